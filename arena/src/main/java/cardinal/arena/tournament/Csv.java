package cardinal.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A result as tables for spreadsheets, in the same order as the result. */
public final class Csv {
    private Csv() {
    }

    public static String pairings(TournamentResult result) {
        List<String> lines = new ArrayList<>();
        lines.add("first,second,games,wins,draws,losses,score,low,high,average turns,average decisions");
        for (TournamentResult.PairingScore p : result.pairings()) {
            lines.add(row(p.first(), p.second(), p.rate().games(), p.wins(), p.draws(), p.losses(), p.rate().score(),
                    p.rate().low(), p.rate().high(), p.averageTurns(), p.averageDecisions()));
        }
        return text(lines);
    }

    public static String cards(TournamentResult result) {
        List<String> lines = new ArrayList<>();
        lines.add("deck,card,games held,score held,low,high,games not held,score not held,games played,score played,"
                + "low,high");
        for (TournamentResult.CardScore c : result.cards()) {
            lines.add(row(c.deck(), c.card(), c.held().games(), c.held().score(), c.held().low(), c.held().high(),
                    c.unheld().games(), c.unheld().score(), c.played().games(), c.played().score(), c.played().low(),
                    c.played().high()));
        }
        return text(lines);
    }

    public static String games(TournamentResult result) {
        List<String> lines = new ArrayList<>();
        lines.add("first,second,seed,seat A,seat B,winner,ending,turns,decisions,fingerprint");
        for (TournamentResult.Played g : result.games()) {
            lines.add(row(g.first(), g.second(), g.seed(), g.seatA(), g.seatB(), g.winner(), g.ending(), g.turns(),
                    g.decisions(), g.fingerprint()));
        }
        return text(lines);
    }

    private static String row(Object... values) {
        List<String> cells = new ArrayList<>();
        for (Object value : values) {
            cells.add(cell(value instanceof Double d ? String.format(Locale.ROOT, "%.6f", d) : value.toString()));
        }
        return String.join(",", cells);
    }

    private static String cell(String text) {
        return text.matches("[^\",\r\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
