package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.write;
import static cardinal.ufs.text.Wordings.opening;
import static cardinal.ufs.text.Wordings.rewriting;

import cardinal.cards.grammar.Fold;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.stream.Stream;

/**
 * Words in which judges and designers speak of values, checks and damage: rewritten after {@link EverydayWords}, by the same promise, that
 * nothing is dropped or added which says who, where, when, how many or which.
 */
final class SpokenWords {
    private static final String ATTACK = "(this attack|your attack|your rival's attack|that attack)";
    private static final String VALUE = "(speed|damage|difficulty)";
    private static final String RATED = "(Stun|Powerful|Multiple|Breaker|EX|Gauge|Desperation|Deflect)";
    private static final String STARTS = "(?<=[:.,] |\u2022 |^)";

    /** What a value becomes. */
    private static final List<Fold> VALUES = List.of(
            rewriting("\\b([Yy]ou|[Yy]our rival|[Tt]hey) may not (?=\\w)", "$1 cannot "),
            rewriting(",? rounded down\\b(?!\\))", " (rounded down)"),
            rewriting("\\b(X equals) double (?=the number of|your|its|their|this)", "$1 twice "),
            rewriting("\\bhalf of (?=its|the|this|that|your|their)", "half "),
            rewriting("\\b(its|attack's|card's) current " + VALUE, "$1 $2"),
            rewriting("\\bthe current " + VALUE + " of", "the $1 of"),
            // "The attack" one takes damage from is the one of the rival that is in progress.
            write("(?<=\\bBefore you take damage, )([^.]*?)\\bthe attack\\b",
                    found -> found.group(1) + "your rival's attack"),
            write(STARTS + "([Tt])he " + VALUE + " of " + ATTACK
                    + " (becomes|is (?:increased|reduced|decreased) by|gets|is doubled|is halved)(?=[ .,])",
                    found -> capital(found.group(1).equals("T"), found.group(3) + "'s " + found.group(2) + " "
                            + found.group(4))),
            rewriting("\\b(attack's|[Ii]ts) " + VALUE + " is set (?:to|at) ", "$1 $2 becomes "),
            write("\\b([Ss])et (?=(?:" + ATTACK + "'s|its|the) (?:speed|damage|difficulty|zone)\\b[^.]* to )",
                    found -> found.group(1).equals("S") ? "Change " : "change "),
            write("\\b([Cc])hange the " + VALUE + " of " + ATTACK + " to ",
                    found -> found.group(1) + "hange " + found.group(3) + "'s " + found.group(2) + " to "),
            write(STARTS + "([Tt]his|[Yy]our|[Tt]hat|[Ii]ts)((?: rival's)?(?: attack's)?) " + VALUE
                    + " becomes (?:equal to )?(?=\\d|X\\b|half\\b|twice\\b|its\\b|the\\b|your\\b|this\\b)",
                    SpokenWords::become),
            write(STARTS + "([Tt]his|[Yy]our|[Tt]hat)((?: rival's)? attack's) " + VALUE + " is (doubled|halved)\\b",
                    found -> verb(found.group(1), found.group(4).equals("doubled") ? "double" : "halve") + " "
                            + found.group(1).toLowerCase(Locale.ROOT) + found.group(2) + " " + found.group(3)),
            write("\\b([Hh]alve|[Dd]ouble) the " + VALUE + " of " + ATTACK,
                    found -> found.group(1) + " " + found.group(3) + "'s " + found.group(2)),
            write("\\b([Hh])alve " + ATTACK + "'s " + VALUE, found -> (found.group(1).equals("H") ? "C" : "c")
                    + "hange " + found.group(2) + "'s " + found.group(3) + " to half its " + found.group(3)),
            write("\\b(Increase|Reduce|increase|reduce) the " + VALUE + " and " + VALUE + " of " + ATTACK
                    + " by (\\d+)",
                    found -> found.group(1) + " " + found.group(4) + "'s " + found.group(2) + " by " + found.group(5)
                            + " and " + found.group(1).toLowerCase(Locale.ROOT) + " its " + found.group(3) + " by "
                            + found.group(5)),
            write("\\b(Increase|Reduce|increase|reduce) " + ATTACK + "'s " + VALUE + " and " + VALUE + " by (\\d+)",
                    found -> found.group(1) + " " + found.group(2) + "'s " + found.group(3) + " by " + found.group(5)
                            + " and " + found.group(1).toLowerCase(Locale.ROOT) + " its " + found.group(4) + " by "
                            + found.group(5)),
            write("\\b([Ii]ncrease|[Rr]educe) the " + VALUE + " of " + ATTACK + " (?=by )",
                    found -> found.group(1) + " " + found.group(3) + "'s " + found.group(2) + " "),
            write(STARTS + "([Gg])ive " + ATTACK + " (?=[+-]\\d)",
                    found -> capital(found.group(1).equals("G"), found.group(2) + " gets ")),
            write(STARTS + "([Gg])ive " + ATTACK + " (?=[A-Z][a-z]+)",
                    found -> capital(found.group(1).equals("G"), found.group(2) + " gains ")),
            write(STARTS + "([Aa])dd \\+?(\\d+|X) to (?:" + ATTACK + "'s " + VALUE + "|the " + VALUE + " of " + ATTACK
                    + ")", SpokenWords::added),
            rewriting("\\b(attack) gains (?=[+-](?:\\d|X))", "$1 gets "),
            write(STARTS + "([Tt]his|[Yy]our|[Tt]hat) attack has (?=[A-Z][a-z]+(?:: \\d+)?(?: and [A-Z][a-z]+)?[.,])",
                    found -> found.group(1) + " attack gains "),
            rewriting("\\b(gets?) (?:your choice of|either) (?=[+-])", "$1 "),
            rewriting("\\b(gets? )([+-](?:\\d+|X)) to (?:its|their|both) " + VALUE + " and (?:its )?" + VALUE,
                    "$1$2 $3 and $2 $4"),
            rewriting("([+-]\\d+ " + VALUE + "),? but (?=[+-]\\d)", "$1 and "),
            rewriting("\\b([Ss])wap (?=" + ATTACK + "'s speed and damage|the speed and damage of)", "$1witch "),
            rewriting("\\b([Ss]witch )((?:its|" + ATTACK + "'s)) damage and speed\\b", "$1$2 speed and damage"),
            rewriting("\\b([Ss]witch the )damage and speed(?= of)", "$1speed and damage"),
            write(STARTS + "([Tt])he " + RATED + " rating of " + ATTACK + "(?= gets | is )",
                    found -> capital(found.group(1).equals("T"), found.group(3) + "'s " + found.group(2) + " rating")),
            rewriting("\\b(attack's " + RATED + " rating) is increased by (?=\\d)", "$1 gets +"),
            rewriting("\\b(attack's " + RATED + " rating) is reduced by (?=\\d)", "$1 gets -"),
            write(STARTS + "([Ii])ncrease (?:the " + RATED + " rating of " + ATTACK + "|" + ATTACK + "'s " + RATED
                    + " rating) by (?=\\d)",
                    found -> capital(found.group(1).equals("I"),
                            found.group(2) == null ? found.group(4) : found.group(3)) + "'s "
                            + (found.group(2) == null ? found.group(5) : found.group(2)) + " rating gets +"),
            rewriting("\\b(attack gets [+-]\\d+) " + RATED + " rating", "$1 to its $2 rating"));

