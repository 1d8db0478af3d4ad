package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.CardAct;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ChosenX;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.rules.VariableVerb;
import cardinal.ufs.table.Bindings;
import org.jspecify.annotations.Nullable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Doing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Substitutes;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Acts;
import cardinal.ufs.text.Places;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

/** "commit 1 foundation", "your rival discards 1 card", "seal 1 rival foundation", and the shorthands of costs (K.4). Who acts picks; of a rival's card the effect's player picks and the rival acts (K.2.4). A card that is known already may have to be somewhere: "clear it from your card pool". */
public record Affect(Who who, Act act, Selector what, Place from)
        implements CardAct, Performable, PayableVerb, ResultVerb, VariableVerb {
    /** Wherever the card is. */
    public Affect(Who who, Act act, Selector what) {
        this(who, act, what, Place.UNSAID);
    }

    public static final Syntax<Affect> SYNTAX =
            rule("acts on cards", () -> either(Acts.ON_CARDS.stream().map(Affect::said).toList()));

    /** H.4.1: the act alone, in a cost. */
    public static final Syntax<Affect> SHORTHAND =
            either(Acts.ON_CARDS.stream().map(act -> says(act.base(), new Affect(Who.YOU, act.act(), Selector.IMPLIED)))
                    .toList());

    private static Syntax<Affect> said(Acts act) {
        return either(
                phrase("{} {}", Players.told(act.base(), act.third()), Selectors.OBJECT).as(
                        Affect.class, (who, what) -> new Affect(who, act.act(), what),
                        affect -> affect.act() == act.act() ? affect.who() : null,
                        affect -> affect.what().equals(Selector.IMPLIED) ? null : affect.what()),
                phrase("{} {}{}", Players.told(act.base(), act.third()), Selectors.KNOWN, Places.FROM).as(
                        Affect.class, (who, what, from) -> new Affect(who, act.act(), what, from),
                        affect -> affect.act() == act.act() ? affect.who() : null, Affect::what,
                        affect -> affect.from().isSaid() ? affect.from() : null),
                phrase("{} {}{}", Players.told(act.base(), act.third()), Selectors.SOME, Amounts.GROWTH).as(
                        Affect.class, (who, some, growth) -> grown(who, act.act(), some, growth),
                        affect -> affect.act() == act.act() ? affect.who() : null,
                        affect -> affect.what() instanceof Selector.Some some ? seed(some) : null,
                        affect -> affect.what() instanceof Selector.Some some ? Amounts.Growth.of1(some.count().n())
                                : null));
    }

    /** "commit 1 foundation for each attack in your card pool": one event. */
    private static @Nullable Affect grown(Who who, Act act, Selector.Some some, Amounts.Growth growth) {
        Limit count = some.count();
        return count.than() == Limit.Than.EXACTLY && count.n() instanceof Amount.Fixed && !some.article()
                ? new Affect(who, act,
                        new Selector.Some(new Limit(Limit.Than.EXACTLY, growth.of(count.n())), false, some.filter()))
                : null;
    }

    private static Selector.@Nullable Some seed(Selector.Some some) {
        Amount each = Amounts.Growth.each(some.count().n());
        return each == null ? null : new Selector.Some(new Limit(some.count().than(), each), false, some.filter());
    }

    @Override
    public Affect about(Selector other) {
        return new Affect(who, act, other);
    }

    @Override
    public Purpose purpose() {
        return act.purpose();
    }

    @Override
    public Selector handles() {
        return what;
    }

    @Override
    public boolean shows() {
        return act == Act.REVEAL;
    }

    @Override
    public void askFor(Payable costs) {
        costs.demand(who, act, what);
    }

    @Override
    public @Nullable Act leavesInPlace() {
        return Payable.moves(act) ? null : act;
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return Results.isAct(d, act) && asked.couldMean(d.cards(), what, who, act);
    }

    @Override
    public int most(UfsTable t, Bindings b) {
        return what instanceof Selector.Some s ? ChosenX.cards(t, b, who, s, act) : ChosenX.enough(t);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, what, act);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        if (VerbDeeds.takesBeyondDeck(effect, t, what, Doing.placeOf(act), act, Moving.Facing.USUAL)) {
            return;
        }
        List<Ref> wanted = Cards.at(t, effect.bindings(), from, effect.cards(t, who, what, act));
        List<Ref> done = effect.isCost() && Substitutes.any(t) ? pay(effect, t, wanted)
                : Doing.act(t, act, wanted, effect.cause(), effect.ordered());
        if (done.size() < wanted.size() || VerbDeeds.areTooFew(effect, t, what, wanted) || wanted.isEmpty()
                && !(what instanceof Selector.Whole || what instanceof Selector.All || what instanceof Selector.Some)) {
            effect.fellShort();
        }
        effect.did(act, done);
        if (done.isEmpty()) {
            effect.spokeOf(wanted);
        }
        effect.nextInTurn(t, who, what);
    }

    /** A cost; what stands for momentum pays in its own way (UniVersus: As Though). */
    private List<Ref> pay(Effect effect, UfsTable t, List<Ref> wanted) {
        Map<Act, List<Ref>> ways = new EnumMap<>(Act.class);
        for (Ref card : wanted) {
            ways.computeIfAbsent(Substitutes.act(t, effect.bindings(), act, what, card), way -> new ArrayList<>())
                    .add(card);
        }
        List<Ref> done = new ArrayList<>();
        ways.forEach((way, cards) -> done.addAll(Doing.act(t, way, cards, effect.cause(), effect.ordered())));
        return done;
    }
}
