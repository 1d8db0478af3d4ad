package cardinal.riftbound.scenario;

import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.flow.Turn;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.CardStates;
import cardinal.scenario.PlayerNames;
import cardinal.scenario.Scenario;
import cardinal.scenario.Seats;
import cardinal.scenario.SetupPlace;
import cardinal.scenario.SetupReader;
import cardinal.scenario.SourceLine;
import cardinal.scenario.YamlNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** The setup of a Riftbound scenario: the zones of players, battlefields, rune pools. */
final class RiftSetup extends SetupReader<RiftTable, CardDef> {
    static final List<String> GROUND_KEYS =
            List.of("card", "name", "owner", "controller", "units", "facedown", "hidden", "contested", "scored");
    static final CardStates STATES = new CardStates().flag("exhausted", Flag.EXHAUSTED).flag("stunned", Flag.STUNNED)
            .number("damage", Piece::withMarks)
            .number("moves", (piece, n) -> moved(piece, n)).other("buff", (value, players) -> buffs(value, players))
            .other("buffs", (value, players) -> buffs(value, players))
            .other("counters",
                    (value, players) -> buffs(
                            value.fields("counters").only("counters", List.of("buff")).need("buff", "counters"),
                            players))
            .flag("hiddenThisTurn", Flag.HIDDEN_NOW);
    private static final List<String> HIDDEN = List.of("hiddenThisTurn", "controller");
    private static final List<String> ON_BOARD =
            STATES.keys().stream().filter(key -> !key.equals("hiddenThisTurn")).toList();
    private static final Set<CardType> MAIN_DECK = EnumSet.of(CardType.UNIT, CardType.GEAR, CardType.SPELL);
    private static final int FILLERS = 20;
    private static final int RUNES = 12;

    /** It has moved so often this turn, and its abilities that count its moves have seen that. */
    private static Piece moved(Piece piece, int times) {
        Piece moved = piece.withCounter(Flag.MOVES, times);
        CardDef.Triggered[] abilities =
                piece.face() instanceof CardDef def ? def.triggered() : new CardDef.Triggered[0];
        for (CardDef.Triggered trig : abilities) {
            if (trig.ability().when().equals(new Trigger.Moves(new Trigger.Watch.Me(), Trigger.Moves.Where.ANYWHERE))
                    && (trig.nth() == 0 || trig.nth() == 1)) {
                moved = moved.withCounter(trig.nth() == 0 ? Flag.NTH_A : Flag.NTH_B, times);
            }
        }
        return moved;
    }

    /** The state of a battlefield beside its units. */
    private static final class Ground {
        int card = Table.NONE;
        int controller = Table.NONE;
        int contester = Table.NONE;
        List<Integer> scored = List.of();
    }

    private final Edition edition;
    private final Mode mode;
    private final RiftScenarioCards cards;
    private final Ground[] grounds;
    private final int[] points;
    private final int[] played;
    private final int[] xp;
    private final Price[] pools;

    RiftSetup(Scenario scenario, Edition edition, Mode mode, RiftScenarioCards cards) {
        super(scenario, mode.seats(), STATES, card -> "a " + card.type().word(), phases(), word(Phase.ACTION));
        this.edition = edition;
        this.mode = mode;
        this.cards = cards;
        grounds = new Ground[mode.battlefields()];
        Arrays.setAll(grounds, b -> new Ground());
        points = new int[mode.seats()];
        played = new int[mode.seats()];
        xp = new int[mode.seats()];
        pools = new Price[mode.seats()];
        Arrays.fill(pools, Price.NOTHING);
        registerKeys();
    }

