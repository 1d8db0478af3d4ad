package cardinal.evolve.deck;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Casual;
import cardinal.cards.deck.Copies;
import cardinal.cards.deck.Line;
import cardinal.cards.deck.ListReader;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Shelving;
import cardinal.cards.deck.Violation;
import cardinal.evolve.card.CardData;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.Format;
import cardinal.kernel.Setup.DeckList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From a deck list to a deck. Whether it is legal: see {@link DeckCheck}. */
public final class DeckParser {
    private DeckParser() {
    }

    /** The deck a list describes. It may break the conditions of deck construction. */
    public static Deck parse(CardPool pool, DeckList list, Format format) {
        CardSet<CardData, CardPool> set = CardSet.of(pool);
        DeckSheet sheet = read(set, list);
        Listing.refuse(sheet.name(), sheet.problems(),
                sheet.problems().isEmpty() ? DeckCheck.leader(sheet, format) : List.of());
        return deck(null, set, sheet, format);
    }

    /** The deck a list describes, if it may be played; otherwise a complaint that names every reason. */
    public static Deck parseLegal(CardSet<CardData, CardPool> set, DeckList list, Format format) {
        DeckSheet sheet = read(set, list);
        return deck(null, set, sheet, format, DeckCheck.check(sheet, format));
    }

    public static Deck parseLegal(CardPool pool, DeckList list, Format format) {
        return parseLegal(CardSet.of(pool), list, format);
    }

    public static Deck parseLegal(Edition edition, CardPool pool, DeckList list, Format format) {
        CardSet<CardData, CardPool> set = CardSet.of(pool);
        DeckSheet sheet = read(set, list);
        return deck(edition, set, sheet, format, violations(edition, sheet, list, format));
    }

    /** What keeps the deck from being played: of a list that is played casually only what there is no game without. */
    public static List<Violation> violations(Edition edition, DeckSheet sheet, DeckList list, Format format) {
        return Casual.is(list) ? DeckCheck.casual(edition, sheet, format)
                : DeckCheck.check(edition, sheet, format);
    }

    private static Deck deck(@Nullable Edition edition, CardSet<CardData, CardPool> set, DeckSheet sheet, Format format,
            List<Violation> violations) {
        Listing.refuse(sheet.name(), sheet.problems(), violations);
        return deck(edition, set, sheet, format);
    }

    /** All that could be read of a list, with everything that could not. */
    public static DeckSheet read(CardSet<CardData, CardPool> set, DeckList list) {
        Listing<Section, CardDef> listed = ListReader.read(set, Section.class, shelving(set.pool()), list.name(),
                Copies.isForm(list.lines()) ? Copies.lines(list.lines()) : Line.of(list.lines()));
        return new DeckSheet(list.name(), listed.in(Section.LEADER), listed.in(Section.MAIN), listed.in(Section.EVOLVE),
                listed.in(Section.PACKS), listed.problems());
    }

    /** Under the heading of the evolve deck a name means the evolved card (12.2.2.1). */
    private static Shelving<Section, CardDef> shelving(CardPool pool) {
        return new Shelving<>() {
            @Override
            public Section home(CardDef card) {
                return Section.of(card);
            }

            @Override
            public CardDef under(Section heading, CardDef card) {
                CardDef evolved = heading == Section.EVOLVE ? pool.findEvolved(card.name()) : null;
                return pool.sideOne(evolved == null ? card : evolved);
            }
        };
    }

    private static Deck deck(@Nullable Edition edition, CardSet<CardData, CardPool> set, DeckSheet sheet,
            Format format) {
        CardDef leader =
                sheet.leaders().isEmpty() ? set.pool().get(CardData.LEADERLESS) : sheet.leaders().getFirst();
        return new Deck(sheet.name(), leader, sheet.main(), sheet.evolve(), DeckCheck.bases(edition, sheet, format));
    }
}
