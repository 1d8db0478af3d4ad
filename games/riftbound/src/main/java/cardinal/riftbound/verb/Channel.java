package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Numbers;
import cardinal.riftbound.text.Players;

/** 417: "channel 1 rune", "channel 2 runes exhausted", "its owner channels 1 rune exhausted". */
public record Channel(Who who, int n, boolean exhausted) implements Performable {
    public static final Syntax<Channel> SYNTAX =
            phrase("{} {}{}", Players.act("channel", "channels"), Numbers.counted("rune", "runes"),
                    says(" exhausted", true).orElse(false))
                    .as(Channel.class, Channel::new, Channel::who, Channel::n, Channel::exhausted);

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean all = true;
        for (int seat : effect.players(t, who)) {
            all &= GameActions.channel(t, seat, n, exhausted) == n;
        }
        effect.report(all);
    }
}
