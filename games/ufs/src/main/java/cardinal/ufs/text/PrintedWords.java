package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.write;
import static cardinal.ufs.text.Wordings.rewriting;

import cardinal.cards.grammar.Fold;
import java.util.List;
import java.util.stream.Stream;

/**
 * How some printers write what others write otherwise: slips of the pen that leave one reading only, and the same thing in the words of
 * another year. Rewritten first of all, by the promise of {@link Synonyms}, that nothing is dropped or added which says who, where, when, how
 * many or which.
 */
final class PrintedWords {
    private static final String VALUE = "(speed|damage|difficulty)";

    /** A letter, comma or ending too many or too few. */
    private static final List<Fold> SLIPS = List.of(
            rewriting("\\b([Yy]our) rivals (?=[a-z]+s\\b)(?!cards|foundations|assets|attacks)", "$1 rival ").then(
                    rewriting("\\b([Yy]our) rivals (?=deck|hand|stage|momentum|card pool|discard pile)",
                            "$1 rival's ")),
            rewriting("\\b([Aa]fter|[Bb]efore|[Ii]f|[Ww]henever) your (?=(?:play|are|have|review|draw|check) )",
                    "$1 you "),
            rewriting("\\b(After|Before|Whenever) you rival\\b", "$1 your rival"),
            rewriting("\\ban (?=non-)", "a ").then(rewriting("\\ba (?=attack\\b|asset\\b|action\\b)", "an ")),
            rewriting("\\b([Tt])hier\\b", "$1heir").then(rewriting("\\bcompleted blocked\\b", "completely blocked"))
                    .then(rewriting("\\bcardpool\\b", "card pool")).then(rewriting("\\bbeings,", "begins,"))
                    .then(rewriting("\\bcombat phase\\b", "Combat Phase"))
                    .then(rewriting("\\b(the|or) \\1 (?=[a-z])", "$1 ")),
            rewriting("\\bfor the rest of turn\\b", "for the rest of the turn"),
            rewriting("\\b(\\d+) health or (less|more)\\b", "$1 or $2 health"),
            rewriting("\\b(\\d+) or more card(?=[ ,.])(?! types?\\b)", "$1 or more cards").then(
                    rewriting("\\btop ([2-9]|1\\d|X) card of\\b", "top $1 cards of")),
            rewriting("\\b([Tt]his attack) lose (?=[A-Z])", "$1 loses ").then(
                    rewriting("(?<!\\bof )\\b([Yy]our attacks|[Aa]ll checks|[Yy]our checks) gets\\b", "$1 get")),
            rewriting("\\b([Yy]our checks to play) attack(?= gets?\\b)", "$1 attacks").then(
                    rewriting("\\b([Yy]our checks to play attacks) gets\\b", "$1 get")),
            // A cost has a comma between its parts and none before its colon.
            rewriting("(?m)^([^:\\n]*\\b(?:Enhance|Form|Response|Blitz)(?: \\[[^\\]]*\\])?): "
                    + "(?=(?:Lose|Remove|Discard|Commit|Flip|Spend|Mill) \\d+ [A-Za-z' ]+: )", "$1 "),
            rewriting(
                    "(?m)^([^:\\n]*\\b(?:Enhance|Form|Response|Blitz)(?: \\[[^\\]]*\\])? (?:Commit|Flip|Remove|Destroy))"
                            + "(?: |\\. )(?=(?:lose|discard|remove|commit|spend|mill) \\d+ [^:.\\n]*: )",
                    "$1, "),
            rewriting("\\b([Ii]f [^.,:]*? is (?:completely |partially )?blocked)(?:\\. It| it) (?=still |deals? )",
                    "$1, it "),
            // The comma after what is waited for.
            rewriting("\\b([Ii]f (?:it|this attack) deals damage) (?=gain |draw |add |your )", "$1, ").then(
                    rewriting("\\b(If this card is added to your momentum) (?=add it\\b)", "$1, ")).then(
                            rewriting(
                                    "\\b(After (?:you take [^,:.]*?damage|(?:you play|your rival plays) an attack)) (?=add )",
                                    "$1, ")),
            rewriting("\\b(For the rest of (?:this|the) turn) (?=your (?:attacks|rival))", "$1, "),
            rewriting("\\b([Ii]f this is your (?:first|second|third) attack this turn) (?=it\\b)", "$1, "),
            rewriting("\\b([Ii]f [^.,]* than your rival's) (?=this attack\\b)", "$1, "),
            rewriting("\\b([Yy]our rival) (discard|commit|flip|destroy|draw) (?=\\d)", "$1 $2s "),
            rewriting("\\bdue to your rival (?=(?:non-character )?effect)", "due to your rival's "),
            rewriting("\\b(If [^.,]* this way)\\. (?=draw )", "$1, ")
                    .then(rewriting("\\b(If you) draw (?=\\d[^.,]* this way,)", "$1 drew ")),
            rewriting("\\b(If you have exactly \\d+ other cards in your card pool)\\. This (?=card)", "$1, this "),
            rewriting("\\b(attack|card|foundation) from (?=discard pile\\b)", "$1 from your "),
            rewriting("(?m)^(While this card is [^.\\n]*[a-z])$", "$1."),
            rewriting("\\b(block a (?:high|mid|low)) (?=with\\b)", "$1 attack "),
            rewriting("\\b([Ii]f the) discard (?=card was\\b)", "$1 discarded ")
                    .then(rewriting("(?<=, )Ruin (?=\\d)", "ruin ")).then(
                            rewriting("\\b([A-Z]\\w+) Rating (?=and\\b|gets\\b)", "$1 rating "))
                    .then(
                            rewriting("\\ba weapon (?=card|attack)", "a Weapon ")),
            rewriting("\\bas if (it (?:was|were)) an? (?=foundation\\b)", "as though it were a "));

