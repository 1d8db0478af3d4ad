package cardinal.evolve.rules;

import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Program;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Values;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 14.5.1 of version 1.24.1: the Union Burst abilities of a card, its own and given ones, that could be played without their costs. */
public final class UnionBursts {
    private UnionBursts() {
    }

    /**
     * One of them.
     *
     * @param activated  null for an automatic one
     */
    public record Ability(Program program, int index, CardDef.@Nullable Activated activated) {
    }

    /** 10.6.2.1.2: those that this player can play now, without their costs and without what would trigger them (14.5.1.4.1). */
    public static List<Ability> playable(EvolveTable t, int seat, int card) {
        List<Ability> found = new ArrayList<>();
        if (!t.onField(card)) {
            return found;
        }
        if (!t.values().isSilenced(card)) {
            add(t, seat, card, t.face(card), 0, found);
        }
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            if (grants.get(i).card() == card) {
                add(t, seat, card, grants.get(i).ability(), GivenAbilities.again(grants, i), found);
            }
        }
        return found;
    }

    private static void add(EvolveTable t, int seat, int card, CardDef of, int more, List<Ability> found) {
        for (CardDef.Activated a : of.activated()) {
            CardDef.Activated own = more == 0 ? a : a.numbered(a.index() + more);
            if (a.program().isUnionBurst() && !Triggers.isIdle(t, a.program(), seat)
                    && AbilityPlay.isAllowed(t, card, own)
                    && Conditions.holds(t, a.ability().onlyIf(), Scope.of(card, seat))
                    && isPlayable(t, Item.Sort.ACTIVATED, card, seat, a.program(), own.index())) {
                found.add(new Ability(a.program(), own.index(), own));
            }
        }
        for (CardDef.Automatic a : of.automatic()) {
            if (a.program().isUnionBurst() && !Triggers.isIdle(t, a.program(), seat)
                    && isPlayable(t, Item.Sort.AUTOMATIC, card, seat, a.program(), a.index() + more)) {
                found.add(new Ability(a.program(), a.index() + more, null));
            }
        }
    }

    private static boolean isPlayable(EvolveTable t, Item.Sort sort, int card, int seat, Program program, int index) {
        return Targeting.isPlayable(t, Item.imagined(t, sort, card, seat, program, index));
    }
}
