package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import org.junit.jupiter.api.Test;

/** 712: no text takes Bonus Damage away yet, but the rules say what would happen. */
class BonusDamageTest {
    private static final CardPool POOL = Laid.pool(RiftCards.LIBRARY.read("bonus.json", """
            [{"name": "Ember", "type": "Unit", "domains": ["Fury"], "energy": 1, "might": 2, "text": "Your spells and abilities deal 1 Bonus Damage."},
             {"name": "Spark", "type": "Spell", "domains": ["Fury"], "energy": 0, "text": "Deal 2 to a unit."}]"""));

    private RiftTable t = table(Editions.RIFTBOUND_2025);
    private int unit = t.create(POOL.get("Ember"), 0, t.base(0));
    private int spell = t.create(POOL.get("Spark"), 0, t.hand(0));

    private static RiftTable table(Edition edition) {
        return new RiftTable(edition, Mode.DUEL, POOL, 7);
    }

    private int bonus() {
        return Damage.bonus(t, new ChainItem(1, spell, t.ref(spell), Program.EMPTY, 0, ChainItem.SPELL, Targets.NONE,
                t.base(0), null, 0, 0), unit);
    }

    private void add(int n) {
        t.enforce(RiftTable.THIS_TURN, 0, Ref.NONE, Ref.NONE, new Fact.BonusDamage(n, false));
    }

    @Test
    @Clauses("riftbound-2026-07:714.2")
    void nor_by_the_document_of_2026() {
        t = table(Editions.RIFTBOUND_2026);
        unit = t.create(POOL.get("Ember"), 0, t.base(0));
        spell = t.create(POOL.get("Spark"), 0, t.hand(0));
        a_sum_below_nothing_is_no_bonus();
    }

    @Test
    @Clauses({"714", "714.1", "714.2"})
    void a_sum_below_nothing_is_no_bonus() {
        assertThat(bonus()).isEqualTo(1);
        add(2);
        assertThat(bonus()).isEqualTo(3);
        add(-2);
        assertThat(bonus()).isEqualTo(1);
        add(-5);
        assertThat(bonus()).isZero();
    }
}
