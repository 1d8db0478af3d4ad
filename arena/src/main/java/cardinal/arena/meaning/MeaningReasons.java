package cardinal.arena.meaning;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Why some parts of cards cannot matter: lines with game, card, kind of part, words and why, with tabs between them. A star stands for any
 * game, card or words. What is so for any card is not played, unless the reason is that other words mean "the same": then they are, and must
 * play the same. A reason that begins with "open" says that no generated table has shown it so far.
 */
public final class MeaningReasons {
    private static final String ANY = "*";
    private static final int COLUMNS = 5;
    private static final String SAME = "the same";
    /** How a reason begins that is none yet: no generated table has shown it. */
    static final String OPEN = "open";

    /** One line of the file. */
    record Line(String game, String card, String kind, String words, String why) {
        /** Whether the words only choose between ways to say the same: then they must play the same. */
        boolean saysTheSame() {
            return why.startsWith(SAME);
        }

        boolean explains(String part, String was) {
            return kind.equals(part) && (words.equals(ANY) || words.equals(was));
        }
    }

    private final List<Line> lines;

    private MeaningReasons(List<Line> lines) {
        this.lines = lines;
    }

    /** Those that come with Cardinal for a family of games. */
    public static MeaningReasons of(String family) {
        String resource = "/cardinal/arena/meaning/" + family + ".tsv";
        try (InputStream in = MeaningReasons.class.getResourceAsStream(resource)) {
            return in == null ? new MeaningReasons(List.of())
                    : read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static MeaningReasons read(String text) {
        List<Line> lines = new ArrayList<>();
        for (String line : text.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList()) {
            String[] columns = line.split("\t", -1);
            if (columns.length != COLUMNS) {
                throw new IllegalStateException("a reason has " + COLUMNS + " columns: " + line);
            }
            lines.add(new Line(columns[0], columns[1], columns[2], columns[3], columns[4]));
        }
        return new MeaningReasons(List.copyOf(lines));
    }

    /** Why such a part matters on no card. */
    @Nullable Line ofKind(String game, String kind, String was) {
        return find(game, ANY, kind, was);
    }

    @Nullable Line of(String game, String card, String kind, String was) {
        return find(game, card, kind, was);
    }

    private @Nullable Line find(String game, String card, String kind, String was) {
        for (Line line : lines) {
            if ((line.game.equals(ANY) || line.game.equals(game)) && line.card.equals(card)
                    && line.explains(kind, was)) {
                return line;
            }
        }
        return null;
    }

    /** The reasons for cards of this game that were not asked for although their cards were looked at. */
    List<String> unneeded(String game, Set<String> cards, Set<Line> used) {
        return lines.stream()
                .filter(line -> (line.game.equals(game) || line.game.equals(ANY)) && cards.contains(line.card)
                        && !used.contains(line))
                .map(line -> line.card + ": " + line.kind + ": " + line.words).toList();
    }
}
