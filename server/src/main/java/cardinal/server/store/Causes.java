package cardinal.server.store;

import java.sql.SQLException;
import java.util.Set;

/** What an error of the database comes from. */
final class Causes {
    /** SQL states of these classes tell of a change that cannot be made: the store works. */
    private static final Set<String> MISTAKES = Set.of("21", "22", "23", "42", "44");

    private Causes() {
    }

    /** What the first cause says. */
    static String root(Throwable e) {
        Throwable root = e;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            root = cause;
        }
        return String.valueOf(root.getMessage());
    }

    /** Whether the change was wrong, not the store. */
    static boolean isMistake(Throwable e) {
        boolean told = false;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                told = true;
                String state = sql.getSQLState();
                if (state != null && state.length() > 1) {
                    return MISTAKES.contains(state.substring(0, 2));
                }
            }
        }
        return !told;
    }
}
