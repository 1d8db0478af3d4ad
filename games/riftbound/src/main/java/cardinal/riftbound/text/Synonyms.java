package cardinal.riftbound.text;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Wordings that mean the same as the one this grammar prints, reviewed one by one. Each is rewritten before reading, so that the
 * text that is read is always the text that is printed.
 */
final class Synonyms {
    private static final String NUMERAL = "(one|two|three|four|five|six|seven|eight|nine|ten)";
    private static final List<String> NUMERALS = List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private record Rewriting(Pattern from, java.util.function.Function<MatchResult, String> to) {
        String apply(String text) {
            return from.matcher(text).replaceAll(found -> java.util.regex.Matcher.quoteReplacement(to.apply(found)));
        }
    }

    private static final List<Rewriting> REWRITINGS = List.of(
            // Numbers of cards are digits, numbers of objects are words.
            write("top " + NUMERAL + " cards", found -> "top " + (NUMERALS.indexOf(found.group(1)) + 1) + " cards"),
            write("up to ([1-9]|10) ", found -> "up to " + NUMERALS.get(Integer.parseInt(found.group(1)) - 1) + " "),
            // Contractions.
            swap("\\bI am\\b", "I'm"), swap("\\b([Ii])t is (?=a |an |your )", "$1t's "),
            swap("\\bthere's\\b", "there is"),
            // Sentences follow one another in any case.
            write("(?<=\\. )Then,? ([a-z\\[])", found -> found.group(1).toUpperCase(java.util.Locale.ROOT)),
            write("(?<=\\b[Dd]o this(?: \\w+)?(?: times)?: )([A-Z])(?!\\b)", found -> found.group(1).toLowerCase(java.util.Locale.ROOT)),
            // Places.
            swap("\\bat my battlefield\\b", "here"), swap("\\bat the same battlefield\\b", "at a battlefield"),
            swap("\\b((?:[Oo]ther )?(?:friendly |enemy )?units) have ([+-]\\d+ \\[M\\]) here\\b", "$1 here have $2"),
            swap("\\b(tokens?(?: with \\[\\w+\\])?) in your base\\b", "$1 into your base"),
            swap("\\b(move \\w+) to its base\\b", "$1 to base"), swap("\\b(move it) there\\b", "$1 to there"),
            // Adjectives stand before the side.
            swap("\\b([Ff]riendly|[Ee]nemy) (buffed|exhausted|ready|damaged|stunned) (?=unit)", "$2 $1 "),
            // Amounts.
            swap("\\b([Dd]eal \\d+) damage to\\b", "$1 to"), swap("\\b([Dd])eal its Energy cost as damage to\\b", "$1eal damage equal to its Energy cost to"),
            swap("\\ban additional (?=\\+\\d+ \\[M\\]\\.)", ""),
            swap("\\b([Ii] get|[Ii] gain) (?=[+-])", "I have "), swap("\\bIt gains (?=\\[)", "Give it "),
            swap("for each of your (\\[Mighty\\]|\\w+) units", "for each $1 unit you control"),
            swap("\\bcosting no more than\\b", "that costs no more than"),
            swap("\\bgains (?=\\d+ points?\\b)", "scores "), swap("\\byou gain (?=\\d+ points?\\b)", "you score "),
            // Objects.
            swap("\\bany unit (?=takes|dies|attacks|defends|moves)", "a unit "),
            swap("\\beach of (?=up to )", ""),
            // Times.
            swap("\\b([Tt]he \\w+ time .*) in a turn,", "$1 each turn,"),
            // Costs.
            swap("You may (.+) as an additional cost to play (me|this)\\.", "As you play $2, you may $1 as an additional cost."),
            swap("As an additional cost to play (me|this), you may ([^.]+)\\.", "As you play $1, you may $2 as an additional cost."),
            swap("(?<=as an additional cost\\.) If you do, (?!reduce|ignore|I enter|this enters)", "\nIf you paid the additional cost, "),
            // Whether it was done.
            swap("\\byou couldn't [^.,]* this way\\b", "you couldn't"), swap("\\bit was \\w+ this way\\b", "it was done this way"),
            swap("You may recycle one or both of them\\. Put those you don't back in any order", "You may recycle any of them. Put the rest back in any order"),
            swap("\\b([Pp])ut it into your hand\\b", "draw it"));

    private Synonyms() {
    }

    static String fold(String text) {
        String folded = text;
        for (Rewriting rewriting : REWRITINGS) {
            folded = rewriting.apply(folded);
        }
        return folded;
    }

    private static Rewriting swap(String from, String to) {
        Pattern pattern = Pattern.compile(from);
        return new Rewriting(pattern, found -> expand(found, to));
    }

    private static Rewriting write(String from, java.util.function.Function<MatchResult, String> to) {
        return new Rewriting(Pattern.compile(from), to);
    }

    /** Puts the groups into the places $1 to $9. */
    private static String expand(MatchResult found, String template) {
        String expanded = template;
        for (int group = 1; group <= found.groupCount(); group++) {
            String words = found.group(group);
            expanded = expanded.replace("$" + group, words == null ? "" : words);
        }
        return expanded;
    }
}
