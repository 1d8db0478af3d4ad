package cardinal.scenario;

import cardinal.kernel.Nearest;
import cardinal.kernel.Table;
import java.util.List;

/** Reads the names of the players at this table, and the small numbers they have. */
public record PlayerNames(List<String> all) {

    public int seat(YamlNode tree) {
        String name = tree.text("a player");
        if (!all.contains(name)) {
            throw tree.at().wrong("there is no player \"" + name + "\"" + Nearest.hint(name, all));
        }
        return Seats.of(name);
    }

    public int seatOrNobody(YamlNode tree) {
        return tree.text("a player or none").equals("none") ? Table.NONE : seat(tree);
    }

    public int amount(YamlNode tree, String what) {
        int n = tree.number(what);
        if (n < 0 || n > 99) {
            throw tree.at().wrong(what + ": a number from 0 to 99 is expected, not " + n);
        }
        return n;
    }
}
