package cardinal.cards.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What a card's text was understood as, as an indented tree in plain words. What says nothing (no condition, no limit,
 * anywhere) is left out; a part that fits on a line is not broken up, but every instruction has a line of its own.
 */
public final class Outline {
    private static final int WIDTH = 72;
    private static final String INDENT = "  ";

    private final List<String> lines = new ArrayList<>();

    private Outline() {
    }

    /** The lines for some abilities, one block for each. */
    public static List<String> of(Collection<?> abilities) {
        Outline outline = new Outline();
        abilities.forEach(ability -> outline.block("", ability, 0));
        return List.copyOf(outline.lines);
    }

    /** The words for one part, on one line. */
    public static String phrase(Object part) {
        return PlainWords.of(part);
    }

    /** A part on one line if it fits, else its name and its parts below. */
    private void block(String label, Object part, int depth) {
        String said = PlainWords.of(part);
        String start = label.isEmpty() ? "" : label + ": ";
        if (said.isEmpty()) {
            return;
        }
        if (!isBroken(part) && depth * INDENT.length() + start.length() + said.length() <= WIDTH) {
            line(depth, start + said);
        } else if (part instanceof Optional<?> some) {
            some.ifPresent(p -> block(label, p, depth));
        } else if (part instanceof Collection<?> all) {
            items(label, all, depth);
        } else if (part instanceof Record record) {
            record(label, record, depth);
        } else {
            line(depth, start + said);
        }
    }

    /** Whether something in it deserves lines of its own: an ability with parts, several instructions. */
    private static boolean isBroken(Object part) {
        return switch (part) {
            case Optional<?> some -> some.isPresent() && isBroken(some.get());
            case Collection<?> all -> all.size() > 1 && all.stream().allMatch(Outline::isInstruction)
                    || all.stream().anyMatch(Outline::isBroken);
            case Record record -> record instanceof Paragraph && !PlainWords.isList(record)
                    || PlainWords.parts(record).stream().anyMatch(p -> isBroken(p.value()));
            default -> false;
        };
    }

    private static boolean isInstruction(Object part) {
        return part instanceof Record record && !PlainWords.title(record).isEmpty();
    }

    private void items(String label, Collection<?> all, int depth) {
        boolean single = all.size() == 1;
        if (!label.isEmpty() && !single) {
            line(depth, label + ":");
        }
        int below = label.isEmpty() || single ? depth : depth + 1;
        all.forEach(p -> block(single ? label : "", p, below));
    }

    /** The name with the parts that are plain values; below it the others. */
    private void record(String label, Record record, int depth) {
        List<String> plain = new ArrayList<>();
        List<PlainWords.Part> deep = new ArrayList<>();
        for (PlainWords.Part part : PlainWords.parts(record)) {
            if (!part.said().isEmpty()) {
                if (isPlain(part.value())) {
                    plain.add(part.said());
                } else {
                    deep.add(part);
                }
            }
        }
        String head = PlainWords.joined(record, plain);
        int below = depth;
        if (!head.isEmpty() || !label.isEmpty()) {
            line(depth, label.isEmpty() ? head : head.isEmpty() ? label + ":" : label + ": " + head);
            below++;
        }
        for (PlainWords.Part part : deep) {
            block(part.label(), part.value(), below);
        }
    }

    private static boolean isPlain(Object part) {
        return !(part instanceof Record) && !(part instanceof Optional<?>)
                && !(part instanceof Collection<?> all && all.stream().anyMatch(p -> p instanceof Record));
    }

    private void line(int depth, String text) {
        lines.add(INDENT.repeat(depth) + text);
    }
}
