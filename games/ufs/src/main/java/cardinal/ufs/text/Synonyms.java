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

    private static final Function<MatchResult, String> SMALL = found -> found.group().toLowerCase(Locale.ROOT);

    private static final Function<MatchResult, String> CAPITALS = found -> Arrays.stream(found.group().split(" "))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .reduce((a, b) -> a + " " + b).orElse("");

    /** Words that an edition before UniVersus has for the same thing. */
    private static final List<Fold> OLDER_EDITIONS = List.of(
            opening("opponent", "rival"),
            rewriting("(?<=\\[|, )Rival attack(?=[,\\]])", "Rival's attack"),
            rewriting("\\bvitality\\b", "health"),
            rewriting("\\bstaging areas?\\b", "stage"),
            rewriting("\\b[Cc]ontrol checks?\\b", "check"),
            rewriting("\\bcontrol value\\b", "check value"),
            rewriting("\\bReady Phase\\b", "Start Phase"),
            rewriting("\\bresource symbol(s?)\\b", "symbol$1"),
            rewriting("\\b(form|response) (cards?)\\b", "$2 with a $1 ability"),
            rewriting("\\benhance (cards?)\\b", "$1 with an enhance ability"),
            rewriting("\\bsymbol-specific\\b", "resource-only"),
            rewriting("\\bwith an? \\+(\\d+) block\\b", "with block modifier $1"),
            // 2010, 8.3.3.5: both are played at the same point.
            rewriting("\\bWhen you are taking damage\\b", "Before you take damage"),
            rewriting("\\bWhen (a player|your rival) is taking damage\\b", "Before $1 takes damage"),
            // UniVersus, stun.4.
            rewriting("\\b([Aa]fter|[Bb]efore|[Ww]henever) ([^,.]*) (is|are) stunned(?=,)",
                    "$1 $2 $3 committed due to a stun effect"));

    /** Capitals say nothing in these words. */
    private static final List<Fold> CAPITAL_LETTERS = List.of(
            write("(?<=\\d |[Yy]our |this )(Momentum|Speed|Damage|Health|Character|Attack|Foundation)\\b", SMALL),
            write("\\b(Start|Combat|End) phase\\b|\\b(Enhance|Block|Damage|Ready|Review|Draw) step\\b(?!(?:,[^.:]*)?\\])",
                    CAPITALS),
            write("(?<=\\bits )(stun|breaker|powerful|echo)(?= rating)|\\b(combo|deadlock|desperation)(?= abilit)"
                    + "|(?<=\\bnon-)unique\\b|(?<=: )x(?=\\. X equals)", CAPITALS),
            write("\\b" + TYPE + "(?= (?:or " + TYPE + " )?(?i:abilit))", SMALL),
            write("(?<=\\b(?:at|in) )(Desperation|Deadlock)\\b", SMALL));

    /** One spelling of several, a full form for its contraction, a missing blank, bracket, mark or full stop. */
    private static final List<Fold> SPELLING = List.of(
            rewriting("\\bcanceled\\b", "cancelled"),
            rewriting("\\btowards\\b", "toward"),
            rewriting("\\b(?:can not|can't)\\b", "cannot"),
            rewriting("\\b(does|do|has|have|is|are|was|were|could)n't\\b", "$1 not"),
            rewriting("\\byou've\\b", "you have"),
            rewriting("\\bit's\\b", "it is"),
            rewriting("\\b([Ff])ace-?(up|down)\\b", "$1ace $2"),
            rewriting("\\b4th\\b", "fourth"),
            rewriting("\\b3rd\\b", "third"),
            rewriting("\\b2nd\\b", "second"),
            rewriting("\\b(min|max)(?:imum)?\\.? [+-]?(\\d+)\\.?(?=\\))", "$1. $2"),
            rewriting("\\brounded up\\b(?!\\))", "(rounded up)"),
            rewriting("(?<=[a-z]):(?=\\d)", ": "),
            rewriting("\\b(Lose|Gain|Draw|Discard|Mill|Commit|Flip|Remove|Spend)(?=\\d)", "$1 "),
            rewriting("\\b(\\w+), (\\w+) or (\\w+)(?= (?:attack|card|foundation)s?\\b)", "$1, $2, or $3"),
            rewriting("\\bThen if\\b", "Then, if"),
            rewriting("(?m)^(.*" + TYPE + "\\b[^:\\n]*: .*[a-z0-9)])$", "$1."),
            rewriting("(?m)^" + SYMBOL + " (?=" + TYPE + "\\b)", "{$1} "),
            rewriting("(?<=\\b(?:[Yy]our|rival|this|next|is a|is an) )" + SYMBOL
                    + "(?= (?:or \\S+ )?(?:attack|foundation|card)s?\\b)", "{$1}"),
            rewriting("\\bthe " + SYMBOL + " or " + SYMBOL + " symbol\\b", "the {$1} or {$2} symbol"),
            rewriting("\\btransforms into ([A-Z][\\w' ]+, [A-Z][\\w' ]+),", "transforms into \"$1\","),
            rewriting("\\b(\\d+ or more (?:of your |rival )?\\w+s) is (?=\\w+(?:ed|en)\\b)", "$1 are "));

    /** A number of cards or a value that is asked for, in one form of several. */
    private static final List<Fold> NUMBERS = List.of(
            rewriting("\\b([Dd]raws?|[Dd]iscards?) an? card\\b", "$1 1 card"),
            rewriting("\\b([Cc])hoose a player\\b", "$1hoose 1 player"),
            rewriting("\\b([Mm])ill(s?) (\\d+) cards?\\b", "$1ill$2 $3"),
            rewriting("\\btwo or more (?=cop|card|attack)", "2 or more "),
            rewriting("\\bless (?=(?:cards|foundations|attacks|assets|backups|momentum|ready|face)\\b)", "fewer "),
            rewriting("\\bwith an? (printed )?" + PROPERTY + " (?:of )?(?=\\d|X)", "with $1$2 "),
            rewriting("\\b" + PROPERTY + " of (?=\\d+ or (?:less|greater|more))", "$1 "),
            rewriting("\\b(this attack|that attack) has (?:a )?printed " + PROPERTY + " (?:of )?(?=\\d)",
                    "$1's printed $2 is "),
            rewriting("\\bit has (?:a )?printed " + PROPERTY + " (?:of )?(?=\\d)", "its printed $1 is "),
            rewriting("\\bwith (\\d+) difficulty( or less| or greater)?\\b", "with difficulty $1$2"),
            rewriting("([+-]\\d+) to (?:its block modifier|their block modifiers)\\b", "$1 block modifier"),
            rewriting("\\b(this card|this attack|that card|it)'s block modifier gets ([+-]\\d+)",
                    "$1 gets $2 block modifier"),
            rewriting("\\b([Yy]our(?: rival's)?) block modifiers get ([+-]\\d+)", "$1 cards get $2 block modifier"),
            rewriting("\\bgets (?=(?:Stun|EX|Powerful|Breaker|Throw|Flash|Safe)\\b)", "gains "),
            rewriting("\\b([Aa]gainst) an? (\\d)", "$1 a difficulty of $2"),
            rewriting("\\b([Yy]our rival|[Tt]hey) checks? against a", "$1 makes a check against a"),
            rewriting("\\b(your|their|rival's) (second|third|fourth|fifth) or greater (attack|card|block)\\b",
                    "$1 $2 $3 or greater"),
            rewriting("\\bfor the (\\w+) or greater time\\b", "for the $1 time or greater"),
            rewriting("\\b(?:this|it) (?:is|was) the (\\w+)( or greater)? (card|attack|foundation)( or greater)? "
                    + "you (?:have )?played this turn\\b", "this is your $1 $3$2$4 this turn"),
            rewriting("\\bwith the word (?=\")", "with "),
            rewriting("\\bwith exactly (?=\\d+ cop)", "with "),
            rewriting("\\bthe (highest|lowest) (printed )?" + PROPERTY
                    + " (?:of|on) an? ([^.,]*?)(attack|card|foundation|asset)(?= in | from )",
                    "the $1 $2$3 among $4$5s"),
            rewriting("\\b([Aa]dd|[Bb]uild) (\\d+) of the (?:cards )?(milled|revealed)(?: cards| this way)\\b",
                    "$1 $2 card $3 this way"),
            opening("put (\\d+ \\w+ counters?) on\\b", "add $1 to"));

    /** Places by another name. There are two players: the piles of all are those of both. */
    private static final List<Fold> PLACES = List.of(
            rewriting("\\b(you have (?:\\d+ or )?more) removed cards\\b", "$1 cards in your removed pile"),
            rewriting("\\bdifferent (card type|symbol|keyword|name|attack zone)(s?) in your (stage|card pool)\\b",
                    "different $1$2 among cards in your $3"),
            rewriting("\\bremoved from game (?:pile|zone)(s?)\\b", "removed pile$1"),
            rewriting("\\b([Rr]emove[sd]? [^.,:]*?) from the game\\b", "$1"),
            rewriting("\\b(?:all|both)(?: players'?)? (?=(?:stages|card pools|discard piles|removed piles)\\b)",
                    "both players' "),
            rewriting("\\b(either|each) (stage|card pool|discard pile)\\b", "$1 player's $2"),
            rewriting("\\bany stage\\b", "either player's stage"),
            rewriting("\\b([Yy]ou have [^.,]*?) in hand\\b", "$1 in your hand"),
            rewriting("\\b([Yy]our rival has [^.,]*?) in hand\\b", "$1 in their hand"),
            rewriting("\\bTurn ([^.,:]+?) face down\\b", "Flip $1"), // K.4.2: to flip is to turn face down
            rewriting("\\bturn(s?) ([^.,:]+?) face down\\b", "flip$1 $2"),
            rewriting("\\bTurn ([^.,:]+?) face up\\b", "Unflip $1"),
            rewriting("\\bturn(s?) ([^.,:]+?) face up\\b", "unflip$1 $2"),
            opening("put ([^.]*?) on (?:the )?(top|bottom) of\\b", "add $1 to the $2 of"),
            opening("place ([^.]*?) on (?:the )?(bottom) of\\b", "add $1 to the $2 of"),
            rewriting("\\bthe top (\\d+) cards from your (discard pile|deck)\\b", "the top $1 cards of your $2"),
            rewriting("\\ba zone other than\\b", "anywhere other than"),
            rewriting("\\b(foundation|attack|card|backup)(s?) (from|in) (your|their|your rival's) "
                    + "(discard pile|hand|card pool|stage|deck) (with (?:(?:printed )?difficulty|the same|\") ?[^.,:]*?)"
                    + "(?= to (?:your|the|their)\\b|[.,:]|$)", "$1$2 $6 $3 $4 $5"),
            rewriting("\\bfrom among (?:the )?cards (\\w+) this way\\b", "$1 this way"),
            rewriting("\\bthe card (milled|revealed|discarded|removed|chosen|flipped) this way\\b", "the $1 card"));

    /** A word that stands once for two: both are said. */
    private static final List<Fold> SHARED_WORDS = List.of(
            rewriting("\\b([Cc]ommit|[Ff]reeze|[Ff]lip|[Ss]acrifice|[Dd]estroy) or (commit|freeze|flip|sacrifice"
                    + "|destroy|seal) (1 (?:rival )?(?:foundation|asset|backup))\\b", "$1 $3 or $2 $3"),
            rewriting("\\b([Cc])hange (this attack|its|your attack|that attack)('s)? zone to (\\w+) or (\\w+)(?=[.,])",
                    "$1hange $2$3 zone to $4 or change $2$3 zone to $5"),
            rewriting("\\b([Aa]dd) (it|that card|this card) to (your \\w+(?: pool)?) or "
                    + "(your \\w+|the (?:top|bottom) of your deck)(?=[.,]| and)", "$1 $2 to $3 or add $2 to $4"),
            rewriting("\\b(from your (?:hand|deck|stage|discard pile)) or your (?=hand|deck|stage|momentum)", "$1 or "),
            rewriting("\\b(If this attack (?:deals damage|is blocked|is not blocked)) and (your rival has|you have)\\b",
                    "$1, if $2"),
            rewriting("\\b([Bb]oth players [^.]*?) their (deck|card pool)s\\b", "$1 their $2"));

    /** The same time, the same deed, the same state. */
    private static final List<Fold> TIMES_AND_STATES = List.of(
            rewriting("\\b([Aa]t) the beginning of\\b", "$1 the start of"),
            rewriting("\\buntil the start of your next turn\\b", "until your next turn"),
            rewriting("\\buntil the end of (?:this|the) turn\\b", "for the rest of this turn"),
            rewriting("\\b([Bb]efore|[Aa]fter) (this attack|your attack|that attack|your rival's attack)'s "
                    + "(Block|Damage|Enhance) Step\\b", "$1 the $3 Step of $2"),
            rewriting("\\b([Ii]f it) received a\\b", "$1 has received a"),
            rewriting("\\b([Yy]our(?: rival's)? attacks|Attacks) this turn ((?:that [^.]*? )?get [^.]*)\\.",
                    "$1 $2 this turn."),
            rewriting("\\b([Yy]our(?: rival's)? character) is an? ([A-Z]\\w+)(?=,)", "$1 has the $2 trait"),
            rewriting("\\b(?:[Yy]our current health is|you have) less than half (?:of )?your maximum health\\b",
                    "you are at desperation"),
            rewriting("\\bin (?=deadlock|desperation)", "at "),
            rewriting("\\b([Ii]f [^,.]*) during this Enhance Step,", "$1 this Enhance Step,"),
            rewriting("\\b([Aa]fter an? [\\w -]*ability) is played on (an? [^,]*),", "$1 on $2 is played,"),
            opening("no more attacks can be played this turn\\b", "attacks cannot be played this turn"),
            rewriting("\\b(pay) the cost (?:of|for) (?=this attack's|an? [A-Z])", "$1 for "),
            rewriting("\\b(?:Your deck may include|You can have) up to (\\d+) copies of this card(?: in your deck)?\\.",
                    "You can include up to $1 copies of this card in your deck."),
            rewriting("\\bAny player may play this ability\\.", "Playable by either player."),
            rewriting("\\b[Ff]ailing (that|this) check will not end\\b", "Failing $1 check does not end"),
            rewriting("(?<= )(?:by|due to) rival effects\\b", "due to a rival effect"));

    static final Normaliser NORMALISER = Normaliser.all(
            List.of(OLDER_EDITIONS, CAPITAL_LETTERS, SPELLING, NUMBERS, PLACES, SHARED_WORDS, TIMES_AND_STATES));

    private Synonyms() {
    }
}