    private void registerKeys() {
        key("battlefields", this::battlefields);
        cards("base", seat -> base(seat, "base", EnumSet.of(CardType.UNIT, CardType.GEAR, CardType.RUNE)));
        cards("units", seat -> base(seat, "units", Set.of(CardType.UNIT)));
        cards("gear", seat -> base(seat, "gear", Set.of(CardType.GEAR)));
        cards("runes", seat -> base(seat, "runes", Set.of(CardType.RUNE)));
        cardsOrCount("hand", cards.blank().name(), seat -> off(of(seat, "hand"), MAIN_DECK, (t, c) -> t.hand(seat)));
        deck("deck", this::mainDeck, this::fillDeck);
        deck("runeDeck", this::runeDeck, this::fillRunes);
        cardsOrCount("trash", cards.blank().name(),
                seat -> off(of(seat, "trash"), MAIN_DECK, (t, c) -> t.trash(seat)));
        for (String key : List.of("banishment", "banished")) {
            cardsOrCount(key, cards.blank().name(),
                    seat -> off(of(seat, "banishment"), MAIN_DECK, (t, c) -> t.banishment(seat)));
        }
        cards("champion",
                seat -> off(of(seat, "Champion Zone"), Set.of(CardType.UNIT), (t, c) -> t.championZone(seat)));
        cards("legend", seat -> board(of(seat, "Legend Zone"), Set.of(CardType.LEGEND), (t, c) -> t.legendZone(seat),
                ON_BOARD));
        number("points", "points", (seat, n) -> points[seat] = n);
        number("xp", "XP", (seat, n) -> xp[seat] = n);
        number("played", "cards played", (seat, n) -> played[seat] = n);
        number("energy", "Energy", (seat, n) -> pools[seat] = pools[seat].plus(Price.energy(n)));
        player("power", (seat, value) -> pools[seat] = pools[seat].plus(power(value.fields("Power"))));
    }

    private static List<String> phases() {
        return Arrays.stream(Phase.values()).filter(p -> p != Phase.SETUP).map(RiftSetup::word).toList();
    }

