package cardinal.riftbound.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 477.2.c, 477.3.d of 2026-07: effect text in the layer of abilities, the Might Bonus in that of arithmetic, both as old as the attachment. */
final class LentText {
    private static final Keyword[] KEYWORDS = Keyword.values();

    private LentText() {
    }

    /** 480: a passive of effect text applies from when it was attached. */
    static long stamp(RiftTable t, CardDef face, int passive, long own) {
        CardDef.Worn worn = face.worn();
        int lender = worn == null ? Table.NONE : worn.lender(passive);
        return lender == Table.NONE ? own : 2L * Attachments.stamp(t, lender) + 1;
    }

    /** What an attachment alters of its top-most card. */
    static void add(RiftTable t, InForce e, List<LayerEffect> list) {
        if (!(e.what() instanceof Attachments.Attached attached) || !t.isSame(attached.host())) {
            return;
        }
        CardDef gear = t.def(e.subject().card()).bare();
        int host = attached.host().card();
        if (gear.effectWords() != 0) {
            add(t, e, host, new Modifier.Wears(gear.effectWords()), list);
        }
        // 137.3.b: what has no Might gets none.
        if (gear.mightBonus() != 0 && t.def(host).isUnit()) {
            add(t, e, host, new Modifier.MightBy(gear.mightBonus()), list);
        }
    }

    private static void add(RiftTable t, InForce e, int host, Modifier what, List<LayerEffect> list) {
        list.add(new LayerEffect(list.size(), LayerEffect.layerOf(what), 2L * e.stamp(), Scope.of(t, host), what,
                CardDef.ALWAYS, host));
    }

    /** Keywords and those of effect text together. */
    static long with(long words, long lent) {
        long all = words;
        for (Keyword k : KEYWORDS) {
            int n = k.in(lent);
            for (int i = 0; i < (k.isNumbered() ? Math.min(1, n) : n); i++) {
                all = k.addedTo(all, n);
            }
        }
        return all;
    }
}
