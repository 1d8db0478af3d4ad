package cardinal.riftbound.compile;

import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** 053.4 of 2026-07: a card's own name in its text is the card itself. */
final class OwnName {
    private static final int SHORTEST = 4;
    private static final String AFTER =
            "(?<=\\b(?:[Kk]ill|[Bb]anish|[Rr]ecycle|[Rr]eady|[Ee]xhaust|[Dd]etach|[Aa]ttach|[Bb]uff|[Mm]ove|[Rr]ecall|[Rr]eturn|[Hh]eal|[Pp]lay|[Gg]ive|[Ee]mpower) )";
    /** What it does, as others say it and as it says it itself. */
    private static final Map<String, String> VERBS = Map.ofEntries(
            Map.entry("has", "I have"), Map.entry("is", "I'm"), Map.entry("can't", "I can't"),
            Map.entry("enters", "I enter"), Map.entry("costs", "I cost"), Map.entry("attacks", "I attack"),
            Map.entry("defends", "I defend"), Map.entry("conquers", "I conquer"), Map.entry("holds", "I hold"),
            Map.entry("dies", "I die"), Map.entry("moves", "I move"), Map.entry("becomes", "I become"),
            Map.entry("takes", "I take"), Map.entry("doesn't", "I don't"), Map.entry("deals", "I deal"),
            Map.entry("leaves", "I leave"), Map.entry("wins", "I win"), Map.entry("loses", "I lose"));

    private OwnName() {
    }

    /** In effect text it is the attached object (136.2.d). */
    static String inEffect(CardData card, String written) {
        return isNamed(card, written) ? written.replaceAll(AFTER + name(card) + "\\b", "this Equipment") : written;
    }

    static String inRules(CardData card, String written) {
        boolean speaks = card.type() == CardType.UNIT || card.type() == CardType.LEGEND;
        String text = speaks ? written : gear(card, written);
        if (!isNamed(card, text)) {
            return text;
        }
        String objects =
                text.replaceAll(AFTER + name(card) + "\\b(?! unit| gear| battlefield)", speaks ? "me" : "this");
        String possessions = objects.replaceAll("\\b" + name(card) + "'s (?=Might|Energy cost)",
                speaks ? "my " : "this " + card.type().word() + "'s ");
        return Pattern.compile("(^|[\\n.:,\u2014\u2022] ?|\\b(?:[Ww]hen|[Ww]hile|[Ii]f) )" + name(card) + " ("
                + String.join("|", VERBS.keySet()) + ")\\b", Pattern.MULTILINE).matcher(possessions)
                .replaceAll(found -> subject(found, speaks));
    }

    private static String subject(MatchResult found, boolean speaks) {
        String before = found.group(1);
        boolean opens = !before.matches("[Ww]hen |[Ww]hile |[Ii]f |, ?");
        String words = speaks ? VERBS.get(found.group(2)) : (opens ? "This " : "this ") + found.group(2);
        return java.util.regex.Matcher.quoteReplacement(before + words);
    }

    /** Gear of later sets speaks as units do after some verbs. */
    private static String gear(CardData card, String written) {
        return card.type() == CardType.GEAR ? written.replaceAll("\\b([Ee]xhaust|[Kk]ill|[Rr]eady) me\\b", "$1 this")
                : written;
    }

    private static boolean isNamed(CardData card, String text) {
        return card.name().length() >= SHORTEST && text.contains(card.name());
    }

    private static String name(CardData card) {
        return Pattern.quote(card.name());
    }
}
