package cardinal.ufs.flow;

import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.UfsTable;

/** E.4.3 to E.4.9: the steps of a play by which it is paid for. */
final class PlayCosts {
    private PlayCosts() {
    }

    static void suspend(Play p, UfsTable t) {
        if (!p.isAborted()) {
            t.hold();
        }
    }

    /** E.4.4.1: in printed order, checks and cards to be played left for later. */
    static void payCosts(Play p, UfsTable t) {
        AbilityDef a = p.attempt().ability();
        if (!p.isAborted() && !p.payment().free() && a != null && !a.costs().isEmpty()) {
            t.push(new Effect(t, a.payment(), p.bindings(), Effect.Role.COST));
        }
    }

    /** E.4.4.2: then what effects have added, in the player's order. */
    static void payAddedCosts(Play p, UfsTable t) {
        if (!p.isAborted() && !p.payment().added().isEmpty()) {
            t.push(PayAdded.costs(t, p.seat(), t.ref(p.card()), p.payment().added()));
        }
    }

    static void resume(Play p, UfsTable t) {
        if (!p.isAborted()) {
            t.release();
        }
    }

    /** E.4.6: the card that is the cost goes through the whole procedure itself. */
    static void playCardAsCost(Play p, UfsTable t) {
        AbilityDef a = p.attempt().ability();
        if (!p.isAborted() && a != null && a.reversal() != null) {
            t.push(Playing.asCost(t, p.seat(), p.card(), Happening.As.REVERSAL));
        }
    }

    static void determineDifficulty(Play p, UfsTable t) {
        if (!p.isAborted() && p.attempt().withCard()) {
            p.pay(p.payment().against(PlayingCheck.difficulty(t, p.attempt())));
        }
    }

    static void check(Play p, UfsTable t) {
        if (!p.isAborted() && p.attempt().withCard() && !p.attempt().noCheck()) {
            t.push(PlayingCheck.ofCard(t, p.attempt(), p.payment().difficulty()));
        }
    }

    /** E.4.9.2: then the checks that effects have added. */
    static void checkAddedCosts(Play p, UfsTable t) {
        if (!p.isAborted() && !p.payment().added().isEmpty()) {
            t.push(PayAdded.checks(t, p.seat(), t.ref(p.card()), p.payment().added()));
        }
    }
}