    /** How much, how often, of what. */
    private static final List<Fold> NUMBERS = List.of(
            rewriting("(?<=, )this gets (?=[+-]\\d)", "this attack gets "),
            rewriting("\\bthan printed(?: damage)?(?=[,.])", "than its printed\u0006").then(
                    write("(deals (?:more|less) than its printed)\u0006", found -> found.group(1) + " damage"))
                    .then(write("(attack's |its )" + VALUE + "( is (?:greater|less) than its printed)\u0006",
                            found -> found.group(1) + found.group(2) + found.group(3) + " " + found.group(2))),
            rewriting("\\b(reduced below) its printed value\\b", "$1 printed"),
            // The numbers that were compared.
            rewriting("\\b(If your rival has more foundations than you, [^.]*\\.) X equals the difference(?=[. ])",
                    "$1 X equals the number of your rival's foundations minus the number of your foundations"),
            rewriting("\\b(this attack|it) has greater damage than speed\\b",
                    "\u0006$1's damage is greater than its speed")
                    .then(rewriting("\u0006it's", "its")).then(rewriting("\u0006", "")),
            rewriting("\\b(this attack|it) has greater speed than damage\\b",
                    "\u0006$1's speed is greater than its damage")
                    .then(rewriting("\u0006it's", "its")).then(rewriting("\u0006", "")),
            rewriting("(?<=: )Your attack with greater speed than damage gets ",
                    "If your attack's speed is greater than its damage, it gets "),
            rewriting("\\b(your attack|this attack|the blocked attack|that attack) has at least double its printed "
                    + VALUE
                    + "\\b", "$1's $2 is equal to or greater than twice its printed $2"),
            rewriting("\\b(attack's) " + VALUE + " is at least double its printed (?:\\2|value)\\b",
                    "$1 $2 is equal to or greater than twice its printed $2"),
            rewriting("\\b(this attack|your attack)'s speed or damage is at least double its printed value\\b",
                    "$1's speed is equal to or greater than twice its printed speed or $1's damage is equal to or greater than"
                            + " twice its printed damage"),
            rewriting("\\b(that attack|this attack|your attack) has less than its printed " + VALUE,
                    "$1's $2 is less than its printed $2"),
            rewriting("\\b([Ii]f) (you|they) have less than half (your|their) maximum health\\b",
                    "$1 $3 current health is less than half $3 maximum health"),
            rewriting("\\bif their health is (\\d+) or (greater|more|less)\\b", "if they have $1 or $2 health").then(
                    rewriting("\\b(they have \\d+ or) greater health\\b", "$1 more health")),
            rewriting("\\byour character's hand size is (greater|less) than your rival's\\b",
                    "your hand size is $1 than your rival's hand size"),
            rewriting("\\b(It gets|gets|increased?|Increase) (all of this attack's keyword ratings) by (\\d+)\\b",
                    "This attack gets +$3 to each of its keyword ratings"),
            rewriting("\\beach of this attack's keywords gets ([+-]\\d+) to its rating\\b",
                    "this attack gets $1 to each of its keyword ratings"),
            rewriting("\\bto all of its keyword ratings\\b", "to each of its keyword ratings"),
            rewriting("(gets? [+-]\\d+ " + VALUE + ") and (?=[+-]\\d+ to (?:its|each of its) )", "$1 and gets "),
            Wordings.opening("increase your hand size by (\\d+) this turn\\b",
                    "your character gets +$1 hand size this turn"),
            rewriting("\\b([Yy])ou get (?=[+-]\\d+ hand size\\b)", "$1our character gets "),
            rewriting("\\b(reduce) (?:the|that) damage by (?=\\d+ \\(min)", "$1 the damage you would take by "),
            rewriting("\\b([Bb]efore you) would take damage\\b", "$1 take damage"),
            rewriting("\\b(\\d+ )\"([A-Z][a-zA-Z ]*)\" (counters?)\\b", "$1$2 $3"),
            rewriting("\\b(with) ([A-Z][a-z]+) counters on them\\b", "$1 a $2 counter on it"),
            rewriting(" \\(X may equal 0\\)", " (min. 0)"),
            rewriting("\\b(it|this attack|your attack) has (\\d+ or (?:more|fewer) keywords)(?=,)",
                    "there are $2 on $1"),
            rewriting("([+-](?:\\d+|X)) " + VALUE + " or ([+-](?:\\d+|X)) \\2\\b", "$1 or $3 $2"),
            rewriting("\\b(gets? [+-]\\d+ " + VALUE + "),? and (?=(?:Stun|Breaker|Powerful|EX|Multiple|Echo): \\d)",
                    "$1 and gains "),
            rewriting("\\b(gets? [+-]\\d+ speed), ([+-]\\d+ damage),? and (?=gains |ignores )", "$1 and $2 and "),
            rewriting("\\bprinted (\\d+) damage attack\\b", "attack with printed damage $1"),
            rewriting("\\b(their|your) printed health is (greater|less) than your rival's\\b",
                    "$1 printed maximum health is $2 than your rival's printed maximum health"),
            rewriting("\\b(\\d+ minus) (their|your) block modifier\\b", "$1 $2 block's block modifier"),
            rewriting("\\b([Cc]hange (?:this|your) attack's) " + VALUE + " to match its ", "$1 $2 to its "),
            rewriting("\\b([Yy]our rival) has more foundations committed than ready\\b",
                    "the number of committed foundations in \u0006$1's stage is greater than the number of ready foundations in $1's stage")
                    .then(rewriting("\\b([Yy]our rival) has more foundations ready than committed\\b",
                            "the number of ready foundations in \u0006$1's stage is greater than the number of committed foundations in $1's"
                                    + " stage"))
                    .then(rewriting("\u0006", "")),
            rewriting("\\bthe (highest|lowest) " + VALUE + " on a card (?=\\w+ this way)", "the $1 $2 among cards "),
            rewriting("\\b(the number of|[Ff]or each) checks? (they have|you have|your rival has) made\\b",
                    "$1 \u0006 $2 made a check").then(
                            write("(of|each) \u0006 ",
                                    found -> found.group(1) + (found.group(1).equals("of") ? " times " : " time "))),
            rewriting(
                    "\\b([Ff]or each time|the number of times) (?:this (?:[Ee]nhance|ability) has been played|you (?:have )?played this"
                            + " (?:[Ee]nhance|ability))\\b",
                    "$1 you have played this ability"),
            rewriting(
                    "\\b([Tt]his attack gets \\+)(\\d+) " + VALUE
                            + "\\. For every (\\d+) health you have, reduce this bonus by 1\\.",
                    "$1X $3. X equals $2 minus your current health divided by $4 (rounded down).").then(
                            rewriting("\\b([Yy]our attack gets \\+)(\\d+) " + VALUE
                                    + "\\. For every (\\d+) health you have, reduce this bonus by 1\\.",
                                    "$1X $3. X equals $2 minus your current health divided by $4 (rounded down).")),
            rewriting("\\b(the chosen card|this card) has (\\d+ or more) ([A-Z]\\w+ counters) on it\\b",
                    "there are $2 $3 on $1"),
            rewriting("\\b(you have \\d+ or more [A-Z]\\w+ counters)(?=,)", "$1 in your stage"),
            rewriting("\\b([Rr]emove|[Aa]dd) an? (?=[A-Z]\\w+ counter\\b)", "$1 1 "),
            rewriting(" \\(including this card\\)", ""),
            rewriting("\\b(different printed attack zone)(s?) in your card pool\\b",
                    "$1$2 among cards in your card pool"),
            rewriting("\\b([Tt]he) (attack|card) preceding this attack(?: in your card pool)?\\b",
                    "$1 preceding $2 in your card pool"),
            rewriting("\\b(has|have) no abilities(?=,)", "$1\u0006").then(
                    rewriting("\\b(if (?:it|this attack|that attack|that card)) has\u0006",
                            "$1 is a card with no abilities"))
                    .then(
                            rewriting("\\b(preceding (card|attack) in your card pool) has\u0006",
                                    "$1 is a $2 with no abilities"))
                    .then(
                            rewriting("\u0006", " no abilities")),
            rewriting("\\b([Ii])ncrease 1 of (this attack|that attack|your attack)'s keyword ratings by \\+?(?=\\d)",
                    "\u0006$1ncrease $2 ").then(
                            write("\u0006([Ii])ncrease (\\w+ attack) (\\d+)", found -> (found.group(1).equals("I")
                                    ? found.group(2).substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                                            + found.group(2).substring(1)
                                    : found.group(2)) + " gets +" + found.group(3) + " to 1 of its keyword ratings")),
            rewriting("\\bChoose 1 keyword ability on (this attack)\\. Its keyword rating gets ([+-]\\d+)\\.",
                    "This attack gets $2 to 1 of its keyword ratings."),
            rewriting("\\b(cards in your hand) than your hand size\\b", "$1\u0006").then(
                    rewriting("\\bif you have (fewer|more) cards in your hand\u0006",
                            "if the number of cards in your hand is \u0006$1 than your hand size"))
                    .then(
                            rewriting("\u0006fewer", "less"))
                    .then(rewriting("\u0006more", "greater")),
            rewriting("\\b(your rival discards) half their momentum (\\(rounded (?:up|down)\\))\\.",
                    "$1 X momentum. X equals half your rival's momentum $2."),
            rewriting("\\bwith difficulty equal to that of the (\\w+) (foundation|card|attack)\\b",
                    "with the same difficulty as the $1 $2"),
            rewriting("\\b(different block zones?) on the (discarded|milled|revealed) cards\\b",
                    "$1 among the $2 cards"),
            rewriting("\\b(X equals) the attack's printed (?=speed|damage)", "$1 your rival's attack's printed "),
            rewriting("\\btotal (keywords|symbols) in your card pool\\b", "$1 in your card pool"),
            rewriting("\\bdifferent (block zone)(s?) on cards in\\b", "different $1$2 among cards in"));

