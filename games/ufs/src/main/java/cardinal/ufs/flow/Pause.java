package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.PauseMarks;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.GameProgress;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.StandingTerrain;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** E.2: pause conditions, in their order. Game events wait meanwhile and come as one afterwards. */
public final class Pause extends Frame<UfsTable> {
    private static final Step<Pause, UfsTable> TERRAINS = Pause::terrains;
    private static final Step<Pause, UfsTable> TAKE_TERRAIN = Pause::takeTerrain;
    private static final Step<Pause, UfsTable> UNIQUES = Pause::uniques;
    private static final Step<Pause, UfsTable> TAKE_UNIQUE = Pause::takeUnique;
    public static final Step<Pause, UfsTable> SYMBOLS = Pause::symbols;
    public static final Step<Pause, UfsTable> TAKE_SYMBOL = Pause::takeSymbol;
    public static final Steps<Pause, UfsTable> STEPS = Steps.<Pause, UfsTable>of(Pause.class)
            .then("E.2", Pause::begin)
            .then("E.2.1", Pause::losers)
            .then("E.2.2", Pause::cycle)
            .then("E.2.3", Pause::characters)
            .then("E.2.4", Pause::onlyCards)
            .then("E.2.5", TERRAINS)
            .then("E.2.5.1", TAKE_TERRAIN)
            .then("E.2.6", UNIQUES)
            .then("E.2.6", TAKE_UNIQUE)
            .then("E.2.7", Pause::strays)
            .then("B.6.6.2", SYMBOLS)
            .then("B.6.6.2", TAKE_SYMBOL)
            .then("E.2", Pause::end);

    private static final int FIRST_DECK = Places.of(0, Places.DECK);
    private static final int SECOND_DECK = Places.of(1, Places.DECK);

    /** The card whose infinity symbol is chosen. */
    private int choosing;

    Pause(UfsTable t) {
        super(t.edition().steps(STEPS));
    }

    // ---- when ----------------------------------------------------------------------------------------------------------

    /** Whether any condition holds now that can be dealt with. */
    static boolean isDue(UfsTable t) {
        GameProgress progress = t.progress();
        if (!progress.hasBegun() || !t.fighters().areThere()) {
            return false;
        }
        return t.fighters().isAnyDown() || t.size(FIRST_DECK) == 0 || t.size(SECOND_DECK) == 0
                || progress.isPauseUnseen() && stageDue(t);
    }

    private static boolean stageDue(UfsTable t) {
        int[] inStages = {0, 0};
        for (int c = t.listeners().next(Kind.NOTABLE, 0); c != Table.NONE;
                c = t.listeners().next(Kind.NOTABLE, c + 1)) {
            boolean inStage = t.place(c) == Places.STAGE;
            int notable = t.state(c).notable();
            if ((notable & (inStage ? PauseMarks.ALONE : PauseMarks.ANYWHERE)) != 0 && isDue(t, c, inStage)) {
                return true;
            }
            inStages[t.holder(c)] |= inStage ? notable : 0;
        }
        for (int seat = 0; seat < 2; seat++) {
            if ((inStages[seat] & PauseMarks.UNIQUE) != 0 && !duplicates(t, seat).isEmpty()) {
                return true;
            }
        }
        if ((((inStages[0] | inStages[1]) & PauseMarks.TERRAIN) != 0 || !t.progress().terrains().isEmpty())
                && !Terrains.losers(t).isEmpty()) {
            return true;
        }
        looked(t);
        return false;
    }

    /** Pause conditions have been looked at: what was unflipped before is no longer new to them (pause-conditions.10). */
    private static void looked(UfsTable t) {
        for (int c = t.listeners().next(Kind.NOTABLE, 0); c != Table.NONE;
                c = t.listeners().next(Kind.NOTABLE, c + 1)) {
            if (t.is(c, Flag.UNFLIPPED)) {
                t.states().mark(c, t.piece(c).with(Flag.UNFLIPPED, false));
            }
        }
        t.progress().pausesSeen();
    }

    private static boolean isDue(UfsTable t, int card, boolean inStage) {
        return isWrongOnly(t, card) || Infinity.isOpen(t, card)
                || inStage && (mustAttach(t, card) || isStray(t, card) || isExhausted(t, card));
    }

    private void begin(UfsTable t) {
        t.hold();
    }

    private void end(UfsTable t) {
        looked(t);
        t.release();
        if (t.below(this) instanceof OrderOfOperations below) {
            below.alsoHappened(t.fresh().take());
        }
    }

    // ---- what --------------------------------------------------------------------------------------------------------------

    /** E.2.1; both at once: a draw (no clause says who comes first). */
    private void losers(UfsTable t) {
        boolean first = t.fighters().vitality(0) <= 0;
        boolean second = t.fighters().vitality(1) <= 0;
        if (first || second) {
            int winners = (first ? 0 : 1) | (second ? 0 : 2);
            t.finish(new Outcome(winners, t.cite("A.1.1"), "no vitality is left"));
        }
    }

