package cardinal.riftbound.scenario;

import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.Scenario;
import cardinal.scenario.Seats;
import cardinal.scenario.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Reads the setup of a scenario. What is not said is filled in, so that every table is complete. */
final class SetupReader {
    static final List<String> PLAYER_KEYS =
            List.of("base", "units", "gear", "runes", "hand", "deck", "runeDeck", "trash", "banishment",
                    "banished", "champion", "legend", "points", "energy", "power", "played");
    static final List<String> GROUND_KEYS =
            List.of("card", "name", "owner", "controller", "units", "facedown", "hidden", "contested", "scored");
    static final List<String> TURN_KEYS = List.of("player", "number", "phase");
    private static final Set<CardType> MAIN_DECK = Set.of(CardType.UNIT, CardType.GEAR, CardType.SPELL);
    private static final int FILLERS = 20;
    private static final int RUNES = 12;

    private final ScenarioCards cards;
    private final Scenario scenario;
    private final List<String> seats;
    private final PlayerNames players;
    private final CardPlacer placer;
    private final Layout layout;

    SetupReader(Scenario scenario, Mode mode, ScenarioCards cards) {
        this.scenario = scenario;
        this.cards = cards;
        seats = Seats.names(mode.seats());
        players = new PlayerNames(seats);
        layout = new Layout(mode, cards.pool());
        placer = new CardPlacer(cards, players, layout);
    }

    Layout read() {
        List<String> keys = new ArrayList<>(List.of("turn", "battlefields"));
        keys.addAll(seats);
        Tree.Fields setup = scenario.setup().only("the setup", keys);
        for (Tree.Field f : setup.all()) {
            switch (f.key()) {
                case "turn" -> turn(f.value().fields("the turn").only("the turn", TURN_KEYS));
                case "battlefields" -> battlefields(f.value());
                default -> player(Seats.of(f.key()),
                        f.value().fields("player " + f.key()).only("the setup of " + f.key(), PLAYER_KEYS));
            }
        }
        fill(setup);
        return layout;
    }

    private void turn(Tree.Fields turn) {
        turn.get("player").ifPresent(t -> layout.turnPlayer = players.seat(t));
        turn.get("number").ifPresent(t -> {
            layout.turn = t.number("the number of a turn");
            if (layout.turn < 1) {
                throw t.at().wrong("turns are counted from 1");
            }
        });
        turn.get("phase").ifPresent(t -> layout.phase = phase(t));
    }

    private static Phase phase(Tree tree) {
        String word = tree.text("a phase");
        List<String> words = Arrays.stream(Phase.values()).filter(p -> p != Phase.SETUP)
                .map(p -> p.name().toLowerCase(Locale.ROOT)).toList();
        if (!words.contains(word)) {
            throw tree.at().wrong("\"" + word + "\" is not a phase" + Nearest.hint(word, words));
        }
        return Phase.valueOf(word.toUpperCase(Locale.ROOT));
    }

    // ---- players -----------------------------------------------------------------------------------------

