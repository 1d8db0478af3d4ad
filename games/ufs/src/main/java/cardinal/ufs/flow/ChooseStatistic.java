package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.rules.Vitals;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** J.4.4: the opponent of a character's controller says what value an effect uses for an unknown vital statistic. */
final class ChooseStatistic extends Frame<UfsTable> {
    private static final Steps<ChooseStatistic, UfsTable> STEPS =
            Steps.<ChooseStatistic, UfsTable>of(ChooseStatistic.class)
                    .then("J.4.4", ChooseStatistic::offer)
                    .then("J.4.4", ChooseStatistic::take);

    private final Ref source;
    private final Vitals.Unknown unknown;

    ChooseStatistic(UfsTable t, Ref source, Vitals.Unknown unknown) {
        super(t.edition().steps(STEPS));
        this.source = source;
        this.unknown = unknown;
    }

    /** A static effect asks once, as long as its card is the same. */
    static boolean isAsked(UfsTable t) {
        for (int c = t.listeners().next(Kind.VITALS, 0); c != Table.NONE; c = t.listeners().next(Kind.VITALS, c + 1)) {
            for (HeldAbility held : t.state(c).abilities()) {
                for (StaticPart part : held.ability().parts()) {
                    Bindings b = Settling.bindings(t, c, t.piece(c).controller(), held.ability());
                    Vitals.Unknown unknown = Vitals.first(t, b, part.conditions());
                    if (unknown != null) {
                        t.push(new ChooseStatistic(t, b.source(), unknown));
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(UfsTable.rival(unknown.seat()), "J.4.4", Ask.CHOOSE, Purpose.NAME);
        for (int value : unknown.values()) {
            prompt.add(Choice.VITAL, unknown.vital().ordinal(), value, 0);
        }
    }

    private void take(UfsTable t) {
        t.enforce(Expiry.GAME, UfsTable.rival(unknown.seat()), source, t.ref(t.starter(unknown.seat())),
                new Effects.Assumed(unknown.vital(), Option.b(t.answer())));
        t.demandAttention();
    }

    /** What was said for an effect counts for this effect. */
    static void forget(UfsTable t, Ref source) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            if (t.effect(i).what() instanceof Effects.Assumed && t.effect(i).source().equals(source)) {
                t.end(t.effect(i));
            }
        }
    }

    @Override
    protected @Nullable Cause cause(UfsTable t) {
        return t.below(this) instanceof Effect e && e.bindings().source().equals(source) ? null : Cause.of(source);
    }
}
