package cardinal.riftbound.deck;

import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.Newer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** 103: the rules of deck building. Names every rule a deck breaks, not just the first. */
public final class DeckCheck {
    static final int MAIN_DECK = 40;
    static final int COPIES = 3;
    private static final int SIGNATURES = 3;
    static final int RUNES = 12;

    private final Edition edition;
    private final DeckSheet deck;
    private final List<Violation> violations = new ArrayList<>();

    private DeckCheck(Edition edition, DeckSheet deck) {
        this.edition = edition;
        this.deck = deck;
    }

    public static List<Violation> check(Edition edition, Deck deck, Mode mode) {
        return check(edition, DeckSheet.of(deck), mode);
    }

    public static List<Violation> check(Edition edition, DeckSheet deck, Mode mode) {
        DeckCheck check = new DeckCheck(edition, deck);
        check.legend();
        check.champion();
        check.mainDeck();
        check.copies();
        check.signatures();
        check.runes();
        check.battlefields(mode);
        check.identity();
        check.tokens();
        Listing.unsupported(deck.problems()).forEach(check.violations::add);
        return List.copyOf(check.violations);
    }

    /** Played casually, a deck has its seats, cards of the right types in each part, and a battlefield for each game. */
    static List<Violation> casual(Edition edition, DeckSheet deck, Mode mode) {
        DeckCheck check = new DeckCheck(edition, deck);
        check.legend();
        if (deck.champions().size() != 1 || !deck.champions().getFirst().isUnit()) {
            check.champion();
        }
        check.mainDeckTypes();
        check.runeTypes();
        check.battlefieldTypes();
        int least = mode.setPoints() > 1 ? edition.battlefieldsEach(mode) : 1;
        if (distinct(deck.battlefields()).size() < Math.min(least, edition.battlefieldsEach(mode))) {
            check.battlefields(mode);
        }
        check.tokens();
        Listing.unsupported(deck.problems()).forEach(check.violations::add);
        return check.violations.stream().distinct().toList();
    }

    /** Only what keeps a list from being a deck at all: it needs one legend and one chosen champion. */
    static List<Violation> seats(Edition edition, DeckSheet deck) {
        DeckCheck check = new DeckCheck(edition, deck);
        check.legend();
        if (deck.champions().size() != 1) {
            check.champion();
        }
        return check.violations;
    }

    /** 103.2.a.2: a champion unit that shares a champion tag with the legend. */
    static boolean isChampionOf(CardDef card, CardDef legend) {
        return card.isUnit() && card.is(Supertype.CHAMPION) && !card.is(Supertype.SIGNATURE) && sharesTag(card, legend);
    }

    static boolean sharesTag(CardDef card, CardDef legend) {
        return !Collections.disjoint(card.tags(), legend.tags());
    }

    private void legend() {
        if (deck.legends().size() != 1) {
            broken("103.1", "a deck has exactly 1 legend; this one has " + number(deck.legends()));
        }
        for (CardDef card : distinct(deck.legends())) {
            if (card.type() != CardType.LEGEND) {
                broken("132.6.b.1", card + " is a " + card.type().word() + ", not a legend");
            }
        }
    }

    private void champion() {
        if (deck.champions().isEmpty()) {
            broken("103.2.a", "a chosen champion is missing"
                    + legendOf().map(l -> ": a champion unit with the tag " + tags(l)).orElse(""));
        } else if (deck.champions().size() > 1) {
            broken("103.2.a", "a deck has exactly 1 chosen champion; this one has " + number(deck.champions())
                    + "; further copies belong to the Main Deck");
        }
        for (CardDef card : distinct(deck.champions())) {
            if (card.is(Supertype.SIGNATURE)) {
                broken("103.2.d.3", card + " is a signature card and cannot be the chosen champion");
            } else if (!card.isUnit() || !card.is(Supertype.CHAMPION)) {
                broken("103.2.a.2", card + " is not a champion unit and cannot be the chosen champion");
            }
            legendOf().filter(legend -> !sharesTag(card, legend)).ifPresent(legend -> broken("103.2.a.2",
                    "the chosen champion " + card + " needs the tag " + tags(legend) + " of " + legend));
        }
    }

    /** 103.2: at least 40 cards; the chosen champion is a Main Deck card (132.4) and counts among them. */
    private void mainDeck() {
        int size = deck.main().size() + deck.champions().size();
        if (size < MAIN_DECK) {
            broken("103.2",
                    "a Main Deck has at least " + MAIN_DECK + " cards with the chosen champion; this one has " + size);
        }
        mainDeckTypes();
    }

    private void mainDeckTypes() {
        for (CardDef card : distinct(deck.main())) {
            if (!card.isMainDeck()) {
                broken("132.4", card + " is a " + card.type().word() + "; a Main Deck has only units, gear and spells");
            }
        }
    }

    private void copies() {
        boolean champion = !deck.champions().isEmpty();
        Map<String, List<CardDef>> byName = new LinkedHashMap<>();
        mainWithChampion().forEach(card -> byName.computeIfAbsent(card.name(), name -> new ArrayList<>()).add(card));
        byName.forEach((name, copies) -> {
            if (copies.size() > 1 && copies.getFirst().has(Keyword.UNIQUE)) {
                broken(Newer.clause("825.3.a"), "a deck has one " + copies.getFirst().name() + " at most; this one has "
                        + copies.size());
            }
            if (copies.size() > COPIES) {
                boolean chosen = champion && deck.champions().contains(copies.getFirst());
                broken(chosen ? "103.2.b.1" : "103.2.b", "a Main Deck has at most " + COPIES + " copies of a card"
                        + (chosen ? " with the chosen champion" : "") + "; this one has " + copies.size() + " of "
                        + name);
            }
        });
    }