    /** Zones and other states of attacks. */
    private static final List<Fold> ATTACKS = List.of(
            rewriting("\\bbecomes unblockable\\b", "is unblockable"),
            rewriting("\\b([Cc]hange (?:the )?)attack zone of ", "$1zone of "),
            rewriting("\\b([Cc]hange (?:" + ATTACK + "'s zone|the zone of " + ATTACK
                    + ")) to (?:the zone of your choice|a zone of your choice|any zone|any attack zone|another"
                    + " zone of your choice)",
                    "$1"),
            write(STARTS + "([Tt]his|[Yy]our) attack (?:is now|becomes) (high|mid|low)(?=[.,])",
                    found -> verb(found.group(1), "change") + " " + found.group(1).toLowerCase(Locale.ROOT)
                            + " attack's zone to " + found.group(2)),
            rewriting("(?<=, )it becomes (high|mid|low)(?=[.,])", "change its zone to $1"),
            write(STARTS + "([Tt]his|[Yy]our) attack becomes your choice of (high|mid|low) or (high|mid|low)(?=\\.)",
                    found -> verb(found.group(1), "change") + " " + found.group(1).toLowerCase(Locale.ROOT)
                            + " attack's zone to " + found.group(2) + " or " + found.group(3)),
            rewriting("(?<=After you block with this card, )(discard|remove|add) (?:the attack|the blocked attack)\\b"
                    + "(?: from your rival's card pool)?", "$1 your rival's attack from your rival's card pool"),
            write(STARTS + "([Tt])he (?:maximum|most) damage " + ATTACK + " (?:can|may) deal is (\\d+|X)",
                    found -> capital(found.group(1).equals("T"), found.group(2)) + " deals at most " + found.group(3)
                            + " damage"),
            rewriting("\\b(attack|it) (?:cannot deal|deals no) more than (\\d+|X) damage\\b",
                    "$1 deals at most $2 damage"),
            rewriting("\\b(attack|it) can(?:not)? deal (?:at most|no more than) (\\d+|X) damage\\b",
                    "$1 deals at most $2 damage"),
            rewriting("\\b([Yy]our rival cannot play) (?:any )?[Rr]eversals(?: during)?(?= this turn\\b|\\.| for )",
                    "$1 cards as reversals"),
            rewriting("(?<=[:.,] )[Yy]our rival cannot play (?:any |a )?[Rr]eversals? (?:to|against) (?:your"
                    + "|this) attack\\b",
                    "Attacks cannot be played as a reversal to your attack"),
            rewriting("\\b([Ii]f) your previous attack\\b", "$1 your last attack"));

