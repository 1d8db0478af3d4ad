package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Afterword;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Dependency;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.DefinedX;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Op;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Added;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.AsItWas;
import cardinal.ufs.rules.CardPlay;
import cardinal.ufs.rules.CommonSymbols;
import cardinal.ufs.rules.CostX;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.rules.LegalBlocks;
import cardinal.ufs.rules.Players;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.rules.Reversals;
import cardinal.ufs.rules.SplitCards;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * E.4: playing a card or an ability; an ability on an action card in hand is played together with its card. Editions order
 * these steps differently; a failed step makes the rest do nothing, so that no step has to know its place.
 */
public final class Play extends Frame<UfsTable> implements Asker {
    private static final int CARD = 1;
    private static final int ABILITY = 2;
    private static final int COSTS = 4;
    private static final int ASKS = 8;
    private static final int REVERSAL = 16;
    private static final int BLOCK = 32;
    private static final int ADDED = 64;
    private static final int CHECKS = 128;
    private static final int BULLETS = 256;

    private static final Step<Play, UfsTable> TAKE_ANNOUNCED = Play::takeAnnounced;
    public static final Step<Play, UfsTable> ASK_SYMBOL = Play::askSymbol;
    public static final Step<Play, UfsTable> TAKE_SYMBOL = Play::takeSymbol;
    private static final Step<Play, UfsTable> ENTER_TRANSIT = Play::enterTransit;
    private static final Step<Play, UfsTable> SUSPEND = Play::suspend;
    private static final Step<Play, UfsTable> PAY_COSTS = Play::payCosts;
    private static final Step<Play, UfsTable> DETERMINE_DIFFICULTY = Play::determineDifficulty;
    private static final Step<Play, UfsTable> CHECK = Play::check;
    public static final Step<Play, UfsTable> OFFER_BULLETS = Play::offerBullets;
    public static final Step<Play, UfsTable> TAKE_BULLET = Play::takeBullet;
    private static final Step<Play, UfsTable> ENTER_POOL = Play::enterPool;
    private static final Step<Play, UfsTable> EXECUTE = Play::execute;
    private static final Step<Play, UfsTable> REPORT = Play::report;
    private static final Step<Play, UfsTable> PLAYED = Play::played;

    public static final Steps<Play, UfsTable> STEPS = Steps.<Play, UfsTable>of(Play.class)
            .then("E.4.1", Play::announce)
            .then("H.4.4.2", TAKE_ANNOUNCED).only(ASKS)
            .then("B.6.6.2", ASK_SYMBOL).only(CARD)
            .then("B.6.6.2", TAKE_SYMBOL).only(CARD)
            .then("E.4.2", ENTER_TRANSIT).only(CARD)
            .then("E.4.2.1", Play::keepSymbols).only(CARD)
            .then("E.4.3", SUSPEND).only(COSTS)
            .then("E.4.4", PAY_COSTS).only(COSTS)
            .then("E.4.4.2", Play::payAddedCosts).only(ADDED)
            .then("E.4.5", Play::resume).only(COSTS)
            .then("E.4.5.1", Play::abortUnpaid).only(COSTS)
            .then("E.4.6", Play::playCardAsCost).only(REVERSAL)
            .then("E.4.6", Play::followCard).only(REVERSAL)
            .then("E.4.7", DETERMINE_DIFFICULTY).only(CARD)
            .then("E.4.8", CHECK).only(CARD)
            .then("E.4.8.2", Play::failCheck).only(CARD)
            .then("E.4.9", Play::checkCosts).only(CHECKS)
            .then("E.4.9.2", Play::checkAddedCosts).only(ADDED)
            .then("E.4.9.3", Play::failCheck).only(CHECKS)
            .then("J.1.4", OFFER_BULLETS).only(BULLETS)
            .then("J.1.4", TAKE_BULLET).only(BULLETS)
            .then("G.2.1.3.1", Play::keepBlock).only(BLOCK)
            .then("E.4.10", ENTER_POOL).only(CARD)
            .then("E.4.11", PLAYED)
            .then("J.3.1.1", EXECUTE).only(ABILITY)
            .then("E.4.11", REPORT);

