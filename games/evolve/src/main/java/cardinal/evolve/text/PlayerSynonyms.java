package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.Locale;

/**
 * What players write where cards of this game have a wording of their own for it. Each means the same and nothing else;
 * it is rewritten before {@link Synonyms}.
 */
final class PlayerSynonyms {
    private static final String SORT = "(?:[A-Z][\\w-]* |\\[\\w+\\] )*(?:follower|amulet|card|spell)";
    private static final String KINDS = "((?:[A-Z][\\w-]* |\\[\\w+\\] )*)(follower|amulet|card|token)s";

    static final Normaliser FOLDS = Normaliser.of(
            // Players: there are two (1.1.1).
            swap("\\bSkip (?:your|an) opponent's next turn\\b", "Each opponent skips their next turn"),
            swap("\\b(?:the enemy leader|(?:your|the) opponent's leader)(?=[.,]| and\\b)", "each enemy leader"),
            swap("(?m)(?<=^|\\. )Your opponent's ((?:[A-Z][\\w-]* |\\[\\w+\\] )*)(follower|amulet|card|spell)s cost (\\d+) (less|more)(?: to play)?\\.",
                    "Any $1$2 an opponent plays costs $3 $4."),
            swap("\\bYour opponents\\b", "Opponents"), swap("\\byour opponents\\b", "opponents"),
            swap("\\bYour opponent\\b", "An opponent"), swap("\\byour opponent\\b", "an opponent"),
            swap("\\bto (?:all enemies|each enemy)(?=[.,])", "to each enemy leader and enemy follower on the field"),
            // Numbers.
            swap("\\b([Dd]raw|[Dd]iscard)(s?) (?:1|one) card\\b", "$1$2 a card"),
            swap("\\b(then discard) one\\.", "$1 a card."),
            swap("\\b([Gg])ain an (evolution point|Evolution Point)\\b", "$1ain 1 $2"),
            swap("\\bwith (\\d+|X) or (less|more) (attack|defense)\\b", "with $1 $3 or $2"),
            swap("\\bwith (?:a )?cost (?:of )?(\\d+|X) or (less|more)\\b", "that costs $1 or $2"),
            swap("\\bX is (?=the number of |your |its |this )", "X equals "),
            swap("\\b(you have|there are) (\\d+) or more\\b(?! (?:attack|defense|play))", "$1 at least $2"),
            swap("\\b(you have [^.,]*?cards) in hand\\b", "$1 in your hand"),
            swap("\\b([Ii]f|[Ww]hile) you have (no|at least \\d+|\\d+) ([^,.]*?(?:cards|followers|amulets|tokens)) on your field\\b",
                    "$1 there are $2 $3 on your field"),
            swap("\\b([Ww])hile you have (no|at least \\d+|\\d+) ([^,.]*?(?:cards|followers|spells)) in your (?=hand|EX area|cemetery)",
                    "$1hile there are $2 $3 in your "),
            swap("\\b(?:can't|cannot) be played unless\\b", "can only be played if"),
            write("(?m)(?<=^|\\. |\\] )(Draw|Deal|Give|Recover|Summon|Put) ([^.:]*?) for each ((?:other )?" + SORT
                    + " (?:on|in) your [^.,:]*)\\.",
                    found -> "For every " + found.group(3) + ", " + found.group(1).toLowerCase(Locale.ROOT) + " "
                            + found.group(2) + "."),
            // What would happen (10.2.1.3.1), and what damage becomes (10.2.1.3.2).
            swap("\\b([Ii])f ([^,.]*? would (?:be destroyed|leave the field|be banished|be discarded|be put into the cemetery|draw a card)), (?=[^.]*? instead\\.)",
                    "When $2, "),
            swap("(?m)(?<=^|\\. )If (this follower|your leader) would take damage, it takes (\\d+) less damage\\.",
                    "Reduce damage dealt to $1 by $2."),
            write("(?m)(?<=^|\\. )(This follower|Your leader|Your (?:other )?(?:[A-Z][\\w-]* )*followers) takes? (\\d+) (less|more) damage\\.",
                    found -> (found.group(3).equals("less") ? "Reduce" : "Increase") + " damage dealt to "
                            + found.group(1).toLowerCase(Locale.ROOT) + " by " + found.group(2) + "."),
            swap("\\b([Dd])eal ((?:the selected|that|this) (?:follower|card|leader|enemy)|your leader|each [^.,]*?) (\\d+|X) damage\\b",
                    "$1eal $3 damage to $2"),
            swap("\\b([Dd])eal (\\d+|X) damage to each of them\\b", "$1eal them $2 damage"),
            // What is given (5.26).
            write("(?m)(?<=^|\\. |: |\\] )(It|This follower|This card|Your leader) gains (?!defense|\\d)([^.]*?)\\.",
                    found -> "Give " + found.group(1).toLowerCase(Locale.ROOT) + " " + found.group(2) + "."),
            swap("(?m)(?<=^|\\. |: |\\] )They gain (?!defense|\\d)([^.]*?)\\.", "Give them $1."),
            // All of them.
            swap("\\b([Ee]volve|[Rr]efresh|[Ee]ngage|[Dd]estroy|[Bb]anish) all " + KINDS + " on\\b", "$1 each $2$3 on"),
            swap("\\b([Ee]volve|[Rr]efresh|[Ee]ngage|[Dd]estroy|[Bb]anish) (?:all|each) (?:of )?your " + KINDS
                    + "(?=[.,])",
                    "$1 each $2$3 on your field"),
            swap("(?m)(?<=^|\\. |, )(?:All f|F)ollowers on your field have\\b", "Each follower on your field has"),
            swap("(?m)(?<=^|\\. |, )(?:All o|O)ther followers on your field have\\b",
                    "Each other follower on your field has"),
            write("(?m)(?<=^|\\. )(Your " + "[^.,]*? (?:have|has) [^.,\"]*?) during your turn\\.",
                    found -> "During your turn, your" + found.group(1).substring(4) + "."),
            // What cards cost to play.
            write("(?m)(?<=^|\\. )(Follower|Amulet|Card|Spell)s you play cost (\\d+|X) (less|more)(?: to play)?\\b",
                    found -> "Any " + found.group(1).toLowerCase(Locale.ROOT) + " you play costs " + found.group(2)
                            + " "
                            + found.group(3)),
            swap("\\bEach (" + SORT + ") (you play|an opponent plays) costs\\b", "Any $1 $2 costs"),
            swap("\\beach (" + SORT + ") (you play|an opponent plays) costs\\b", "any $1 $2 costs"),
            // Events.
            swap("\\b([Ww])hen(ever)? you evolve an? (" + SORT + "),", "$1hen$2 a $3 you control evolves,"),
            swap("(?m)(?<=^|\\. )Enemy (follower|card|amulet)s enter the field engaged\\.",
                    "Each enemy $1 is put onto the field engaged."),
            swap("\\benters (your|the) field\\b", "is put onto $1 field"),
            swap("\\b(?:Use|Activate) (?:this ability )?(?:only )?once (?:per|each) turn\\.",
                    "This ability can be activated once per turn."),
            // 10.7.5: "it" of an effect, so the moment is the next one of its kind.
            swap("(?<=\\. )At the start of your end phase, (banish|destroy) (it|them)\\.",
                    "At the start of your next end phase, $1 $2."));

    private PlayerSynonyms() {
    }
}
