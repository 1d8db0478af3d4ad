package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * A table can be copied: frames have only immutable locals, and the copy constructor writes every field once. And its
 * procedures can be reordered: no frame knows a step by its number or clause.
 */
public abstract class CopyingContract {
    private final String root;
    private final CopySafety hygiene;

    /**
     * @param root  the package of the game
     * @param immutable  its classes that never change though they are no records
     */
    protected CopyingContract(String root, Class<?>... immutable) {
        this.root = root;
        hygiene = new CopySafety(immutable);
    }

    @Test
    void every_frame_has_only_locals_that_a_clone_may_share() {
        assertThat(hygiene.faultsOfFrames(root)).isEmpty();
    }

    @Test
    void every_table_copies_every_field_once() {
        assertThat(hygiene.faultsOfTables(root)).isEmpty();
    }

    @Test
    void every_frame_goes_to_its_steps_by_reference() {
        assertThat(StepReferences.faultsIn(root)).isEmpty();
    }
}
