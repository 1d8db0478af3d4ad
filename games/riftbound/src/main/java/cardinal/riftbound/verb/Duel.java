package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;

/** "They deal damage equal to their Mights to each other": the last two units chosen are each other's source (404.6.b.3). */
public record Duel() implements Verb {
    public static final Syntax<Duel> SYNTAX = says("they deal damage equal to their Mights to each other", new Duel());

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
