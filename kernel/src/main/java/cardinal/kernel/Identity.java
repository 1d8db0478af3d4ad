package cardinal.kernel;

/** A ruleset's answer to "same card or a new one?": what an object keeps on its way from one zone to another. */
@FunctionalInterface
public interface Identity {
    int SAME_OBJECT = 1;
    int FLAGS = 2;
    int MARKS = 4;
    int COUNTERS = 8;
    int LINKS = 16;
    int EFFECTS = 32;
    int CONTROLLER = 64;
    int ALL = 127;
    int NOTHING = 0;

    /** The sum of what is kept by an object that goes from one zone to the other for this reason. */
    int kept(int from, int to, int reason);
}
