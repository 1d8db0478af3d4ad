package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Acts;
import cardinal.ufs.text.Nouns;
import cardinal.ufs.text.Players;

/** "discard cards from the top of your deck until you discard an attack": the last one is "that card". */
public record DiscardUntil(Who who, Act act, Filter until) implements Verb {
    public static final Syntax<DiscardUntil> SYNTAX = either(until(Acts.DISCARD), until(Acts.REVEAL), until(Acts.MILL));

    private static Syntax<DiscardUntil> until(Acts act) {
        return phrase("{} cards from the top of your deck until you " + act.base() + " {}", Players.told(act.base(), act.third()), article(Nouns.ONE)).as(
                DiscardUntil.class, (who, until) -> who == Who.YOU ? new DiscardUntil(who, act.act(), until) : null,
                it -> it.act() == act.act() ? it.who() : null, DiscardUntil::until);
    }
}
