package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.SayName;
import cardinal.riftbound.table.RiftTable;

/** 760 of 2026-07: "name a card", "name a type", "name a tag". */
public record NameOne(Named what) implements Performable, Later {
    public static final Syntax<NameOne> SYNTAX = phrase("name a {}", either(says("card", Named.CARD),
            says("type", Named.TYPE), says("tag", Named.TAG))).as(NameOne.class, NameOne::new, NameOne::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        t.push(new SayName(effect.controller(), effect.item().source(), what));
    }
}
