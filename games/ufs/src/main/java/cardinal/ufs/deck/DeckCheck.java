package cardinal.ufs.deck;

import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Symbol;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The rules of deck building of an edition. Names every rule a deck breaks, not just the first. */
public final class DeckCheck {
    private final DeckSheet deck;
    private final DeckRules rules;
    private final List<Violation> violations = new ArrayList<>();

    private DeckCheck(DeckSheet deck, DeckRules rules) {
        this.deck = deck;
        this.rules = rules;
    }

    public static List<Violation> check(Deck deck, DeckRules rules) {
        return check(DeckSheet.of(deck), rules);
    }

    public static List<Violation> check(DeckSheet deck, DeckRules rules) {
        DeckCheck check = new DeckCheck(deck, rules);
        check.character();
        check.size();
        check.copies();
        check.sideboard();
        if (rules.oneSymbol()) {
            check.startersOnly();
            check.symbols();
        }
        Listing.unsupported(deck.problems()).forEach(check.violations::add);
        return List.copyOf(check.violations);
    }

    /**
     * What is wrong with a deck for a later game of a series: it is made of the same cards, the sideboard's among them (2010,
     * glossary.sideboard), keeps its size (UniVersus, deck-construction.4) and is legal itself.
     */
    public static List<Violation> exchanged(Deck before, Deck after, DeckRules rules) {
        DeckCheck check = new DeckCheck(DeckSheet.of(after), rules);
        if (before.main().size() != after.main().size()) {
            check.broken(rules.clauses().sideboard(), "a deck keeps its " + before.main().size()
                    + " cards between two games; now it has " + after.main().size());
        }
        if (!all(before).equals(all(after))) {
            check.broken(rules.clauses().sideboard(), "between two games cards are exchanged with the sideboard only");
        }
        check.violations.addAll(check(after, rules));
        return List.copyOf(check.violations);
    }

    private static List<String> all(Deck deck) {
        return Stream.of(List.of(deck.character()), deck.main(), deck.sideboard()).flatMap(List::stream)
                .map(CardDef::name).sorted().toList();
    }

    /** Played casually, a deck has its starting character, and what of it is played can be played. */
    static List<Violation> casual(DeckSheet deck, DeckRules rules) {
        DeckCheck check = new DeckCheck(deck, rules);
        check.character();
        if (rules.oneSymbol()) {
            check.startersOnly();
        }
        Listing.unsupported(deck.problems()).forEach(check.violations::add);
        return List.copyOf(check.violations);
    }

    /** Only what keeps a list from being a deck at all: it needs one starting character. */
    static List<Violation> seats(DeckSheet deck, DeckRules rules) {
        DeckCheck check = new DeckCheck(deck, rules);
        check.character();
        return check.violations;
    }

    private void character() {
        if (deck.characters().size() != 1 || deck.characters().getFirst().type() != CardType.CHARACTER) {
            broken(rules.clauses().character(), "a deck has exactly 1 starting character");
        }
        for (CardDef card : deck.main()) {
            if (card.type() == CardType.TOKEN) {
                broken(rules.clauses().size(), card.name() + " is a token and belongs to no deck");
            }
        }
    }

    private void size() {
        int cards = deck.main().size() + (rules.characterCounts() ? deck.characters().size() : 0);
        if (cards < DeckRules.LEAST) {
            broken(rules.clauses().size(), "a deck has at least " + DeckRules.LEAST + " cards"
                    + (rules.characterCounts() ? " with its character" : " besides its character") + "; this one has "
                    + cards);
        }
    }

    /** Four of a name, the character included, and the sideboard where the edition says so; a card may say otherwise. */
    private void copies() {
        Map<CardDef, Integer> counts = new LinkedHashMap<>();
        Stream.of(deck.characters(), deck.main(), rules.countsSideboard() ? deck.sideboard() : List.<CardDef>of())
                .flatMap(List::stream)
                .forEach(card -> counts.merge(card, 1, Integer::sum));
        counts.forEach((card, n) -> {
            int most = allowed(card);
            if (n > most) {
                broken(rules.clauses().copies(),
                        "at most " + most + " copies of " + card.name() + "; this deck has " + n);
            }
        });
    }

    /** "You can include up to 10 copies of this card in your deck." */
    static int allowed(CardDef card) {
        return card.abilities().stream().map(CardText::abilities).flatMap(List::stream).map(Ability::effect)
                .filter(RuleEffect.class::isInstance)
                .map(effect -> ((RuleEffect) effect).rule()).filter(Rule.DeckCopies.class::isInstance)
                .map(rule -> ((Rule.DeckCopies) rule).most())
                .max(Comparator.naturalOrder()).orElse(DeckRules.COPIES);
    }

    private void sideboard() {
        int n = deck.sideboard().size();
        if (n > 0 && n != rules.sideboard()) {
            broken(rules.clauses().sideboard(),
                    "a sideboard has exactly " + rules.sideboard() + " cards; this one has " + n);
        }
    }

    /** UniVersus: a character without difficulty or check can only be the starting one. */
    private void startersOnly() {
        Stream.concat(deck.main().stream(), deck.sideboard().stream()).distinct()
                .filter(card -> card.type() == CardType.CHARACTER
                        && !(card.front().has(Property.DIFFICULTY) && card.front().has(Property.CONTROL)))
                .forEach(card -> broken("deck-construction.3",
                        card.name() + " has no difficulty or check and can only be the starting character"));
    }

    /** UniVersus: one symbol of the character is on every card; attuned symbols need only be on the character, infinity fits every deck. */
    private void symbols() {
        if (deck.characters().size() != 1) {
            return;
        }
        CardDef character = deck.characters().getFirst();
        Set<Symbol> possible = character.infinity() ? EnumSet.allOf(Symbol.class) : character.symbols();
        List<CardDef> all = Stream.concat(deck.main().stream(), deck.sideboard().stream()).distinct().toList();
        if (possible.isEmpty()) {
            broken(rules.clauses().symbols(), character.name() + " has no symbol that a deck could share");
        }
        Symbol best = null;
        List<CardDef> least = all;
        for (Symbol primary : possible) {
            List<CardDef> misfits = all.stream().filter(card -> !fits(card, primary, character)).toList();
            if (best == null || misfits.size() < least.size()) {
                best = primary;
                least = misfits;
            }
        }
        if (best != null && !least.isEmpty()) {
            String symbol = best.name().toLowerCase(Locale.ROOT);
            least.forEach(card -> broken(rules.clauses().symbols(),
                    card.name() + " has not the deck's primary symbol, " + symbol));
        }
    }

    /** An infinity character has no symbol but the primary one. */
    static boolean fits(CardDef card, Symbol primary, CardDef character) {
        boolean attuned = card.attuned().stream()
                .anyMatch(symbol -> character.infinity() ? symbol == primary : character.symbols().contains(symbol));
        return card.infinity() || card.symbols().contains(primary) || attuned;
    }

    private void broken(String clause, String message) {
        violations.add(new Violation(clause, message));
    }
}
