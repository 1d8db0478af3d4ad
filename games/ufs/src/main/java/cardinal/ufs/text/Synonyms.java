package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.write;
import static cardinal.ufs.text.Wordings.opening;
import static cardinal.ufs.text.Wordings.rewriting;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;

/**
 * Wordings that mean the same as the one this grammar prints, reviewed one by one. Each is rewritten before reading, so that the text that is
 * read is always the text that is printed. The grammar's own words are those of UniVersus. Nothing here drops or adds a word that says who,
 * where, when, how many or which; such wordings have productions of their own, or are not understood.
 */
final class Synonyms {
    private static final String PROPERTY = "(difficulty|check value|speed|damage|block modifier)";
    private static final String SYMBOL = "(fire|water|air|earth|void|death|chaos|evil|life|good|order)";
    private static final String TYPE = "(Enhance|Form|Response|Blitz)";
    private static final String CARDS = "(?:card|foundation|asset|attack|action|character|backup|momentum)s?";

    private static final Function<MatchResult, String> SMALL = found -> found.group().toLowerCase(Locale.ROOT);

    private static final List<String> ORDINALS = List.of("second", "third", "fourth");

    private static final Function<MatchResult, String> CAPITALS = found -> Arrays.stream(found.group().split(" "))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .reduce((a, b) -> a + " " + b).orElse("");

    /** Words that an edition before UniVersus has for the same thing. */
    private static final List<Fold> OLDER_EDITIONS = List.of(
            opening("opponent", "rival"),
            rewriting("(?<=\\[|, )Rival attack(?=[,\\]])", "Rival's attack"),
            write("\\b(?:vitality|Ready Phase|symbol-specific)\\b", SameWords::older),
            rewriting("\\bstaging area(s?)\\b", "stage$1"),
            write("\\b[Cc]ontrol (check|value)(s?)\\b",
                    found -> (found.group(1).equals("check") ? "check" : "check value") + found.group(2)),
            rewriting("\\bresource symbol(s?)\\b", "symbol$1"),
            write("\\b([Ff]orm|[Rr]esponse|[Ee]nhance) (cards?)\\b", found -> found.group(2) + " with "
                    + (found.group(1).equalsIgnoreCase("enhance") ? "an " : "a ")
                    + found.group(1).toLowerCase(Locale.ROOT) + " ability"),
            // 2010, 8.3.2.14.
            rewriting("(?<=[:.] )(This attack|Your rival's attack) is (?=(?:completely |partially |fully )?blocked\\.)",
                    "$1 is considered "),
            // 2010, 8.3.0.1.
            write("(?<=attack's )(speed|damage|difficulty) is (increased|reduced|decreased) by (?=\\d)",
                    found -> found.group(1) + " gets " + (found.group(2).equals("increased") ? "+" : "-")),
            // 2010, 2.9.3.7, 2.13.10.
            rewriting("\\b([Aa]fter) your (\\w+) (card|attack|foundation) played this turn\\b",
                    "$1 you play your $2 $3 this turn"),
            rewriting("\\b([Ii]f) there is (an? [^.,]*?) preceding this card in your card pool\\b",
                    "$1 the preceding card in your card pool is $2"),
            rewriting("\\bwith an? \\+(\\d+) block\\b", "with block modifier $1"),
            // 2010, 8.3.3.5: both are played at the same point.
            write("\\bWhen (you are|a player is|your rival is) taking damage\\b", found -> "Before "
                    + (found.group(1).equals("you are") ? "you take" : found.group(1).replace(" is", " takes"))
                    + " damage"),
            // UniVersus, stun.4.
            rewriting("\\b([Aa]fter|[Bb]efore|[Ww]henever) ([^,.]*) (is|are) stunned(?=,)",
                    "$1 $2 $3 committed due to a stun effect"));

