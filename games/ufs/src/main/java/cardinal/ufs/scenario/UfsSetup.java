package cardinal.ufs.scenario;

import cardinal.kernel.Nearest;
import cardinal.kernel.Piece;
import cardinal.scenario.CardStates;
import cardinal.scenario.PlayerNames;
import cardinal.scenario.Scenario;
import cardinal.scenario.SetupPlace;
import cardinal.scenario.SetupReader;
import cardinal.scenario.YamlNode;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.GameFlow;
import cardinal.ufs.flow.Opening;
import cardinal.ufs.flow.PlayTurn;
import cardinal.ufs.flow.Settling;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.GameSeries;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The setup of a UFS scenario: the zones of both players, vitality, and where in the turn the table stands. */
final class UfsSetup extends SetupReader<UfsTable, CardDef> {
    private static final String SETUP = "setup";
    /** The phases a table can stand at the beginning of. */
    private static final Map<String, Phase> PHASES =
            Map.of("ready", Phase.START_PHASE, "review", Phase.REVIEW_STEP, "draw", Phase.DRAW_STEP,
                    "combat", Phase.COMBAT_PHASE, "end", Phase.END_PHASE);
    private static final List<String> PHASE_WORDS = List.of(SETUP, "ready", "review", "draw", "combat", "end");
    private static final Set<String> ON_STAGE =
            Set.of("committed", "facedown", "attached", "transformed", "counters", "stamina",
                    "stunned");
    private static final Set<String> IN_POOL =
            Set.of("facedown", "as", "dealt", "half", "transformed", "counters", "multiple");
    private static final Set<String> IN_MOMENTUM = Set.of("faceup", "committed");
    private static final Map<String, Integer> AS =
            Map.of("form", 0, "attack", 0, "block", Flag.BLOCK, "reversal", Flag.REVERSAL);
    private static final int FILLERS = 30;
    private static final int USUAL_TURN = 5;
    private static final int UNSAID = -1;

    private final UfsScenarioCards cards;
    private final List<String> counters;
    private final int[] vitality = {UNSAID, UNSAID};
    private final @Nullable YamlNode[] levels = new YamlNode[2];
    private final boolean[] owes = new boolean[2];
    private final int[] characters = {UNSAID, UNSAID};

    UfsSetup(Scenario scenario, UfsScenarioCards cards) {
        this(scenario, cards, new ArrayList<>());
    }

    private UfsSetup(Scenario scenario, UfsScenarioCards cards, List<String> counters) {
        super(scenario, 2, states(counters), card -> "a " + card.type().name().toLowerCase(Locale.ROOT), PHASE_WORDS,
                "combat");
        this.cards = cards;
        this.counters = counters;
        turnNumber = USUAL_TURN;
        registerKeys();
    }

    private void registerKeys() {
        player("character", (seat, value) -> characters[seat] = placer.card(value, seat, character(seat)));
        for (String key : List.of("vitality", "health")) {
            number(key, key, (seat, n) -> vitality[seat] = n);
        }
        cards("stage", seat -> spot(seat, "stage", Places.STAGE, ON_STAGE, UnaryOperator.identity(), card -> true));
        counted("foundations", Places.STAGE, UfsScenarioCards.FOUNDATION, ON_STAGE, "stage");
        cards("pool",
                seat -> spot(seat, "card pool", Places.POOL, IN_POOL, p -> p.with(Flag.PLAYED, true), card -> true));
        counted("momentum", Places.MOMENTUM, UfsScenarioCards.BLANK, IN_MOMENTUM, "momentum");
        counted("hand", Places.HAND, UfsScenarioCards.BLANK, Set.of(), "hand");
        counted("discard", Places.DISCARD, UfsScenarioCards.BLANK, Set.of(), "discard pile");
        counted("removed", Places.REMOVED, UfsScenarioCards.BLANK, Set.of("facedown"), "removed cards");
        counted("sideboard", Places.SIDEBOARD, UfsScenarioCards.BLANK, Set.of(), "sideboard");
        player("checks", (seat, value) -> value.list().forEach(n -> check(seat, n)));
        deck("deck", this::pile, this::fill);
        player("level", (seat, value) -> levels[seat] = value);
        player("owes", (seat, value) -> owes[seat] = value.truth("owes"));
    }

