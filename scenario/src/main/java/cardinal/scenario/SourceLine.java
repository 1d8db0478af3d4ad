package cardinal.scenario;

import cardinal.kernel.BadInput;

/** Where something is written: a file and a line. */
public record SourceLine(String file, int line) {

    /** The complaint about what stands here. */
    public BadInput wrong(String message) {
        return new BadInput(toString(), message);
    }

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
