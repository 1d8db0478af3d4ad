package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.rewriting;
import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;

/**
 * How cards are worded today where older ones say the same in other words: "this" as a noun, "bury", "then shuffle", "Choose one."
 * Each row is rewritten into the older form, which is the one that is read and printed.
 */
final class NewerWording {
    /** What describes a card between its article and its kind: traits, names in brackets, and words before the noun. */
    private static final String LABELS =
            "(?:(?:non-)?\\p{Lu}[\\p{L}'-]* |<[^>]*> |\\[\\w+\\] |(?:other|enemy|engaged|reserved|evolved|unevolved|faceup|token) )*";
    private static final String KIND = "(?:follower|amulet|card|spell|token)";
    private static final String NAME = "\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)*";

    /** Where a card is said to be. */
    private static final String PLACE =
            "(?:on (?:your|the) field|in your (?:hand|EX area|cemetery|evolve deck)|from among them)";
    /** What describes a card behind its kind. */
    private static final String WITH =
            "(?:not named (?:<[^>]*>|\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)*)|with \"[^\"]*\"(?:,? or \"[^\"]*\")* in its name"
                    + "|with (?:both the )?\\p{Lu}[\\p{L}'-]* and \\p{Lu}[\\p{L}'-]* traits|that costs? \\d+(?: or (?:less|more))?)";
    /** How a sentence begins that only does something. */
    private static final String DEED =
            "(?:Select|Destroy|Banish|Deal|Draw|Give|Put|Summon|Recover|Engage|Refresh|Discard|Return|Evolve|Increase)";
    private static final String DO =
            "(?:draw|give|deal|put|recover|discard|destroy|add|summon|banish|engage|refresh|return|increase|bury)";