    // ---- states --------------------------------------------------------------------------------------------------------

    private static CardStates states(List<String> counters) {
        return new CardStates().flag("committed", Flag.COMMITTED).flag("facedown", Flag.FACE_DOWN)
                .flag("faceup", Flag.FACE_UP)
                .flag("attached", Flag.ATTACHED).flag("transformed", Flag.TRANSFORMED).flag("dealt", Flag.DEALT_DAMAGE)
                .flag("half", Flag.SECOND_HALF).flag("multiple", Flag.MULTIPLE)
                .flag("stunned", Flag.STUNNED).number("stamina", (p, n) -> p.withMarks(printedStamina(p) - n))
                .other("as", (value, players) -> playedAs(value))
                .other("counters", (value, players) -> counters(value, players, counters));
    }

    private static int printedStamina(Piece p) {
        return ((CardDef) p.face()).front().number(Property.STAMINA);
    }

    /** What a card of the card pool was played as this turn; "added" for one that was not played. */
    private static UnaryOperator<Piece> playedAs(YamlNode value) {
        String word = value.text("what it was played as");
        if (word.equals("added")) {
            return p -> p.with(Flag.PLAYED, false);
        }
        Integer flag = AS.get(word);
        if (flag == null) {
            throw value.at().wrong("a card is played as form, block or reversal, or added, not \"" + word + "\""
                    + Nearest.hint(word, List.of("form", "block", "reversal", "added")));
        }
        return p -> flag == 0 ? p : p.with(flag, true);
    }

    private static UnaryOperator<Piece> counters(YamlNode value, PlayerNames players, List<String> names) {
        UnaryOperator<Piece> all = UnaryOperator.identity();
        for (YamlNode.Field f : value.fields("counters").all()) {
            if (!names.contains(f.key())) {
                names.add(f.key());
            }
            int lane = names.indexOf(f.key());
            int n = players.amount(f.value(), "counters");
            UnaryOperator<Piece> before = all;
            all = p -> before.apply(p).withCounter(lane, n);
        }
        return all;
    }

    // ---- places ----------------------------------------------------------------------------------------------------------

    private SetupPlace<UfsTable, CardDef> spot(int seat, String what, int place, Set<String> states,
            UnaryOperator<Piece> usual,
            Predicate<CardDef> holds) {
        return new SetupPlace<>(of(seat, what), cards::find, holds, (t, c) -> Places.of(seat, place), false, states,
                usual);
    }

    /** In the stage; before the game in the deck, where the edition has it there. */
    private SetupPlace<UfsTable, CardDef> character(int seat) {
        return new SetupPlace<>(of(seat, "character"), cards::find, card -> card.type() == CardType.CHARACTER,
                (t, c) -> Places.of(seat,
                        isOpening() && t.edition().deckRules().characterCounts() ? Places.DECK : Places.STAGE),
                false, ON_STAGE, UnaryOperator.identity());
    }

    private boolean isOpening() {
        return phase.equals(SETUP);
    }

    private SetupPlace<UfsTable, CardDef> pile(int seat) {
        return SetupPlace.pile(of(seat, "deck"), cards::find, card -> true, (t, c) -> Places.of(seat, Places.DECK));
    }

    /** A key with cards, or with how many blank ones there are. */
    private void counted(String key, int place, String blank, Set<String> states, String what) {
        cardsOrCount(key, blank, seat -> spot(seat, what, place, states,
                place == Places.MOMENTUM ? UfsSetup::inMomentum : UnaryOperator.identity(), card -> true));
    }

    /** UniVersus, token.3: a token would not be there any more if it did not lie as it came, face up. */
    private static Piece inMomentum(Piece p) {
        return ((CardDef) p.face()).isToken() ? p.with(Flag.FACE_UP, true) : p;
    }

    /** A blank card on top of the deck that checks so much. */
    private void check(int seat, YamlNode value) {
        String name = cards.checking(players.amount(value, "a check"));
        placer.card(new YamlNode.Leaf(value.at(), name, false), seat, pile(seat));
    }

