package cardinal.riftbound.rules;

import cardinal.cards.CardSet;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** Tables laid out by hand, with a few cards that say nothing. */
final class Laid {
    private static final String CARDS = """
            [{"name": "Cub", "type": "Unit", "domains": ["Fury"], "energy": 1, "might": 2},
             {"name": "Ogre", "type": "Unit", "domains": ["Fury"], "energy": 5, "might": 6},
             {"name": "Tool", "type": "Gear", "domains": ["Mind"], "energy": 1},
             {"name": "Spark", "type": "Spell", "domains": ["Mind"], "energy": 0, "text": "Draw 1."},
             {"name": "Sage", "type": "Legend", "domains": ["Mind", "Calm"]},
             {"name": "Old Mill", "type": "Battlefield"},
             {"name": "Snare", "type": "Spell", "domains": ["Chaos"], "energy": 3, "text": "[Hidden]\\nDraw 1."}]""";
    static final CardPool POOL = pool(RiftCards.LIBRARY.read("laid.json", CARDS));

    final RiftTable table;

    Laid() {
        this(Editions.RIFTBOUND_2025);
    }

    Laid(Edition edition) {
        table = new RiftTable(edition, Mode.DUEL, POOL, 7);
        for (int b = 0; b < 2; b++) {
            table.battlefields().setCard(b, put("Old Mill", b, table.battlefieldZone()));
        }
    }

    static CardPool pool(List<CardData> cards) {
        return pool(Editions.RIFTBOUND_2025, cards);
    }

    static CardPool pool(Edition edition, List<CardData> cards) {
        CardSet<CardData, CardPool> set = RiftCards.library(edition).compile(cards);
        if (!set.unsupported().isEmpty()) {
            throw new IllegalArgumentException(set.unsupported().toString());
        }
        return set.pool();
    }

    static CardDef card(String name) {
        return POOL.get(name);
    }

    int put(String name, int owner, int zone) {
        return table.create(POOL.get(name), owner, zone);
    }
}
