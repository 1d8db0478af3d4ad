package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Op;
import cardinal.evolve.program.Program;
import cardinal.evolve.program.Slot;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Legal;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.table.Scope;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.rules.Triggers;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.Manner;
import cardinal.evolve.table.Progress;
import cardinal.evolve.table.Resolving;
import cardinal.evolve.table.Stated;
import cardinal.evolve.table.Targets;
import cardinal.evolve.ability.Zone;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Savepoint;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.6.2: plays a card, an activated ability or a pending automatic ability, and resolves it. */
public final class Play extends Frame<EvolveTable> implements Resolving, Mover, Doer, Progress {
    private static final Step<Play, EvolveTable> EXTRA = Play::askExtra;
    private static final Step<Play, EvolveTable> X = Play::askX;
    private static final Step<Play, EvolveTable> MODE = Play::askMode;
    private static final Step<Play, EvolveTable> TARGET = Play::askTarget;
    private static final Step<Play, EvolveTable> SHARE = Play::askShare;
    private static final Step<Play, EvolveTable> PAY = Play::pay;
    static final Steps<Play, EvolveTable> STEPS = Steps.<Play, EvolveTable>of(Play.class)
            .then("10.6.2.1", Play::specify)
            .then("10.6.2.2.1", EXTRA)
            .then("10.6.2.2.1", Play::takeExtra)
            .then("10.6.2.2.2", X)
            .then("10.6.2.2.2", Play::takeX)
            .then("10.6.2.2.3", MODE)
            .then("10.6.2.2.3", Play::takeMode)
            .then("10.6.2.3", TARGET)
            .then("10.6.2.3", Play::takeTarget)
            .then("10.6.2.4", SHARE)
            .then("10.6.2.4", Play::takeShare)
            .then("10.6.2.5", PAY)
            .then("10.6.2.6", Play::checkField)
            .then("10.6.2.7", Play::played)
            .then("10.6.2.8", Play::resolve)
            .then("10.6.2.8.3", Play::finish);
    private static final Ability.WhenPlaying[] NOTHING = {};

    private Item item;
    private final @Nullable Savepoint<EvolveTable> before;
    private final CardDef.@Nullable Activated activated;
    private final boolean main;
    private final int setCost;
    private int extra;
    private List<Cost> chosenCosts;
    private int slot;
    private int share;
    private Deeds deeds;

    private Play(Item item, CardDef.@Nullable Activated activated, boolean main, int setCost,
            @Nullable Savepoint<EvolveTable> before) {
        super(STEPS);
        this.item = item;
        this.activated = activated;
        this.main = main;
        this.setCost = setCost;
        this.before = before;
        chosenCosts = List.of();
        deeds = Deeds.NONE;
    }

    static void card(EvolveTable t, int seat, int card) {
        CardDef def = t.def(card);
        Savepoint<EvolveTable> before = def.type().staysOnField() && def.whenPlaying().length > 0
                && Limits.room(t, Zone.FIELD.of(seat)) <= 0 ? Savepoint.of(t) : null;
        t.push(new Play(Item.card(t, card, seat, def.spell()), null, false, Table.NONE, before));
    }

    /** "play it for 0 play points": by an effect. */
    static void forCost(EvolveTable t, int seat, int card, int cost) {
        t.push(new Play(Item.card(t, card, seat, t.def(card).spell()), null, false, cost, null));
    }

    static void ability(EvolveTable t, int seat, int card, int place, boolean main) {
        CardDef.Activated a = Legal.ability(t, card, place);
        t.push(new Play(Item.activated(t, card, seat, a.program(), a.index()), a, main, Table.NONE, null));
    }

    /** 10.7.3.2: if it cannot be played, its pending status is removed all the same. */
    static void automatic(EvolveTable t, Item item) {
        if (Triggers.isInvalid(t, item)) {
            t.note("10.3.2", item.controller(), item.source().card(), "does not perform the ability of");
        } else if (Targeting.isPlayable(t, item)) {
            t.push(new Play(item, null, false, Table.NONE, null));
        } else {
            t.note("10.7.3.2", item.controller(), item.source().card(), "cannot play the ability of");
        }
    }

    @Override
    public Item item() {
        return item;
    }

