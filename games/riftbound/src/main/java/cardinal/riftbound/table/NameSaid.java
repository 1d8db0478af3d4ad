package cardinal.riftbound.table;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Named;
import org.jspecify.annotations.Nullable;

/** 760 of 2026-07: what was named for an object; subject is that object. */
public record NameSaid(Named what, String word) {

    /** What was named last for this object; null if nothing was. */
    public static @Nullable String of(RiftTable t, Ref object, Named what) {
        String word = null;
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            word = e.what() instanceof NameSaid said && said.what() == what && e.subject().equals(object) ? said.word()
                    : word;
        }
        return word;
    }
}
