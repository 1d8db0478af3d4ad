package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.NameSaid;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;

/** 760 to 763 of 2026-07: a player names a card, a type or a tag for an object whose text will ask for it. */
public final class SayName extends Frame<RiftTable> implements Acting, Asking {
    private static final String CLAUSE = Newer.clause("760");
    static final Steps<SayName, RiftTable> STEPS = Steps.<SayName, RiftTable>of(SayName.class)
            .then(CLAUSE, SayName::ask)
            .then(CLAUSE, SayName::take);

    private final int seat;
    private final Ref source;
    private final Named what;

    public SayName(int seat, Ref source, Named what) {
        super(STEPS);
        this.seat = seat;
        this.source = source;
        this.what = what;
    }

    /** 762, 763: only what there is. */
    private void ask(RiftTable t) {
        Prompt prompt = t.ask(seat, CLAUSE, Ask.CHOOSE, Purpose.NAME);
        int n = t.pool().nameable(what).size();
        for (int i = 0; i < n; i++) {
            prompt.add(Choice.NAME, i, what.ordinal(), 0);
        }
    }

    private void take(RiftTable t) {
        String word = t.pool().nameable(what).get(Option.a(t.answer()));
        t.enforce(RiftTable.WHILE_THERE, seat, source, source, new NameSaid(what, word));
        t.note(Remark.Topic.OTHER, CLAUSE, seat, source.card(), "names " + word + " for");
    }

    @Override
    protected Cause cause(RiftTable t) {
        return Cause.of(source);
    }

    @Override
    public int actor() {
        return seat;
    }

    @Override
    public String asks(Wording words) {
        return "Name a " + what.word() + " for " + words.source();
    }
}
