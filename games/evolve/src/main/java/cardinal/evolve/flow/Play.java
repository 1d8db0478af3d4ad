package cardinal.evolve.flow;

import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Program;
import cardinal.evolve.program.Slot;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.rules.Price;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.rules.Triggers;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Progress;
import cardinal.evolve.table.Resolving;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Savepoint;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.6.2: plays a card, an activated ability or a pending automatic ability, and resolves it. */
public final class Play extends Frame<EvolveTable> implements Resolving, MoveListener, DeedListener, Progress {
    /** 10.6.2.2.1 of version 1.24.1: the X that says how many options are chosen; the base document asks for any X before the options. */
    public static final Step<Play, EvolveTable> X_OF_OPTIONS = Play::askXOfOptions;
    public static final Step<Play, EvolveTable> TAKE_X_OF_OPTIONS = Play::takeXOfOptions;
    public static final Step<Play, EvolveTable> EXTRA = Play::askExtra;
    private static final Step<Play, EvolveTable> TAKE_EXTRA = Play::takeExtra;
    public static final Step<Play, EvolveTable> X = Play::askX;
    public static final Step<Play, EvolveTable> TAKE_X = Play::takeX;
    private static final Step<Play, EvolveTable> MODE = Play::askMode;
    private static final Step<Play, EvolveTable> TAKE_MODE = Play::takeMode;
    public static final Step<Play, EvolveTable> TARGET = Play::askTarget;
    private static final Step<Play, EvolveTable> SHARE = Play::askShare;
    private static final Step<Play, EvolveTable> VALUE = Play::askValue;
    private static final Step<Play, EvolveTable> PAY = Play::pay;
    public static final Steps<Play, EvolveTable> STEPS = Steps.<Play, EvolveTable>of(Play.class)
            .then("10.6.2.1", Play::specify)
            .then("10.6.2.2.1", EXTRA)
            .then("10.6.2.2.1", TAKE_EXTRA)
            .then("10.6.2.2.2", X)
            .then("10.6.2.2.2", TAKE_X)
            .then("10.6.2.2.3", MODE)
            .then("10.6.2.2.3", TAKE_MODE)
            .then("10.6.2.3", TARGET)
            .then("10.6.2.3", Play::takeTarget)
            .then("10.6.2.4", SHARE)
            .then("10.6.2.4", Play::takeShare)
            .then("10.10.2", VALUE)
            .then("10.10.2", Play::takeValue)
            .then("10.6.2.5", PAY)
            .then("10.6.2.6", Play::checkField)
            .then("10.6.2.7", Play::played)
            .then("10.6.2.8", Play::resolve)
            .then("10.6.2.8.3", Play::finish);

    /** What is played, with what was chosen for it so far. */
    private Item item;
    /** The table before, if the play may have to be taken back (10.6.2.6). */
    private final @Nullable Savepoint<EvolveTable> before;
    /** The activated ability that is played, if it is one. */
    private final CardDef.@Nullable Activated activated;
    /** 8.3.2: played from the own main phase. */
    private final boolean main;
    /** What playing a card costs, as it was when the card was specified. */
    private final Price price;
    /** 10.10.2.1: the value that its player lets be set last, with more and less. */
    private int value;
    /** The place of the additional payment that is asked for next, see {@link AdditionalCosts}. */
    private int extra;
    /** Whether the player has said what X is. */
    private boolean saidX;
    /** The processes that were chosen to be paid. */
    private List<Cost> chosenCosts;
    /** The selection of targets that is made, or whose shares are allocated. */
    private int slot;
    /** The target of that selection whose share is next. */
    private int share;
    /** What was done to pay. */
    private DeedsDone deeds;

    private Play(Item item, CardDef.@Nullable Activated activated, boolean main, Price price,
            @Nullable Savepoint<EvolveTable> before) {
        super(STEPS);
        this.item = item;
        this.activated = activated;
        this.main = main;
        this.price = price;
        value = Table.NONE;
        this.before = before;
        chosenCosts = List.of();
        deeds = DeedsDone.NONE;
    }

    static void card(EvolveTable t, int seat, int card) {
        t.push(new Play(Item.card(t, card, seat, t.def(card).spell()), null, false,
                Costing.price(t, seat, card, Table.NONE), roomMayBeMade(t, seat, card)));
    }

