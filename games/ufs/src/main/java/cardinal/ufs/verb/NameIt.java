package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Namings;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

/** "name a card type" (K.5.5). */
public record NameIt(Who who, Naming what) implements Verb {
    public static final Syntax<NameIt> SYNTAX = phrase("{} {}", Players.told("name", "names"), either(
            says("a card", Naming.CARD), says("a card type", Naming.CARD_TYPE), says("a keyword", Naming.KEYWORD),
            says("a trait", Naming.TRAIT),
            says("a symbol", Naming.SYMBOL), says("a number", Naming.NUMBER),
            says("an attack zone", Naming.ATTACK_ZONE),
            says("a block zone", Naming.BLOCK_ZONE)))
            .as(NameIt.class, NameIt::new, NameIt::who, NameIt::what);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.hasAnswer(0) || Namings.ask(t, effect.seat(t, who), what);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        effect.set(effect.bindings().naming(Namings.word(t, what, effect.answer(0))));
    }
}