    /** Checks. */
    private static final List<Fold> CHECKS = List.of(
            rewriting("\\b([Tt])he next check you make\\b", "$1\u0003our next check").then(
                    write("[Tt]\u0003our", found -> found.group().charAt(0) == 'T' ? "Your" : "your")),
            rewriting("\\b([Yy]our(?: rival's)? next check[^.:,]*?) (?:counts as|is treated as|becomes) (?:an?"
                    + " )?(?=\\d)",
                    "$1 is "),
            write(STARTS + "([Tt])reat (your(?: rival's)? next check[^.:,]*?) as (?:an? )?(?=\\d)",
                    found -> capital(found.group(1).equals("T"), found.group(2)) + " is "),
            rewriting("(?<=, )(?:get|give) ([+-]\\d+) to (?:that|the) check\\b", "that check gets $1"),
            rewriting("\\b([Aa])ttempt(s?|ed) to (play|block)\\b", "$1\u0003$2 $3").then(
                    write("([Aa])\u0003(s|ed|) (play|block)", SpokenWords::tries)));

    /** What happens and when. */
    private static final List<Fold> EVENTS = List.of(
            write("\\b(plays?) an? (Enhance|Form|Response|Blitz)(?=,| to\\b| during\\b| on\\b)",
                    found -> found.group(1) + (found.group(2).equals("Enhance") ? " an " : " a ")
                            + found.group(2).toLowerCase(Locale.ROOT) + " ability"),
            write("(\\bplays? an? (enhance|form|response) ability,[^.]*? )that (Enhance|Form|Response)(?= is|[.,])",
                    found -> found.group(2).equalsIgnoreCase(found.group(3)) ? found.group(1) + "that ability"
                            : found.group()),
            rewriting("\\b(plays?) an? (foundation|asset|attack|action|character)'s ability\\b",
                    "$1 an ability on a \u0004$2").then(
                            write("a \u0004([a-z])", found -> ("aeiou".contains(found.group(1)) ? "an " : "a ")
                                    + found.group(1))),
            rewriting("\\bNo more (Enhance|Form|Response)s (?:may|can) be played\\b", "$1s cannot be played"),
            rewriting("\\b(cannot play) any (?:more )?(Enhance|Form|Response)s\\b", "$1 $2s"),
            write("\\b(cannot play |^|(?<=[:.] ))(Enhance|Form|Response)s(?= cannot be| this| for| during|\\.)",
                    found -> found.group(1) + found.group(2) + " abilities").then(
                            write("(?<=cannot play )(Enhance|Form|Response)(?= abilities)",
                                    found -> found.group().toLowerCase(Locale.ROOT))),
            rewriting("\\bby (?:an? |your )rival's effects?(?=,)", "by a rival effect"),
            rewriting("\\b(If y)our character's level is\\b", "$1our level is"),
            rewriting("\\bfor the rest of this Enhance Step\\b", "for the rest of the Enhance Step"),
            rewriting("\\bthey (?:must )?(discard|commit|destroy|lose|flip|remove) ([^.,:]*?),? or (?:that"
                    + " ability|it|its effects?)"
                    + " is cancelled\\.", "your rival may $1 $2. If they do not, cancel it."),
            rewriting("\\bWhen (this (?:card|attack)|that (?:card|attack)) would (be [^.,]*), ([^.]*) instead\\.",
                    "If $1 would $2, $3 instead."),
            rewriting("\\bDuring the End Phase, add this card to your (hand|momentum) instead of clearing it\\.",
                    "If this card would be cleared, add it to your $1 instead."),
            rewriting("\\b[Tt]his card is added to your (hand|momentum) instead of being cleared\\.",
                    "If this card would be cleared, add it to your $1 instead."));