    private void player(int seat, Tree.Fields fields) {
        Layout.Player player = layout.players[seat];
        String of = Seats.name(seat) + "'s ";
        for (Tree.Field f : fields.all()) {
            Tree value = f.value();
            switch (f.key()) {
                case "base" -> placer.put(value, seat, new Spot(of + "base",
                        Set.of(CardType.UNIT, CardType.GEAR, CardType.RUNE), t -> t.base(seat), Spot.Kind.BASE));
                case "units" -> placer.put(value, seat,
                        new Spot(of + "units", Set.of(CardType.UNIT), t -> t.base(seat), Spot.Kind.BASE));
                case "gear" -> placer.put(value, seat,
                        new Spot(of + "gear", Set.of(CardType.GEAR), t -> t.base(seat), Spot.Kind.BASE));
                case "runes" -> placer.put(value, seat,
                        new Spot(of + "runes", Set.of(CardType.RUNE), t -> t.base(seat), Spot.Kind.BASE));
                case "hand" -> placer.put(value, seat,
                        new Spot(of + "hand", MAIN_DECK, t -> t.hand(seat), Spot.Kind.OFF_BOARD));
                case "trash" -> placer.put(value, seat,
                        new Spot(of + "trash", MAIN_DECK, t -> t.trash(seat), Spot.Kind.OFF_BOARD));
                case "banishment", "banished" -> placer.put(value, seat,
                        new Spot(of + "banishment", MAIN_DECK, t -> t.banishment(seat), Spot.Kind.OFF_BOARD));
                case "champion" -> placer.put(value, seat, new Spot(of + "Champion Zone", Set.of(CardType.UNIT),
                        t -> t.championZone(seat), Spot.Kind.OFF_BOARD));
                case "legend" -> placer.put(value, seat, new Spot(of + "Legend Zone", Set.of(CardType.LEGEND),
                        t -> t.legendZone(seat), Spot.Kind.BOARD));
                case "deck" -> placer.put(listed(value), seat, deck(seat));
                case "runeDeck" -> placer.put(listed(value), seat, runeDeck(seat));
                case "points" -> player.points = players.amount(value, "points");
                case "played" -> player.played = players.amount(value, "cards played");
                case "energy" -> player.pool = player.pool.plus(Price.energy(players.amount(value, "Energy")));
                case "power" -> player.pool = player.pool.plus(power(value.fields("Power")));
                default -> throw new IllegalStateException("no such key: " + f.key());
            }
        }
    }

    private static Spot deck(int seat) {
        return new Spot(Seats.name(seat) + "'s deck", MAIN_DECK, t -> t.deck(seat), Spot.Kind.PILE);
    }

    private static Spot runeDeck(int seat) {
        return new Spot(Seats.name(seat) + "'s rune deck", Set.of(CardType.RUNE), t -> t.runeDeck(seat),
                Spot.Kind.PILE);
    }

    /** A deck is the cards on top, or with "exactly" all of its cards. */
    private static Tree listed(Tree deck) {
        return deck instanceof Tree.Fields f && f.get("exactly").isPresent()
                ? f.only("a deck", List.of("exactly")).need("exactly", "a deck") : deck;
    }

    private Price power(Tree.Fields fields) {
        List<String> lanes = new ArrayList<>();
        for (Domain d : Domain.values()) {
            lanes.add(d.name().toLowerCase(Locale.ROOT));
        }
        lanes.add(Price.ANY, "any");
        Price sum = Price.NOTHING;
        for (Tree.Field f : fields.only("Power", lanes).all()) {
            sum = sum.plus(new Price(0, Price.lane(lanes.indexOf(f.key()), players.amount(f.value(), "Power"))));
        }
        return sum;
    }

    // ---- battlefields --------------------------------------------------------------------------------------

    private void battlefields(Tree tree) {
        List<Tree> list = tree.list();
        if (list.size() > layout.grounds.length) {
            throw list.get(layout.grounds.length).at()
                    .wrong("there are " + layout.grounds.length + " battlefields in this mode, not " + list.size());
        }
        for (int b = 0; b < list.size(); b++) {
            Tree one = list.get(b);
            Tree.Fields fields = one instanceof Tree.Leaf leaf && !leaf.isNothing()
                    ? new Tree.Fields(leaf.at(), List.of(new Tree.Field(leaf.at(), "card", leaf)))
                    : one.fields("a battlefield");
            battlefield(b, fields.only("a battlefield", GROUND_KEYS));
        }
    }