    /** E.2.2: the discard pile becomes the deck, ten cards of it leave the game; who cannot do that loses (E.2.2.1). */
    private void cycle(UfsTable t) {
        int losers = 0;
        for (int seat = 0; seat < 2; seat++) {
            if (t.size(seat, Places.DECK) > 0) {
                continue;
            }
            if (t.size(seat, Places.DISCARD) < t.edition().leastForCycle()) {
                losers |= 1 << seat;
            } else {
                cycle(t, seat);
            }
        }
        if (losers != 0) {
            t.finish(new Outcome(3 & ~losers, t.cite("A.1.2"), "the deck cannot be cycled"));
        }
    }

    private static void cycle(UfsTable t, int seat) {
        int discard = Places.of(seat, Places.DISCARD);
        int deck = Places.of(seat, Places.DECK);
        Moving back = new Moving(Act.ADD, seat, Cause.PAUSE, Moving.Facing.USUAL);
        while (t.size(discard) > 0) {
            t.relocate(t.zones().top(discard), deck, back, true);
        }
        t.shuffle(deck);
        Moving out = new Moving(Act.REMOVE, seat, Cause.PAUSE, Moving.Facing.USUAL);
        for (int i = 0; i < 10 && t.size(deck) > 0; i++) {
            t.relocate(t.zones().top(deck), Places.of(seat, Places.REMOVED), out, true);
        }
        t.emit(new UfsEvent.Cycled(seat));
    }

