package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;

/** 352.14.e to 352.14.h: damage is divided among the targets on resolution, at least 1 each. */
public final class SplitDamage extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<SplitDamage, RiftTable> ASK_WHO_IS_LEFT_OUT = SplitDamage::askWhoIsLeftOut;
    private static final Step<SplitDamage, RiftTable> SHARE = SplitDamage::askShare;
    private static final Step<SplitDamage, RiftTable> DEAL = SplitDamage::deal;
    static final Steps<SplitDamage, RiftTable> STEPS = Steps.<SplitDamage, RiftTable>of(SplitDamage.class)
            .then("352.14.h", ASK_WHO_IS_LEFT_OUT)
            .then("352.14.h", SplitDamage::leaveOut)
            .then("352.14.e", SHARE)
            .then("352.14.f", SplitDamage::takeShare)
            .then("404.1.d", DEAL);

    private final ChainItem item;
    /** The choice with the targets. */
    private final int slot;
    /** The damage that is still to be divided. */
    private int left;
    /** Whether the targets have been looked at. */
    private boolean counted;
    /** The targets that get a share. */
    private Combat.Damages open;
    /** The shares so far. */
    private Combat.Damages shares;

    public SplitDamage(ChainItem item, int slot, int damage) {
        super(STEPS);
        this.item = item;
        this.slot = slot;
        left = damage;
        open = Combat.Damages.NONE;
        shares = Combat.Damages.NONE;
    }

    private void askWhoIsLeftOut(RiftTable t) {
        if (!counted) {
            counted = true;
            for (Ref ref : item.targets().slot(slot)) {
                if (Targeting.isLegal(t, item, slot, ref)) {
                    open = open.add(ref, 0);
                }
            }
        }
        if (open.size() <= left) {
            goTo(SHARE);
            return;
        }
        Prompt prompt = t.ask(item.controller(), "352.14.h", Ask.CHOOSE, Purpose.DIVIDE);
        for (int i = 0; i < open.size(); i++) {
            prompt.add(Choice.PICK, open.card(i));
        }
    }

    private void leaveOut(RiftTable t) {
        Combat.Damages fewer = Combat.Damages.NONE;
        for (int i = 0; i < open.size(); i++) {
            if (open.card(i) != Option.a(t.answer())) {
                fewer = fewer.add(t.ref(open.card(i)), 0);
            }
        }
        open = fewer;
        goTo(ASK_WHO_IS_LEFT_OUT);
    }

    private void askShare(RiftTable t) {
        int next = shares.size();
        if (next == open.size()) {
            goTo(DEAL);
            return;
        }
        int after = open.size() - next - 1;
        Prompt prompt = t.ask(item.controller(), "352.14.e", Ask.NUMBER, Purpose.DIVIDE);
        if (after == 0) {
            prompt.add(Choice.ASSIGN, open.card(next), left, 0);
            return;
        }
        for (int n = 1; n <= left - after; n++) {
            prompt.add(Choice.ASSIGN, open.card(next), n, 0);
        }
    }

    private void takeShare(RiftTable t) {
        int n = Option.b(t.answer());
        shares = shares.add(t.ref(Option.a(t.answer())), n);
        left -= n;
        goTo(SHARE);
    }

    private void deal(RiftTable t) {
        List<Hit> hits = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            hits.add(new Hit(t.ref(shares.card(i)), shares.amount(i), item.source(), Credit.of(item)));
        }
        DealDamage.of(t, hits);
    }

    @Override
    public int actor() {
        return item.controller();
    }

    @Override
    public String asks(Wording words) {
        return open.size() > left && shares.size() == 0 ? "Only " + left + " damage is left: which unit gets none?"
                : "How much of the " + left + " damage does " + words.card(open.card(shares.size())) + " get?";
    }
}
