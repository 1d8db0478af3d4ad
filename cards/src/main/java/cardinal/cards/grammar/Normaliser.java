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
