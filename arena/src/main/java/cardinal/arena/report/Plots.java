package cardinal.arena.report;

import cardinal.arena.meta.Matrix;
import cardinal.arena.tournament.Rate;
import cardinal.arena.tournament.TournamentResult;
import cardinal.arena.tournament.TournamentResult.Standing;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The plots of a report. They are drawn for a narrow screen and grow with a wide one. */
final class Plots {
    private static final double WIDTH = 440;
    private static final double LETTER = 7.2;
    private static final int ROW = 38;
    private static final int PART = 44;

    private Plots() {
    }

    private static double labels(List<String> names) {
        int longest = names.stream().mapToInt(String::length).max().orElse(1);
        return Math.min(WIDTH * 0.4, longest * LETTER + 10);
    }

    /** The order of contenders by their score, the best first. */
    static List<Integer> ranking(TournamentResult result) {
        return IntStream.range(0, result.standings().size()).boxed()
                .sorted(Comparator.comparingDouble(i -> -result.standings().get(i).rate().score())).toList();
    }

    /** Everybody's score with its interval, the best first. */
    static Svg standings(TournamentResult result) {
        List<Standing> ranked = ranking(result).stream().map(result.standings()::get).toList();
        double left = labels(ranked.stream().map(Standing::name).toList());
        double wide = WIDTH - left - 62;
        Svg svg = new Svg(WIDTH, ranked.size() * ROW + 26, "score of every contender with its 95 % interval");
        for (int tick = 0; tick <= 4; tick++) {
            double x = left + wide * tick / 4;
            svg.line(tick == 2 ? "axis" : "grid", x, 0, x, ranked.size() * ROW + 4);
            svg.words("tick middle", x, ranked.size() * ROW + 19, tick * 25 + " %");
        }
        for (int i = 0; i < ranked.size(); i++) {
            Standing s = ranked.get(i);
            Rate rate = s.rate();
            double y = i * ROW + 4.0;
            double middle = y + 14;
            svg.words("label end", left - 8, middle + 4, s.name());
            svg.rect(rate.score() >= 0.5 ? "win" : "lose", left, y, wide * rate.score(), 28, 1,
                    s.name() + ": " + s.wins() + " wins, " + s.draws() + " draws, " + s.losses() + " losses");
            svg.line("error", left + wide * rate.low(), middle, left + wide * rate.high(), middle);
            svg.line("error", left + wide * rate.low(), middle - 5, left + wide * rate.low(), middle + 5);
            svg.line("error", left + wide * rate.high(), middle - 5, left + wide * rate.high(), middle + 5);
            svg.words("value", left + wide + 10, middle + 4, Html.percent(rate.score()));
        }
        return svg;
    }

    /** The score of the row against the column; the colour says who wins and how clearly. */
    static Svg heatmap(TournamentResult result) {
        Matrix matrix = Matrix.of(result);
        List<Integer> order = ranking(result);
        double left = labels(matrix.names());
        double cell = Math.max(44, Math.min(68, (WIDTH - left - 40) / order.size()));
        double top = Math.min(110, left * 0.66 + 14);
        double high = Math.min(cell, 46);
        Svg svg = new Svg(left + cell * order.size() + 44, top + high * order.size() + 4,
                "score of every contender against every other");
        for (int r = 0; r < order.size(); r++) {
            String row = matrix.names().get(order.get(r));
            svg.slanted("label", left + cell * r + cell / 2 - 4, top - 8, row);
            svg.words("label end", left - 8, top + high * r + high / 2 + 4, row);
            for (int c = 0; c < order.size(); c++) {
                double x = left + cell * c;
                double y = top + high * r;
                double score = matrix.scores()[order.get(r)][order.get(c)];
                if (r == c) {
                    svg.rect("same", x + 1, y + 1, cell - 2, high - 2);
                } else {
                    double error = 196 * matrix.rates()[order.get(r)][order.get(c)].error();
                    svg.rect(score >= 0.5 ? "win" : "lose", x + 1, y + 1, cell - 2, high - 2,
                            0.06 + Math.min(0.88, Math.abs(score - 0.5) * 2.1),
                            row + " against " + matrix.names().get(order.get(c)) + ": " + Html.percent(score)
                                    + " ± " + Math.round(error));
                    svg.words("cell middle", x + cell / 2, y + high / 2 + 5, Html.whole(score));
                }
            }
        }
        return svg;
    }

    /** How many games had each length. */
    static Svg histogram(TournamentResult.Length length, String unit) {
        double height = 150;
        int first = length.least() / length.step();
        int bars = length.most() / length.step() - first + 1;
        double wide = (WIDTH - 20) / bars;
        int most = length.histogram().values().stream().mapToInt(n -> n).max().orElse(1);
        Svg svg = new Svg(WIDTH, height + 42, "how many games had how many " + unit);
        svg.line("axis", 8, height, WIDTH - 8, height);
        int every = Math.max(1, (int) Math.ceil(36 / wide));
        for (int i = 0; i < bars; i++) {
            int from = (first + i) * length.step();
            int n = length.histogram().getOrDefault(from, 0);
            String range = length.step() == 1 ? "" + from : from + " to " + (from + length.step() - 1);
            double tall = (height - 14) * n / most;
            svg.rect("bar", 10 + wide * i + 1, height - tall, wide - 2, tall, 1,
                    n + " games of " + range + " " + unit);
            if (i % every == 0) {
                svg.words("tick middle", 10 + wide * (i + 0.5), height + 15, "" + from);
            }
        }
        double middle = 10 + wide * ((length.median() - (double) first * length.step()) / length.step()
                + (length.step() == 1 ? 0.5 : 0));
        svg.line("median", middle, 4, middle, height);
        svg.words(middle > WIDTH * 0.7 ? "note end" : "note", middle + (middle > WIDTH * 0.7 ? -6 : 6), 12,
                "median " + (length.median() % 1 == 0 ? "" + (long) length.median() : "" + length.median()));
        svg.words("tick middle", WIDTH / 2, height + 34, unit);
        return svg;
    }

    /** Why games ended. */
    static Svg endings(TournamentResult result) {
        return shares("why games ended", result.endings());
    }

    /** Which seat won. */
    static Svg seats(TournamentResult.Seats seats) {
        Map<String, Integer> wins = new LinkedHashMap<>();
        wins.put("won at the first seat", seats.first());
        wins.put("won at the second seat", seats.second());
        if (seats.draws() > 0) {
            wins.put("drawn", seats.draws());
        }
        return shares("which seat won", wins);
    }

    private static Svg shares(String title, Map<String, Integer> parts) {
        List<Map.Entry<String, Integer>> all = parts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed()).toList();
        int total = Math.max(1, all.stream().mapToInt(Map.Entry::getValue).sum());
        Svg svg = new Svg(WIDTH, all.size() * PART + 4, title);
        for (int i = 0; i < all.size(); i++) {
            double y = i * PART;
            double share = (double) all.get(i).getValue() / total;
            svg.words("label", 2, y + 15, all.get(i).getKey());
            svg.words("value end", WIDTH - 2, y + 15, Html.count(all.get(i).getValue()) + " games, "
                    + Html.percent(share));
            svg.rect("track", 2, y + 22, WIDTH - 4, 12);
            svg.rect("bar", 2, y + 22, (WIDTH - 4) * share, 12);
        }
        return svg;
    }
}
