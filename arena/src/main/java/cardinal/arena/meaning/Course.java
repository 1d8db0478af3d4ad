package cardinal.arena.meaning;

import cardinal.catalog.game.TwinTables;
import cardinal.kernel.Dice;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How a match went: what was chosen at each question, and how the table stood then. Choices are made by chance; on most tables those that
 * have to do with the card in question are preferred.
 */
final class Course<T extends Table> {
    private static final int PREFERRED = 70;
    private static final int HUNDRED = 100;

    private final TwinTables<T, ?> tables;
    private final long[] standings;
    private final long[] coarse;
    private final int[] choices;
    private int length;
    private @Nullable RuntimeException failure;

    private Course(TwinTables<T, ?> tables, int decisions) {
        this.tables = tables;
        standings = new long[decisions + 1];
        coarse = new long[decisions + 1];
        choices = new int[decisions];
    }

    /**
     * Plays a match.
     *
     * @param script  the choices it begins with
     * @param name  of the card in question
     * @param mood  which choices are preferred: 0 none; 1 those with the card; above that, where there are none of these, whatever is no
     *            passing
     */
    static <T extends Table> Course<T> of(Match<T> match, int[] script, TwinTables<T, ?> tables, String name, int mood,
            Dice dice, int decisions) {
        int most = Math.max(decisions, script.length + decisions / 2);
        Course<T> course = new Course<>(tables, most);
        try {
            course.note(match.table());
            while (!match.isOver() && course.length < most) {
                int choice =
                        course.length < script.length ? script[course.length] : choice(match, name, mood, dice);
                match.make(choice);
                course.choices[course.length++] = choice;
                course.note(match.table());
            }
        } catch (RuntimeException e) {
            course.failure = e;
        }
        return course;
    }

    private void note(T table) {
        standings[length] = Standing.of(table, tables);
        coarse[length] = Standing.coarse(table, tables);
    }

    private static int choice(Match<?> match, String name, int mood, Dice dice) {
        Prompt prompt = match.prompt();
        int any = dice.below(prompt.size());
        if (mood == 0 || dice.below(HUNDRED) >= PREFERRED) {
            return any;
        }
        int[] preferred = new int[prompt.size()];
        int count = 0;
        for (int i = 0; i < prompt.size(); i++) {
            if (touches(match.table(), prompt.option(i), name)) {
                preferred[count++] = i;
            }
        }
        if (count == 0 && mood > 1) {
            for (int i = 0; i < prompt.size(); i++) {
                if (isDeed(prompt.option(i))) {
                    preferred[count++] = i;
                }
            }
        }
        return count == 0 ? any : preferred[dice.below(count)];
    }

    /** Whether something is done with something: not passed, not declined. */
    private static boolean isDeed(long option) {
        return (Option.a(option) | Option.b(option) | Option.c(option)) != 0;
    }

    private static boolean touches(Table table, long option, String name) {
        return isNamed(table, Option.a(option), name) || isNamed(table, Option.b(option), name);
    }

    private static boolean isNamed(Table table, int card, String name) {
        if (card < 0 || card >= table.pieceCount()) {
            return false;
        }
        Face face = table.piece(card).face();
        return face.name().equals(name);
    }

    /** What went wrong in the match, if something did. */
    @Nullable RuntimeException failure() {
        return failure;
    }

    /** At which choice a match parts that begins on the same table and goes the same way; -1 if it never does. */
    int partsFrom(Match<T> match) {
        for (int i = 0; i <= length; i++) {
            if (Standing.of(match.table(), tables) != standings[i]) {
                return i;
            }
            if (i < length) {
                match.make(choices[i]);
            }
        }
        return -1;
    }

    /** The same for a card without one of its paragraphs, whose other abilities may be counted differently. */
    boolean partsWithout(Match<T> match) {
        for (int i = 0; i <= length; i++) {
            if (Standing.coarse(match.table(), tables) != coarse[i]) {
                return true;
            }
            if (i < length) {
                match.make(choices[i]);
            }
        }
        return false;
    }

    /** How many choices were made. */
    int length() {
        return length;
    }

    @Override
    public String toString() {
        return length + " choices " + Arrays.toString(Arrays.copyOf(choices, length));
    }
}