    /** Whose, where and how long. */
    private static final List<Fold> SCOPES = List.of(
            rewriting("\\b([Yy]our rival|[Yy]ou|[Bb]oth players) cannot play more than (?=\\d [a-z]+s?\\b)",
                    "$1 may play only "),
            rewriting("\\b([Aa]fter|[Ww]henever) your rival attacks (?:1 of your backups|a backup)(?=,)",
                    "$1 1 of your backups is attacked"),
            rewriting("\\bfor each (Enhance|Form|Response) (you have|your rival has) played\\b",
                    "for each time $2 played a\u0003$1 ability").then(
                            write("\\ba\u0003(Enhance|Form|Response)",
                                    found -> (found.group(1).equals("Enhance") ? "an "
                                            : "a ") + found.group(1).toLowerCase(Locale.ROOT))),
            rewriting("(Name a keyword\\. [^.]*?)\\bthat keyword\\b", "$1the named keyword"),
            write("(?<=[:.] )(Build|Add|Remove|Draw) (the top card of your discard pile) (|to [a-z ]*)if it is"
                    + " (an? [^.]*)\\.",
                    found -> "If " + found.group(2) + " is " + found.group(4) + ", "
                            + found.group(1).toLowerCase(Locale.ROOT)
                            + " it" + (found.group(3).isEmpty() ? "" : " " + found.group(3).strip()) + "."),
            rewriting("(?<=\\. )Its abilities cannot be played\\b", "Abilities on it cannot be played"),
            rewriting("\\bFor the rest of (?:the|this) turn, (?:whenever|after|when|each time) ",
                    "For the rest of this turn, whenever "),
            rewriting("\\bIf your rival does not block this attack, they (\\w+) ",
                    "If this attack is not blocked, your rival $1s "),
            rewriting("\\bIf your rival does not block this attack, ", "If this attack is not blocked, "),
            rewriting("\\b([Yy]our rival (?:discards|removes)|they (?:discard|remove)) the card they blocked with\\b",
                    "$1 their block"),
            rewriting("\\bRemove any number of ((?:[A-Z]\\w+ )?counters[^:.]*: [^:]*?) X equals the number of"
                    + " counters removed this way\\.",
                    "Remove X $1"),
            rewriting("\\b(?:by|due to) (?:an effect|(?:card )?effects)(?=[,.])", "due to an effect"),
            rewriting("\\b([Mm]ills?) cards equal to ([^.,:]+)\\.", "$1 X. X equals $2."),
            rewriting("\\bYou have ([+-]\\d) hand size\\b", "Your character gets $1 hand size"),
            rewriting("\\b(foundations|assets|attacks|backups) have no abilities\\b", "$1 lose all abilities"),
            rewriting("\\bX is (?:equal to )?(?=the|your|its|this|twice|half|that)", "X equals "),
            write(STARTS + "([Tt])his attack may be blocked (?:by|with) (high|mid|low) blocks",
                    found -> capital(found.group(1).equals("T"), found.group(2)) + " blocks may block this attack"),
            rewriting("\\b(If this attack deals (?:\\d or more )?damage, [^.]*\\. If )it does not, (?:you )?",
                    "$1this attack deals no damage, "),
            rewriting("\\b(counters? to) each of (?=your\\b)", "$1 all of "),
            write("\\b([Cc]ommit|[Rr]eady|[Ff]lip|[Dd]estroy|[Ss]eal|[Ff]reeze|[Dd]iscard|[Rr]emove) each (rival )?"
                    + "((?:[a-z]+ ){0,2}?)(foundation|asset|attack|backup|card)(?= in | with |\\.|,)",
                    found -> found.group(1) + " all " + (found.group(2) == null ? "" : found.group(2)) + found.group(3)
                            + found.group(4) + "s"),
            rewriting("\\b(Foundations|Attacks|Actions|Assets) you play do not count\\b",
                    "$1 in your card pool do not count"),
            rewriting("\\buntil the end of this attack\\b", "for the rest of this attack"),
            write("\\bYour rival cannot (flip|commit|destroy|seal|freeze) your (foundations|assets|backups"
                    + "|character)\\b",
                    found -> "Your " + found.group(2) + " cannot be " + SpokenWords.participle(found.group(1))
                            + " by rival effects"),
            write("\\b([Dd]iscard|[Ss]acrifice|[Ff]lip|[Dd]estroy|[Cc]ommit|[Rr]emove|[Ss]pend|[Rr]eady) (any"
                    + " number of|up to \\d+|your) "
                    + "([^.,:]*?)(?:\\. Draw|, then draw|,? and draw) that many cards\\.",
                    found -> found.group(1) + " " + found.group(2) + " " + found.group(3)
                            + ". Draw 1 card for each card " + SpokenWords.participle(found.group(1)) + " this way."));

