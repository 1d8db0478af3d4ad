package cardinal.evolve.deck;

import cardinal.cards.deck.Violation;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.Universe;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Edition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Appendix B2 of version 1.24.1: decks with two leader cards. */
record CrossoverDecks(Edition edition, DeckSheet deck) {
    /** 6.1.1.1 and 6.1.1.5 there; too many or too few leader cards are said by themselves. */
    List<Violation> violations() {
        List<Violation> broken = new ArrayList<>();
        List<CardClass> classes = deck.leaders().stream().map(leader -> leader.data().cardClass()).distinct().toList();
        if (deck.leaders().size() != 2) {
            return broken;
        }
        if (classes.size() < 2) {
            broken.add(violation(edition.twoLeaders(), "the two leader cards are of different classes"));
            return broken;
        }
        deck.leaders().stream().skip(1).filter(leader -> !leader.abilities().isEmpty())
                .forEach(leader -> broken.add(violation(edition.twoLeaders(), "the text of a second leader card, "
                        + leader.name() + ", cannot be carried out here: put that card first")));
        List<CardDef> outside = DeckCheck.distinct(both()).stream()
                .filter(card -> classes.stream().noneMatch(craft -> DeckCheck.fitsClass(deck, card, craft))).toList();
        if (!outside.isEmpty() && isOfOneUniverse()) {
            broken.add(violation(edition.basedOnClasses(), "a deck with two leaders is not based on a universe"));
        }
        outside.forEach(card -> broken.add(violation(edition.ofEitherClass(),
                card.name() + " is " + word(card.data().cardClass()) + ", of neither leader's class")));
        for (CardClass craft : classes) {
            if (deck.main().stream().noneMatch(card -> card.data().cardClass() == craft)) {
                broken.add(violation(edition.ofBothClasses(), "the main deck has no card of " + word(craft)));
            }
        }
        return broken;
    }

    private boolean isOfOneUniverse() {
        Universe universe = deck.leaders().getFirst().data().universe();
        return !universe.isNone() && Stream.concat(deck.leaders().stream(), both().stream())
                .allMatch(card -> card.data().universe().equals(universe));
    }

    private List<CardDef> both() {
        return Stream.concat(deck.main().stream(), deck.evolve().stream()).toList();
    }

    private static String word(CardClass craft) {
        return craft.name().toLowerCase(Locale.ROOT);
    }

    private Violation violation(String clause, String message) {
        return new Violation(edition.cite(clause), message);
    }
}
