package cardinal.ufs.deck;

import cardinal.cards.CardSet;
import cardinal.cards.Pool;
import cardinal.cards.deck.Casual;
import cardinal.cards.deck.Copies;
import cardinal.cards.deck.Line;
import cardinal.cards.deck.ListReader;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Setup.DeckList;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From a deck list to a deck. Whether it is legal in an edition: see DeckCheck. */
public final class DeckParser {
    private DeckParser() {
    }

    /** The deck a list describes. It may break the rules of deck building, but it has a starting character. */
    public static Deck parse(Pool<CardData, CardText, CardDef> pool, DeckRules rules, DeckList list) {
        return deck(read(CardSet.of(pool), list), rules);
    }

    /** The deck a list describes, if it may be played; otherwise a complaint that names every reason. */
    public static Deck parseLegal(CardSet<CardData, ? extends Pool<CardData, CardText, CardDef>> set, DeckRules rules,
            DeckList list) {
        DeckSheet sheet = read(set, list);
        Listing.refuse(sheet.name(), sheet.problems(), violations(sheet, rules, list));
        return deck(sheet, rules);
    }

    public static Deck parseLegal(Pool<CardData, CardText, CardDef> pool, DeckRules rules, DeckList list) {
        return parseLegal(CardSet.of(pool), rules, list);
    }

    /** What keeps the deck from being played: of a list that is played casually only what there is no game without. */
    public static List<Violation> violations(DeckSheet sheet, DeckRules rules, DeckList list) {
        return Casual.is(list) ? DeckCheck.casual(sheet, rules) : DeckCheck.check(sheet, rules);
    }

    /** All that could be read of a list, with everything that could not. */
    public static DeckSheet read(CardSet<CardData, ? extends Pool<CardData, CardText, CardDef>> set, DeckList list) {
        Listing<Section, CardDef> listed = ListReader.read(set, Section.class, Section::of, list.name(),
                Copies.isForm(list.lines()) ? Copies.lines(list.lines()) : Line.of(list.lines()));
        List<CardDef> characters = new ArrayList<>(listed.in(Section.CHARACTER));
        List<CardDef> main = new ArrayList<>(listed.in(Section.MAIN));
        if (characters.isEmpty()) {
            Optional<CardDef> first = main.stream().filter(card -> card.type() == CardType.CHARACTER).findFirst();
            first.ifPresent(card -> {
                main.remove(card);
                characters.add(card);
            });
        }
        return new DeckSheet(list.name(), List.copyOf(characters), List.copyOf(main), listed.in(Section.SIDEBOARD),
                listed.problems());
    }

    private static Deck deck(DeckSheet sheet, DeckRules rules) {
        Listing.refuse(sheet.name(), sheet.problems(),
                sheet.problems().isEmpty() ? DeckCheck.seats(sheet, rules) : List.of());
        return new Deck(sheet.name(), sheet.characters().getFirst(), sheet.main(), sheet.sideboard());
    }
}
