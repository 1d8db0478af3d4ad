package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Destinations;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

/** "add 1 card from your discard pile to your hand", "put them back in any order": the cards go to another zone. */
public record Move(Who who, Selector what, Destination to) implements Verb {
    public static final Syntax<Move> SYNTAX = either(
            phrase("{} {} {}", Players.told("add", "adds"), Selectors.OBJECT, Destinations.TO)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to),
            phrase("{} {} {}", Players.told("put", "puts"), Selectors.OBJECT, Destinations.ON)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to),
            phrase("{} {} {}", Players.told("shuffle", "shuffles"), Selectors.OBJECT, Destinations.INTO)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to));
}
