package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.CostsTogether;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;

/** 821.1.c of 2026-07: the Equip cost of an Equipment, less [A], is paid on resolution, and it is attached to this unit. */
public final class EquipForLess extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<EquipForLess, RiftTable> PAY = EquipForLess::pay;
    static final Steps<EquipForLess, RiftTable> STEPS = Steps.<EquipForLess, RiftTable>of(EquipForLess.class)
            .then(Newer.clause("821.1.c.2"), EquipForLess::ask)
            .then(Newer.clause("821.1.c.5"), EquipForLess::take)
            .then(Newer.clause("821.1.c"), PAY)
            .then(Newer.clause("821.1.c"), EquipForLess::attach);

    private final int seat;
    private final Ref gear;
    private final Ref unit;
    /** How many of the costs are paid; the price is the first of them. */
    private int paid;

    public EquipForLess(int seat, Ref gear, Ref unit) {
        super(STEPS);
        this.seat = seat;
        this.gear = gear;
        this.unit = unit;
    }

    /** 725.3: the Equip ability can be looked at while it rests. Null: 821.1.c.4, there is none. */
    private static Ability.@org.jspecify.annotations.Nullable KeywordCost equip(CardDef face) {
        for (Ability.KeywordCost k : face.bare().keywordCosts()) {
            if (k.keyword() == Keyword.EQUIP) {
                return k;
            }
        }
        return null;
    }

    private List<Cost> costs(RiftTable t) {
        Ability.KeywordCost equip = equip(t.def(gear.card()));
        return equip == null ? List.of() : equip.costs();
    }

    /** 821.1.c.3: what has no Power in it is not reduced. */
    private Price price(RiftTable t) {
        CardDef face = t.def(gear.card()).bare();
        Price whole = Costing.equip(t, seat, gear.card(), face, costs(t));
        return Costing.lessAny(whole, 1);
    }

    private List<Cost> others(RiftTable t) {
        List<Cost> others = new ArrayList<>(costs(t));
        others.removeIf(Cost.Pay.class::isInstance);
        return CostsTogether.inOrder(others);
    }

    /** 821.1.c.5: what cannot be paid stays where it is. */
    private void ask(RiftTable t) {
        boolean there = t.isSame(gear) && t.isSame(unit) && t.onBoard(gear.card()) && t.isUnitOnBoard(unit.card());
        boolean payable = there && equip(t.def(gear.card())) != null
                && Payable.all(t, seat, gear.card(), costs(t))
                && CostsTogether.affordable(t, seat, gear.card(), price(t), costs(t));
        if (!payable) {
            leave();
            return;
        }
        t.ask(seat, Newer.clause("821.1.c"), Ask.YES_NO, Purpose.PAY_EXTRA)
                .add(Choice.YES, gear.card(), 0, Choice.FOR_INSTRUCTION).add(Choice.NO);
    }

    private void take(RiftTable t) {
        if (Option.kind(t.answer()) != Choice.YES) {
            leave();
        }
    }

    private void pay(RiftTable t) {
        List<Cost> others = others(t);
        if (paid > others.size()) {
            return;
        }
        if (paid == 0) {
            Price price = price(t);
            if (!price.isNothing() && Resources.canPay(t, seat, price)) {
                t.push(new Payment(seat, price, false,
                        CostsTogether.setAside(t, seat, gear.card(), price, others), CostsTogether.takesRune(others)));
            }
        } else {
            t.push(new PayCost(seat, gear.card(), others.get(paid - 1), cardinal.kernel.Table.NONE, Targets.NONE));
        }
        paid++;
        goTo(PAY);
    }

    private void attach(RiftTable t) {
        if (t.isSame(gear) && t.isSame(unit)) {
            Attaching.attach(t, gear.card(), unit.card(), seat);
        }
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return "Pay " + Wording.price(price(words.table())) + " to attach " + words.card(gear.card()) + "?";
    }
}
