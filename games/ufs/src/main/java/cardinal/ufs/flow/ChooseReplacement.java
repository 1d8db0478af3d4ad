package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Steps;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** J.3.5.2.1: a player with several replacements of one act says which is handled; after that the act is another. */
final class ChooseReplacement extends Frame<UfsTable> {
    private static final Steps<ChooseReplacement, UfsTable> STEPS =
            Steps.<ChooseReplacement, UfsTable>of(ChooseReplacement.class)
                    .then("J.3.5.2.1", ChooseReplacement::offer)
                    .then("J.3.5.2.1", ChooseReplacement::take);

    private final int seat;
    private final List<Replacing.Replacement> all;

    ChooseReplacement(UfsTable t, int seat, List<Replacing.Replacement> all) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.all = all;
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(seat, t.cite("J.3.5.2.1"), Ask.ORDER);
        for (int i = 0; i < all.size(); i++) {
            prompt.add(Choice.EFFECT, i, all.get(i).bindings().source().card(), 0);
        }
    }

    private void take(UfsTable t) {
        Replacing.begin(t, all.get(Option.a(t.answer())));
    }
}
