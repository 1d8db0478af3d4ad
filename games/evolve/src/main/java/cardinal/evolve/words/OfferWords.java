package cardinal.evolve.words;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.table.Choice;
import cardinal.evolve.flow.DriveChecking;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.verb.Draw;
import cardinal.evolve.verb.LookAtTop;
import cardinal.evolve.verb.Put;
import cardinal.evolve.verb.SearchOr;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player agrees to who says yes or pays, as an order in the middle of a sentence: "draw a card". */
final class OfferWords {
    private OfferWords() {
    }

    /** What yes means to the open question. */
    static String of(EvolveTable t) {
        if (t.frame(t.depth() - 1) instanceof DriveChecking check) {
            return switch (check.icon(t)) {
                case CRITICAL -> "give a follower [attack]+2";
                case STAND -> "refresh a follower, which does not attack leaders this turn";
                case DRAW -> "draw a card";
                case HEAL -> "give your leader [defense]+3";
                case NONE -> "do it";
            };
        }
        Cause cause = t.cause();
        return switch (t.prompt().purpose()) {
            case REPLACE -> cause.instruction() instanceof Instruction what ? deed(what) + " instead" : "do it instead";
            case PAY_EXTRA -> cause.instruction() instanceof Instruction.PayTo pay ? paid(pay) : paying(t);
            default -> allowed(cause);
        };
    }

    private static String allowed(Cause cause) {
        return switch (cause.instruction()) {
            case Instruction.May may -> deed(may.what());
            case SearchOr or ->
                    deed(new Put(new Selector.It(Selector.It.Word.IT), false, or.to())) + " instead";
            case Draw draw -> "draw a card";
            case LookAtTop look -> "look at the next card of your deck";
            case Instruction what -> deed(what);
            case null -> "do it";
            default -> "do it";
        };
    }

    private static String deed(Instruction what) {
        return Phrases.deed(what).orElse("do what it says");
    }

    /** "discard a card to draw 2 cards"; what is no order of its own stands behind a colon, as on the card. */
    private static String paid(Instruction.PayTo pay) {
        String costs = CostWords.of(pay.costs());
        return Phrases.order(pay.what()).map(what -> costs + " to " + what)
                .orElseGet(() -> costs + ": " + Phrases.deed(pay.what()).orElse("what follows"));
    }

    /** The same as a question: what stands behind a colon is read in the text. */
    static String asked(EvolveTable t) {
        String whole = of(t);
        int colon = whole.indexOf(": ");
        return colon < 0 ? whole : whole.substring(0, colon);
    }

    /** What is paid in addition by the first option that pays. */
    private static String paying(EvolveTable t) {
        for (int i = 0; i < t.prompt().size(); i++) {
            if (Option.kind(t.prompt().option(i)) == Choice.PAY) {
                return paying(t, t.prompt().option(i));
            }
        }
        return "pay in addition";
    }

    /** 10.6.2.2.1: what an option pays. */
    static String paying(EvolveTable t, long option) {
        int seat = t.prompt().seat();
        Cause cause = t.cause();
        String card = cause.source().isNone() ? "it" : Commands.called(t, cause.source().card(), seat);
        Object text = cause.ability() instanceof List<?> all && !all.isEmpty() ? all.getFirst() : null;
        return switch (Option.a(option)) {
            case Item.EARTH_RITE -> (cause.part() instanceof Cost.EarthRite rite ? CostWords.of(rite) : "pay")
                    + " for Earth Rite";
            case Item.FOR_MORE -> text instanceof Ability.PlayForMore more
                    ? "play " + card + " for " + more.more() + " more play points" : "play " + card + " for more";
            case Item.SUPER_EVOLVE -> "spend a super-evolution point to super-evolve " + card;
            case Item.COST -> automatic(text, cause);
            default -> text instanceof Ability.WhenPlaying extra
                    ? CostWords.of(extra.ways().get(Option.b(option))) + " as you play " + card
                    : "pay more for " + card;
        };
    }

    /** One of several processes that a text offers (10.4.7.3). */
    static String process(EvolveTable t, long option) {
        return t.cause().ability() instanceof List<?> all && !all.isEmpty()
                && all.getFirst() instanceof Ability.WhenPlaying extra
                        ? CostWords.of(extra.ways().get(Option.b(option))) : "pay";
    }

    @SuppressWarnings("unchecked")
    private static String automatic(@Nullable Object text, Cause cause) {
        Object within = text instanceof Ability.UnionBurst burst ? burst.of() : text;
        if (within instanceof Ability.Automatic auto && auto.effect() instanceof Instruction.PayTo pay) {
            return paid(pay);
        }
        return cause.part() instanceof List<?> costs ? CostWords.of((List<Cost>) costs) : "pay its cost";
    }
}
