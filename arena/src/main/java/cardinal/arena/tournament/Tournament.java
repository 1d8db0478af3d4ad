package cardinal.arena.tournament;

import cardinal.arena.Plan;
import cardinal.arena.Seating;
import cardinal.kernel.BadInput;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every contender against every other. Every seed is played twice, the second time with the seats exchanged: the two
 * games are a pair, and pairs are what chance makes independent of each other.
 *
 * @param pairings  who meets whom, in the order of the contenders
 * @param gamesPerPairing  an even number
 */
public record Tournament<T extends Table>(List<Contender> contenders, List<Pairing> pairings, int gamesPerPairing,
        Plan<T> plan) {

    /** Two contenders, by their place in the list. */
    public record Pairing(int first, int second) {
    }

    /**
     * Where a game belongs: its pairing, the number of its pair, and whether the second contender sits at the first
     * seat.
     */
    public record Spot(int pairing, int pair, boolean swapped) {
    }

    /**
     * Every deck played by every bot against every other such combination; a pair exchanges the seats of the
     * combinations.
     */
    public static <T extends Table> Tournament<T> ofDecks(Ruleset<T> rules, String mode, List<DeckList> decks,
            List<String> bots, int games, long seed) {
        List<Contender> contenders = new ArrayList<>();
        List<DeckList> lists = new ArrayList<>();
        for (DeckList deck : decks) {
            for (String bot : bots) {
                contenders.add(new Contender(name(decks, bots, deck.name(), bot), deck.name(), bot));
                lists.add(deck);
            }
        }
        List<Pairing> pairings = pairings(contenders, contenders.size());
        List<Seating> seatings = new ArrayList<>();
        for (Pairing p : pairings) {
            String first = contenders.get(p.first()).bot();
            String second = contenders.get(p.second()).bot();
            seatings.add(new Seating(List.of(lists.get(p.first()), lists.get(p.second())), List.of(first, second)));
            seatings.add(new Seating(List.of(lists.get(p.second()), lists.get(p.first())), List.of(second, first)));
        }
        return of(contenders, pairings, games, Plan.seatings(rules, mode, seatings).seed(seed));
    }

    /**
     * Every bot against every other on all pairs of decks in turn; a pair leaves the decks where they are and exchanges
     * the bots.
     */
    public static <T extends Table> Tournament<T> ofBots(Ruleset<T> rules, String mode, List<DeckList> decks,
            List<String> bots, int games, long seed) {
        return ofBots(rules, mode, decks, bots, bots.size(), games, seed);
    }

    /** The same for bots that stand next to each other in the list only. */
    public static <T extends Table> Tournament<T> ofNeighbours(Ruleset<T> rules, String mode, List<DeckList> decks,
            List<String> bots, int games, long seed) {
        return ofBots(rules, mode, decks, bots, 1, games, seed);
    }

    private static <T extends Table> Tournament<T> ofBots(Ruleset<T> rules, String mode, List<DeckList> decks,
            List<String> bots, int reach, int games, long seed) {
        List<Contender> contenders = bots.stream().map(bot -> new Contender(bot, "", bot)).toList();
        List<Pairing> pairings = pairings(contenders, reach);
        List<Seating> seatings = new ArrayList<>();
        for (DeckList one : decks) {
            for (DeckList other : decks) {
                for (Pairing p : pairings) {
                    String first = bots.get(p.first());
                    String second = bots.get(p.second());
                    seatings.add(new Seating(List.of(one, other), List.of(first, second)));
                    seatings.add(new Seating(List.of(one, other), List.of(second, first)));
                }
            }
        }
        return of(contenders, pairings, games, Plan.seatings(rules, mode, seatings).seed(seed));
    }

    private static <T extends Table> Tournament<T> of(List<Contender> contenders, List<Pairing> pairings, int games,
            Plan<T> plan) {
        if (games < 2 || games % 2 != 0) {
            throw new BadInput("every seed is played twice, with the seats exchanged, so a pairing has an even"
                    + " number of games, 2 at least, not " + games);
        }
        if ((long) games * pairings.size() > Integer.MAX_VALUE) {
            throw new BadInput(pairings.size() + " pairings of " + games + " games are more than can be counted");
        }
        return new Tournament<>(List.copyOf(contenders), pairings, games,
                plan.games(games * pairings.size()).inPairs().countingCards());
    }

    private static String name(List<DeckList> decks, List<String> bots, String deck, String bot) {
        return bots.size() == 1 ? deck : decks.size() == 1 ? bot : deck + "/" + bot;
    }

    /** reach: how far apart in the list those who meet may stand. */
    private static List<Pairing> pairings(List<Contender> contenders, int reach) {
        Set<String> names = new HashSet<>();
        for (Contender contender : contenders) {
            if (!names.add(contender.name())) {
                throw new BadInput("two contenders are called \"" + contender.name()
                        + "\"; name every deck and every bot once, and give files of decks different names");
            }
        }
        List<Pairing> pairings = new ArrayList<>();
        for (int a = 0; a < contenders.size(); a++) {
            for (int b = a + 1; b < contenders.size() && b - a <= reach; b++) {
                pairings.add(new Pairing(a, b));
            }
        }
        if (pairings.isEmpty()) {
            throw new BadInput("a contest needs two contenders at least: two decks or two bots");
        }
        return List.copyOf(pairings);
    }

    public Tournament<T> threads(int n) {
        return new Tournament<>(contenders, pairings, gamesPerPairing, plan.threads(n));
    }

    /** Where the game with this index of the plan belongs. */
    public Spot spot(int game) {
        return new Spot(game / 2 % pairings.size(), game / 2 / pairings.size(), game % 2 == 1);
    }

    /** The index of a game in the plan. */
    public int index(int pairing, int pair, boolean swapped) {
        return (pair * pairings.size() + pairing) * 2 + (swapped ? 1 : 0);
    }

    /** The names of all cards in the decks, in order. */
    public List<String> cardNames() {
        Set<String> names = new TreeSet<>();
        for (Seating seating : plan.seatings()) {
            Table table = plan.rules().start(new Setup(plan.rules().id(), plan.mode(), 1, seating.decks()));
            for (int card = 0; card < table.pieceCount(); card++) {
                names.add(table.printed(card).name());
            }
        }
        return List.copyOf(names);
    }

    /** The same for tournaments that play the same games: rules, cards, decks, bots, seed and number. */
    public String fingerprint() {
        StringBuilder text = new StringBuilder();
        for (Object part : List.of(plan.rules().id(), plan.rules().version(), plan.rules().poolFingerprint(),
                plan.mode(), plan.seed(), gamesPerPairing)) {
            text.append(part).append('\n');
        }
        for (Seating seating : plan.seatings()) {
            seating.decks().forEach(deck -> text.append(deck.name()).append('\n')
                    .append(String.join("\n", deck.lines())).append('\n'));
            text.append(seating.bots()).append('\n');
        }
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
