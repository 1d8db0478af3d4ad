package cardinal.riftbound.set;

import cardinal.riftbound.card.CardData;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.text.CardText;
import cardinal.riftbound.text.CardText.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Cards compiled for play. A card whose text could not be read completely is unsupported: it is not in the pool, and no deck
 * may start with it.
 */
public record CardSet(CardPool pool, List<CardData> cards, List<Unsupported> unsupported) {

    /** @param why which words could not be read */
    public record Unsupported(CardData card, String why) {
    }

    /** A pool that was filled elsewhere. */
    public static CardSet of(CardPool pool) {
        return new CardSet(pool, List.of(), List.of());
    }

    public static CardSet compile(List<CardData> cards) {
        CardPool pool = new CardPool();
        List<Unsupported> unsupported = new ArrayList<>();
        for (CardData card : cards) {
            switch (CardText.read(card.type(), card.text())) {
                case Reading.Understood text -> pool.add(card, text.abilities());
                case Reading.NotUnderstood text -> unsupported.add(new Unsupported(card, text.why()));
            }
        }
        return new CardSet(pool, List.copyOf(cards), List.copyOf(unsupported));
    }

    /** The unsupported card of this name. */
    public Optional<Unsupported> unsupported(String name) {
        return unsupported.stream().filter(u -> fold(u.card().name()).equals(fold(name))).findFirst();
    }

    private static String fold(String name) {
        return name.strip().replace('\u2019', '\'').toLowerCase(Locale.ROOT);
    }
}
