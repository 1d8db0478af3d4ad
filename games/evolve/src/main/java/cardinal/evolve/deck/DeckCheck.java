package cardinal.evolve.deck;

import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.DeckRule;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Universe;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.Format;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** 6.1 and Appendix B: the conditions of deck construction. Names every one a deck breaks, not just the first. */
public final class DeckCheck {
    static final int FEWEST = 40;
    private static final int MOST = 50;
    private static final int FEWEST_OPEN = 30;
    static final int EVOLVE = 10;
    static final int COPIES = 3;

    /** By whose rules; null: by the base document. */
    private final @Nullable Edition edition;
    private final DeckSheet deck;
    private final List<Violation> violations = new ArrayList<>();

    private DeckCheck(@Nullable Edition edition, DeckSheet deck) {
        this.edition = edition;
        this.deck = deck;
    }

    /** By the base document. */
    public static List<Violation> check(DeckSheet deck, Format format) {
        return check(null, deck, format);
    }

    /** By the rules of an edition; null: by the base document. */
    public static List<Violation> check(@Nullable Edition edition, DeckSheet deck, Format format) {
        DeckCheck check = new DeckCheck(edition, deck);
        check.leader(format);
        check.mainDeck(format);
        check.evolveDeck(format);
        if (format.isSealed()) {
            check.packs();
        } else {
            check.copies("main deck", deck.main());
            check.copies("evolve deck", deck.evolve());
            if (edition != null && format == Format.CROSSOVER) {
                check.violations.addAll(new CrossoverDecks(edition, deck).violations());
            } else {
                check.basis(format);
            }
        }
        if (edition != null) {
            check.violations.addAll(DriveDecks.amulets(edition, deck));
        }
        Listing.unsupported(deck.problems()).forEach(check.violations::add);
        return List.copyOf(check.violations);
    }

    /** Played casually, a deck has no leader too many or none at all, as in Appendix B, and its two decks hold what belongs there. */
    static List<Violation> casual(Edition edition, DeckSheet deck, Format format) {
        DeckCheck check = new DeckCheck(edition, deck);
        if (!deck.leaders().isEmpty()) {
            check.leader(format);
        }
        check.mainDeckKinds(format);
        check.evolveDeckKinds(format);
        Listing.unsupported(deck.problems()).forEach(check.violations::add);
        return List.copyOf(check.violations);
    }

    /** Only what keeps a list from being a deck at all. */
    static List<Violation> leader(DeckSheet deck, Format format) {
        DeckCheck check = new DeckCheck(null, deck);
        check.leader(format);
        return check.violations;
    }

    /** What the deck may be based on (6.1.1.5); nothing where it breaks both conditions. */
    public static List<DeckBasis> bases(DeckSheet deck, Format format) {
        return bases(null, deck, format);
    }

    /** The same by the rules of an edition; null: by the base document. */
    public static List<DeckBasis> bases(@Nullable Edition edition, DeckSheet deck, Format format) {
        if (format.isSealed()) {
            return List.of(DeckBasis.NOTHING);
        }
        if (format == Format.CROSSOVER) {
            return List.of(DeckBasis.CLASS);
        }
        DeckCheck check = new DeckCheck(edition, deck);
        List<DeckBasis> bases = new ArrayList<>();
        if (check.outsideClass().isEmpty()) {
            bases.add(DeckBasis.CLASS);
        }
        if (!check.universe().isNone() && check.outsideUniverse().isEmpty() && check.ofUniverse().isEmpty()) {
            bases.add(DeckBasis.UNIVERSE);
        }
        return List.copyOf(bases);
    }

    /** 6.1.1.1; Appendix B: a leader card is not required. */
    private void leader(Format format) {
        int n = deck.leaders().size();
        if (n > format.leaders() || n < format.leaders() && !format.isSealed()) {
            broken(format == Format.CROSSOVER && edition != null ? edition.twoLeaders() : "6.1.1.1",
                    "a deck has exactly "
                            + format.leaders() + (format.leaders() == 1 ? " leader card" : " leader cards")
                            + "; this one has " + n);
        }
        for (CardDef card : distinct(deck.leaders())) {
            if (card.data().type() != CardType.LEADER) {
                broken("6.1.1.1", card.name() + " is not a leader card");
            }
        }
    }