    /** "play it for 0 play points": by an effect. */
    static void forPoints(EvolveTable t, int seat, int card, int points) {
        t.push(new Play(Item.card(t, card, seat, t.def(card).spell()), null, false,
                Costing.price(t, seat, card, points), roomMayBeMade(t, seat, card)));
    }

    /** 10.6.2.6: a card that needs the room its cost may make is taken back if it does not. */
    private static @Nullable Savepoint<EvolveTable> roomMayBeMade(EvolveTable t, int seat, int card) {
        CardDef def = t.def(card);
        return def.type().staysOnField() && def.whenPlaying().length > 0
                && Limits.room(t, Zone.FIELD.of(seat)) <= 0 ? Savepoint.of(t) : null;
    }

    static void ability(EvolveTable t, int seat, int card, int place, boolean main) {
        CardDef.Activated a = AbilityPlay.ability(t, card, place);
        t.push(new Play(Item.activated(t, card, seat, a.program(), a.index()), a, main, Price.NONE, null));
    }

    /** 14.5.1.4 of version 1.24.1: an ability without its cost, while something else is carried out. */
    static void withoutCost(EvolveTable t, Item item, CardDef.@Nullable Activated activated) {
        t.push(new Play(item.paying(Item.WITHOUT_COST), activated, false, Price.NONE, null));
    }

    /** 10.7.3.2: if it cannot be played, its pending status is removed all the same. */
    static void automatic(EvolveTable t, Item item) {
        boolean invalid = Triggers.isInvalid(t, item);
        if (!invalid && Targeting.isPlayable(t, item)) {
            t.note(Remark.Topic.TRIGGER, "10.7.3.2", Table.NONE, item.source().card(), "The ability of {} goes off");
            t.push(new Play(item, null, false, Price.NONE, null));
        } else {
            t.note(Remark.Topic.TRIGGER, invalid ? "10.3.2" : "10.7.3.2", Table.NONE, item.source().card(),
                    "The ability of {} does nothing");
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
            t.move(card, Zone.RESOLUTION.of(0), Movement.PLAY.by(seat()));
            item = item.at(t.ref(card));
            t.note(Remark.Topic.PLAY, "10.6.2.1", seat(), card, "plays");
        } else if (t.isSame(item.source()) && (t.zone(card) == Zone.HAND || t.zone(card) == Zone.EVOLVE_DECK)) {
            t.show(card, 3);
            t.note(Remark.Topic.REVEAL, "10.6.2.1.1", seat(), card, "reveals");
        }
    }

    /** What may be paid in addition, one question after the other: the cost of an automatic ability, Earth Rite, more play points, processes. */
    private void askExtra(EvolveTable t) {
        if (AdditionalCosts.areAny(t, item)) {
            AdditionalCosts costs = additional();
            for (int count = costs.count(t); extra < count; extra++) {
                if (costs.ask(t, AdditionalCosts.payment(extra))) {
                    return;
                }
            }
        } else {
            extra = AdditionalCosts.FIXED;
        }
        if (choosesMore()) {
            goPast(TAKE_EXTRA);
        } else {
            goTo(VALUE);
        }
    }

    private AdditionalCosts additional() {
        return new AdditionalCosts(item, price);
    }

    /** 10.6.2.2.2 to 10.6.2.4. */
    private boolean choosesMore() {
        Program program = item.program();
        return program.slotCount() > 0 || program.choose() != null || program.asksForX();
    }

    private void takeExtra(EvolveTable t) {
        long answer = t.answer();
        int payment = Option.a(answer);
        if (Option.kind(answer) == Choice.PAY) {
            item = item.paying(payment);
            if (payment >= Item.WHEN_PLAYING) {
                chosenCosts = additional().with(t, chosenCosts, payment, Option.b(answer));
            }
        } else if (payment == Item.COST) {
            t.note("10.4.7.4", seat(), item.source().card(), "does not pay for the ability of");
            leave();
            return;
        }
        extra++;
        goTo(EXTRA);
    }

    private void askXOfOptions(EvolveTable t) {
        if (item.program().asksForX() && item.program().countsOptionsByX()
                && !PlayPayment.isXNothing(item, activated)) {
            askX(t, t.edition().settlingXOfOptions());
        } else {
            goPast(TAKE_X_OF_OPTIONS);
        }
    }

    private void takeXOfOptions(EvolveTable t) {
        takeX(t);
    }

    private void askX(EvolveTable t) {
        if (item.program().asksForX() && !saidX && !PlayPayment.isXNothing(item, activated)) {
            askX(t, "10.6.2.2.2");
        } else {
            goPast(TAKE_X);
        }
    }

