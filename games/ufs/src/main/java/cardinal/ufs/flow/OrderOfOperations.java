package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.rules.Firings;
import cardinal.ufs.rules.Firings.Firing;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.FreshEvents;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * J.1.3 (UniVersus: Order of Operations): what follows a game event before anything else goes on: pause conditions, states
 * and modifier effects, fired effects, the rival's chance to cancel, a response window. It may interrupt any procedure, an
 * effect half-way through included, and be interrupted itself.
 */
final class OrderOfOperations extends Frame<UfsTable> implements Ordering {
    private static final Step<OrderOfOperations, UfsTable> PAUSE = OrderOfOperations::pause;
    private static final Step<OrderOfOperations, UfsTable> MODIFIERS = OrderOfOperations::modifiers;
    private static final Step<OrderOfOperations, UfsTable> FIRE = OrderOfOperations::fire;
    private static final Step<OrderOfOperations, UfsTable> CANCEL = OrderOfOperations::mayCancel;
    static final Steps<OrderOfOperations,
            UfsTable> STEPS = Steps.<OrderOfOperations, UfsTable>of(OrderOfOperations.class)
                    .then("E.2", PAUSE)
                    .then("J.3.3.1", MODIFIERS)
                    .then("J.3.2.1", FIRE)
                    .then("J.3.2.1.2", OrderOfOperations::takeOrder)
                    .then("H.3.3.4.3", CANCEL)
                    .then("H.2.3.2.1", OrderOfOperations::window)
                    .then("J.1.3", OrderOfOperations::next);

    /** What is followed up. */
    private Occurrence event;
    /** What has happened meanwhile and is followed up after it. */
    private List<Occurrence> later;
    /** The fired effects that are still to be carried out. */
    private List<Firing> firings;
    /** Whether they have been found. */
    private boolean gathered;

    private OrderOfOperations(UfsTable t, Occurrence event) {
        super(t.edition().steps(STEPS));
        this.event = event;
        later = List.of();
        firings = List.of();
    }

    /** What the table calls before any next step once something has happened or changed. */
    public static void attend(UfsTable t) {
        if (Pause.isDue(t)) {
            t.push(new OrderOfOperations(t, t.isHolding() ? Occurrence.NOTHING : t.fresh().takeOccurrence()));
            return;
        }
        FreshEvents fresh = t.fresh();
        if (!Settling.settle(t) || t.isHolding() || !fresh.areAny()) {
            return;
        }
        if (!fresh.areAwaited()) {
            assert !concerns(t, Occurrence.of(fresh.all())) : "somebody waits for " + fresh.all();
            fresh.drop();
            return;
        }
        Occurrence now = fresh.takeOccurrence();
        if (Firings.any(t, now) || MayCancel.applies(t, now)) {
            t.push(new OrderOfOperations(t, now).whileNothingPauses());
        } else if (Window.isOpenFor(t, now)) {
            t.push(new Window(t, now));
        }
    }

    private static boolean concerns(UfsTable t, Occurrence now) {
        return Firings.any(t, now) || MayCancel.applies(t, now) || Window.isOpenFor(t, now);
    }

    /** No pause condition holds and all is settled: what is left to be seen to begins with fired effects. */
    private OrderOfOperations whileNothingPauses() {
        goTo(FIRE);
        return this;
    }

    /** E.2: in their order; game events meanwhile come as one afterwards. */
    private void pause(UfsTable t) {
        if (Pause.isDue(t)) {
            t.push(new Pause(t));
            goTo(PAUSE);
        }
    }

    /** What happened while the game was paused follows as an event of its own. */
    void alsoHappened(List<UfsEvent> events) {
        if (!events.isEmpty()) {
            later = More.of(later, Occurrence.of(events));
        }
    }

    private void modifiers(UfsTable t) {
        if (!Settling.settle(t)) {
            goTo(MODIFIERS);
        }
    }

    /** J.3.2.1.2: the active player's in the order of their choosing, then the other's. */
    private void fire(UfsTable t) {
        if (!gathered) {
            gathered = true;
            firings = Firings.of(t, event);
        } else {
            firings = Firings.left(t, firings);
        }
        if (firings.isEmpty()) {
            goTo(CANCEL);
            return;
        }
        int seat = firings.getFirst().bindings().controller();
        Prompt prompt = t.ask(seat, "J.3.2.1.2", Ask.ORDER, Purpose.ORDER_ABILITIES);
        for (int i = 0; i < firings.size(); i++) {
            if (firings.get(i).bindings().controller() == seat) {
                prompt.add(Choice.EFFECT, i, firings.get(i).bindings().source().card(), 0);
            }
        }
    }

    private void takeOrder(UfsTable t) {
        List<Firing> rest = new ArrayList<>(firings);
        Firing next = rest.remove(Option.a(t.answer()));
        firings = List.copyOf(rest);
        goTo(FIRE);
        InForce once = Firings.inForce(t, next);
        if (once != null) {
            t.end(once); // J.3.2.3
        }
        t.push(new Effect(t, next.program(), next.bindings(), Effect.Role.EFFECT).unpaid(next.unpaid()));
    }

    private void mayCancel(UfsTable t) {
        if (MayCancel.applies(t, event)) {
            t.push(new MayCancel(t, event));
        }
    }

    private void window(UfsTable t) {
        if (Window.isOpenFor(t, event)) {
            t.push(new Window(t, event));
        }
    }

    private void next(UfsTable t) {
        if (!later.isEmpty()) {
            event = later.getFirst();
            later = List.copyOf(later.subList(1, later.size()));
            gathered = false;
            goTo(PAUSE);
        }
    }

    @Override
    public Bindings effect(UfsTable t, int place) {
        return firings.get(place).bindings();
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
