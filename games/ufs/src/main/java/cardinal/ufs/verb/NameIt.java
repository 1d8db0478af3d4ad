package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;

/** "name a card type" (K.5.5). */
public record NameIt(Who who, Naming what) implements Verb {
    public static final Syntax<NameIt> SYNTAX = phrase("{} {}", Players.told("name", "names"), either(
            says("a card", Naming.CARD), says("a card type", Naming.CARD_TYPE), says("a keyword", Naming.KEYWORD), says("a trait", Naming.TRAIT),
            says("a symbol", Naming.SYMBOL), says("a number", Naming.NUMBER), says("an attack zone", Naming.ATTACK_ZONE),
            says("a block zone", Naming.BLOCK_ZONE)))
            .as(NameIt.class, NameIt::new, NameIt::who, NameIt::what);
}
