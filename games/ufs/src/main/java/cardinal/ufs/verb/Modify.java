package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Modifying;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Changes;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Selectors;
import java.util.List;
import org.jspecify.annotations.Nullable;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;

/** "this attack gets +2 speed and gains Throw", "your next attack gets -1 difficulty": a modifier effect (J.3.3); changes are applied in order, each its own event (J.1.2). Late cards are waited for. */
public record Modify(Selector what, List<Change> changes, Period until)
        implements ModifierEffect, Performable, ResultVerb {
    public static final Syntax<Modify> SYNTAX = rule("modify", () -> either(
            phrase("{} {}{}", Selectors.SUBJECT, Changes.predicates(false), Periods.UNTIL)
                    .as(Modify.class, Modify::made, modify -> plural(modify.what()) ? null : modify.what(),
                            Modify::changes, Modify::until),
            phrase("{} {}{}", Amounts.POSSESSOR, Changes.NUMBER_GETS, Periods.UNTIL).as(
                    Modify.class, (what, change, until) -> new Modify(what, List.of(change), until), Modify::what,
                    modify -> modify.changes().size() == 1 ? modify.changes().getFirst() : null, Modify::until),
            phrase("{} {}{}", Selectors.SUBJECTS, Changes.predicates(true), Periods.UNTIL)
                    .as(Modify.class, Modify::made, Modify::what, Modify::changes, Modify::until)));

    /** "for each foundation destroyed this turn": the time is that of what is counted. */
    private static @Nullable Modify made(Selector what, List<Change> changes, Period until) {
        return until != Period.UNSAID && Changes.endsInDeed(changes) ? null : new Modify(what, changes, until);
    }

    private static boolean plural(Selector what) {
        return what instanceof Selector.All all && all.word() != Selector.All.Word.EACH
                || what instanceof Selector.Them;
    }

    /** C.3.3.2.3: whether it grants or takes abilities of cards in a hand. */
    public boolean teaches() {
        if (!(what instanceof Selector.All all) || !all.filter().place().zones().contains(Zone.HAND)) {
            return false;
        }
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).isOfAbilities()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Modify about(Selector other) {
        return new Modify(other, changes, until);
    }

    @Override
    public Modify with(Selector other, List<Change> others) {
        return new Modify(other, others, until);
    }

    @Override
    public boolean isImperative() {
        return false;
    }

    @Override
    public boolean mayStand() {
        return changes.stream().noneMatch(c -> c instanceof Change.OneOf || c.isOpen()) && !isHidden();
    }

    @Override
    public @Nullable String problem() {
        if (isHidden()) {
            return "numbers of cards in a hand, which have no current state there: " + this;
        }
        return waits() && changes.stream().anyMatch(Change::isOpen) ? "a choice that waits for a card: " + this : null;
    }

    /** UniVersus, live-card.1: whether it changes numbers of cards in a hand, where they have no current state. */
    private boolean isHidden() {
        Filter cards = switch (what) {
            case Selector.All all -> all.filter();
            case Selector.Some some -> some.filter();
            default -> null;
        };
        return cards != null && cards.place().zones().equals(List.of(Zone.HAND))
                && !changes.stream().allMatch(Change::isOfAbilities);
    }

    @Override
    public boolean changes(Results asked, Result.Changes c) {
        return Results.modifies(c, changes) && asked.couldMean(c.card(), what, Who.YOU, Act.CHOOSE);
    }

    @Override
    public boolean grants(Result.Grants g) {
        return Results.modifies(new Result.Changes(g.direction(), List.of(g.property()), Selector.IT), changes);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return Modifying.prepare(this, effect, t);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        Modifying.perform(this, effect, t);
    }
}
