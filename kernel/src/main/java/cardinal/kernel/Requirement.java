package cardinal.kernel;

import java.util.List;

/**
 * One named condition of a legal action, with its clause. Used both ways: to offer only what meets all of them, and to
 * say which ones an action fails.
 */
public record Requirement<T extends Table, A>(String clause, String says, Test<T, A> test) {

    /** Whether the action meets the requirement. */
    @FunctionalInterface
    public interface Test<T extends Table, A> {
        boolean met(T table, A action);
    }

    public boolean isMet(T table, A action) {
        return test.met(table, action);
    }

    public static <T extends Table, A> boolean allMet(List<Requirement<T, A>> requirements, T table, A action) {
        for (int i = 0; i < requirements.size(); i++) {
            if (!requirements.get(i).test.met(table, action)) {
                return false;
            }
        }
        return true;
    }

    /** The reasons against an action; empty when it is legal. */
    public static <T extends Table, A> List<Reason> failed(List<Requirement<T, A>> requirements, T table, A action) {
        return requirements.stream().filter(r -> !r.test.met(table, action)).map(r -> new Reason(r.clause, r.says))
                .toList();
    }
}
