package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Deed;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** "cards revealed this way": what an effect or its cost did it to, wherever that lies now (J.4.2). */
final class ThisWay {
    private ThisWay() {
    }

    /** Whether a description is of such cards and says no place where they have to be. */
    static boolean isOf(Filter f) {
        return !f.place().isSaid() && deed(f) != null;
    }

    private static Trait.@Nullable ThisWay deed(Filter f) {
        for (int i = 0; i < f.traits().size(); i++) {
            if (f.traits().get(i) instanceof Trait.ThisWay w && !w.not()) {
                return w;
            }
        }
        return null;
    }

    /** Those that fit, as the effect knows them. */
    static List<Ref> cards(UfsTable t, Bindings b, Filter f) {
        Trait.ThisWay way = deed(f);
        List<Ref> found = new ArrayList<>();
        for (Deed deed : b.deeds()) {
            if (way != null && SameAct.isAlso(deed.act(), way.act())) {
                for (Ref ref : deed.cards()) {
                    Subject s = Subject.recalled(t, b, ref);
                    if (s != null && !found.contains(ref) && Filters.fits(t, b, f, s)) {
                        found.add(ref);
                    }
                }
            }
        }
        return found;
    }
}
