package cardinal.ufs;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.proving.CopyingContract;
import cardinal.proving.CopySafety;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Program;
import cardinal.ufs.program.State;
import cardinal.ufs.verb.Modify;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Lists in frames are made by List.of and List.copyOf only. */
class CopyingTest extends CopyingContract {
    private static final Class<?>[] IMMUTABLE =
            {AbilityDef.class, Program.class, State.class, List.class, OptionalInt.class, ModifierEffect.class};

    CopyingTest() {
        super("cardinal.ufs", IMMUTABLE);
    }

    /** The only modifier effect there is; frames know it by its interface. */
    @Test
    void a_modifier_effect_is_a_record_of_immutable_parts() {
        assertThat(Modify.class).isRecord().isAssignableTo(ModifierEffect.class);
        assertThat(new CopySafety(IMMUTABLE).faultsOfFrame(Modify.class)).isEmpty();
    }
}
