package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * C.3.3.2.3: effects that grant or take abilities of cards in a hand are part of their base values, as such cards have no
 * current state; they hold as long as the effect does.
 */
final class HandAbilities {
    private record Lesson(Bindings by, ModifierEffect modify) {
    }

    private HandAbilities() {
    }

    static void settle(UfsTable t) {
        boolean any = t.listeners().anyone(Kind.TEACHES) || t.index().isModifying();
        if (!any && !t.progress().isTeaching()) {
            return;
        }
        List<Lesson> lessons = lessons(t);
        if (lessons.isEmpty() && !t.progress().isTeaching()) {
            return;
        }
        for (int seat = 0; seat < 2; seat++) {
            int hand = Places.of(seat, Places.HAND);
            for (int i = 0; i < t.size(hand); i++) {
                t.states().dropState(t.cardAt(hand, i));
                teach(t, t.cardAt(hand, i), lessons);
            }
        }
        t.progress().setTeaching(!lessons.isEmpty());
    }

    private static void teach(UfsTable t, int card, List<Lesson> lessons) {
        for (Lesson l : lessons) {
            if (Cards.isMeant(t, l.by(), l.modify().what(), card)) {
                for (Change change : l.modify().changes()) {
                    if (change.isOfAbilities()) {
                        Changing.apply(t, l.by(), card, change, Cause.effect(l.by().controller(), l.by().source()),
                                true);
                    }
                }
            }
        }
    }

    private static List<Lesson> lessons(UfsTable t) {
        List<Lesson> lessons = List.of();
        for (int c = t.listeners().next(Kind.TEACHES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.TEACHES, c + 1)) {
            for (HeldAbility held : t.state(c).abilities()) {
                AbilityDef ability = held.ability();
                for (StaticPart part : ability.parts()) {
                    if (part.leaf() instanceof ModifierEffect m && m.teaches()) {
                        Bindings b = Settling.bindings(t, c, t.piece(c).controller(), ability);
                        if (Rulings.isActive(t, c, ability, b) && Conditions.allHold(t, b, part.conditions())) {
                            lessons = with(lessons, new Lesson(b, m));
                        }
                    }
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Modifier m && m.modify().teaches()
                    && Conditions.allHold(t, m.bindings(), m.conditions())) {
                lessons = with(lessons, new Lesson(m.bindings(), m.modify()));
            }
        }
        return lessons;
    }

    private static List<Lesson> with(List<Lesson> lessons, Lesson one) {
        List<Lesson> more = lessons.isEmpty() ? new ArrayList<>() : lessons;
        more.add(one);
        return more;
    }
}