    static final Normaliser FOLDS = Normaliser.of(
            // Pictures of sword and shield.
            rewriting("\uD83D\uDDE1\uFE0F?", "[attack]"), rewriting("\uD83D\uDEE1\uFE0F?", "[defense]"),
            swap("\\bOnn? Super[- ]Evolve(?: -|:) ", "On Super-Evolve: "),
            swap("\\bOn Drive(?: -|:) ", "On Drive: "),
            swap("\\bthe (\\[unionburst\\] ability of another (?:\\p{Lu}[\\p{L}'-]* )*follower) on your field (?:activates|is activated)",
                    "the $1 you control activates"),
            swap("\\b([Yy]ou) (?:have no|don't have (?:a|any)) [Ss]uper[- ][Ee]volution [Pp]oints?\\b",
                    "$1 have 0 super-evolution points"),
            swap("\\b([Yy]ou) have (?:a|at least 1) [Ss]uper[- ][Ee]volution [Pp]oint\\b",
                    "$1 have at least 1 super-evolution points"),
            rewriting("\\[fanfare\\] ?/ ?\\[lastwords\\]", "[fanfare][lastwords]"),
            // A name that goes on after a comma stands in angle brackets, as it is no row of names.
            swap("(?<=\\b(?:[Aa]n?|named|no|another|summon|each) )(" + NAME + ", " + NAME
                    + "(?: (?:of|in|the|of the|&) " + NAME
                    + ")*)(?=[.:]| (?:on|in|into|token|tokens|that|from|to|is)\\b"
                    + "|, (?!\\p{Lu}|or |and \\p{Lu}|<))",
                    "<$1>"),
            swap("<([^<>]* & [^<>]*)>, (" + NAME + ")(?=[.:]| (?:on|in|into|token|tokens|that|from|to|is)\\b)",
                    "<$1, $2>"),
            // An ability that is given is a sentence.
            swap("\"((?:Strike:|On Evolve:|If|When|Whenever|At the) [^\"]*[^.\"])\"(?= )", "\"$1.\""),
            // Itself: "this" alone is the card (2.3.2 says which type it has).
            swap("\\b([Tt])his(?=\\[)", "$1his card "),
            swap("(?<!\\b[Dd]o |\\b[Rr]epeat |\\bonly use )\\b([Tt])his\\b(?! (?:card|follower|amulet|spell|turn|ability|effect|way|one|name|"
                    + "token|equipment|leader)\\b|-)",
                    "$1his card"),
            swap("\\[engage\\] card(?=[:,])", "[engage]"),
            // A cost behind the dash of a keyword (10.4.7); what is no cost keeps its colon.
            write("(?m)(?<=^|\\. |\")(On Evolve|On Super-Evolve|On Race|Strike): (?!Combo|Spellchain|Necrocharge|Earth Rite|Lesson|If |When )([A-Z\\[][^.:\"]*?): ",
                    found -> found.group(1) + ", " + EverydayDeeds.lower(found.group(2)) + ": "),
            // Counters that a card has are on it.
            swap("\\b([Ii]f|[Ww]hile) this card has at least (\\d+) ([a-z]+) counters(?=[.,])",
                    "$1 there are at least $2 $3 counters on this card"),
            // Names of counters are not capitalised any more (15.1.2).
            swap("\\b(?<!<)(?!(?:spell|charge|growth|song|no|a|the|of|each|number|all|more)\\b)([a-z]+) (counters?)\\b(?= (?:on|from)\\b)",
                    "<$1> $2"),
            // Numbers and costs.
            swap("\\b(\\d+)-cost or (less|more) (" + LABELS
                    + "(?:follower|card|spell|amulet)s?(?: or (?:follower|amulet|spell)s?)?)",
                    "$3 that costs $1 or $2"),
            swap("\\b(\\d+)-cost (" + LABELS + "(?:follower|card|spell|amulet))(s?)\\b", "$2$3 that cost$3 $1"),
            // What is limited (10.7.2.2).
            swap("\\bActivate only if ([^.\"]*?),? and only once (?:per|each) turn\\.",
                    "This ability can be activated once per turn. This ability can be activated if $1."),
            swap("\\bActivate only if ([^.\"]*?)\\.", "This ability can be activated if $1."),
            swap("\\b(Activate|Perform) only (once|\\d times) per turn\\.", "This ability can be $1d $2 per turn.",
                    "Activated", "activated"),
            swap("\\bcan be Performd\\b", "can be performed"),
            // Choosing (5.17).
            swap("\\bChoose (?:one|1)\\. (?=\\(1\\)|If |Combo|Spellchain|Necrocharge)",
                    "Choose one of the following. "),
            swap("\\bChoose ((?:up to )?\\d)\\. (?=\\(1\\)|If |Combo|Spellchain|Necrocharge)",
                    "Choose $1 of the following. "),
            swap("\\b([Cc])hoose 1 instead\\.", "$1hoose one instead."),
            swap("\\b([Cc])hoose 1 of the following\\b", "$1hoose one of the following"),
            // Searching: the deck is shuffled by the rules (5.7).
            swap("\\b([Ss]earch your deck for [^.]*?), then shuffle(?! your| their| it| the)",
                    "$1, then shuffle your deck"),
            swap("(?<=, )summon (it|them)(?=, then shuffle)", "put $1 onto your field"),
            // To the cemetery.
            swap("\\b([Bb])ury ((?:an?|another) " + LABELS + KIND + "(?: or " + KIND
                    + ")?)(?: (that costs[^.,:]*?))?(?: on your field)?(?=[.,:])",
                    "$1ury $2 $3 from your field", "  from", " from"),
            swap("\\b([Bb])ury (\\d " + LABELS + KIND + "s)(?: on your field)?(?=[.,:])", "$1ury $2 from your field"),
            write("\\b([Bb])ury ((?:an?|another) [^.,:]*? (?:from|in) your (?:field|hand|EX area))",
                    found -> put(found.group(1)) + found.group(2) + " into its owner's cemetery"),
            write("\\b([Bb])ury (\\d [^.,:]*? (?:from|in) your (?:field|hand|EX area))",
                    found -> put(found.group(1)) + found.group(2) + " into their owners' cemeteries"),
            write("\\b([Bb])ury (them)\\b", found -> put(found.group(1)) + "them into their owners' cemeteries"),
            swap("\\bburies (the top (?:card|\\d+ cards) of their deck)", "puts $1 into their cemetery"),
            swap("\\b([Ii])f you buried an? ([^.,]*?)(?=,)", "$1f a $2 was put into your cemetery by this ability"),
            swap("\\b([Ee]ach opponent|[Ii]ts controller|[Ee]ach player) buries (an? " + LABELS + KIND + ")(?=[.,])",
                    "$1 puts $2 from their field into its owner's cemetery"),
            // What describes a card stands behind its kind, before the place.
            swap("\\b(" + KIND + "s?) (" + PLACE + ") (" + WITH + "|with different names) (" + WITH + ")",
                    "$1 $3 $4 $2"),
            swap("\\b(" + KIND + "s?) (" + PLACE + ") (" + WITH + ")", "$1 $3 $2"),
            swap("\\bwith (\\p{Lu}[\\p{L}'-]*) and (\\p{Lu}[\\p{L}'-]*) traits\\b", "with both the $1 and $2 traits"),
            swap("\\bwith different names (that cost \\d+(?: or (?:less|more))?)", "$1 with different names"),
            swap("\\bdifferent ((?:" + LABELS + ")" + KIND + "s)\\b(?! with)", "$1 with different names"),
            // Several sorts in several places (1.1.5): in any of them.
            swap("\\b(there are at least \\d+ [^.,]*? on your field) and/or in your EX area", "$1 and in your EX area"),
            swap("\\b(\\p{Lu}[\\p{L}'-]*) and/or (\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)* (?:card|follower|amulet|spell)s)\\b",
                    "$1 or $2"),
            // From among them.
            swap("\\bFrom among them, you may summon ([^.]*?)(?=\\.| and )",
                    "You may put $1 from among them onto your field"),
            swap("\\bFrom among them, you may put ([^.]*?) ((?:onto|into|on) your (?:field|EX area|hand|cemetery))(?=\\.| and )",
                    "You may put $1 from among them $2"),
            swap("\\b([Pp])ut (up to \\d|any number|\\d) of them (?=on|into)", "$1ut $2 of cards from among them ",
                    "of cards from", "cards from"),
            swap("\\bany number cards\\b", "any number of cards"),
            swap("\\b([Pp])ut one of them (?=on top|into your)", "$1ut a card from among them "),
            swap("\\b([Ss])ummon ((?:an?|another|up to \\d|any number of|each|\\d) (?:<[^>]*>|[^.,:<])*? ?from (?:your (?:hand|cemetery|EX area|evolve deck)|among them))"
                    + "(?=[.,]| and )",
                    "$1@put $2 onto your field", "S@put", "Put"),
            swap("\\bs@put\\b", "put"),
            swap("\\b([Ss])ummon (this card from your cemetery)", "$1@put $2 onto your field", "S@put", "Put"),
            swap("\\bs@put\\b", "put"),
            // What may be done, and how often a token comes, is said in a sentence of its own.
            swap(", and you may ([^.,]*)\\. (?=If you do, )", ". You may $1. "),
            swap("(?m)(?<=^|\\. |\\] |: )Summon (an? [^.\"]*? token) for every (\\d+ [^.\"]*)\\.",
                    "For every $2, summon $1."),
            // What is said once for two.
            swap("\\b([Cc])hange (its|this card's|this follower's|the selected follower's) attack and defense to (\\d+|X)",
                    "$1hange $2 attack to $3 and change $2 defense to $3"),
            swap("\\b(This card|this card|This follower|It|it) can't be destroyed by abilities or take ability damage\\.",
                    "$1 can't be destroyed by abilities. $1 doesn't take ability damage."),
            swap("(?<=^|\\. |\\] |: |\\) |\n)(" + DEED + " [^.,:]*), (" + DO + " [^.,:]*), then ([a-z][^.,:]*)\\.",
                    "$1 and $2, then $3."),
            swap("\\b(there are at least \\d+ ([^.,]*? (?:in|on) (?:your|the) [^.,]*), [^.]*\\. )If (?:there are )?at least (\\d+), ",
                    "$1If there are at least $3 $2, "),
            swap("\\b(there are at least \\d+ ([^.,]*? (?:in|on) (?:your|the) [^.,]*), [^.]*\\. )If (?:there are )?at least (\\d+), ",
                    "$1If there are at least $3 $2, "),
            // Damage.
            swap("\\b(?:If|When) (this card|this follower|your leader) would take damage, it takes that much minus (\\d+) instead\\.",
                    "Reduce damage dealt to $1 by $2."),
            swap("\\b(?:If|When) (this card|this follower|your leader) would take damage this turn, it takes that much minus (\\d+) instead\\.",
                    "For the rest of this turn, reduce damage dealt to $1 by $2."),
            swap("\\bIf (this card|this follower) would deal damage, it deals that much plus (\\d+) instead(?:\\.|(?=\"))",
                    "This card deals $2 more damage."),
            // Costs.
            swap("(?<=\\]) Engage ((?:an?|another|\\d) [^.,:]*? on your field)(?=[,:])", "[engage] $1"),
            swap("\\b[Ee]ngage ((?:an?|another|\\d) [^.,:]*? on your field)(?=[,:])", "[engage] $1"),
            swap("\\b(As an additional cost to play this card, (?:you may )?)engage (?=an?\\b|\\d)", "$1[engage] "),
            swap("\\b(As an additional cost to play this card, (?:you may )?)engage (?=any number\\b)", "$1[engage] "),
            // A name that a card has on the field only (10.3.4).
            swap("(?m)(?<=^|\\. )While this card is on the field, its name is also ",
                    "While this card is on your field, this card's name is also "),
            swap("\\byou paid (?:this card's|the) additional cost\\b", "you paid the additional cost"),
            swap("(?m)(?<=^|\\. )This card can't be played from the EX area\\.",
                    "This card can only be played if this card isn't in your EX area."),
            swap("(?m)(?<=^|\\. )This card can't be played unless ([^.]*)\\.", "This card can only be played if $1."),
            swap("(?m)(?<=^|\\. )This card can't be played if you've played (another [^.]* this turn)\\.",
                    "This card can only be played if you haven't played $1."),
            swap("(?m)(?<=^|\\. )This card can't be played during your turn\\.",
                    "This card can only be played if it's an opponent's turn."),
            swap("\\bYou can put up to (\\d+) of this card into your (?:evolve )?deck\\.",
                    "Your deck may contain up to $1 cards with this name."),
            // Events of this turn.
            swap("\\b(?:a|an) (" + LABELS + ")(follower|amulet|card) on your field (?:has )?evolved this turn\\b",
                    "any of your $1$2s have evolved this turn"),
            // Where it came from (5.4.3).
            swap("\\bwasn't put onto the field from hand\\b",
                    "was put onto the field from anywhere other than your hand"));

    private NewerWording() {
    }

    private static String put(String initial) {
        return initial.equals("B") ? "Put " : "put ";
    }
}
