package cardinal.ufs.words;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.Vital;
import cardinal.ufs.flow.Arrange;
import cardinal.ufs.flow.Blitz;
import cardinal.ufs.flow.Check;
import cardinal.ufs.flow.Ordering;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.flow.Play;
import cardinal.ufs.flow.Window;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.Locale;

/** The open question in words of players, with the text it stems from; made when somebody reads it. */
public final class Questions {
    private static final int NOWHERE = -1;

    private final UfsTable t;
    private final Prompt prompt;
    private final Cause cause;
    private final int seat;

    private Questions(UfsTable t) {
        this.t = t;
        prompt = t.prompt();
        cause = t.cause();
        seat = prompt.seat();
    }

    public static Question of(UfsTable t) {
        return new Questions(t).question();
    }

    /** What a yes agrees to, as a part of a sentence: "discard 1 card to draw 1 card". */
    static String yes(UfsTable t) {
        return new Questions(t).agreed();
    }

    private Question question() {
        String sentence = sentence();
        String part = sentence.isEmpty() ? "" : part();
        int from = part.isEmpty() ? NOWHERE : place(fold(sentence), fold(part));
        return new Question(seat, prompt.ask(), prompt.purpose(), prompt.clause(), cause.source(), sentence,
                Math.max(0, from), from == NOWHERE ? 0 : from + part.length(), words(), deed());
    }

    /** What becomes of a card that is picked. */
    private Question.Deed deed() {
        if (prompt.purpose() == Purpose.MULLIGAN) {
            return Question.Deed.of("change");
        }
        return t.frame(t.depth() - 1) instanceof Pick && !cause.source().isNone()
                && prompt.purpose() != Purpose.ORDER_CARDS ? new InstructionWords(t, cause).deed()
                        : Question.Deed.CHOOSE;
    }

    /** Where the part is: a cost first, an effect behind the colon, a cost to cancel at the end. */
    private int place(String sentence, String part) {
        if (cause.instruction() instanceof PlayRestriction) {
            return sentence.lastIndexOf(part);
        }
        boolean cost = prompt.purpose() == Purpose.PAY || t.frame(t.depth() - 1) instanceof Play;
        int behind = cost ? NOWHERE : sentence.indexOf(part, Math.max(0, sentence.indexOf(": ")));
        return behind == NOWHERE ? sentence.indexOf(part) : behind;
    }

    private static String fold(String words) {
        return words.toLowerCase(Locale.ROOT);
    }

    // ---- the text ------------------------------------------------------------------------------------------------------

    private String sentence() {
        if (cause.source().isNone()) {
            return "";
        }
        return cause.ability() instanceof AbilityDef a ? CardTextWords.ability(t, a)
                : CardTextWords.card(t, cause.source().card(), seat);
    }

    /** The words of the instruction that is being carried out; of what may be cancelled those of the price. */
    private String part() {
        return switch (cause.instruction()) {
            case PlayRestriction.MayCancel cancel -> CardTextWords.costs(t, cancel.costs());
            case Instruction i -> CardTextWords.of(t, i);
            case null, default -> "";
        };
    }

    // ---- the words -----------------------------------------------------------------------------------------------------

    private String words() {
        if (t.frame(t.depth() - 1) instanceof Pick pick && !cause.source().isNone()) {
            return new InstructionWords(t, cause).pick(pick);
        }
        return switch (prompt.purpose()) {
            case TURN -> "Your turn: what do you do?";
            case RESPOND -> respond();
            case BLOCK -> block();
            case MULLIGAN -> t.frame(t.depth() - 1) instanceof Pick p
                    ? "Which cards of your hand do you change? (" + p.count() + " so far)"
                    : "Keep this hand, or change it?";
            case FIRST_PLAYER ->
                    offers(Choice.SEAT) ? "Who takes the first turn?" : "Which character do you start with?";
            case SIDEBOARD -> sideboard();
            case CHECK -> check();
            case PLACE -> t.frame(t.depth() - 1) instanceof Arrange a
                    ? "Where in your momentum does " + card(a.next()) + " lie?"
                    : "Where does the card go? 1 is the beginning";
            case ORDER_CARDS -> "Which card lies next on your " + pile() + "? The lowest comes first";
            case ORDER_ABILITIES -> "Which of your effects goes first?";
            case ORDER_EFFECTS -> t.frame(t.depth() - 1) instanceof Ordering ? "Which effect applies first?"
                    : "Which effect applies last, and so counts?";
            case REPLACE -> "Which effect takes the place of what would happen?";
            case PAY -> "Which additional cost do you pay first?";
            case DISCARD -> t.frame(t.depth() - 1) instanceof Pick
                    ? "You tried to play no card: discard 1 card" : "Discard 1 card before you draw?";
            case LOSE -> lose();
            case KEEP, MOVE, MAY, PAY_EXTRA -> CardTextWords.begin(agreed()) + "?";
            case FORM -> prompt.ask() == Ask.YES_NO ? CardTextWords.begin(agreed()) + "?"
                    : "As which of its halves does " + source() + " count?";
            case TARGET -> offers(Choice.PLAYER) ? "What does " + source() + " attack?"
                    : new InstructionWords(t, cause).which("ability");
            case NAME -> name();
            default -> new InstructionWords(t, cause).decide();
        };
    }