    /** Two things said at once. */
    private static final List<Fold> PAIRS = List.of(
            write("\\b((?:[Cc]ommit|[Rr]eady|[Ff]lip|[Uu]nflip|[Dd]estroy|[Ss]eal|[Ff]reeze|[Dd]iscard"
                    + "|[Ss]acrifice)s?) "
                    + "((?:up to )?\\d (?:[a-z' ]+)|your(?: rival's)? character) and ((?:up to )?\\d [a-z' ]+"
                    + "|your(?: rival's)? character)(?=\\.)",
                    SpokenWords::both),
            rewriting("\\b(\\w+ the top 2 cards of [^.]*\\. (?:If [^.,]*, )?add) both(?= to )", "$1 them"),
            rewriting("\\b(cannot play) another (attack|card|foundation|action|asset)\\b", "$1 $2s"),
            rewriting("\\b([Aa]fter (?:you|your rival) \\w+s? [^,.]*?) to pay for an ability(?=,)", "$1 to pay a cost"),
            rewriting("\\b([Ii]f (?:this attack|it)) was played as a reversal\\b",
                    "$1 is an attack played as a reversal"),
            rewriting("\\b(is an? [A-Z]\\w+) or an? (?=[A-Z]\\w+)", "$1 or "),
            rewriting("\\b([Rr]eturn) " + ATTACK + "'s " + VALUE + " to its printed (?:value|" + VALUE + ")",
                    "$1 $2 to its printed $3"),
            rewriting("\\b(resolves, if it) did not deal damage,", "$1 dealt no damage this turn,"),
            rewriting("\\b(resolves, if it (?:dealt damage|was (?:not )?(?:completely |partially )?blocked)),",
                    "$1 this turn,"),
            write("\\bDuring your rival's next turn, their ([^.,]+)\\.",
                    found -> "Your rival's " + found.group(1) + " during your rival's next turn."),
            write("\\bDuring your next turn, your ([^.,]+)\\.",
                    found -> "Your " + found.group(1) + " during your next turn."),
            rewriting("\\b([Ii]f (?:it|that card)) is the named (type|card)\\b", "$1 matches the named $2"),
            write("\\bYour rival must (?:either )?(discard|lose|commit|destroy|flip|remove) ([^.,:]*?) or "
                    + "(discard|lose|commit|destroy|flip|remove) ([^.,:]*)\\.",
                    found -> "Your rival " + found.group(1) + "s " + found.group(2) + " or " + found.group(3) + "s "
                            + found.group(4) + "."),
            rewriting("\\b(cannot be removed) from the game\\b", "$1"),
            rewriting("\\bthe number of (momentum|foundations|assets|backups) you have\\b", "the number of your $1"),
            rewriting("\\bthe number of (momentum|foundations|assets|backups) your rival has\\b",
                    "the number of your rival's $1"),
            rewriting("\\b[Ii]f they (revealed|discarded) (\\d or more) ((?:[A-Z]\\w+ )?\\w+s),",
                    "If $2 $3 were $1 this way,"),
            rewriting("\\b[Ii]f they (revealed|discarded) (an? (?:[A-Z]\\w+ )?\\w+),", "If $2 was $1 this way,"),
            rewriting("\\b(\\d) of your removed cards\\b", "$1 card from your removed pile").then(
                    rewriting("\\b([2-9]) card from your removed pile\\b", "$1 cards from your removed pile")),
            rewriting("\\bYour rival may only block (this|your) attack with (?=\\w)",
                    "\u0003$1 attack can only be blocked by ").then(
                            write("\u0003(this|your)", found -> capital(true, found.group(1)))),
            rewriting("\\b(abilities cannot be played) (?:to|against) (?=this attack\\b)", "$1 during "),
            rewriting("\\bfor each ([2-9]) (?=[a-z])", "for every $1 "),
            rewriting("\\b(for every \\d) momentum (you have|your rival has)\\b", "$1 cards in \u0003$2").then(
                    write("\u0003(you|your rival) ha(?:ve|s)",
                            found -> (found.group(1).equals("you") ? "your" : "your rival's")
                                    + " momentum")),
            rewriting("\\b(attack|foundation|asset|action|card)(s?) (in|from) (your|your rival's|their)"
                    + " (discard pile|hand|card pool|deck|stage)"
                    + " (with (?:printed )?(?:difficulty|speed|damage|check value|block modifier) \\d+(?: or"
                    + " (?:less|fewer|more|greater|higher))?)(?= and )",
                    "$1$2 $6 $3 $4 $5"),
            rewriting("\\b(rival's [^.]*\\. (?:That \\w+|It) does not ready during) their (?=next Ready Step)",
                    "$1 your rival's "),
            rewriting("\\bmay not be (?=\\w+(?:ed|en)\\b)", "cannot be "),
            rewriting("(Name a card\\b[^\\n]*?\\bcop(?:y|ies) of) that card\\b", "$1 the named card"),
            write("(?m)^([A-Z][^.:\\n]*?) (?:while|as long as) ([^.,:\\n]*)\\.$",
                    found -> "While " + found.group(2) + ", " + found.group(1).substring(0, 1).toLowerCase(Locale.ROOT)
                            + found.group(1).substring(1) + "."),
            write("\\b(cannot play )(?:any )?(Enhance|Form|Response)s from (?=foundations|assets|characters|actions)",
                    found -> found.group(1) + found.group(2).toLowerCase(Locale.ROOT) + " abilities on "),
            opening("place ([^.,:]*?) on (?:the )?top of (?=your deck|their deck)", "add $1 to the top of "),
            rewriting("\\b([A-Z]\\w+), ([A-Z]\\w+) and (?=[A-Z]\\w+[.,])", "$1, $2, and "),
            rewriting("\\b(If this attack) is unblocked,", "$1 is not blocked,"),
            rewriting("\\bThe first (attack|card|foundation) you play gets ([^.]*) for the rest of this turn\\.|"
                    + "\\bFor the rest of (?:the|this) turn, the first (attack|card|foundation) you play gets"
                    + " ([^.]*)\\.",
                    "Your next $1$3 this turn gets $2$4."),
            rewriting("(top 2 cards of your deck\\. Add 1 (?:of them )?to your hand) and discard the other\\.",
                    "$1. Add the rest to your discard pile."),
            rewriting("\\bDiscard (\\d) momentum and (\\d) (cards?) from your hand\\.",
                    "Discard $1 momentum and discard $2 $3."),
            rewriting("\\b(at the (?:start|end) of|At the (?:start|end) of) each of (your|your rival's) turns\\b",
                    "$1 $2 turn"),
            rewriting("\\b([Aa]dd) any ([a-z]+s) (discarded|milled|revealed) this way\\b",
                    "$1 any number of $2 $3 this way"),
            rewriting("\\bMake a check\\. (If you check [^.]*\\.)", "$1 Make a check."),
            rewriting("\\bfrom among (?:them|the revealed cards|those cards)\\b", "among them"),
            rewriting("\\b(\\d) cards? among them\\b", "$1 of them"),
            rewriting("\\b(of them|among them)(\\. |[^.]*\\. )Mill the rest\\b",
                    "$1$2Add the rest to your discard pile"));