    private final int seat;
    private final int card;
    private final boolean withCard;
    private final Happening.As as;
    private final @Nullable AbilityDef ability;
    private final int abilityIndex;
    private final @Nullable Occurrence answering;
    private final boolean isCost;
    private final boolean secondHalf;
    private final boolean noCheck;
    private final int serial;
    private final Image whenTried;
    private Bindings bindings;
    private int from;
    private Ref target;
    private int difficulty;
    private int checksMade;
    private boolean aborted;
    private boolean unpaid;
    private boolean cancelled;
    private boolean free;
    private boolean inPool;
    private boolean asksX;
    private List<Deferred> deferred;
    private List<Integer> bullets;
    private int moreBullets;
    private List<Added> added;

    private Play(UfsTable t, int seat, int card, boolean withCard, Happening.As as, @Nullable AbilityDef ability,
            int abilityIndex, @Nullable Occurrence answering, boolean isCost, boolean secondHalf, boolean noCheck,
            boolean toBeAimed) {
        super(t.edition().steps(STEPS).lean(aspects(t, withCard, as, ability) | (toBeAimed ? ASKS : 0)));
        this.seat = seat;
        this.card = card;
        this.withCard = withCard;
        this.as = as;
        this.ability = ability;
        this.abilityIndex = abilityIndex;
        this.answering = answering;
        this.isCost = isCost;
        this.secondHalf = secondHalf;
        this.noCheck = noCheck;
        serial = t.nextSerial();
        if (withCard) {
            t.stir(Dependency.ATTACKS); // C.3.4: what is being played may take modifiers in
        }
        whenTried = t.image(card);
        from = t.piece(card).zone();
        target = Ref.NONE;
        deferred = List.of();
        bullets = List.of();
        added = List.of();
        AttackInfo now = t.attack();
        bindings = Bindings.trying(seat, t.ref(card), ability,
                answering == null ? t.mark() : t.markOf(answering), t.place(card),
                now == null ? Ref.NONE : now.card(), answering);
    }

    /**
     * UniVersus, playing-a-card.2: an attack that an effect or a cost lets a player play has to be aimed, where there are
     * backups to attack; for a form that is part of the command.
     */
    private static boolean isToBeAimed(UfsTable t, int seat, int card, Happening.As as, boolean secondHalf) {
        return t.edition().hasBackups() && as != Happening.As.BLOCK
                && t.def(card).side(secondHalf).type() == CardType.ATTACK && !Legal.backups(t, seat).isEmpty();
    }

    private static int aspects(UfsTable t, boolean withCard, Happening.As as, @Nullable AbilityDef a) {
        int aspects = (withCard ? CARD : 0) | (as == Happening.As.BLOCK ? BLOCK : 0)
                | (Added.isAny(t) || t.demandsAttention() ? ADDED | COSTS | CHECKS : 0);
        return a == null ? aspects : aspects | ABILITY | (a.costs().isEmpty() ? 0 : COSTS)
                | (a.checks().isEmpty() ? 0 : CHECKS) | (CostX.isChosen(a) ? ASKS : 0)
                | (a.effect().hasBullets() ? BULLETS : 0)
                | (a.reversal() == null ? 0 : REVERSAL);
    }

    /** A card as what it is, as a block or as a reversal. */
    static Play card(UfsTable t, int seat, int card, Happening.As as, boolean secondHalf) {
        return new Play(t, seat, card, true, as, null, Table.NONE, null, false, secondHalf, false, false);
    }

    /** A card that an effect lets a player play. */
    static Play byEffect(UfsTable t, int seat, int card, Happening.As as, boolean noCheck) {
        return byEffect(t, seat, card, as, noCheck, Halves.isSecond(t, card, as));
    }

    /** The same with the half of a split card that is declared. */
    static Play byEffect(UfsTable t, int seat, int card, Happening.As as, boolean noCheck, boolean secondHalf) {
        return new Play(t, seat, card, true, as, null, Table.NONE, null, false, secondHalf, noCheck,
                isToBeAimed(t, seat, card, as, secondHalf));
    }

    /** A card played to pay a cost (E.4.6). */
    private static Play asCost(UfsTable t, int seat, int card, Happening.As as) {
        boolean second = Halves.isSecond(t, card, as);
        return new Play(t, seat, card, true, as, null, Table.NONE, null, true, second, false,
                isToBeAimed(t, seat, card, as, second));
    }