    /** When, how often before, and until when. */
    private static final List<Fold> TIMES = List.of(
            rewriting("\\b([Aa]fter) the start of (your|your rival's) Combat Phase\\b", "$1 $2 Combat Phase begins"),
            rewriting(
                    "\\b(?:it|this attack|this) (is|was) the (first|second|third|fourth) (attack|card)( or greater)? you"
                            + " have played this turn\\b",
                    "\u0006$1 your $2 $3$4 this turn").then(
                            rewriting("\u0006(?:is|was) ", "this is ")),
            rewriting("\\bfor the rest of this Combat Phase\\b", "for the rest of the Combat Phase"),
            rewriting("\\b(a) character (?=has taken damage this turn)", "$1 player "),
            rewriting("\\b(plays?) an? ((?:non-character )?)(enhance|response|form)(?=,| during\\b| on\\b)",
                    "$1 \u0006$2$3 ability").then(
                            write("\u0006(e|n|r|f)",
                                    found -> (found.group(1).equals("e") ? "an " : "a ") + found.group(1))),
            rewriting("\\bcan only play (?:1|one) [Ee]nhance during this attack's Enhance Step\\b",
                    "may play only 1 enhance ability during the Enhance Step"),
            Wordings.opening("momentum cannot be spent (?=during|this turn)", "both players cannot spend momentum "),
            rewriting("\\bduring an Enhance Step\\b", "during the Enhance Step"),
            rewriting("\\b(cannot leave (?:the|your) card pool) during this (?=Combat Phase)", "$1 this "),
            rewriting(
                    "\\b([Ii]f this attack (?:deals damage|is (?:not )?blocked)),? and (?=(?:your rival has|you have) )",
                    "$1, if "),
            rewriting("\\b([Ii]f this is your [a-z]+ attack this turn), and (?=your rival has|you have)", "$1 and "),
            rewriting("\\bOnly playable while committed\\.",
                    "Playable while committed. Only playable if this card is committed."),
            rewriting("\\b([Oo]nly 1 copy of this) (?:response|enhance|form) (?=can be played)", "$1 ability "),
            rewriting("(?<=[:.] )Your Combat Phase ends\\.", "End your Combat Phase."),
            rewriting("\\b(due to (?:their|your|your rival's|a) non-character) ability(?=,)", "$1 effect"),
            rewriting("\\b([Aa]fter) (this card|this attack) is checked (?=to play )", "$1 you check $2 "),
            rewriting(
                    "\\b([Aa]fter) (an attack|your attack|your rival's attack|this attack)'s " + VALUE
                            + " is (?=modified|reduced|increased)",
                    "$1 the $3 of $2 is "),
            rewriting(
                    "(?m)^If (your character has the [A-Z]\\w+ trait) (when you try to play this card as a form), it gets ",
                    "\u0006$2, if $1, this card gets ").then(rewriting("\u0006w", "W")),
            rewriting("\\bas your next form this turn\\b", "as your next form"),
            rewriting("\\b([Ss])eal (that foundation) again at the start of (your rival's) turn\\b",
                    "\u0006$1eal $2 at the start of $3 turn").then(rewriting("\u0006", "")),
            rewriting("\\b(is) stunned during a rival attack(?=,)",
                    "$1 committed due to a stun effect during your rival's attack"),
            rewriting("\\bIf (this card) is (removed|discarded|destroyed) ([^,.]*), ([^.]*) instead\\.",
                    "If $1 would be $2 $3, $4 instead."),
            rewriting("\\b([Aa]fter your rival \\w+s [^,.]*) as a cost(?=,)", "$1 to pay a cost"),
            rewriting("\\bif no characters took damage this turn\\b",
                    "if you have not taken damage this turn and your rival has not taken"
                            + " damage this turn"),
            rewriting(
                    "\\bDuring this attack, your rival's (enhance|response) abilities have an additional cost of \"([^\".]*)\"\\.",
                    "Your rival must $2 as an additional cost to play $1 abilities during this attack."),
            rewriting("\\bThis (?:ability |card )?(?=cannot reduce (?:your rival below|your health))", "This effect "));

