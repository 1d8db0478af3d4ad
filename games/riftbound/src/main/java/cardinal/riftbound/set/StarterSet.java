package cardinal.riftbound.set;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardFile;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.table.Mode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** The cards and decks we ship: our own designs. Read once, at the first use; safe to share between threads. */
public final class StarterSet {
    private static final String FOLDER = "/cardinal/riftbound/";
    /** The last heading of every list. */
    private static final String BATTLEFIELDS = "Battlefields:";
    private static final List<String> DECKS = List.of("wreckers", "maskers", "tides", "dusk", "hearth", "thunder");

    /** The class loader's lock makes the first use safe. */
    private static final class Loaded {
        static final CardSet SET = compile();
        static final List<DeckList> LISTS =
                DECKS.stream().map(name -> new DeckList(name, text("decks/" + name + ".txt").lines().toList()))
                        .toList();

        private static CardSet compile() {
            CardSet set = CardSet.compile(CardFile.read("starter.json", text("starter.json")));
            if (!set.unsupported().isEmpty()) {
                throw new IllegalStateException("the starter set has cards that cannot be read: " + set.unsupported());
            }
            return set;
        }
    }

    private StarterSet() {
    }

    public static CardPool pool() {
        return Loaded.SET.pool();
    }

    /** In the order of the file. */
    public static List<CardData> cards() {
        return Loaded.SET.cards();
    }

    /** The starter decks, always in the same order. */
    public static List<DeckList> decks() {
        return Loaded.LISTS;
    }

    /** The starter decks with as many battlefields as a mode wants: the first of each list, which are all different. */
    public static List<DeckList> decks(Mode mode) {
        return decks().stream().map(deck -> trimmed(deck, mode.battlefieldsEach())).toList();
    }

    private static DeckList trimmed(DeckList deck, int battlefields) {
        int end = deck.lines().indexOf(BATTLEFIELDS) + 1 + battlefields;
        return end >= deck.lines().size() ? deck : new DeckList(deck.name(), deck.lines().subList(0, end));
    }

    public static DeckList deck(String name) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        return decks().stream().filter(deck -> deck.name().equals(wanted)).findFirst()
                .orElseThrow(
                        () -> new BadInput("there is no starter deck \"" + name + "\"" + Nearest.hint(wanted, DECKS)));
    }

    private static String text(String resource) {
        try (InputStream in = StarterSet.class.getResourceAsStream(FOLDER + resource)) {
            if (in == null) {
                throw new IllegalStateException(FOLDER + resource + " is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
