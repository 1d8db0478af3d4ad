package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.rewriting;
import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;

/** What today's cards say shorter than the older ones: rewritten behind {@link NewerWording} into the form that is read and printed. */
final class RecentWording {
    private static final String WORD = "(?:Ward|Storm|Rush|Aura|Bane|Drain|Assail|Intimidate)";
    private static final String NAME = "\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)*";
    private static final String LABEL = "(?:<[^>]*>|" + NAME + ")";

    static final Normaliser FOLDS = Normaliser.of(
            rewriting("(?<=\\[quick\\]\n)\\. ", ""),
            // The last comma of a row.
            swap("((?:\\[(?:attack|defense)\\][^,. ]*|" + WORD + ")), (" + WORD + ") and (" + WORD + ")(?=[.,\"])",
                    "$1, $2, and $3"),
            // Two names with commas in one row.
            swap("\\b(an? )(" + NAME + ", " + NAME + ") and (" + NAME + ", " + NAME + ")(?= token\\b)",
                    "$1<$2> and <$3>"),
            // Deeds that pay together.
            swap("\\[engage\\] and (?=(?:banish|discard|put|return|remove)\\b)", "[engage], "),
            swap("\\b([Bb])anish this card and (an?|another|\\d) ([^.:,]*? from your (cemetery|EX area))(?=:)",
                    "$1anish this card from your $4, banish $2 $3"),
            swap("\\b([Dd])iscard this card and (an? [^.:,]*)(?=:)", "$1iscard this card, discard $2"),
            // Two things that are done to what is selected.
            swap("\\b(Select [^.]*?) and change (its attack to (?:\\d+|X) and change its defense to (?:\\d+|X))\\.",
                    "$1. Change $2."),
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
            // Events.
            swap("\\b(this (?:card|follower|amulet)) becomes engaged\\b", "$1 is engaged"),
            // How often stands behind what is done (10.1.1.1).
            swap("(Choose [^.]* of the following\\.) (This ability can be activated [^.]*\\.) (\\(1\\)[^\n]*)",
                    "$1 $3 $2"),
            // A card goes to its owner's deck (5.22.5).
            swap("\\b([Pp])ut this card on (top|the bottom) of your deck\\b", "$1ut this card on $2 of its owner's deck"),
            swap("\\b([Tt])he next ([^.]*?) you play costs (\\d+(?: less| more)?) to play\\b",
                    "$1he next $2 you play costs $3"));

    private RecentWording() {
    }

    private static String article(String label) {
        return ("AEIOU".indexOf(label.charAt(label.startsWith("<") ? 1 : 0)) >= 0 ? "an " : "a ") + label;
    }
}
