package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 403.5.a: several runes go to the bottom of their owners' Rune Decks, one after the other as each owner likes. */
public final class RecycleRunes extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<RecycleRunes, RiftTable> ASK = RecycleRunes::ask;
    static final Steps<RecycleRunes, RiftTable> STEPS = Steps.<RecycleRunes, RiftTable>of(RecycleRunes.class)
            .then("403.5.a", ASK)
            .then("403.5.a", RecycleRunes::take);

    /** Who recycles them. */
    private final int by;
    /** The runes that are still to go. */
    private Targets left;

    public RecycleRunes(RiftTable t, int[] runes, int by) {
        super(STEPS);
        this.by = by;
        left = Targets.NONE.open();
        for (int rune : runes) {
            left = left.add(t.ref(rune));
        }
    }

    private void ask(RiftTable t) {
        Ref[] runes = left.slot(0);
        if (runes.length == 0) {
            leave();
            return;
        }
        int owner = t.piece(runes[0].card()).owner();
        Prompt prompt = t.ask(owner, "403.5.a", Ask.ORDER, Purpose.ORDER_CARDS);
        for (int i = 0; i < runes.length; i++) {
            if (t.piece(runes[i].card()).owner() == owner && !looksLikeEarlier(t, runes, i)) {
                prompt.add(Choice.PICK, runes[i].card());
            }
        }
    }

    /** In a deck runes of one kind are all the same. */
    private static boolean looksLikeEarlier(RiftTable t, Ref[] runes, int index) {
        for (int i = 0; i < index; i++) {
            if (t.piece(runes[i].card()).face() == t.piece(runes[index].card()).face()) {
                return true;
            }
        }
        return false;
    }

    private void take(RiftTable t) {
        int rune = Option.a(t.answer());
        Targets others = Targets.NONE.open();
        for (Ref ref : left.slot(0)) {
            others = ref.card() == rune ? others : others.add(ref);
        }
        left = others;
        GameActions.recycle(t, rune, by);
        goTo(ASK);
    }

    @Override
    public int actor() {
        return by;
    }

    @Override
    public String asks(Wording words) {
        return "Which rune goes to the bottom of the rune deck next?";
    }
}
