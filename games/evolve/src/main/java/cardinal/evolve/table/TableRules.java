package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.kernel.Event;

/** What the table asks the rules, which stand above it. It has no state of its own: copies of a table share it. */
public interface TableRules {

    /** 10.7.2: events have happened; abilities whose trigger condition they meet become pending. */
    void happened(EvolveTable t, Event[] events, int count);

    /** The same of a single event. */
    void happened(EvolveTable t, Event event);

    /** 10.9: what applies persistent effects to this information. */
    Layering layers(EvolveTable t, CardInformation information);

    /** All statements of one kind that hold now. */
    <F extends Fact> Stated<F>[] find(EvolveTable t, FactKind<F> kind);

    /** 10.3.2: the marks of the abilities of a card that are not performed, a bit each. */
    int invalidAbilities(EvolveTable t, int card);

    /** Applies persistent effects to the information of cards. */
    interface Layering {
        /** There are other passive abilities or effects now than before. */
        void forget();

        /** Effects that are all modifiers of one card each. */
        void applyModifiers();

        /** Everything that alters information. */
        void applyAll();
    }
}
