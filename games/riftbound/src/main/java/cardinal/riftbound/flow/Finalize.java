package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Payable;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.ModeChosen;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 350 to 356, 386 to 394: steps 2 to 6 of playing a card or ability: choices, total cost, payment, legality, finalising. */
public final class Finalize extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<Finalize, RiftTable> OPTIONAL = Finalize::askOptionalCost;
    private static final Step<Finalize, RiftTable> TARGETS = Finalize::askTarget;
    private static final Step<Finalize, RiftTable> ANNOUNCE = Finalize::announceTargets;
    private static final Step<Finalize, RiftTable> PAY_OTHER = Finalize::payOther;
    static final Steps<Finalize, RiftTable> STEPS = Steps.<Finalize, RiftTable>of(Finalize.class)
            .then("352.2", Finalize::askLocation)
            .then("352.2", Finalize::takeLocation)
            .then("353.2.b", Finalize::askAccelerate)
            .then("721.1.a", Finalize::takeAccelerate)
            .then("353.2.b.1", OPTIONAL)
            .then("353.2.b.1", Finalize::takeOptionalCost)
            .then("390.1", Finalize::askMode)
            .then("390.1", Finalize::takeMode)
            .then("352.4", TARGETS)
            .then("352.4", Finalize::takeTarget)
            .then("352.6", ANNOUNCE)
            .then("353", Finalize::determineCost)
            .then("354.1", Finalize::payResources)
            .then("354.2", PAY_OTHER)
            .then("355", Finalize::checkLegality)
            .then("356", Finalize::finalizeItem);

    private static final KeywordValue ACCELERATE = new KeywordValue(Keyword.ACCELERATE, 1);

    private ChainItem item;
    private int slot;
    private int costIndex;
    private Price price;
    boolean declined;
    /** 352.4: only the choices of an item that is on the chain already are made again; its choices before. */
    private @Nullable ChainItem before;
    /** What is given up of any number, and whether that is still to be said. */
    private Targets given;
    private boolean victimsOpen;

    public Finalize(ChainItem item) {
        super(STEPS);
        this.item = item;
        price = Price.NOTHING;
        slot = -1;
        given = Targets.OPEN;
        victimsOpen = true;
    }

    /** The choices of a spell on the chain are made again; what it costs has been paid. */
    public static Finalize again(RiftTable t, ChainItem item) {
        Finalize again = new Finalize(item.with(Targets.NONE).with(t.def(item.card()).spell()));
        again.before = item;
        t.chain().replace(again.item);
        return again;
    }

    private boolean isUnit(RiftTable t) {
        return !item.isAbility() && t.def(item.card()).isUnit();
    }

    private void change(RiftTable t, ChainItem changed) {
        item = changed;
        t.chain().replace(changed);
    }

    // ---- 352: choices ---------------------------------------------------------------------------------

    private void askLocation(RiftTable t) {
        t.answer(Option.of(Choice.LOCATION, item.place(), 0, 0));
        if (!isUnit(t) || item.place() != Table.NONE) {
            return;
        }
        Prompt prompt = t.ask(item.controller(), "352.2", Ask.CHOOSE, Purpose.PLACE);
        Locations.offer(t, prompt, item);
    }

    private void takeLocation(RiftTable t) {
        if (isUnit(t)) {
            change(t, item.at(Option.a(t.answer())));
        }
    }

    /** 721: offered when it could be paid. */
    private void askAccelerate(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        if (isUnit(t) && t.def(item.card()).has(Keyword.ACCELERATE)
                && affordable(t, item.flags() | ChainItem.ACCELERATED)) {
            Prompt prompt = t.ask(item.controller(), "721.2", Ask.YES_NO, Purpose.PAY_EXTRA);
            prompt.add(Choice.YES, item.card(), 0, Choice.FOR_ACCELERATE);
            if (affordable(t, item.flags())) {
                prompt.add(Choice.NO);
            }
        }
    }

    private boolean affordable(RiftTable t, int flags) {
        return Resources.canPay(t, item.controller(), Costing.cheaperFor(t.def(item.card()),
                Costing.card(t, item.controller(), item.card(), item.ignoredCosts(), flags, item.targets()),
                given.slot(0).length + (victimsOpen ? Payable.victims(t, item.controller(), item.card()) : 0)));
    }

    private void takeAccelerate(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(ChainItem.ACCELERATED));
        }
    }

    private void askOptionalCost(RiftTable t) {
        t.answer(Option.of(Choice.NO, 0, 0, 0));
        if (item.isAbility() || before != null) {
            return;
        }
        for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
            if (a.optional() && a.costs().getFirst() instanceof Cost.KillAny any) {
                askVictims(t, any);
                return;
            }
            if (a.optional() && Payable.all(t, item.controller(), item.card(), a.costs())
                    && affordable(t, item.flags() | ChainItem.PAID_EXTRA)
                    && leavesChoices(t, a)) {

                Prompt prompt = t.ask(item.controller(), "353.2.b.1", Ask.YES_NO, Purpose.PAY_EXTRA);
                prompt.add(Choice.YES, item.card(), 0, Choice.FOR_ADDITIONAL_COST);
                if (affordable(t, item.flags())) {
                    prompt.add(Choice.NO);
                }
                return;
            }
        }
    }

    /** 352.16: paying this must leave the location that was chosen legal, and targets to choose. */
    private boolean leavesChoices(RiftTable t, Ability.AdditionalCost a) {
        if (isUnit(t)) {
            int b = t.battlefieldOf(item.place());
            return b == Table.NONE || a.costs().stream()
                    .allMatch(c -> Payable.canKeep(t, item.controller(), item.card(), c, item.place()));
        }
        return Legal.hasChoices(t, item, a.costs());
    }

    /** "Kill any number of friendly units": one after the other, as long as what is left can be paid for. */
    private void askVictims(RiftTable t, Cost.KillAny any) {
        victimsOpen = false;
        Prompt prompt = t.ask(item.controller(), "353.2.b.1", Ask.CHOOSE, Purpose.PAY_EXTRA);
        if (affordable(t, item.flags())) {
            prompt.add(Choice.DONE);
        }
        Payable.offerVictims(t, prompt, item, any.filter(), given);
        if (prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    private void takeOptionalCost(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            change(t, item.with(ChainItem.PAID_EXTRA));
            given = given.add(t.ref(Option.a(t.answer())));
            goTo(OPTIONAL);
            return;
        }
        if (Option.kind(t.answer()) == Choice.YES) {
            change(t, item.with(ChainItem.PAID_EXTRA));
        }
    }

    /** 352.1, 390.1: modes are chosen before targets; one without legal choices is not offered. */
    private void askMode(RiftTable t) {
        t.answer(Option.of(Choice.DONE, 0, 0, 0));
        if (item.program().modeCount() == 0) {
            return;
        }
        Prompt prompt = t.ask(item.controller(), item.isAbility() ? "390.1" : "352.1", Ask.CHOOSE, Purpose.MODE);
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
        for (int i = 0; i < item.program().modeCount(); i++) {
            if (!Targeting.isStale(t, item.program(), i, item.source())
                    && Targeting.choicesExist(t, item.program().mode(i), Targeting.scope(t, item), hiddenAt,
                            item.card(),
                            chosen -> priceWith(t, chosen),
                            otherCosts(t))) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (prompt.size() == 0) {
            prompt.add(Choice.DECLINE);
        }
    }

    private void takeMode(RiftTable t) {
        switch (Option.kind(t.answer())) {
            case Choice.MODE -> {
                int mode = Option.a(t.answer());
                if (item.program().wantsFreshModes()) {
                    t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), item.source(),
                            new ModeChosen(item.program(), mode));
                }
                change(t, item.with(item.program().mode(mode)));
            }
            case Choice.DECLINE -> drop(t, "390.3");
            default -> {
            }
        }
    }

    /** Asks for one pick at a time, slot by slot. */
    private void askTarget(RiftTable t) {
        if (slot < 0 || slot >= item.program().slotCount() || isFull(t)) {
            slot++;
            if (slot >= item.program().slotCount()) {
                goTo(ANNOUNCE);
                return;
            }
            change(t, item.with(item.targets().open()));
        }
        int seat = item.controller();
        Prompt prompt = t.ask(seat, "352.4", Ask.CHOOSE, purposeOfSlot());
        Targeting.offer(t, prompt, item, slot, chosen -> priceWith(t, chosen), otherCosts(t));
        if (item.targets().slot(slot).length >= least()) {
            prompt.add(Choice.DONE);
        } else if (prompt.size() == 0) {
            prompt.add(Choice.DECLINE);
        }
    }

    /** How many picks the slot needs; a destination needs none when no unit was chosen for it. */
    private int least() {
        return switch (item.program().slot(slot)) {
            case Slot.Objects o -> o.count().least();
            case Slot.Shares s -> 0;
            case Slot.Location l -> destinations(l);
        };
    }

    /** 352.3: one for each unit chosen before; otherwise one. */
    private int destinations(Slot.Location l) {
        return l.ofChosen() && slot > 0 && item.program().slot(slot - 1) instanceof Slot.Objects
                ? item.targets().slot(slot - 1).length : 1;
    }

    private boolean isFull(RiftTable t) {
        int chosen = item.targets().slot(slot).length;
        return switch (item.program().slot(slot)) {
            case Slot.Objects o -> chosen >= o.count().most();
            case Slot.Location l -> chosen >= destinations(l);
            case Slot.Shares s -> chosen >= cardinal.riftbound.rules.Damage.splittable(t, item, s.damage());
        };
    }

    private void takeTarget(RiftTable t) {
        long answer = t.answer();
        switch (Option.kind(answer)) {
            case Choice.PICK -> change(t, item.with(item.targets().add(t.ref(Option.a(answer)))));
            case Choice.LOCATION -> change(t, item.with(item.targets().add(Targets.location(Option.a(answer)))));
            case Choice.ITEM -> change(t, item.with(item.targets().add(Targeting.abilityRef(Option.a(answer)))));
            case Choice.DECLINE -> {
                drop(t, "390.3");
                return;
            }
            default -> closeSlot(t);
        }
        goTo(TARGETS);
    }

    /** "Up to" and "any number": the player has picked enough. */
    private void closeSlot(RiftTable t) {
        slot++;
        if (slot < item.program().slotCount()) {
            change(t, item.with(item.targets().open()));
            return;
        }
        slot = item.program().slotCount();
    }

    /** 352.14.d: each target counts as chosen. */
    private void announceTargets(RiftTable t) {
        rememberBattlefield(t);
        if (before != null) {
            leave();
        }
        if (!t.cares(Kind.CHOSEN)) {
            return;
        }
        for (int i = 0; i < item.targets().size(); i++) {
            for (Ref ref : item.targets().slot(i)) {
                if (ref.incarnation() != Targets.LOCATION && ref.card() >= 0) {
                    t.emit(new RiftEvent.Chosen(ref.card(), item.controller(), item.is(ChainItem.SPELL)));
                }
            }
        }
    }

    /** 352.11.b: units chosen together at one battlefield must still be at that one later, so it is kept with them. */
    private void rememberBattlefield(RiftTable t) {
        for (int i = 0; i < item.program().slotCount(); i++) {
            if (item.program().slot(i) instanceof Slot.Objects o
                    && o.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD
                    && item.targets().slot(i).length > 0) {
                int zone = t.piece(item.targets().slot(i)[0].card()).zone();
                change(t, item.with(item.targets().open().add(Targets.location(zone))));
                return;
            }
        }
    }

    // ---- 353, 354: costs --------------------------------------------------------------------------------

    private Price priceWith(RiftTable t, Targets chosen) {
        if (before != null) {
            return Price.NOTHING;
        }
        if (!item.isAbility()) {
            return item.is(ChainItem.TOKEN) && !item.is(ChainItem.ACCELERATED) ? Price.NOTHING
                    : cheaper(t,
                            Costing.card(t, item.controller(), item.card(), item.ignoredCosts(), item.flags(), chosen));
        }
        if (item.is(ChainItem.TRIGGERED)) {
            return Costing.deflect(t, item.controller(), chosen);
        }
        CardDef.Activated ability = Uses.abilityOf(t, item);
        return Costing.activation(t, item.controller(), t.faceOf(item), ability, chosen);
    }

    /** 353.4: for each object that is given up for it. */
    private Price cheaper(RiftTable t, Price full) {
        return Costing.cheaperFor(t.def(item.card()), full, given.slot(0).length);
    }

    private void determineCost(RiftTable t) {
        price = priceWith(t, item.targets());
    }

    private List<Cost> otherCosts(RiftTable t) {
        List<Cost> costs = new ArrayList<>();
        if (before != null) {
            return costs;
        }
        if (item.isAbility()) {
            if (!item.is(ChainItem.TRIGGERED)) {
                costs.addAll(Uses.abilityOf(t, item).ability().costs());
            }
        } else {
            for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
                if (!a.optional() || item.is(ChainItem.PAID_EXTRA)) {
                    costs.addAll(a.costs());
                }
            }
        }
        costs.removeIf(Cost.Pay.class::isInstance);
        return costs;
    }

    /** 392.2: only a triggered ability's cost may be declined. */
    private void payResources(RiftTable t) {
        boolean optional = item.is(ChainItem.TRIGGERED);
        if (!price.isNothing()) {
            if (!Resources.canPay(t, item.controller(), price)) {
                drop(t, optional ? "392.2" : "355.3");
                return;
            }
            int without = item.isAbility() && !optional && Uses.abilityOf(t, item).exhausts() ? item.source().card()
                    : Table.NONE;
            t.push(new Payment(item.controller(), price, optional, without));
        }
    }

    private void payOther(RiftTable t) {
        if (declined) {
            drop(t, "392.2");
            return;
        }
        List<Cost> costs = item.isAbility() && item.is(ChainItem.TRIGGERED) ? List.of() : otherCosts(t);
        if (costIndex < costs.size()) {
            int source = item.isAbility() ? item.source().card() : item.card();
            int keep = isUnit(t) && t.battlefieldOf(item.place()) != Table.NONE ? item.place() : Table.NONE;
            if (item.isAbility() && takesSource(costs.get(costIndex))) {
                change(t, item.because(new RiftEvent.Left(t.image(source), t.trash(t.piece(source).owner()))));
            }
            Cost cost = costs.get(costIndex++);
            goTo(PAY_OTHER);
            if (cost instanceof Cost.KillAny) {
                Deaths.of(t, Arrays.stream(given.slot(0)).filter(t::isSame).mapToInt(Ref::card).toArray(),
                        item.controller(), false, -1);
            } else {
                t.push(new PayCost(item.controller(), source, cost, keep, item.targets()));
            }
        }
    }

    /** 356.3.e.13: after such a cost the ability looks back at its source. */
    private static boolean takesSource(Cost cost) {
        return cost instanceof Cost.KillMe || cost instanceof Cost.RecycleMe || cost instanceof Cost.BanishMe;
    }

    // ---- 355, 356 ---------------------------------------------------------------------------------------

    /** 355.1 to 355.3: a location that became illegal although nothing else was possible. */
    private void checkLegality(RiftTable t) {
        if (isUnit(t) && !item.is(ChainItem.FROM_HIDDEN) && t.battlefieldOf(item.place()) != Table.NONE
                && !Locations.isLegal(t, item)) {
            change(t, item.at(t.base(item.controller())));
        }
    }

    private void finalizeItem(RiftTable t) {
        if (!item.isAbility() && t.pool().hasCostChanges()) {
            Entering.useUp(t, item, Fact.NextCosts.class, Fact.NextCosts::what);
        }
        if (item.isAbility()) {
            if (item.program().adds()) {
                t.push(new Resolve(item));
            }
            change(t, item.with(ChainItem.FINALIZED));
            t.requestCleanup();
            return;
        }
        change(t, item.with(ChainItem.FINALIZED));
        if (t.def(item.card()).isSpell()) {
            t.requestCleanup();
            if (item.program().adds()) {
                t.push(new Resolve(item));
            }
            return;
        }
        Entering.permanent(t, item);
    }

    /** 390.3, 392.2, 355.3: the item leaves the chain and never was; it is not countered. */
    private void drop(RiftTable t, String clause) {
        if (before != null) {
            t.chain().replace(before);
            leave();
            return;
        }
        t.note(clause, item.controller(), item.source().card(),
                "cannot or will not complete, and takes off the chain,");
        t.removeItem(item.id());
        if (!item.isAbility()) {
            GameActions.sendTo(t, item.card(), t.hand(t.piece(item.card()).owner()));
        }
        leave();
    }

    // ---- what it asks ------------------------------------------------------------------------------------

    private Purpose purposeOfSlot() {
        return switch (item.program().slot(slot)) {
            case Slot.Objects _ -> Purpose.TARGET;
            case Slot.Location _ -> Purpose.PLACE;
            case Slot.Shares _ -> Purpose.DIVIDE;
        };
    }

    @Override
    protected Cause cause(RiftTable t) {
        if (t.frame(t.depth() - 1) != this) {
            boolean activated = item.isAbility() && !item.is(ChainItem.TRIGGERED);
            return new Cause(item.source(), item.program(), null,
                    activated ? Uses.abilityOf(t, item).ability().costs() : null);
        }
        return switch (t.prompt().purpose()) {
            case PAY_EXTRA -> asksToAccelerate(t) ? new Cause(item.source(), new Ability.Keywords(List.of(ACCELERATE)),
                    null, ACCELERATE) : extra(t);
            case PLACE -> slot < 0 ? new Cause(item.source(), mayPlayTo(t), null, null) : ofSlot();
            case TARGET, DIVIDE -> ofSlot();
            default -> new Cause(item.source(), item.program(), null, null);
        };
    }

    private Cause ofSlot() {
        return new Cause(item.source(), item.program(), item.program().instructionOfSlot(slot),
                item.program().partOfSlot(slot));
    }

    private static boolean asksToAccelerate(RiftTable t) {
        Prompt prompt = t.prompt();
        return prompt.size() > 0 && Option.kind(prompt.option(0)) == Choice.YES
                && Option.c(prompt.option(0)) == Choice.FOR_ACCELERATE;
    }

    /** The additional cost that need not be paid. */
    private Cause extra(RiftTable t) {
        for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
            if (a.optional()) {
                return new Cause(item.source(), a, null, a.costs());
            }
        }
        return Cause.of(item.source());
    }

    /** What the card says about where it may be played, if anything. */
    private @Nullable Ability mayPlayTo(RiftTable t) {
        for (Ability.Passive p : t.def(item.card()).passives()) {
            if (p.fact() instanceof Fact.MayPlayMeTo) {
                return p;
            }
        }
        return null;
    }

    /** What a part of the cost is paid for. */
    Cause paying(RiftTable t, Cost cost) {
        if (!item.isAbility()) {
            for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
                if (a.costs().contains(cost)) {
                    return new Cause(item.source(), a, null, cost);
                }
            }
        }
        return new Cause(item.source(), item.program(), null, cost);
    }

    @Override
    public String asks(Wording words) {
        RiftTable t = words.table();
        return switch (t.prompt().purpose()) {
            case PAY_EXTRA -> extraWords(words);
            case MODE -> "Choose what " + words.source() + " does";
            case PLACE -> slot < 0 ? "Where do you play " + words.source() + "?" : "Where " + goes(words) + "?";
            case DIVIDE -> "Choose " + words.say(item.program().slot(slot) instanceof Slot.Shares s ? s.filter() : null)
                    + " to get a share of the damage (" + item.targets().slot(slot).length + " so far)";
            default -> words.choose(words.cause().part()) + progress();
        };
    }

    private String progress() {
        int done = item.targets().slot(slot).length;
        return item.program().slot(slot) instanceof Slot.Objects o
                ? Wording.progress(done, o.count().least(), o.count().most()) : "";
    }

    private String extraWords(Wording words) {
        if (asksToAccelerate(words.table())) {
            return "Pay " + Wording.price(Costing.accelerate(words.table().def(item.card()))) + " more so that "
                    + words.source() + " enters ready?";
        }
        String costs = words.say(words.cause().part());
        return words.table().prompt().ask() == Ask.YES_NO
                ? Wording.capital(costs) + " as an additional cost to play " + words.source() + "?"
                : Wording.capital(costs) + " to play " + words.source() + " (" + given.slot(0).length
                        + " so far)";
    }

    /** 352.3: whose destination is asked for. */
    private String goes(Wording words) {
        return switch (((Slot.Location) item.program().slot(slot)).mover()) {
            case SOURCE -> "does " + words.source() + " move";
            case ALL -> "do they move";
            case OTHER -> {
                int n = item.targets().slot(slot).length;
                Ref[] units = slot > 0 && item.program().slot(slot - 1) instanceof Slot.Objects
                        ? item.targets().slot(slot - 1) : new Ref[0];
                yield n < units.length && units[n].card() >= 0 ? "does " + words.card(units[n].card()) + " move"
                        : "does it move";
            }
        };
    }

    @Override
    public int actor() {
        return item.controller();
    }
}