    private void mainDeck(Format format) {
        int least = least(format);
        int most = format.isSealed() ? Integer.MAX_VALUE : most();
        int size = deck.main().size();
        if (size < least || size > most) {
            broken(clause(format, "6.1.1.2"), "a main deck has "
                    + (most == Integer.MAX_VALUE ? "at least " + least : least + " to " + most)
                    + " cards; this one has " + size);
        }
        mainDeckKinds(format);
    }

    private void mainDeckKinds(Format format) {
        for (CardDef card : distinct(deck.main())) {
            if (!card.data().isMainDeckCard()) {
                broken(clause(format, "6.1.1.2"), card.name() + " is " + kind(card) + " and goes into no main deck");
            }
        }
    }

    private int least(Format format) {
        return Stream.concat(Stream.of(format.isSealed() ? FEWEST_OPEN : FEWEST),
                rules().filter(DeckRule.MainDeckSize.class::isInstance).map(DeckRule.MainDeckSize.class::cast)
                        .filter(rule -> !rule.most()).map(DeckRule.MainDeckSize::n))
                .min(Integer::compare).orElseThrow();
    }

    private int most() {
        return Stream.concat(Stream.of(MOST),
                rules().filter(DeckRule.MainDeckSize.class::isInstance).map(DeckRule.MainDeckSize.class::cast)
                        .filter(DeckRule.MainDeckSize::most).map(DeckRule.MainDeckSize::n))
                .max(Integer::compare).orElseThrow();
    }

    private void evolveDeck(Format format) {
        int most = Stream.concat(Stream.of(EVOLVE),
                rules().filter(DeckRule.EvolveDeckSize.class::isInstance).map(DeckRule.EvolveDeckSize.class::cast)
                        .map(DeckRule.EvolveDeckSize::n))
                .max(Integer::compare).orElseThrow();
        if (!format.isSealed() && deck.evolve().size() > most) {
            broken("6.1.1.3", "an evolve deck has at most " + most + " cards; this one has " + deck.evolve().size());
        }
        evolveDeckKinds(format);
    }

    private void evolveDeckKinds(Format format) {
        for (CardDef card : distinct(deck.evolve())) {
            if (!card.data().isEvolveDeckCard()) {
                broken(clause(format, "6.1.1.3"), card.name() + " is not an evolved card and goes into no evolve deck");
            }
        }
    }

    /** 6.1.1.4: up to 3 of a name in each of the two decks, unless the card says otherwise (6.1.2). */
    private void copies(String which, List<CardDef> cards) {
        Map<String, List<CardDef>> byName = new LinkedHashMap<>();
        cards.forEach(card -> byName.computeIfAbsent(card.name(), name -> new ArrayList<>()).add(card));
        byName.forEach((name, copies) -> {
            int most = mostCopies(copies.getFirst());
            if (copies.size() > most) {
                boolean sided = copies.getFirst().data().isDoubleSided();
                broken(sided && edition != null ? edition.countedByTheFirstSide() : "6.1.1.4",
                        "the " + which + " may contain " + most + " of " + name + "; this one has "
                                + copies.size());
            }
        });
    }

    /** Appendix B 6.1.1: only cards of the packs; reading: a list that names no packs is what was taken from them. */
    private void packs() {
        if (deck.packs().isEmpty()) {
            return;
        }
        for (CardDef card : distinct(both())) {
            int used = Collections.frequency(both(), card);
            int opened = Collections.frequency(deck.packs(), card);
            if (used > opened) {
                broken("open8.6.1.1", "the packs hold " + opened + " of " + card.name() + "; this deck uses " + used);
            }
        }
    }

