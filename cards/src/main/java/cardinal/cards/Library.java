package cardinal.cards;

import cardinal.cards.text.Reading;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        Map<D, List<A>> readable = new LinkedHashMap<>();
        List<CardSet.Unsupported<D>> unsupported = new ArrayList<>();
        for (D card : cards) {
            switch (text.apply(card)) {
                case Reading.Understood<A> read -> readable.put(card, read.abilities());
                case Reading.NotUnderstood<A> read ->
                        unsupported.add(new CardSet.Unsupported<>(card, read.unread(), read.why()));
            }
        }
        P filled = filled(readable);
        for (List<CardSet.Unsupported<D>> lacking = lacking(filled); !lacking.isEmpty(); lacking = lacking(filled)) {
            unsupported.addAll(lacking);
            lacking.forEach(card -> readable.remove(card.card()));
            filled = filled(readable);
        }
        return new CardSet<>(filled, List.copyOf(cards), List.copyOf(unsupported));
    }

    private P filled(Map<D, List<A>> cards) {
        P filled = pool.get();
        cards.forEach(filled::add);
        return filled;
    }

    /** Cards that name others which are not there. */
    private List<CardSet.Unsupported<D>> lacking(P filled) {
        return filled.lacking().entrySet().stream().map(e -> new CardSet.Unsupported<>(e.getKey(), e.getValue(),
                "there is no " + String.join(" and no ", e.getValue()))).toList();
    }

    /** What came of reading each card of a file. */
    public List<CardReport> check(Path file) {
        return read(file).stream().map(card -> switch (text.apply(card)) {
            case Reading.Understood<A> _ -> new CardReport(card.name(), true, List.of());
            case Reading.NotUnderstood<A> failed -> new CardReport(card.name(), false, failed.unread());
        }).toList();
    }
}
