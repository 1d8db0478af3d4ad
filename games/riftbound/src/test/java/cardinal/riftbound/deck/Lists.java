package cardinal.riftbound.deck;

import cardinal.cards.CardSet;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.set.StarterSet;
import java.util.ArrayList;
import java.util.List;

/** Deck lists for tests: a legal starter deck with a few lines replaced. */
final class Lists {
    /** The starter cards and some that a deck should not have. */
    static final CardSet<CardData, CardPool> CARDS = RiftCards.LIBRARY.compile(withOddCards());

    private Lists() {
    }

    private static List<CardData> withOddCards() {
        List<CardData> cards = new ArrayList<>(StarterSet.cards());
        cards.addAll(RiftCards.LIBRARY.read("odd.json",
                """
                [{"name": "Stray Token", "type": "Unit", "supertypes": ["Token"], "might": 1},
                 {"name": "Wayfarer", "type": "Unit", "energy": 2, "might": 2},
                 {"name": "Furnace Gate", "type": "Battlefield", "domains": ["Order"]},
                 {"name": "Veshka's Parrot", "type": "Unit", "supertypes": ["Signature"], "domains": ["Fury"], "energy": 3, "might": 3,
                  "tags": ["Veshka"]},
                 {"name": "7 Drowned Sailors", "type": "Unit", "domains": ["Fury"], "energy": 7, "might": 7},
                 {"name": "Unreadable", "type": "Spell", "domains": ["Fury"], "energy": 2, "text": "Whistle a tune."}]"""));
        return cards;
    }

    /** The starter deck wreckers: Fury and Chaos, with the legend of the tag Veshka. */
    static DeckList wreckers() {
        return StarterSet.deck("wreckers");
    }

    /** The same with lines replaced: pairs of a line and what stands there instead. */
    static DeckList wreckers(String... changes) {
        List<String> lines = new ArrayList<>(wreckers().lines());
        for (int i = 0; i < changes.length; i += 2) {
            int at = lines.indexOf(changes[i]);
            if (at < 0) {
                throw new IllegalArgumentException("wreckers has no line \"" + changes[i] + "\"");
            }
            lines.set(at, changes[i + 1]);
        }
        return new DeckList("changed", lines.stream().flatMap(String::lines).toList());
    }

    static DeckList list(String lines) {
        return new DeckList("test", lines.lines().toList());
    }
}
