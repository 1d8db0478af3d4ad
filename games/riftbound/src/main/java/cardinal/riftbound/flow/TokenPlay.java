package cardinal.riftbound.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 175, 372.1 of 2026-07: a player is about to play a token that an effect makes, and orders the replacements for it. */
public final class TokenPlay extends Replaceable<RiftEvent.TokenPlanned> implements Acting {
    static final Steps<TokenPlay, RiftTable> STEPS = steps(TokenPlay.class, "368.1");

    private TokenPlay(RiftEvent.TokenPlanned intended) {
        super(STEPS, intended);
    }

    /** So many of them, at once when nothing could replace it; the effect is told whether they were played. */
    public static void of(RiftTable t, Effect effect, RiftEvent.TokenPlanned token, int n) {
        if (Replaceable.isPossible(t)) {
            t.push(new TokensPlayed(n));
            for (int i = 0; i < n; i++) {
                t.push(new TokenPlay(token));
            }
            return;
        }
        boolean all = true;
        for (int i = 0; i < n; i++) {
            all &= play(t, token);
        }
        effect.report(all);
    }

    /** 347.2: it is put on the chain, unless an effect forbids that; whether it was. */
    private static boolean play(RiftTable t, RiftEvent.TokenPlanned token) {
        int card = t.create(token.face(), token.seat(), t.chainZone(), piece -> piece.with(Flag.TOKEN, true));
        if (!Legal.mayPlayToken(t, token.seat(), card)) {
            t.move(card, t.nowhere(), GameActions.OTHER);
            return false;
        }
        t.addItem(new ChainItem(t.chain().newId(), card, t.ref(card), Program.EMPTY, token.seat(), token.flags(),
                Targets.NONE, token.place(), null, 0, 0));
        return true;
    }

    @Override
    protected int chooser(RiftEvent.TokenPlanned planned, RiftTable t) {
        return planned.seat();
    }

    @Override
    boolean concerns(Would would, Scope scope, Ref it, RiftEvent.TokenPlanned planned, RiftTable t) {
        return would instanceof Would.PlayToken play && scope.controller() == planned.seat()
                && (play.kind() == Filter.Kind.ANYTHING
                        || (play.kind() == Filter.Kind.UNIT) == planned.face().isUnit());
    }

    @Override
    ChainItem about(ChainItem item, RiftEvent.TokenPlanned planned, RiftTable t) {
        return item.because(planned);
    }

    @Override
    protected void happen(RiftEvent.TokenPlanned planned, RiftTable t) {
        if (play(t, planned)) {
            TokensPlayed.count(t);
        }
    }

    @Override
    public int actor() {
        return intended().seat();
    }
}
