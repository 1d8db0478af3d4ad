package cardinal.evolve.ability;

import cardinal.cards.Records;
import cardinal.kernel.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One thing an effect can do, as data: what readers, compilers and rules ask of it. A verb is one file: its record, its phrases
 * (SYNTAX), its execution.
 */
public non-sealed interface Verb extends Instruction {

    /** What cards are picked for while it is done. */
    default Purpose purpose() {
        return Purpose.TARGET;
    }

    /** Whether it can be done to a leader, so that "it" in it may mean one. */
    default boolean canBeOfLeaders() {
        return false;
    }

    /** The noun by which words behind it can mean what it was done to, apart from the nouns in it; null if none. */
    default @Nullable Antecedent noun() {
        return null;
    }

    /** A word of it that means something named before, apart from those in its selectors; null if none. */
    default Selector.It.@Nullable Word refersTo() {
        return null;
    }

    /** Whether the text has one verb for the two of them where this follows that one in a sentence. */
    default boolean isOneWith(Verb before) {
        return false;
    }

    /** What the acting player picks while it is done, in the order of its parts; what an ability that is given says is for later. */
    default List<Selector> picks() {
        List<Selector> picks = new ArrayList<>();
        Records.any(this, Gift.Quoted.class::isInstance, part -> {
            if (part instanceof Selector.Pick p) {
                picks.add(p);
            }
            return false;
        });
        return List.copyOf(picks);
    }

    /** 10.6.2.4: the value that is divided among the targets before it as the text is played, or null. */
    default @Nullable Amount divided() {
        return null;
    }

    /** 9.1.2: the names of the tokens that it creates. */
    default List<String> tokenNames() {
        return List.of();
    }

    /** What words behind it can say was done: "the number of cards discarded", "if you discarded a card". */
    default Set<Amount.Deed> deeds() {
        return Set.of();
    }

    /** 5.10, 5.20: whether cards are looked at, which "from among them" and "the remaining cards" can mean. */
    default boolean looks() {
        return false;
    }

    /** 5.19: whether a die is rolled. */
    default boolean rolls() {
        return false;
    }

    /** 5.33 of version 1.24.1: whether a card name is declared, which "the declared name" can mean. */
    default boolean declares() {
        return false;
    }

    /** 5.20.2 of version 1.24.1: whether a die that was rolled before is rolled again. */
    default boolean rollsAgain() {
        return false;
    }

    /** 15.1.2: the name of the counters that it puts or removes; empty if none. */
    default String counter() {
        return "";
    }

    /** 10.4.7: the cards that it takes where it is a part of a cost, or null if it takes none. */
    default @Nullable Selector taken() {
        return null;
    }

    /** The zone of their owners that the cards it takes go to. */
    default Zone takenTo() {
        return Zone.NOWHERE;
    }

    /** 5.5: whether the cards it takes are destroyed. */
    default boolean destroys() {
        return false;
    }

    /** A cost is paid with one's own cards or one's leader's defense; nothing in it was named before. */
    default boolean canBeCost() {
        Selector taken = taken();
        return taken == null || taken.isOwn();
    }
}
