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
                    rewriting("\\b([Yy]our) rivals (?=deck|hand|stage|momentum|card pool|discard pile)", "$1 rival's ")),
            rewriting("\\b([Aa]fter|[Bb]efore|[Ii]f|[Ww]henever) your (?=(?:play|are|have|review|draw|check) )", "$1 you "),
            rewriting("\\b(After|Before|Whenever) you rival\\b", "$1 your rival"),
            rewriting("\\ban (?=non-)", "a ").then(rewriting("\\ba (?=attack\\b|asset\\b|action\\b)", "an ")),
            rewriting("\\b([Tt])hier\\b", "$1heir").then(rewriting("\\bcompleted blocked\\b", "completely blocked"))
                    .then(rewriting("\\bcardpool\\b", "card pool")).then(rewriting("\\bbeings,", "begins,"))
                    .then(rewriting("\\bcombat phase\\b", "Combat Phase"))
                    .then(rewriting("\\b(the|or) \\1 (?=[a-z])", "$1 ")),
            rewriting("\\bfor the rest of turn\\b", "for the rest of the turn"),
            rewriting("\\b(\\d+) health or (less|more)\\b", "$1 or $2 health"),
            rewriting("\\b(\\d+) or more card(?=[ ,.])", "$1 or more cards").then(
                    rewriting("\\btop ([2-9]|1\\d|X) card of\\b", "top $1 cards of")),
            rewriting("\\b([Tt]his attack) lose (?=[A-Z])", "$1 loses ").then(
                    rewriting("\\b([Yy]our attacks|[Aa]ll checks|[Yy]our checks) gets\\b", "$1 get")),
            rewriting("\\b([Yy]our checks to play) attack(?= gets?\\b)", "$1 attacks").then(
                    rewriting("\\b([Yy]our checks to play attacks) gets\\b", "$1 get")),
            // A cost has a comma between its parts and none before its colon.
            rewriting("(?m)^([^:\\n]*\\b(?:Enhance|Form|Response|Blitz)(?: \\[[^\\]]*\\])?): "
                    + "(?=(?:Lose|Remove|Discard|Commit|Flip|Spend|Mill) \\d+ [A-Za-z' ]+: )", "$1 "),
            rewriting("(?m)^([^:\\n]*\\b(?:Enhance|Form|Response|Blitz)(?: \\[[^\\]]*\\])? (?:Commit|Flip|Remove|Destroy))"
                    + "(?: |\\. )(?=(?:lose|discard|remove|commit|spend|mill) \\d+ [^:.\\n]*: )", "$1, "),
            rewriting("\\b([Ii]f [^.,:]*? is (?:completely |partially )?blocked)(?:\\. It| it) (?=still |deals? )", "$1, it "),
            // The comma after what is waited for.
            rewriting("\\b([Ii]f (?:it|this attack) deals damage) (?=gain |draw |add |your )", "$1, ").then(
                    rewriting("\\b(If this card is added to your momentum) (?=add it\\b)", "$1, ")).then(
                            rewriting("\\b(After (?:you take [^,:.]*?damage|(?:you play|your rival plays) an attack)) (?=add )",
                                    "$1, ")),
            rewriting("\\b(For the rest of (?:this|the) turn) (?=your (?:attacks|rival))", "$1, "),
            rewriting("\\b([Ii]f this is your (?:first|second|third) attack this turn) (?=it\\b)", "$1, "),
            rewriting("\\b([Ii]f [^.,]* than your rival's) (?=this attack\\b)", "$1, "),
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
            rewriting("\\b(this attack|it) has greater damage than speed\\b", "\u0006$1's damage is greater than its speed")
                    .then(rewriting("\u0006it's", "its")).then(rewriting("\u0006", "")),
            rewriting("\\b(this attack|it) has greater speed than damage\\b", "\u0006$1's speed is greater than its damage")
                    .then(rewriting("\u0006it's", "its")).then(rewriting("\u0006", "")),
            rewriting("(?<=: )Your attack with greater speed than damage gets ",
                    "If your attack's speed is greater than its damage, it gets "),
            rewriting("\\b(your attack|this attack|the blocked attack|that attack) has at least double its printed " + VALUE
                    + "\\b", "$1's $2 is equal to or greater than twice its printed $2"),
            rewriting("\\b(attack's) " + VALUE + " is at least double its printed (?:\\2|value)\\b",
                    "$1 $2 is equal to or greater than twice its printed $2"),
            rewriting("\\b(attack's) speed or damage is at least double its printed value\\b",
                    "$1 speed is equal to or greater than twice its printed speed or its damage is equal to or greater than"
                            + " twice its printed damage"),
            rewriting("\\b(that attack|this attack|your attack) has less than its printed " + VALUE,
                    "$1's $2 is less than its printed $2"),
            rewriting("\\bif (you|they) have less than half (your|their) maximum health\\b",
                    "if $2 current health is less than half $2 maximum health"),
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
            rewriting("\\bincrease your hand size by (\\d+) this turn\\b", "your character gets +$1 hand size this turn"),
            rewriting("\\b([Yy])ou get (?=[+-]\\d+ hand size\\b)", "$1our character gets "),
            rewriting("\\b(reduce) (?:the|that) damage by (?=\\d+ \\(min)", "$1 the damage you would take by "),
            rewriting("\\b([Bb]efore you) would take damage\\b", "$1 take damage"),
            rewriting("\\b(\\d+ )\"([A-Z][a-zA-Z ]*)\" (counters?)\\b", "$1$2 $3"),
            rewriting("\\b(with) ([A-Z][a-z]+) counters on them\\b", "$1 a $2 counter on it"),
            rewriting(" \\(X may equal 0\\)", " (min. 0)"),
            rewriting("\\b(has|with) (\\d+ or (?:more|fewer)) keywords\\b(?=,)", "$1 $2 keywords on it\u0006").then(
                    write("(?:it|this attack) has (\\d+ or (?:more|fewer)) keywords on it\u0006",
                            found -> "there are " + found.group(1) + " keywords on it")),
            rewriting("\\btotal (keywords|symbols) in your card pool\\b", "$1 in your card pool"),
            rewriting("\\bdifferent (block zone)(s?) on cards in\\b", "different $1$2 among cards in"));

    /** When, how often before, and until when. */
    private static final List<Fold> TIMES = List.of(
            rewriting("\\b([Aa]fter) the start of (your|your rival's) Combat Phase\\b", "$1 $2 Combat Phase begins"),
            rewriting("\\b(?:it|this attack|this) (is|was) the (first|second|third|fourth) (attack|card)( or greater)? you"
                    + " have played this turn\\b", "\u0006$1 your $2 $3$4 this turn").then(
                            rewriting("\u0006(?:is|was) ", "this is ")),
            rewriting("\\bfor the rest of this Combat Phase\\b", "for the rest of the Combat Phase"),
            rewriting("\\b(cannot play copies of it) this turn\\b", "$1 for the rest of this turn"),
            rewriting("\\b(a) character (?=has taken damage this turn)", "$1 player "),
            rewriting("\\b(plays?) an? ((?:non-character )?)(enhance|response|form)(?=,| during\\b| on\\b)",
                    "$1 \u0006$2$3 ability").then(
                            write("\u0006(e|n|r|f)", found -> (found.group(1).equals("e") ? "an " : "a ") + found.group(1))),
            rewriting("\\bcan only play (?:1|one) [Ee]nhance during this attack's Enhance Step\\b",
                    "may play only 1 enhance ability during the Enhance Step"),
            rewriting("\\bmomentum cannot be spent (?=during|this turn)", "both players cannot spend momentum "),
            rewriting("\\bThis (?:ability |card )?(?=cannot reduce (?:your rival below|your health))", "This effect "));

    /** Which cards, and whose. */
    private static final List<Fold> CARDS = List.of(
            write("\\b([Tt]his attack) and your next attack get ([^.]*)\\.",
                    found -> found.group(1) + " gets " + found.group(2) + " and your next attack gets " + found.group(2) + "."),
            rewriting("(?<=[:.] )A player of your choice (gains|loses|draws|discards) ", "Choose 1 player. That player $1 "),
            rewriting("\\bmatch(es)? (\\d+ or more symbols) with\\b", "share$1 \u0006$2 with").then(
                    rewriting("shares \u0006", "shares ")).then(rewriting("\u0006", "")),
            rewriting("\\b(that shares? (?:\\d+|\\d+ or more) symbols with (?:your|this|your starting) character) (from your discard pile|"
                    + "from your card pool)", "$2 $1"),
            rewriting("\\bthe card (you|they) blocked with (?=face up or face down)", "\u0006$1 block ").then(
                    rewriting("\u0006you", "your")),
            rewriting("\\bface down or face up\\b", "face up or face down"),
            rewriting("\\b(add [^.,:]*?) on (?:the )?(top|bottom) of\\b", "$1 to the $2 of"),
            rewriting("\\b[Ii]f you discarded a copy of the same card,", "If the discarded card is a copy of the added card,"),
            rewriting("\\b([Ii]f) (?:the|that) card matches the named (?:card )?type\\b", "$1 that card matches the named type"),
            rewriting("\\b(?:your) entire momentum\\b", "your momentum").then(
                    rewriting("\\byour rival's entire momentum\\b", "your rival's momentum")).then(
                            rewriting("\\ball (?:of )?their momentum\\b", "their momentum")),
            rewriting("\\b(discards?|spends?) momentum (to pay a cost)", "$1 1 or more momentum $2"),
            rewriting("\\b([Ff]or each [A-Z]\\w+ attack) and (?=[A-Z]\\w+ (?:action|foundation|asset|backup))", "$1 or "),
            rewriting("\\b(an? (?:[A-Z]\\w+ )?(?:backup|attack|foundation|asset|action)) or an? (?=[A-Z]\\w+ (?:attack|asset|backup|foundation|"
                    + "action)\\b)", "$1 or "),
            rewriting("\\b([Cc]hoose 1) of the following effects:", "$1:"),
            rewriting("\\b(is not completely blocked, it does not clear from) the card pool\\b", "$1 your card pool"),
            rewriting("\\b([Ii]t) also (?=gets |gains )", "$1 "),
            rewriting("\\b(Discard|Mill|Remove|Reveal|Flip) (?:all of )?the top card of both players' decks\\b",
                    "$1 the top card of your deck and the top card of your rival's deck"));

    /** All rows. */
    static final List<Fold> TABLE = Stream.of(SLIPS, NUMBERS, TIMES, CARDS).flatMap(List::stream).toList();

    private PrintedWords() {
    }
}