    private int seat() {
        return item.controller();
    }

    private boolean isCard() {
        return item.sort() == Item.Sort.CARD;
    }

    private Scope scope() {
        return Scope.of(item);
    }

    // ---- 10.6.2.1, 10.6.2.2 ---------------------------------------------------------------------------------------------

    /** 10.6.2.1: a card goes to the resolution zone, on top of what lies there (4.11.2); an ability of a hidden card is revealed with it. */
    private void specify(EvolveTable t) {
        int card = item.source().card();
        if (isCard()) {
            t.note("10.6.2.1", seat(), card, "plays");
            t.move(card, Zone.RESOLUTION.of(0), Manner.PLAY.by(seat()));
            item = item.at(t.ref(card));
        } else if (t.isSame(item.source()) && (t.zone(card) == Zone.HAND || t.zone(card) == Zone.EVOLVE_DECK)) {
            t.show(card, 3);
            t.note("10.6.2.1.1", seat(), card, "reveals");
        }
    }

    /** What may be paid in addition, one question after the other: the cost of an automatic ability, Earth Rite, more play points, processes. */
    private void askExtra(EvolveTable t) {
        while (extra < 3 + whenPlaying(t).length) {
            int payment = extra < 3 ? 1 << extra : Item.WHEN_PLAYING << extra - 3;
            if (isOffered(t, payment)) {
                boolean must = mustPay(t, payment);
                Prompt prompt = t.ask(seat(), "10.6.2.2.1", Ask.YES_NO, Purpose.PAY_EXTRA);
                for (int i = 0; i < alternatives(t, payment); i++) {
                    if (isPossible(t, payment, i)) {
                        prompt.add(Choice.PAY, payment, i, item.source().card());
                    }
                }
                if (!must) {
                    prompt.add(Choice.DECLINE, payment, 0, item.source().card());
                }
                return;
            }
            extra++;
        }
        goTo(choosesMore() ? X : PAY);
    }

    /** 10.6.2.2.2 to 10.6.2.4. */
    private boolean choosesMore() {
        Program program = item.program();
        return program.slotCount() > 0 || program.choose() != null || program.asksForX();
    }

    private Ability.WhenPlaying[] whenPlaying(EvolveTable t) {
        return isCard() ? t.def(item.source().card()).whenPlaying() : NOTHING;
    }

    private int alternatives(EvolveTable t, int payment) {
        return payment < Item.WHEN_PLAYING ? 1 : extraOf(t, payment).processes().size();
    }

    private Ability.WhenPlaying extraOf(EvolveTable t, int payment) {
        return whenPlaying(t)[Integer.numberOfTrailingZeros(payment / Item.WHEN_PLAYING)];
    }

    private boolean isPossible(EvolveTable t, int payment, int i) {
        return payment == Item.COST ? Payable.all(t, item.program().costs(), scope())
                : payment < Item.WHEN_PLAYING || Payable.one(t, extraOf(t, payment).processes().get(i), scope());
    }

    private boolean isOffered(EvolveTable t, int payment) {
        return switch (payment) {
            case Item.EARTH_RITE -> item.program().earthRite() && Payable.stackToRemove(t, seat(), 0) != Table.NONE
                    && Targeting.isPlayable(t, item.paying(Item.EARTH_RITE));
            case Item.FOR_MORE -> isCard() && t.def(item.source().card()).forMore() > 0
                    && cardCost(t, item.paid() | Item.FOR_MORE) <= t.players().playPoints(seat());
            case Item.COST -> !item.program().costs().isEmpty();
            default -> {
                boolean any = false;
                for (int i = 0; i < alternatives(t, payment); i++) {
                    any |= isPossible(t, payment, i);
                }
                yield any && cardCost(t, item.paid() | payment) <= t.players().playPoints(seat());
            }
        };
    }

    /** Without it the card would be too dear (10.6.2.5.3), so the play would be taken back. */
    private boolean mustPay(EvolveTable t, int payment) {
        if (payment < Item.WHEN_PLAYING) {
            return false;
        }
        int later = 0;
        for (int p = payment << 1; p < Item.WHEN_PLAYING << whenPlaying(t).length; p <<= 1) {
            later |= isOffered(t, p) ? p : 0;
        }
        return cardCost(t, item.paid() | later) > t.players().playPoints(seat());
    }

