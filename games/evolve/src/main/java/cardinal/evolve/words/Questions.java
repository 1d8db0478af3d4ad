package cardinal.evolve.words;

import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Wanted;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.MoveCards;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Progress;
import cardinal.evolve.verb.RemoveCounters;
import cardinal.evolve.verb.Search;
import cardinal.evolve.verb.Select;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Question;
import java.util.Optional;

/** The open question in the words of players; made when somebody reads it. */
public final class Questions {
    /** More cards than anybody has: "any number". */
    private static final int ANY_NUMBER = 40;

    private Questions() {
    }

    public static Question of(EvolveTable t) {
        Prompt prompt = t.prompt();
        Cause cause = t.cause();
        Sentences.Marked sentence = Sentences.of(t, cause);
        return new Question(prompt.seat(), prompt.ask(), prompt.purpose(), prompt.clause(), cause.source(),
                sentence.text(), sentence.from(), sentence.to(), words(t, cause), deed(t, cause));
    }

    /** What becomes of a card that is picked. */
    private static Question.Deed deed(EvolveTable t, Cause cause) {
        return switch (t.prompt().purpose()) {
            case PAY, FORM, KEEP -> Question.Deed.NAME;
            case SEARCH -> Question.Deed.of("take");
            default -> picked(cause).map(Phrases::around).orElse(Question.Deed.CHOOSE);
        };
    }

    private static String words(EvolveTable t, Cause cause) {
        return switch (t.prompt().purpose()) {
            case TURN -> "Your turn: what do you do?";
            case RESPOND -> window(t);
            case MULLIGAN -> "Keep these cards, or put them all at the bottom of your deck and draw four new ones?";
            case FIRST_PLAYER -> kind(t) == Choice.SEAT ? "Who goes first?"
                    : "Is your deck built on the class of your leader or on its universe?";
            case MAY, REPLACE -> Sentences.capital(OfferWords.of(t)) + "?" + several(t, "up to ");
            case PAY_EXTRA -> Sentences.capital(OfferWords.asked(t)) + "?";
            case MODE -> mode(t, cause);
            case AMOUNT -> amount(t, cause);
            case DIVIDE -> "How much damage goes to " + first(t) + "?";
            case PAY -> payment(t, cause);
            case FORM -> "Which card of your evolve deck does " + evolving(t) + " evolve into?";
            case SEARCH -> "Search your deck for " + wanted(cause) + several(t, "");
            case KEEP -> "Too many cards " + where(t.piece(Option.a(t.prompt().option(0))).zone(), t)
                    + ": which one stays?" + several(t, "");
            case ORDER_ABILITIES -> "Which ability goes first?";
            case ORDER_EFFECTS -> "Several effects apply: which one goes first?";
            case ORDER_CARDS -> "Which card goes " + end(t) + " of the deck next? (" + t.prompt().size() + " left)";
            case PLACE -> t.prompt().size() > 2
                    ? "Which card goes on top or to the bottom of the deck next? (" + t.prompt().size() / 2 + " left)"
                    : "Put " + first(t) + " on top of the deck or at its bottom?";
            case TURN_CARDS -> turning(t, cause);
            case MOVE -> kind(t) == Choice.MOVED ? full(t) : picking(t, cause);
            case DISCARD -> cause == Cause.RULES ? "Too many cards in your hand: discard one" + several(t, "")
                    : picking(t, cause);
            default -> picking(t, cause);
        };
    }

    // ---- the rules ask -------------------------------------------------------------------------------------------

    /** 7.4.5, 8.4.7. */
    private static String window(EvolveTable t) {
        int seat = t.prompt().seat();
        String what = t.currentAttack().attacker().isNone() || !t.isSame(t.currentAttack().attacker())
                ? (t.active() == seat ? "You end the turn" : "Your opponent ends the turn")
                : Commands.called(t, t.currentAttack().attacker().card(), seat) + " attacks "
                        + (t.isSame(t.currentAttack().target())
                                ? Commands.called(t, t.currentAttack().target().card(), seat) : "what has gone");
        return what + ": play something with Quick, or pass";
    }

    private static String turning(EvolveTable t, Cause cause) {
        return switch (kind(t)) {
            case Choice.ENGAGE -> "Engage " + first(t) + " as it enters the field?";
            case Choice.DONE -> "Engage followers with Ward before the turn ends?";
            default -> picking(t, cause);
        };
    }