    private void fill(int seat) {
        for (int i = 0; i < FILLERS; i++) {
            placer.filler(cards.blank(), seat, pile(seat));
        }
    }

    @Override
    protected void complete() {
        for (int seat = 0; seat < 2; seat++) {
            if (characters[seat] == UNSAID) {
                characters[seat] = placer.filler(cards.fighter(), seat, character(seat));
            }
        }
    }

    // ---- the table ---------------------------------------------------------------------------------------------------------

    UfsTable table(long seed, boolean series) {
        read();
        cards.addTokens();
        UfsTable t = new UfsTable(cards.pool(), seed, new GameFlow());
        t.progress().setGames(series ? GameSeries.SERIES : GameSeries.ONE);
        int[] ids = layout.lay(t);
        counters.forEach(name -> t.fighters().addCounters(ids[0], name, 0));
        for (int seat = 0; seat < 2; seat++) {
            t.fighters().setStarter(seat, ids[characters[seat]]);
            t.progress().setGames(t.progress().games().startingWith(seat, ids[characters[seat]]));
        }
        if (isOpening()) {
            t.push(new Opening(t, turnPlayer));
            return t;
        }
        for (int seat = 0; seat < 2; seat++) {
            t.put(t.starter(seat), t.piece(t.starter(seat)).with(Flag.STARTER, true));
            t.fighters().setVitality(seat,
                    vitality[seat] == UNSAID ? t.fighters().maximumVitality(seat) : vitality[seat]);
            t.fighters().setLevel(seat, level(t, seat));
            t.progress().owesAttempt(seat, owes[seat]);
        }
        attach(t);
        beginTurn(t);
        return t;
    }

    /** skill-tree.3: every level is an ability of the tree. */
    private int level(UfsTable t, int seat) {
        YamlNode said = levels[seat];
        int level = said == null ? 0 : players.amount(said, "level");
        int highest = t.def(t.starter(seat)).skillTree().size();
        if (said != null && level > highest) {
            throw said.at().wrong("there is no level " + level + ": the skill tree of "
                    + t.def(t.starter(seat)).name() + (highest == 0 ? " is empty" : " ends with level " + highest));
        }
        return level;
    }

    private static void attach(UfsTable t) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.is(card, Flag.ATTACHED)) {
                t.progress().attach(card, t.starter(t.holder(card)));
            }
            t.progress().listenAgain(card);
        }
        for (int seat = 0; seat < 2; seat++) {
            Settling.refresh(t, t.starter(seat));
        }
    }

    /** Turns are counted over both players, so the number says who went first. */
    private void beginTurn(UfsTable t) {
        t.setFirst(firstPlayer());
        t.progress().begin();
        int finished = phase.equals("ready") ? turnNumber - 1 : turnNumber;
        for (int i = 0; i < finished; i++) {
            t.progress().startTurn((firstPlayer() + i) % 2);
        }
        if (finished == turnNumber) {
            poolWasPlayed(t);
        }
        t.push(PlayTurn.inPhase(t, Objects.requireNonNull(PHASES.get(phase))));
    }

    /** The cards of a card pool were played this turn, unless it says otherwise: the turn remembers them, and nothing waits for them. */
    private static void poolWasPlayed(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            int pool = Places.of(seat, Places.POOL);
            for (int i = 0; i < t.size(pool); i++) {
                int card = t.cardAt(pool, i);
                if (t.is(card, Flag.PLAYED)) {
                    Happening.As as = t.is(card, Flag.BLOCK) ? Happening.As.BLOCK
                            : t.is(card, Flag.REVERSAL) ? Happening.As.REVERSAL : Happening.As.FORM;
                    t.emit(new UfsEvent.Tried(seat, t.ref(card), as, Places.HAND));
                    t.emit(new UfsEvent.Played(seat, t.ref(card), as, Places.HAND, t.image(card)));
                    if (seat == t.active() && as == Happening.As.FORM) {
                        t.progress().set(t.progress().turnState().form(true));
                    }
                }
            }
        }
        t.fresh().take();
    }
}
