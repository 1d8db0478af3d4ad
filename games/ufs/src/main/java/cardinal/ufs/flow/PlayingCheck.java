package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.AsItWas;
import cardinal.ufs.rules.LegalBlocks;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsTable;

/** E.4.7 to E.4.9: the checks that are made to play a card or to pay a cost. */
final class PlayingCheck {
    private PlayingCheck() {
    }

    /** E.4.7: the card's difficulty, or speed and block modifier (G.2.1.3.2.1), and one for each card in the pool. */
    static int difficulty(UfsTable t, Attempt a) {
        State s = t.state(a.card());
        int base = s.number(Property.DIFFICULTY);
        int speed = 0;
        AttackInfo attack = t.attack();
        boolean blocks = false;
        if (a.isBlock() && attack != null) {
            blocks = true;
            base = LegalBlocks.blockModifier(t, a.card(), attack);
            speed = AsItWas.attack(t, attack).number(Property.SPEED);
        }
        int pool = s.ignoresProgressive() ? 0 : ProgressiveDifficulty.of(t, a.seat(), a.card());
        if (t.isRead()) {
            t.note(Remark.Topic.PLAY, "E.4.7", a.seat(), a.card(), (a.isBlock() ? "blocks with {}" : "plays {}")
                    + " against " + (base + speed + pool)
                    + (blocks ? ": speed " + speed + " + block " + base : pool > 0 ? ": " + base : "")
                    + (pool == 0 ? "" : " + " + pool + " for the card pool"));
        }
        return base + speed + pool;
    }

    /** E.4.8. */
    static Check ofCard(UfsTable t, Attempt a, int difficulty) {
        AttackInfo attack = t.attack();
        Ref blocked = a.isBlock() && attack != null ? attack.card() : Ref.NONE;
        return new Check(t, a.seat(), difficulty,
                new Purpose(Purpose.Kind.PLAY, t.ref(a.card()), a.as(), true, blocked));
    }

    /** E.4.9. */
    static Check ofCost(UfsTable t, Attempt a, int against) {
        return new Check(t, a.seat(), against,
                new Purpose(Purpose.Kind.COST, t.ref(a.card()), Happening.As.UNSAID, false, Ref.NONE));
    }
}
