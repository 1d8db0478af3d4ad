package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Filters;
import cardinal.ufs.rules.Players;
import cardinal.ufs.rules.Subject;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** K.3.16, K.5.2: looking through zones for a card; a searched deck is shuffled, what had to fit is shown. */
public final class Searching {
    private Searching() {
    }

    /** The searcher sees the zones and picks; failing to find needs no proof. */
    public static boolean prepare(UfsTable t, Effect effect, int seat, Place place, Selector what) {
        if (effect.hasPicked()) {
            return true;
        }
        if (!(what instanceof Selector.Some some)) {
            return true;
        }
        List<Ref> found = new ArrayList<>();
        for (int zone : zones(t, effect, place)) {
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                t.show(card, 1 << seat);
                if (Filters.fits(t, effect.bindings(), some.filter(), Subject.printed(t, card))) {
                    found.add(t.ref(card));
                }
            }
        }
        int n = Amounts.of(t, effect.bindings(), some.count().n());
        return effect.pickFrom(t, seat, found, 0, some.count().most(n, found.size()), "K.3.16");
    }

    private static List<Integer> zones(UfsTable t, Effect effect, Place place) {
        List<Integer> zones = new ArrayList<>();
        int owners = Players.mask(t, effect.bindings(), place.whose());
        for (int seat = 0; seat < 2; seat++) {
            for (Zone zone : place.zones()) {
                if ((owners >> seat & 1) != 0) {
                    zones.add(Places.of(seat, Places.kindOf(zone)));
                }
            }
        }
        return zones;
    }

    public static void finish(UfsTable t, Effect effect, int seat, Place place, Selector what) {
        List<Ref> cards = effect.picks();
        boolean fits = what instanceof Selector.Some some && some.filter().isRestricted();
        int seers = fits ? 3 : 1 << seat;
        cards.forEach(ref -> t.show(ref.card(), seers));
        if (fits) {
            reveal(t, effect, cards);
        }
        effect.set(effect.bindings().mentioning(cards).done(!cards.isEmpty()));
        effect.isDone(t, !cards.isEmpty());
        effect.did(Act.CHOOSE, cards);
        for (int zone : zones(t, effect, place)) {
            if (Places.kind(zone) == Places.DECK) {
                shuffleRest(t, zone, cards, seers);
            }
        }
    }

    /** K.5.2, UniVersus: search.2: what had to fit is revealed, and so does not arrive face down (build.2). */
    private static void reveal(UfsTable t, Effect effect, List<Ref> cards) {
        for (Ref ref : cards) {
            if (!Places.isPublic(t.place(ref.card()))) {
                t.turnPublic(ref.card(), true);
            }
        }
        effect.did(Act.REVEAL, cards);
    }

    /** The found cards are on their way (UniVersus: Search): they keep their place in nobody's order. */
    private static void shuffleRest(UfsTable t, int deck, List<Ref> found, int seers) {
        t.shuffle(deck);
        t.note(Remark.Topic.SHUFFLE, t.cite("K.5.2"), Places.seat(deck), Table.NONE, "shuffles the deck");
        for (Ref ref : found) {
            if (t.piece(ref.card()).zone() == deck) {
                t.show(ref.card(), seers);
            }
        }
    }
}