    /** The ability a player has picked; on an action card in hand that card is played with it. */
    static Play chosen(UfsTable t, int seat, long answer, @Nullable Occurrence answering) {
        int card = Option.a(answer);
        int index = Option.b(answer);
        return new Play(t, seat, card, Option.c(answer) == 1, Happening.As.UNSAID,
                Legal.held(t, card, index).ability(), index, answering, false,
                SplitCards.isSecond(t, card, index), false, false);
    }

    /** J.4.5: an effect lets it be played without its costs. */
    Play withoutCosts() {
        free = true;
        return this;
    }

    // ---- announcing ---------------------------------------------------------------------------------------------------

    /** E.4.1; what is counted counts from here: the attempt, not the success (H.5.2). */
    private void announce(UfsTable t) {
        askAnnounced(t);
        if (t.goesStraightOn(this, ENTER_TRANSIT)) {
            enterTransit(t);
        } else {
            startPaying(t);
        }
    }

    private void askAnnounced(UfsTable t) {
        Attempts.count(t, seat, card, abilityIndex, ability, withCard, as);
        added = free ? List.of() : Added.to(t, new CardPlay(seat, card, as, secondHalf), withCard, ability);
        if (as == Happening.As.REVERSAL) {
            countReversal(t);
        }
        AbilityDef a = ability;
        asksX = a != null && !free && CostX.isChosen(a);
        if (a == null) {
            askTarget(t);
            return;
        }
        if (!asksX) {
            fixX(t);
            return;
        }
        int most = CostX.most(t, bindings, a, withCard, added);
        Prompt prompt = t.ask(seat, t.cite("H.4.4.2"), Ask.NUMBER, cardinal.kernel.Purpose.AMOUNT);
        for (int n = CostX.least(t, a); n <= most; n++) {
            prompt.add(Choice.NUMBER, n);
        }
    }

    /** H.4.4.1, J.4.3.1: an X of the cost that the text defines has its value from now on; 2010, 8.1.8: any X of the card. */
    private void fixX(UfsTable t) {
        AbilityDef a = ability;
        if (a != null && a.knowsXBeforehand()
                && (a.hasXInCosts() || withCard && t.edition().fixesXAtAnnouncement())) {
            bindings = bindings.withX(Amounts.of(t, bindings, new Amount.X()));
        }
    }

    /** I.3.10.2.2: one attempt to play a reversal to an attack, whatever lets a player try. */
    private void countReversal(UfsTable t) {
        AttackInfo to = Reversals.to(t, seat);
        if (to != null) {
            t.setReversed(to, seat);
        }
    }

    /** UniVersus, playing-a-card.2: the player, or one of the backups that may be attacked. */
    private void askTarget(UfsTable t) {
        if (!steps().has(TAKE_ANNOUNCED)) {
            return; // nothing is taken: the command of a form says what it attacks
        }
        List<Integer> backups = Legal.backups(t, seat);
        if (backups.isEmpty()) {
            goPast(TAKE_ANNOUNCED);
            return;
        }
        Prompt prompt = t.ask(seat, "playing-a-card.2", Ask.CHOOSE, cardinal.kernel.Purpose.TARGET).add(Choice.PLAYER);
        for (int backup : backups) {
            prompt.add(Choice.CARD, backup);
        }
    }

    private void takeAnnounced(UfsTable t) {
        if (asksX) {
            bindings = bindings.withX(Option.a(t.answer()));
        } else if (ability == null && Option.kind(t.answer()) == Choice.CARD) {
            target = t.ref(Option.a(t.answer()));
        }
    }

    /** 2010, 11.13.1: what its infinity symbol stands for is chosen before the card is played. */
    private void askSymbol(UfsTable t) {
        if (withCard && Infinity.isOpen(t, card)) {
            Infinity.ask(t, seat, CommonSymbols.choosableSymbols(t, seat, card), Infinity.OF_A_CARD);
        } else {
            goPast(TAKE_SYMBOL);
        }
    }

    private void takeSymbol(UfsTable t) {
        Infinity.take(t, card);
    }

