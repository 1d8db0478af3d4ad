package cardinal.mutation;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a process may do with classes that are loaded: count their lines, or put another body into their methods. */
public final class Agent {
    private static @Nullable Instrumentation instrumentation;

    private Agent() {
    }

    /**
     * @param prefix  the classes whose lines are counted, as "cardinal/riftbound/"; empty: none are, texts are read once, and what does not
     *                end can be ended
     */
    public static void premain(@Nullable String prefix, Instrumentation given) {
        instrumentation = given;
        if (prefix != null && !prefix.isEmpty()) {
            given.addTransformer(new LineProbes(prefix));
        } else {
            given.addTransformer(new Readings());
            given.addTransformer(new Fuse());
        }
    }

    static void redefine(Class<?> type, byte[] bytes) throws ClassNotFoundException, UnmodifiableClassException {
        Objects.requireNonNull(instrumentation, "started without the agent")
                .redefineClasses(new ClassDefinition(type, bytes));
    }
}
