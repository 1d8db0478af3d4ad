package cardinal.riftbound.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.List;
import java.util.Locale;

/**
 * Wordings that mean the same as the one this grammar prints, reviewed one by one. Each is rewritten before reading, so that the
 * text that is read is always the text that is printed.
 */
final class Synonyms {
    private static final List<String> NUMERALS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final String NUMERAL = "(" + String.join("|", NUMERALS) + ")";
    private static final String STATE = "(buffed|exhausted|ready|damaged|stunned)";
    private static final String MODIFIED = "((?:other |friendly |enemy |buffed |exhausted |damaged |stunned )*)";

    static final Normaliser FOLDS = Normaliser.of(
            // Cards are counted in digits, objects on the board in words.
            write("\\btop " + NUMERAL + " cards\\b",
                    found -> "top " + (NUMERALS.indexOf(found.group(1)) + 1) + " cards"),
            write("\\bup to ([1-9]|10) ", found -> "up to " + NUMERALS.get(Integer.parseInt(found.group(1)) - 1) + " "),
            swap("(?<!\\b[Yy]ou )\\b([Dd]raw|[Dd]iscard) a card\\b", "$1 1"),
            swap("\\b([Dd]raw|[Dd]iscard) (\\d+) cards\\b", "$1 $2"),
            // Contractions.
            swap("\\bI am\\b", "I'm"), swap("\\bit is (?=a |an |your )", "it's "), swap("\\bthere's\\b", "there is"),
            swap("\\byou have discarded\\b", "you've discarded"),
            // Sentences follow one another in any case.
            write("(?<=\\. )Then,? ([a-z])", found -> found.group(1).toUpperCase(Locale.ROOT)),
            write("(?<=\\b[Dd]o this(?: \\w{1,9})?(?: times)?: )([A-Z])(?=[a-z])",
                    found -> found.group(1).toLowerCase(Locale.ROOT)),
            // Events.
            swap("\\b[Ww]hen I'm played(?=,)", "When you play me"),
            swap("\\b[Ww]hen I'm discarded(?=,)", "When you discard me"),
            swap("\\bI'm an attacker\\b", "I'm attacking"), swap("\\bI'm a defender\\b", "I'm defending"),
            swap("\\bany unit (?=takes|dies|attacks|defends|moves)", "a unit "),
            swap("\\b([Tt]he \\w+ time [^.,]*) in a turn,", "$1 each turn,"),
            swap("\\bKill it (the next time [^.,]* this turn)\\.", "T$1, kill it.", "Tthe", "The"),
            swap("\\buntil end of turn\\b", "this turn"),
            swap("\\bnow instead\\b", "instead"),
            swap("\\bWhen (?!a player)([^.,]*) for the (first|second|third) time each turn,",
                    "The $2 time $1 each turn,"),
            swap("\\b[Ww]hen I'm damaged(?=,)", "When I take damage"),
            swap("\\bWhen (you play [^.,]*) on an opponent's turn,", "When $1, if it's an opponent's turn,"),
            swap("\\bWhen (you play [^.,]*) on your turn,", "When $1, if it's your turn,"),
            write("(?<=, )([a-z][^.,]*) at the end of this turn\\.",
                    found -> "at the end of this turn, " + found.group(1) + "."),
            // Conditions come first.
            swap("(?m)^(I (?:have|get) [^.]*?) while ([^.]*)\\.$", "While $2, $1."),
            swap("(?m)^While ([^.,]*), ([a-z][^.]*) (at the end of your turn|at the start of your Beginning Phase)\\.$",
                    "A$3, if $1, $2.", "Aat", "At"),
            // Places.
            swap("\\b([Ii]f I'm at a battlefield, [^.]*) there\\b", "$1 here"),
            swap("\\bat my battlefield\\b", "here"), swap("\\bat the same battlefield\\b", "at a battlefield"),
            swap("\\b((?:[Oo]ther )?(?:friendly |enemy )?units) have ([+-]\\d+ \\[M\\]) here\\b", "$1 here have $2"),
            swap("\\b((?:[Oo]ther )?(?:friendly |enemy )?units) have ((?:\\[\\w+(?: \\d+)?\\](?:, | and |, and )?)+) here\\b",
                    "$1 here have $2"),
            swap("\\b([Mm]ove an? (?:friendly |enemy )?unit) from a battlefield to (?:its )?base\\b",
                    "$1 at a battlefield to base"),
            swap(" at a battlefield (with \\d+ \\[M\\] or (?:less|more))\\b", " $1 at a battlefield"),
            swap("\\b(tokens?(?: with \\[\\w+\\])?) in your base\\b", "$1 into your base"),
            swap("\\b([Mm]ove (?:\\w+|an? [^.,]*?unit(?: at a battlefield)?)) to its base\\b", "$1 to base"),
            swap("\\b([Mm]ove (?:it|them|me|your unit|that unit)) there\\b", "$1 to there"),
            write("\\byou have (\\d+)\\+ units at that battlefield\\b",
                    found -> "you control " + NUMERALS.get(Integer.parseInt(found.group(1)) - 1)
                            + " or more units there"),
            write("(?<=^|\\n|, )([Oo]ther )?([Uu]nits|[Gg]ear|[Pp]ermanents) you control (?=have\\b|lose\\b|can't\\b|don't\\b)",
                    found -> (Character.isUpperCase(found.group().charAt(0)) ? "Your " : "your ")
                            + (found.group(1) == null ? "" : "other ") + found.group(2).toLowerCase(Locale.ROOT) + " "),
            // Adjectives stand before the side.
            swap("\\b(friendly|enemy) " + STATE + " (?=unit)", "$2 $1 "),
            write("\\b(Friendly|Enemy) " + STATE + " (?=unit)",
                    found -> capital(found.group(2)) + " " + found.group(1).toLowerCase(Locale.ROOT) + " "),
            // Everything that fits.
            swap("\\b(to|[Kk]ill|[Bb]uff|[Rr]eady|[Ss]tun|[Ee]xhaust|[Hh]eal|[Rr]ecall|[Bb]anish) each " + MODIFIED
                    + "unit\\b(?! at a)", "$1 all $2units"),
            swap("\\b([Gg]ive) all (?=\\w+ units|units)", "$1 "), swap("\\beach of (?=up to |any number of )", ""),
            swap("\\bfor each of your (\\[Mighty\\]|\\w+) units\\b", "for each $1 unit you control"),
            // Amounts.
            swap("\\b([Dd]eal \\d+) damage to\\b", "$1 to"),
            swap("\\b([Dd]eal) its Energy cost as damage to\\b", "$1 damage equal to its Energy cost to"),
            swap("\\ban additional (?=\\+\\d+ \\[M\\]\\.)", ""), swap("\\bI (?:get|gain) (?=[+-])", "I have "),
            swap("\\bIt gains (?=\\[)", "Give it "),
            swap("\\bthis turn and ((?:friendly|enemy) units(?: here| there)?) (?=[+-]\\d)", "this turn and give $1 "),
            swap("\\bcosting (?=no more than )", "that costs "),
            swap("\\b(costs?) (\\d+) or more\\b", "$1 [$2] or more"),
            swap("\\b(costs?) (?:(\\d+)|\\[(\\d+)\\]) or (?:less|fewer)\\b", "$1 no more than [$2$3]"),
            swap("\\b([Dd]eal \\d+ to [^.,]*?) and (\\d+) to ", "$1 and deal $2 to "),
            swap("\\bThis turn, increase ([^.]*)\\.", "Increase $1 this turn."),
            swap(" from (your trash|a trash|your hand) (with Energy cost less than your points)\\b", " $2 from $1"),
            swap(",? without paying (its|my) (Energy cost|Power cost|cost)\\b", ", ignoring $1 $2"),
            swap("\\b(that player|each player|its controller|its owner) gains (?=\\d+ points?\\b)", "$1 scores "),
            swap("\\b([Yy]ou) gain (?=\\d+ points?\\b)", "$1 score "),
            swap("\\b([Gg]ive (?:\\w+ )+?units?(?: here| there| at a battlefield)?) each (?=[+-]\\d)", "$1 "),
            swap("\\bgive (\\+\\[M\\] equal to (?:its|my) Might) to (an(?:other)? [^.,]*?unit) this turn\\b",
                    "give $2 $1 this turn"),
            write("\\b([Rr]eady) ([2-9]) runes\\b",
                    found -> found.group(1) + " " + NUMERALS.get(Integer.parseInt(found.group(2)) - 1) + " runes"),
            write("\\byou have " + NUMERAL + " or (fewer|more) cards\\b",
                    found -> "you have " + (NUMERALS.indexOf(found.group(1)) + 1) + " or " + found.group(2) + " cards"),
            swap("\\byou have no cards in your hand\\b", "you have 0 or fewer cards in your hand"),
            swap("\\bthe Energy costs? (?:for|of) (spells|units|gear|cards) you play (?:is|are) reduced by ((?:\\[\\w+\\])+)",
                    "$1 you play cost $2 less"),
            write("(ignoring (?:its|my) (?:Energy |Power )?cost), and ([a-z])",
                    found -> found.group(1) + ". " + found.group(2).toUpperCase(Locale.ROOT)),
            // Costs.
            write("(?<=, )(Kill|Recycle|Banish|Spend|Discard|Exhaust|Return)(?= [^.:\\n]*: )",
                    found -> found.group(1).toLowerCase(Locale.ROOT)),
            swap("\\byou must (\\w+ \\w+ of your)\\b", "$1"),
            swap("\\bYou may ([^.]+) as an additional cost to play (me|this)\\.",
                    "As you play $2, you may $1 as an additional cost."),
            swap("\\bAs an additional cost to play (me|this), you may ([^.]+)\\.",
                    "As you play $1, you may $2 as an additional cost."),
            // 353.4.d.1: a unit's own words about its extra cost are a play effect.
            swap("\\b(As you play me, you may [^.]* as an additional cost\\.) If you do, (?!reduce|ignore|I enter)",
                    "$1\nWhen you play me, if you paid the additional cost, "),
            swap("(?<=as an additional cost\\.) If you do, (?!reduce|ignore|I enter|this enters)",
                    "\nIf you paid the additional cost, "),
            swap("\\bYour (\\w+s)' Energy costs are reduced by ((?:\\[\\w+\\])+)", "$1 you play cost $2 less"),
            // What was named before.
            swap("\\bthose units\\b", "them"), swap("\\bthe remaining cards\\b", "the rest"),
            swap("\\b((?:reveals?|[Ll]ook at) the top [^.]*\\. )Choose one\\b(?! of)", "$1Choose one of them"),
            swap("\\ba card from among them\\b", "one of them"),
            swap("\\b([Rr]eveals? their hand\\. Choose [^.]*?) from it(?:, and| and)\\b", "$1 from their hand and"),
            swap("\\b(from their hand and (?:they )?\\w+) that card\\b", "$1 it"),
            swap("\\b[Gg]ain control of (?=a spell|an enemy)", "Take control of "),
            swap("\\b(ends in a tie, recall) ALL units\\b", "$1 all units in combat"),
            swap("\\b(kills|exhausts|recycles|banishes|readies|buffs) an? ((?:\\w+ )*?(?:unit|permanent|rune)) they control\\b",
                    "$1 one of their $2s"),
            swap("\\b(kills|exhausts|recycles|banishes|readies|buffs) a ((?:\\w+ )*?gear) they control\\b",
                    "$1 one of their $2"),
            // What was just done, and whether it was.
            swap("\\b(Each player|Each opponent) ([^.,]*), then (draws|discards|channels)\\b", "$1 $2, then $1 $3",
                    "then Each", "then each"),
            swap("\\b(Channel \\d+ runes?[^.]*\\. If you) can't\\b", "$1 couldn't"),
            swap("\\breturn your Chosen Champion from your trash to your Champion Zone if it is empty\\b",
                    "return a chosen champion unit from your trash to its owner's Champion Zone"),
            swap("\\bPut (an? [^.]*?) into your hand from your Champion Zone\\b",
                    "Return $1 from your Champion Zone to its owner's hand"),
            swap("\\b(Channel (\\d+) runes?[^.]*\\. If you couldn't) channel \\2 runes? this way\\b", "$1"),
            swap("\\b(Buff [^.]*\\. If it was) buffed this way\\b", "$1 done this way"),
            swap("\\b(Stun [^.]*\\. If it was) stunned this way\\b", "$1 done this way"),
            swap("\\bYou may recycle one or both of them\\. Put those you don't back in any order\\b",
                    "You may recycle any of them. Put the rest back in any order"),
            swap("\\bput it into your hand\\b", "draw it"), swap("\\bPut it into your hand\\b", "Draw it"));

    private Synonyms() {
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
