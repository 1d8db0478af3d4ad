package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.signed;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;

/** Changes of Might: "+2 [M]", "-1 [M]", and the least it may leave. */
public final class MightChanges {
    /** By how much, and in which direction. */
    public record Change(int n, int sign) {
        public static Change of(Amount amount, int sign) {
            return switch (amount) {
                case Amount.Fixed fixed -> new Change(fixed.n(), sign);
                case Amount.PerEach each -> new Change(each.each(), sign);
                case Amount.PerEachWhereItIs each -> new Change(each.each(), sign);
                default -> new Change(-1, sign);
            };
        }
    }

    public static final Syntax<Change> CHANGE = phrase("{} [M]", signed())
            .as(Change.class, n -> new Change(Math.abs(n), n < 0 ? -1 : 1),
                    change -> change.n() < 0 ? null : change.n() * change.sign());

    /** 450.3.b: ", to a minimum of 1 [M]". */
    public static final Syntax<Integer> MINIMUM = phrase(", to a minimum of {} [M]", digits()).itself().orElse(0);

    /** 450.3.b, 450.3.e.1: how far a change may go: the least a decrease leaves, or ", to a maximum of 5 [M]" for an increase. */
    public static Syntax<Integer> limit(boolean increase) {
        return increase ? phrase(", to a maximum of {} [M]", digits()).itself().orElse(0) : MINIMUM;
    }

    private MightChanges() {
    }
}
