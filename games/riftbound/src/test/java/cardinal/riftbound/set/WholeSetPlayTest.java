package cardinal.riftbound.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Decks drawn from the whole set, so that the cards of no starter deck are played as well. */
class WholeSetPlayTest {
    private static final int GAMES = 150;
    private static final int MOST_DECISIONS = 20_000;
    private static final Set<String> STARTERS = inStarterDecks();

    private static Set<String> inStarterDecks() {
        Set<String> names = new HashSet<>();
        StarterSet.decks().forEach(deck -> deck.lines().forEach(line -> names.add(line.replaceFirst("^\\d+ ", ""))));
        return names;
    }

    @Test
    void randomGamesOfDrawnDecksEndAndLoseNoCard() {
        Riftbound rules = new Riftbound(StarterSet.pool());
        Set<String> used = new HashSet<>();
        for (int game = 0; game < GAMES; game++) {
            Random random = new Random(game);
            List<DeckList> decks = List.of(deck(random, 0, used), deck(random, 1, used));
            Match<RiftTable> match = Match.start(rules, new Setup("riftbound", "duel", game, decks));
            int cards = match.table().pieceCount();
            int decisions = 0;
            while (!match.isOver() && decisions++ < MOST_DECISIONS) {
                match.choose(random.nextInt(match.prompt().size()));
                isComplete(match.table(), cards);
            }
            assertThat(match.isOver()).as("game %d", game).isTrue();
        }
        assertThat(StarterSet.cards()).extracting(CardData::name)
                .allMatch(name -> STARTERS.contains(name) || used.contains(name));
    }

    private static void isComplete(RiftTable t, int cards) {
        int found = 0;
        for (int zone = 0; zone < t.zones().count(); zone++) {
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                found += card < cards ? 1 : 0;
                boolean gone = zone == t.nowhere() && t.def(card).type() != CardType.BATTLEFIELD;
                assertThat(card < cards && gone).as("%s is gone", t.def(card)).isFalse();
            }
        }
        assertThat(found).isEqualTo(cards);
    }

    /** A legal deck for some champion, with the cards of no starter deck first. */
    private static DeckList deck(Random random, int seat, Set<String> used) {
        List<CardData> legends = of(CardType.LEGEND);
        CardData legend = legends.get(random.nextInt(legends.size()));
        CardData champion = StarterSet.cards().stream().filter(c -> c.supertypes().contains(Supertype.CHAMPION)
                && c.tags().contains(legend.tags().getFirst())).findFirst().orElseThrow();
        List<String> lines =
                new ArrayList<>(List.of("Legend:", legend.name(), "Champion:", champion.name(), "Main Deck:"));
        List<CardData> main = new ArrayList<>(StarterSet.cards().stream().filter(c -> c.type().isMainDeck()
                && c.supertypes().isEmpty() && legend.domains().containsAll(c.domains())).toList());
        Collections.shuffle(main, random);
        main.sort((a, b) -> Boolean.compare(STARTERS.contains(a.name()), STARTERS.contains(b.name())));
        for (CardData card : main.subList(0, 20)) {
            lines.add("2 " + card.name());
            used.add(card.name());
        }
        lines.add("Runes:");
        for (Domain domain : legend.domains()) {
            lines.add("6 " + domain.title() + " Rune");
        }
        lines.add("Battlefields:");
        List<CardData> fields = of(CardType.BATTLEFIELD);
        for (int i = 0; i < 3; i++) {
            CardData field = fields.get(fields.size() - 1 - (3 * seat + i));
            lines.add(field.name());
            used.add(field.name());
        }
        return new DeckList("drawn " + seat, lines);
    }

    private static List<CardData> of(CardType type) {
        return StarterSet.cards().stream().filter(card -> card.type() == type).toList();
    }
}
