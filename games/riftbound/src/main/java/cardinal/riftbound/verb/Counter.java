package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 412: "counter a spell", "counter a spell that costs no more than [4]". */
public record Counter(Selector what) implements Performable {
    public static final Syntax<Counter> SYNTAX =
            phrase("counter {}", Selectors.OBJECT).as(Counter.class, Counter::new, Counter::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        if (what instanceof Selector.Chosen) {
            int at = effect.nextSlotIndex();
            effect.name(t, at);
            for (Ref ref : effect.item().targets().slot(at)) {
                any |= Targeting.isLegal(t, effect.item(), at, ref) && counter(t, ref);
            }
        } else {
            for (int card : effect.select(t, what)) {
                any |= counter(t, t.ref(card));
            }
        }
        effect.report(any);
    }

    /** 412.1: it leaves the chain without resolving; costs stay paid. Whether it was there. */
    private static boolean counter(RiftTable t, Ref ref) {
        for (int i = 0; i < t.chain().size(); i++) {
            ChainItem item = t.chain().item(i);
            if (item.card() == ref.card() && ref.card() >= 0 || ref.card() < 0 && item.id() == -ref.card() - 10) {
                t.note(Remark.Topic.RESOLVE, "412.1", Table.NONE, item.source().card(), "{} is countered");
                t.removeItem(item.id());
                if (!item.isAbility()) {
                    GameActions.leaveChain(t, item);
                }
                return true;
            }
        }
        return false;
    }
}
