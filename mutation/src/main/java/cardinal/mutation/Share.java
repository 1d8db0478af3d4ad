package cardinal.mutation;

import java.util.Locale;

/** A share that was found in a sample, with the interval (Wilson, 95 %) in which that of all mutants lies. */
record Share(int hits, int count) {
    private static final double Z = 1.959964;

    double value() {
        return count == 0 ? 0 : (double) hits / count;
    }

    double low() {
        return centre() - half();
    }

    double high() {
        return centre() + half();
    }

    private double centre() {
        return (value() + Z * Z / (2 * count)) / (1 + Z * Z / count);
    }

    private double half() {
        return Z / (1 + Z * Z / count)
                * Math.sqrt(value() * (1 - value()) / count + Z * Z / (4.0 * count * count));
    }

    @Override
    public String toString() {
        return count == 0 ? "none"
                : String.format(Locale.ROOT, "%d of %d, %.1f %% (%.1f to %.1f)", hits, count, 100 * value(),
                        100 * low(), 100 * high());
    }
}
