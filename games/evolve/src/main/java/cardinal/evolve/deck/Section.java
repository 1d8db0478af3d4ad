package cardinal.evolve.deck;

import cardinal.evolve.card.CardType;
import cardinal.evolve.program.CardDef;
import java.util.List;

/** 6.1.1: the parts of a deck list. */
enum Section implements cardinal.cards.deck.Section {
    LEADER("leader", "leaders"),
    MAIN("main deck", "main", "deck", "maindeck", "followers", "amulets", "spells"),
    EVOLVE("evolve deck", "evolve", "evolvedeck", "evolution deck", "evolved"),
    /** Appendix B: the cards of the packs that were opened. */
    PACKS("packs", "pack", "booster packs", "boosters", "pool");

    private final List<String> headings;

    Section(String... headings) {
        this.headings = List.of(headings);
    }

    @Override
    public List<String> headings() {
        return headings;
    }

    /** Where a card belongs, when no heading says it. */
    static Section of(CardDef card) {
        return card.data().type() == CardType.LEADER ? LEADER : card.data().isEvolveDeckCard() ? EVOLVE : MAIN;
    }
}
