package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Plain English for what is done, as {@link EverydayWords} has it for who and when. */
final class EverydayDeeds {
    private static final String START = EverydayWords.START;

    static final Normaliser FOLDS = Normaliser.of(
            // Drawing and looking.
            swap("\\b([Dd])raw (?:another|an additional|one more|1 more) card\\b", "$1raw a card"),
            swap("\\b([Dd])raw (\\d+) (?:more|additional|other) cards\\b", "$1raw $2 cards"),
            swap("\\b(deck)(?:\\.| and) [Pp]ut them back(?: on top(?: of your deck)?)? in any order\\.",
                    "$1. Put them on top of your deck in any order."),
            swap("\\b([Aa]dd|[Pp]ut) one (?=to your hand|into your EX area|onto your field)", "$1 one of them "),
            swap("\\bput the (?:others|other cards)\\b",
                    "put the rest"),
            swap("\\bPut the (?:others|other cards)\\b", "Put the rest"),
            write("(?s)^((?:(?!\\bX\\b).)*)\\b([Dd]iscard (?:your hand|any number of cards|up to \\d cards))(?:, then|\\.|,? and then| and) ([Dd])raw that many cards\\.((?:(?!\\bX\\b).)*)$",
                    found -> found.group(1) + found.group(2)
                            + ". Draw X cards. X equals the number of cards discarded." + found.group(4)),
            swap(START + "Banish your (cemetery|hand|EX area)\\.", "Banish each card in your $1."),
            // Back to hand.
            swap("\\b([Rr]eturn (?:it|this card|each " + EverydayWords.LABELS + "[^.,]*?)) to hand(?=[.,:]| and )",
                    "$1 to its owner's hand"),
            swap("\\b([Rr]eturn it) to their hand(?=[.,])", "$1 to its owner's hand"),
            swap("\\b([Rr])eturn all (" + EverydayWords.LABELS
                    + "|enemy |other |other enemy )(follower|amulet|card)s(?: on the field)? to (?:their owners' hands|their owner's hand|hand)\\b",
                    "$1eturn each $2$3 on the field to its owner's hand"),
            swap("\\b(in your cemetery and )return it to your hand\\b", "$1add it to your hand"),
            swap(EverydaySelections.VERB
                    + "(?:Add|Return) (an? [^.,]*?|another [^.,]*?) (?:in|from) your cemetery to your hand(?=\\.)",
                    "Select $1 in your cemetery and add it to your hand"),
            swap("\\b([Rr])eturn all (other )?((?:[A-Z][\\w-]* )*)(follower|amulet|card)s on your field to (?:their owners' hands|hand)\\b",
                    "$1eturn each $2$3$4 on your field to its owner's hand"),
            // The leader's defense (5.26).
            write(START
                    + "(?:Give (your leader|each enemy leader|the enemy leader) \\+?(\\d+|X) defense|(Your leader) gains (\\d+|X) defense|Increase (your leader)'s defense by (\\d+|X))(?=[.,])",
                    found -> "Give " + first(found.group(1), found.group(3), found.group(5)) + " [defense]+"
                            + first(found.group(2), found.group(4), found.group(6))),
            write("\\b([Rr])e(?:store|cover) (\\d+|X) defense to your leader\\b",
                    found -> (found.group(1).equals("R") ? "Give" : "give") + " your leader [defense]+"
                            + found.group(2)),
            swap(START + "(?:Y|y)our leader loses (\\d+|X) defense(?=[.,])", "Give your leader [defense]-$1"),
            swap(START + "(?:The enemy|Each enemy|Your opponent's) leader loses (\\d+|X) defense(?=[.,])",
                    "Give each enemy leader [defense]-$1"),
            swap(START + "Reduce (your leader|each enemy leader|the enemy leader)'s defense by (\\d+|X)(?=[.,])",
                    "Give $1 [defense]-$2"),
            swap("\\bHeal your leader (?:for|by) (\\d+|X)(?: defense)?(?=[.,])", "Give your leader [defense]+$1"),
            swap("\\bheal your leader (?:for|by) (\\d+|X)(?: defense)?(?=[.,])", "give your leader [defense]+$1"),
            // Points (3.2).
            swap("\\b(?:Gain (\\d+) play points?|Increase your play points by (\\d+))(?=[.,])",
                    "Recover $1$2 play points"),
            swap("\\bRecover 1 play points\\b", "Recover 1 play point"),
            swap("\\bRecover (\\d+ evolution points?)\\b",
                    "Gain $1"),
            swap("\\brecover (\\d+ evolution points?)\\b", "gain $1"),
            // Attack and defense.
            swap("\\b([Cc])hange the (attack|defense) of (it|this follower|each [^.,]*?|your leader) to (?=\\d|X)",
                    "$1hange $3's $2 to "),
            swap("\\b([Cc]hange) it's (?=attack|defense)", "$1 its "),
            write("\\b([Ss])et (?=(?:its|this follower's|your leader's|each enemy leader's) (?:attack|defense) to\\b)",
                    found -> found.group(1).equals("S") ? "Change " : "change "),
            swap(START + "Its (attack|defense) becomes (\\d+|X)\\.", "Change its $1 to $2."),
            swap("\\b(your|each enemy|the enemy) leader \\[defense\\]([+-])", "$1 leader [defense]$2"),
            swap("(?<=, )(this follower|it|your leader|they) gets? " + EverydaySelections.GIFTS + "(?=\\.)",
                    "give $1 $2", "give they", "give them"),
            swap("(?<=, )(this follower|it|your leader) gains (?!defense|attack|\\d)" + EverydaySelections.GIFTS
                    + "(?=\\.)",
                    "give $1 $2"),
            write("(?m)(?<=\\. |: |\\] )(It|This follower|They|Each [^.,]*? on (?:the|your) field) gets? "
                    + EverydaySelections.GIFTS + "(?=\\.)",
                    found -> "Give " + (found.group(1).equals("They") ? "them" : found.group(1).toLowerCase(Locale.ROOT)
                            .substring(0, 1) + found.group(1).substring(1)) + " " + found.group(2)),
            swap("\\b([Gg]ive) each of your (" + EverydayWords.LABELS + ")(follower|amulet|card)s\\b",
                    "$1 each $2$3 on your field"),
            swap("\\b([Gg]ive) all (?:of )?your (" + EverydayWords.LABELS + ")(follower|amulet|card)s\\b",
                    "$1 each $2$3 on your field"),
            swap("\\buntil the end of (?:an|your|each) opponent's next turn\\b",
                    "for the rest of this turn and during each opponent's next turn"),
            swap("\\bUntil the end of (?:an|your|each) opponent's next turn, ",
                    "For the rest of this turn and during each opponent's next turn, "),
            swap("\\bUntil (?:the end of the turn|end of turn|the end of this turn), ", "For the rest of this turn, "),
            swap("\\b([Gg]ive [^.,]*? \\[(?:attack|defense)\\][^.\"]*?)(?<!the rest of) this turn\\.",
                    "$1 for the rest of this turn."),
            write("(?m)(?<=\\. |\\] )(It|They|This follower) ((?:can't|doesn't|don't) [^.]*?) (for the rest of this turn and during each opponent's next turn|during (?:an|your|each) opponent's next turn|until the start of your next turn)\\.",
                    found -> upper(found.group(3).replaceAll("(?<=during )(?:an|your) opponent's", "each opponent's"))
                            + ", "
                            + lower(found.group(1)) + " " + found.group(2) + "."),
            // Tokens.
            swap("\\b([Ss]ummon an? (?:[A-Z][\\w'-]* )+)tokens? and an? ((?:[A-Z][\\w'-]* )+token)\\b", "$1and $2"),
            swap("\\b([Tt]ransform [^.]*? into an? )((?:[A-Z][\\w'-]* ?)+)(?<! )\\.", "$1$2 token."));

    private EverydayDeeds() {
    }

    private static String first(@Nullable String... words) {
        for (String word : words) {
            if (word != null) {
                return lower(word);
            }
        }
        return "";
    }

    static String lower(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    static String upper(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
