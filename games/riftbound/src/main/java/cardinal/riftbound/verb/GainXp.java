package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Attaching;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Players;

/** 730.1 of 2026-07: "gain 2 XP", "each player gains 1 XP", "gain 1 XP for each friendly unit". */
public record GainXp(Who who, Amount amount) implements Performable, Later {
    public static final Syntax<GainXp> SYNTAX = either(
            phrase("{} {} XP", Players.act("gain", "gains"), Amounts.FIXED).as(GainXp.class, GainXp::new, GainXp::who,
                    GainXp::amount),
            phrase("{} {} XP{}", Players.act("gain", "gains"), digits(), Amounts.FOR_EACH).as(
                    GainXp.class, (who, n, each) -> new GainXp(who, new Amount.PerEach(n, each)), GainXp::who,
                    gain -> gain.amount() instanceof Amount.PerEach per ? per.each() : null,
                    gain -> gain.amount() instanceof Amount.PerEach per ? per.filter() : null));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int n = effect.value(t, amount);
        for (int seat : effect.players(t, who)) {
            Attaching.gainXp(t, seat, n);
        }
        effect.report(n > 0);
    }
}
