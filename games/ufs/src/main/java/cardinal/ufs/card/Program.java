package cardinal.ufs.card;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Instruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A compiled effect.
 *
 * @param source  the instructions it was compiled from
 * @param x  the definition of X it contains (J.4.3.2), or null
 * @param mostX  "X cannot be greater than": of an X that is chosen
 */
public record Program(List<Op> ops, Instruction source, @Nullable Amount x, int mostX) {
    public static final Program EMPTY = new Program(List.of(), Instruction.NOTHING, null, Integer.MAX_VALUE);

    public int size() {
        return ops.size();
    }

    public Op op(int i) {
        return ops.get(i);
    }

    /** Whether it comes to a list of options, as far as its conditions let it. */
    public boolean hasBullets() {
        for (int i = 0; i < ops.size(); i++) {
            if (ops.get(i) instanceof Op.Pick p && p.bullets()) {
                return true;
            }
        }
        return false;
    }
}
