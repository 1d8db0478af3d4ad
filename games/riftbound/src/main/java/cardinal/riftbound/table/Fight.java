package cardinal.riftbound.table;

import cardinal.kernel.Digest;
import cardinal.kernel.Table;

/** 337, 433: the showdown and the combat in progress, who has Focus, who attacks and who defends. */
public final class Fight {
    int showdown;
    int focus;
    int combat;
    int attacker;
    int defender;
    LastCombat lastCombat;

    Fight() {
        showdown = Table.NONE;
        focus = Table.NONE;
        combat = Table.NONE;
        attacker = Table.NONE;
        defender = Table.NONE;
        lastCombat = LastCombat.NONE;
    }

    Fight(Fight o) {
        showdown = o.showdown;
        focus = o.focus;
        combat = o.combat;
        attacker = o.attacker;
        defender = o.defender;
        lastCombat = o.lastCombat;
    }

    /** The battlefield a showdown is in progress at, or NONE (308.1). */
    public int showdown() {
        return showdown;
    }

    /** The player with Focus (313), or NONE. */
    public int focus() {
        return focus;
    }

    /** The battlefield a combat is in progress at, or NONE. */
    public int combat() {
        return combat;
    }

    /** The player who attacks, or NONE. */
    public int attacker() {
        return attacker;
    }

    /** The player who defends, or NONE. */
    public int defender() {
        return defender;
    }

    /** Who fought in the combat in progress or the last one. */
    public LastCombat lastCombat() {
        return lastCombat;
    }

    void fingerprint(Digest d) {
        d.add(showdown).add(focus).add(combat).add(attacker).add(defender);
    }
}
