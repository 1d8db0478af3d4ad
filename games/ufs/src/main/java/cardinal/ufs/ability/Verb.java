package cardinal.ufs.ability;

import cardinal.kernel.Purpose;
import org.jspecify.annotations.Nullable;

/**
 * One thing an effect or a cost can do, as data. A verb is one file: its record, its phrases (SYNTAX), its execution
 * ({@code flow/Performable}). What others ask of a verb is answered there as well, by these methods.
 */
public non-sealed interface Verb extends Instruction {

    /** Who carries it out, for verbs that say so. */
    default Who who() {
        return Who.YOU;
    }

    /** Whoever acts in the clause it is said by; YOU for verbs that only have an imperative. */
    default Who subject() {
        return who();
    }

    /** Whether it tells somebody to act without naming them, as after "may". */
    default boolean isImperative() {
        return subject() == Who.YOU;
    }

    /** What cards are picked for by it. */
    default Purpose purpose() {
        return Purpose.TARGET;
    }

    /** The cards it moves or does something to: of a single one the effect that waits to do so is (F.3.1.3); null for others. */
    default @Nullable Selector handles() {
        return null;
    }

    /** The cards by which it says what they are, for those with two halves (2010, 2.6.0.3.1). */
    default Selector describes() {
        Selector cards = handles();
        return cards == null ? Selector.IT : cards;
    }

    /** Whether it makes a card that is known by now the next form, so that nothing is done before that form comes. */
    default boolean isNextForm() {
        return false;
    }

    /** K.5.5: what somebody names by it; null for others. */
    default @Nullable Naming names() {
        return null;
    }

    /** Whether it takes cards that it does not describe: off the top of a deck. */
    default boolean takesCards() {
        return false;
    }

    /** Whether a player is chosen by it. */
    default boolean choosesPlayer() {
        return false;
    }

    /** Whether a check is made by it. */
    default boolean makesCheck() {
        return false;
    }

    /** The token it makes, by its name; empty for others. */
    default String madeToken() {
        return "";
    }

    // ---- whether it can be carried out as it was read --------------------------------------------------------------------

    /** H.6: whether a continuous ability may say it: what is so, instead of what somebody does. */
    default boolean mayStand() {
        return false;
    }

    /** What keeps it from being an instruction of an effect, or null. */
    default @Nullable String problem() {
        return null;
    }

    /** K.1.3: whether it is done by one player after the other only where the text says so in two sentences. */
    default boolean isForOnePlayer() {
        return false;
    }

    /** K.5.1: whether it shows cards, so that those chosen next could be among them. */
    default boolean shows() {
        return false;
    }

    /** K.2.2: whether it chooses any card whatsoever. */
    default boolean choosesAnyCard() {
        return false;
    }

    /** UniVersus, Bullets in Abilities: whether it speaks of options of another ability. */
    default boolean addsOption() {
        return false;
    }
}