    /** E.2.3 and D.2.2.3.4: characters of another name go, those of the same are attached. */
    private void characters(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            for (int card : in(t, seat, Places.STAGE)) {
                if (isStrayCharacter(t, card)) {
                    toDiscard(t, card, Act.DISCARD);
                } else if (mustAttach(t, card)) {
                    attach(t, card, seat);
                }
            }
        }
    }

    static void attach(UfsTable t, int card, int seat) {
        int starter = t.starter(seat);
        State was = BaseValues.of(t, starter);
        t.progress().attach(card, starter);
        t.set(card, Flag.COMMITTED, t.is(starter, Flag.COMMITTED));
        t.progress().listenAgain(card);
        Attaching.rebase(t, starter, was);
    }

    private static boolean mustAttach(UfsTable t, int card) {
        return !t.is(card, Flag.STARTER) && !t.is(card, Flag.ATTACHED | Flag.UNDER | Flag.FACE_DOWN)
                && t.state(card).is(CardType.CHARACTER);
    }

    private static boolean isStrayCharacter(UfsTable t, int card) {
        return mustAttach(t, card) && isOther(t, card);
    }

    private static boolean isOther(UfsTable t, int card) {
        return !t.edition().mayJoin(t.def(card), t.def(t.starter(t.piece(card).owner())));
    }

    /**
     * E.2.3, E.2.4: whether a card on its way to this zone is discarded. It is what it was where it comes from (D.2.5.1.1);
     * one that lay face down is turned up for the way.
     */
    static boolean mayNotStay(UfsTable t, int card, int place) {
        State s = t.is(card, Flag.FACE_DOWN) ? t.initial(t.piece(card).with(Flag.FACE_DOWN, false)) : t.state(card);
        return place == Places.STAGE && s.is(CardType.CHARACTER) && isOther(t, card) || isWrongOnly(t, card, s, place);
    }

    /** E.2.4. */
    private void onlyCards(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            for (int place : new int[] {Places.STAGE, Places.POOL}) {
                for (int card : in(t, seat, place)) {
                    if (isWrongOnly(t, card)) {
                        toDiscard(t, card, t.edition().onlyAct());
                    }
                }
            }
        }
    }

    private static boolean isWrongOnly(UfsTable t, int card) {
        return isWrongOnly(t, card, t.state(card), t.place(card));
    }

    private static boolean isWrongOnly(UfsTable t, int card, State s, int place) {
        if (!t.edition().enforcesOnly(place) || !s.hasKeyword(Keyword.CHARACTER_ONLY)) {
            return false;
        }
        for (int i = 0; i < s.keywords().size(); i++) {
            if (s.keywords().get(i) instanceof KeywordUse.Only o
                    && (t.edition().granted(o).isEmpty() || s.hasAbilityOf(Keyword.CHARACTER_ONLY))
                    && !t.def(t.starter(t.piece(card).owner())).identity().equalsIgnoreCase(o.name())) {
                return true;
            }
        }
        return false;
    }

    /** E.2.5: of several terrains the one goes that has been one for longer; who is active picks between equals. */
    private void terrains(UfsTable t) {
        List<StandingTerrain> losers = Terrains.losers(t);
        if (losers.isEmpty()) {
            goPast(TAKE_TERRAIN);
            return;
        }
        Prompt prompt = t.ask(t.active(), "E.2.5.1", Ask.CHOOSE, Purpose.LOSE);
        for (StandingTerrain s : losers) {
            prompt.add(Choice.CARD, s.terrain().card());
        }
    }

    private void takeTerrain(UfsTable t) {
        toDiscard(t, Option.a(t.answer()), Act.DESTROY);
        goTo(TERRAINS);
    }

    /** E.2.6: its owner gives up one of two copies. */
    private void uniques(UfsTable t) {
        for (int i = 0; i < 2; i++) {
            int seat = i == 0 ? t.active() : UfsTable.rival(t.active());
            List<Integer> same = duplicates(t, seat);
            if (!same.isEmpty()) {
                Prompt prompt = t.ask(seat, "E.2.6", Ask.CHOOSE, Purpose.LOSE);
                for (int card : same) {
                    prompt.add(Choice.CARD, card);
                }
                return;
            }
        }
        goPast(TAKE_UNIQUE);
    }

    private void takeUnique(UfsTable t) {
        toDiscard(t, Option.a(t.answer()), t.edition().uniqueAct());
        goTo(UNIQUES);
    }

    /** The copies of one unique card in a stage of which one has to go, where there are more than one; empty otherwise. */
    private static List<Integer> duplicates(UfsTable t, int seat) {
        int zone = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if ((t.state(card).notable() & PauseMarks.UNIQUE) == 0 || !hasNamesake(t, zone, i)
                    || Rulings.allowsMoreThanOne(t, card)) {
                continue;
            }
            List<Integer> same = new ArrayList<>();
            for (int j = 0; j < t.size(zone); j++) {
                int other = t.cardAt(zone, j);
                if (t.state(other).name().equals(t.state(card).name()) && !isMerged(t, other)) {
                    same.add(other);
                }
            }
            List<Integer> going = same.size() > 1 ? going(t, same) : List.of();
            if (!going.isEmpty()) {
                return going;
            }
        }
        return List.of();
    }

    /** Those of which one goes: that have to, and can. */
    private static List<Integer> going(UfsTable t, List<Integer> same) {
        return t.edition().uniqueLosers(t, same).stream()
                .filter(c -> !Rulings.forbidsAct(t, Act.DESTROY, c, Cause.PAUSE)
                        && !Rulings.forbidsAct(t, t.edition().uniqueAct(), c, Cause.PAUSE))
                .toList();
    }

    /** D.2.2.3.4.1: of a character any number of copies may be attached; other attached cards are cards of the stage. */
    private static boolean isMerged(UfsTable t, int card) {
        return t.is(card, Flag.UNDER) || t.is(card, Flag.ATTACHED) && t.state(card).is(CardType.CHARACTER);
    }

    private static boolean hasNamesake(UfsTable t, int zone, int i) {
        String name = t.state(t.cardAt(zone, i)).name();
        for (int j = 0; j < t.size(zone); j++) {
            if (j != i && t.state(t.cardAt(zone, j)).name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** E.2.7; UniVersus, Stamina (reading 35): a backup without stamina is destroyed. */
    private void strays(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            for (int card : in(t, seat, Places.STAGE)) {
                if (isStray(t, card)) {
                    toDiscard(t, card, Act.DISCARD);
                } else if (isExhausted(t, card)) {
                    toDiscard(t, card, Act.DESTROY);
                }
            }
        }
    }

    private static boolean isStray(UfsTable t, int card) {
        State s = t.state(card);
        return (s.is(CardType.ATTACK) || s.is(CardType.ACTION))
                && !t.is(card, Flag.ATTACHED | Flag.UNDER | Flag.REVEALED)
                && t.edition().straysAreDiscarded();
    }

    private static boolean isExhausted(UfsTable t, int card) {
        return t.state(card).is(CardType.BACKUP) && t.states().stamina(card) <= 0;
    }

    /** 2010, 11.13.1: a card that was placed into play without being played gets its symbol now. */
    private void symbols(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            for (int place : new int[] {Places.STAGE, Places.POOL}) {
                for (int card : in(t, seat, place)) {
                    if (Infinity.isOpen(t, card)) {
                        choosing = card;
                        Infinity.ask(t, t.piece(card).controller(), State.EVERY_SYMBOL, Infinity.OF_A_CARD);
                        return;
                    }
                }
            }
        }
        goPast(TAKE_SYMBOL);
    }

    private void takeSymbol(UfsTable t) {
        Infinity.take(t, choosing);
        goTo(SYMBOLS);
    }

    private static void toDiscard(UfsTable t, int card, Act act) {
        CardMoves.discard(t, t.ref(card), act, Cause.PAUSE);
    }

    private static int[] in(UfsTable t, int seat, int place) {
        int zone = Places.of(seat, place);
        int[] cards = new int[t.size(zone)];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = t.cardAt(zone, i);
        }
        return cards;
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        return t.prompt().purpose() == Purpose.NAME ? cardinal.kernel.Cause.of(t.ref(choosing))
                : cardinal.kernel.Cause.RULES;
    }
}
