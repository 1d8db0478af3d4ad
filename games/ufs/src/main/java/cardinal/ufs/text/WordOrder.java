package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.write;
import static cardinal.ufs.text.Wordings.rewriting;

import cardinal.cards.grammar.Fold;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The same words in another order, or said once for two: rewritten, after {@link EverydayWords}, into the order of the cards. Here, too,
 * nothing is dropped or added that says who, where, when, how many or which.
 */
final class WordOrder {
    private static final String OBJECT = " (?:\\d|X\\b|all\\b|the\\b|their\\b|it\\b|up to\\b)";
    private static final String DEED =
            "(?:commit|discard|flip|unflip|destroy|lose|reveal|mill|sacrifice|remove|add|ready|draw|gain|build|freeze|seal"
                    + "|spend|clear|shuffle)";
    private static final Pattern NEXT = Pattern.compile("(,? and|, then|,) (?=" + DEED + OBJECT + ")");

    /** All rows. */
    static final List<Fold> TABLE = List.of(
            // "They", "both players": their verbs look like an instruction to you.
            write("(?<=[:.,] )([Tt]hey|[Bb]oth players) (" + DEED + " [^.:\u2022]*)", WordOrder::saidOnce),
            // The place belongs to the cards.
            rewriting(
                    "\\b((?:[Aa]fter|[Ww]henever) (?:an?|\\d+(?: or more)?) [\\w -]*?(?:card|foundation|attack|asset|backup)s?)"
                            + " ((?:is|are) (?:discarded|removed|flipped|destroyed|revealed)) (from (?:your|your rival's) [a-z ]+?)(?=,)",
                    "$1 $3 $2"),
            rewriting("\\b(this attack|your attack|your rival's attack|that attack|it) has (\"[^\"]*\" in its name)",
                    "$1 is a card with $2"),
            rewriting(
                    "\\b(additional cost to play) an? ([^.,]*?)(card|attack|foundation|asset|action|backup)(?=[.,]| this turn\\b)",
                    "$1 $2$3s"),
            write("\\b([Tt])he (speed|damage|difficulty) of (this|your|your rival's|that) attack(?= cannot\\b)",
                    found -> whose(found.group(1).equals("T"), found.group(3)) + " attack's " + found.group(2)),
            rewriting("\\b([Yy]our rival) cannot commit their character\\b", "$1's character cannot be committed"),
            rewriting("\\b([Yy]ou) cannot commit your character\\b", "$1r character cannot be committed"),
            // copy.1: a copy is a card with the same name.
            rewriting("(?<=: If )you have another card with the same name in your\\b",
                    "you have another copy of this card in your"),
            rewriting("\\b((?:[Aa]fter|[Ww]henever)) this backup (?:takes|is dealt) damage, (?![^\\n]*\\bits?\\b)",
                    "$1 an attack deals damage to this backup, "),
            rewriting(
                    "(?<=[:.] )(You|you)(r(?: rival's)?) maximum health is reduced by (\\d+) for the rest of the game\\b",
                    "Permanently reduce you$2 maximum health by $3"),
            rewriting("\\b([Yy]ou|[Yy]our rival|[Bb]oth players) cannot attack(?=[.,]| this turn\\b| during\\b)",
                    "$1 cannot play attacks"),
            rewriting("\\b([Yy]our rival cannot [^.]*) during their next turn\\b", "$1 during your rival's next turn"),
            // removed-from-game.4.
            rewriting("\\b[Rr]emove ([^.,:]*? (?:of|from|in) your(?: rival's)? [a-z ]+?) face down(?=[.,:])",
                    "add $1 to your removed pile face down").then(
                            rewriting("\\badd ([^.,:]*? your rival's [^.,:]*?) to your(?= removed pile face down)",
                                    "add $1 to their"))
                    .then(write("(?<=[:.] )add(?= [^.,:]* removed pile face down)", found -> "Add")),
            rewriting("\\b([Yy]our rival) removes ([^.,:]*? their [a-z ]+?) face down(?=[.,])",
                    "$1 adds $2 to their removed pile face down"),
            rewriting("(?<=[:.] )Set you(r(?: rival's)?) health to (?=\\d)", "You$1 health becomes "),
            // counters.1: they are called by a name.
            write("(?<=\\b(?:\\d|an?|each|more|fewer|greater) )(?!more |other |fewer |such |of )([a-z])([a-z]+ counters?)\\b",
                    found -> found.group(1).toUpperCase(Locale.ROOT) + found.group(2)),
            // Responses on an attack are played during it only, all others speak of the attack in progress (this-attack.1).
            rewriting(
                    "(?m)^([^:\\n]*\\bResponse\\b[^:\\n]*: (?:After|Before) [^,.\\n]*) during this attack's (Enhance|Block|Damage) Step,",
                    "$1 during the $2 Step,"));

    private WordOrder() {
    }

    private static String whose(boolean first, String word) {
        return first ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) : word;
    }

    private static String saidOnce(MatchResult found) {
        String who = found.group(1);
        return who + " " + NEXT.matcher(found.group(2)).replaceAll("$1 " + who.toLowerCase(Locale.ROOT) + " ");
    }
}
