package cardinal.evolve.flow;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.PayableTogether;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.4.2, 10.6.2.5: pays a cost, its parts in the listed order (10.4.2.1). */
final class PayCosts extends Frame<EvolveTable> implements MoveListener, DeedListener {
    private static final Step<PayCosts, EvolveTable> NEXT = PayCosts::next;
    static final Steps<PayCosts, EvolveTable> STEPS = Steps.<PayCosts, EvolveTable>of(PayCosts.class)
            .then("12.2.3", PayCosts::askPoints)
            .then("10.4.4", PayCosts::takePoints)
            .then("12.2.2", PayCosts::askEvolved)
            .then("12.2.2", PayCosts::reveal)
            .then("10.4.2.1", NEXT)
            .then("10.4.2.1", PayCosts::take);

    /** What is paid for. */
    private final Item item;
    /** The play points to pay. */
    private final int points;
    /** Whether an evolution point may stand for one of them. */
    private final boolean mayUsePoint;
    /** Whether a card of the evolve deck is revealed. */
    private final boolean evolve;
    /** The other parts of the cost. */
    private final List<Cost> costs;
    /** The part that is paid next. */
    private int at;
    /** What was done to pay. */
    private DeedsDone deeds;

    PayCosts(Item item, int points, boolean mayUsePoint, boolean evolve, List<Cost> costs) {
        super(STEPS);
        this.item = item;
        this.points = points;
        this.mayUsePoint = mayUsePoint;
        this.evolve = evolve;
        this.costs = costs;
        deeds = DeedsDone.NONE;
    }

    private int seat() {
        return item.controller();
    }

    /** 12.2.3, 14.2.2.4: one evolution point in lieu of one play point. */
    private void askPoints(EvolveTable t) {
        PayPoints.ask(t, seat(), "12.2.3", points, mayUsePoint);
    }

    private void takePoints(EvolveTable t) {
        PayPoints.take(t, seat());
        if (!evolve) {
            goTo(NEXT);
        }
    }

    private void askEvolved(EvolveTable t) {
        EvolveDeck.offerEvolved(t, t.ask(seat(), "12.2.2", Ask.CHOOSE, Purpose.FORM), item.source().card(), seat(),
                item.program().into());
    }

    /** 12.2.2: the corresponding card of the evolve deck is revealed. */
    private void reveal(EvolveTable t) {
        if (t.below(this) instanceof Play play) {
            int evolved = Sides.turned(t, t.answer());
            t.show(evolved, 3);
            t.note(Remark.Topic.REVEAL, "12.2.2", seat(), evolved, "reveals");
            play.revealed(t.ref(evolved));
        }
    }

    private void next(EvolveTable t) {
        if (at >= costs.size()) {
            if (t.below(this) instanceof DeedListener d) {
                d.did(deeds);
            }
            leave();
            return;
        }
        switch (costs.get(at)) {
            case Cost.Engage e when e.what() instanceof Selector.This -> {
                GameActions.engage(t, item.source().card());
                deeds = deeds.with(Amount.Deed.ENGAGED, t.image(item.source().card()));
                paid();
            }
            case Cost.Engage e -> {
                t.push(Effect.of(t, item.part(t.pool().payment(e)), DeedsDone.NONE));
                paid();
            }
            case Cost.Serve s -> {
                Serving.serve(t, item.source().card(), seat(), s.times());
                paid();
            }
            case Cost.DrivePoint d -> {
                Driving.link(t, item.source().card(), seat());
                paid();
            }
            case Cost.Lesson l -> {
                t.push(Effect.of(t, item.part(t.pool().payment(l)), DeedsDone.NONE));
                paid();
            }
            case Cost.EarthRite e -> askStack(t, e.n());
            case Cost.Process p -> {
                t.push(Effect.of(t, item.part(t.pool().payment(p)), DeedsDone.NONE));
                paid();
            }
            case Cost.Pay p -> paid();
        }
    }

    /** 10.4.2.2: whether the rest can still be paid when the part at hand takes these cards, among others. */
    boolean leavesEnough(EvolveTable t, List<Integer> taken) {
        return at >= costs.size()
                || PayableTogether.possible(t, costs.subList(at - 1, costs.size()), Scope.of(item), taken);
    }

    private void paid() {
        at++;
        goTo(NEXT);
    }

    @Override
    public void did(DeedsDone more) {
        deeds = deeds.and(more);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
    }

    /** 13.3.3.2: which amulet loses the Stack counters. */
    private void askStack(EvolveTable t, int n) {
        Prompt prompt = t.ask(seat(), "13.3.3.2", Ask.CHOOSE, Purpose.PAY);
        for (int c = Payable.stackToRemove(t, seat(), n, 0); c != Table.NONE;
                c = Payable.stackToRemove(t, seat(), n, c + 1)) {
            prompt.add(Choice.PICK, c);
        }
    }

    /** 13.3.3.2; reading: an amulet that loses its last counter goes to the cemetery as a part of the cost. */
    private void take(EvolveTable t) {
        int amulet = Option.a(t.answer());
        int n = costs.get(at) instanceof Cost.EarthRite e ? e.n() : 0;
        deeds = deeds.with(Amount.Deed.TAKEN_FROM_STACK, GameActions.removeCounters(t, amulet, CardPool.STACK, n));
        if (t.piece(amulet).counter(CardPool.STACK) == 0) {
            MoveCards.together(t, seat(),
                    List.of(CardMove.of(amulet, t.ownersZone(amulet, Zone.CEMETERY), Movement.PUT.by(seat()))), this);
        }
        paid();
    }

    /** The part of an activated ability's cost that is play points. */
    private @Nullable Cost playPoints() {
        for (Ability ability : item.program().text()) {
            for (Cost cost : ability instanceof Ability.Activated a ? a.costs() : List.<Cost>of()) {
                if (cost instanceof Cost.Pay) {
                    return cost;
                }
            }
        }
        return null;
    }

    /** The cost that is being paid, and the text it stands in. */
    @Override
    protected Cause cause(EvolveTable t) {
        boolean asks = t.frame(t.depth() - 1) == this;
        int now = asks ? at : at - 1;
        boolean isPart = now >= 0 && now < costs.size() && (!asks || costs.get(now) instanceof Cost.EarthRite);
        Cost cost = isPart ? costs.get(now) : asks ? playPoints() : null;
        int card = item.source().card();
        List<? extends Ability> text = item.program().text();
        if (item.sort() == Item.Sort.CARD) {
            for (Ability.WhenPlaying extra : t.def(card).whenPlaying()) {
                text = cost != null && extra.ways().stream().anyMatch(way -> way.contains(cost)) ? List.of(extra)
                        : text;
            }
        }
        return new Cause(item.source(), text, cost, null);
    }
}
