package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Selector.Count;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.RemoveChosenCounters;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.rules.PayableVerb;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;
import cardinal.evolve.text.Counters;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import java.util.Set;

/** 15.1.4: "remove 3 spell counters from this card". */
public record RemoveCounters(Selector.Count count, String kind, Selector from) implements Performable, PayableVerb {
    static Syntax<RemoveCounters> syntax(Person person) {
        return either(
                phrase(person.says("remove {} from {}"), article(phrase("{} counter", Counters.KIND).itself()),
                        Selectors.OBJECT).as(RemoveCounters.class,
                                (kind, from) -> new RemoveCounters(Count.ONE, kind, from), RemoveCounters::kind,
                                RemoveCounters::from),
                phrase(person.says("remove {} {} counters from {}"), Numbers.SEVERAL_OR_X, Counters.KIND,
                        Selectors.OBJECT)
                        .as(RemoveCounters.class,
                                (n, kind, from) -> new RemoveCounters(new Count.Exactly(n), kind, from),
                                remove -> remove.count() instanceof Count.Exactly exactly ? exactly.n() : null,
                                RemoveCounters::kind, RemoveCounters::from),
                phrase(person.says("remove any number of {} counters from {}"), Counters.KIND, Selectors.OBJECT)
                        .as(RemoveCounters.class, (kind, from) -> new RemoveCounters(new Count.AnyNumber(), kind, from),
                                RemoveCounters::kind, RemoveCounters::from));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        for (int card : effect.cards(t, from)) {
            RemoveChosenCounters.from(effect, t, card, t.pool().lane(kind), count);
        }
    }

    @Override
    public Purpose purpose() {
        return Purpose.LOSE;
    }

    @Override
    public String counter() {
        return kind;
    }

    @Override
    public boolean canBeCost() {
        return from.isOwn();
    }

    @Override
    public boolean canBePaid(EvolveTable t, Scope scope) {
        int lane = t.pool().lane(kind);
        int least = count instanceof Count.Exactly e ? Amounts.value(t, e.n(), scope) : 0;
        return switch (from) {
            case Selector.This s -> t.piece(scope.source()).counter(lane) >= least;
            case Selector.Pick p -> {
                for (int c = Filters.next(t, p.filter(), scope, 0); c != Table.NONE;
                        c = Filters.next(t, p.filter(), scope, c + 1)) {
                    if (t.piece(c).counter(lane) >= least) {
                        yield true;
                    }
                }
                yield false;
            }
            default -> true;
        };
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return Set.of(Amount.Deed.REMOVED, Amount.Deed.TAKEN_FROM_STACK);
    }
}