    /** 4.4.4.2, 4.8.3.2. */
    private static String full(EvolveTable t) {
        MoveCards moving = t.running(MoveCards.class);
        return "Not all of them fit" + (moving == null ? "" : " " + where(moving.fullZone(t), t))
                + ": which one goes there?";
    }

    private static String where(int zone, EvolveTable t) {
        String whose = t.spec(zone).seat() == t.prompt().seat() ? "your " : "your opponent's ";
        return Zone.at(zone) == Zone.FIELD ? "on " + whose + "field" : "in " + whose + "EX area";
    }

    private static String end(EvolveTable t) {
        return kind(t) == Choice.ON_TOP ? "on top" : "to the bottom";
    }

    /** 5.15.1.1: the two have the same name. */
    private static String evolving(EvolveTable t) {
        return t.def(Option.a(t.prompt().option(0))).data().name();
    }

    // ---- a text asks ---------------------------------------------------------------------------------------------

    private static String payment(EvolveTable t, Cause cause) {
        int seat = t.prompt().seat();
        if (kind(t) == Choice.PICK) {
            return cause == Cause.RULES ? "Which facedown card of your evolve deck do you turn faceup for it?"
                    : "Which amulet loses a Stack counter for Earth Rite?";
        }
        return "How do you pay"
                + (cause.source().isNone() ? "?" : " for " + Commands.called(t, cause.source().card(), seat) + "?");
    }

    private static String mode(EvolveTable t, Cause cause) {
        if (kind(t) == Choice.BURST) {
            return "Which Union Burst is activated?";
        }
        if (cause.part() instanceof Gift.EitherWord either) {
            return "Give " + either.one().word() + " or " + either.other().word() + "?";
        }
        return "Which of these do you choose?" + several(t, "");
    }

    private static String amount(EvolveTable t, Cause cause) {
        if (cause.instruction() instanceof RemoveCounters remove) {
            return "How many " + remove.kind() + " counters do you remove?";
        }
        String card = cause.source().isNone() ? "it" : Commands.called(t, cause.source().card(), t.prompt().seat());
        return "Which number do you choose for " + card + "?";
    }

    private static String wanted(Cause cause) {
        return (cause.part() instanceof Wanted w ? Phrases.searched(w) : Optional.<String>empty())
                .orElse("cards");
    }

    /** "Discard 2 cards (1 of 2)": cards that are picked or selected, as the text says it to the one who does it. */
    private static String picking(EvolveTable t, Cause cause) {
        return Sentences.capital(picked(cause).orElse("choose cards for " + source(t, cause))) + several(t, "");
    }

    /** What is done with the cards that are picked. */
    private static Optional<String> picked(Cause cause) {
        return switch (cause.part()) {
            case Select select -> Phrases.deed(select);
            case null -> Optional.empty();
            default -> cause.instruction() instanceof Verb verb ? Phrases.deed(verb) : Optional.empty();
        };
    }

    private static String source(EvolveTable t, Cause cause) {
        return cause.source().isNone() ? "it" : Commands.called(t, cause.source().card(), t.prompt().seat());
    }

    // ---- parts ---------------------------------------------------------------------------------------------------

    /** " (1 of 2)" where several are asked for one after the other. */
    private static String several(EvolveTable t, String limit) {
        if (!(t.frame(t.depth() - 1) instanceof Progress progress)) {
            return "";
        }
        int done = progress.done(t);
        int most = progress.most(t);
        return most <= 1 ? "" : most >= ANY_NUMBER ? done == 0 ? "" : " (" + done + " so far)"
                : " (" + (done + 1) + " of " + limit + most + ")";
    }

    private static int kind(EvolveTable t) {
        return Option.kind(t.prompt().option(0));
    }

    private static String first(EvolveTable t) {
        return Commands.called(t, Option.a(t.prompt().option(0)), t.prompt().seat());
    }

    /** The options of a text that are chosen from, if that is what is asked. */
    static Optional<Instruction.OneOf> modes(Cause cause) {
        return cause.part() instanceof Instruction.OneOf modes ? Optional.of(modes)
                : cause.instruction() instanceof Instruction.OneOf modes ? Optional.of(modes) : Optional.empty();
    }
}
