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
            rewriting("\\bopponent", "rival"), rewriting("\\bOpponent", "Rival"), rewriting("(?<=\\[|, )Rival attack(?=[,\\]])", "Rival's attack"), rewriting("\\bvitality\\b", "health"), rewriting("\\bstaging areas?\\b", "stage"),
            rewriting("\\b[Cc]ontrol checks?\\b", "check"), rewriting("\\bcontrol value\\b", "check value"), rewriting("\\bReady Phase\\b", "Start Phase"),
            // Spelling.
            rewriting("\\bcanceled\\b", "cancelled"), rewriting("\\btowards\\b", "toward"), rewriting("\\b(min|max)(?:imum)?\\.? (\\d+)", "$1. $2"),
            rewriting("\\bcan not\\b", "cannot"), rewriting("\\bcan't\\b", "cannot"), rewriting("\\bdoesn't\\b", "does not"), rewriting("\\bdon't\\b", "do not"),
            rewriting("\\bhasn't\\b", "has not"), rewriting("\\bhaven't\\b", "have not"), rewriting("\\bisn't\\b", "is not"), rewriting("\\bwasn't\\b", "was not"),
            rewriting("\\bcouldn't\\b", "could not"), rewriting("\\byou've\\b", "you have"), rewriting("\\bit's\\b", "it is"),
            rewriting("\\b[Ff]acedown\\b", "face down"), rewriting("\\bface-(up|down)\\b", "face $1"),
            rewriting("\\b(\\w+):(\\d)", "$1: $2"), rewriting("\\b(gains?|and) (\\w+): x\\b", "$1 $2: X"),
            rewriting("\\brounded up\\b(?!\\))", "(rounded up)"), rewriting("\\b4th\\b", "fourth"), rewriting("\\b3rd\\b", "third"), rewriting("\\b2nd\\b", "second"),
            rewriting("\\b[Yy]our rivals (?=[a-z]+s\\b)", "your rival "), rewriting("(?<=\\d) Momentum\\b", " momentum"), rewriting("(?<=\\d) Speed\\b", " speed"),
            rewriting("(?<=\\d) Damage\\b", " damage"), rewriting("(?<=(?:, |and ))Ruin (?=\\d)", "ruin "), rewriting("\\((max|min)\\. \\+", "($1. "),
            rewriting("\\b(\\w+), (\\w+) or (\\w+)(?= (?:attack|card|foundation)s?\\b)", "$1, $2, or $3"), rewriting("\\bthier\\b", "their"),
            rewriting("\\b([Aa]t) the beginning of\\b", "$1 the start of"), rewriting("\\bexactly (?=\\d)", ""),
            rewriting("(?<=\\b(?:your|1 rival|rival|this|next|[Yy]our rival's) )(fire|water|air|earth|void|death|chaos|evil)(?= (?:or \\S+ )?(?:attack|foundation|card)s?\\b)", "{$1}"),
            rewriting("(?<= )(by|due to) rival effects\\b", "due to a rival effect"),
            rewriting("\\b(\\d+ or more (?:of your |rival )?\\w+s) is (?=\\w+(?:ed|en)\\b)", "$1 are "),
            // Slips of notation.
            rewriting("(?m)^(.*(?:Enhance|Form|Response|Blitz)\\b[^:\\n]*: .*[a-z0-9)])$", "$1."), rewriting("(?m)^(mha\\d\\d) (?=[A-Z])", "[$1] "),
            rewriting("(?m)^(fire|water|air|earth|void|death|chaos|evil|life|good|order|all) (?=(?:Enhance|Form|Response|Blitz)\\b)", "{$1} "),
            rewriting("\\b(Blitz|Enhance|Response|Form) (?=abilit)", "\u0001$1 "), rewriting("\u0001Blitz", "blitz"), rewriting("\u0001Enhance", "enhance"),
            rewriting("\u0001Response", "response"), rewriting("\u0001Form", "form"), rewriting("\\bEnd phase\\b", "End Phase"),
            rewriting("\\ban Enhance Step\\b", "the Enhance Step"), rewriting("\\ban (?=non-)", "a "), rewriting("\\bdue to your rival effect\\b", "due to your rival's effect"),
            rewriting("\\b([Yy]ou) gets\\b", "$1 get"), rewriting("\\b1 or more card (?=during|from|to)", "1 or more cards "), rewriting("\\bor or\\b", "or"),
            rewriting("\\b(from your (?:hand|deck|stage|discard pile)) or your (?=hand|deck|stage|discard pile|momentum|card pool)", "$1 or "),
            rewriting("(non-\\w+), (?=non-)", "$1 "), rewriting("\\bYou can have up to (?=\\d)", "You can include up to "),
            rewriting("\\bYour deck may include up to (\\d+) copies of this card\\b", "You can include up to $1 copies of this card in your deck"),
            rewriting("\\bAny player may play this ability\\.", "Playable by either player."), rewriting("\\bYou get ([+-]\\d+) hand size\\b", "Your character gets $1 hand size"),
            rewriting(", (?=and (?:you may|it gains|it gets) )", " "), rewriting("([+-]\\d+) (speed|damage) or ([+-]\\d+) \\2\\b", "$1 or $3 $2"),
            rewriting("([+-]\\d+) to its block modifier\\b", "$1 block modifier"), rewriting("\\ball players' ", "both players' "), rewriting("\\b(card pools|stages) combined\\b", "$1"),
            rewriting("\\b([Aa]dd|[Bb]uild) (\\d+) of the cards (\\w+) this way\\b", "$1 $2 card $3 this way"), rewriting("\\bfrom among (?:the )?cards (\\w+) this way\\b", "$1 this way"),
            rewriting("\\bthe card (milled|revealed|discarded|removed|chosen|flipped) this way\\b", "the $1 card"),
            rewriting("\\b([Mm]ill|[Dd]iscard|[Rr]eveal) cards from your deck until\\b", "$1 cards from the top of your deck until"),
            rewriting("\\b(\\d+) cards? at random\\b", "$1 random card"), rewriting("\\bPut (\\d+ \\w+ counters?) on\\b", "Add $1 to"), rewriting("\\bput (\\d+ \\w+ counters?) on\\b", "add $1 to"),
            rewriting("\\b([Rr]emove) an? (?=[A-Z]\\w+ counter\\b)", "$1 1 "), rewriting("\\b([Cc]ommit) or (freeze|flip|seal) (1 rival \\w+)\\b", "$1 $3 or $2 $3"),
            rewriting("\\b(discards?|clears?|removes?) (it|that attack|that card) from (?:their|your) card pool\\b", "$1 $2"),
            rewriting("\\b([Aa]dd) (it|that card|this card) to (your \\w+(?: pool)?) or (your \\w+|the (?:top|bottom) of your deck)(?=[.,]| and)", "$1 $2 to $3 or add $2 to $4"),
            rewriting("\\bit has (?:a )?printed (difficulty|check value|speed|damage) (?:of )?(?=\\d)", "its printed $1 is "),
            rewriting("\\b(this attack|that attack) has (?:a )?printed (difficulty|check value|speed|damage) (?:of )?(?=\\d)", "$1's printed $2 is "),
            rewriting("\\b(?:this|it) (?:is|was) the (\\w+)( or greater)? (card|attack|foundation)( or greater)? you (?:have )?played this turn\\b", "this is your $1 $3$2$4 this turn"),
            rewriting("\\b(?:it is|it was) your (second|third|fourth|fifth|first) (card|attack)\\b", "this is your $1 $2"),
            rewriting("\\bdifferent (card type|symbol|keyword|name)s? in your (stage|card pool)\\b", "different $1 among cards in your $2"),
            rewriting("\\bdifferent printed attack zones? in your card pool\\b", "different attack zone among cards in your card pool"),
            rewriting("\\b(for each|for every \\d) (card type|symbol)(s?) among\\b", "$1 different $2$3 among"),
            rewriting("\\b(during the (?:Combat Phase|Enhance Step)) (due to [^.,]*)(?=,)", "$2 $1"), rewriting("\\b(this attack|it) gets \\+(\\d) to its stun rating\\b", "$1 gets +$2 to its Stun rating"),
            rewriting("\\ball of its keyword ratings\\b", "each of its keyword ratings"), rewriting("\\beach of this attack's keywords gets ([+-]\\d+) to its rating\\b", "this attack gets $1 to each of its keyword ratings"),
            rewriting("\\b(you play|you try to play|your rival plays|your rival tries to play) this turn (?=gets|gains|ignores|does|get)", "$1 "),
            rewriting("\\b([Yy]our next \\d+ [^.]*?attacks) this turn (?=get)", "$1 "), rewriting("\\b([Nn]ext (?:[\\w/-]+,? (?:or )?)*attack) this turn (?=deals|is|resolves)", "$1 "),
            rewriting("\\b([Bb]oth players [^.]*?) their decks\\b", "$1 their deck"), rewriting("\\bgets ([+-]\\d+ \\w+) and (?=(?:Stun|EX|Powerful|Breaker|Throw|Flash|Safe)\\b)", "gets $1 and gains "),
            rewriting("\\b(another|this) attack is blocked by this card\\b", "you block $1 attack with this card"), rewriting("\\bcompleted blocked\\b", "completely blocked"),
            rewriting("\\bLose(\\d)", "Lose $1"), rewriting("\\bbeings, ", "begins, "), rewriting("\\b([Yy]our rival) discard (?=\\d)", "$1 discards "),
            rewriting("\\b[Aa]fter your play (?=this)", "After you play "),
            rewriting("\\bBlitz or (?=enhance)", "blitz or "), rewriting("\\ball card pools\\b", "both players' card pools"),
            rewriting("(?<=\\bYour )(fire|water|air|earth|void|death|chaos|evil)(?= (?:or \\S+ )?(?:attack|foundation|card)s?\\b)", "{$1}"),
            rewriting("\\badded to your momentum add it\\b", "added to your momentum, add it"), rewriting("\\b(this attack|your attack|it)'s (\\w+) rating gets ([+-]\\d+)", "$1 gets $3 to its $2 rating"),
            rewriting("\\b(gets [+-]\\d+ \\w+) and ([+-]\\d+ to its \\w+ rating)\\b", "$1 and gets $2"), rewriting("\\bgets (?=(?:Stun|EX|Powerful|Breaker|Throw|Flash|Safe)\\b)", "gains "),
            rewriting("\\b(your|their|rival's) (second|third|fourth|fifth) or greater (attack|card|block)\\b", "$1 $2 $3 or greater"), rewriting("\\byou rival\\b", "your rival"),
            rewriting("\\b([Ii]f|[Aa]fter) your have\\b", "$1 you have"), rewriting("\\bthe top (\\d+) cards from your (discard pile|deck)\\b", "the top $1 cards of your $2"),
            rewriting("\\bwith the word (?=\")", "with "), rewriting("\\byou have (\\d+ or more) removed cards\\b", "you have $1 cards in your removed pile"),
            rewriting("\\byou have more removed cards\\b", "you have more cards in your removed pile"),
            rewriting("\\b([Cc])hange (this attack|its|your attack|that attack)('s)? zone to (\\w+) or (\\w+)(?=[.,])", "$1hange $2$3 zone to $4 or change $2$3 zone to $5"),
            rewriting("\\b([Bb]efore|[Aa]fter) (this attack|your attack|that attack|your rival's attack)'s (Block|Damage|Enhance) Step\\b", "$1 the $3 Step of $2"),
            rewriting("\\b([Ii]f) this attack is blocked by (an? [^,.]*),", "$1 your rival blocks this attack with $2,"), rewriting("\\bThen if\\b", "Then, if"),
            rewriting("\\b(\\d) additional (?=foundation|card)", "$1 "), rewriting("\\bcards? (they|you) (discarded|drew|milled) this turn\\b", "cards $1 have $2 this turn"),
            rewriting("\\b([Ii]f [^,.]*?) (?:was|were) (destroyed|discarded|removed|added|flipped|played) this (turn|Combat Phase)\\b", "$1 has been $2 this $3"),
            rewriting("\\b([Ii]f) (you|they) (sacrificed|added|destroyed|committed|discarded|removed|flipped|gained|readied) ([^,.]*?) (this turn|during this attack|this Combat Phase|this Enhance Step)\\b", "$1 $2 have $3 $4 $5"),
            rewriting("\\bif it received a\\b", "if it has received a"), rewriting("\\b([Tt])he next attack played this turn\\b", "$1he next attack"),
            rewriting("\\b(the next \\w+ you play) this turn\\.", "$1."), rewriting("\\b(?<=[ ,])rival checks\\b", "your rival's checks"),
            rewriting("\\b(foundation|attack|card|backup) (from|in) (your|their|your rival's) (discard pile|hand|card pool|stage|deck) (with (?:an? )?(?:difficulty|printed difficulty|the same) [^.,]*?)(?= to (?:your|the|their)\\b|[.,]|$)", "$1 $5 $2 $3 $4"),
            rewriting("\\b([Aa]fter an? [\\w -]*ability) is played on (an? [^,]*),", "$1 on $2 is played,"),
            rewriting("\\b(If this attack (?:deals damage|is blocked|is not blocked)) and (your rival has|you have|they have)\\b", "$1, if $2"),
            rewriting("\\bif their health is (\\d+ or (?:greater|less|more))", "if they have $1 health"),
            rewriting("\\bremove (\\d+ \\w+) or (\\d+ \\w+) (?=to cancel)", "remove $1 or remove $2 "), rewriting("\\badded to momentum\\b", "added to their momentum"),
            rewriting("\\bthat block's modifier gets\\b", "that block gets \u0001"), rewriting("\u0001 ([+-]\\d+)", "$1 block modifier"),
            // Zones.
            rewriting("\\bboth stages\\b", "both players' stages"), rewriting("\\b(?:all|both) discard piles\\b", "both players' discard piles"),
            rewriting("\\bboth players (?=(?:removed|discard) piles?\\b)", "both players' "), rewriting("\\bany stage\\b", "either player's stage"),
            rewriting("\\bin each rival's\\b", "in your rival's"), rewriting("(?<=, |: |\\. )Rival attacks get\\b", "Your rival's attacks get"),
            rewriting("\\bremoved from game (?:pile|zone)(s?)\\b", "removed pile$1"), rewriting("\\b([Rr]emove[sd]? [^.,:]*?) from the game\\b", "$1"),
            rewriting("\\b([Cc]lears? (?:it|this card|this attack|that attack|that card)) from (?:your|the) card pool\\b", "$1"),
            rewriting("\\byour entire (momentum|hand)\\b", "your $1"),
            rewriting("\\bput ([^.]*?) on (?:the )?(top|bottom) of\\b", "add $1 to the $2 of"), rewriting("\\bPut ([^.]*?) on (?:the )?(top|bottom) of\\b", "Add $1 to the $2 of"),
            // Numbers of cards.
            rewriting("\\b([Dd]raws?|[Dd]iscards?) an? card\\b", "$1 1 card"), rewriting("\\bMill(s?) (\\d+) cards?\\b", "Mill$1 $2"),
            rewriting("\\bmill(s?) (\\d+) cards?\\b", "mill$1 $2"),
            rewriting("\\bwith an? (printed )?" + PROPERTY + " of (?=\\d|X)", "with $1$2 "), rewriting("\\bwith an? (printed )?" + PROPERTY + " (?=\\d|X)", "with $1$2 "),
            rewriting("\\bwith (\\d+) difficulty( or less| or greater)?\\b", "with difficulty $1$2"),
            rewriting("\\b(\\d+) of the (\\w+ed) cards\\b", "$1 card $2 this way"), rewriting("\\ba (keyword (?:trait |ability )?of your choice)\\b", "1 $1"),
            rewriting("\\bless (?=(?:cards|foundations|attacks|assets|backups|momentum|ready|face)\\b)", "fewer "),
            // Time.
            rewriting("\\bcan be played (?:this|each) turn\\.", "can be played per turn."),
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
            rewriting("\\byou have played this ability 2 or more times this turn\\b", "this is the second time or greater you have played this ability this turn"),
            rewriting("\\byou have played this ability 3 or more times this turn\\b", "this is the third time or greater you have played this ability this turn"),
            // Values.
            rewriting("\\b(this card|this attack|that card|it)'s block modifier gets ([+-]\\d+)", "$1 gets $2 block modifier"),
            rewriting("\\b([Yy]our(?: rival's)?) block modifiers get ([+-]\\d+)", "$1 cards get $2 block modifier"),
            rewriting("\\bThis ability cannot reduce your rival below\\b", "This effect cannot reduce your rival below"),
            rewriting("\\b([Rr]educe|[Cc]hange|[Ii]ncrease) the (speed|damage) of (this|your|that|your rival's) ((?:[\\w-]+ )?)attack to\\b", "$1 $3 $4attack's $2 to"),
            rewriting("\\bgets an additional ([+-])", "gets $1"),
            rewriting("\\b([Aa]gainst) an? (\\d)", "$1 a difficulty of $2"), rewriting("\\b([Yy]our rival|[Tt]hey) checks? against a", "$1 makes a check against a"),
            rewriting("\\bThis effect cannot reduce (?:your rival|them) below (\\d+) health\\b", "This effect cannot reduce your rival's health below $1"),
            rewriting("\\bboth players (?=(?:removed|discard) piles?\\b)", "both players' "),
            rewriting("\\b[Ff]ailing (that|this) check will not end\\b", "Failing $1 check does not end"));

    private Synonyms() {
    }
}