    /** Capitals say nothing in these words. */
    private static final List<Fold> CAPITAL_LETTERS = List.of(
            write("(?<=\\d |[Yy]our |this )(Momentum|Speed|Damage|Health|Character|Attack|Foundation)\\b|(?<![:.] )(?<!\\n)(?<!^)\\b"
                    + TYPE
                    + "(?= (?:or " + TYPE + " )?(?i:abilit))|(?<=\\b(?:at|in) )(Desperation|Deadlock)\\b"
                    + "|(?<=\\bas your next )Form\\b|(?<=\\bplay a )Reversal(?= as if\\b)", SMALL),
            write("\\b(Start|Combat|End) phase\\b|\\b(Enhance|Block|Damage|Ready|Review|Draw) step\\b(?!(?:,[^.:]*)?\\])"
                    + "|(?<=\\bits )(stun|breaker|powerful|echo)(?= rating)|\\b(combo|deadlock|desperation)(?= abilit)"
                    + "|(?<=\\bnon-)unique\\b|(?<=: )x(?=\\. X equals)", CAPITALS));

    /** One spelling of several, a full form for its contraction, a missing blank, bracket, mark or full stop. */
    private static final List<Fold> SPELLING = List.of(
            write(SameWords.PLAIN, SameWords::plain),
            rewriting("\\b(does|do|has|have|is|are|was|were|could)n't\\b", "$1 not"),
            rewriting("\\b([Ff])ace-?(up|down)\\b", "$1ace $2"),
            write("\\b(?:2nd|3rd|4th)\\b", found -> ORDINALS.get(found.group().charAt(0) - '2')),
            rewriting("\\b(min|max)(?:imum)?\\.? ([+-]?\\d+)\\.?(?=\\))", "$1. $2"),
            // The most of a bonus has the sign of the bonus.
            rewriting("([+-])([^.()+-]*\\((?:min|max)\\. )\\1(?=\\d+\\))", "$1$2"),
            rewriting(",? rounded up\\b(?!\\))", " (rounded up)"),
            rewriting("(?<=[a-z]:|\\b(?:Lose|Gain|Draw|Discard|Mill|Commit|Flip|Remove|Spend))(?=\\d)", " "),
            rewriting("\\b(\\w+), (\\w+) or (\\w+)(?= (?:attack|card|foundation)s?\\b)", "$1, $2, or $3"),
            write("(?<=\\. )Then (?=[a-z])|,? and then (?=[a-z])",
                    found -> found.group().startsWith("Then") ? "Then, " : ", then "),
            rewriting("(?m)^(.*" + TYPE + "\\b[^:\\n]*: .*[a-z0-9)])$", "$1."),
            write("(?m)^" + SYMBOL + "(?= " + TYPE + "\\b)|(?<=\\b(?:[Yy]our|rival|this|next|is a|is an) )" + SYMBOL
                    + "(?= (?:or \\S+ )?(?:attack|foundation|card)s?\\b)|(?<=\\bthe )" + SYMBOL + "(?= or " + SYMBOL
                    + " symbol\\b)|(?<=\\bthe " + SYMBOL + " or )" + SYMBOL + "(?= symbol\\b)",
                    found -> "{" + found.group() + "}"),
            rewriting("\\btransforms into ([A-Z][\\w' ]+, [A-Z][\\w' ]+),", "transforms into \"$1\","),
            rewriting("\\b(\\d+ or more (?:of your |rival )?\\w+s) is (?=\\w+(?:ed|en)\\b)", "$1 are "),
            rewriting("\\b([Bb]oth players [^.]*?) their (deck|card pool)s\\b", "$1 their $2"));

