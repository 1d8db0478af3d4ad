package cardinal.evolve.flow;

import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import java.util.Objects;

/** 10.5.2: Confirmation Timing: rules handling first, then pending automatic abilities one at a time, the active player's first. */
final class Confirmation extends Frame<EvolveTable> {
    private static final Step<Confirmation, EvolveTable> HANDLE_RULES = Confirmation::handleRules;
    private static final Step<Confirmation, EvolveTable> OTHER = Confirmation::offerOther;
    private static final Step<Confirmation, EvolveTable> END = Confirmation::end;
    static final Steps<Confirmation, EvolveTable> STEPS = Steps.<Confirmation, EvolveTable>of(Confirmation.class)
            .then("10.5.2.1", HANDLE_RULES)
            .then("10.5.2.2", Confirmation::offerActive)
            .then("10.5.2.2", Confirmation::play)
            .then("10.5.2.3", OTHER)
            .then("10.5.2.3", Confirmation::play)
            .then("10.5.2.4", END);

    Confirmation() {
        super(STEPS);
    }

    /** Confirmation Timing occurs; without anything to confirm it is over at once. */
    static void occur(EvolveTable t) {
        AutomaticAbilities.states(t);
        if (RulesHandling.isDue(t) || t.pending().count() > 0) {
            t.push(new Confirmation());
        }
    }

    private void handleRules(EvolveTable t) {
        if (t.pending().hasRivals()) {
            WhichEvents.decide(t);
            goTo(HANDLE_RULES);
        } else if (RulesHandling.isDue(t)) {
            t.push(new RulesHandling());
        }
    }

    private void offerActive(EvolveTable t) {
        AutomaticAbilities.states(t);
        if (!offer(t, t.active(), "10.5.2.2")) {
            goTo(OTHER);
        }
    }

    private void offerOther(EvolveTable t) {
        if (!offer(t, EvolveTable.opponent(t.active()), "10.5.2.3")) {
            goTo(END);
        }
    }

    /** 10.7.3.1: the player says which comes next; alike ones are offered once. */
    private static boolean offer(EvolveTable t, int seat, String clause) {
        Prompt prompt = null;
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            if (item.controller() == seat && !looksLikeEarlier(t, i)) {
                prompt = prompt == null ? t.ask(seat, clause, Ask.ORDER, Purpose.ORDER_ABILITIES) : prompt;
                prompt.add(Choice.PENDING, (short) item.id());
            }
        }
        return prompt != null;
    }

    private static boolean looksLikeEarlier(EvolveTable t, int i) {
        Item item = t.pending().item(i);
        for (int j = 0; j < i; j++) {
            Item other = t.pending().item(j);
            if (other.program() == item.program() && other.source().equals(item.source())
                    && other.controller() == item.controller()
                    && (!item.program().aboutCause() || Objects.equals(other.cause(), item.cause())
                            && other.named().equals(item.named()))) {
                return true;
            }
        }
        return false;
    }

    /** 10.7.3: it is played and resolved, and the process begins again. */
    private void play(EvolveTable t) {
        int id = Option.a(t.answer());
        for (int i = 0; i < t.pending().count(); i++) {
            if ((short) t.pending().item(i).id() == id) {
                Play.automatic(t, t.pending().remove(i));
                goTo(HANDLE_RULES);
                return;
            }
        }
        throw new IllegalStateException("nothing pending has the number " + id);
    }

    private void end(EvolveTable t) {
    }

    /** The rules ask. */
    @Override
    protected Cause cause(EvolveTable t) {
        return Cause.RULES;
    }
}