    private void battlefield(int b, Tree.Fields fields) {
        Layout.Ground ground = layout.grounds[b];
        int owner = fields.get("owner").map(players::seat).orElse(b % seats.size());
        Spot here = new Spot("battlefield " + (b + 1), Set.of(CardType.UNIT), t -> t.battlefield(b), Spot.Kind.BOARD);
        Spot hidden = new Spot("the facedown zone of battlefield " + (b + 1), MAIN_DECK, t -> t.facedown(b),
                Spot.Kind.FACEDOWN);
        int occupants = 0;
        for (Tree.Field f : fields.all()) {
            Tree value = f.value();
            switch (f.key()) {
                case "card", "name" -> ground.card = placer.card(value, owner, new Spot("the battlefields",
                        Set.of(CardType.BATTLEFIELD), RiftTable::battlefieldZone, Spot.Kind.BOARD));
                case "owner" -> {
                }
                case "controller" -> ground.controller = players.seatOrNobody(value);
                case "contested" -> ground.contester = players.seatOrNobody(value);
                case "scored" -> ground.scored = value.list().stream().map(players::seat).toList();
                case "units" -> {
                    for (Tree.Field units : value.fields("units").only("units", seats).all()) {
                        int seat = Seats.of(units.key());
                        placer.put(units.value(), seat, here);
                        for (Tree unit : units.value().list()) {
                            occupants |= 1 << placer.controller(unit, seat);
                        }
                    }
                }
                case "facedown", "hidden" -> {
                    Tree.Fields cardOf = value.fields("a facedown card").only("a facedown card", seats);
                    if (cardOf.all().size() > 1 || cardOf.all().stream().anyMatch(c -> c.value().list().size() > 1)) {
                        throw f.at().wrong("only one card lies facedown at a battlefield (106.4.b)");
                    }
                    cardOf.all().forEach(c -> placer.put(c.value(), Seats.of(c.key()), hidden));
                }
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

    // ---- what is not said ----------------------------------------------------------------------------------

    private void fill(Tree.Fields setup) {
        for (int b = 0; b < layout.grounds.length; b++) {
            if (layout.grounds[b].card == Table.NONE) {
                layout.grounds[b].card =
                        filler(cards.blankBattlefield(b + 1), b % seats.size(), RiftTable::battlefieldZone, false);
            }
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            Tree.Fields player = setup.get(seats.get(seat)).map(t -> t.fields("a player")).orElse(setup);
            boolean known = setup.get(seats.get(seat)).isPresent();
            if (!known || isOpen(player, "deck")) {
                for (int i = 0; i < FILLERS; i++) {
                    filler(cards.blank(), seat, deck(seat).zone(), true);
                }
            }
            if (!known || isOpen(player, "runeDeck")) {
                fillRunes(seat);
            }
        }
    }

    /** Whether fillers lie below the cards of a deck: not when it is said to be empty or exactly this. */
    private static boolean isOpen(Tree.Fields player, String deck) {
        return player.get(deck)
                .map(t -> !(t instanceof Tree.Items items && items.all().isEmpty())
                        && !(t instanceof Tree.Fields f && f.get("exactly").isPresent()))
                .orElse(true);
    }

    /** 103.3.a: twelve runes, those on the board and in the listed part of the rune deck included. */
    private void fillRunes(int seat) {
        List<Layout.Planned> runes =
                layout.objects().stream().filter(p -> p.owner() == seat && p.def().isRune()).toList();
        List<Domain> domains =
                new ArrayList<>(runes.stream().flatMap(p -> p.def().data().domains().stream()).distinct().toList());
        if (domains.isEmpty()) {
            layout.objects().stream().filter(p -> p.owner() == seat && p.def().type() == CardType.LEGEND)
                    .forEach(p -> domains.addAll(p.def().data().domains()));
        }
        if (domains.isEmpty()) {
            domains.add(Domain.FURY);
        }
        for (int i = runes.size(); i < RUNES; i++) {
            filler(cards.rune(domains.get(i % domains.size())), seat, runeDeck(seat).zone(), true);
        }
    }

    private int filler(CardDef def, int owner, ToIntFunction<RiftTable> zone, boolean pile) {
        return layout.add(new Layout.Planned(def, owner, zone, pile, true, UnaryOperator.identity()));
    }
}
