package cardinal.evolve.scenario;

import cardinal.evolve.Evolve;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardReader;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.Universe;
import cardinal.evolve.flow.Opening;
import cardinal.evolve.flow.Turn;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Format;
import cardinal.evolve.table.Phase;
import cardinal.kernel.BadInput;
import cardinal.kernel.Piece;
import cardinal.scenario.CardStates;
import cardinal.scenario.PlayerNames;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioCards;
import cardinal.scenario.SetupPlace;
import cardinal.scenario.SetupReader;
import cardinal.scenario.SourceLine;
import cardinal.scenario.YamlNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The setup of an Evolve scenario: the zones of players, their points, evolved cards with their links. */
final class EvolveSetup extends SetupReader<EvolveTable, CardDef> {
    private static final int FILLERS = 20;
    private static final int ENOUGH = 10;
    private static final int NOT_SAID = -1;
    private static final List<String> ON_FIELD =
            List.of("controller", "engaged", "damage", "evolved", "new", "counters", "served");

    private final ScenarioCards<CardData, Ability, CardDef, CardPool> cards;
    private final Edition edition;
    private final Format format;
    private final CardDef blank;
    private final int[] defense = {20, 20};
    private final int[] playPoints = {NOT_SAID, NOT_SAID};
    private final int[] maximum = {NOT_SAID, NOT_SAID};
    private final int[] evolutionPoints = {0, 0};
    private final int[] superPoints = {0, 0};
    private final int[] played = {0, 0};
    private final int[] lost = {0, 0};
    private final boolean[] leaders = {false, false};
    private final Universe[] basis = {Universe.NONE, Universe.NONE};

    EvolveSetup(Scenario scenario, Edition edition, Format format,
            ScenarioCards<CardData, Ability, CardDef, CardPool> cards,
            CardDef blank) {
        super(scenario, 2, states(cards.pool()), card -> "a " + card.type().name().toLowerCase(Locale.ROOT),
                Arrays.stream(Phase.values()).map(EvolveSetup::word).toList(), word(Phase.MAIN));
        this.cards = cards;
        this.edition = edition;
        this.format = format;
        this.blank = blank;
        Predicate<CardDef> main = card -> card.type().staysOnField() || card.isSpell();
        player("leader", (seat, value) -> {
            leaders[seat] = true;
            placer.card(value, seat, leaderArea(seat));
        });
        player("universe", (seat, value) -> basis[seat] = Universe.of(value.text("a universe")));
        cards("field", seat -> SetupPlace.board(of(seat, "field"), cards::find, card -> card.type().staysOnField(),
                (t, controller) -> Zone.FIELD.of(controller), ON_FIELD));
        cardsOrCount("hand", blank.name(), seat -> off(seat, "hand", main, Zone.HAND));
        cardsOrCount("ex", blank.name(), seat -> off(seat, "EX area", main, Zone.EX));
        cardsOrCount("cemetery", blank.name(), seat -> off(seat, "cemetery", main, Zone.CEMETERY));
        cardsOrCount("banished", blank.name(), seat -> new SetupPlace<>(of(seat, "banished zone"), cards::find, main,
                (t, c) -> Zone.BANISHED.of(seat), false, List.of("facedown"), UnaryOperator.identity()));
        cards("evolveDeck", seat -> new SetupPlace<>(of(seat, "evolve deck"), this::findEvolved,
                card -> card.data().isEvolveDeckCard(), (t, c) -> Zone.EVOLVE_DECK.of(seat), false, List.of("faceup"),
                UnaryOperator.identity()));
        deck("deck", this::deckSpot, this::fillDeck);
        number("defense", "defense", (seat, n) -> defense[seat] = n);
        number("playPoints", "play points", (seat, n) -> playPoints[seat] = n);
        number("maximum", "maximum play points", (seat, n) -> maximum[seat] = n);
        number("evolutionPoints", "evolution points", (seat, n) -> evolutionPoints[seat] = n);
        number("superEvolutionPoints", "super-evolution points", (seat, n) -> superPoints[seat] = n);
        number("played", "cards played", (seat, n) -> played[seat] = n);
        number("lostDefense", "times the leader lost defense", (seat, n) -> lost[seat] = n);
    }

    private static CardStates states(CardPool pool) {
        return new CardStates().flag("engaged", Flag.ENGAGED).number("damage", Piece::withMarks)
                .flag("evolved", Flag.EVOLVED).flag("new", Flag.NEW).flag("served", Flag.SERVED)
                .flag("faceup", Flag.FACE_UP).flag("facedown", Flag.FACE_DOWN)
                .other("counters", (value, players) -> counters(pool, value, players));
    }

