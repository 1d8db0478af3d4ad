package cardinal.ufs.words;

import cardinal.kernel.Cause;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Op;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.AffectTwice;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.Choose;
import cardinal.ufs.verb.DiscardDownTo;
import cardinal.ufs.verb.Drive;
import cardinal.ufs.verb.Look;
import cardinal.ufs.verb.LoseHealth;
import cardinal.ufs.verb.ModifyCheck;
import cardinal.ufs.verb.Move;
import cardinal.ufs.verb.NameIt;
import cardinal.ufs.verb.PlayCard;
import cardinal.ufs.verb.Ruin;
import cardinal.ufs.verb.Search;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What an instruction asks of a player, in the words of the card: "Discard 2 cards (1 of 2)", "Draw 1 card?". */
final class InstructionWords {
    private final UfsTable t;
    private final Cause cause;
    private final int seat;

    InstructionWords(UfsTable t, Cause cause) {
        this.t = t;
        this.cause = cause;
        seat = t.prompt().seat();
    }

    /** Which cards: the instruction itself where it tells the asked player to act, else the cards and what they are for. */
    String pick(Pick pick) {
        String does = cause.instruction() instanceof Instruction i ? CardTextWords.of(t, i) : "";
        String told = cause.instruction() instanceof Verb v && isActor(v) ? yours(v) : "";
        String words = !told.isEmpty() ? told : "choose " + cards() + (does.isEmpty() ? purpose() : ": " + does);
        String order = t.prompt().purpose() == Purpose.ORDER_CARDS ? ": which card is next?" : "";
        return CardTextWords.begin(words) + order + progress(pick);
    }

    /** "seal " and the card, where the instruction tells the asked player to act. */
    Question.Deed deed() {
        String told = cause.instruction() instanceof Verb v && isActor(v) ? yours(v) : "";
        int space = told.indexOf(' ');
        return space < 0 ? Question.Deed.CHOOSE : Question.Deed.of(told.substring(0, space).toLowerCase(Locale.ROOT));
    }

    private String cards() {
        String said = cause.part() instanceof Selector.Some some ? CardTextWords.of(t, some) : "";
        return said.isEmpty() ? "a card" : said;
    }

    private String purpose() {
        return (t.prompt().purpose() == Purpose.PAY ? " to pay for " : " for ") + ability();
    }

    /** Whether the asked player is the one who does it, or one of both who do. */
    private boolean isActor(Verb verb) {
        Effect effect = t.running(Effect.class);
        return effect != null && (verb instanceof Ruin || effect.seats(t, verb.who()).contains(seat));
    }

    private static String progress(Pick pick) {
        return pick.most() == 1 ? ""
                : pick.least() == pick.most() ? " (" + (pick.count() + 1) + " of " + pick.most() + ")"
                : " (" + pick.count() + " of up to " + pick.most() + " so far)";
    }

    /** "draw 1 card". */
    String may() {
        String does =
                cause.instruction() instanceof Instruction.May may ? of(may.who(), CardTextWords.of(t, may.what()))
                        : "";
        return does.isEmpty() ? "use " + ability() : does;
    }

    /** "discard 1 card to draw 1 card". */
    String pay() {
        String words = switch (cause.instruction()) {
            case PlayRestriction.MayCancel cancel -> CardTextWords.costs(t, cancel.costs()) + " to cancel "
                    + (cause.ability() instanceof AbilityDef a ? AbilityNames.bare(a) + " of " : "") + source();
            case Instruction.PayTo pay -> of(pay.who(),
                    CardTextWords.costs(t, pay.costs()) + " to " + CardTextWords.of(t, pay.what()));
            case null, default -> cause.part() instanceof Op.Pay pay ? CardTextWords.costs(t, pay.costs()) : "";
        };
        return words.isBlank() ? "pay for " + ability() : words;
    }

    /** What another player may do, as that player reads it. */
    private static String of(Who who, String words) {
        return who.isYou() ? words : words.replace("their ", "your ");
    }

    /** A number, a player, a word or a way: the instruction, and what of it is open. */
    String decide() {
        return switch (t.prompt().purpose()) {
            case AMOUNT -> amount();
            case MODE -> cause.instruction() instanceof Instruction.OneOf ? "Which of these does " + source() + " do?"
                    : which("one");
            case PLAYER -> isForBoth() ? which("player first") : which("player");
            case NAME -> cause.instruction() instanceof NameIt name ? CardTextWords.begin(yours(name)) : which("one");
            default -> which("one");
        };
    }

    private String amount() {
        return switch (cause.instruction()) {
            case ModifyCheck m -> which("one");
            case LoseHealth l -> which("number");
            case null, default ->
                    "What is X" + (cause.instruction() instanceof Instruction i && !CardTextWords.of(t, i).isEmpty()
                            ? ": " + CardTextWords.of(t, i) : " for " + ability() + "?");
        };
    }

    /** "Which one: this attack gets +2 or -2 speed". */
    String which(String what) {
        String does = cause.instruction() instanceof Instruction i ? CardTextWords.of(t, i) : "";
        return "Which " + what + (does.isEmpty() ? " for " + ability() + "?" : ": " + does);
    }

    private boolean isForBoth() {
        Who who = switch (cause.instruction()) {
            case Verb v -> v.who();
            case Instruction.May m -> m.who();
            case Instruction.PayTo p -> p.who();
            case null, default -> Who.YOU;
        };
        return who == Who.BOTH || who == Who.EACH;
    }

    /** The words that tell the asked player to do it: "discard 1 card" for "your rival discards 1 card". */
    private String yours(Instruction i) {
        if (i instanceof Ruin) {
            return "sacrifice a face-down foundation";
        }
        Instruction told = told(i);
        String words = told == null ? "" : CardTextWords.of(t, told);
        return told == null || told.equals(i) ? words : words.replace("their ", "your ");
    }

    /** The same as an order; null for what nobody is told to do. */
    private static @Nullable Instruction told(Instruction i) {
        return switch (i) {
            case Affect a -> new Affect(Who.YOU, a.act(), a.what(), a.from());
            case AffectTwice a -> new AffectTwice(Who.YOU, a.first(), a.second(), a.what());
            case Build b -> new Build(Who.YOU, b.what(), b.facing(), b.committed());
            case Choose c -> new Choose(Who.YOU, c.what());
            case DiscardDownTo d -> new DiscardDownTo(Who.YOU, d.amount());
            case Drive d -> d;
            case Look l -> new Look(Who.YOU, l.what());
            case Move m -> new Move(Who.YOU, m.what(), m.to());
            case NameIt n -> new NameIt(Who.YOU, n.what(), n.of());
            case PlayCard p -> new PlayCard(Who.YOU, p.what(), p.tries(), p.as(), p.nextForm(), p.noCheck());
            case Search s -> new Search(Who.YOU, s.place(), s.what());
            default -> null;
        };
    }

    /** The source, with the keyword that grants the ability, if one does. */
    private String ability() {
        KeywordUse keyword = cause.ability() instanceof AbilityDef a ? a.keyword() : null;
        return (keyword == null ? "" : AbilityNames.keyword(keyword) + " of ") + source();
    }

    private String source() {
        return cause.source().isNone() ? "this" : Commands.card(t, cause.source().card(), seat);
    }
}