    private int cardCost(EvolveTable t, int paid) {
        return setCost != Table.NONE ? setCost : Costing.card(t, seat(), item.source().card(), paid, item.from());
    }

    private void takeExtra(EvolveTable t) {
        long answer = t.answer();
        int payment = Option.a(answer);
        if (Option.kind(answer) == Choice.PAY) {
            item = item.paying(payment);
            if (payment >= Item.WHEN_PLAYING) {
                chosenCosts = More.of(chosenCosts, extraOf(t, payment).processes().get(Option.b(answer)));
            }
        } else if (payment == Item.COST) {
            t.note("10.4.7.4", seat(), item.source().card(), "does not pay for the ability of");
            leave();
            return;
        }
        extra++;
        goTo(EXTRA);
    }

    /** 10.6.2.2.2, 1.3.5: an integer from 0 on, as long as it can be paid. */
    private void askX(EvolveTable t) {
        if (!item.program().asksForX()) {
            goTo(MODE);
            return;
        }
        Prompt prompt = t.ask(seat(), "10.6.2.2.2", Ask.NUMBER, Purpose.AMOUNT);
        List<Cost> costs = activated != null ? activated.ability().costs() : item.program().costs();
        for (int n = 0; n <= 40; n++) {
            Item with = item.withX(n);
            if (n > 0 && !Payable.all(t, costs, Scope.of(with))) {
                break;
            }
            if (n > t.players().playPoints(seat()) && costs.stream().anyMatch(Cost.Pay.class::isInstance)) {
                break;
            }
            if (Targeting.isPlayable(t, with)) {
                prompt.add(Choice.NUMBER, n);
            }
        }
    }

    private void takeX(EvolveTable t) {
        item = item.withX(Option.a(t.answer()));
    }

