package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.rewriting;
import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.Locale;

/** What today's cards say shorter than the older ones: rewritten behind {@link NewerWording} into the form that is read and printed. */
final class RecentWording {
    private static final String WORD = "(?:Ward|Storm|Rush|Aura|Bane|Drain|Assail|Intimidate)";
    private static final String NAME = "\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)*";
    private static final String LABEL = "(?:<[^>]*>|" + NAME + ")";

    static final Normaliser FOLDS = Normaliser.of(
            rewriting("(?<=\\[quick\\]\n)\\. ", ""), swap("\\b([Tt])here's\\b", "$1here is"),
            // What describes a card stands behind its kind.
            swap("\\bwith at least (\\d+) (attack|defense)\\b", "with $1 $2 or more"),
            swap("\\b(followers?) (on (?:your|the) field) (with \\d+ (?:attack|defense) or (?:more|less))\\b",
                    "$1 $3 $2"),
            swap("\\b((?:[Aa]n?|[Aa]nother) [^.,:]*?follower with \\d+ (?:attack|defense) or (?:more|less)) on your field (?=attacks|evolves|is )",
                    "$1 you control "),
            swap("\\b(cards?) (in your (?:EX area|cemetery|hand)) (named " + LABEL + ")", "$1 $3 $2"),
            swap("\\b(an? [^.,:]*?(?:card|follower|spell|amulet)) or an? ([^.,:]*?) (?=from among them)", "$1 or $2 "),
            swap("\\bis (reserved|engaged) on your field,", "is $1,"),
            // A word that is left out.
            swap("\\b([Ee]quip an? " + LABEL + ") to (?=this|it\\b)", "$1 token to "),
            swap("\\b(Select an enemy follower on the field and give) (?=\\[)", "$1 it "),
            swap("\\b(would take damage this turn, it doesn't)\\.", "$1 take damage."),
            swap("(?<= )\\[engage\\] card\\.", "engage this card."),
            swap("\\bthe selected enemy follower's\\b", "the selected follower's"),
            // The last comma of a row.
            swap("((?:\\[(?:attack|defense)\\][^,. ]*|" + WORD + ")), (" + WORD + ") and (" + WORD + ")(?=[.,\"])",
                    "$1, $2, and $3"),
            // Two names with commas in one row.
            swap("\\b(an? )(" + NAME + ", " + NAME + ") and (" + NAME + ", " + NAME + ")(?= token\\b)",
                    "$1<$2> and <$3>"),
            // Deeds that pay together, and behind the dash of a keyword.
            write("(?<=\\[unionburst\\] ?)(On Evolve|Strike): (?!Combo|Spellchain|Necrocharge|Earth Rite|Lesson|If |When )([A-Z\\[][^.:\"]*?): ",
                    found -> found.group(1) + ", " + EverydayDeeds.lower(found.group(2)) + ": "),
            swap("\\[engage\\] and (?=(?:banish|discard|put|return|remove)\\b)", "[engage], "),
            swap("\\b([Bb])anish this card and (an?|another|\\d) ((?:<[^>]*>|[^.:,<])*?) from your (cemetery|EX area)(?=:)",
                    "$1anish this card from your $4, banish $2 $3 in your $4"),
            write("\\[act\\], ([a-z])", found -> "[act] " + found.group(1).toUpperCase(Locale.ROOT)),
            swap("\\b([Dd])iscard this card and (an? [^.:,]*)(?=:)", "$1iscard this card, discard $2"),
            // Two things that are done to what is selected.
            swap("\\b(Select [^.]*?) and change (its attack to (?:\\d+|X) and change its defense to (?:\\d+|X))\\.",
                    "$1. Change $2."),
            swap("\\b(Select (?:<[^>]*>|[^.,<])*?), give ([^.,]*?) and (refresh it)\\.", "$1. Give $2 and $3."),
            swap("\\b([Gg]ive it (?:\\[[^.]*?)) and your leader (\\[defense\\][+-]\\d+)\\.",
                    "$1. Give your leader $2."),
            swap("\\b([Dd]eal it \\d+ damage), and each opponent ", "$1. Each opponent "),
            swap("\\b(deal \\d+ damage to [^.,]*? and \\d+ damage to [^.,]*?), and give ([^.]*)\\.", "$1. Give $2."),
            // Searching into the cemetery.
            swap("\\b([Ss]earch your deck for [^.]*?), bury (it|them), then shuffle your deck\\b",
                    "$1 and put $2 into your cemetery"),
            // Conditions.
            swap("\\b([Tt]here are (?:at least )?\\d+ [^.,]*?) and no (?=cards|followers|amulets|spells)",
                    "$1 and there are no "),
            swap("\\b([Tt])here is no (?=[\\p{Lu}<])", "$1here are no "),
            write("\\b([Ii]f there are no (" + LABEL + ") on your field, summon) one\\.",
                    found -> found.group(1) + " " + article(found.group(2)) + " token."),
            swap("\\b(this card was put onto the field from) the cemetery\\b", "$1 your cemetery"),
            swap("\\b([Tt])here isn't another ([^.,]*?)(follower|amulet|card)(?= on your field)",
                    "$1here are no other $2$3s"),
            swap("(?m)(?<=^|\\. )This card (costs \\d+ less to play from the EX area) if ([^.]*)\\.",
                    "If $2, this card $1."),
            // Events.
            swap("\\b(this (?:card|follower|amulet)) becomes engaged\\b", "$1 is engaged"),
            // How often stands behind what is done (10.1.1.1).
            swap("(Choose [^.]* of the following\\.) (This ability can be activated [^.]*\\.) (\\(1\\)[^\n]*)",
                    "$1 $3 $2"),
            // A card goes to its owner's deck (5.22.5).
            swap("\\b([Pp])ut this card on (top|the bottom) of your deck\\b",
                    "$1ut this card on $2 of its owner's deck"),
            swap("\\b([Tt])he next ([^.]*?) you play costs (\\d+(?: less| more)?) to play\\b",
                    "$1he next $2 you play costs $3"));

    private RecentWording() {
    }

    private static String article(String label) {
        return ("AEIOU".indexOf(label.charAt(label.startsWith("<") ? 1 : 0)) >= 0 ? "an " : "a ") + label;
    }
}
