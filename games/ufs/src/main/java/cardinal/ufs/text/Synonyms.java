package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.rewriting;

import cardinal.cards.grammar.Normaliser;

/**
 * Wordings that mean the same as the one this grammar prints, reviewed one by one. Each is rewritten before reading, so that the text that is
 * read is always the text that is printed. The grammar's own words are those of UniVersus.
 */
final class Synonyms {
    private static final String PROPERTY = "(difficulty|check value|control|control value|speed|damage|block modifier)";

    static final Normaliser NORMALISER = Normaliser.of(
            // Words of the older editions.
            rewriting("\\bopponent", "rival"), rewriting("\\bvitality\\b", "health"), rewriting("\\bstaging areas?\\b", "stage"),
            rewriting("\\b[Cc]ontrol checks?\\b", "check"), rewriting("\\bcontrol value\\b", "check value"), rewriting("\\bReady Phase\\b", "Start Phase"),
            // Spelling.
            rewriting("\\bcanceled\\b", "cancelled"), rewriting("\\btowards\\b", "toward"), rewriting("\\b(min|max)(?:imum)?\\.? (\\d+)", "$1. $2"),
            rewriting("\\bcan not\\b", "cannot"), rewriting("\\bcan't\\b", "cannot"), rewriting("\\bdoesn't\\b", "does not"), rewriting("\\bdon't\\b", "do not"),
            rewriting("\\bhasn't\\b", "has not"), rewriting("\\bhaven't\\b", "have not"), rewriting("\\bisn't\\b", "is not"), rewriting("\\bwasn't\\b", "was not"),
            rewriting("\\bcouldn't\\b", "could not"), rewriting("\\byou've\\b", "you have"), rewriting("\\bit's\\b", "it is"),
            rewriting("\\b[Ff]acedown\\b", "face down"), rewriting("\\bface-(up|down)\\b", "face $1"),
            rewriting("\\b(\\w+):(\\d)", "$1: $2"), rewriting("\\b(gains?|and) (\\w+): x\\b", "$1 $2: X"),
            rewriting("\\brounded up\\b(?!\\))", "(rounded up)"), rewriting("\\b4th\\b", "fourth"), rewriting("\\b3rd\\b", "third"), rewriting("\\b2nd\\b", "second"),
            // Zones.
            rewriting("\\bremoved from game (?:pile|zone)(s?)\\b", "removed pile$1"), rewriting("\\b([Rr]emove[sd]? [^.,:]*?) from the game\\b", "$1"),
            rewriting("\\b([Cc]lears? (?:it|this card|this attack|that attack|that card)) from (?:your|the) card pool\\b", "$1"),
            rewriting("\\byour entire (momentum|hand)\\b", "your $1"),
            rewriting("\\bput ([^.]*?) on (?:the )?(top|bottom) of\\b", "add $1 to the $2 of"), rewriting("\\bPut ([^.]*?) on (?:the )?(top|bottom) of\\b", "Add $1 to the $2 of"),
            // Numbers of cards.
            rewriting("\\b([Dd]raws?|[Dd]iscards?) an? card\\b", "$1 1 card"), rewriting("\\bMill(s?) (\\d+) cards?\\b", "Mill$1 $2"),
            rewriting("\\bmill(s?) (\\d+) cards?\\b", "mill$1 $2"),
            rewriting("\\bwith an? (printed )?" + PROPERTY + " of (?=\\d|X)", "with $1$2 "), rewriting("\\bwith an? (printed )?" + PROPERTY + " (?=\\d|X)", "with $1$2 "),
            rewriting("\\bwith (\\d+) difficulty( or less| or greater)?\\b", "with difficulty $1$2"),
            // Time.
            rewriting("\\b([Nn]ext (?:[\\w/-]+,? (?:or )?)*(?:attack|card|foundation|check(?: to (?:play|block)[\\w ]*?)?)) this turn (gets|gains|ignores|does)\\b", "$1 $2"),
            rewriting("\\b([Yy]our attacks) this turn (get [^.]*)\\.", "$1 $2 this turn."),
            rewriting("\\bfor the rest of turn\\b", "for the rest of the turn"),
            cardinal.cards.grammar.Fold.write("\\bFor the rest of (this|the) turn,? ([a-z])([^.,]*)\\.",
                    found -> found.group(2).toUpperCase(java.util.Locale.ROOT) + found.group(3) + " for the rest of " + found.group(1) + " turn."),
            rewriting("\\b(this Enhance|the Enhance|this Block|the Damage|the Ready|the Review|the Draw) step\\b", "$1 Step"),
            rewriting("\\b([Yy])our rival skips their next (?=\\w+ (?:Step|Phase))", "skip $1our rival's next "), rewriting("(?<=^|[.:] )skip [Yy]our", "Skip your"),
            // Conditions.
            rewriting("\\b([Ii]f [^.,]*) took damage (last|this) turn\\b", "$1 have taken damage $2 turn"),
            rewriting("\\b(in|at) Deadlock\\b", "at deadlock"), rewriting("\\bin deadlock\\b", "at deadlock"), rewriting("\\bat Desperation\\b", "at desperation"),
            rewriting("\\b([Yy]our(?: rival's)? character) is an? ([A-Z]\\w+)(?=[,.])", "$1 has the $2 trait"),
            // Values.
            rewriting("\\b([Rr]educe|[Cc]hange|[Ii]ncrease) the (speed|damage) of (this|your|that|your rival's) ((?:[\\w-]+ )?)attack to\\b", "$1 $3 $4attack's $2 to"),
            rewriting("\\bgets an additional ([+-])", "gets $1"),
            rewriting("\\b([Aa]gainst) an? (\\d)", "$1 a difficulty of $2"), rewriting("\\b([Yy]our rival|[Tt]hey) checks? against a", "$1 makes a check against a"),
            rewriting("\\bThis effect cannot reduce (?:your rival|them) below (\\d+) health\\b", "This effect cannot reduce your rival's health below $1"),
            rewriting("\\b[Ff]ailing (that|this) check will not end\\b", "Failing $1 check does not end"));

    private Synonyms() {
    }
}
