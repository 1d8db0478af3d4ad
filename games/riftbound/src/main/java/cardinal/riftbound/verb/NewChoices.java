package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.ChooseAnew;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Finalize;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 352.4, and 750 of 2026-07: "make new choices for it": the choices of a spell or ability on the chain are made again. */
public record NewChoices(Selector what) implements Performable {
    private static final Selector IT = new Selector.It();

    public static final Syntax<NewChoices> SYNTAX = either(
            says("make new choices for it", new NewChoices(IT)),
            phrase("make new choices for {}", Selectors.ONE_CHOSEN).as(NewChoices.class, NewChoices::new,
                    NewChoices::what));

    @Override
    public List<Referent> needs() {
        return what.equals(IT) ? List.of(Referent.IT) : List.of();
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        int slot = what.equals(IT) ? Table.NONE : effect.nextSlotIndex();
        if (slot != Table.NONE) {
            effect.name(t, slot);
        }
        for (ChainItem item : items(effect, t, slot)) {
            if (t.edition().newChoicesAreOthers()) {
                any |= ChooseAnew.isPossible(t, item);
                ChooseAnew.begin(t, effect.controller(), item);
            } else if (item.controller() == effect.controller()) {
                t.push(Finalize.again(t, item));
                any = true;
            }
        }
        effect.report(any);
    }

    /** 753.2 of 2026-07: where no new choice can be made there is nothing to decide. */
    @Override
    public boolean mayBeWanted(Effect effect, RiftTable t, int slot) {
        return !t.edition().newChoicesAreOthers()
                || items(effect, t, slot).stream().anyMatch(item -> ChooseAnew.isPossible(t, item));
    }

    private List<ChainItem> items(Effect effect, RiftTable t, int slot) {
        List<ChainItem> found = new ArrayList<>();
        if (what.equals(IT)) {
            for (int card : effect.select(t, what)) {
                add(found, t.chain().ofCard(card));
            }
            return found;
        }
        for (Ref ref : effect.item().targets().slot(slot)) {
            if (Targeting.isLegal(t, effect.item(), slot, ref)) {
                add(found, ref.card() < 0 ? t.chain().byId(-ref.card() - 10) : t.chain().ofCard(ref.card()));
            }
        }
        return found;
    }

    private static void add(List<ChainItem> found, @Nullable ChainItem item) {
        if (item != null) {
            found.add(item);
        }
    }
}
