package cardinal.evolve.deck;

import cardinal.cards.deck.DeckMaker;
import cardinal.cards.deck.Draft;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.Format;
import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** 6.1.1: legal decks by chance: a leader, cards of its class or universe, evolved cards of the followers among them. */
public record RandomDeck(Draft<CardDef> cards, Edition edition, Format format) implements DeckMaker<CardDef> {

    @Override
    public Optional<DeckList> deck(Dice dice, @Nullable CardDef with) {
        return cards.one(dice, card -> card.data().type() == CardType.LEADER && leads(card, with))
                .flatMap(leader -> format == Format.CROSSOVER ? withAnother(dice, leader, with)
                        : Optional.of(sheet(dice, leader, with)))
                .filter(sheet -> DeckCheck.check(edition, sheet, format).isEmpty())
                .map(sheet -> Draft.list(sheet.name(), sheet.sections()));
    }

    /** Appendix B2 of version 1.24.1: with a second leader of another class. */
    private Optional<DeckSheet> withAnother(Dice dice, CardDef leader, @Nullable CardDef with) {
        return cards.one(dice, card -> card.data().type() == CardType.LEADER
                && card.data().cardClass() != leader.data().cardClass())
                .map(other -> sheet(dice, List.of(leader, other),
                        card -> isOfClass(card, leader) || isOfClass(card, other), with));
    }

    private static boolean leads(CardDef leader, @Nullable CardDef with) {
        return with == null || (with.data().type() == CardType.LEADER ? with.equals(leader)
                : isOfClass(with, leader) || isOfUniverse(with, leader));
    }

    private static boolean isOfClass(CardDef card, CardDef leader) {
        return card.data().cardClass() == CardClass.NEUTRAL || card.data().cardClass() == leader.data().cardClass();
    }

    private static boolean isOfUniverse(CardDef card, CardDef leader) {
        return !leader.data().universe().isNone() && card.data().universe().equals(leader.data().universe());
    }

    private DeckSheet sheet(Dice dice, CardDef leader, @Nullable CardDef with) {
        boolean universe = with == null || isOfClass(with, leader)
                ? !leader.data().universe().isNone() && dice.below(2) == 0 : true;
        return sheet(dice, List.of(leader), card -> universe ? isOfUniverse(card, leader) : isOfClass(card, leader),
                with);
    }

    private DeckSheet sheet(Dice dice, List<CardDef> leaders, Predicate<CardDef> allowed, @Nullable CardDef with) {
        CardDef leader = leaders.getFirst();
        CardDef amulet = with != null && DriveDecks.isStartingAmulet(with) ? with
                : cards.one(dice, card -> DriveDecks.isStartingAmulet(card) && allowed.test(card)).orElse(null);
        Predicate<CardDef> fits = card -> allowed.test(card) && DriveDecks.goesWith(card, amulet, leader);
        List<CardDef> main = new ArrayList<>();
        List<CardDef> evolve = new ArrayList<>();
        if (with != null) {
            add(with, main, evolve);
        }
        if (amulet != null && amulet != with && leaders.size() == 1) {
            add(amulet, main, evolve);
        }
        cards.fill(main, DeckCheck.FEWEST, dice, card -> card.data().isMainDeckCard() && fits.test(card),
                DeckCheck::mostCopies);
        cards.fill(evolve, DeckCheck.EVOLVE, dice,
                card -> card.data().evolved() && fits.test(card) && holds(main, card.name()), DeckCheck::mostCopies);
        return new DeckSheet("random " + leader.name(), leaders, List.copyOf(main), List.copyOf(evolve),
                List.of(), List.of());
    }

    /** The card, and the follower that evolves into it (12.2.2.1). */
    private void add(CardDef with, List<CardDef> main, List<CardDef> evolve) {
        if (with.data().isEvolveDeckCard()) {
            Draft.add(evolve, with, DeckCheck.COPIES, DeckCheck::mostCopies);
            cards.all().stream().filter(card -> card.data().isMainDeckCard() && card.name().equals(with.name()))
                    .findFirst().ifPresent(card -> Draft.add(main, card, DeckCheck.COPIES, DeckCheck::mostCopies));
        } else if (with.data().isMainDeckCard()) {
            Draft.add(main, with, DeckCheck.COPIES, DeckCheck::mostCopies);
        }
    }

    private static boolean holds(List<CardDef> main, String name) {
        return main.stream().anyMatch(card -> card.name().equals(name));
    }
}
