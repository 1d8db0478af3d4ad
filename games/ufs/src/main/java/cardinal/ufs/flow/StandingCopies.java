package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.CopyEffect;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.State;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * J.3.4.1: "this card is a copy of ..." on continuous abilities. The card it makes a copy loses its own text by that; the
 * effect works below that layer and goes on.
 */
final class StandingCopies {
    private record Wanted(Ref card, State state, int seat, Ref source) {
    }

    private StandingCopies() {
    }

    static boolean any(UfsTable t) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Effects.Copying c && c.standing()) {
                return true;
            }
        }
        return false;
    }

    static void settle(UfsTable t) {
        if (!t.listeners().anyone(Kind.COPIES) && !any(t)) {
            return;
        }
        List<Wanted> wanted = wanted(t);
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Copying c && c.standing() && !wanted.remove(asWanted(e, c))) {
                Copies.unless(t, e);
            }
        }
        for (Wanted w : wanted) {
            Copies.become(t, w.card(), Expiry.GAME, w.seat(), w.source(), new Effects.Copying(w.state(), true));
        }
    }

    private static Wanted asWanted(InForce e, Effects.Copying c) {
        return new Wanted(e.subject(), c.state(), e.controller(), e.source());
    }

    private static List<Wanted> wanted(UfsTable t) {
        List<Wanted> wanted = new ArrayList<>();
        for (int c = t.listeners().next(Kind.COPIES, 0); c != Table.NONE;
                c = t.listeners().next(Kind.COPIES, c + 1)) {
            add(t, c, t.state(c), wanted);
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Copying c && c.standing() && t.isSame(e.source())
                    && e.source().equals(e.subject()) && !t.is(e.source().card(), Flag.FACE_DOWN)
                    && !Effects.isSealed(t, e.source().card())) {
                add(t, e.source().card(), t.initial(t.piece(e.source().card())), wanted);
            }
        }
        return wanted;
    }

    private static void add(UfsTable t, int card, State state, List<Wanted> wanted) {
        int seat = t.piece(card).controller();
        for (HeldAbility held : state.abilities()) {
            for (StaticPart part : held.ability().parts()) {
                if (part.leaf() instanceof CopyEffect copy) {
                    Bindings b = Settling.bindings(t, card, seat, held.ability());
                    if (Rulings.isActive(t, card, held.ability(), b) && Conditions.allHold(t, b, part.conditions())) {
                        add(t, b, copy, wanted);
                    }
                }
            }
        }
    }

    private static void add(UfsTable t, Bindings b, CopyEffect copy, List<Wanted> wanted) {
        List<Ref> models = Cards.of(t, b, copy.of());
        if (models.isEmpty()) {
            return;
        }
        for (Ref ref : Cards.of(t, b, copy.what())) {
            Wanted w = new Wanted(ref, t.initial(t.piece(models.getFirst().card())), b.controller(), b.source());
            if (!wanted.contains(w)) {
                wanted.add(w);
            }
        }
    }
}