    /** Which cards, and how many. */
    private static final List<Fold> CARDS = List.of(
            rewriting("\\b(attacks|foundations|backups|cards|players)( this turn)? each (?=get |gain |lose )", "$1$2 "),
            write(STARTS + "([Yy]our rival's|[Yy]our|[Aa]ll rival|[Aa]ll of your) backups (lose|gain) (?=\\d+ stamina)",
                    found -> SpokenWords.backups(found.group(1)) + " " + found.group(2) + "s "),
            rewriting("\\b([Ee]ach of your(?: rival's)? (?:[A-Z]\\w+ )?attacks) this turn (gets [^.]*)\\.",
                    "$1 $2 this turn."),
            rewriting("\\b([Yy]our(?: rival's)?) character is (?=at desperation\\b)", "$1\u0003 ").then(
                    write("([Yy])our( rival's)?\u0003 ", found -> found.group(1) + (found.group(2) == null ? "ou are "
                            : "our rival is "))),
            rewriting("\\b([Ii]f [^.]*\\.) If not, ", "$1 Otherwise, "),
            rewriting("\\b(your|your rival's|their) (hand|momentum|discard pile|card pool) is empty\\b",
                    "\u0005$1 $2").then(
                            write("\u0005(your rival's|your|their) ([a-z ]+?)(?=,)", SpokenWords::empty)),
            rewriting("\\b([Yy]ou|[Tt]hey) control (?=(?:more|fewer|less|at least|exactly|no|\\d+)\\b)", "$1 have "),
            rewriting("\\b([Yy]our rival) controls (?=(?:more|fewer|less|at least|exactly|no|\\d+)\\b)", "$1 has "),
            rewriting("\\b(foundation|asset|backup)(s?) you control\\b", "$1$2 in your stage"),
            rewriting("\\ball of your rival's foundations are committed\\b", "your rival has no ready foundations"),
            rewriting("\\ball of your foundations are committed\\b", "you have no ready foundations"),
            rewriting("\\b(is) (?:higher) than(?= (?:its|your|this|the)\\b)", "$1 greater than"),
            rewriting("\\b(is) (?:lower) than(?= (?:its|your|this|the)\\b)", "$1 less than"),
            rewriting("\\b(gains) all (?:of the |of its )?abilities (?:of|on) (?=another|1 |an? |the )",
                    "$1 the abilities of "),
            write("\\b([Dd])iscard (\\d+) cards? from (?:their|your rival's) hand at random\\b",
                    found -> capital(found.group(1).equals("D"), "your rival discards ") + found.group(2)
                            + (found.group(2).equals("1") ? " random card" : " random cards")),
            rewriting("\\b([Ll]ook at your rival's hand)(?:\\. Choose (1) card(?: (?:from|in) (?:it|their hand))?\\."
                    + " (?:Your rival|They) discards? (?:that card|it)| and discard (1) card from it)\\.",
                    "$1. Choose 1 card in your rival's hand. Your rival discards it."),
            rewriting("\\b([Aa]dd [^.:]*?) into (your|their) hand and the rest\\b", "$1 to $2 hand. Add the rest"),
            rewriting("\\b(Reveal the top card of your deck\\. If [^.]*,) draw it\\.", "$1 draw 1 card."),
            rewriting("\\b((?:freeze|seal|commit|flip|destroy|ready|Freeze|Seal|Commit|Flip|Destroy|Ready) (?:1|an?) "
                    + "(?:of your rival's (?:foundation|asset)|rival (?:foundation|asset))s?) and (freeze|seal"
                    + "|commit|flip|destroy)"
                    + " another(?: one)?(?=\\.)", "$1 and $2 another rival foundation"),
            rewriting("\\b([Dd]estroy|[Ff]lip|[Cc]ommit) (1 of your rival's foundations|1 rival foundation) and"
                    + " (\\d+) of your own\\b",
                    "$1 $2 and $1 $3 of your foundations").then(
                            write("(?<=foundations? and )[DFC](?=estroy|lip|ommit)",
                                    found -> found.group().toLowerCase(Locale.ROOT))));

