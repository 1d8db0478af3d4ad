package cardinal.ufs.rules;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cards that are counted by what was done to them: they need not be where they were any more (J.4.2). */
final class CountedByAct {
    private CountedByAct() {
    }

    /** "foundation that has been destroyed this turn", "cards you have drawn", "attack your rival has blocked": no place is said. */
    static boolean isOf(Filter f) {
        return !f.place().isSaid() && done(f) != null;
    }

    private static @Nullable Trait done(Filter f) {
        for (int i = 0; i < f.traits().size(); i++) {
            boolean so = switch (f.traits().get(i)) {
                case Trait.HasBeen h -> !h.not() && (moves(h.act()) || h.act() == Act.PLAY || h.act() == Act.BLOCK);
                case Trait.DoneBy d -> true;
                default -> false;
            };
            if (so) {
                return f.traits().get(i);
            }
        }
        return null;
    }

    private static boolean moves(Act act) {
        return switch (act) {
            case DESTROY, SACRIFICE, DISCARD, REMOVE, CLEAR, SPEND, MILL, DRAW, ADD, REVIEW -> true;
            default -> false;
        };
    }

    /** How many such cards there were, each as it was when it was moved. */
    static int count(UfsTable t, Bindings b, Filter f) {
        Trait done = done(f);
        List<Trait> rest = new ArrayList<>(f.traits());
        rest.remove(done);
        Filter what = new Filter(f.other(), f.side(), rest, f.nouns(), f.place());
        return switch (done) {
            case Trait.HasBeen h when moves(h.act()) -> moved(t, b, what, h.act(), Players.EVERYBODY, h.period());
            case Trait.DoneBy d when moves(d.act()) ->
                    moved(t, b, what, d.act(), Players.mask(t, b, d.who()), d.period());
            case Trait.HasBeen h -> cards(t, b, h.act(), Who.NOBODY, what, h.period());
            case Trait.DoneBy d -> cards(t, b, d.act(), d.who(), what, d.period());
            case null, default -> 0;
        };
    }

    /** Those that were played, blocked, committed or the like; each once, wherever it has gone since. */
    private static int cards(UfsTable t, Bindings b, Act act, Who who, Filter f, Period period) {
        Selector some = new Selector.Some(Limit.exactly(1), true, f);
        Happening happened = switch (act) {
            case PLAY -> new Happening.Plays(who, some, Happening.As.UNSAID, false, Place.UNSAID, false,
                    Happening.Nth.ANY);
            case BLOCK -> new Happening.Blocks(who, false, Trait.Is.BLOCKED, some, Happening.NOTHING_SAID);
            default -> new Happening.Does(who, List.of(act), some, who == Who.NOBODY, Place.UNSAID, Place.UNSAID,
                    Happening.Cause.UNSAID);
        };
        return Tally.cards(t, b, happened, period, Players.EVERYBODY, false);
    }

    private static int moved(UfsTable t, Bindings b, Filter f, Act act, int seats, Period period) {
        int n = 0;
        int end = Periods.end(t, period);
        for (int i = Periods.begin(t, b, period); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.Moved m && (seats >> m.seat() & 1) != 0
                    && SameAct.isAlso(m.act(), act, cardinal.ufs.table.Places.kind(m.from()),
                            cardinal.ufs.table.Places.kind(m.to()))
                    && Filters.fits(t, b, f, Subject.of(t, m.image()))) {
                n++;
            }
        }
        return n;
    }

    /** "attack that has left your card pool this turn". */
    static int left(UfsTable t, Bindings b, Amount.Counted.Left l) {
        int n = 0;
        int end = Periods.end(t, l.period());
        Filter anywhere = l.filter().at(Place.UNSAID);
        for (int i = Periods.begin(t, b, l.period()); i < end; i++) {
            if (t.past(i) instanceof UfsEvent.Moved m && Filters.isAt(t, b, l.place(), m.from())
                    && Filters.fits(t, b, anywhere, Subject.of(t, m.image()))) {
                n++;
            }
        }
        return n;
    }
}