    private String agreed() {
        return switch (prompt.purpose()) {
            case KEEP -> "leave " + source() + " in your card pool";
            case MOVE -> "add " + card(Option.a(prompt.option(0))) + " to your momentum";
            case FORM -> cause.instruction() == null ? "shift " + source() + " and build it with its other side up"
                    : "put it face down";
            case MAY -> cause.source().isNone() ? "draw 1 card more on your first turn"
                    : new InstructionWords(t, cause).may();
            default -> new InstructionWords(t, cause).pay();
        };
    }

    private boolean offers(int kind) {
        return Option.kind(prompt.option(0)) == kind;
    }

    private String card(int card) {
        return Commands.card(t, card, seat);
    }

    private String source() {
        return card(cause.source().card());
    }

    private String respond() {
        if (t.frame(t.depth() - 1) instanceof Window window) {
            for (UfsEvent event : window.event().parts()) {
                String happened = Narrator.bare(t, seat, event);
                if (!happened.isEmpty()) {
                    return CardTextWords.begin(happened) + ": respond, or pass";
                }
            }
            return "Respond to what happened, or pass";
        }
        AttackInfo attack = t.attack();
        String of = attack == null ? "" : " of " + card(attack.card().card());
        return t.frame(t.depth() - 1) instanceof Blitz ? "Enhance Step" + of + ": use a blitz, or pass"
                : "Enhance Step" + of + ": use an enhance, or pass";
    }

    private String block() {
        AttackInfo attack = t.attack();
        return attack == null ? "Block the attack, or pass"
                : "Block " + card(attack.card().card()) + " (" + View.strike(t, attack.card().card()) + "), or pass";
    }

    private String sideboard() {
        return offers(Choice.DONE) ? "Which card comes in from your sideboard? Done to play with this deck"
                : "Which card goes out for it?";
    }

    /** E.3.5.2. */
    private String check() {
        if (!(t.frame(t.depth() - 1) instanceof Check check)) {
            return "Commit a card to pass the check, or fail?";
        }
        int card = check.purpose().card().card();
        String of = check.purpose().card().isNone() ? "" : " for " + card(card);
        return "The check" + of + " is " + check.value() + " against " + check.difficulty() + ", " + check.missing()
                + " short: commit a card" + (offers(Choice.FAIL) ? ", or fail?" : "");
    }

    private String pile() {
        return t.frame(t.depth() - 1) instanceof Arrange a && Places.kind(a.zone()) == Places.DECK ? "deck"
                : "discard pile";
    }

    /** E.2.5, E.2.6: copies of a unique card, or terrains. */
    private String lose() {
        String first = t.state(Option.a(prompt.option(0))).name();
        for (int i = 1; i < prompt.size(); i++) {
            if (!t.state(Option.a(prompt.option(i))).name().equals(first)) {
                return "Only 1 terrain may stay: which one goes?";
            }
        }
        return "Only 1 " + first + " may stay: which one goes?";
    }

    private String name() {
        if (offers(Choice.VITAL)) {
            Vital vital = Vital.values()[Option.a(prompt.option(0))];
            return "The " + vital.name().toLowerCase(Locale.ROOT).replace('_', ' ') + " of "
                    + "your rival's character is unknown: what does it count as?";
        }
        return cause.instruction() == null ? "Which symbol does the infinity symbol of " + source() + " stand for?"
                : new InstructionWords(t, cause).decide();
    }
}