    /** Damage that is dealt or about to be taken. */
    private static final List<Fold> DAMAGE = List.of(
            rewriting("\\bX equals the damage (?:dealt by (?:this|that|your) attack|it dealt|(?:this|that|your)"
                    + " attack dealt)\\.",
                    "X equals the damage dealt."),
            rewriting("\\b((?:After|Before) (?:this|your|an?|your rival's|that) [^.,:]*?deals damage[^,.:]*,"
                    + " )gain that much health\\b",
                    "$1gain health equal to the damage dealt"),
            rewriting("\\b((?:After|Before) (?:this|your|an?|your rival's|that) [^.,:]*?deals damage[^,.:]*,"
                    + " your rival) loses that much health\\b",
                    "$1 loses health equal to the damage dealt"),
            rewriting("\\b([Bb]efore you take damage(?: from [^,.:]*)?, )(?:prevent|reduce it by|reduce that"
                    + " damage by|take) (\\d+|X)"
                    + "(?: (?:of it|of that damage|less damage))?(?=[.( ])",
                    "$1reduce the damage you would take by $2"),
            rewriting("\\b([Bb]efore you take damage(?: from [^,.:]*)?, )(?:reduce (?:it|that damage|the"
                    + " damage)) (to \\d+|by half)\\b",
                    "$1reduce the damage you would take $2"),
            rewriting("\\b([Bb]efore you take damage(?: from [^,.:]*)?, )(?:prevent (?:all of )?(?:it|that"
                    + " damage|all of that damage|the damage))(?=\\.)",
                    "$1reduce the damage you would take to 0"),
            rewriting("\\b([Bb]efore you take damage(?: from [^,.:]*)?, )halve (?:it|that damage|the damage)\\b",
                    "$1reduce the damage you would take by half"),
            rewriting("(reduce the damage you would take by half)(?=\\.)", "$1 (rounded up)"));

