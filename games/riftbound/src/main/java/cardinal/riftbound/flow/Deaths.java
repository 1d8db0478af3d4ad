package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.GameActions;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.DeathReplaced;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import cardinal.riftbound.table.UsedUp;

/**
 * 415: permanents are killed together, unless a replacement effect steps in before (364): it applies to one death, at most once,
 * and the owner of the dying object says which of several comes first (368).
 */
public final class Deaths extends Frame<RiftTable> {
    static final Steps<Deaths, RiftTable> STEPS = Steps.<Deaths, RiftTable>of(Deaths.class)
            .then("366", Deaths::nextDeath)
            .then("368", Deaths::apply)
            .then("354.2.a", Deaths::afterReplacement)
            .then("415.2", Deaths::kill);
    private static final int KILL = 3;

    private final int bySeat;
    private final boolean bySpell;
    private final int byItem;
    private final Targets dying;
    private Targets dead;
    private Targets refused;
    private int index;
    private boolean replaced;
    /** The object whose printed replacement applies. */
    private Ref by;

    private Deaths(Targets dying, int bySeat, boolean bySpell, int byItem) {
        super(STEPS);
        this.dying = dying;
        this.bySeat = bySeat;
        this.bySpell = bySpell;
        this.byItem = byItem;
        dead = Targets.NONE.open();
        refused = Targets.NONE.open();
        by = Ref.NONE;
    }

    /** Kills at once when nothing could replace it, else as a procedure. */
    public static void of(RiftTable t, int[] cards, int bySeat, boolean bySpell, int byItem) {
        if (cards.length == 0) {
            return;
        }
        if (!t.pool().hasReplacements()) {
            GameActions.killAtOnce(t, cards, bySeat, bySpell, byItem);
            return;
        }
        Targets all = Targets.NONE.open();
        for (int card : cards) {
            all = all.add(t.ref(card));
        }
        t.push(new Deaths(all, bySeat, bySpell, byItem));
    }

    private int current() {
        return dying.slot(0)[index].card();
    }

    private void nextDeath(RiftTable t) {
        if (index == dying.slot(0).length) {
            goTo(KILL);
            return;
        }
        if (!t.isSame(dying.slot(0)[index])) {
            advance();
            return;
        }
        Prompt prompt = null;
        for (int source = 0; source < t.pieceCount(); source++) {
            if (t.def(source).replacements().length > 0 && !refused.has(0, source) && applies(t, source, current())) {
                prompt = prompt == null ? t.ask(t.piece(current()).owner(), "368", Ask.ORDER) : prompt;
                prompt.add(Choice.PICK, source);
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof DeathReplaced d && applies(t, t.effect(i), d)) {
                prompt = prompt == null ? t.ask(t.piece(current()).owner(), "368", Ask.ORDER) : prompt;
                prompt.add(Choice.PICK, t.effect(i).source().card());
            }
        }
        if (prompt == null) {
            dead = dead.add(t.ref(current()));
            advance();
        }
    }

    private void advance() {
        index++;
        refused = Targets.NONE.open();
        goTo(0);
    }

    private boolean applies(RiftTable t, int source, int card) {
        if (!t.onBoard(source) || t.facedownOf(t.piece(source).zone()) != Table.NONE || dead.has(0, source)
                || isUsedUp(t, source)) {
            return false;
        }
        CardDef.Repl replacement = t.def(source).replacements()[0];
        return switch (replacement.ability().wouldDie()) {
            case Trigger.Watch.Me m -> card == source;
            case Trigger.Watch.It i -> false;
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(), Scope.of(t, source), card);
        };
    }

    private static boolean isUsedUp(RiftTable t, int source) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof UsedUp && t.effect(i).subject().equals(t.ref(source))) {
                return true;
            }
        }
        return false;
    }

    private boolean applies(RiftTable t, InForce effect, DeathReplaced delayed) {
        return switch (delayed.replacement().wouldDie()) {
            case Trigger.Watch.Me m -> current() == effect.source().card();
            case Trigger.Watch.It i -> t.ref(current()).equals(delayed.about());
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(),
                    new Scope(effect.source().card(), effect.controller(), Table.NONE), current());
        };
    }

    /** 383.3: a delayed replacement is used up. */
    private boolean applyDelayed(RiftTable t, int source) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.source().card() == source && effect.what() instanceof DeathReplaced d && applies(t, effect, d)) {
                t.end(effect);
                t.note("383.3", effect.controller(), source, "replaces a death with");
                replaced = false;
                t.push(Effect.about(t,
                        new ChainItem(t.newItemId(), Table.NONE, effect.source(), d.replacement().program(),
                                effect.controller(),
                                ChainItem.TRIGGERED, Targets.NONE, Table.NONE, null, 0, 0),
                        current(), true));
                return true;
            }
        }
        return false;
    }

    private void apply(RiftTable t) {
        int source = Option.a(t.answer());
        by = Ref.NONE;
        if (applyDelayed(t, source)) {
            return;
        }
        by = t.ref(source);
        refused = refused.add(t.ref(source));
        replaced = false;
        CardDef.Repl replacement = t.def(source).replacements()[0];
        ChainItem item = new ChainItem(t.newItemId(), Table.NONE, t.ref(source), replacement.program(),
                t.controller(source), ChainItem.TRIGGERED,
                Targets.NONE, Scope.hereOf(t, source), null, 0, 0);
        t.note("366", t.controller(source), source, "may replace a death with");
        t.push(Effect.about(t, item, current(), !replacement.ability().may()));
    }

    /** The effect of a replacement has ended; whether it took place. */
    void ended(boolean tookPlace) {
        replaced = tookPlace;
    }

    private void afterReplacement(RiftTable t) {
        if (replaced) {
            useUp(t);
            advance();
        } else {
            goTo(0);
        }
    }

    private void useUp(RiftTable t) {
        if (t.isSame(by) && t.def(by.card()).replacements()[0].ability().nextTimeOnly()) {
            t.enforce(RiftTable.WHILE_THERE, t.controller(by.card()), by, by, new UsedUp());
        }
    }

    private void kill(RiftTable t) {
        int n = 0;
        int[] cards = new int[dead.slot(0).length];
        for (Ref ref : dead.slot(0)) {
            if (t.isSame(ref) && t.onBoard(ref.card())) {
                cards[n++] = ref.card();
            }
        }
        if (n > 0) {
            GameActions.killAtOnce(t, java.util.Arrays.copyOf(cards, n), bySeat, bySpell, byItem);
        }
    }
}
