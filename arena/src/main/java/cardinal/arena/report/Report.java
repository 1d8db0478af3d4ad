package cardinal.arena.report;

import cardinal.arena.meta.Matrix;
import cardinal.arena.meta.Metagame;
import cardinal.arena.tournament.TournamentResult;
import cardinal.arena.tournament.TournamentResult.Standing;
import java.util.Locale;
import java.util.Map;

/** A result as one page: a file that needs nothing else, readable by day and by night, on a phone too. */
public final class Report {
    private Report() {
    }

    public static String page(TournamentResult result) {
        String title = result.game() + " arena";
        return Page.of(title, headline(result), sections(result), small(result));
    }

    private static String headline(TournamentResult r) {
        Standing best = r.standings().get(Plots.ranking(r).getFirst());
        return String.format(Locale.ROOT, "%s games, %d contenders. %s did best, with %s of the points.",
                Html.count(r.games().size()), r.contenders().size(), best.name(), Html.percent(best.rate().score()));
    }

    private static String sections(TournamentResult r) {
        StringBuilder all = new StringBuilder();
        all.append(Html.section("", "Who wins",
                "Share of the points over all games; the thin line is the 95 % interval.",
                Html.plot(Plots.standings(r))));
        all.append(Html.section("", "Who beats whom",
                "Points of the row against the column, in percent. Blue wins, orange loses; the stronger the colour, "
                        + "the clearer.",
                Html.plot(Plots.heatmap(r))));
        if (r.contenders().size() > 2) {
            all.append(Html.section("wide", "What to bring",
                    "Against the field: all contenders alike. Equilibrium: the mixture nobody can gain on, and in "
                            + "small print how far it could move by the luck of these games.",
                    ReportTables.metagame(Metagame.of(Matrix.of(r), Map.of()))));
        }
        all.append(Html.section("", "How long", "Games by their number of turns.",
                Html.plot(Plots.histogram(r.turns(), "turns"))));
        all.append(Html.section("", "How they end",
                "Reasons, with the clause of the rules, and the seats of the winners.",
                Html.plot(Plots.endings(r)) + "\n" + Html.plot(Plots.seats(r.seats()))));
        if (!r.cards().isEmpty()) {
            all.append(Html.section("wide", "Cards",
                    "Points in games in which a card was in hand at some time, in which it never was, and in which it "
                            + "was played; first the difference that holding it made, in percentage points. In small "
                            + "print how many games. Tap a heading to sort. Cards played late are played in games that "
                            + "lasted: a high rate when played is no proof.",
                    ReportTables.cards(r)));
        }
        return all.toString();
    }

    private static String small(TournamentResult r) {
        return String.format(Locale.ROOT,
                "Mode %s, seed %d, %d games for each pairing, every seed played twice with the seats exchanged; "
                        + "bots: %s. Plan %s, fingerprint %s.",
                r.mode(), r.seed(), r.gamesPerPairing(),
                String.join(", ", r.contenders().stream().map(c -> c.bot()).distinct().toList()), r.contest(),
                r.fingerprint());
    }
}
