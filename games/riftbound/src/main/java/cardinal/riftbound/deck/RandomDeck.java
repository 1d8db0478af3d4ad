package cardinal.riftbound.deck;

import cardinal.cards.deck.DeckMaker;
import cardinal.cards.deck.Draft;
import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** 103: legal decks by chance: a legend, a champion of it, cards and runes of its domains, battlefields. */
public record RandomDeck(Edition edition, Draft<CardDef> cards, Mode mode) implements DeckMaker<CardDef> {

    @Override
    public Optional<DeckList> deck(Dice dice, @Nullable CardDef with) {
        return cards.one(dice, card -> isLegend(card) && leads(card, with))
                .flatMap(legend -> cards.one(dice, card -> isChosen(card, legend))
                        .map(champion -> sheet(dice, legend, champion, with)))
                .filter(sheet -> DeckCheck.check(edition, sheet, mode).isEmpty())
                .map(sheet -> Draft.list(sheet.name(), sheet.sections()));
    }

    private boolean isLegend(CardDef card) {
        return card.type() == CardType.LEGEND && cards.all().stream().anyMatch(other -> isChosen(other, card));
    }

    private static boolean isChosen(CardDef card, CardDef legend) {
        return DeckCheck.isChampionOf(card, legend) && fits(card, legend);
    }

    private static boolean leads(CardDef legend, @Nullable CardDef with) {
        return with == null || (with.type() == CardType.LEGEND ? with.equals(legend) : fits(with, legend));
    }

    /** Whether a deck of this legend may contain the card (103.1.b, 103.2.d.2, 177). */
    private static boolean fits(CardDef card, CardDef legend) {
        return !DeckCheck.isOutside(card, legend) && !card.is(Supertype.TOKEN)
                && (!card.is(Supertype.SIGNATURE) || DeckCheck.sharesTag(card, legend));
    }

    private DeckSheet sheet(Dice dice, CardDef legend, CardDef champion, @Nullable CardDef with) {
        List<CardDef> main = new ArrayList<>(List.of(champion));
        List<CardDef> runes = new ArrayList<>();
        List<CardDef> battlefields = new ArrayList<>();
        if (with != null) {
            switch (with.type()) {
                case RUNE -> Draft.add(runes, with, 1, card -> DeckCheck.RUNES);
                case BATTLEFIELD -> battlefields.add(with);
                case LEGEND -> {
                }
                default -> Draft.add(main, with, DeckCheck.COPIES, card -> DeckCheck.COPIES);
            }
        }
        cards.fill(main, DeckCheck.MAIN_DECK, dice,
                card -> card.isMainDeck() && !card.is(Supertype.SIGNATURE) && fits(card, legend),
                card -> DeckCheck.COPIES);
        cards.fill(battlefields, edition.battlefieldsEach(mode), dice,
                card -> card.type() == CardType.BATTLEFIELD && fits(card, legend), card -> 1);
        runes(runes, dice, legend);
        main.removeFirst();
        return new DeckSheet("random " + legend.name(), List.of(legend), List.of(champion), List.copyOf(main),
                List.copyOf(runes), List.copyOf(battlefields), List.of(), List.of());
    }

    private void runes(List<CardDef> runes, Dice dice, CardDef legend) {
        List<CardDef> fitting = cards.all().stream().filter(card -> card.isAlsoRune() && fits(card, legend)).toList();
        while (runes.size() < DeckCheck.RUNES && !fitting.isEmpty()) {
            runes.add(fitting.get(dice.below(fitting.size())));
        }
    }
}
