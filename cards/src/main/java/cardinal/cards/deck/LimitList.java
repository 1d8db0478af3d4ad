package cardinal.cards.deck;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A list of banned and restricted cards as a person brings it: a table with tabs under a line of headings, or a JSON list of objects. Its
 * columns are card, limit, from, to, region, source; the first two are needed. Everything that is wrong with it is said at once.
 */
public final class LimitList {
    private static final List<String> COLUMNS = List.of("card", "limit", "from", "to", "region", "source");
    private static final JsonMapper JSON = JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    private final String file;
    private final List<CardLimit> rows = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    private LimitList(String file) {
        this.file = file;
    }

    public static List<CardLimit> read(Path file) {
        try {
            return read(file.toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file could not be read: " + e.getMessage());
        }
    }

    /** @param file how to call it in a complaint */
    public static List<CardLimit> read(String file, String text) {
        LimitList list = new LimitList(file);
        String whole = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (whole.stripLeading().startsWith("[")) {
            list.json(whole);
        } else {
            list.table(whole.lines().toList());
        }
        if (!list.complaints.isEmpty()) {
            throw new BadInput(String.join("\n", list.complaints));
        }
        return list.rows;
    }

    /** The rows that hold on a day in a region. */
    public static List<CardLimit> inForce(List<CardLimit> rows, LocalDate day, String region) {
        TreeSet<String> regions = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        rows.stream().map(CardLimit::region).filter(r -> !r.isEmpty()).forEach(regions::add);
        if (!regions.isEmpty() && !regions.contains(region)) {
            throw new BadInput((region.isEmpty() ? "the list has rows for single regions"
                    : "no row of the list is for the region \"" + region + "\"")
                    + "; say which is meant with --region: " + String.join(", ", regions));
        }
        return rows.stream().filter(row -> row.holdsOn(day) && row.holdsIn(region)).toList();
    }

    private void json(String text) {
        List<?> entries;
        try {
            entries = JSON.readValue(text, List.class);
        } catch (JacksonException e) {
            throw new BadInput(file, "this is not JSON: " + e.getOriginalMessage());
        }
        for (int i = 0; i < entries.size(); i++) {
            String where = file + ", row " + (i + 1);
            if (entries.get(i) instanceof Map<?, ?> object) {
                Map<String, String> fields = new LinkedHashMap<>();
                object.forEach((key, value) -> fields.put(String.valueOf(key), value == null ? "" : value.toString()));
                row(where, fields);
            } else {
                complaints.add(where + ": a row is an object: {\"card\": ..., \"limit\": 1}");
            }
        }
    }

    private void table(List<String> lines) {
        List<String> headings = List.of();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> cells = List.of(line.split("\t", -1)).stream().map(String::strip).toList();
            String where = file + ":" + (i + 1);
            if (headings.isEmpty()) {
                headings = cells.stream().map(cell -> cell.toLowerCase(Locale.ROOT)).toList();
            } else if (cells.size() > headings.size()) {
                complaints.add(where + ": " + cells.size() + " cells under " + headings.size() + " headings");
            } else {
                Map<String, String> fields = new LinkedHashMap<>();
                for (int c = 0; c < cells.size(); c++) {
                    fields.put(headings.get(c), cells.get(c));
                }
                row(where, fields);
            }
        }
        if (headings.isEmpty()) {
            complaints.add(file + ": the file is empty; its first line is " + String.join(", ", COLUMNS)
                    + " with tabs between them");
        }
    }

    private void row(String where, Map<String, String> fields) {
        try {
            fields.keySet().stream().filter(key -> !COLUMNS.contains(key)).findFirst().ifPresent(key -> {
                throw new BadInput(where, "there is no column \"" + key + "\"" + Nearest.hint(key, COLUMNS));
            });
            String card = fields.getOrDefault("card", "");
            if (card.isEmpty()) {
                throw new BadInput(where, "a row needs a card: its name or number");
            }
            LocalDate from = day(where, fields, "from");
            LocalDate to = day(where, fields, "to");
            if (from != null && to != null && to.isBefore(from)) {
                throw new BadInput(where, "it ends on " + to + ", before it begins on " + from);
            }
            rows.add(new CardLimit(card, limit(where, fields.getOrDefault("limit", "")), from, to,
                    fields.getOrDefault("region", ""), fields.getOrDefault("source", "")));
        } catch (BadInput complaint) {
            complaints.add(String.valueOf(complaint.getMessage()));
        }
    }

    private static int limit(String where, String written) {
        if (!written.matches("\\d{1,2}")) {
            throw new BadInput(where, "limit is how many copies are allowed, 0 for a banned card, not \"" + written
                    + "\"");
        }
        return Integer.parseInt(written);
    }

    private static @Nullable LocalDate day(String where, Map<String, String> fields, String column) {
        String written = fields.getOrDefault(column, "");
        try {
            return written.isEmpty() ? null : LocalDate.parse(written);
        } catch (DateTimeException e) {
            throw new BadInput(where, column + " is a day like 2026-07-16, not \"" + written + "\"");
        }
    }
}