    private void askX(EvolveTable t, String clause) {
        TargetQuestions.askX(t, clause, item, PlayPayment.costs(item, activated));
    }

    private void takeX(EvolveTable t) {
        item = item.withX(Option.a(t.answer()));
        saidX = true;
    }

    /** 5.17: options one after the other, each once. */
    private void askMode(EvolveTable t) {
        if (!TargetQuestions.askMode(t, item)) {
            goPast(TAKE_MODE);
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
            if (Targeting.isMade(t, s, item, scope()) && TargetQuestions.ask(t, item, slot)) {
                return;
            }
            slot++;
        }
        slot = 0;
        share = 0;
        goTo(SHARE);
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

    /** 10.6.2.4: one target after the other. */
    private void askShare(EvolveTable t) {
        Program program = item.program();
        while (slot < program.slotCount()) {
            if (TargetQuestions.askShare(t, item, slot, share)) {
                return;
            }
            share = 0;
            slot++;
        }
        goTo(VALUE);
    }

    private void takeShare(EvolveTable t) {
        item = item.with(item.targets().allot(slot, share, Option.b(t.answer())));
        share++;
        goTo(SHARE);
    }

    // ---- 10.6.2.5 to 10.6.2.8 -------------------------------------------------------------------------------------------

    /** 10.10.2.1, 10.10.2.4: of several values that effects set the cost to, its player says which one is set last. */
    private void askValue(EvolveTable t) {
        Price full = isCard() ? Costing.added(t, price, seat(), item.source().card(), item.paid()) : Price.NONE;
        if (full.values().size() == 1) {
            value = full.least();
            goTo(PAY);
            return;
        }
        Prompt prompt = t.ask(seat(), "10.10.2", Ask.NUMBER, Purpose.PAY);
        int last = Table.NONE;
        for (int one : full.values()) {
            int points = full.of(one);
            if (points <= t.players().playPoints(seat()) && points != last) {
                prompt.add(Choice.PLAY_POINTS, points);
            }
            last = points;
        }
    }

    private void takeValue(EvolveTable t) {
        value = Option.a(t.answer());
    }

    private void pay(EvolveTable t) {
        int points = isCard() ? value : PlayPayment.ofAbility(t, item, activated);
        if (isCard()) {
            PlayPayment.useUp(t, item);
        }
        List<Cost> costs = PlayPayment.parts(item, isCard() ? chosenCosts : PlayPayment.costs(item, activated));
        boolean evolve = activated != null && activated.isEvolve();
        if (item.has(Item.SUPER_EVOLVE)) {
            t.players().setSuperPoints(seat(), t.players().superPoints(seat()) - 1);
            t.note(Remark.Topic.CHOICE, t.edition().superEvolving(), seat(), item.source().card(), "super-evolves");
        }
        boolean mayUsePoint = activated != null && activated.isLikeEvolving();
        if (points > 0 || evolve || !costs.isEmpty()) {
            t.push(new PayCosts(item, points, mayUsePoint, evolve, costs));
        }
    }

    /** What was done to pay counts as done by this text. */
    @Override
    public void did(DeedsDone more) {
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
        GameActions.played(t, item, activated, main);
    }

    /** 10.6.2.8.1: a follower or amulet goes to the field; 10.6.2.8.2: the effects of anything else are performed. */
    private void resolve(EvolveTable t) {
        int card = item.source().card();
        if (isCard() && t.def(card).type().staysOnField()) {
            t.setOrigin(item.from());
            MoveCards.together(t, seat(),
                    List.of(CardMove.of(card, Zone.FIELD.of(seat()), Movement.RESOLVE.by(seat()))),
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
        Sides.turnBack(t, item.about());
        int card = item.source().card();
        if (item.program().isUnionBurst() && t.cares(Kind.BURST)) {
            t.announce(new EvolveEvent.Burst(card, seat()));
        }
        if (isCard() && t.isSame(item.source()) && t.zone(card) == Zone.RESOLUTION) {
            GameActions.move(t, card, t.ownersZone(card, Zone.CEMETERY), Movement.RESOLVE.by(seat()));
        }
    }

    // ---- what is asked, for whoever reads it ----------------------------------------------------------------------------

    @Override
    protected Cause cause(EvolveTable t) {
        return new PlayCause(item, extra, slot).of(t);
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