    static int mostCopies(CardDef card) {
        int most = COPIES;
        for (DeckRule rule : (Iterable<DeckRule>) rulesOf(card)::iterator) {
            most = switch (rule) {
                case DeckRule.AnyNumber _ -> Integer.MAX_VALUE;
                case DeckRule.UpTo upTo -> upTo.n();
                case DeckRule.Only only -> only.n();
                default -> most;
            };
        }
        return most;
    }

    /** 6.1.1.5: a single class or a single universe. */
    private void basis(Format format) {
        if (deck.leaders().size() != 1 || !bases(edition, deck, format).isEmpty()) {
            return;
        }
        if (!universe().isNone() && outsideUniverse().isEmpty()) {
            violations.addAll(ofUniverse());
        } else if (universe().isNone() || outsideClass().size() <= outsideUniverse().size()) {
            outsideClass().forEach(card -> broken("6.1.1.5.1", card.name() + " is "
                    + card.data().cardClass().name().toLowerCase(Locale.ROOT) + ", and the leader is "
                    + deck.leaders().getFirst().data().cardClass().name().toLowerCase(Locale.ROOT)));
        } else {
            outsideUniverse().forEach(card -> broken("6.1.1.5.2",
                    card.name() + " is not of the leader's universe " + universe()));
        }
    }

    /** 6.1.1.5.2.1 of version 1.24.1: what breaks the conditions that its universe has of its own. */
    private List<Violation> ofUniverse() {
        return edition != null && edition.hasDriveDecks() && universe().equals(Universe.DRIVE)
                ? DriveDecks.violations(edition, deck) : List.of();
    }

    private Universe universe() {
        return deck.leaders().isEmpty() ? Universe.NONE : deck.leaders().getFirst().data().universe();
    }

    /** Cards that a deck based on the leader's class may not contain. */
    private List<CardDef> outsideClass() {
        if (deck.leaders().isEmpty()) {
            return List.of();
        }
        CardClass craft = deck.leaders().getFirst().data().cardClass();
        return distinct(both()).stream().filter(card -> !fitsClass(card, craft)).toList();
    }

    /** Whether a deck may hold the card that is based on this class, by what the card and the others of the deck say. */
    static boolean fitsClass(DeckSheet deck, CardDef card, CardClass craft) {
        return new DeckCheck(null, deck).fitsClass(card, craft);
    }

    private boolean fitsClass(CardDef card, CardClass craft) {
        CardClass own = card.data().cardClass();
        boolean usual = card.data().type() != CardType.CARROT && (own == CardClass.NEUTRAL || own == craft);
        return usual
                || rulesOf(card).anyMatch(rule -> rule instanceof DeckRule.AnyClass
                        || rule instanceof DeckRule.AlsoClass also && also.craft() == craft)
                || rules().anyMatch(rule -> rule instanceof DeckRule.Opens opens && opens.craft() == own);
    }

    /** Cards that a deck based on the leader's universe may not contain. */
    private List<CardDef> outsideUniverse() {
        return distinct(both()).stream().filter(card -> !card.data().universe().equals(universe())).toList();
    }

    private List<CardDef> both() {
        return Stream.concat(deck.main().stream(), deck.evolve().stream()).toList();
    }

    /** 6.1.2: what the leader and the cards of the deck say about it. */
    private Stream<DeckRule> rules() {
        return distinct(Stream.concat(deck.leaders().stream(), both().stream()).toList()).stream()
                .flatMap(DeckCheck::rulesOf);
    }

    private static Stream<DeckRule> rulesOf(CardDef card) {
        return card.abilities().stream().filter(Ability.DeckCondition.class::isInstance)
                .map(ability -> ((Ability.DeckCondition) ability).rule());
    }

    private static String kind(CardDef card) {
        return card.data().token() ? "a token" : card.data().isEvolveDeckCard() ? "a card of the evolve deck"
                : "a leader card";
    }

    private static String clause(Format format, String clause) {
        return format.isSealed() ? "open8." + clause : clause;
    }

    static List<CardDef> distinct(List<CardDef> cards) {
        return List.copyOf(new LinkedHashSet<>(cards));
    }

    private void broken(String clause, String message) {
        violations.add(new Violation(edition == null ? clause : edition.cite(clause), message));
    }
}
