package cardinal.ufs.table;

import cardinal.cards.More;
import cardinal.kernel.Mark;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.program.AbilityDef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an effect knows while it is carried out, and hands on to the effects it creates (J.1.5.3, J.4.1.1). Immutable.
 *
 * @param controller  J.1.5
 * @param source  the card the ability is on
 * @param ability  the ability, null for an effect of the rules
 * @param scope  J.4.1: how far back it looks for values
 * @param x  the value of X, {@link #UNKNOWN} before it is defined (J.4.3)
 * @param event  what a response or fired effect answers, null otherwise
 * @param it  what was mentioned last
 * @param deeds  what was done so far, costs included
 * @param they  the player mentioned last, {@link Table#NONE} for nobody
 * @param did  whether the last optional or attempted part was done
 * @param full  whether the last instruction was carried out in full (2010, 2.13.3)
 * @param seen  the cards looked at or revealed that have not been moved since
 * @param number  the last number that "this way" or "the check" could mean
 * @param named  what was named (K.5.5), empty for nothing
 * @param attack  the attack this effect calls "this attack": the one in its sequence when it began; none outside attacks
 * @param zoneWhenPlayed  K.2.9: where the card was when the attempt to play the ability began
 */
public record Bindings(int controller, Ref source, @Nullable AbilityDef ability, Mark scope, int x,
        @Nullable Occurrence event,
        List<Ref> it, List<Deed> deeds, int they, boolean did, boolean full, List<Ref> seen, int number, String named,
        int zoneWhenPlayed, Ref attack) {
    public static final int UNKNOWN = Integer.MIN_VALUE;

    public static Bindings of(int controller, Ref source, @Nullable AbilityDef ability, Mark scope, int zone) {
        return new Bindings(controller, source, ability, scope, UNKNOWN, null, List.of(), List.of(), Table.NONE, true,
                true,
                List.of(), 0, "", zone, Ref.NONE);
    }

    /** For what somebody plays or would like to play: during an attack, perhaps, and as an answer to an event. */
    public static Bindings trying(int controller, Ref source, @Nullable AbilityDef ability, Mark scope, int zone,
            Ref attack, @Nullable Occurrence event) {
        return new Bindings(controller, source, ability, scope, UNKNOWN, event, List.of(), List.of(), Table.NONE, true,
                true, List.of(), 0, "", zone, attack);
    }

    public Bindings answering(@Nullable Occurrence what) {
        return what == event ? this
                : new Bindings(controller, source, ability, scope, x, what, it, deeds, they, did, full, seen, number,
                        named, zoneWhenPlayed, attack);
    }

    public Bindings withX(int n) {
        return new Bindings(controller, source, ability, scope, n, event, it, deeds, they, did, full, seen, number,
                named,
                zoneWhenPlayed, attack);
    }

    public Bindings mentioning(List<Ref> cards) {
        return new Bindings(controller, source, ability, scope, x, event, List.copyOf(cards), deeds, they, did, full,
                seen,
                number, named, zoneWhenPlayed, attack);
    }

    /** Notes what was done to cards; they are what "it" means from now on. */
    public Bindings doing(Act act, List<Ref> cards, boolean cost) {
        List<Ref> done = List.copyOf(cards);
        Deed deed = new Deed(act, done, cost);
        return new Bindings(controller, source, ability, scope, x, event, cards.isEmpty() ? it : done,
                More.of(deeds, deed), they, !cards.isEmpty(), full, seen, number,
                named, zoneWhenPlayed, attack);
    }

    public Bindings about(int seat) {
        return seat == they ? this
                : new Bindings(controller, source, ability, scope, x, event, it, deeds, seat, did, full, seen, number,
                        named, zoneWhenPlayed, attack);
    }

    public Bindings done(boolean yes) {
        return yes == did ? this
                : new Bindings(controller, source, ability, scope, x, event, it, deeds, they, yes, full, seen, number,
                        named, zoneWhenPlayed, attack);
    }

    public Bindings full(boolean yes) {
        return yes == full ? this
                : new Bindings(controller, source, ability, scope, x, event, it, deeds, they, did, yes, seen, number,
                        named, zoneWhenPlayed, attack);
    }

    public Bindings seeing(List<Ref> cards) {
        return new Bindings(controller, source, ability, scope, x, event, it, deeds, they, did, full,
                List.copyOf(cards),
                number, named, zoneWhenPlayed, attack);
    }

    public Bindings counting(int n) {
        return n == number ? this
                : new Bindings(controller, source, ability, scope, x, event, it, deeds, they, did, full, seen, n,
                        named, zoneWhenPlayed, attack);
    }

    public Bindings naming(String what) {
        return new Bindings(controller, source, ability, scope, x, event, it, deeds, they, did, full, seen, number,
                what,
                zoneWhenPlayed, attack);
    }

    /** The same effect with its card as it is now, after it went on its way. */
    public Bindings from(Ref card) {
        return new Bindings(controller, card, ability, scope, x, event, it, deeds, they, did, full, seen, number, named,
                zoneWhenPlayed, attack);
    }

    /** The same effect with a scope that begins elsewhere (J.4.1). */
    public Bindings since(Mark mark) {
        return new Bindings(controller, source, ability, mark, x, event, it, deeds, they, did, full, seen, number,
                named,
                zoneWhenPlayed, attack);
    }

    public Bindings ofAttack(Ref card) {
        return card == attack ? this
                : new Bindings(controller, source, ability, scope, x, event, it, deeds, they, did, full, seen, number,
                        named, zoneWhenPlayed, card);
    }

    /** The cards this effect or its cost did this to. */
    public List<Ref> doneTo(Act act) {
        List<Ref> all = List.of();
        for (int i = 0; i < deeds.size(); i++) {
            Deed d = deeds.get(i);
            if (d.act() == act && !d.cards().isEmpty()) {
                all = all.isEmpty() ? new ArrayList<>() : all;
                all.addAll(d.cards());
            }
        }
        return all;
    }

    /** The same as another player acts in it, who is "you" there; X stays what it is for the effect (J.4.3). */
    public Bindings actedBy(int seat, int n) {
        return new Bindings(seat, source, ability, scope, n, event, it, deeds, seat, did, full, seen, number, named,
                zoneWhenPlayed, attack);
    }

    public int rival() {
        return 1 - controller;
    }
}
