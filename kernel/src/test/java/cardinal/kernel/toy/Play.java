package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A toy match that is played with words. */
final class Play {
    final Match<ToyTable> match;

    private Play(Match<ToyTable> match) {
        this.match = match;
    }

    /** A match with one deck per seat; a deck is names separated by spaces, its last card on top. */
    static Play of(ToyRules rules, String... decks) {
        return new Play(Match.start(rules, setup(7, decks)));
    }

    static Setup setup(long seed, String... decks) {
        List<Setup.DeckList> lists = Arrays.stream(decks)
                .map(d -> new Setup.DeckList("deck", d.isEmpty() ? List.of() : List.of(d.split(" ")))).toList();
        return new Setup("toy", "duel", seed, lists);
    }

    ToyTable table() {
        return match.table();
    }

    /** This seat gives this answer to the open question. */
    Play say(int seat, String command) {
        assertThat(match.prompt().isOpen()).as("a question is open").isTrue();
        assertThat(match.prompt().seat()).as("who is asked").isEqualTo(seat);
        assertThat(offered()).contains(command);
        match.choose(offered().indexOf(command));
        return this;
    }

    List<String> offered() {
        List<String> commands = new ArrayList<>();
        for (int i = 0; match.prompt().isOpen() && i < match.prompt().size(); i++) {
            commands.add(match.command(i));
        }
        return commands;
    }

    /** All that happened, in words. */
    List<String> story() {
        List<String> story = new ArrayList<>();
        for (int i = 0; i < table().historySize(); i++) {
            story.add(((ToyEvent) table().past(i)).words());
        }
        return story;
    }

    Play copy() {
        return new Play(match.copy());
    }
}
