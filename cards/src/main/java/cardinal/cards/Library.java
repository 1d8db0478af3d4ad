package cardinal.cards;

import cardinal.cards.text.Reading;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How a game's cards are read from files, understood and compiled: all that tools need to know about them.
 *
 * @param text  reads the text of a card
 * @param pool  a new pool, with the cards that every match has
 * @param <D> a card as printed
 * @param <A> an ability
 */
public record Library<D extends Printed, A, P extends Pool<D, A, ?>>(CardFormat<D> format,
        Function<D, Reading<A>> text, Supplier<P> pool) {

    /** The cards of a JSON file. */
    public List<D> read(Path file) {
        return CardFile.read(format, file);
    }

    /** @param file how to call it in a complaint */
    public List<D> read(String file, String json) {
        return CardFile.read(format, file, json);
    }

    /** Cards compiled for play, with the reasons for those that could not be. */
    public CardSet<D, P> compile(List<D> cards) {
        P filled = pool.get();
        List<CardSet.Unsupported<D>> unsupported = new ArrayList<>();
        for (D card : cards) {
            switch (text.apply(card)) {
                case Reading.Understood<A> read -> filled.add(card, read.abilities());
                case Reading.NotUnderstood<A> read ->
                        unsupported.add(new CardSet.Unsupported<>(card, read.unread(), read.why()));
            }
        }
        return new CardSet<>(filled, List.copyOf(cards), List.copyOf(unsupported));
    }

    /** What came of reading each card of a file. */
    public List<CardReport> check(Path file) {
        return read(file).stream().map(card -> switch (text.apply(card)) {
            case Reading.Understood<A> _ -> new CardReport(card.name(), true, List.of());
            case Reading.NotUnderstood<A> failed -> new CardReport(card.name(), false, failed.unread());
        }).toList();
    }
}
