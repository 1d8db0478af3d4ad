package cardinal.evolve.deck;

import cardinal.cards.deck.Violation;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.TriggerIcon;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Edition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 14.4.2, 14.4.4 of version 1.24.1: decks of the universe of drive checks, and what Starting Amulet says of any deck. */
final class DriveDecks {
    private DriveDecks() {
    }

    static boolean isStartingAmulet(CardDef card) {
        return card.has(Keyword.STARTING_AMULET);
    }

    /** Whether a deck that has this Starting Amulet, if any, may hold the card, too. */
    static boolean goesWith(CardDef card, @Nullable CardDef amulet, CardDef leader) {
        return amulet == null || !(isStartingAmulet(card) && !card.name().equals(amulet.name()))
                && (card.data().trigger() == TriggerIcon.NONE
                        || card.data().cardClass() == leader.data().cardClass());
    }

    private static Stream<CardDef> both(DeckSheet deck) {
        return DeckCheck.distinct(Stream.concat(deck.main().stream(), deck.evolve().stream()).toList()).stream();
    }

    /** 14.4.2.1.1, 14.4.2.1.2: what a deck lacks that is based on that universe. */
    static List<Violation> violations(Edition edition, DeckSheet deck) {
        List<Violation> broken = new ArrayList<>();
        if (deck.main().stream().noneMatch(DriveDecks::isStartingAmulet)) {
            broken.add(new Violation(edition.cite(edition.startingAmulet()),
                    "a deck of this universe has a card with Starting Amulet"));
        }
        both(deck).filter(card -> card.data().trigger() != TriggerIcon.NONE
                && card.data().cardClass() != deck.leaders().getFirst().data().cardClass())
                .forEach(card -> broken.add(new Violation(edition.cite(edition.triggersOfTheClass()),
                        card.name() + " has a Trigger and is not of the leader's class")));
        return broken;
    }

    /** 14.4.4.1.1: no two names among the cards with Starting Amulet. */
    static List<Violation> amulets(Edition edition, DeckSheet deck) {
        List<String> names = both(deck).filter(DriveDecks::isStartingAmulet).map(CardDef::name).distinct().toList();
        return names.size() < 2 ? List.of()
                : List.of(new Violation(edition.cite(edition.oneStartingAmulet()),
                        "cards with Starting Amulet have one name; there are " + String.join(" and ", names)));
    }
}
