package cardinal.cards;

import cardinal.cards.text.Reading;
import cardinal.kernel.BadInput;
import cardinal.kernel.KeptCard;
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
 * @param kinds  words of card text that can stand in each other's place and mean something else each
 * @param pool  a new pool, with the cards that every match has
 * @param <D> a card as printed
 * @param <A> an ability
 */
public record Library<D extends Printed, A, P extends Pool<D, A, ?>>(CardFormat<D> format,
        Function<D, Reading<A>> text, List<List<String>> kinds, Supplier<P> pool) {
    private static final int MANY = 200;

    /** The cards of a JSON file. */
    public List<D> read(Path file) {
        return list(file).cards();
    }

    /** The cards of a JSON file with all their printings. */
    public CardList<D> list(Path file) {
        return CardList.read(format, file.toString(), CardFile.contents(file).entries());
    }

    /** @param file how to call it in a complaint */
    public List<D> read(String file, String json) {
        return CardList.read(format, file, CardFile.contents(file, json).entries()).cards();
    }

    /** Cards compiled for play, with the reasons for those that could not be. */
    public CardSet<D, P> compile(List<D> cards) {
        Map<D, List<A>> readable = new LinkedHashMap<>();
        List<CardSet.Unsupported<D>> unsupported = new ArrayList<>();
        List<Reading<A>> readings = readings(cards);
        for (int i = 0; i < cards.size(); i++) {
            D card = cards.get(i);
            switch (readings.get(i)) {
                case Reading.Understood<A> read -> readable.put(card, read.abilities());
                case Reading.NotUnderstood<A> read ->
                        unsupported.add(new CardSet.Unsupported<>(card, format.key(card), read.unread(),
                                read.why()));
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

    /** A pool of the cards that a match has kept, under their numbers. title: what their pool is called where it is kept. */
    public P rebuilt(String title, List<KeptCard> cards) {
        P filled = pool.get();
        filled.entitle(title);
        for (KeptCard kept : cards) {
            D card = Definitions.read(format.kind(), kept.definition());
            switch (text.apply(card)) {
                case Reading.Understood<A> read -> filled.add(kept, card, read.abilities());
                case Reading.NotUnderstood<A> read -> throw new BadInput(format.key(card),
                        "this build does not understand the card as it was when the match began: " + read.why());
            }
        }
        return filled;
    }

    /** In the order of the cards; many are read on all processors. */
    private List<Reading<A>> readings(List<D> cards) {
        return (cards.size() < MANY ? cards.stream() : cards.parallelStream()).map(text).toList();
    }

    private P filled(Map<D, List<A>> cards) {
        P filled = pool.get();
        cards.forEach(filled::add);
        return filled;
    }

    /** Cards that make tokens which are not there. */
    private List<CardSet.Unsupported<D>> lacking(P filled) {
        return filled.lacking().entrySet().stream().map(e -> {
            List<String> tokens = e.getValue().stream().map(name -> name + " token").toList();
            return new CardSet.Unsupported<>(e.getKey(), format.key(e.getKey()), tokens,
                    "there is no " + String.join(" and no ", tokens));
        }).toList();
    }

    /** What came of reading each card of a list. */
    public List<CardReport> check(List<D> cards) {
        return reports(cards, compile(cards));
    }

    /** What came of reading these cards of a set. */
    public List<CardReport> reports(List<D> cards, CardSet<D, P> set) {
        Map<D, CardSet.Unsupported<D>> failed = new LinkedHashMap<>();
        set.unsupported().forEach(card -> failed.put(card.card(), card));
        return cards.stream().map(card -> {
            CardSet.Unsupported<D> problem = failed.get(card);
            return problem == null ? new CardReport(format.key(card), true, List.of(), "")
                    : new CardReport(format.key(card), false, problem.unread(), problem.why());
        }).toList();
    }
}
