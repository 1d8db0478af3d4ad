package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.SplitDamage;
import cardinal.riftbound.rules.Damage;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Nouns;

/** 352.14: "deal 5 damage split among any number of enemy units here". */
public record Split(int amount, Filter among) implements Performable {
    public static final Syntax<Split> SYNTAX =
            phrase("deal {} damage split among any number of {}", digits(), Nouns.SEVERAL)
                    .as(Split.class, Split::new, Split::amount, Split::among);

    @Override
    public void perform(Effect effect, RiftTable t) {
        t.push(new SplitDamage(effect.item(), effect.nextSlotIndex(), Damage.splittable(t, effect.item(), amount)));
    }
}
