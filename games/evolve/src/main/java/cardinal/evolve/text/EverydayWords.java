package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.Locale;

/**
 * Plain English that players and judges type for what cards of this game say in another order or with more words: who has
 * what, and when something is so. Rewritten before {@link PlayerSynonyms}.
 */
final class EverydayWords {
    /** Where a sentence or a part of it may begin. */
    static final String START = "(?m)(?<=^|\\. |\\] |: |\\) )";
    static final String LABELS = "(?:[A-Z][\\w-]* |\\[\\w+\\] )*";
    static final String ONE = "(?:follower|amulet|card|token)";
    private static final String WHERE = "(?:on (?:the|your) field|in (?:your|an opponent's) (?:hand|EX area|cemetery))";
    /** What describes a card behind its noun. */
    static final String WHICH =
            "(?:that (?:originally )?costs? (?:at least )?\\d+(?: play points?)?(?: or (?:less|more))?|with \\d+ (?:attack|defense)(?: or (?:less|more))?"
                    + "|with (?:Ward|Storm|Rush|Aura|Bane|Drain|Assail|Intimidate|Stack|\\[\\w+\\])|with an original (?:attack|defense) of \\d+(?: or (?:less|more))?)";

    static final Normaliser FOLDS = Normaliser.of(
            // Small words.
            write("(?<=\\. )Then ([a-z])", found -> found.group(1).toUpperCase(Locale.ROOT)),
            swap("\\b([Ii])f it is (?=an? |your |an opponent's )", "$1f it's "),
            swap("\\bAs long as\\b", "While"), swap("\\bas long as\\b", "while"),
            swap("\\bOn your turn, ", "During your turn, "), swap("\\bon your turn, ", "during your turn, "),
            swap("\\b([Tt])ake an extra turn\\b", "$1ake another turn"),
            swap("\\b(Combo|Spellchain|Necrocharge|SC|NC|Lesson) (\\d+)(?=[:,])", "$1 ($2)"),
            swap("\\b([Ii]f|[Ww]hile) (Overflow|Sanguine) is active(?! for)", "$1 $2 is active for you"),
            swap("\\bChoose (?:one:|1 of the following[.:])", "Choose one of the following."),
            swap("\\bChoose (two|three|2|3|up to \\d|one) of the following:", "Choose $1 of the following."),
            swap(", where X (?:is|equals) ([^.]*)\\.", ". X equals $1."),
            swap("\\b([Ww]hen|[Ii]f|[Ww]hile) you have (no|at least \\d+|\\d+)( or more| or less)? ((?:[^,. ]+ )?cards) in hand\\b",
                    "$1 you have $2$3 $4 in your hand"),
            swap("\\bWhen you have (no|at least \\d+|\\d+) (cards in your (?:hand|EX area|cemetery)|[^,.]*?(?:follower|amulet|card|token)s on your field),",
                    "When there are $1 $2,"),
            write(START
                    + "(Draw|Deal|Give|Destroy|Banish|Recover|Summon|Put|Refresh|Gain) ([^.:,\"]*?) if ((?:there|you|your|it's|Overflow|Sanguine|an enemy|any of) [^.,\"]*)\\.",
                    found -> "If " + found.group(3) + ", " + EverydayDeeds.lower(found.group(1)) + " " + found.group(2)
                            + "."),
            swap(START + "This turn, ", "For the rest of this turn, "),
            swap("\\bYour next (" + LABELS
                    + "(?:follower|amulet|card|spell)) this turn costs (\\d+(?: less| more)?)(?: to play)?\\.",
                    "The next $1 you play this turn costs $2."),
            // How often (10.7.2.2).
            swap("\\b(?:Up to )?[Tt]wice (?:per|each) turn\\b", "2 times per turn"),
            swap("\\b(?:Up to )?(\\d+|[Tt]hree) times each turn\\b", "$1 times per turn"),
            swap("\\b(?:You (?:can|may) only (?:use|activate) this(?: ability)?|This ability can only be (?:used|activated)) (once|twice) (?:per|each) turn\\.",
                    "This ability can be activated $1 per turn."),
            swap("\\bactivated twice per turn\\b", "activated 2 times per turn"),
            // Opponents: there is one (1.1.1).
            swap("\\ban opponent's (?=" + LABELS
                    + "(?:follower|amulet)s? (?:attacks?|is|are|evolves?|deals?|takes?|leaves)\\b)",
                    "an enemy "),
            swap("\\b(Your|your) opponent's (" + LABELS + ONE + "s) (?=have|can't|lose|don't|deal|enter|are)",
                    "Enemy $2 "),
            swap("\\b(?:F|f)ollowers (?:your|an) opponent controls\\b", "Enemy followers"),
            swap("\\b(?:on|onto) (?:your|an|the) opponent's side\\b", "on an opponent's field"),
            swap("\\bYour opponent can't play\\b", "Opponents can't play"),
            swap("\\byour opponent can't play (?=[^.]*? during their next)", "each opponent can't play "),
            swap(START
                    + "Put (the top (?:card|\\d+ cards)) of (?:your|each|an) opponent's deck into (?:their|its owner's) cemetery\\b",
                    "Each opponent puts $1 of their deck into their cemetery"),
            swap("\\b((?:cards|followers|spells|amulets)(?: " + WHICH + ")?) in (?:an|your) opponent's cemetery\\b",
                    "$1 in opponents' cemeteries"),
            swap("\\b([Ww]hen(?:ever)?) the enemy leader\\b", "$1 an enemy leader"),
            swap("\\battacks (?:the enemy leader|your opponent's leader|an enemy leader)\\b", "attacks a leader"),
            swap("\\b(deals attack damage) to a leader\\b", "$1 to an enemy leader"),
            swap("\\bboth leaders\\b", "each leader"),
            // What is so.
            swap("\\b([Ii]f|[Ww]hile) your (deck|hand|EX area|cemetery) (?:has no cards|is empty)\\b",
                    "$1 there are no cards in your $2"),
            swap("\\b([Ii]f|[Ww]hile|[Ww]hen) you (?:control|have) (an?|another) ([^,.]*?(?:follower|amulet|card|token))(?: on your field)?(?= with|,)",
                    "$1 there is $2 $3 on your field"),
            swap("\\b([Ii]f|[Ww]hile) you (?:control|have) (an?) ([A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*)(?: on your field)?,",
                    "$1 there is $2 $3 on your field,"),
            swap("\\b([Ii]f|[Ww]hile|[Ww]hen) you control (\\d+) or more ([^,.]*?(?:follower|amulet|card|token)s),",
                    "$1 there are at least $2 $3 on your field,"),
            swap("\\b([Ii]f|[Ww]hile|[Ww]hen) you control (no|at least \\d+|\\d+) ([^,.]*?(?:follower|amulet|card|token)s),",
                    "$1 there are $2 $3 on your field,"),
            swap("\\b([Ii]f|[Ww]hile) your opponent (?:controls|has) (\\d+) or more ([^,.]*?)(follower|amulet|card)s(?: on their field)?,",
                    "$1 there are at least $2 enemy $3$4s on the field,"),
            swap("\\b([Ii]f|[Ww]hile) your opponent (?:controls|has) (no|at least \\d+|\\d+) ([^,.]*?)(follower|amulet|card)s(?: on their field)?,",
                    "$1 there are $2 enemy $3$4s on the field,"),
            swap("\\b([Ii]f|[Ww]hile) your opponent (?:controls|has) an? ([^,.]*?)(follower|amulet|card)(?: on their field)?,",
                    "$1 there is an enemy $2$3 on the field,"),
            swap("\\b([Ii]f|[Ww]hile) your opponent has (no|at least \\d+|\\d+) cards in (?:their )?hand,",
                    "$1 there are $2 cards in an opponent's hand,"),
            swap("\\b([Ii]f|[Ww]hile) your opponent has (\\d+) or more cards in (?:their )?hand,",
                    "$1 there are at least $2 cards in an opponent's hand,"),
            swap("\\b([Ii]f|[Ww]hile|[Ww]hen) (?:your opponent's|the enemy) leader's defense is\\b",
                    "$1 an enemy leader's defense is"),
            swap("\\b([Ii]f|[Ww]hile|[Ww]hen) (?:your opponent's|the enemy) leader has (\\d+) (?:defense or (less|more)|or (less|more) defense)",
                    "$1 an enemy leader's defense is $2 or $3$4"),
            swap("\\b(leader's defense) becomes (\\d+ or (?:less|more))", "$1 is $2"),
            swap("\\b([Ii])f you(?:'ve)? evolved an? (" + LABELS + "follower) this turn,",
                    "$1f any of your $2s have evolved this turn,"),
            swap("\\b([Ii])f an? (" + LABELS
                    + "(?:follower|amulet|card)) (?:you control|on your field) was destroyed this turn,",
                    "$1f any of your $2s have been destroyed this turn,"),
            swap("\\b([Ii])f an? enemy ([^,.]*?) has been destroyed this turn,",
                    "$1f an enemy $2 was destroyed this turn,"),
            swap("\\b([Ii])f you played (an?|at least \\d+) (?=[^,.]* this turn,)", "$1f you've played $2 "),
            swap("(?<=\\bIf you do, )([^.]*)\\. If you don't, ", "$1. Otherwise, "),
            // Events.
            swap("\\b((?:an?|another) " + LABELS + "(?:follower|amulet|card)) on your field (?=would )",
                    "$1 you control "),
            swap("\\b(takes) (\\d+) or more damage\\b", "$1 at least $2 damage"),
            swap(START + "When(ever)? ([^,.]*?) during your turn, ", "During your turn, when$1 $2, "),
            swap(START + "When(ever)? ([^,.]*?) during (?:an|your) opponent's turn, ",
                    "During an opponent's turn, when$1 $2, "),
            swap("\\b([Ww]hen(?:ever)?) another of your (" + LABELS + ")(follower|amulet|card|token)s\\b",
                    "$1 another $2$3 you control"),
            swap("\\b([Ww]hen(?:ever)?) ([^,.]*?) is dealt damage\\b", "$1 $2 takes damage"),
            swap("\\b(leader|follower|card)'s (attack|defense) is increased\\b", "$1 gains $2"),
            swap("\\b(leader|follower|card)'s (attack|defense) is (?:reduced|decreased)\\b", "$1 loses $2"),
            swap("\\b([Ww]hen(?:ever)?) you shuffle,", "$1 you shuffle your deck,"),
            swap("\\bAt the start of (?:your|an) opponent's (main|end) phase\\b",
                    "At the start of each opponent's $1 phase"),
            swap("\\bAt the start of (?:your|an) opponent's next (main|end) phase\\b",
                    "At the start of each opponent's next $1 phase"),
            swap("\\bAt the start of each (main|end) phase\\b", "At the start of each player's $1 phase"),
            // A description behind the place stands before it.
            swap("\\b(" + ONE + "|spell)(s?) (" + WHERE + ") (" + WHICH + ")", "$1$2 $4 $3"));

    private EverydayWords() {
    }
}
