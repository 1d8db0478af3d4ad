package cardinal.ufs.program;

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
public record Program(List<cardinal.cards.effect.Op> ops, Instruction source, @Nullable Amount x, int mostX)
        implements cardinal.cards.effect.Program {
    public static final Program EMPTY = new Program(List.of(), Instruction.NOTHING, null, Integer.MAX_VALUE);

    @Override
    public int size() {
        return ops.size();
    }

    @Override
    public cardinal.cards.effect.Op op(int place) {
        return ops.get(place);
    }

    /** The instruction that a step was compiled from; all of them where it stands for none alone. */
    public Instruction instruction(cardinal.cards.effect.Op op) {
        return switch (op) {
            case Op.Do d -> d.verb();
            case Op.ChooseX x -> x.next();
            case Op.May m -> new Instruction.May(m.who(), m.what());
            case Op.Pay p ->
                    InstructionSearch
                            .find(source, i -> i instanceof Instruction.PayTo pay && pay.costs().equals(p.costs()))
                            .orElse(source);
            case Op.Pick p ->
                    InstructionSearch
                            .find(source, i -> i instanceof Instruction.OneOf o && o.options().equals(p.options())
                                    || i instanceof Instruction.Or or && or.options().equals(p.options()))
                            .orElse(source);
            default -> source;
        };
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
