package cardinal.riftbound.verb;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.flow.Acting;
import cardinal.riftbound.flow.Asking;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.IntList;
import cardinal.riftbound.flow.ToldOfDeaths;
import cardinal.riftbound.flow.Wording;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** 352.10.e: players pick objects one after the other while an effect is carried out; nothing of it is a target. */
final class PlayersPick extends Frame<RiftTable> implements Acting, Asking, ToldOfDeaths {
    private static final Step<PlayersPick, RiftTable> ASK = PlayersPick::ask;
    private static final Step<PlayersPick, RiftTable> FINISH = PlayersPick::finish;
    static final Steps<PlayersPick, RiftTable> STEPS = Steps.<PlayersPick, RiftTable>of(PlayersPick.class)
            .then("352.10.e", ASK)
            .then("352.10.e", PlayersPick::take)
            .then("352.10.e", FINISH);

    /** Who picks, in this order. */
    private final IntList seats;
    /** How many each of them picks. */
    private final int n;
    /** What may be picked. */
    private final Filter what;
    /** Whether nothing is picked twice. */
    private final boolean fresh;
    /** How the words are read, if not by each player for themselves. */
    private final @Nullable Scope scope;
    /** What is done to all that was picked, if anything. */
    private final @Nullable PlayersAct then;
    /** The place in the order of who picks now. */
    private int next;
    /** How many that player has picked. */
    private int picks;
    private Targets chosen;

    private PlayersPick(int[] seats, int n, Filter what, boolean fresh, @Nullable Scope scope,
            @Nullable PlayersAct then) {
        super(STEPS);
        this.seats = IntList.of(seats);
        this.n = n;
        this.what = what;
        this.fresh = fresh;
        this.scope = scope;
        this.then = then;
        chosen = Targets.NONE.open();
    }

    /** Each picks among what is their own, and something is done to it. */
    static PlayersPick own(int[] seats, PlayersAct act) {
        return new PlayersPick(seats, act.n(), act.what(), true, null, act);
    }

    /** Each picks one that fits; what was picked becomes "them". */
    static PlayersPick any(int[] seats, Scope scope, PlayersChoose choose) {
        return new PlayersPick(seats, 1, choose.what(), choose.fresh(), scope, null);
    }

    private void ask(RiftTable t) {
        if (next >= seats.all().size()) {
            goTo(FINISH);
            return;
        }
        int seat = seats.all().get(next);
        Prompt prompt = t.ask(seat, "352.10.e", Ask.CHOOSE, purpose());
        Scope words = scope == null ? new Scope(Table.NONE, seat, Table.NONE) : scope;
        for (int c = Filters.next(t, what, words, 0); c != Table.NONE; c = Filters.next(t, what, words, c + 1)) {
            if (!fresh || !chosen.has(0, c)) {
                prompt.add(Choice.PICK, c);
            }
        }
        if (prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    private void take(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            chosen = chosen.add(t.ref(Option.a(t.answer())));
            picks++;
        } else {
            picks = n;
        }
        if (picks == n) {
            picks = 0;
            next++;
        }
        goTo(ASK);
    }

    private void finish(RiftTable t) {
        Effect effect = (Effect) t.below(this);
        int[] cards = Arrays.stream(chosen.slot(0)).mapToInt(ref -> ref.card()).distinct().toArray();
        effect.remember(t, cards);
        leave();
        if (then != null) {
            then.act(effect, t, cards);
        }
    }

    /** What died of all that was picked is told to the effect. */
    @Override
    public void killed(RiftTable t, int permanents, int units) {
        ((Effect) t.below(this)).killed(t, permanents, units);
    }

    @Override
    protected void seatLeft(int seat, RiftTable t) {
        if (next < seats.all().size() && seats.all().get(next) == seat) {
            picks = 0;
            next++;
            goTo(ASK);
        }
    }

    @Override
    public int actor() {
        return next < seats.all().size() ? seats.all().get(next) : Table.NONE;
    }

    private Purpose purpose() {
        return then == null ? Purpose.TARGET : then.purpose();
    }

    /** "units": the side is "your". */
    private String noun(Wording words) {
        return words.several(new Filter(what.kind(), Filter.Side.ANY, what.other(), what.place(), what.traits()));
    }

    @Override
    public String asks(Wording words) {
        if (then == null) {
            return "Choose " + words.say(what) + " for " + words.source();
        }
        return "Choose " + (n == 1 ? "one" : Integer.toString(n)) + " of your " + noun(words) + " to " + then.word()
                + Wording.progress(picks, n, n);
    }
}
