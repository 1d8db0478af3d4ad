package cardinal.ufs;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Sight;
import cardinal.proving.RandomGames;
import cardinal.proving.RandomPlayContract;
import cardinal.ufs.words.Commands;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What random games of every edition promise: cards lie in their owners' zones, and every option has words of its own. */
abstract class UfsPlay extends RandomPlayContract<UfsTable> {
    UfsPlay(RandomGames<UfsTable> games) {
        super(games, 40);
    }

    @Override
    protected void checkZones(UfsTable t, int cards, String where) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.place(card) != Places.NOWHERE) {
                assertThat(t.holder(card)).as("%s: owner of %s in %s", where, t.def(card), t.spec(t.piece(card).zone()))
                        .isEqualTo(t.piece(card).owner());
            }
        }
    }

    @Test
    void options_have_words_of_their_own() {
        games().atEveryQuestion(20, (match, where) -> {
            UfsTable t = match.table();
            Prompt prompt = t.prompt();
            Map<String, Long> words = new HashMap<>();
            for (int i = 0; i < prompt.size(); i++) {
                String command = Commands.of(t, prompt.option(i));
                Long other = words.putIfAbsent(command, prompt.option(i));
                assertThat(other == null || areAlike(t, other, prompt.option(i))).as("%s: %s twice", where, command)
                        .isTrue();
            }
        });
    }

    /** Copies in a pile, or cards of a hand that is not seen, are the same to whoever picks one. */
    private static boolean areAlike(UfsTable t, long a, long b) {
        int one = Option.a(a);
        int two = Option.a(b);
        return Option.kind(a) == Choice.CARD && t.piece(one).zone() == t.piece(two).zone()
                && (t.def(one).equals(t.def(two)) || !Sight.sees(t, t.prompt().seat(), one));
    }
}