    /** Which cards, and whose. */
    private static final List<Fold> CARDS = List.of(
            write("\\b([Tt]his attack) and your next attack get ([^.]*)\\.",
                    found -> found.group(1) + " gets " + found.group(2) + " and your next attack gets " + found.group(2)
                            + "."),
            rewriting("(?<=[:.] )A player of your choice (gains|loses|draws|discards) ",
                    "Choose 1 player. That player $1 "),
            rewriting("\\bmatch(es)? (\\d+ or more symbols) with\\b", "share$1\u0006 $2 with").then(
                    rewriting("sharees\u0006", "shares")).then(rewriting("share\u0006", "share")),
            rewriting(
                    "\\b(that shares? (?:\\d+|\\d+ or more) symbols with (?:your|this|your starting) character) (from your discard pile|"
                            + "from your card pool)",
                    "$2 $1"),
            rewriting("\\bthe card (you|they) blocked with (?=face up or face down)", "\u0006$1 block ").then(
                    rewriting("\u0006you", "your")),
            rewriting("\\bface down or face up\\b", "face up or face down"),
            rewriting("\\b([Aa]dd [^.,:]*?) on (?:the )?(top|bottom) of\\b", "$1 to the $2 of"),
            rewriting("\\b[Ii]f you discarded a copy of the same card,",
                    "If the discarded card is a copy of the added card,"),
            rewriting("\\b([Ii]f) (?:the|that) card matches the named (?:card )?type\\b",
                    "$1 that card matches the named type"),
            rewriting("\\b(?:your) entire momentum\\b", "your momentum").then(
                    rewriting("\\byour rival's entire momentum\\b", "your rival's momentum")).then(
                            rewriting("\\ball (?:of )?their momentum\\b", "their momentum")),
            rewriting("\\b(discards?|spends?) momentum (to pay a cost)", "$1 1 or more momentum $2"),
            rewriting(
                    "\\b(an? (?:[A-Z]\\w+ )?(?:backup|attack|foundation|asset|action)) or an? (?=[A-Z]\\w+ (?:attack|asset|backup|foundation|"
                            + "action)\\b)",
                    "$1 or "),
            rewriting("\\b([Cc]hoose 1) of the following effects:", "$1:"),
            rewriting("\\b(is not completely blocked, it does not clear from) the card pool\\b", "$1 your card pool"),
            rewriting("\\b([Ii]t) also (?=gets |gains )", "$1 "),
            rewriting("(?<=, )a player of your choice (gains|loses|draws|discards) ",
                    "choose 1 player. That player $1 "),
            rewriting("(?m)^([^,\\n]*, [^,\\n]*|[^,\\n]*), and you (?=draw |may |gain |ready )(?=[^,\\n]*$)",
                    "$1 and you "),
            write("\\b([Rr])ival checks (?=to )",
                    found -> (found.group(1).equals("R") ? "Y" : "y") + "our rival's checks "),
            rewriting("\\b(non-[A-Z]\\w+) rival (?=foundation|asset|attack|card)", "rival $1 "),
            rewriting("\\b(non-[A-Z]\\w+), (?=non-[A-Z]\\w+ attack)", "$1 "),
            rewriting("\\bcan be blocked only by\\b", "can only be blocked by"),
            rewriting("\\b(the top card of your discard pile) has (\"[^\"]*\" in its name)", "$1 is a card with $2"),
            rewriting("\\b([Bb]uild \\d+) momentum cards?\\b", "$1 momentum"),
            rewriting("(top 2 cards of your deck\\. Add 1 (?:of them )?to your hand) and remove the other\\.",
                    "$1. Remove the rest."),
            rewriting(
                    "\\b([Aa]dd 1 card) from your discard pile to your hand with difficulty matching the discarded card\\b",
                    "$1 with the same difficulty as the discarded card from your discard pile to your hand"),
            rewriting("\\bthe (foundation|card|attack) added to your hand this way\\b", "the added $1"),
            rewriting("\\b(each (?:foundation|card|attack)) added to your hand this way\\b", "$1 added this way"),
            rewriting("\\b[Tt]he card you added to your momentum (was|is)\\b", "the added card $1"),
            rewriting("\\b([Ff]or each) of the (discarded|milled|revealed) (attack|card|foundation)s\\b",
                    "$1 $3 $2 this way"),
            rewriting(
                    "\\b(\\d+ or more (foundations|cards|assets)\\b[^.]*?, (?:commit|flip|seal|destroy|ready) 1 of) those \\2\\b",
                    "$1 them"),
            rewriting("\\b(cop(?:y|ies) of) it(?= in | from | this| for|\\.)", "$1 that card"),
            rewriting("\\byour starting character\\b", "your character"),
            rewriting("\\b(Enhance|Form|Response|Blitz) Choose 1: (?=\u2022)", "$1: Choose 1: "),
            rewriting("\\b(block (?:this|your) attack with) the named card\\b", "$1 cards that match the named card"),
            rewriting("\\b([Aa]dd up to 1 [^.]*?) and (up to 1 [^.]*?) (milled|revealed) this way to your hand\\.",
                    "$1 $3 this way to your hand. Add $2 $3 this way to your hand."),
            rewriting("\\b(has more) removed cards than you\\b", "$1 cards in their removed pile than you"),
            rewriting("\\b[Tt]he damage of this (non-[A-Z]\\w+ attack) (?=cannot\\b)", "This $1's damage "),
            rewriting("\\bboth cards (?=(?:milled|revealed|discarded) this way)", "all cards "),
            rewriting("\\b([Yy]ou may) use this card to block this attack\\b",
                    "$1 try to block this attack with this card"),
            rewriting("\\b(try to block this attack with this card) from your stage\\b", "$1"),
            rewriting("\\b(face down) and (committed)(?=\\.)", "$1 $2"),
            rewriting(
                    "\\b([Tt]hey|[Yy]our rival) may (remove|discard|destroy|flip|commit) (\\d+ \\w+) or (\\d+ \\w+) to cancel\\b",
                    "$1 may $2 $3 or $2 $4 to cancel"),
            rewriting("\\ball (their|your) (?=(?:ready |committed |face down )?(?:foundations|assets|attacks)\\b)",
                    "all of $1 "),
            rewriting("\\b(the (?:discarded|milled|revealed) cards are the same) (?=type\\b)", "$1 card "),
            rewriting("\\b(\\d+ or more assets) and/or (?=backups)", "$1 or "),
            rewriting("\\b(all [a-z]+s), ([a-z]+s),? and ([a-z]+s in play)\\b", "$1, $2, or $3"),
            rewriting(
                    "\\b(F)or each (attack|non-attack|foundation) you reveal,", "$1or each $2\u0006 revealed this way,")
                    .then(
                            rewriting("non-attack\u0006", "non-attack card"))
                    .then(rewriting("\u0006", "")),
            rewriting("\\bin each rival stage\\b", "in your rival's stage"),
            rewriting("\\b([Aa]dd it) back (?=to\\b)", "$1 "),
            rewriting("\\bfrom your hand or your (?=stage|card pool|discard pile)", "from your hand or "),
            rewriting("\\b(have not (?:added|discarded|drawn)) any cards\\b", "$1 a card"),
            rewriting("\\b(an? (?:backup|asset|foundation) from) a stage\\b", "$1 either player's stage"),
            rewriting("\\bthe cards in their momentum\\b", "their momentum"),
            rewriting("\\bName 1 foundation\\. ([^.]*) all copies of that foundation\\b",
                    "Name a foundation. $1 all copies of the named card"),
            rewriting("\\b([Cc]hange the zone of this attack) to any other zone\\b", "$1"),
            rewriting(
                    "\\b([Yy]our rival) cannot play or block with (action|attack|foundation) cards during this attack\\.",
                    "$1 cannot play $2 cards during this attack. Your rival cannot block this attack with $2 cards."),
            rewriting("(?m)^([^:\\n]*\\bname a keyword: [^\\n]*?)\\bwith that keyword\\b", "$1with the named keyword"),
            rewriting("\\b([Ll]ook at the top card of your deck\\. You may) mill it\\.", "$1 mill 1."),
            rewriting("(?<=, )check (\\d+)\\. (?=If you (?:pass|fail))", "make a check against a difficulty of $1. "),
            rewriting(
                    "\\b([Tt]he next card) you try to play this turn (that shares [^.]*? with your character) (?=gets )",
                    "$1 $2 you try to play this turn "),
            rewriting(
                    "\\b(1 (?:backup|attack|foundation|asset)) or 1 ([A-Z]\\w+) [Aa](?=ttack in your discard pile\\b)",
                    "$1 or $2 a"),
            rewriting(
                    "\\b(attack|card|foundation|asset|backup) in (your discard pile) with (difficulty X or less)(?= and )",
                    "$1 with $3 in $2"),
            rewriting(
                    "\\b([Yy]ou may (?:destroy|remove|clear|discard) (?:\\d+|an?) (?:(?!as though)[^.])*? to (?:pay|play) for this attack's Echo) (?:cost|ability)\\b",
                    "$1\u0006").then(
                            rewriting(" to (?:pay|play) for this attack's Echo\u0006",
                                    " as though you were spending momentum to pay for this attack's Echo ability")),
            rewriting("\\b([Aa]fter (this card) is removed due to an effect or) to pay a cost\\b",
                    "$1 $2 is removed to pay a cost"),
            rewriting(
                    "\\b([Aa]fter (this card) is committed due to a) Stun ability or to pay the cost of an ability\\b",
                    "$1 stun effect or $2 is committed to pay a cost"),
            rewriting(
                    "\\b([Aa]fter (your rival plays|you play) an? \\w+ ability or) (an? (?:non-\\w+ )?\\w+ ability)(?=,)",
                    "$1 $2 $3"));

