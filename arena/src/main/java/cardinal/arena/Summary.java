package cardinal.arena;

import cardinal.kernel.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Sums games up into a result, in the order of their index. */
final class Summary {
    private final Plan<?> plan;
    private final int[] winsBySeat;
    private final int[][] wins;
    private final int[] drawn;
    private final int[] played;
    private final Map<String, Integer> endings = new TreeMap<>();
    private final List<Result.Failure> failures = new ArrayList<>();
    private final Range turns = new Range();
    private final Range decisions = new Range();
    private int draws;
    private long fingerprint = 1;

    private Summary(Plan<?> plan) {
        this.plan = plan;
        int seats = plan.seats();
        int seatings = plan.seatings().size();
        winsBySeat = new int[seats];
        wins = new int[seatings][seats];
        drawn = new int[seatings];
        played = new int[seatings];
    }

    static Result of(Plan<?> plan, List<FinishedGame> games) {
        Summary sum = new Summary(plan);
        games.forEach(sum::add);
        return sum.result(games.size());
    }

    private void add(FinishedGame game) {
        fingerprint = GamePlayer.mix(fingerprint, game.fingerprint());
        decisions.add(game.decisions());
        game.failure().ifPresent(failures::add);
        game.outcome().ifPresent(outcome -> add(game, outcome));
    }

    private void add(FinishedGame game, Outcome outcome) {
        int seating = plan.seatingOf(game.index());
        turns.add(game.turns());
        endings.merge(outcome.clause() + " " + outcome.reason(), 1, Integer::sum);
        played[seating]++;
        if (outcome.isDraw()) {
            draws++;
            drawn[seating]++;
        }
        for (int seat = 0; seat < winsBySeat.length; seat++) {
            if (outcome.won(seat)) {
                winsBySeat[seat]++;
                wins[seating][seat]++;
            }
        }
    }

    private Result result(int games) {
        Map<List<String>, Result.Matchup> matchups = new LinkedHashMap<>();
        Map<String, int[]> decks = new LinkedHashMap<>();
        for (int i = 0; i < plan.seatings().size(); i++) {
            List<String> names = plan.seatings().get(i).deckNames();
            matchups.merge(names, new Result.Matchup(names, played[i], list(wins[i]), drawn[i]), Summary::joined);
            for (int seat = 0; seat < names.size(); seat++) {
                int[] score = decks.computeIfAbsent(names.get(seat), n -> new int[3]);
                score[0] += played[i];
                score[1] += wins[i][seat];
                score[2] += drawn[i];
            }
        }
        List<Result.DeckScore> scores = new ArrayList<>();
        decks.forEach((deck, score) -> scores.add(new Result.DeckScore(deck, score[0], score[1], score[2])));
        return new Result(games, list(winsBySeat), draws, List.copyOf(scores), List.copyOf(matchups.values()),
                turns.spread(),
                decisions.spread(),
                java.util.Collections.unmodifiableSortedMap(new TreeMap<>(endings)),
                String.format(Locale.ROOT, "%016x", fingerprint),
                List.copyOf(failures));
    }

    /** Decks of one name count together, such as random ones of one leader. */
    private static Result.Matchup joined(Result.Matchup a, Result.Matchup b) {
        List<Integer> wins = new ArrayList<>();
        for (int seat = 0; seat < a.wins().size(); seat++) {
            wins.add(a.wins().get(seat) + b.wins().get(seat));
        }
        return new Result.Matchup(a.decks(), a.games() + b.games(), List.copyOf(wins), a.draws() + b.draws());
    }

    private static List<Integer> list(int[] numbers) {
        return java.util.Arrays.stream(numbers).boxed().toList();
    }

    private static final class Range {
        private long total;
        private int least = Integer.MAX_VALUE;
        private int most;
        private int count;

        void add(int n) {
            total += n;
            least = Math.min(least, n);
            most = Math.max(most, n);
            count++;
        }

        Result.Spread spread() {
            return new Result.Spread(total, count == 0 ? 0 : least, most, count);
        }
    }
}
