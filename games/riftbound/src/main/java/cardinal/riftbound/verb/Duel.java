package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.DealDamage;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Hit;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import java.util.Set;

/** "They deal damage equal to their Mights to each other": the last two units chosen, or this and the last, are each other's source (404.6.b.3). */
public record Duel(boolean withMe) implements Performable {
    public static final Syntax<Duel> SYNTAX = either(
            says("they deal damage equal to their Mights to each other", new Duel(false)),
            spoken(Set.of(CardType.UNIT), says("we deal damage equal to our Mights to each other", new Duel(true))));

    @Override
    public List<Referent> needs() {
        return List.of(withMe ? Referent.IT : Referent.PAIR);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] pair = withMe ? effect.meAndIt(t) : effect.lastPair(t);
        if (pair.length < 2) {
            return;
        }
        int first = t.might(pair[0]);
        int second = t.might(pair[1]);
        DealDamage.of(t, List.of(
                new Hit(t.ref(pair[1]), first, t.ref(pair[0]), DealDamage.creditOf(t, pair[0])),
                new Hit(t.ref(pair[0]), second, t.ref(pair[1]), DealDamage.creditOf(t, pair[1]))));
    }
}
