package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Sight;
import cardinal.ufs.ability.Act;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.Op;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.Payers;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * K.2: which cards a selector in an effect means, and the picking of what it leaves open. What was picked is kept in the effect
 * ({@link Decisions}).
 */
final class Picking {
    private Picking() {
    }

    static boolean pick(Execution e, UfsTable t, Who who, Selector what, Act act, Happening.@Nullable As as) {
        if (isOfEither(what) && !e.knowsPlayer(t)) {
            return false;
        }
        if (!(what instanceof Selector.Some some)) {
            return true;
        }
        List<Integer> actors = e.seats(t, who);
        boolean ofEach = actors.size() == 1 && some.filter().place().whose() == Who.EACH;
        if (actors.size() > 1 && e.decisions().picks().isEmpty() && isOpen(e, t, actors.get(0), some, act)
                && isOpen(e, t, actors.get(1), some, act) && !e.knowsPlayer(t)) {
            return false;
        }
        int done = e.decisions().picks().size();
        if (done >= (ofEach ? 2 : actors.size()) || done > e.part() && takesTurns(e, t, who, what)) {
            return true;
        }
        int actor = actors.get(ofEach ? 0 : done);
        Bindings b = actors.size() > 1 ? e.asPlayer(t, actor).about(actor) : e.bindings();
        List<Ref> candidates = candidates(e, t, b, actor, some, act);
        if (as != null) {
            int seer = Cards.chooser(t, b, actor, some.filter());
            List<Ref> tryable = candidates.stream()
                    .filter(ref -> !Sight.sees(t, seer, ref.card()) || mayTry(t, actor, ref, as)).toList();
            candidates = tryable.isEmpty() ? candidates : tryable;
        }
        if (ofEach) {
            int owner = done == 0 ? actor : UfsTable.rival(actor);
            candidates = candidates.stream().filter(ref -> t.holder(ref.card()) == owner).toList();
        }
        int n = Math.max(0, e.value(t, some.count().n(), who, actor));
        if (isRandom(some)) {
            e.picked(atRandom(t, candidates, some.count().most(n, candidates.size())));
            return pick(e, t, who, what, act, as);
        }
        e.picking(some);
        if (!leavesChoice(some.count(), n, candidates.size()) && mayPickAll(e, t, candidates)) {
            if (candidates.isEmpty() && n > 0 && Cards.mustProve(t, b, actor, some, act)) {
                RemoveHands.hand(t, actor).forEach(ref -> t.show(ref.card(), 3));
            }
            e.picked(candidates);
            return pick(e, t, who, what, act, as);
        }
        int chooser = Cards.chooser(t, b, actor, some.filter());
        e.orderedBy(chooser);
        t.push(new Pick(t, chooser, candidates, some.count().least(n),
                some.count().most(n, candidates.size()), "K.2.3"));
        return false;
    }

    private static boolean mayTry(UfsTable t, int seat, Ref card, Happening.As as) {
        return DeclareHalf.isNeeded(t, seat, card, as)
                || Legal.mayTry(t, seat, card.card(), as, Halves.isSecond(t, card.card(), as));
    }

    /** "chooses 3 foundations and sacrifices the rest": what could have been picked and was not. */
    static List<Ref> others(Execution e, UfsTable t, Who who, Selector.Some some) {
        List<Ref> rest = new ArrayList<>();
        for (int actor : e.seats(t, who)) {
            rest.addAll(candidates(e, t, e.asPlayer(t, actor).about(actor), actor, some, Act.CHOOSE));
        }
        rest.removeAll(e.picks());
        return rest;
    }

    private static boolean isRandom(Selector.Some some) {
        return some.filter().traits().contains(Trait.Is.RANDOM);
    }

    /** "1 random card": the dice pick. */
    private static List<Ref> atRandom(UfsTable t, List<Ref> from, int n) {
        List<Ref> left = new ArrayList<>(from);
        List<Ref> picked = new ArrayList<>();
        while (picked.size() < n && !left.isEmpty()) {
            picked.add(left.remove(t.dice().below(left.size())));
        }
        return picked;
    }