    /** E.4.2, C.3.3.4.1: into transit, with a new current state; modifier effects that waited for this card take it. */
    private void enterTransit(UfsTable t) {
        if (!withCard) {
            return;
        }
        if (secondHalf) {
            t.alter(card, t.piece(card).with(Flag.SECOND_HALF, true));
        }
        if (t.place(card) == Places.POOL) {
            if (t.edition().movesBeforePlaying()) {
                GameActions.moveOne(t, card, Places.POOL, Act.ADD, Cause.RULES, true, Moving.Facing.UP);
            }
            t.renew(card, false);
        } else {
            t.relocate(card, Places.of(seat, Places.TRANSIT), new Moving(Act.PLAY, seat, Cause.RULES, Moving.Facing.UP),
                    true);
        }
        bindings = bindings.from(t.ref(card));
        declare(t);
        t.emit(new UfsEvent.Tried(seat, t.ref(card), as, from));
        Next.takeAll(t, card);
    }

    /** 2010, 8.1.1.2: an action card becomes the type that was declared and nothing else. */
    private void declare(UfsTable t) {
        AbilityDef a = ability;
        if (a != null && t.edition().declaresActions()) {
            State s = t.state(card);
            List<HeldAbility> declared = new ArrayList<>(s.abilities().size());
            for (int i = 0; i < s.abilities().size(); i++) {
                HeldAbility h = s.abilities().get(i);
                if (!h.ability().isPlayed() || h.ability().type() == a.type()) {
                    declared.add(h);
                }
            }
            if (declared.size() < s.abilities().size()) {
                t.setState(card, s.withAbilities(declared));
            }
        }
    }

    /** E.4.2.1: the new state may have lost the symbol that was needed. */
    private void keepSymbols(UfsTable t) {
        if (withCard && !CommonSymbols.sharesSymbol(t, seat, card)) {
            fail(t);
        }
        if (t.goesStraightOn(this, DETERMINE_DIFFICULTY)) {
            determineDifficulty(t);
        } else {
            startPaying(t);
        }
    }

    // ---- paying ----------------------------------------------------------------------------------------------------------

    private void startPaying(UfsTable t) {
        if (t.goesStraightOn(this, SUSPEND)) {
            suspend(t);
        } else if (t.goesStraightOn(this, PAY_COSTS)) {
            payCosts(t);
        }
    }

    private void suspend(UfsTable t) {
        if (!aborted) {
            t.hold();
        }
        if (t.goesStraightOn(this, PAY_COSTS)) {
            payCosts(t);
        }
    }

    /** E.4.4.1: in printed order, checks and cards to be played left for later. */
    private void payCosts(UfsTable t) {
        AbilityDef a = ability;
        if (aborted || free || a == null || a.costs().isEmpty()) {
            return;
        }
        t.push(new Effect(t, a.payment(), bindings, Effect.Role.COST));
    }

    @Override
    public void carriedOut(Bindings now, boolean inFull) {
        bindings = now;
        unpaid |= !inFull;
    }

    /** E.4.4.2: then what effects have added, in the player's order. */
    private void payAddedCosts(UfsTable t) {
        if (!aborted && !added.isEmpty()) {
            t.push(PayAdded.costs(t, seat, t.ref(card), added));
        }
    }

    @Override
    public void paidAdded(boolean inFull) {
        unpaid |= !inFull;
    }

    private void resume(UfsTable t) {
        if (!aborted) {
            t.release();
        }
    }

    private void abortUnpaid(UfsTable t) {
        failUnpaid(t);
        if (t.goesStraightOn(this, PLAYED)) {
            played(t);
        }
    }

    /** E.4.6: the card that is the cost goes through the whole procedure itself. */
    private void playCardAsCost(UfsTable t) {
        AbilityDef a = ability;
        if (aborted || a == null || a.reversal() == null) {
            return;
        }
        t.push(asCost(t, seat, card, Happening.As.REVERSAL));
    }

    /** I.3.10.1: "this attack" is the card as it now lies in the pool, no longer the one in hand. */
    private void followCard(UfsTable t) {
        AbilityDef a = ability;
        if (!aborted && a != null && a.reversal() != null) {
            bindings = bindings.from(t.ref(card));
        }
    }

    @Override
    public void played(boolean success) {
        if (!success) {
            aborted = true;
        }
    }

    // ---- difficulty and checks ----------------------------------------------------------------------------------------------

