package cardinal.ufs.deck;

import cardinal.cards.CardSet;
import cardinal.kernel.Setup.DeckList;
import cardinal.ufs.card.CardData;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.table.Edition;
import cardinal.ufs.set.UfsCards;
import cardinal.ufs.table.CardPool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Decks for tests in one edition: a fire character with drills that any fire deck takes, and cards that break a rule. */
final class Decks {
    private final CardSet<CardData, CardPool> cards;

    Decks(Edition edition) {
        StringBuilder json = new StringBuilder("[");
        for (int i = 1; i <= 20; i++) {
            json.append(foundation("Drill " + i, "\"symbols\": [\"fire\", \"earth\", \"void\"]")).append(",\n");
        }
        json.append(String.join(",\n",
                foundation("Cold Drill", "\"symbols\": [\"water\", \"life\", \"good\"]"),
                foundation("Earth Drill", "\"symbols\": [\"earth\", \"void\", \"air\"]"),
                foundation("Any Drill", "\"symbols\": [\"infinity\"]"),
                foundation("Tuned Drill", "\"symbols\": [\"water\", \"order-attuned\"]"),
                foundation("Twice Tuned Drill", "\"symbols\": [\"water\", \"death-attuned\", \"air-attuned\"]"),
                foundation("Strange Tuned Drill", "\"symbols\": [\"good\", \"water-attuned\"]"),
                foundation("Crowd Drill",
                        "\"symbols\": [\"fire\"], \"text\": \"You can include up to 8 copies of this card in your deck.\""),
                foundation("Lone Drill",
                        "\"symbols\": [\"fire\"], \"text\": \"You can only have 1 copy of this card in your deck.\""),
                foundation("Iron Ram", "\"symbols\": [\"fire\"]"),
                foundation("Iron Ram", "\"symbols\": [\"fire\"], \"version\": \"..\""),
                foundation("Strange Ram", "\"symbols\": [\"fire\"], \"text\": \"Whistle a tune.\""),
                character("Runa Vale",
                        "\"version\": \"1\", \"symbols\": [\"fire\", \"air\", \"order\"], \"difficulty\": 5, \"check\": 6"),
                character("Runa Vale",
                        "\"version\": \"2\", \"symbols\": [\"fire\", \"air\", \"order\"], \"difficulty\": 5, \"check\": 6"),
                character("Ode Marr", "\"version\": \"Silent\", \"symbols\": [\"fire\", \"air\", \"order\"]"),
                character("Half Number", "\"symbols\": [\"fire\"], \"check\": 6"),
                character("Other Half", "\"symbols\": [\"fire\"], \"difficulty\": 6"),
                character("The Umpire", "\"symbols\": [\"infinity\"], \"difficulty\": 5, \"check\": 6"),
                character("Plain Jo", "\"difficulty\": 5, \"check\": 6"))).append("]");
        cards = UfsCards.library(edition).compile(UfsCards.library(edition).read("decks.json", json.toString()));
    }

    private static String foundation(String name, String more) {
        return "{\"name\": \"" + name + "\", \"type\": \"foundation\", \"difficulty\": 2, \"check\": 5, " + more + "}";
    }

    private static String character(String name, String more) {
        return "{\"name\": \"" + name + "\", \"type\": \"character\", \"hand_size\": 6, \"health\": 25, " + more + "}";
    }

    CardSet<CardData, CardPool> cards() {
        return cards;
    }

    CardDef card(String name) {
        return cards.pool().card(name);
    }

    /** The first drills, four of each, so many that with the others there are n. */
    List<CardDef> filled(int n, List<CardDef> others) {
        List<CardDef> all = new ArrayList<>(others);
        for (int i = 0; all.size() < n; i++) {
            all.add(card("Drill " + (i / 4 + 1)));
        }
        return List.copyOf(all);
    }

    List<CardDef> named(String... names) {
        return Arrays.stream(names).map(this::card).toList();
    }

    List<CardDef> copies(int n, String name) {
        return Stream.generate(() -> card(name)).limit(n).toList();
    }

    /** Runa Vale with n cards besides, some of them given. */
    Deck deck(int n, String... others) {
        return new Deck("test", card("Runa Vale 1"), filled(n, named(others)), List.of());
    }

    Deck led(String character, int n, String... others) {
        return new Deck("test", card(character), filled(n, named(others)), List.of());
    }

    static DeckList list(String lines) {
        return new DeckList("test", lines.lines().toList());
    }
}
