package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Moves;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Destinations;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "add 1 card from your discard pile to your hand", "put them back in any order": the cards go to another zone. */
public record Move(Who who, Selector what, Destination to) implements Verb {
    public static final Syntax<Move> SYNTAX = either(
            phrase("{} {} {}", Players.told("add", "adds"), Selectors.OBJECT, Destinations.TO)
                    .as(Move.class, (who, what, to) -> isNew(what) ? null : new Move(who, what, to), Move::who,
                            Move::what, Move::to),
            phrase("{} {} {}", Players.told("put", "puts"), Selectors.OBJECT, Destinations.ON)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to),
            phrase("{} {} {}", Players.told("shuffle", "shuffles"), Selectors.OBJECT, Destinations.INTO)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to));

    /** A token that is nowhere yet is made (CreateToken). */
    private static boolean isNew(Selector what) {
        return what instanceof Selector.Some some && some.filter().nouns().contains(Noun.TOKEN)
                && !some.filter().place().isSaid();
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return Moves.prepare(this, effect, t);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        Moves.perform(this, effect, t);
    }
}
