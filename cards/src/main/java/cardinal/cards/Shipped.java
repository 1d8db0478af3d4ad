package cardinal.cards;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Wording;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/**
 * The cards and decks a game comes with: {@code FOLDER/starter.json} and {@code FOLDER/decks/NAME.txt} among its resources.
 * The decks are read when it is made, the cards when they are first asked for.
 */
public final class Shipped<D extends Printed, P extends Pool<D, ?, ?>> {
    private final Once<List<D>> cards;
    private final Once<CardSet<D, P>> set;
    private final List<DeckList> decks;

    private Shipped(Once<List<D>> cards, Once<CardSet<D, P>> set, List<DeckList> decks) {
        this.cards = cards;
        this.set = set;
        this.decks = decks;
    }

    /** @param home a class beside the resources */
    public static <D extends Printed, P extends Pool<D, ?, ?>> Shipped<D, P> of(Supplier<Library<D, ?, P>> library,
            Class<?> home, String folder, List<String> decks) {
        return of(library, home, folder, List.of("starter.json"), decks);
    }

    /** @param files the files of the cards, in order */
    public static <D extends Printed, P extends Pool<D, ?, ?>> Shipped<D, P> of(Supplier<Library<D, ?, P>> library,
            Class<?> home, String folder, List<String> files, List<String> decks) {
        Once<List<D>> cards = new Once<>(() -> files.stream()
                .flatMap(file -> library.get().read(file, text(home, folder + file)).stream()).toList());
        return new Shipped<>(cards, new Once<>(() -> library.get().compile(cards.get()).complete()), decks.stream()
                .map(name -> new DeckList(name, text(home, folder + "decks/" + name + ".txt").lines().toList()))
                .toList());
    }

    public CardSet<D, P> set() {
        return set.get();
    }

    /** The starter decks, always in the same order. */
    public List<DeckList> decks() {
        return decks;
    }

    public P pool() {
        return set().pool();
    }

    /** In the order of the file, as printed: their texts are not looked at. */
    public List<D> cards() {
        return cards.get();
    }

    /** The starter deck of this name. */
    public DeckList deck(String name) {
        return decks.stream().filter(deck -> Wording.same(deck.name(), name)).findFirst()
                .orElseThrow(() -> new BadInput("there is no starter deck \"" + name + "\""
                        + Nearest.hint(name, decks.stream().map(DeckList::name).toList())));
    }

    /** A text among the resources of a game. */
    public static String text(Class<?> home, String resource) {
        try (InputStream in = home.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