    /** E.4.7: the card's difficulty, or speed and block modifier (G.2.1.3.2.1), and one for each card in the pool. */
    private void determineDifficulty(UfsTable t) {
        if (!aborted && withCard) {
            difficulty = difficulty(t);
        }
        if (t.goesStraightOn(this, CHECK)) {
            check(t);
        } else {
            startPaying(t);
        }
    }

    private int difficulty(UfsTable t) {
        State s = t.state(card);
        int base = s.number(Property.DIFFICULTY);
        AttackInfo attack = t.attack();
        if (as == Happening.As.BLOCK && attack != null) {
            base = LegalBlocks.blockModifier(t, card, attack) + AsItWas.attack(t, attack).number(Property.SPEED);
        }
        return base + (s.ignoresProgressive() ? 0 : ProgressiveDifficulty.of(t, seat, card));
    }

    private void check(UfsTable t) {
        if (aborted || !withCard || noCheck) {
            return;
        }
        AttackInfo attack = t.attack();
        Ref blocked = as == Happening.As.BLOCK && attack != null ? attack.card() : Ref.NONE;
        t.push(new Check(t, seat, difficulty, new Purpose(Purpose.Kind.PLAY, t.ref(card), as, true, blocked)));
    }

    @Override
    public void checked(boolean passed, int value) {
        bindings = bindings.counting(value);
        if (!passed) {
            unpaid = true;
        }
    }

    /** E.4.8.2: a failed check costs the card. */
    private void failCheck(UfsTable t) {
        failUnpaid(t);
        if (t.goesStraightOn(this, ENTER_POOL)) {
            enterPool(t);
        }
    }

    private void failUnpaid(UfsTable t) {
        if (unpaid && !aborted) {
            fail(t);
        }
    }

    /** E.4.9: check costs, one after the other; a failed one costs the card too (E.4.9.3). */
    private void checkCosts(UfsTable t) {
        failUnpaid(t);
        if (aborted) {
            return;
        }
        AbilityDef a = ability;
        if (free || a == null || checksMade >= a.checks().size()) {
            return;
        }
        int against = Amounts.of(t, bindings, a.checks().get(checksMade++).difficulty());
        again();
        t.push(new Check(t, seat, against,
                new Purpose(Purpose.Kind.COST, t.ref(card), Happening.As.UNSAID, false, Ref.NONE)));
    }

    /** E.4.9.2: then the checks that effects have added. */
    private void checkAddedCosts(UfsTable t) {
        if (!aborted && !added.isEmpty()) {
            t.push(PayAdded.checks(t, seat, t.ref(card), added));
        }
    }

    /** UniVersus, Bullets in Abilities: what is chosen is chosen before the ability counts as played. */
    private void offerBullets(UfsTable t) {
        AbilityDef a = ability;
        Op.Pick pick = aborted || a == null ? null : Bullets.of(t, bindings, a.effect());
        if (pick == null || !Bullets.ask(t, bindings, chooser(t, pick), pick, bullets, moreBullets, "J.1.4")) {
            goPast(TAKE_BULLET);
        }
    }

    private void takeBullet(UfsTable t) {
        if (Option.kind(t.answer()) == Choice.OPTION) {
            bullets = More.of(bullets, Option.a(t.answer()));
            goTo(OFFER_BULLETS);
            AbilityDef a = ability;
            Op.Pick pick = a == null ? null : Bullets.of(t, bindings, a.effect());
            if (a != null && pick != null) {
                t.emit(new UfsEvent.OptionChosen(chooser(t, pick), t.ref(card), a, seat, serial, whenTried, bullets,
                        pick.options().get(bullets.getLast())));
            }
        }
    }

    private int chooser(UfsTable t, Op.Pick pick) {
        return Players.seat(t, bindings, pick.who());
    }