    /** A number of cards or a value that is asked for, in one form of several. */
    private static final List<Fold> NUMBERS = List.of(
            rewriting("\\b([Dd]raws?|[Dd]iscards?|[Cc]hoose) an? (card|player)\\b", "$1 1 $2"),
            rewriting("\\b([Mm])ill(s?) (\\d+) cards?\\b", "$1ill$2 $3"),
            rewriting("\\b(with|has) (?:an? )?(printed )?" + PROPERTY + " (?:of )?(?=\\d|X)", "$1 $2$3 "),
            rewriting("\\bwith (\\d+) difficulty( or less| or greater)?\\b", "with difficulty $1$2"),
            rewriting("([+-]\\d+) to (?:its|their) block modifiers?\\b", "$1 block modifier"),
            rewriting("\\b([Aa]gainst) an? (\\d)", "$1 a difficulty of $2"),
            rewriting("\\b([Yy]our rival|[Tt]hey) checks? against a", "$1 makes a check against a"),
            rewriting("\\b(second|third|fourth|fifth) or greater (attack|card|block|time)\\b", "$1 $2 or greater"),
            rewriting("\\bthe (highest|lowest) (printed )?" + PROPERTY
                    + " (?:of|on) an? ([^.,]*?)(attack|card|foundation|asset)(?= in | from )",
                    "the $1 $2$3 among $4$5s"),
            rewriting("\\b([Aa]dd|[Bb]uild) (\\d+) of the (?:cards )?(milled|revealed)(?: cards| this way)\\b",
                    "$1 $2 card $3 this way"),
            opening("put (\\d+ \\w+ counters?) on\\b", "add $1 to"),
            // None is a number like any other.
            write("\\b(?:have|has) (?:not )?(?:played|drawn|discarded|committed|readied|flipped|sealed|destroyed|sacrificed"
                    + "|removed|cleared|spent|revealed|milled|built|added|blocked|gained|lost) no (?=[a-z])"
                    + "|\\b(?:[Yy]ou have|[Yy]our rival has) (?:dealt|taken) no (?=damage)"
                    + "|\\b[Nn]o (?=\\w+s have been \\w+(?:ed|en|wn)\\b)",
                    found -> found.group().replaceFirst("[Nn]o $", "0 ")));

    /** Places by another name. There are two players: the piles of all are those of both. */
    private static final List<Fold> PLACES = List.of(
            rewriting("\\b(you have (?:\\d+ or )?more) removed cards\\b", "$1 cards in your removed pile"),
            rewriting("\\bdifferent (card type|symbol|keyword|name|attack zone)(s?) in your (stage|card pool)\\b",
                    "different $1$2 among cards in your $3"),
            rewriting("\\bremoved from game (?:pile|zone)(s?)\\b", "removed pile$1"),
            rewriting("\\b([Rr]emove[sd]? [^.,:]*?) from the game\\b", "$1"),
            rewriting("\\b(?:all|both)(?: players'?)? (?=(?:stages|card pools|discard piles|removed piles)\\b)",
                    "both players' "),
            write("\\b(any|either|each) (?=(?:stage|card pool|discard pile)\\b)",
                    found -> (found.group(1).equals("each") ? "each" : "either") + " player's "),
            write("\\b([Yy]ou have|[Yy]our rival has)( [^.,]*? in )(?=hand\\b)",
                    found -> found.group(1) + found.group(2) + (found.group(1).endsWith("has") ? "their " : "your ")),
            write("\\b([Tt])urn(s?) ([^.,:]+?) face (down|up)\\b(?! (?:[a-z]+ )?" + CARDS + "\\b)",
                    SameWords::flipped), // K.4.2: to flip is to turn face down
            opening("put ([^.]*?) on (?:the )?(top|bottom) of\\b", "add $1 to the $2 of"),
            opening("place ([^.]*?) on (?:the )?(bottom) of\\b", "add $1 to the $2 of"),
            rewriting("\\bthe top (\\d+) cards from your (discard pile|deck)\\b", "the top $1 cards of your $2"),
            rewriting("\\b(foundation|attack|card|backup)(s?) (from|in) (your|their|your rival's) "
                    + "(discard pile|hand|card pool|stage|deck) (with (?:(?:printed )?difficulty|the same|\") ?(?:(?! and )[^.,:])*?)"
                    + "(?= to (?:your|the|their)\\b|[.,:]|$)", "$1$2 $6 $3 $4 $5"),
            rewriting(
                    "\\b(you could normally play) ((?:from|in) (?:your|their) (?:discard pile|hand|card pool|deck))\\b",
                    "$2 $1"),
            rewriting("\\bfrom among (?:the )?cards (\\w+) this way\\b", "$1 this way"),
            rewriting("\\bthe card (milled|revealed|discarded|removed|chosen|flipped) this way\\b", "the $1 card"));

