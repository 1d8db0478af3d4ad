package cardinal.proving;

import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Who may look at which card, as docs/who-sees-what.md writes it down from the documents. It never asks the engine who sees something: it
 * is what the engine is compared with.
 */
public final class WhoSees<T extends Table> {
    private static final String FILE = "docs/who-sees-what.md";
    /** What the table calls the end of a game among the steps that show something. */
    static final String END = "the end";
    private static final int ZONE_CELLS = 4;
    private static final int ACT_CELLS = 3;

    private final Lying<T> lying;
    private final Map<String, Eyes> rows = new HashMap<>();
    private final Map<ZoneSpec, Map<String, Eyes>> bySpec = new HashMap<>();
    private final Set<String> clauses = new LinkedHashSet<>();
    private final Set<String> acts = new LinkedHashSet<>();

    /** Whose eyes may look at a card. */
    public enum Eyes {
        EVERYBODY, OWNER, CONTROLLER, NOBODY
    }

    /** How a card lies, in the words of the table: "" as is usual in its zone, "facedown", "faceup", "revealed". */
    public interface Lying<T extends Table> {
        String of(T table, int card);
    }

    private WhoSees(Lying<T> lying) {
        this.lying = lying;
    }

    /** The table of one edition. */
    public static <T extends Table> WhoSees<T> of(String edition, Lying<T> lying) {
        WhoSees<T> table = new WhoSees<>(lying);
        Path home = Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"));
        boolean here = false;
        try {
            for (String line : Files.readAllLines(home.resolve(FILE))) {
                if (line.startsWith("## ")) {
                    here = line.substring(3).strip().equals(edition);
                } else if (here && line.startsWith("|") && !line.startsWith("|---")) {
                    table.row(line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (table.rows.isEmpty()) {
            throw new IllegalArgumentException(FILE + " has no table for " + edition);
        }
        return table;
    }

    private void row(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(1, line.lastIndexOf('|')).split("\\|", -1)) {
            cells.add(cell.strip());
        }
        if (cells.size() == ZONE_CELLS && !cells.getFirst().equals("zone")) {
            rows.put(cells.get(0) + "|" + cells.get(1), Eyes.valueOf(cells.get(2).toUpperCase(Locale.ROOT)));
            clauses.addAll(List.of(cells.get(3).split(", *")));
        } else if (cells.size() == ACT_CELLS && !cells.getFirst().equals("step")) {
            acts.addAll(List.of(cells.get(0).split(", *")));
        }
    }

    /** The clauses the table is written from. */
    public Set<String> clauses() {
        return clauses;
    }

    /** Whether a step by this clause may show hidden cards to somebody. */
    boolean shows(String clause) {
        return acts.contains(clause);
    }

    /** The zone and how the card lies there. */
    String where(T t, int card) {
        String zone = t.spec(t.piece(card).zone()).name().replaceFirst(" \\d+$", "");
        return zone + "|" + lying.of(t, card);
    }

    /** Whose eyes may look at a card where it lies. */
    Eyes eyes(T t, int card) {
        Map<String, Eyes> known = bySpec.computeIfAbsent(t.spec(t.piece(card).zone()), spec -> new HashMap<>());
        String how = lying.of(t, card);
        Eyes eyes = known.get(how);
        if (eyes == null) {
            eyes = rows.get(where(t, card));
            if (eyes == null) {
                throw new AssertionError(
                        FILE + " does not say who sees a card in this zone and state: " + where(t, card));
            }
            known.put(how, eyes);
        }
        return eyes;
    }

    /** The seats that may look at a card where it lies, as bits. */
    int seats(T t, int card) {
        return switch (eyes(t, card)) {
            case EVERYBODY -> (1 << t.seatCount()) - 1;
            case NOBODY -> 0;
            case OWNER -> bit(t.spec(t.piece(card).zone()).seat());
            case CONTROLLER -> bit(t.piece(card).controller());
        };
    }

    /** Whether a seat may look at a card where it lies, whatever it was shown before. */
    boolean maySee(T t, int seat, int card) {
        return (seats(t, card) >> seat & 1) != 0;
    }

    private static int bit(int seat) {
        return seat == Table.NONE ? 0 : 1 << seat;
    }

    /** Whether a seat may look at a card, or was shown it: who may be shown something is what {@link Witness} keeps. */
    public boolean sees(T t, int seat, int card) {
        return seat != Table.NONE ? ((seats(t, card) | t.piece(card).known()) >> seat & 1) != 0
                : eyes(t, card) == Eyes.EVERYBODY;
    }
}
