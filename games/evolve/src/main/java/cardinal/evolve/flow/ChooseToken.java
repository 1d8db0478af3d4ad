package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import java.util.List;

/** 5.5.2 of version 1.24.1: a token is made of one of several names, or in one of several zones, as its player says. */
public final class ChooseToken extends Frame<EvolveTable> {
    static final Steps<ChooseToken, EvolveTable> STEPS = Steps.<ChooseToken, EvolveTable>of(ChooseToken.class)
            .then("5.4.2", ChooseToken::ask)
            .then("5.4.2", ChooseToken::take);

    /** Who makes it. */
    private final int seat;
    /** The names to choose from. */
    private final List<String> names;
    /** The zones to choose from. */
    private final List<Zone> zones;

    public ChooseToken(int seat, List<String> names, List<Zone> zones) {
        super(STEPS);
        this.seat = seat;
        this.names = names;
        this.zones = zones;
    }

    private void ask(EvolveTable t) {
        var prompt = t.ask(seat, "5.4.2", Ask.CHOOSE, Purpose.MODE);
        for (String name : names) {
            for (Zone zone : zones) {
                prompt.add(Choice.TOKEN, t.pool().token(name).number(), zone.ordinal(), 0);
            }
        }
    }

    private void take(EvolveTable t) {
        Effect effect = (Effect) t.below(this);
        long answer = t.answer();
        leave();
        EffectMoves.create(effect, t, t.pool().byNumber(Option.a(answer)), 1,
                Zone.values()[Option.b(answer)].of(seat));
    }

    @Override
    protected Cause cause(EvolveTable t) {
        return ((Effect) t.below(this)).caused(t);
    }
}