    /** 5.17: options one after the other, each once. */
    private void askMode(EvolveTable t) {
        Instruction.OneOf choose = item.program().choose();
        if (choose == null) {
            goTo(TARGET);
            return;
        }
        int chosen = Integer.bitCount(item.modes());
        if (chosen >= Targeting.mostModes(t, item) || chosen == choose.options().size()) {
            goTo(TARGET);
            return;
        }
        Prompt prompt = t.ask(seat(), "10.6.2.2.3", Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < choose.options().size(); i++) {
            if (!item.chose(i) && Targeting.canSelectAll(t, item.withModes(item.modes() | 1 << i))) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (chosen >= Targeting.leastModes(t, item) || prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    private void takeMode(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.MODE) {
            item = item.withModes(item.modes() | 1 << Option.a(t.answer()));
            goTo(MODE);
        }
    }

    // ---- 10.6.2.3, 10.6.2.4 ---------------------------------------------------------------------------------------------

    private void askTarget(EvolveTable t) {
        Program program = item.program();
        while (slot < program.slotCount()) {
            Slot s = program.slot(slot);
            if (item.targets().size() == slot) {
                item = item.with(item.targets().open());
            }
            if (Targeting.isMade(t, s, item, scope()) && offerTarget(t, s)) {
                return;
            }
            slot++;
        }
        slot = 0;
        share = 0;
        goTo(SHARE);
    }

    private boolean offerTarget(EvolveTable t, Slot s) {
        int n = item.targets().count(slot);
        int most = Targeting.most(t, s.count(), scope());
        int least = Targeting.least(t, s.count(), scope());
        if (s.divided() != null) {
            most = Math.min(most, Amounts.value(t, s.divided(), scope()));
            least = Math.max(1, least);
        }
        if (n >= most) {
            return false;
        }
        Prompt prompt = t.ask(seat(), "10.6.2.3", Ask.CHOOSE, Purpose.TARGET);
        Targeting.offer(t, prompt, Choice.PICK, s.filter(), scope(), item.targets(), slot);
        if (prompt.size() == 0) {
            t.withdraw();
            return false;
        }
        if (n >= least) {
            prompt.add(Choice.DONE);
        }
        return true;
    }

    private void takeTarget(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            int card = Option.a(t.answer());
            item = item.with(item.targets().add(t.ref(card)));
            if (t.cares(Kind.SELECTED, card)) {
                t.announce(new EvolveEvent.Selected(card, seat()));
            }
        } else {
            slot++;
        }
        goTo(TARGET);
    }

    /** 10.6.2.4.1: at least one for each; the last target gets what is left. */
    private void askShare(EvolveTable t) {
        Program program = item.program();
        while (slot < program.slotCount()) {
            Slot s = program.slot(slot);
            int n = item.targets().count(slot);
            if (s.divided() != null && share < n) {
                int left = Amounts.value(t, s.divided(), scope()) - allotted();
                int after = n - share - 1;
                Prompt prompt = t.ask(seat(), "10.6.2.4", Ask.NUMBER, Purpose.DIVIDE);
                int card = item.targets().slot(slot)[share].ref().card();
                for (int k = after == 0 ? left : 1; k <= left - after; k++) {
                    prompt.add(Choice.ALLOCATE, card, k, 0);
                }
                return;
            }
            share = 0;
            slot++;
        }
        goTo(PAY);
    }

    private int allotted() {
        int sum = 0;
        for (Targets.Pick p : item.targets().slot(slot)) {
            sum += p.share();
        }
        return sum;
    }

    private void takeShare(EvolveTable t) {
        item = item.with(item.targets().allot(slot, share, Option.b(t.answer())));
        share++;
        goTo(SHARE);
    }

    // ---- 10.6.2.5 to 10.6.2.8 -------------------------------------------------------------------------------------------

    private void pay(EvolveTable t) {
        int points;
        List<Cost> costs;
        if (isCard()) {
            points = cardCost(t, item.paid());
            costs = chosenCosts;
            useUp(t);
        } else if (activated != null) {
            points = Costing.ability(t, item.source().card(), activated, scope());
            costs = withoutPoints(activated.ability().costs());
        } else {
            points = Costing.points(t, item.program().costs(), scope());
            costs = withoutPoints(item.program().costs());
        }
        if (item.has(Item.EARTH_RITE)) {
            costs = new ArrayList<>(costs);
            costs.add(new Cost.EarthRite());
        }
        boolean evolve = activated != null && activated.isEvolve();
        boolean mayUsePoint = evolve || activated != null && activated.isServe();
        if (points > 0 || evolve || !costs.isEmpty()) {
            t.push(new PayCosts(item, points, mayUsePoint, evolve, List.copyOf(costs)));
        }
    }

    /** "The next spell you play this turn": used up by this one. */
    private void useUp(EvolveTable t) {
        for (Stated<Fact.PlayedCost> s : Facts.all(t, FactKind.PLAYED_COST)) {
            InForce effect = s.effect();
            if (effect != null && Costing.isUsedUp(t, s, seat(), item.source().card(), item.from())) {
                t.end(effect);
            }
        }
    }

    private static List<Cost> withoutPoints(List<Cost> costs) {
        List<Cost> parts = new ArrayList<>(costs);
        return parts.removeIf(Cost.Pay.class::isInstance) ? parts : costs;
    }

    /** What was done to pay counts as done by this text. */
    @Override
    public void did(Deeds more) {
        deeds = deeds.and(more);
    }

    /** 12.2.2: the card that was revealed from the evolve deck. */
    void revealed(Ref evolved) {
        item = item.about(evolved);
    }

    /** 10.6.2.6: the play is taken back if there is no room. */
    private void checkField(EvolveTable t) {
        if (isCard() && t.def(item.source().card()).type().staysOnField() && Limits.room(t, Zone.FIELD.of(seat())) <= 0
                && before != null && before.mayRestore(t)) {
            t.takeBack(before);
        }
    }

    private void played(EvolveTable t) {
        int card = item.source().card();
        if (isCard()) {
            t.setPlayed(seat(), t.players().played(seat()) + 1);
            t.emit(new EvolveEvent.Played(card, seat(), item.from(), t.players().played(seat())));
        } else if (activated != null) {
            if (main && (activated.isEvolve() || activated.isServe())) {
                t.players().setEvolveSpent(true);
            }
            if (activated.ability().timesPerTurn() > 0) {
                t.pending().tallyUp(item.source(), Legal.tallyOf(activated));
            }
            if (t.cares(Kind.ABILITY_PLAYED)) {
                t.announce(new EvolveEvent.AbilityPlayed(card, seat(), activated.isEvolve()));
            }
        }
    }

    /** 10.6.2.8.1: a follower or amulet goes to the field; 10.6.2.8.2: the effects of anything else are performed. */
    private void resolve(EvolveTable t) {
        int card = item.source().card();
        if (isCard() && t.def(card).type().staysOnField()) {
            t.setOrigin(item.from());
            MoveCards.together(t, seat(), List.of(Going.of(card, Zone.FIELD.of(seat()), Manner.RESOLVE.by(seat()))),
                    this);
        } else {
            item = item.fixed(Conditions.countSpells(t, seat()), t.size(Zone.CEMETERY.of(seat())));
            t.push(Effect.of(t, item, deeds));
        }
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
        if (item.has(Item.FOR_MORE)) {
            cards.forEach(r -> t.set(r.card(), Flag.FOR_MORE, true));
        }
    }

    /** 10.6.2.8.3: what is left in the resolution zone goes to its owner's cemetery. */
    private void finish(EvolveTable t) {
        t.setOrigin(Table.NONE);
        int card = item.source().card();
        if (isCard() && t.isSame(item.source()) && t.zone(card) == Zone.RESOLUTION) {
            GameActions.move(t, card, t.ownersZone(card, Zone.CEMETERY), Manner.RESOLVE.by(seat()));
        }
    }

    // ---- what is asked, for whoever reads it ----------------------------------------------------------------------------

    @Override
    protected Cause cause(EvolveTable t) {
        List<? extends Ability> text = item.program().text();
        Object part = null;
        switch (t.prompt().purpose()) {
            case PAY_EXTRA -> {
                text = extraText(t);
                part = extraPart(t);
            }
            case AMOUNT -> part = item.program().asksForX() ? new Instruction.LetX(new Amount.YourChoice()) : null;
            case MODE -> part = item.program().choose();
            case TARGET -> {
                part = selection();
            }
            case DIVIDE -> part = divided();
            default -> {
            }
        }
        return new Cause(item.source(), text, null, part);
    }

    /** 10.6.2.3: the verb that selects the targets of this slot. */
    private @Nullable Verb selection() {
        for (int i = 0; i < item.program().size(); i++) {
            if (item.program().op(i) instanceof Op.Do d && d.verb() instanceof Selection && d.slot() == slot) {
                return d.verb();
            }
        }
        return null;
    }

    /** 10.6.2.4: the deed whose damage is divided among the targets of this slot. */
    private @Nullable Verb divided() {
        for (int i = 0; i < item.program().size(); i++) {
            if (item.program().op(i) instanceof Op.Do d && d.verb().divided() != null
                    && d.verb().divided().equals(item.program().slot(slot).divided())) {
                return d.verb();
            }
        }
        return null;
    }

    /** The words for what may be paid; null where there are several ways. */
    private @Nullable Object extraPart(EvolveTable t) {
        if (extra >= 3) {
            List<Cost> processes = whenPlaying(t)[extra - 3].processes();
            return processes.size() == 1 ? processes.getFirst() : null;
        }
        return switch (1 << extra) {
            case Item.COST -> item.program().costs();
            case Item.EARTH_RITE -> new Cost.EarthRite();
            default -> null;
        };
    }

    /** The text that offers the payment. */
    private List<? extends Ability> extraText(EvolveTable t) {
        if (extra >= 3) {
            return List.of(whenPlaying(t)[extra - 3]);
        }
        return 1 << extra == Item.FOR_MORE ? t.def(item.source().card()).abilities().stream()
                .filter(Ability.PlayForMore.class::isInstance).toList() : item.program().text();
    }

    @Override
    public int done(EvolveTable t) {
        return t.prompt().purpose() == Purpose.MODE ? Integer.bitCount(item.modes()) : item.targets().count(slot);
    }

    @Override
    public int most(EvolveTable t) {
        return switch (t.prompt().purpose()) {
            case MODE -> Targeting.mostModes(t, item);
            case TARGET -> Targeting.most(t, item.program().slot(slot).count(), scope());
            default -> 1;
        };
    }
}
