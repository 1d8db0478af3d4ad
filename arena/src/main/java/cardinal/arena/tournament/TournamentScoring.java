package cardinal.arena.tournament;

import cardinal.arena.CardUse;
import cardinal.arena.FinishedGame;
import cardinal.arena.Seating;
import cardinal.arena.tournament.TournamentResult.PairingScore;
import cardinal.arena.tournament.TournamentResult.Played;
import cardinal.arena.tournament.TournamentResult.Standing;
import cardinal.kernel.Dice;
import cardinal.kernel.Outcome;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Sums the games of a tournament up, pairing by pairing and pair by pair, so that nothing depends on who played what when.
 */
public final class TournamentScoring {
    private final Tournament<?> tournament;
    private final List<FinishedGame> games;
    private final ScoreTally[] tallies;
    private final int[][] outcomes;
    private final int[] seats = new int[3];
    private final Lengths turns = new Lengths();
    private final Lengths decisions = new Lengths();
    private final TreeMap<String, Integer> endings = new TreeMap<>();
    private final CardScores cards = new CardScores();
    private final List<PairingScore> pairings = new ArrayList<>();
    private final List<Played> played = new ArrayList<>();
    private final List<TournamentResult.Failure> failures = new ArrayList<>();
    private long fingerprint = 1;

    private TournamentScoring(Tournament<?> tournament, List<FinishedGame> games) {
        this.tournament = tournament;
        this.games = games;
        tallies = new ScoreTally[tournament.contenders().size()];
        Arrays.setAll(tallies, i -> new ScoreTally());
        outcomes = new int[tallies.length][3];
    }

    /** games: all of the tournament's, by their index. */
    public static TournamentResult of(Tournament<?> tournament, List<FinishedGame> games) {
        TournamentScoring scoring = new TournamentScoring(tournament, games);
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            scoring.add(pairing);
        }
        return scoring.result();
    }

    private void add(int pairing) {
        Tournament.Pairing who = tournament.pairings().get(pairing);
        ScoreTally first = new ScoreTally();
        ScoreTally second = new ScoreTally();
        int[] results = new int[3];
        Lengths ownTurns = new Lengths();
        Lengths ownDecisions = new Lengths();
        for (int pair = 0; pair < tournament.gamesPerPairing() / 2; pair++) {
            int n = 0;
            double score = 0;
            List<FinishedGame> both = List.of(games.get(tournament.index(pairing, pair, false)),
                    games.get(tournament.index(pairing, pair, true)));
            for (FinishedGame game : both) {
                note(game);
                if (game.outcome().isPresent()) {
                    double points = points(game);
                    n++;
                    score += points;
                    results[points == 1 ? 0 : points == 0 ? 2 : 1]++;
                    ownTurns.add(game.turns());
                    ownDecisions.add(game.decisions());
                }
            }
            first.add(n, score);
            second.add(n, n - score);
            cards(both);
        }
        tallies[who.first()].add(first);
        tallies[who.second()].add(second);
        for (int i = 0; i < 3; i++) {
            outcomes[who.first()][i] += results[i];
            outcomes[who.second()][i] += results[2 - i];
        }
        pairings.add(new PairingScore(name(who.first()), name(who.second()), results[0], results[1], results[2],
                first.rate(), ownTurns.average(), ownDecisions.average()));
    }

    private String name(int contender) {
        return tournament.contenders().get(contender).name();
    }

    /** What the first contender of a pairing got. */
    private double points(FinishedGame game) {
        return points(game, tournament.spot(game.index()).swapped() ? 1 : 0);
    }

    private static double points(FinishedGame game, int seat) {
        Outcome outcome = game.outcome().orElseThrow();
        return outcome.isDraw() ? 0.5 : outcome.won(seat) ? 1 : 0;
    }

    private void note(FinishedGame game) {
        fingerprint = new Dice(fingerprint ^ game.fingerprint()).next();
        Tournament.Spot spot = tournament.spot(game.index());
        Tournament.Pairing who = tournament.pairings().get(spot.pairing());
        String atA = name(spot.swapped() ? who.second() : who.first());
        String atB = name(spot.swapped() ? who.first() : who.second());
        String winner = "";
        String ending = "";
        if (game.outcome().isPresent()) {
            Outcome outcome = game.outcome().get();
            seats[outcome.isDraw() ? 2 : outcome.won(0) ? 0 : 1]++;
            winner = outcome.isDraw() ? "" : outcome.won(0) ? atA : atB;
            ending = outcome.clause() + " " + outcome.reason();
            endings.merge(ending, 1, Integer::sum);
            turns.add(game.turns());
            decisions.add(game.decisions());
        }
        long seed = tournament.plan().seedOf(game.index());
        game.failure().ifPresent(f -> failures.add(new TournamentResult.Failure(name(who.first()), name(who.second()),
                game.index(), seed, f.problem())));
        played.add(new Played(name(who.first()), name(who.second()), seed, atA, atB, winner, ending, game.turns(),
                game.decisions(), hex(game.fingerprint())));
    }

    /** Whose deck it was is read from the seating, as bots may exchange decks. */
    private void cards(List<FinishedGame> pair) {
        TreeMap<String, List<CardScores.Entry>> byDeck = new TreeMap<>();
        for (FinishedGame game : pair) {
            Seating seating = tournament.plan().seatings().get(game.index() % tournament.plan().seatings().size());
            for (int seat = 0; seat < game.cards().size(); seat++) {
                CardUse use = game.cards().get(seat);
                byDeck.computeIfAbsent(seating.decks().get(seat).name(), d -> new ArrayList<>())
                        .add(new CardScores.Entry(use, points(game, seat)));
            }
        }
        byDeck.forEach(cards::add);
    }

    private TournamentResult result() {
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < tallies.length; i++) {
            standings.add(new Standing(name(i), outcomes[i][0], outcomes[i][1], outcomes[i][2], tallies[i].rate()));
        }
        return new TournamentResult(TournamentResult.FORMAT, tournament.fingerprint(), tournament.plan().rules().id(),
                tournament.plan().mode(), tournament.plan().rules().version(), tournament.plan().rules().poolName(),
                tournament.plan().seed(), tournament.gamesPerPairing(), tournament.contenders(), decks(),
                List.copyOf(standings),
                List.copyOf(pairings), new TournamentResult.Seats(seats[0], seats[1], seats[2]), turns.length(),
                decisions.length(), Collections.unmodifiableSortedMap(endings), cards.scores(), hex(fingerprint),
                List.copyOf(failures), List.copyOf(played));
    }

    private List<String> decks() {
        return tournament.plan().seatings().stream().flatMap(s -> s.decks().stream()).map(DeckList::name).distinct()
                .toList();
    }

    private static String hex(long n) {
        return String.format(Locale.ROOT, "%016x", n);
    }
}