    /** Said once for two, or in another order. */
    private static final List<Fold> ORDER = List.of(
            rewriting(
                    "\\b(you may play a card) (from your discard pile) (as your next form) if its printed difficulty is (\\d+ or less)"
                            + " and it (shares [^.]*)\\.",
                    "$1 with printed difficulty $4 $2 that $5 $3."),
            rewriting("\\b(cannot be added to) momentum\\b", "$1 either player's momentum"),
            rewriting("(then reveal the top card of your deck\\. If the revealed card [^.,]*, )draw it\\.",
                    "$1draw 1 card."),
            rewriting("\\b([Ii]t gets [^.]*?) and gains ([A-Z]\\w+) if it does not already have it\\.",
                    "$1. If it does not have $2, it gains $2."),
            rewriting("\\b(\\d+ cards? revealed this way to the (?:top|bottom) of your deck) and add the rest\\b",
                    "$1. Add the rest"),
            rewriting("\\b([Cc]hoose \\d+ \\w+ and add \\d+ [A-Z]\\w+ counters? to) each of (?=them\\b)", "$1 "),
            rewriting("\\b([Cc]hoose 1 player\\.) The next check that player makes\\b", "$1 That player's next check"),
            rewriting("\\b([Ll])ook at the top card of both decks\\.",
                    "$1ook at the top card of your deck. Look at the top card of your rival's deck."),
            rewriting("\\b([Ll])ook at the top and bottom cards? of your deck\\.",
                    "$1ook at the top card of your deck. Look at the bottom card of your deck."),
            rewriting("\\b([Bb])uild the top or bottom card of your deck face down\\b",
                    "$1uild the top card of your deck face down or build the bottom card of your deck face down"),
            rewriting("(?m)^([^:\\n]*\\[Discard pile\\][^:\\n]*: Try to play this) attack from your discard pile\\b",
                    "$1 card"),
            rewriting("\\b(has committed an? [^.,]*?) this turn (due to your effect)\\b", "$1 $2 this turn"),
            rewriting("\\bthe (second|third) attack each player plays during a turn\\b",
                    "each player's $1 attack each turn"),
            rewriting("\\bAs your next form, you may play ([^.]*? this way) (\\(no check necessary\\))\\.",
                    "You may play $1 as your next form $2."),
            rewriting("\\bSeal all cards in both players' card pools and momentum\\.",
                    "Seal all cards in both players' card pools. Seal all cards in both players' momentum."),
            rewriting("\\b(\\d+) (face up )?foundations that do not share a name\\b",
                    "$1 $2differently named foundations"),
            rewriting(
                    "(Look at the top \\d+ cards of your deck and put them back in any order\\. If [^.,]*, look at the top \\d+) instead\\.",
                    "$1 cards of your deck and put them back in any order instead."),
            rewriting("\\b(Search your deck for [^.]*?, reveal it), shuffle your deck, then (?=add it)",
                    "$1, and shuffle your deck. Then, "),
            rewriting(
                    "(loses \\d+ health\\.) (This effect cannot reduce your rival below \\d+ health\\.) (If (?![^.]*health)[^.]*\\.)$",
                    "$1 $3 $2"));

    /** All rows. */
    static final List<Fold> TABLE = Stream.of(SLIPS, NUMBERS, TIMES, CARDS, ORDER).flatMap(List::stream).toList();

    private PrintedWords() {
    }
}
