package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.evolve.card.CardType;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.CardText;
import cardinal.kernel.Clauses;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Remark;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 1.2.3: conceding. */
class ConcessionTest {

    @Test
    @Clauses({"1.2.1", "1.2.3", "1.2.3.1"})
    void atAnyTimeEitherPlayerMayConcedeAndHasLostAtOnce() {
        Starters.GAMES.atEveryQuestion(12, (match, where) -> {
            for (int seat = 0; seat < 2 && !match.isOver(); seat++) {
                Match<EvolveTable> other = match.copy();
                List<String> seen = new ArrayList<>();
                other.table().observe(new Observer<EvolveTable>() {
                    @Override
                    public void saw(EvolveTable t, Event event) {
                        if (!(event instanceof Remark)) { // the log says so; nothing of the game happens
                            seen.add(event.toString());
                        }
                    }

                    @Override
                    public void step(EvolveTable t, String clause) {
                        seen.add(clause);
                    }
                });
                other.concede(seat);
                assertThat(other.isOver()).as(where).isTrue();
                assertThat(other.outcome().won(1 - seat)).as(where).isTrue();
                assertThat(other.outcome().won(seat)).as(where).isFalse();
                assertThat(other.outcome().clause()).isEqualTo("1.2.3");
                assertThat(seen).as(where).isEmpty();
            }
        });
    }

    @Test
    @Clauses({"1.2.3.1"})
    void noTextMakesAPlayerConcede() {
        for (String text : List.of("Each opponent concedes.", "Each opponent concedes the game.", "Concede the game.",
                "When you would concede, draw a card instead.", "Opponents can't concede.")) {
            assertThat(CardText.read(CardType.SPELL, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
            assertThat(CardText.read(CardType.FOLLOWER, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
        }
    }
}
