package cardinal.evolve.flow;

import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.Arrays;
import java.util.List;

/** The cards that the words of a text mean as it is carried out; those that are gone are left out. */
final class MeantCards {
    static final int[] NOBODY = {};

    private MeantCards() {
    }

    /** The cards, which words behind it mean from now on if it names something new. */
    static int[] of(Effect e, EvolveTable t, Selector selector) {
        int[] found = switch (selector) {
            case Selector.This s -> self(e, t, s);
            case Selector.ThisFrom from -> selfFrom(e, t, from);
            case Selector.It i -> live(t, e.refer(i.word()));
            case Selector.Same s -> live(t, e.refer(Selector.It.Word.IT));
            case Selector.TheToken k -> named(t, e.created(), k.name());
            case Selector.Wearer w -> wearer(e, t);
            case Selector.YourLeader l -> new int[] {t.leader(e.acting())};
            case Selector.LeaderOf l -> MeantPlayers.leaders(e, t, l.of());
            case Selector.Each each -> all(e.scope(), t, each.filter());
            case Selector.Pick p -> live(t, e.nextPick());
            case Selector.Random r -> random(e, t, r);
            case Selector.TopOfDeck d -> top(e, t, e.value(t, d.n()));
            case Selector.TopHalf h -> top(e, t, (t.size(Zone.DECK.of(e.acting())) + 1) / 2);
            case Selector.Hand h -> inZone(t, Zone.HAND.of(e.acting()));
            case Selector.Remaining r -> live(t, e.looked());
            case Selector.Several s -> several(e, t, s);
        };
        e.actsOnSelf(selector instanceof Selector.This || selector instanceof Selector.ThisFrom);
        if (names(e, selector)) {
            e.remember(Antecedent.of(selector), Effect.refs(t, found));
        }
        return found;
    }

    /** This card and your leader have words of their own: other words mean them where nothing else was named. */
    private static boolean names(Effect e, Selector selector) {
        return switch (selector) {
            case Selector.This s -> e.hasNamedNothing();
            case Selector.ThisFrom s -> e.hasNamedNothing();
            case Selector.YourLeader s -> e.hasNamedNothing();
            case Selector.LeaderOf s -> false;
            case Selector.It s -> false;
            case Selector.Same s -> false;
            case Selector.Several s -> false;
            default -> true;
        };
    }

    /** 4.1.4.1: "this card" goes on meaning the card after it has moved; 5.24.3.1: "this follower" only while it is one. */
    private static int[] self(Effect e, EvolveTable t, Selector.This s) {
        int card = t.find(e.item().source());
        if (card == Table.NONE || t.zone(card) == Zone.NOWHERE
                || t.onField(card) && !Facts.isStill(t, s.kind(), card)) {
            return NOBODY;
        }
        return new int[] {card};
    }

    /** 14.5.2.4 of version 1.24.1: nobody once the link has ended. */
    private static int[] wearer(Effect e, EvolveTable t) {
        int card = t.find(e.item().source());
        int host = card == Table.NONE ? Table.NONE : t.piece(card).host();
        return host == Table.NONE ? NOBODY : new int[] {host};
    }

    /** 10.3.4: this card, if it is still where its text says. */
    private static int[] selfFrom(Effect e, EvolveTable t, Selector.ThisFrom from) {
        int card = t.find(e.item().source());
        return card != Table.NONE && t.zone(card) == from.place().zone() ? new int[] {card} : NOBODY;
    }

    static int[] live(EvolveTable t, List<Ref> refs) {
        int[] found = new int[refs.size()];
        int n = 0;
        for (int i = 0; i < found.length; i++) {
            Ref r = refs.get(i);
            if (t.isSame(r) && t.zone(r.card()) != Zone.NOWHERE) {
                found[n++] = r.card();
            }
        }
        return n == found.length ? found : Arrays.copyOf(found, n);
    }

    private static int[] named(EvolveTable t, List<Ref> refs, String name) {
        return Arrays.stream(live(t, refs)).filter(c -> t.pool().isNamed(t.face(c), name)).toArray();
    }

    static int[] all(Scope scope, EvolveTable t, Filter filter) {
        int[] found = new int[8];
        int n = 0;
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            found = n == found.length ? Arrays.copyOf(found, n * 2) : found;
            found[n++] = c;
        }
        return Arrays.copyOf(found, n);
    }

    /** 5.18.1. */
    private static int[] random(Effect e, EvolveTable t, Selector.Random r) {
        int[] among = all(e.scope(), t, r.filter());
        int n = Math.min(among.length, Targeting.most(t, r.count(), e.scope()));
        for (int i = 0; i < n; i++) {
            int j = i + t.dice().below(among.length - i);
            int card = among[j];
            among[j] = among[i];
            among[i] = card;
        }
        if (n > 0) {
            t.secretShown();
        }
        return Arrays.copyOf(among, n);
    }

    private static int[] top(Effect e, EvolveTable t, int n) {
        int deck = Zone.DECK.of(e.acting());
        int most = Math.min(n, t.size(deck));
        int[] found = new int[most];
        for (int i = 0; i < most; i++) {
            found[i] = t.cardAt(deck, t.size(deck) - 1 - i);
        }
        return found;
    }

    private static int[] inZone(EvolveTable t, int zone) {
        int[] found = new int[t.size(zone)];
        for (int i = 0; i < found.length; i++) {
            found[i] = t.cardAt(zone, i);
        }
        return found;
    }

    private static int[] several(Effect e, EvolveTable t, Selector.Several s) {
        int[] all = NOBODY;
        for (Selector part : s.parts()) {
            int[] more = of(e, t, part);
            int[] joined = Arrays.copyOf(all, all.length + more.length);
            System.arraycopy(more, 0, joined, all.length, more.length);
            all = joined;
        }
        return all;
    }
}
