package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.ufs.ability.AboutCards;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ChosenX;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.rules.VariableVerb;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Destinations;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import org.jspecify.annotations.Nullable;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "add 1 card from your discard pile to your hand", "put them back in any order": the cards go to another zone. */
public record Move(Who who, Selector what, Destination to)
        implements AboutCards, Performable, PayableVerb, ResultVerb, VariableVerb {
    public static final Syntax<Move> SYNTAX = either(
            phrase("{} {} {}", Players.told("add", "adds"), Selectors.OBJECT, Destinations.TO)
                    .as(Move.class, (who, what, to) -> isNew(what) ? null : new Move(who, what, to), Move::who,
                            Move::what, Move::to),
            phrase("{} {} {}", Players.told("put", "puts"), Selectors.OBJECT, Destinations.ON)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to),
            phrase("{} {} {}", Players.told("shuffle", "shuffles"), Selectors.OBJECT, Destinations.INTO)
                    .as(Move.class, Move::new, Move::who, Move::what, Move::to));

    @Override
    public Move about(Selector other) {
        return new Move(who, other, to);
    }

    /** A token that is nowhere yet is made (CreateToken). */
    private static boolean isNew(Selector what) {
        return what instanceof Selector.Some some && some.filter().nouns().contains(Noun.TOKEN)
                && !some.filter().place().isSaid();
    }

    @Override
    public @Nullable String problem() {
        return what instanceof Selector.Next ? "a deed that waits for its card: " + this : null;
    }

    @Override
    public Purpose purpose() {
        if (to.order() == Destination.Order.ANY_ORDER && !(what instanceof Selector.Some)) {
            return Purpose.ORDER_CARDS;
        }
        return what instanceof Selector.Some some && some.filter().traits().contains(Trait.Is.OF_THEM) ? Purpose.TAKE
                : Purpose.MOVE;
    }

    @Override
    public Selector handles() {
        return what;
    }

    @Override
    public void askFor(Payable costs) {
        costs.demand(who, Act.ADD, what);
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return d.acts().contains(moving()) && asked.couldMean(d.cards(), what, who, Act.ADD);
    }

    private Act moving() {
        return switch (to.zone()) {
            case DISCARD_PILE -> Act.DISCARD;
            case REMOVED -> Act.REMOVE;
            default -> Act.ADD;
        };
    }

    @Override
    public boolean adds(Results asked, Result.Adds a) {
        return asked.isTo(a.to(), to.whose(), to.zone()) && asked.couldMean(a.cards(), what, who, Act.ADD);
    }

    @Override
    public int most(UfsTable t, Bindings b) {
        return what instanceof Selector.Some s ? ChosenX.cards(t, b, who, s, Act.ADD) : ChosenX.enough(t);
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
