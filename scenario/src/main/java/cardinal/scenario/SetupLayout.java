package cardinal.scenario;

import cardinal.kernel.Face;
import cardinal.kernel.Labels;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** What lies where, before the table exists: in reading order, so that every object can be given its name. */
public final class SetupLayout<T extends Table> {
    /**
     * An object to be.
     *
     * @param pile  it lies in a deck: what is read first lies on top
     * @param filler  nobody wrote it down; it is there so that the table is complete
     */
    public record Planned<T extends Table>(Face face, int owner, ToIntFunction<T> zone, boolean pile, boolean filler,
            UnaryOperator<Piece> state) {
    }

    private final List<Planned<T>> objects = new ArrayList<>();

    /** Plans an object and gives its place in reading order. */
    public int add(Planned<T> object) {
        objects.add(object);
        return objects.size() - 1;
    }

    public List<Planned<T>> objects() {
        return objects;
    }

    /** Creates all objects on an empty table and names them. Gives their numbers, in reading order. */
    public int[] lay(T table) {
        List<Integer> order = creationOrder();
        List<String> names = names();
        table.label(new Labels(order.stream().map(names::get).toList()));
        int[] cards = new int[objects.size()];
        for (int i : order) {
            Planned<T> p = objects.get(i);
            cards[i] = table.create(p.face, p.owner, p.zone.applyAsInt(table), p.state);
        }
        return cards;
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
        for (Planned<T> p : objects) {
            String own = Seats.name(p.owner) + "." + key(p);
            String name = p.face.name();
            if (p.filler) {
                names.add(p.pile ? Seats.name(p.owner) + "." + name + "#" + seen.merge(own, 1, Integer::sum) : name);
            } else {
                seen.merge(own, 1, Integer::sum);
                int nth = seen.merge(key(p), 1, Integer::sum);
                names.add(total.getOrDefault(key(p), 0) > 1 ? name + "#" + nth : name);
            }
        }
        return names;
    }

    private static String key(Planned<?> p) {
        return Wording.fold(p.face.name());
    }
}
