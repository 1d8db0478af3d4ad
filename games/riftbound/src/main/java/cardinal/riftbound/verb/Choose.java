package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 352.4: "choose a friendly unit and an enemy unit", "choose a unit": later words say "it" or "they". */
public record Choose(Selector what) implements Performable {
    public static final Syntax<Choose> SYNTAX =
            phrase("choose {}", Selectors.OBJECT).as(Choose.class, Choose::new, Choose::what);

    /** "choose a friendly unit and an enemy unit". */
    static final Syntax<Instruction.Sequence> BOTH = phrase("choose {} and {}", Selectors.OBJECT, Selectors.OBJECT).as(
            Instruction.Sequence.class,
            (one, other) -> new Instruction.Sequence(List.of(new Choose(one), new Choose(other)),
                    Instruction.Sequence.Joint.AND),
            both -> chosen(both, 0), both -> chosen(both, 1));

    private static @Nullable Selector chosen(Instruction.Sequence both, int index) {
        return both.joint() == Instruction.Sequence.Joint.AND && both.parts().size() == 2
                && both.parts().get(index) instanceof Choose choose ? choose.what() : null;
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] chosen = effect.select(t, what);
        if (what instanceof Selector.Self) {
            effect.remember(t, chosen);
        }
        effect.report(chosen.length > 0);
    }
}
