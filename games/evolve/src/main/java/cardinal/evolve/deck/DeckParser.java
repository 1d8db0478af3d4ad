package cardinal.evolve.deck;

import cardinal.cards.CardSet;
import cardinal.cards.deck.ListReader;
import cardinal.cards.deck.Listing;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardDef;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Format;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** From a deck list to a deck. Whether it is legal: see {@link DeckCheck}. */
public final class DeckParser {
    private static final String EVOLVED = " (evolved)";
    private static final Pattern HEADING = Pattern.compile("([\\p{L} ]+?)\\s*(?:\\(\\d+\\))?\\s*:?");
    private static final Pattern LINE =
            Pattern.compile(
                    "((?:\\d{1,6}\\s*[xX\u00D7]?\\s+)?)(.+?)((?:\\s+(?:[xX\u00D7]\\s*\\d{1,6}|\\(\\d{1,6}\\)))?)");

    private DeckParser() {
    }

    /** The deck a list describes. It may break the conditions of deck construction. */
    public static Deck parse(CardPool pool, DeckList list, Format format) {
        CardSet<CardData, CardPool> set = CardSet.of(pool);
        DeckSheet sheet = read(set, list);
        Listing.refuse(sheet.name(), sheet.problems(),
                sheet.problems().isEmpty() ? DeckCheck.leader(sheet, format) : List.of());
        return deck(set, sheet, format);
    }

    /** The deck a list describes, if it may be played; otherwise a complaint that names every reason. */
    public static Deck parseLegal(CardSet<CardData, CardPool> set, DeckList list, Format format) {
        DeckSheet sheet = read(set, list);
        Listing.refuse(sheet.name(), sheet.problems(), DeckCheck.check(sheet, format));
        return deck(set, sheet, format);
    }

    public static Deck parseLegal(CardPool pool, DeckList list, Format format) {
        return parseLegal(CardSet.of(pool), list, format);
    }

    /** All that could be read of a list, with everything that could not. */
    public static DeckSheet read(CardSet<CardData, CardPool> set, DeckList list) {
        Listing<Section, CardDef> listed =
                ListReader.read(set, Section.class, Section::of,
                        new DeckList(list.name(), evolvedNamed(set.pool(), list)));
        return new DeckSheet(list.name(), listed.in(Section.LEADER), listed.in(Section.MAIN), listed.in(Section.EVOLVE),
                listed.in(Section.PACKS), listed.problems());
    }

    private static Deck deck(CardSet<CardData, CardPool> set, DeckSheet sheet, Format format) {
        CardDef leader =
                sheet.leaders().isEmpty() ? set.pool().get(EvolveCards.LEADERLESS) : sheet.leaders().getFirst();
        return new Deck(sheet.name(), leader, sheet.main(), sheet.evolve(), DeckCheck.bases(sheet, format));
    }

    /** Under the heading of the evolve deck a name means the evolved card, as does "NAME Evolved" anywhere (12.2.2.1). */
    private static List<String> evolvedNamed(CardPool pool, DeckList list) {
        List<String> lines = new ArrayList<>();
        boolean evolve = false;
        for (String line : list.lines()) {
            Matcher heading = HEADING.matcher(line.strip());
            if (heading.matches() && pool.find(line.strip()) == null && isHeading(heading.group(1))) {
                evolve = Section.EVOLVE.headings().contains(title(heading.group(1)));
                lines.add(line);
            } else {
                lines.add(evolved(pool, line, evolve));
            }
        }
        return lines;
    }

    private static boolean isHeading(String words) {
        for (Section section : Section.values()) {
            if (section.headings().contains(title(words))) {
                return true;
            }
        }
        return false;
    }

    private static String title(String words) {
        return words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }

    private static String evolved(CardPool pool, String line, boolean evolve) {
        Matcher parts = LINE.matcher(line.strip());
        if (!parts.matches()) {
            return line;
        }
        String name = parts.group(2);
        String bare = name.endsWith(" Evolved") ? name.substring(0, name.length() - " Evolved".length()) : name;
        boolean meant = evolve || !bare.equals(name);
        return meant && pool.findEvolved(bare) != null ? parts.group(1) + bare + EVOLVED + parts.group(3) : line;
    }
}