    private static UnaryOperator<Piece> counters(CardPool pool, YamlNode value, PlayerNames players) {
        UnaryOperator<Piece> all = UnaryOperator.identity();
        for (YamlNode.Field f : value.fields("counters").all()) {
            int lane = pool.lane(f.key());
            int n = players.amount(f.value(), "counters");
            UnaryOperator<Piece> before = all;
            all = p -> before.apply(p).withCounter(lane, n);
        }
        return all;
    }

    private static String word(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private SetupPlace<EvolveTable, CardDef> leaderArea(int seat) {
        return SetupPlace.offBoard(of(seat, "leader area"), cards::find, card -> card.type() == CardType.LEADER,
                (t, c) -> Zone.LEADER.of(seat));
    }

    private SetupPlace<EvolveTable, CardDef> off(int seat, String what, Predicate<CardDef> holds, Zone zone) {
        return SetupPlace.offBoard(of(seat, what), cards::find, holds, (t, c) -> zone.of(seat));
    }

    private SetupPlace<EvolveTable, CardDef> deckSpot(int seat) {
        return SetupPlace.pile(of(seat, "deck"), cards::find, card -> card.data().isMainDeckCard(),
                (t, c) -> Zone.DECK.of(seat));
    }

    /** In an evolve deck a name means the evolved card. */
    private CardDef findEvolved(SourceLine at, String name) {
        CardDef evolved = evolvedOf(name);
        return evolved != null ? evolved : cards.find(at, name);
    }

    private @Nullable CardDef evolvedOf(String name) {
        CardDef own = cards.pool().findEvolved(name);
        if (own != null) {
            return own;
        }
        return cards.taken(CardPool.evolved(name)).or(() -> cards.taken(CardReader.evolved(name))).orElse(null);
    }

    private void fillDeck(int seat) {
        for (int i = 0; i < FILLERS; i++) {
            placer.filler(blank, seat, deckSpot(seat));
        }
    }

    @Override
    protected void complete() {
        for (int seat = 0; seat < 2; seat++) {
            if (!leaders[seat]) {
                placer.filler(cards.pool().get(CardData.LEADERLESS), seat, leaderArea(seat));
            }
        }
    }

    // ---- the table -----------------------------------------------------------------------------------------

    EvolveTable table(long seed) {
        read();
        cards.addTokens();
        EvolveTable t = Evolve.table(edition, format, cards.pool(), seed);
        int[] ids = layout.lay(t);
        for (int card : ids) {
            if (t.onField(card)) {
                complete(t, card);
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            t.players().setBasis(seat, basis[seat]);
            t.setLeaderDefense(seat, defense[seat]);
            int most = maximum[seat] != NOT_SAID ? maximum[seat]
                    : playPoints[seat] != NOT_SAID ? playPoints[seat] : ENOUGH;
            t.setMaximum(seat, most);
            t.setPlayPoints(seat, playPoints[seat] == NOT_SAID ? most : playPoints[seat]);
            t.players().setEvolutionPoints(seat, evolutionPoints[seat]);
            t.players().setSuperPoints(seat, superPoints[seat]);
            t.setPlayed(seat, played[seat]);
            t.players().setTimesLostDefense(seat, lost[seat]);
        }
        begin(t);
        return t;
    }

    /** An evolved card lies under its evolved form (5.15.1.3), a served one has a Carrot, a Stack its counter (13.3.2.2). */
    private void complete(EvolveTable t, int card) {
        int seat = t.controller(card);
        if (t.is(card, Flag.EVOLVED)) {
            CardDef evolved = evolvedOf(t.def(card).data().name());
            if (evolved == null) {
                throw new BadInput(
                        "there is no evolved " + t.def(card).name() + "; describe it: \"type: Follower / Evolved\"");
            }
            link(t, t.create(evolved, t.piece(card).owner(), Zone.EVOLVE_ZONE.of(seat)), card);
            t.faceChanged(card);
        }
        if (t.is(card, Flag.SERVED)) {
            for (CardDef def : cards.pool().all()) {
                if (def.type() == CardType.CARROT) {
                    link(t, t.create(def, t.piece(card).owner(), Zone.RACE.of(seat)), card);
                    break;
                }
            }
        }
        if (t.def(card).has(Keyword.STACK) && t.piece(card).counters() == 0) {
            t.put(card, t.piece(card).withCounter(CardPool.STACK, 1));
        }
    }

    private static void link(EvolveTable t, int over, int card) {
        t.put(over, t.piece(over).withHost(card));
    }

    private void begin(EvolveTable t) {
        Phase now = Phase.valueOf(phase.toUpperCase(Locale.ROOT));
        if (now == Phase.PREPARATION) {
            t.push(new Opening(0));
            return;
        }
        t.setFirst(firstPlayer());
        t.setActive(turnPlayer);
        for (int seat = 0; seat < 2; seat++) {
            t.players().setTurnsTaken(seat, turnsTaken(seat));
        }
        t.setTurn(now == Phase.START ? turnNumber - 1 : turnNumber);
        t.push(Turn.inPhase(t, now));
    }
}
