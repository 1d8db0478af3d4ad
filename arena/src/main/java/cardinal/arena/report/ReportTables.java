package cardinal.arena.report;

import cardinal.arena.meta.Metagame;
import cardinal.arena.tournament.Rate;
import cardinal.arena.tournament.TournamentResult;
import cardinal.arena.tournament.TournamentResult.CardScore;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The tables of a report. */
final class ReportTables {
    private ReportTables() {
    }

    static String metagame(Metagame meta) {
        StringBuilder rows = new StringBuilder();
        for (Metagame.Entry e : meta.entries()) {
            rows.append("<tr><td>").append(Html.escaped(e.name())).append("</td><td class=\"n\">")
                    .append(Html.percent(e.expected())).append(" <small>± ")
                    .append(String.format(Locale.ROOT, "%.1f", 50 * (e.high() - e.low())))
                    .append("</small></td><td class=\"n\">").append(Html.percent(e.share()))
                    .append(" <small>").append(Html.whole(e.shareLow())).append(" to ")
                    .append(Html.whole(e.shareHigh())).append("</small>").append(meter(e.share())).append("</td><td>")
                    .append(Html.escaped(verdict(e))).append("</td></tr>\n");
        }
        return "<div class=\"scroll\"><table><thead><tr><th>deck</th><th class=\"n\">against the field</th>"
                + "<th class=\"n\">equilibrium share</th><th>verdict</th></tr></thead><tbody>\n" + rows
                + "</tbody></table></div>";
    }

    private static String verdict(Metagame.Entry e) {
        if (!e.dominatedBy().isEmpty()) {
            return "outclassed by " + e.dominatedBy().entrySet().stream()
                    .map(d -> d.getValue() > 0.999 ? d.getKey() : Html.whole(d.getValue()) + " % " + d.getKey())
                    .collect(Collectors.joining(" and "));
        }
        return e.share() > 0.005 ? "worth bringing" : e.shareHigh() > 0.005 ? "worth it if luck hid its strength" : "";
    }

    static String cards(TournamentResult result) {
        double most = result.cards().stream().filter(CardScore::tellsEnough).mapToDouble(c -> Math.abs(c.lift())).max()
                .orElse(0.01);
        List<CardScore> ordered = result.cards().stream()
                .sorted(Comparator.comparing((CardScore c) -> !c.tellsEnough()).thenComparingDouble(c -> -c.lift()))
                .toList();
        StringBuilder rows = new StringBuilder();
        for (CardScore c : ordered) {
            rows.append("<tr").append(c.tellsEnough() ? "" : " class=\"faint\"").append(" data-deck=\"")
                    .append(Html.escaped(c.deck())).append("\"><td>").append(Html.escaped(c.card()))
                    .append("</td><td class=\"deck\">").append(Html.escaped(c.deck())).append("</td>")
                    .append(lift(c, most)).append(cell(c.held())).append(cell(c.unheld())).append(cell(c.played()))
                    .append("</tr>\n");
        }
        String decks = result.decks().stream()
                .map(d -> "<option>" + Html.escaped(d) + "</option>").collect(Collectors.joining());
        return "<label class=\"filter\">Deck <select id=\"deck\"><option value=\"\">all</option>" + decks
                + "</select></label>\n<div class=\"scroll tall\"><table id=\"cards\"><thead><tr>"
                + "<th><button>card</button></th><th class=\"deck\"><button>deck</button></th>"
                + "<th class=\"n\"><button>difference</button></th><th class=\"n\"><button>held</button></th>"
                + "<th class=\"n\"><button>not held</button></th><th class=\"n\"><button>played</button></th>"
                + "</tr></thead><tbody>\n" + rows + "</tbody></table></div>";
    }

    private static String cell(Rate rate) {
        return rate.games() == 0 ? "<td class=\"n\" data-sort=\"-1\">–</td>"
                : String.format(Locale.ROOT,
                        "<td class=\"n\" data-sort=\"%.4f\" title=\"%.1f to %.1f %%\">%s <small>%s</small></td>",
                        rate.score(), 100 * rate.low(), 100 * rate.high(), Html.percent(rate.score()),
                        Html.count(rate.games()));
    }

    private static String lift(CardScore c, double most) {
        double lift = c.lift();
        if (c.held().games() == 0 || c.unheld().games() == 0) {
            return "<td class=\"n\" data-sort=\"-9\">–</td>";
        }
        double share = Math.min(1, Math.abs(lift) / most) * 50;
        return String.format(Locale.ROOT,
                "<td class=\"n\" data-sort=\"%.4f\">%+.1f<span class=\"lift\">"
                        + "<i class=\"%s\" style=\"%s:50%%;width:%.1f%%\"></i></span></td>",
                lift, 100 * lift, lift >= 0 ? "win" : "lose", lift >= 0 ? "left" : "right", share);
    }

    private static String meter(double share) {
        return String.format(Locale.ROOT, "<span class=\"meter\"><i style=\"width:%.1f%%\"></i></span>",
                100 * share);
    }
}
