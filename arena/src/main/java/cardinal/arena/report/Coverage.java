package cardinal.arena.report;

import cardinal.cards.CardReport;
import cardinal.cards.MissingWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which cards of a file or pool can be played, set by set, and which words are missing for the others: a page to show.
 *
 * @param game  its name
 * @param source  what the cards were read from
 * @param cards  what came of reading each of them
 * @param printings  the numbers of their printings, by name
 * @param decks  what came of each of some decks; none where nobody asked for decks
 */
public record Coverage(String game, String source, List<CardReport> cards, Map<String, List<String>> printings,
        List<CardReport> decks) {
    private static final String NO_SET = "without a number";
    private static final int CARDS_SHOWN = 12;

    /** How many of its cards can be played. */
    record OfSet(String name, int supported, int cards) {
        double share() {
            return cards == 0 ? 0 : (double) supported / cards;
        }
    }

    /** By name of the set; a card that is printed in several counts in each. */
    List<OfSet> sets() {
        Map<String, int[]> counts = new TreeMap<>();
        for (CardReport card : cards) {
            for (String set : setsOf(card)) {
                int[] count = counts.computeIfAbsent(set, s -> new int[2]);
                count[0] += card.supported() ? 1 : 0;
                count[1]++;
            }
        }
        List<OfSet> sets = new ArrayList<>();
        counts.forEach((set, count) -> sets.add(new OfSet(set, count[0], count[1])));
        return sets;
    }

    private Set<String> setsOf(CardReport card) {
        Set<String> sets = new LinkedHashSet<>();
        for (String number : printings.getOrDefault(card.name(), List.of())) {
            int dash = number.indexOf('-');
            sets.add(dash < 1 ? NO_SET : number.substring(0, dash).toUpperCase(Locale.ROOT));
        }
        return sets.isEmpty() ? Set.of(NO_SET) : sets;
    }

    /** The page as one file. */
    public String page() {
        StringBuilder sections = new StringBuilder();
        sections.append(Html.section("wide", "Sets",
                "How many cards of each set can be played: all of their text is understood and can be carried out.",
                setTable()));
        if (!decks.isEmpty()) {
            sections.append(Html.section("wide", "Decks",
                    "Words that are not understood, by decks: how many decks have cards with them, and how many could be played"
                            + " if these words alone were understood.",
                    missingTable(MissingWords.of(decks), "decks")));
        }
        sections.append(Html.section("wide", "Missing words",
                "Words that are not understood, by cards: how many cards have them, and how many could be played if these"
                        + " words alone were understood.",
                missingTable(MissingWords.of(cards), "cards")));
        sections.append(Html.section("wide", "Cards that cannot be played", "What of each is not understood.",
                unsupportedTable()));
        return Page.of(game + " cards", headline(), sections.toString(),
                "A card counts as playable only if every word of it is understood; nothing is skipped. Cards from "
                        + source + ".");
    }

    private String headline() {
        String text = said(cards, "cards");
        return decks.isEmpty() ? text + "." : text + ", and " + said(decks, "decks") + ".";
    }

    private static String said(List<CardReport> all, String what) {
        long supported = all.stream().filter(CardReport::supported).count();
        return Html.count(supported) + " of " + Html.count(all.size()) + " " + what + " can be played"
                + (all.isEmpty() ? "" : " (" + Html.percent((double) supported / all.size()) + ")");
    }

    private String setTable() {
        StringBuilder rows = new StringBuilder();
        for (OfSet set : sets()) {
            rows.append("<tr><td>").append(Html.escaped(set.name)).append("</td><td class=\"n\">")
                    .append(Html.count(set.supported)).append(" of ").append(Html.count(set.cards))
                    .append("</td><td class=\"n\">").append(Html.percent(set.share()))
                    .append(String.format(Locale.ROOT,
                            "<span class=\"meter\"><i style=\"width:%.1f%%\"></i></span></td></tr>\n",
                            100 * set.share()));
        }
        return table("<th>set</th><th class=\"n\">cards</th><th class=\"n\">share</th>", rows);
    }

    private static String missingTable(List<MissingWords> missing, String what) {
        StringBuilder rows = new StringBuilder();
        for (MissingWords words : missing) {
            rows.append("<tr><td class=\"n\">").append(words.unlocks()).append("</td><td class=\"n\">")
                    .append(words.cards().size()).append("</td><td>").append(Html.escaped(words.words()))
                    .append(" <small>").append(Html.escaped(some(words.cards()))).append("</small></td></tr>\n");
        }
        return table("<th class=\"n\">unlocks</th><th class=\"n\">" + what + "</th><th>words</th>", rows);
    }

    private static String some(List<String> names) {
        String first = String.join(", ", names.stream().limit(CARDS_SHOWN).toList());
        return names.size() > CARDS_SHOWN ? first + " and " + (names.size() - CARDS_SHOWN) + " more" : first;
    }

    private String unsupportedTable() {
        StringBuilder rows = new StringBuilder();
        Map<String, List<CardReport>> bySet = new LinkedHashMap<>();
        cards.stream().filter(card -> !card.supported()).sorted(Comparator.comparing(CardReport::name)).forEach(
                card -> bySet.computeIfAbsent(String.join(", ", setsOf(card)), s -> new ArrayList<>()).add(card));
        bySet.forEach((set, all) -> all.forEach(card -> rows.append("<tr><td>").append(Html.escaped(card.name()))
                .append("</td><td>").append(Html.escaped(set)).append("</td><td>")
                .append(Html.escaped(String.join(" · ", card.unread()))).append("</td></tr>\n")));
        return table("<th>card</th><th>set</th><th>not understood</th>", rows);
    }

    private static String table(String heads, CharSequence rows) {
        return "<div class=\"scroll tall\"><table><thead><tr>" + heads + "</tr></thead><tbody>\n" + rows
                + "</tbody></table></div>";
    }
}
