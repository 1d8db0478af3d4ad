package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.program.FactKinds;
import cardinal.riftbound.table.RiftTable;

/** 054.1, and 756 to 758 of 2026-07: objects that some spells and abilities cannot choose; asked as they choose and as they resolve. */
final class Untargetable {
    private static final long KINDS =
            FactKinds.bit(Fact.CantBeChosenByEnemies.class) | FactKinds.bit(Fact.CantBeChosenBy.class);

    private Untargetable() {
    }

    /** Whether this object cannot be chosen. chooser: how words are read in the text that chooses; self: the card it is on, or NONE for an ability. */
    static boolean is(RiftTable t, Scope chooser, int self, int card) {
        return Facts.exist(t, KINDS) && (Facts.any(t, Fact.CantBeChosenByEnemies.class,
                (f, s) -> isEnemy(t, chooser, s) && Facts.covers(t, f.who(), s, card))
                || Facts.any(t, Fact.CantBeChosenBy.class,
                        (f, s) -> isMeant(t, f.by(), chooser, self, s) && Facts.covers(t, f.who(), s, card)));
    }

    private static boolean isEnemy(RiftTable t, Scope chooser, Scope ward) {
        return chooser.controller() != Table.NONE && ward.controller() != Table.NONE
                && !t.friends(ward.controller(), chooser.controller());
    }

    /** 757: whether the spell or ability is of the category that the effect names. */
    private static boolean isMeant(RiftTable t, Filter by, Scope chooser, int self, Scope ward) {
        boolean kind = by.kind() == Filter.Kind.SPELL_OR_ABILITY
                || (by.kind() == Filter.Kind.SPELL) == (self != Table.NONE);
        boolean side = switch (by.side()) {
            case ENEMY, OPPONENT_CONTROLS -> isEnemy(t, chooser, ward);
            case FRIENDLY -> ward.controller() != Table.NONE && chooser.controller() != Table.NONE
                    && t.friends(ward.controller(), chooser.controller());
            case YOU_CONTROL, THEY_CONTROL, YOU_OWN -> ward.controller() == chooser.controller();
            case YOU_DONT_CONTROL -> ward.controller() != chooser.controller();
            case ANY -> true;
        };
        return kind && side && (by.traits().isEmpty() || self != Table.NONE
                && by.traits().stream().allMatch(trait -> Filters.has(t, trait, ward, self)));
    }
}