    /** The same time, the same deed, the same state. */
    private static final List<Fold> TIMES_AND_STATES = List.of(
            rewriting("\\b([Aa]t) the beginning of\\b", "$1 the start of"),
            rewriting("\\buntil the end of (?:this|the) turn\\b", "for the rest of this turn"),
            rewriting("\\b([Bb]efore|[Aa]fter) (this attack|your attack|that attack|your rival's attack)'s "
                    + "(Block|Damage|Enhance) Step\\b", "$1 the $3 Step of $2"),
            rewriting("\\b([Yy]our(?: rival's)? attacks|Attacks) this turn ((?:that [^.]*? )?get [^.]*)\\.",
                    "$1 $2 this turn."),
            rewriting("\\b([Yy]our rival (?:[^.]* )?until the end of) their next turn\\b", "$1 your rival's next turn"),
            // F.1.1: cards ready in the Ready Step of their own player only.
            rewriting("\\b(do(?:es)? not ready during) (?:your|their) Ready Step\\b", "$1 the Ready Step"),
            opening("your rival skips their (?=next|Ready|Review|Draw|Combat|Enhance|Block|End)", "skip your rival's "),
            // K.3.6; 2010, 8.3.0.1: a value that becomes a number is changed to it.
            write("(?<=[:.,] )([Tt]his|[Yy]our|[Ii]ts|[Tt]hat)((?: rival's)?(?: attack's| card's)?) (speed|damage|difficulty|zone)"
                    + " becomes (?=\\d|X\\b|high\\b|mid\\b|low\\b)",
                    SameWords::changed),
            // K.2.8: what an ability does and what it would do is one thing.
            rewriting("\\b(abilities(?: on [^.,]*?)?) that would (?=\\w)", "$1 that "),
            rewriting("\\b(ability(?: on [^.,]*?)?) that would (\\w+)\\b", "$1 that $2s"),
            rewriting("\\b([Ii]f [^,.]*) during this Enhance Step,", "$1 this Enhance Step,"),
            rewriting("\\b([Aa]fter an? [\\w -]*ability) is played on (an? [^,]*),", "$1 on $2 is played,"),
            opening("no more attacks can be played this turn\\b", "attacks cannot be played this turn"),
            rewriting("\\b(pay) the cost (?:of|for) (?=this attack's|an? [A-Z])", "$1 for "),
            rewriting("\\b(?:Your deck may include|You can have) up to (\\d+) copies of this card(?: in your deck)?\\.",
                    "You can include up to $1 copies of this card in your deck."),
            rewriting("\\bAny player may play this ability\\.", "Playable by either player."),
            rewriting("\\b[Ff]ailing (that|this) check will not end\\b", "Failing $1 check does not end"),
            rewriting("( during the (?:Combat Phase|Enhance Step|Block Step|End Phase))( due to [^,.]*)(?=,)", "$2$1"),
            // There are two players.
            write("\\b([Ee]ach|[Aa]n?) rival(?='s| \\w+s\\b)",
                    found -> Character.isUpperCase(found.group().charAt(0)) ? "Your rival" : "your rival"));

    /** All rows, by what they fold. */
    static final List<List<Fold>> TABLE =
            List.of(OLDER_EDITIONS, CAPITAL_LETTERS, SPELLING, NUMBERS, PLACES, TIMES_AND_STATES);

    static final Normaliser NORMALISER = Normaliser.all(TABLE).then(new Normaliser(PrintedWords.TABLE))
            .then(new Normaliser(EverydayWords.TABLE))
            .then(new Normaliser(SpokenWords.TABLE)).then(new Normaliser(EarlierWords.TABLE))
            .then(new Normaliser(WordOrder.TABLE));

    private Synonyms() {
    }
}