    /** All rows. */
    static final List<Fold> TABLE =
            Stream.of(VALUES, ATTACKS, CHECKS, EVENTS, SCOPES, PAIRS, CARDS, DAMAGE).flatMap(List::stream).toList();

    private SpokenWords() {
    }

    private static String capital(boolean first, String words) {
        return first ? words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) : words;
    }

    private static String verb(String subject, String verb) {
        return capital(Character.isUpperCase(subject.charAt(0)), verb);
    }

    private static String become(MatchResult found) {
        return verb(found.group(1), "change") + " " + found.group(1).toLowerCase(Locale.ROOT) + found.group(2) + " "
                + found.group(3) + " to ";
    }

    private static String added(MatchResult found) {
        boolean first = found.group(3) != null;
        return capital(found.group(1).equals("A"), first ? found.group(3) : found.group(6)) + " gets +"
                + found.group(2) + " " + (first ? found.group(4) : found.group(5));
    }

    private static String tries(MatchResult found) {
        String word = switch (found.group(2)) {
            case "s" -> "tries";
            case "ed" -> "tried";
            default -> "try";
        };
        return capital(found.group(1).equals("A"), word) + " to " + found.group(3);
    }

    private static String participle(String verb) {
        String small = verb.toLowerCase(Locale.ROOT);
        return switch (small) {
            case "flip" -> "flipped";
            case "commit" -> "committed";
            case "freeze" -> "frozen";
            case "spend" -> "spent";
            case "ready" -> "readied";
            default -> small.endsWith("e") ? small + "d" : small + "ed";
        };
    }

    /** Both are one's own or both the rival's, and no place stands behind them that could be of both. */
    private static String both(MatchResult found) {
        String first = found.group(2);
        String second = found.group(3);
        boolean placed = first.matches(".*\\b(?:in|from|with|that|at)\\b.*") || second.matches(".*\\b(?:in|from"
                + "|with|that|at)\\b.*");
        if (placed || first.contains("rival") != second.contains("rival")) {
            return found.group();
        }
        return found.group(1) + " " + first + " and " + found.group(1).toLowerCase(Locale.ROOT) + " " + second;
    }

    private static String backups(String whose) {
        return switch (whose) {
            case "Your", "All of your" -> "Each of your backups";
            case "your", "all of your" -> "each of your backups";
            case "Your rival's", "All rival" -> "Each of your rival's backups";
            default -> "each of your rival's backups";
        };
    }

    private static String empty(MatchResult found) {
        return switch (found.group(1)) {
            case "your" -> "you have no cards in your " + found.group(2);
            case "their" -> "they have no cards in their " + found.group(2);
            default -> "your rival has no cards in their " + found.group(2);
        };
    }
}
