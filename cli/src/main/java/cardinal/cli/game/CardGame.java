package cardinal.cli.game;

import cardinal.cards.CardReport;
import cardinal.cards.CardSet;
import cardinal.cards.Library;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.cards.Shipped;
import cardinal.cards.deck.Problem;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game with its starter set, and with the cards of a file if one is given. */
abstract class CardGame<T extends Table, D extends Printed, P extends Pool<D, ?, ?>> implements Game<T> {
    private final Library<D, ?, P> library;
    private final CardSet<D, P> set;

    /** @param file a file of further cards; one of them takes the place of a starter card with its name */
    CardGame(Library<D, ?, P> library, Shipped<D, P> shipped, Optional<Path> file) {
        this(library, file.map(f -> with(library, shipped, f)).orElseGet(shipped::set));
    }

    /** The same cards in another mode. */
    CardGame(Library<D, ?, P> library, CardSet<D, P> set) {
        this.library = library;
        this.set = set;
    }

    private static <D extends Printed, P extends Pool<D, ?, ?>> CardSet<D, P> with(Library<D, ?, P> library,
            Shipped<D, P> shipped, Path file) {
        List<D> own = library.read(file);
        List<D> all = new ArrayList<>(shipped.cards());
        all.removeIf(c -> own.stream()
                .anyMatch(o -> Wording.same(library.format().key(o), library.format().key(c))));
        all.addAll(own);
        return library.compile(all);
    }

    final CardSet<D, P> set() {
        return set;
    }

    @Override
    public final List<CardReport> cards(Path file) {
        return library.check(file);
    }

    /** What could not be read of a list, and then the rules it breaks. */
    static List<Violation> faults(List<Problem> problems, List<Violation> violations) {
        List<Violation> faults = new ArrayList<>();
        problems.forEach(p -> faults.add(new Violation("", p.toString())));
        violations.stream().filter(v -> !faults.contains(v)).forEach(faults::add);
        return faults;
    }
}
