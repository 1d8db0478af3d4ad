package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.RiftTable;

/** 359.3.e.14.b of 2026-07: counts the tokens that were played in the end, and tells the effect whether they are as many as it was to play. */
final class TokensPlayed extends Frame<RiftTable> {
    static final Steps<TokensPlayed, RiftTable> STEPS = Steps.<TokensPlayed, RiftTable>of(TokensPlayed.class)
            .then("368.1", TokensPlayed::report);

    private final int wanted;
    private int played;

    TokensPlayed(int wanted) {
        super(STEPS);
        this.wanted = wanted;
    }

    /** One more, for whichever effects wait for it: also one that was played in the place of another. */
    static void count(RiftTable t) {
        for (int i = 0; i < t.depth(); i++) {
            if (t.frame(i) instanceof TokensPlayed tokens) {
                tokens.played++;
            }
        }
    }

    private void report(RiftTable t) {
        Effect effect = EffectBelow.of(t, this);
        if (effect != null) {
            effect.report(played >= wanted);
        }
    }
}
