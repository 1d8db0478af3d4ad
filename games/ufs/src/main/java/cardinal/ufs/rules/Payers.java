package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.card.CardType;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** Which cards can be picked to pay a cost (H.4). */
public final class Payers {
    private Payers() {
    }

    /** What can be picked to pay; the starting character may stand for one foundation (H.4.3). */
    public static List<Ref> of(UfsTable t, Bindings b, int actor, Selector.Some some, Act act) {
        List<Ref> from =
                Substitutes.with(t, b, actor, some, payers(t, some, Cards.candidates(t, b, actor, some, act)));
        int starter = t.starter(actor);
        if (act == Act.COMMIT && isOwnFoundations(some.filter()) && !t.is(starter, Flag.COMMITTED)
                && !from.contains(t.ref(starter)) && Cards.canBe(t, Act.COMMIT, starter, b)) {
            List<Ref> more = new ArrayList<>(from);
            more.add(t.ref(starter));
            return more;
        }
        return from;
    }

    /** D.2.2.3.3: attached cards pay only where such are asked for. */
    private static List<Ref> payers(UfsTable t, Selector.Some some, List<Ref> from) {
        for (int i = 0; i < from.size(); i++) {
            if (t.is(from.get(i).card(), Flag.ATTACHED) && !some.filter().traits().contains(Trait.Is.ATTACHED)) {
                return from.stream().filter(ref -> !t.is(ref.card(), Flag.ATTACHED)).toList();
            }
        }
        return from;
    }

    /** Whether a cost is paid with foundations of one's own, whichever they are. */
    static boolean isOwnFoundations(Filter f) {
        return f.nouns().size() == 1 && f.nouns().getFirst() == Noun.FOUNDATION && f.traits().isEmpty()
                && f.side() != Filter.Side.RIVAL && f.side() != Filter.Side.RIVALS;
    }

    /** UniVersus, Drive: the foundations that can be committed and the momentum that can be spent. */
    public static List<Ref> driven(UfsTable t, Bindings b, int seat, boolean asCost) {
        List<Ref> from = new ArrayList<>();
        int stage = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(stage); i++) {
            int card = t.cardAt(stage, i);
            boolean fits = t.state(card).is(CardType.FOUNDATION) || asCost && t.is(card, Flag.STARTER);
            if (fits && !t.is(card, Flag.UNDER) && Cards.canBe(t, Act.COMMIT, card, b)) {
                from.add(t.ref(card));
            }
        }
        int momentum = Places.of(seat, Places.MOMENTUM);
        for (int i = 0; i < t.size(momentum); i++) {
            if (Cards.canBe(t, Act.SPEND, t.cardAt(momentum, i), b)) {
                from.add(t.ref(t.cardAt(momentum, i)));
            }
        }
        return from;
    }
}
