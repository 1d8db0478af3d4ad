package cardinal.riftbound.deck;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Casual;
import cardinal.cards.deck.ListReader;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From a deck list to a deck: what stands in each section, the chosen champion included. Whether it is legal: see DeckCheck. */
public final class DeckParser {
    private DeckParser() {
    }

    /** The deck a list describes. It may break the rules of deck building, but it has a legend and a chosen champion. */
    public static Deck parse(Edition edition, CardPool pool, DeckList list) {
        return deck(edition, read(CardSet.of(pool), list));
    }

    /** The deck a list describes, if it may be played; otherwise a complaint that names every reason. */
    public static Deck parseLegal(Edition edition, CardSet<CardData, CardPool> set, DeckList list, Mode mode) {
        DeckSheet sheet = read(set, list);
        Listing.refuse(sheet.name(), sheet.problems(), violations(edition, sheet, list, mode));
        return deck(edition, sheet);
    }

    public static Deck parseLegal(Edition edition, CardPool pool, DeckList list, Mode mode) {
        return parseLegal(edition, CardSet.of(pool), list, mode);
    }

    /** What keeps the deck from being played: of a list that is played casually only what there is no game without. */
    public static List<Violation> violations(Edition edition, DeckSheet sheet, DeckList list, Mode mode) {
        return Casual.is(list) ? DeckCheck.casual(edition, sheet, mode) : DeckCheck.check(edition, sheet, mode);
    }

    /** All that could be read of a list, with everything that could not. */
    public static DeckSheet read(CardSet<CardData, CardPool> set, DeckList list) {
        Listing<Section, CardDef> listed = ListReader.read(set, Section.class, Section::of, list.name(),
                DeckForms.lines(list.lines()));
        List<CardDef> champions = new ArrayList<>(listed.in(Section.CHAMPION));
        List<CardDef> main = new ArrayList<>(listed.in(Section.MAIN));
        if (champions.isEmpty()) {
            chosen(listed).ifPresent(champion -> {
                main.remove(champion);
                champions.add(champion);
            });
        }
        return new DeckSheet(list.name(), listed.in(Section.LEGEND), List.copyOf(champions), List.copyOf(main),
                listed.in(Section.RUNES), listed.in(Section.BATTLEFIELDS), listed.in(Section.SIDEBOARD),
                listed.problems());
    }

    private static Deck deck(Edition edition, DeckSheet sheet) {
        Listing.refuse(sheet.name(), sheet.problems(),
                sheet.problems().isEmpty() ? DeckCheck.seats(edition, sheet) : List.of());
        return new Deck(sheet.name(), sheet.legends().getFirst(), sheet.champions().getFirst(), sheet.main(),
                sheet.runes(), sheet.battlefields());
    }

    /** When the list does not say: the first champion unit with the legend's tag (103.2.a.2). */
    private static Optional<CardDef> chosen(Listing<Section, CardDef> listed) {
        return listed.in(Section.LEGEND).stream().findFirst().flatMap(legend -> listed.in(Section.MAIN).stream()
                .filter(card -> DeckCheck.isChampionOf(card, legend)).findFirst());
    }
}