    private static boolean mayPickAll(Execution e, UfsTable t, List<Ref> cards) {
        for (int i = 0; i < cards.size(); i++) {
            if (!mayPick(e, t, cards.subList(0, i), cards.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** "2 different attacks" are of two names; where costs may not be left unpaid (2010, 2.12.1), what is left must pay the rest. */
    static boolean mayPick(Execution e, UfsTable t, List<Ref> chosen, Ref next) {
        Selector.Some some = e.picking();
        if (some == null && !(e.program().op(e.at()) instanceof Op.Do d && d.verb() instanceof PayableVerb v
                && v.picksUndescribed())) {
            return true;
        }
        boolean different = some != null && some.filter().areDifferent();
        boolean pays = e.isCost() && !t.edition().mayLeaveCostsUnpaid();
        if (!different && !pays) {
            return true;
        }
        List<Ref> all = new ArrayList<>(chosen);
        all.add(next);
        return (!different || Cards.areDifferent(t, all))
                && (!pays || Payable.leaves(t, e.bindings(), e.program(), e.at(), all));
    }

    private static boolean leavesChoice(Limit count, int n, int found) {
        return found > count.least(n);
    }

    /** K.1.3: whether both players do it one after the other, the second knowing what the first did; still one event. */
    static boolean takesTurns(Execution e, UfsTable t, Who who, Selector what) {
        return what instanceof Selector.Some && t.edition().actsInTurn() && e.seats(t, who).size() > 1;
    }

    /** Whether one of both players has something to decide. */
    private static boolean isOpen(Execution e, UfsTable t, int actor, Selector.Some some, Act act) {
        int n = Math.max(0, Amounts.of(t, e.bindings(), some.count().n()));
        return !isRandom(some)
                && leavesChoice(some.count(), n,
                        candidates(e, t, e.asPlayer(t, actor).about(actor), actor, some, act).size());
    }

    private static List<Ref> candidates(Execution e, UfsTable t, Bindings b, int actor, Selector.Some some, Act act) {
        List<Ref> found = e.isCost() ? Payers.of(t, b, actor, some, act)
                : Cards.candidates(t, b, actor, some, act);
        return isOfEither(some) ? ofPlayer(e, t, found) : found;
    }

    /** UniVersus, Either Player: one player is picked, and only the zones of that one count. */
    private static boolean isOfEither(Selector what) {
        return switch (what) {
            case Selector.Some s -> s.filter().place().whose() == Who.EITHER;
            case Selector.All s -> s.filter().place().whose() == Who.EITHER;
            case Selector.Whole w -> w.whose() == Who.EITHER;
            case Selector.Top x -> x.whose() == Who.EITHER;
            default -> false;
        };
    }

    private static List<Ref> ofPlayer(Execution e, UfsTable t, List<Ref> cards) {
        return cards.stream().filter(c -> t.holder(c.card()) == e.decisions().player()).toList();
    }

    /** The cards a selector means: those picked for it, or those it names. */
    static List<Ref> cards(Execution e, UfsTable t, Selector what) {
        if (!(what instanceof Selector.Some some)) {
            List<Ref> named = Cards.of(t, e.bindings(), what);
            return isOfEither(what) ? ofPlayer(e, t, named)
                    : !e.beyond().isNone() && named.contains(e.beyond())
                            ? named.stream().filter(c -> !c.equals(e.beyond())).toList()
                    : named;
        }
        List<List<Ref>> picks = e.decisions().picks();
        List<List<Ref>> now = e.decisions().inTurn() ? picks.subList(e.part(), picks.size()) : picks;
        List<Ref> all = new ArrayList<>();
        int n = Amounts.of(t, e.bindings(), some.count().n());
        for (int i = 0; i < now.size(); i++) {
            all.addAll(now.get(i));
            if (now.get(i).size() < some.count().least(n)) {
                e.fellShort();
            }
        }
        return all;
    }

    /**
     * K.2.1, K.2.2 (UniVersus: instruction.3): all cards of no said place that somebody is told to do this to are those of that
     * player, where it is done.
     */
    static List<Ref> cards(Execution e, UfsTable t, Who who, Selector what, Act act) {
        if (!(what instanceof Selector.All all) || all.filter().place().isSaid()) {
            return what instanceof Selector.Some || e.seats(t, who).size() < 2 ? cards(e, t, what)
                    : ofEach(e, t, who, what);
        }
        List<Ref> found = new ArrayList<>();
        List<Integer> actors = e.seats(t, who);
        for (int actor : actors) {
            for (Ref ref : Cards.candidates(t, actors.size() > 1 ? e.bindings().about(actor) : e.bindings(), actor,
                    new Selector.Some(new Limit(Limit.Than.ANY_NUMBER, Amount.of(1)), false, all.filter()), act)) {
                if (!found.contains(ref)) {
                    found.add(ref);
                }
            }
        }
        return found;
    }

    /** "each player discards the top card of their deck": of each who is told to. */
    private static List<Ref> ofEach(Execution e, UfsTable t, Who who, Selector what) {
        List<Ref> found = new ArrayList<>();
        for (int actor : e.seats(t, who)) {
            for (Ref ref : Cards.of(t, e.bindings().about(actor), what)) {
                if (!found.contains(ref)) {
                    found.add(ref);
                }
            }
        }
        return found;
    }
}
