package cardinal.cli.game;

import cardinal.cards.CardSet;
import cardinal.cards.Library;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.cards.Shipped;
import cardinal.cards.deck.Problem;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A game with its starter set, and with the cards of a file if one is given. */
abstract class CardGame<T extends Table, D extends Printed, P extends Pool<D, ?, ?>> implements Game<T> {
    private final Library<D, ?, P> library;
    private final CardSet<D, P> set;

    /** @param cards further cards; one of them takes the place of a starter card with its name */
    CardGame(Library<D, ?, P> library, Shipped<D, P> shipped, Optional<CardSource> cards) {
        this(library, cards.map(source -> with(library, shipped, source)).orElseGet(shipped::set));
    }

    /** The same cards in another mode. */
    CardGame(Library<D, ?, P> library, CardSet<D, P> set) {
        this.library = library;
        this.set = set;
    }

    private static <D extends Printed, P extends Pool<D, ?, ?>> CardSet<D, P> with(Library<D, ?, P> library,
            Shipped<D, P> shipped, CardSource source) {
        List<D> own = library.read(source.file());
        Set<String> names = own.stream().map(card -> Wording.fold(library.format().key(card)))
                .collect(Collectors.toSet());
        List<D> all = new ArrayList<>(shipped.cards());
        all.removeIf(card -> names.contains(Wording.fold(library.format().key(card))));
        all.addAll(own);
        CardSet<D, P> set = library.compile(all);
        set.pool().entitle(source.pool());
        return set;
    }

    final CardSet<D, P> set() {
        return set;
    }

    @Override
    public final Library<D, ?, P> library() {
        return library;
    }

    /** What could not be read of a list, and then the rules it breaks. */
    static List<Violation> faults(List<Problem> problems, List<Violation> violations) {
        List<Violation> faults = new ArrayList<>();
        problems.forEach(p -> faults.add(new Violation("", p.toString())));
        violations.stream().filter(v -> !faults.contains(v)).forEach(faults::add);
        return faults;
    }
}