    private static String word(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    // ---- places --------------------------------------------------------------------------------------------

    private SetupPlace<RiftTable, CardDef> base(int seat, String what, Set<CardType> types) {
        return board(of(seat, what), types, RiftTable::base, ON_BOARD);
    }

    private SetupPlace<RiftTable, CardDef> off(String what, Set<CardType> types, SetupPlace.Zone<RiftTable> zone) {
        return SetupPlace.offBoard(what, cards::find, card -> types.contains(card.type()), zone);
    }

    private SetupPlace<RiftTable, CardDef> board(String what, Set<CardType> types, SetupPlace.Zone<RiftTable> zone,
            Collection<String> states) {
        return new SetupPlace<>(what, finder(types), card -> types.contains(card.type()), zone, false, states,
                UnaryOperator.identity());
    }

    private BiFunction<SourceLine, String, CardDef> finder(Set<CardType> types) {
        return types.equals(Set.of(CardType.RUNE)) ? cards::findRune : cards::find;
    }

    private SetupPlace<RiftTable, CardDef> mainDeck(int seat) {
        return SetupPlace.pile(of(seat, "deck"), cards::find, card -> MAIN_DECK.contains(card.type()),
                (t, c) -> t.deck(seat));
    }

    private SetupPlace<RiftTable, CardDef> runeDeck(int seat) {
        return SetupPlace.pile(of(seat, "rune deck"), cards::findRune, CardDef::isAlsoRune, (t, c) -> t.runeDeck(seat));
    }

    private Price power(YamlNode.Fields fields) {
        List<String> lanes = new ArrayList<>();
        for (Domain d : Domain.values()) {
            lanes.add(d.name().toLowerCase(Locale.ROOT));
        }
        lanes.add(Price.ANY, "any");
        Price sum = Price.NOTHING;
        for (YamlNode.Field f : fields.only("Power", lanes).all()) {
            sum = sum.plus(new Price(0, Price.lane(lanes.indexOf(f.key()), players.amount(f.value(), "Power"))));
        }
        return sum;
    }

    private static UnaryOperator<Piece> buffs(YamlNode value, PlayerNames players) {
        String text = value.text("buffs");
        int n = text.equals("true") ? 1 : text.equals("false") ? 0 : players.amount(value, "buffs");
        return p -> p.withCounter(Flag.BUFF, n);
    }

    // ---- battlefields --------------------------------------------------------------------------------------

    private void battlefields(YamlNode tree) {
        List<YamlNode> list = tree.list();
        if (list.size() > grounds.length) {
            throw list.get(grounds.length).at()
                    .wrong("there are " + grounds.length + " battlefields in this mode, not " + list.size());
        }
        for (int b = 0; b < list.size(); b++) {
            YamlNode one = list.get(b);
            YamlNode.Fields fields = one instanceof YamlNode.Leaf leaf && !leaf.isNothing()
                    ? new YamlNode.Fields(leaf.at(), List.of(new YamlNode.Field(leaf.at(), "card", leaf)))
                    : one.fields("a battlefield");
            battlefield(b, fields.only("a battlefield", GROUND_KEYS));
        }
    }

    private void battlefield(int b, YamlNode.Fields fields) {
        Ground ground = grounds[b];
        int owner = fields.get("owner").map(players::seat).orElse(b % seats().size());
        int occupants = 0;
        for (YamlNode.Field f : fields.all()) {
            YamlNode value = f.value();
            switch (f.key()) {
                case "card", "name" -> ground.card = placer.card(value, owner, battlefieldZone());
                case "owner" -> {
                }
                case "controller" -> ground.controller = players.seatOrNobody(value);
                case "contested" -> ground.contester = players.seatOrNobody(value);
                case "scored" -> ground.scored = value.list().stream().map(players::seat).toList();
                case "units" -> occupants |= units(b, value);
                case "facedown", "hidden" -> facedown(b, f);
                default -> throw new IllegalStateException("no such key: " + f.key());
            }
        }
        boolean alone = Integer.bitCount(occupants) == 1;
        if (alone && fields.get("controller").isEmpty() && ground.contester == Table.NONE) {
            ground.controller = Integer.numberOfTrailingZeros(occupants);
        }
        if (Integer.bitCount(occupants) > 1 && ground.contester == Table.NONE) {
            throw fields.at().wrong(
                    "units of two players are at battlefield " + (b + 1) + "; say who contests it: \"contested: A\"");
        }
    }

    private SetupPlace<RiftTable, CardDef> battlefieldZone() {
        return board("the battlefields", Set.of(CardType.BATTLEFIELD), (t, c) -> t.battlefieldZone(), ON_BOARD);
    }

    /** Puts the units of a battlefield and gives the bit set of their controllers. */
    private int units(int b, YamlNode value) {
        SetupPlace<RiftTable, CardDef> here =
                board("battlefield " + (b + 1), Set.of(CardType.UNIT), (t, c) -> t.battlefield(b), ON_BOARD);
        int occupants = 0;
        for (YamlNode.Field units : value.fields("units").only("units", seats()).all()) {
            int seat = Seats.of(units.key());
            placer.put(units.value(), seat, here);
            for (YamlNode unit : units.value().list()) {
                occupants |= 1 << placer.controller(unit, seat);
            }
        }
        return occupants;
    }

    private void facedown(int b, YamlNode.Field field) {
        SetupPlace<RiftTable, CardDef> hidden = board("the facedown zone of battlefield " + (b + 1), MAIN_DECK,
                (t, c) -> t.facedown(b), HIDDEN);
        YamlNode.Fields cardOf = field.value().fields("a facedown card").only("a facedown card", seats());
        boolean several = cardOf.all().stream().anyMatch(c -> c.value().list().size() > 1);
        if (cardOf.all().size() > 1 || several && !edition.facedownZonesGrow()) {
            throw field.at().wrong("only one card lies facedown at a battlefield (106.4.b)");
        }
        cardOf.all().forEach(c -> placer.put(c.value(), Seats.of(c.key()), hidden));
    }

    // ---- what is not said ----------------------------------------------------------------------------------

    @Override
    protected void complete() {
        for (int b = 0; b < grounds.length; b++) {
            if (grounds[b].card == Table.NONE) {
                grounds[b].card =
                        placer.filler(cards.blankBattlefield(b + 1), b % seats().size(), battlefieldZone());
            }
        }
    }

    private void fillDeck(int seat) {
        for (int i = 0; i < FILLERS; i++) {
            placer.filler(cards.blank(), seat, mainDeck(seat));
        }
    }

    /** 103.3.a: twelve runes, those on the board and in the listed part of the rune deck included. */
    private void fillRunes(int seat) {
        List<CardDef> own =
                layout.objects().stream().filter(p -> p.owner() == seat).map(p -> (CardDef) p.face()).toList();
        List<CardDef> runes = own.stream().filter(CardDef::isRune).toList();
        List<Domain> domains = new ArrayList<>(domains(runes));
        if (domains.isEmpty()) {
            domains.addAll(domains(own.stream().filter(card -> card.type() == CardType.LEGEND).toList()));
        }
        if (domains.isEmpty()) {
            domains.add(Domain.FURY);
        }
        for (int i = runes.size(); i < RUNES; i++) {
            placer.filler(cards.rune(domains.get(i % domains.size())), seat, runeDeck(seat));
        }
    }

    /** What was set for the members of a team is what they have together. */
    private int teamsPoints(int seat) {
        int sum = 0;
        for (int other = 0; other < mode.seats(); other++) {
            sum += mode.sameTeam(seat, other) ? points[other] : 0;
        }
        return sum;
    }

    private static List<Domain> domains(List<CardDef> cards) {
        return cards.stream().flatMap(card -> card.data().domains().stream()).distinct().toList();
    }

    // ---- the table -----------------------------------------------------------------------------------------

    RiftTable table(long seed) {
        read();
        RiftTable t = new RiftTable(edition, mode, cards.pool(), seed);
        int[] ids = layout.lay(t);
        for (int card : ids) {
            t.set(card, Flag.TOKEN, t.def(card).is(Supertype.TOKEN));
        }
        layBattlefields(t, ids);
        for (int seat = 0; seat < mode.seats(); seat++) {
            t.setPoints(seat, t.edition().teamsShare() ? teamsPoints(seat) : points[seat]);
            if (t.size(t.championZone(seat)) > 0) {
                t.setChampion(seat, t.cardAt(t.championZone(seat), 0));
            }
            t.players().addToPool(seat, pools[seat]);
            t.addXp(seat, xp[seat]);
            for (int i = 0; i < played[seat]; i++) {
                t.players().notePlayed(seat);
                t.players().noteFinalizedElsewhere(seat);
            }
        }
        rememberMight(t);
        beginTurn(t);
        return t;
    }

    private void layBattlefields(RiftTable t, int[] ids) {
        for (int b = 0; b < grounds.length; b++) {
            Ground g = grounds[b];
            t.battlefields().setCard(b, ids[g.card]);
            t.put(ids[g.card], t.piece(ids[g.card]).withController(Table.NONE));
            t.setBattlefieldController(b, g.controller);
            t.setContester(b, g.contester);
            for (int seat : g.scored) {
                t.battlefields().noteScored(b, seat);
            }
        }
    }

    /** 709: a unit that is Mighty from the beginning does not become it. */
    private static void rememberMight(RiftTable t) {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.isUnitOnBoard(card) && t.isMighty(card)) {
                t.set(card, Flag.WAS_MIGHTY, true);
            }
        }
    }

    /** Turns are counted over all players, so the number says who went first and how many turns each has had. */
    private void beginTurn(RiftTable t) {
        Phase now = Phase.valueOf(phase.toUpperCase(Locale.ROOT));
        t.setFirst(firstPlayer());
        t.setActive(turnPlayer);
        for (int seat = 0; seat < mode.seats(); seat++) {
            t.players().setTurnsTaken(seat, turnsTaken(seat));
        }
        t.setTurn(now == Phase.AWAKEN ? turnNumber - 1 : turnNumber);
        t.push(Turn.inPhase(t, now));
    }
}
