package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    static final Setup SETUP = new Setup("bare", "two players", 77,
            List.of(new Setup.DeckList("my deck", List.of("3 Blank", "deck 1 trap")),
                    new Setup.DeckList("", List.of())));

    private static List<Long> play(Match<BareTable> match, int n) {
        List<Long> prints = new ArrayList<>(List.of(match.fingerprint()));
        Dice dice = new Dice(match.choiceCount());
        for (int i = 0; i < n; i++) {
            match.choose(dice.below(match.prompt().size()));
            prints.add(match.fingerprint());
        }
        return prints;
    }

    @Test
    void going_back_is_the_same_as_replaying() {
        Match<BareTable> match = Match.start(new BareRules(), SETUP);
        List<Long> prints = play(match, 40);
        for (int n = 40; n >= 0; n--) {
            assertThat(match.rebuilt(n).fingerprint()).isEqualTo(prints.get(n));
            match.backTo(n);
            assertThat(match.fingerprint()).isEqualTo(prints.get(n));
            assertThat(match.choiceCount()).isEqualTo(n);
        }
    }

    @Test
    void going_back_to_what_was_never_played_is_refused() {
        Match<BareTable> match = Match.start(new BareRules(), SETUP);
        play(match, 5);
        long print = match.fingerprint();
        assertThatThrownBy(() -> match.backTo(6)).isInstanceOf(BadInput.class).hasMessageContaining("5 were made");
        assertThatThrownBy(() -> match.rebuilt(-1)).isInstanceOf(BadInput.class);
        assertThat(match.fingerprint()).isEqualTo(print);
    }

    @Test
    void the_observer_stays_when_going_back() {
        Match<BareTable> match = Match.start(new BareRules(), SETUP);
        Observer<BareTable> observer = (table, event) -> {
        };
        match.table().observe(observer);
        play(match, 5);
        match.backTo(2);
        assertThat(match.table().observer()).isSameAs(observer);
        assertThat(match.copy().table().observer()).isNull();
    }

    @Test
    void a_table_laid_out_by_hand_is_rebuilt_from_itself_and_has_no_journal() {
        BareTable table = new BareRules().start(SETUP);
        table.create(1, BareTable.hand(1));
        Match<BareTable> match = Match.on(new BareRules(), SETUP, table);
        List<Long> prints = play(match, 10);
        assertThat(match.copy().rebuilt(4).fingerprint()).isEqualTo(prints.get(4));
        match.backTo(7);
        assertThat(match.fingerprint()).isEqualTo(prints.get(7));
        match.backTo(0);
        assertThat(match.fingerprint()).isEqualTo(prints.get(0));
        assertThatThrownBy(match::journal).isInstanceOf(BadInput.class);
    }

    @Test
    void an_option_that_is_not_there_is_refused_and_changes_nothing() {
        Match<BareTable> match = Match.start(new BareRules(), SETUP);
        long print = match.fingerprint();
        int size = match.prompt().size();
        assertThatThrownBy(() -> match.choose(size)).isInstanceOf(BadInput.class)
                .hasMessageContaining("there are " + size);
        assertThatThrownBy(() -> match.choose(-1)).isInstanceOf(BadInput.class);
        assertThat(match.fingerprint()).isEqualTo(print);
        assertThat(match.choiceCount()).isZero();
        assertThatThrownBy(match::outcome).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void nothing_is_asked_or_conceded_once_the_match_is_over() {
        Match<BareTable> match = Match.start(new BareRules(), SETUP);
        while (!match.isOver()) {
            match.choose(0);
        }
        assertThat(match.prompt().isOpen()).isFalse();
        assertThatThrownBy(() -> match.choose(0)).isInstanceOf(BadInput.class).hasMessageContaining("nothing is asked");
        assertThatThrownBy(() -> match.concede(0)).isInstanceOf(BadInput.class);
        assertThat(match.outcome().isDraw()).isFalse();
        assertThat(match.outcome().won(0)).isNotEqualTo(match.outcome().won(1));
    }

    @Test
    void a_copy_remembers_its_own_choices() {
        Match<BareTable> match = Match.start(new BareRules(), SETUP);
        play(match, 10);
        Match<BareTable> copy = match.copy();
        play(copy, 10);
        match.choose(1);
        assertThat(match.journal().choices()).hasSize(11);
        assertThat(copy.journal().rebuild(new BareRules()).whole().fingerprint()).isEqualTo(copy.fingerprint());
    }
}
