package cardinal.arena;

/** Hears how far a simulation is. Called from one thread at a time, though not always the same one. */
@FunctionalInterface
public interface ProgressListener {
    ProgressListener SILENT = (done, of) -> {
    };

    void at(int done, int of);
}
