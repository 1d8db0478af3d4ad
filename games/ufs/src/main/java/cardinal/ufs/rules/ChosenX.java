package cardinal.ufs.rules;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;

/** J.4.3.3: what a player may choose for an X that comes up in an effect. */
public final class ChosenX {
    private ChosenX() {
    }

    /** The largest value with which the instruction can be carried out in full, and no more than the text allows. */
    public static int most(UfsTable t, Bindings b, Verb verb) {
        int can = verb instanceof VariableVerb v ? v.most(t, b) : enough(t);
        AbilityDef ability = b.ability();
        return ability == null ? can : Math.min(can, ability.effect().mostX());
    }

    /**
     * As much as an X that nothing bounds can matter (a reading of H.4.4.2 and J.4.3.3, which name no bound): as all cards, all
     * health and the greatest number on a card together. Whatever a larger one is spent on, added to or compared with, it
     * does the same. Any card there is counts, and of those in the match only what everybody sees: the question tells nothing.
     */
    public static int enough(UfsTable t) {
        int greatest = t.pool().greatest();
        for (int card = 0; card < t.pieceCount(); card++) {
            greatest = t.isValued(card) ? Math.max(greatest, t.state(card).greatest()) : greatest;
        }
        return t.pieceCount() + t.fighters().maximumVitality(0) + t.fighters().maximumVitality(1) + greatest;
    }

    /** As many as there are of these cards. */
    public static int cards(UfsTable t, Bindings b, Who who, Selector.Some some, Act act) {
        return Cards.candidates(t, b, Players.seat(t, b, who), some, act).size();
    }
}
