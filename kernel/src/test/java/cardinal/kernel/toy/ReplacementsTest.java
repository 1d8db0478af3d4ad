package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Option;
import cardinal.kernel.Planned;
import cardinal.kernel.Prompt;
import cardinal.kernel.Steps;
import org.junit.jupiter.api.Test;

class ReplacementsTest {
    private static Play harmed(int amount, String... decks) {
        return Play.of(new ToyRules(t -> Script.of((s, table) -> {
            for (int card = 0; card < table.pieceCount(); card++) {
                table.move(card, ToyTable.field(table.piece(card).owner()), 0);
            }
        }, (s, table) -> table.push(new Harm(new ToyEvent.Harmed(1, amount))), (s, table) -> table.say("on with it"))),
                decks);
    }

    @Test
    void an_event_that_nothing_replaces_happens_as_planned() {
        assertThat(harmed(3, "Shield", "Grunt").story()).containsExactly("seat 1 takes 3", "intended 3", "on with it");
    }

    @Test
    void the_affected_player_names_the_order_and_the_order_matters() {
        Play play = harmed(3, "", "Shield Doubler");
        assertThat(play.match.prompt().seat()).isEqualTo(1);
        assertThat(play.offered()).containsExactly("play Shield", "play Doubler");
        Play other = play.copy();
        play.say(1, "play Shield");
        assertThat(play.story()).containsExactly("Shield replaces 3", "Doubler replaces 2", "seat 1 takes 4",
                "intended 3", "on with it");
        other.say(1, "play Doubler");
        assertThat(other.story()).containsExactly("Doubler replaces 3", "Shield replaces 6", "seat 1 takes 5",
                "intended 3", "on with it");
    }

    @Test
    void each_replacement_applies_at_most_once_to_an_event() {
        Play play = harmed(5, "", "Shield Shield Shield");
        play.say(1, "play Shield");
        assertThat(play.offered()).hasSize(2);
        play.say(1, "play Shield");
        assertThat(play.story()).endsWith("seat 1 takes 2", "intended 5", "on with it");
    }

    @Test
    void one_applicable_replacement_asks_nobody() {
        assertThat(harmed(1, "", "Doubler").story()).containsExactly("Doubler replaces 1", "seat 1 takes 2",
                "intended 1", "on with it");
    }

    @Test
    void a_prevented_event_does_not_happen_and_is_replaced_no_further() {
        Play play = harmed(3, "", "Ward Doubler").say(1, "play Ward");
        assertThat(play.story()).containsExactly("Ward replaces 3", "on with it");
        assertThat(play.table().life(1)).isEqualTo(20);
    }

    /** Another ruleset's order: all of the active player's replacements come first, then the others'. */
    static final class ActiveFirst extends Planned<ToyTable, ToyEvent.Harmed> {
        static final Steps<ActiveFirst, ToyTable> STEPS =
                Planned.<ActiveFirst, ToyTable, ToyEvent.Harmed>steps(ActiveFirst.class, "J.3.5.1");

        ActiveFirst(ToyEvent.Harmed intended) {
            super(STEPS, intended);
        }

        @Override
        protected int chooser(ToyEvent.Harmed planned, ToyTable table) {
            int field = ToyTable.field(table.turnSeat);
            for (int i = 0; i < table.size(field); i++) {
                if (!wasApplied(Option.of(ToyRules.PLAY, table.cardAt(field, i), 0, 0))) {
                    return table.turnSeat;
                }
            }
            return table.nextSeat(table.turnSeat);
        }

        @Override
        protected void applicable(ToyEvent.Harmed planned, Prompt replacements, ToyTable table) {
            int field = ToyTable.field(chooser(planned, table));
            for (int i = 0; i < table.size(field); i++) {
                replacements.add(ToyRules.PLAY, table.cardAt(field, i));
            }
        }

        @Override
        protected void replace(ToyEvent.Harmed planned, long replacement, ToyTable table) {
            table.say(table.card(Option.a(replacement)).name() + " replaces " + planned.amount());
            become(new ToyEvent.Harmed(planned.seat(), planned.amount() + 1));
        }

        @Override
        protected void happen(ToyEvent.Harmed planned, ToyTable table) {
            table.emit(planned);
        }
    }

    @Test
    void another_ruleset_lets_the_active_player_order_first() {
        Play play = Play.of(new ToyRules(t -> Script.of((s, table) -> {
            for (int card = 0; card < table.pieceCount(); card++) {
                table.move(card, ToyTable.field(table.piece(card).owner()), 0);
            }
            table.turnSeat = 1;
        }, (s, table) -> table.push(new ActiveFirst(new ToyEvent.Harmed(0, 1))))), "Ward Grunt", "Shield Lord");
        assertThat(play.offered()).containsExactly("play Shield", "play Lord");
        play.say(1, "play Lord").say(0, "play Grunt");
        assertThat(play.story()).containsExactly("Lord replaces 1", "Shield replaces 2", "Grunt replaces 3",
                "Ward replaces 4", "seat 0 takes 5");
    }

    @Test
    void when_the_one_who_orders_leaves_the_ruleset_names_another() {
        Play play = harmed(3, "", "Shield Doubler", "");
        play.match.concede(1);
        assertThat(play.story()).containsExactly("seat 1 takes 3", "intended 3", "on with it");
    }
}