    private void signatures() {
        List<CardDef> signatures = mainWithChampion().filter(card -> card.is(Supertype.SIGNATURE)).toList();
        if (signatures.size() > SIGNATURES) {
            broken("103.2.d.1", "a deck has at most " + SIGNATURES + " signature cards in total; this one has "
                    + signatures.size());
        }
        legendOf().ifPresent(legend -> distinct(signatures).stream().filter(card -> !sharesTag(card, legend)).forEach(
                card -> broken("103.2.d.2",
                        "the signature card " + card + " needs the tag " + tags(legend) + " of " + legend)));
    }

    private void runes() {
        if (deck.runes().size() != RUNES) {
            broken("103.3.a", "a Rune Deck has exactly " + RUNES + " runes; this one has " + number(deck.runes()));
        }
        runeTypes();
    }

    private void runeTypes() {
        for (CardDef card : distinct(deck.runes())) {
            if (!card.isAlsoRune()) {
                broken("132.5", card + " is a " + card.type().word() + "; a Rune Deck has only runes");
            }
        }
    }

    private void battlefields(Mode mode) {
        int each = edition.battlefieldsEach(mode);
        if (deck.battlefields().size() != each) {
            broken(mode.clause() + ".4.a",
                    "in a " + mode.name() + " a player brings exactly " + each + " battlefields; this deck has "
                            + number(deck.battlefields()));
        }
        battlefieldTypes();
        for (CardDef card : distinct(deck.battlefields())) {
            long copies = deck.battlefields().stream().filter(card::equals).count();
            if (copies > 1 && each > 1) {
                broken("103.4.c", "battlefields have different names; this deck has " + copies + " of " + card);
            }
        }
    }

    private void battlefieldTypes() {
        for (CardDef card : distinct(deck.battlefields())) {
            if (card.type() != CardType.BATTLEFIELD) {
                broken("132.6.a.1", card + " is a " + card.type().word() + ", not a battlefield");
            }
        }
    }

    /** 103.1.b: the domains of the legend bind the Main Deck, the Rune Deck and, where they have domains, the battlefields. */
    private void identity() {
        if (legendOf().isEmpty()) {
            return;
        }
        CardDef legend = legendOf().get();
        for (CardDef card : distinct(mainWithChampion().toList())) {
            if (isOutside(card, legend)) {
                boolean single = card.data().domains().size() == 1;
                broken(single ? "103.1.b.3" : "103.1.b.4",
                        outside(card, legend) + (single ? "" : ", and needs all of its domains there"));
            }
        }
        for (CardDef card : distinct(deck.runes())) {
            if (isOutside(card, legend)) {
                broken("103.3.a.1", outside(card, legend));
            }
        }
        for (CardDef card : distinct(deck.battlefields())) {
            if (isOutside(card, legend)) {
                broken("103.4.b", outside(card, legend));
            }
        }
    }

    static boolean isOutside(CardDef card, CardDef legend) {
        return (card.domains() & ~legend.domains()) != 0 && !isAdmitted(card, legend);
    }

    /** 103.1.b.5 of 2026-07: what the legend admits whatever its domain counts as inside. */
    private static boolean isAdmitted(CardDef card, CardDef legend) {
        return card.isMainDeck() && Stream.of(legend.passives())
                .anyMatch(p -> p.fact() instanceof Fact.DeckMayInclude f && Filters.isPrintedOn(f.what(), card));
    }

    private static String outside(CardDef card, CardDef legend) {
        return card + " is of " + domains(card) + ", outside the domain identity " + domains(legend) + " of " + legend;
    }

    /** 177: tokens exist only on the board. */
    private void tokens() {
        List<CardDef> all = Stream
                .of(deck.legends().stream(), mainWithChampion(), deck.runes().stream(), deck.battlefields().stream())
                .flatMap(cards -> cards).toList();
        distinct(all).stream().filter(card -> card.is(Supertype.TOKEN))
                .forEach(card -> broken("177", card + " is a token; tokens are created in play and are in no deck"));
    }

    /** The legend, where there is exactly one that is a legend. */
    private Optional<CardDef> legendOf() {
        return deck.legends().size() == 1 && deck.legends().getFirst().type() == CardType.LEGEND
                ? Optional.of(deck.legends().getFirst())
                : Optional.empty();
    }

    private Stream<CardDef> mainWithChampion() {
        return Stream.concat(deck.champions().stream(), deck.main().stream());
    }

    private static List<CardDef> distinct(List<CardDef> cards) {
        return List.copyOf(new LinkedHashSet<>(cards));
    }

    private static String number(List<CardDef> cards) {
        return cards.isEmpty() ? "none" : String.valueOf(cards.size());
    }

    private static String tags(CardDef legend) {
        return legend.data().tags().isEmpty() ? "(none printed)" : String.join(" or ", legend.data().tags());
    }

    private static String domains(CardDef card) {
        return card.data().domains().stream().map(Domain::title).collect(Collectors.joining(" and "));
    }

    private void broken(String clause, String message) {
        violations.add(new Violation(edition.cite(clause), message));
    }
}
