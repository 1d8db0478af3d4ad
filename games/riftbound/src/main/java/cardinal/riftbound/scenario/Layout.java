package cardinal.riftbound.scenario;

import cardinal.kernel.Labels;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.flow.Turn;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** What lies where, before the table exists: in reading order, so that every object can be given its name. */
final class Layout {
    /** An object to be. A pile is a deck: what is read first lies on top. */
    record Planned(CardDef def, int owner, ToIntFunction<RiftTable> zone, boolean pile, boolean filler,
            UnaryOperator<Piece> state) {
    }

    /** What a player has beside cards. */
    static final class Player {
        int points;
        int played;
        Price pool = Price.NOTHING;
    }

    /** The state of a battlefield beside its units. */
    static final class Ground {
        int card = Table.NONE;
        int controller = Table.NONE;
        int contester = Table.NONE;
        List<Integer> scored = List.of();
    }

    private final Mode mode;
    private final CardPool pool;
    private final List<Planned> objects = new ArrayList<>();
    final Player[] players;
    final Ground[] grounds;
    int turnPlayer;
    int turn = 1;
    Phase phase = Phase.ACTION;

    Layout(Mode mode, CardPool pool) {
        this.mode = mode;
        this.pool = pool;
        players = new Player[mode.seats()];
        Arrays.setAll(players, i -> new Player());
        grounds = new Ground[mode.battlefields()];
        Arrays.setAll(grounds, i -> new Ground());
    }

    /** Plans an object and gives its place in reading order. */
    int add(Planned object) {
        objects.add(object);
        return objects.size() - 1;
    }

    List<Planned> objects() {
        return objects;
    }

    RiftTable table(long seed) {
        List<Integer> order = creationOrder();
        List<String> names = names();
        RiftTable t = new RiftTable(mode, pool, seed);
        t.label(new Labels(order.stream().map(names::get).toList()));
        int[] ids = new int[objects.size()];
        for (int i : order) {
            Planned p = objects.get(i);
            int card = t.create(p.def, p.owner, p.zone.applyAsInt(t));
            t.put(card, p.state.apply(t.piece(card)).with(Flag.TOKEN, p.def.is(Supertype.TOKEN)));
            ids[i] = card;
        }
        layBattlefields(t, ids);
        for (int seat = 0; seat < players.length; seat++) {
            t.setPoints(seat, players[seat].points);
            t.addToPool(seat, players[seat].pool);
            for (int i = 0; i < players[seat].played; i++) {
                t.notePlayed(seat);
            }
        }
        rememberMight(t);
        beginTurn(t);
        return t;
    }

    /** The objects from bottom to top of the piles, all others as they are read. */
    private List<Integer> creationOrder() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < objects.size(); i++) {
            if (!objects.get(i).pile) {
                order.add(i);
            }
        }
        for (int i = objects.size() - 1; i >= 0; i--) {
            if (objects.get(i).pile) {
                order.add(i);
            }
        }
        return order;
    }

    /** Grunt when there is one, else Grunt#1, Grunt#2; fillers are counted per owner, after the others: A.Blank#1. */
    private List<String> names() {
        Map<String, Integer> total = new HashMap<>();
        objects.stream().filter(p -> !p.filler).forEach(p -> total.merge(key(p), 1, Integer::sum));
        Map<String, Integer> seen = new HashMap<>();
        List<String> names = new ArrayList<>();
        for (Planned p : objects) {
            String own = Seats.name(p.owner) + "." + key(p);
            if (p.filler) {
                names.add(p.pile ? Seats.name(p.owner) + "." + p.def.name() + "#" + seen.merge(own, 1, Integer::sum)
                        : p.def.name());
            } else {
                seen.merge(own, 1, Integer::sum);
                int nth = seen.merge(key(p), 1, Integer::sum);
                names.add(total.getOrDefault(key(p), 0) > 1 ? p.def.name() + "#" + nth : p.def.name());
            }
        }
        return names;
    }

    private static String key(Planned p) {
        return Wording.fold(p.def.name());
    }

    private void layBattlefields(RiftTable t, int[] ids) {
        for (int b = 0; b < grounds.length; b++) {
            Ground g = grounds[b];
            t.setBattlefieldCard(b, ids[g.card]);
            t.put(ids[g.card], t.piece(ids[g.card]).withController(Table.NONE));
            t.setBattlefieldController(b, g.controller);
            t.setContester(b, g.contester);
            for (int seat : g.scored) {
                t.noteScored(b, seat);
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
        int seats = mode.seats();
        t.setFirstPlayer(Math.floorMod(turnPlayer - (turn - 1), seats));
        t.setTurnPlayer(turnPlayer);
        for (int seat = 0; seat < seats; seat++) {
            int later = Math.floorMod(seat - t.firstPlayer(), seats);
            t.setTurnsTaken(seat, turn - 1 <= later ? 0 : (turn - 2 - later) / seats + 1);
        }
        t.setTurn(phase == Phase.AWAKEN ? turn - 1 : turn);
        t.push(Turn.inPhase(t, phase));
    }
}
