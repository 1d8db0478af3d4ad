package cardinal.cards.grammar;

import java.util.List;
import java.util.stream.Stream;

/** Folds of notation in their order. Normalising twice changes nothing more. */
public record Normaliser(List<Fold> folds) {

    public Normaliser {
        folds = List.copyOf(folds);
    }

    public static Normaliser of(Fold... folds) {
        return new Normaliser(List.of(folds));
    }

    /** The folds of several tables in their order. */
    public static Normaliser all(List<List<Fold>> tables) {
        return new Normaliser(tables.stream().flatMap(List::stream).toList());
    }

    /** These folds and then those. */
    public Normaliser then(Normaliser next) {
        return new Normaliser(Stream.concat(folds.stream(), next.folds.stream()).toList());
    }

    public String normalise(String text) {
        String folded = text;
        for (Fold fold : folds) {
            folded = fold.apply(folded);
        }
        return folded;
    }
}
