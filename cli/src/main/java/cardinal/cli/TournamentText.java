package cardinal.cli;

import cardinal.arena.tournament.Rate;
import cardinal.arena.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** A result of the arena as lines for a terminal. */
final class TournamentText {
    /** So many cards at either end are listed. */
    private static final int CARDS = 5;

    private TournamentText() {
    }

    static List<String> lines(TournamentResult r) {
        List<String> lines = new ArrayList<>();
        lines.add(line("%s %s, seed %d, %d games for each of %d pairings", r.game(), r.mode(), r.seed(),
                r.gamesPerPairing(), r.pairings().size()));
        lines.add("");
        standings(r, lines);
        lines.add("");
        pairings(r, lines);
        lines.add("");
        lines.add(line("turns: %.1f on average, %d to %d; decisions: %.1f on average", r.turns().average(),
                r.turns().least(), r.turns().most(), r.decisions().average()));
        lines.add(line("wins by seat: A %d, B %d, draws %d", r.seats().first(), r.seats().second(), r.seats().draws()));
        r.endings().forEach((reason, n) -> lines.add(line("  %6d  %s", n, reason)));
        cards(r, lines);
        lines.add("");
        lines.add("fingerprint " + r.fingerprint());
        return lines;
    }

    private static void standings(TournamentResult r, List<String> lines) {
        int width = width(r);
        lines.add(line("%-" + width + "s %6s %6s %6s   %s", "contender", "wins", "draws", "losses",
                "score, 95 % interval"));
        r.standings().stream().sorted(Comparator.comparingDouble(s -> -s.rate().score()))
                .forEach(s -> lines.add(line("%-" + width + "s %6d %6d %6d   %s", s.name(), s.wins(), s.draws(),
                        s.losses(), rate(s.rate()))));
    }

    private static void pairings(TournamentResult r, List<String> lines) {
        int width = width(r);
        for (TournamentResult.PairingScore p : r.pairings()) {
            lines.add(line("%-" + width + "s against %-" + width + "s %s", p.first(), p.second(), rate(p.rate())));
        }
    }

    private static void cards(TournamentResult r, List<String> lines) {
        List<TournamentResult.CardScore> known = r.cards().stream()
                .filter(TournamentResult.CardScore::tellsEnough)
                .sorted(Comparator.comparingDouble(TournamentResult.CardScore::lift).reversed()).toList();
        if (known.isEmpty()) {
            return;
        }
        lines.add("");
        lines.add("cards: score when held, when not held, when played");
        for (int i = 0; i < known.size(); i++) {
            if (i == CARDS && known.size() > 2 * CARDS) {
                lines.add("  ...");
            }
            if (i < CARDS || i >= known.size() - CARDS) {
                TournamentResult.CardScore c = known.get(i);
                lines.add(line("  %5.1f %% %5.1f %% %5.1f %%  %s (%s)", 100 * c.held().score(),
                        100 * c.unheld().score(), 100 * c.played().score(), c.card(), c.deck()));
            }
        }
    }

    static int width(TournamentResult r) {
        return Math.max(9, r.contenders().stream().mapToInt(c -> c.name().length()).max().orElse(9));
    }

    static String rate(Rate rate) {
        return line("%5.1f %% (%.1f to %.1f)", 100 * rate.score(), 100 * rate.low(), 100 * rate.high());
    }

    static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
