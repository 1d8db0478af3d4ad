package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** K.3.4: which card "this attack", "your attack" and "your rival's attack" are. */
public final class ThisAttack {
    private ThisAttack() {
    }

    /** The attack that is meant, or {@link Ref#NONE} where there is none or it is not what is said (K.3.4.1.1). */
    static Ref of(UfsTable t, Bindings b, Selector.CurrentAttack what) {
        Filter f = what.filter();
        Ref attack = f.side() == Filter.Side.UNSAID ? thisOne(t, b) : inProgress(t, b);
        return !attack.isNone() && fits(t, b, f, attack) ? attack : Ref.NONE;
    }

    private static boolean fits(UfsTable t, Bindings b, Filter f, Ref attack) {
        if (f.side() == Filter.Side.UNSAID && f.traits().isEmpty()) {
            return true;
        }
        int seat = Filters.sideSeat(t, b, f.side());
        if (seat != Table.NONE && t.piece(attack.card()).owner() != seat) {
            return false;
        }
        Subject s = t.isSame(attack) ? Subject.now(t, attack.card()) : Subject.recalled(t, b, attack);
        return s != null && (f.traits().isEmpty() || Filters.fits(t, b, f, s));
    }

    /** K.3.4.2, K.3.4.3: in continuous and response abilities on an attack only the attack they are on. */
    private static Ref thisOne(UfsTable t, Bindings b) {
        AbilityDef ability = b.ability();
        if (ability != null && (ability.type() == null || ability.type() == AbilityType.RESPONSE)
                && isOnAttack(t, b.source())) {
            return isItsOwn(t, b) ? b.source() : Ref.NONE;
        }
        return b.attack().isNone() ? inProgress(t, b) : b.attack();
    }

    private static boolean isOnAttack(UfsTable t, Ref source) {
        return !source.isNone()
                && t.def(source.card()).side(t.is(source.card(), Flag.SECOND_HALF)).type() == CardType.ATTACK;
    }

    /** K.3.4.2: only while it undergoes its attack sequence, or has just left it. */
    private static boolean isItsOwn(UfsTable t, Bindings b) {
        int card = b.source().card();
        AttackInfo a = t.attack();
        if (a != null) {
            return a.card().card() == card;
        }
        AttackInfo last = t.progress().resolved();
        return t.edition().thisAttackIsWider() || last != null && last.card().card() == card;
    }

    /** The attack in its sequence; in the wider sense also one being played, just played or just resolved. */
    public static Ref inProgress(UfsTable t, Bindings b) {
        AttackInfo a = t.attack();
        if (a != null) {
            return a.card();
        }
        if (!t.edition().thisAttackIsWider()) {
            return b.attack();
        }
        for (int seat = 0; seat < 2; seat++) {
            int transit = Places.of(seat, Places.TRANSIT);
            for (int i = 0; i < t.size(transit); i++) {
                if (t.state(t.cardAt(transit, i)).is(CardType.ATTACK)) {
                    return t.ref(t.cardAt(transit, i));
                }
            }
        }
        if (!t.progress().pending().isEmpty()) {
            return t.progress().pending().getLast().card();
        }
        AttackInfo last = t.progress().resolved();
        return !b.attack().isNone() || last == null ? b.attack() : last.card();
    }
}
