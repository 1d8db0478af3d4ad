package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Snapshot;
import cardinal.kernel.Image;
import cardinal.kernel.Mark;
import cardinal.kernel.Recall;
import cardinal.kernel.Ref;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.11.1: what a text knows of cards that have changed zones: the information they last had there. */
final class LastKnown {
    private static final Recall<EvolveTable> LAST_IN_ZONE = Recall.last((t, piece) -> true);

    private LastKnown() {
    }

    static int statOf(EffectMemory e, EvolveTable t, Selector of, Amount.Stat stat) {
        Item item = e.item();
        if (of instanceof Selector.This && item.image() != null && item.image().values() instanceof Snapshot s) {
            return stat(t, item.image(), s, stat);
        }
        List<Ref> refs = of instanceof Selector.This ? List.of(item.source())
                : of instanceof Selector.It it ? e.meant(it.word()) : Effect.refs(t, e.cards(t, of));
        int sum = 0;
        for (Ref r : refs) {
            Image image = of(e, t, r);
            if (image != null && image.values() instanceof Snapshot s) {
                sum += stat(t, image, s, stat);
            } else {
                sum += t.isSame(r) ? Amounts.stat(t, r.card(), stat)
                        : stat == Amount.Stat.COST ? t.def(r.card()).cost() : 0;
            }
        }
        return sum;
    }

    /** The card as it left the zone in which this text or its trigger knew it; null while it is there. */
    static @Nullable Image of(EffectMemory e, EvolveTable t, Ref r) {
        if (!t.isSame(r)) {
            return LAST_IN_ZONE.of(t, r, Mark.BEGINNING);
        }
        if (t.onField(r.card())) {
            return null;
        }
        if (e.item().cause() instanceof EvolveEvent.Moved m && m.after().equals(r)
                && m.image().values() instanceof Snapshot) {
            return m.image();
        }
        for (int i = t.historySize() - 1; i >= t.indexOf(e.since()); i--) {
            if (t.past(i) instanceof EvolveEvent.Moved m && m.after().equals(r) && m.what() == Kind.LEFT) {
                return m.image();
            }
        }
        return null;
    }

    private static int stat(EvolveTable t, Image image, Snapshot s, Amount.Stat stat) {
        return switch (stat) {
            case COST -> t.def(image.card()).cost();
            case ATTACK -> s.type() == CardType.AMULET ? 0 : s.attack();
            case DEFENSE -> s.type() == CardType.AMULET ? 0 : s.defense();
        };
    }
}