    /** Another effect lets who chooses the options of an ability choose more; whether that ability is still being played. */
    public static boolean addOptions(UfsTable t, UfsEvent.OptionChosen chosen, int more) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.serial == chosen.serial()) {
                p.moreBullets += more;
                return true;
            }
        }
        return false;
    }

    // ---- played -----------------------------------------------------------------------------------------------------------------

    /** UniVersus, block-step.12: a block that has become invalid is discarded and the attempt is over. */
    private void keepBlock(UfsTable t) {
        AttackInfo attack = t.attack();
        if (!aborted && as == Happening.As.BLOCK && attack != null && t.edition().abortsInvalidBlocks()
                && !LegalBlocks.blocks(t, seat, card, attack)) {
            fail(t);
        }
    }

    /** E.4.10: to the right of all other cards, unless a cost has taken it elsewhere. */
    private void enterPool(UfsTable t) {
        if (aborted || !withCard) {
            return;
        }
        int place = t.place(card);
        if (place != Places.TRANSIT && place != Places.POOL) {
            return;
        }
        int flags = Flag.PLAYED | (as == Happening.As.BLOCK ? Flag.BLOCK : 0)
                | (as == Happening.As.REVERSAL ? Flag.REVERSAL : 0);
        t.mark(card, t.piece(card).with(flags, true));
        if (place == Places.TRANSIT) {
            t.hold();
            t.relocate(card, Places.of(seat, Places.POOL), new Moving(Act.PLAY, seat, Cause.RULES, Moving.Facing.UP),
                    true);
            inPool = true;
            emitPlayed(t);
            t.release();
        } else {
            if (!t.edition().movesBeforePlaying()) {
                GameActions.moveOne(t, card, Places.POOL, Act.ADD, Cause.RULES, true, Moving.Facing.UP);
            }
            inPool = true;
            emitPlayed(t);
        }
    }

    /**
     * E.4.11, F.2.3: played; an attack that was not a cost waits for its sequence, if it lies in the card pool (F.2.3.2).
     * All of it is one event.
     */
    private void emitPlayed(UfsTable t) {
        t.emit(new UfsEvent.Played(seat, t.ref(card), as, from, t.image(card)));
        applyDeferred(t);
        Next.useUp(t, card);
        if (inPool && isAttackPlay(t) && !isCost) {
            AttackStack.add(t, List.of(new Pending(t.ref(card), seat, target)));
            t.emit(new UfsEvent.Attacked(t.ref(card), seat, target));
        }
        if (ability != null) {
            emitAbility(t, ability);
        }
    }

    private boolean isAttackPlay(UfsTable t) {
        return ability == null && as != Happening.As.BLOCK && t.state(card).is(CardType.ATTACK);
    }

    private void emitAbility(UfsTable t, AbilityDef a) {
        t.emit(new UfsEvent.AbilityPlayed(seat, t.ref(card), a, serial, whenTried, bullets));
    }

    /** E.4.11: a card that a cost has taken elsewhere has been played as well (UniVersus: playing-a-card.13). */
    private void played(UfsTable t) {
        if (!aborted && !inPool && withCard) {
            t.hold();
            emitPlayed(t);
            t.release();
        } else if (!aborted && !inPool && ability != null) {
            emitAbility(t, ability);
        }
        if (t.goesStraightOn(this, EXECUTE)) {
            execute(t);
        } else if (t.goesStraightOn(this, REPORT)) {
            report(t);
        }
    }

    /** J.3.1.1: the immediate effect, unless it was cancelled meanwhile; a response to nothing speaks of nothing (H.5.4). */
    private void execute(UfsTable t) {
        AbilityDef a = ability;
        if (aborted || a == null || cancelled) {
            return;
        }
        Bindings b = bindings;
        if (a.condition() != null && answering != null) {
            Bindings matched = cardinal.ufs.rules.Matching.answers(t, a.condition(), answering, b);
            b = matched == null ? b : matched;
        } else if (a.condition() != null) {
            b = b.mentioning(a.mentionsItself() ? List.of(b.source()) : List.of());
        }
        Effect effect = new Effect(t, a.effect(), b, Effect.Role.IMMEDIATE).choosing(bullets);
        t.push(effect.unpaid(free));
    }

    private void report(UfsTable t) {
        Doing.cover(t, bindings);
        AbilityDef a = ability;
        if (a != null && !aborted && !cancelled) {
            t.emit(new UfsEvent.AbilityResolved(seat, t.ref(card), a, bullets));
        }
        if (isCost && t.below(this) instanceof Play reversal) {
            reversal.target = target;
        }
        if (t.below(this) instanceof Asker asker) {
            asker.played(!aborted && !(cancelled && as == Happening.As.BLOCK));
        }
    }

    /** E.4.8.2: the card is discarded, the attempt has failed. */
    private void fail(UfsTable t) {
        aborted = true;
        if (withCard && (t.place(card) == Places.TRANSIT || t.place(card) == Places.POOL)) {
            GameActions.moveOne(t, card, Places.DISCARD, Act.DISCARD, Cause.RULES, true, Moving.Facing.USUAL);
        }
    }

    // ---- what others ask or do ------------------------------------------------------------------------------------------------------

    public boolean isPlaying(int other) {
        return withCard && card == other && !aborted;
    }

    public int seat() {
        return seat;
    }

    public int card() {
        return card;
    }

    public Happening.As as() {
        return as;
    }

    /** J.4.3: X as it is for an ability that has been played, {@link Bindings#UNKNOWN} if it is still to be chosen. */
    static int x(UfsTable t, UfsEvent.AbilityPlayed event) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.serial == event.serial()) {
                return Amounts.knownX(t, p.bindings);
            }
        }
        return Bindings.UNKNOWN;
    }

    /** Cancels a played ability whose effect has not begun; whether it could be. */
    public static boolean cancel(UfsTable t, UfsEvent.AbilityPlayed event, Cause cause) {
        if (event.ability().says(Afterword.Word.CANNOT_BE_CANCELLED)) {
            return false;
        }
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.serial == event.serial() && !p.cancelled) {
                p.cancelled = true;
                t.emit(new UfsEvent.Cancelled(event.card(), event.ability(), event.serial(), cause));
                if (event.ability().isGrantedBy(Keyword.REVERSAL)) {
                    p.cancelReversal(t);
                }
                return true;
            }
        }
        return false;
    }

    /** I.3.10.2.4: its card begins anew; 2010, 8.3.4.6: that was the one reversal to this attack. */
    private void cancelReversal(UfsTable t) {
        countReversal(t);
        if (t.isSame(bindings.source())) {
            Settling.refresh(t, card);
        }
    }

    /** G.2.2.1; 2010, 8.3.2.12.1: the card stays where it is, but it does not block; whether it could be cancelled. */
    public static boolean cancelBlock(UfsTable t, UfsEvent.Played event, Cause cause) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.as == Happening.As.BLOCK && p.card == event.card().card()
                    && p.inPool && !p.cancelled) {
                p.cancelled = true;
                t.emit(new UfsEvent.BlockCancelled(event.card(), cause));
                return true;
            }
        }
        return false;
    }

    /** UniVersus: Attack: a change of an attack being played happens once it is played. */
    static void defer(UfsTable t, int card, Deferred change) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.isPlaying(card)) {
                p.deferred = More.of(p.deferred, change);
                return;
            }
        }
    }

    private void applyDeferred(UfsTable t) {
        for (int i = 0; i < deferred.size(); i++) {
            deferred.get(i).apply(t, card);
        }
        deferred = List.of();
    }

    /** UniVersus, playing-a-card.2: the backup that a card played as a cost was aimed at. */
    public static Ref targetOf(UfsTable t, int card) {
        for (int i = t.depth() - 1; i >= 0; i--) {
            if (t.frame(i) instanceof Play p && p.card == card) {
                return p.target;
            }
        }
        return Ref.NONE;
    }

    /** UniVersus: Backup: which backup is attacked. */
    void aimAt(Ref backup) {
        target = backup;
    }

    /** The cost that the open question is about: the check that is being made, or the one with an X. */
    private @Nullable Instruction costAsked(UfsTable t, AbilityDef a) {
        return switch (t.prompt().purpose()) {
            case CHECK -> checksMade > 0 ? a.checks().get(checksMade - 1) : null;
            case AMOUNT -> a.played().cost().stream().filter(DefinedX::isIn).findFirst().orElse(null);
            default -> null;
        };
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        AbilityDef a = ability;
        Op.Pick pick = a == null || t.prompt().purpose() != cardinal.kernel.Purpose.MODE ? null
                : Bullets.of(t, bindings, a.effect());
        return new cardinal.kernel.Cause(bindings.source(), a,
                a == null ? null : pick != null ? a.effect().instruction(pick) : costAsked(t, a), pick);
    }
}
