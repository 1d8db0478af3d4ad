package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.TokenPlay;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 375 of 2026-07: "play that token and an additional copy of it", in place of playing it: both as it was to be played. */
record PlayThatToken() implements Performable, Later {
    static final Syntax<PlayThatToken> SYNTAX =
            says("play that token and an additional copy of it", new PlayThatToken());

    @Override
    public List<Referent> needs() {
        return List.of(Referent.TOKEN);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        if (effect.item().cause() instanceof RiftEvent.TokenPlanned token) {
            TokenPlay.of(t, effect, token, 2);
        }
    }
}
