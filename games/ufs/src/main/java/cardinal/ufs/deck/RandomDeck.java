package cardinal.ufs.deck;

import cardinal.cards.deck.DeckMaker;
import cardinal.cards.deck.Draft;
import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Legal decks by chance: a character and cards that share one of its symbols, half of them foundations; in every edition, so that they can be played. */
public record RandomDeck(Draft<CardDef> cards, DeckRules rules) implements DeckMaker<CardDef> {

    @Override
    public Optional<DeckList> deck(Dice dice, @Nullable CardDef with) {
        return cards.one(dice, card -> card.type() == CardType.CHARACTER && leads(card, with))
                .map(character -> sheet(dice, character, with))
                .filter(sheet -> DeckCheck.check(sheet, rules).isEmpty())
                .map(sheet -> Draft.list(sheet.name(), sheet.sections()));
    }

    private static boolean leads(CardDef character, @Nullable CardDef with) {
        return with == null ? !symbols(character).isEmpty()
                : with.type() == CardType.CHARACTER ? with.equals(character)
                : symbols(character).stream().anyMatch(symbol -> DeckCheck.fits(with, symbol, character));
    }

    private static List<Symbol> symbols(CardDef character) {
        return character.infinity() ? List.of(Symbol.values()) : List.copyOf(character.symbols());
    }

    private DeckSheet sheet(Dice dice, CardDef character, @Nullable CardDef with) {
        List<CardDef> main = new ArrayList<>();
        List<Symbol> possible = new ArrayList<>(symbols(character));
        if (with != null && with.type() != CardType.CHARACTER) {
            Draft.add(main, with, DeckRules.COPIES, DeckCheck::allowed);
            possible.removeIf(symbol -> !DeckCheck.fits(with, symbol, character));
        }
        if (!possible.isEmpty()) {
            Symbol symbol = possible.get(dice.below(possible.size()));
            cards.fill(main, DeckRules.LEAST / 2, dice,
                    card -> card.type() == CardType.FOUNDATION && DeckCheck.fits(card, symbol, character),
                    DeckCheck::allowed);
            cards.fill(main, DeckRules.LEAST, dice,
                    card -> !card.equals(character) && isPlayed(card) && DeckCheck.fits(card, symbol, character),
                    DeckCheck::allowed);
        }
        return new DeckSheet("random " + character.name(), List.of(character), List.copyOf(main), List.of(), List.of());
    }

    private static boolean isPlayed(CardDef card) {
        return card.type() != CardType.TOKEN && card.type() != CardType.FOUNDATION
                && (card.type() != CardType.CHARACTER
                        || card.front().has(Property.DIFFICULTY) && card.front().has(Property.CONTROL));
    }
}
