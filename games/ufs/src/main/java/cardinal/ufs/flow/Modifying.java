package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.rules.Periods;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.3.3: "this attack gets +2 speed and +2 damage": cards that are there take the changes one after the other, each its own
 * event (J.1.2); cards that are still to come are waited for.
 */
public final class Modifying {
    private Modifying() {
    }

    public static boolean prepare(ModifierEffect m, Effect effect, UfsTable t) {
        if (!waits(m, effect.bindings(), t) && !effect.pick(t, Who.YOU, m.what(), Act.CHOOSE)) {
            return false;
        }
        int asked = 0;
        boolean later = isLater(m, effect.bindings(), t);
        for (int i = 0; !later && i < m.changes().size(); i++) {
            Change change = m.changes().get(i);
            if (asks(change)) {
                if (!effect.hasAnswer(asked)) {
                    ask(t, effect, change, m);
                    return !t.prompt().isOpen() && skip();
                }
                asked++;
            }
        }
        return true;
    }

    /** The change that is asked about; null where none is. */
    static @Nullable Change asked(ModifierEffect m, Effect effect, UfsTable t) {
        boolean later = isLater(m, effect.bindings(), t);
        int asked = 0;
        for (Change change : m.changes()) {
            if (!later && asks(change) && !effect.hasAnswer(asked++)) {
                return change;
            }
        }
        return null;
    }

    private static boolean waits(ModifierEffect m, Bindings b, UfsTable t) {
        return m.waits() || m.until() == Period.UNSAID && m.what() instanceof Selector.All all && isOfAttacks(all)
                && t.edition().changesExpire() && !(b.ability() != null && b.ability().type() == AbilityType.ENHANCE)
                && m.changes().stream().noneMatch(Change::isOpen);
    }

    /** 2010, 2.13.2: what is said of all attacks lasts until the end of the turn, so it is for those still to come, too. */
    private static boolean isOfAttacks(Selector.All all) {
        return all.filter().nouns().contains(Noun.ATTACK) && !all.filter().place().isSaid();
    }

    /** Whether cards take it in when things are settled; what has to be decided is asked then (J.1.4, I.2.4.1). */
    private static boolean isLater(ModifierEffect m, Bindings b, UfsTable t) {
        return waits(m, b, t) || isHeld(m, b, t);
    }

    /** J.2.4: whether it outlasts this turn, or is for a step of the attack that is still to come. */
    private static boolean isHeld(ModifierEffect m, Bindings b, UfsTable t) {
        return m.until().outlastsTurn() || (m.until() == Period.BLOCK_STEP || m.until() == Period.DAMAGE_STEP)
                && !Periods.isNow(t, b, m.until());
    }

    private static boolean skip() {
        return true;
    }

    /** Whether somebody has to say more about a change before it is made. */
    private static boolean asks(Change change) {
        return change instanceof Change.OneOf || change instanceof Change.GainsChosen
                || change instanceof Change.Rating r && !r.keyword().isEmpty()
                || change instanceof Change.Loses l && l.keywords().isEmpty() && l.isChosen();
    }

    /** "your next attack": it says itself that it outlasts this attack (2010, 2.9.2.6). */
    private static boolean isForLater(ModifierEffect m) {
        return m.until() == Period.UNSAID && (m.what() instanceof Selector.Next || m.what() instanceof Selector.Nth);
    }

    private static Period period(ModifierEffect m) {
        return m.what() instanceof Selector.Next next && next.period() != Period.UNSAID ? next.period()
                : isForLater(m) ? Period.THIS_TURN : m.until();
    }

    private static void ask(UfsTable t, Effect effect, Change change, ModifierEffect m) {
        if (change instanceof Change.Rating r) {
            askInstance(t, effect, r, m);
            return;
        }
        Prompt prompt = t.ask(effect.controller(), "K.2.5", Ask.CHOOSE,
                change instanceof Change.OneOf ? Purpose.MODE : Purpose.NAME);
        switch (change) {
            case Change.OneOf o -> {
                for (int i = 0; i < o.options().size(); i++) {
                    prompt.add(Choice.OPTION, i, effect.bindings().source().card(), 0);
                }
            }
            case Change.GainsChosen g when g.kind() == Change.GainsChosen.Kind.SYMBOL -> {
                for (Symbol s : Symbol.values()) {
                    prompt.add(Choice.SYMBOL, s.ordinal());
                }
            }
            case Change.GainsChosen g -> Namings.words(t, g.kind(), prompt);
            case Change.Loses l -> {
                for (Ref ref : effect.cards(t, m.what())) {
                    List<KeywordUse> has = t.state(ref.card()).keywords();
                    for (int i = 0; i < has.size(); i++) {
                        if (isOfKind(has.get(i), l.what()) && has.indexOf(has.get(i)) == i) {
                            prompt.add(Choice.WORD, i, ref.card(), 1);
                        }
                    }
                }
                if (prompt.size() == 0) {
                    prompt.add(Choice.DONE);
                }
            }
            default -> throw new IllegalStateException("nothing to ask about " + change);
        }
    }

    /** I.2.4.1: of several instances of the keyword one has its rating changed; instances that are alike make one option. */
    private static void askInstance(UfsTable t, Effect effect, Change.Rating r, ModifierEffect m) {
        List<Ref> cards = effect.cards(t, m.what());
        int seat = cards.isEmpty() || !t.edition().ownerPicksRating() ? effect.controller()
                : t.piece(cards.getFirst().card()).owner();
        Prompt prompt = t.ask(seat, "I.2.4.1", Ask.CHOOSE, Purpose.NAME);
        for (Ref ref : cards) {
            List<KeywordUse> has = t.state(ref.card()).keywords();
            for (int i = 0; i < has.size(); i++) {
                if (Changing.isRated(has.get(i), r) && has.indexOf(has.get(i)) == i) {
                    prompt.add(Choice.WORD, i, ref.card(), 1);
                }
            }
        }
        if (prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    private static boolean isOfKind(KeywordUse use, Change.Loses.What what) {
        return switch (what) {
            case KEYWORD_TRAIT -> use instanceof KeywordUse.Trait;
            case KEYWORD_ABILITY -> !(use instanceof KeywordUse.Trait);
            default -> true;
        };
    }

    public static void perform(ModifierEffect m, Effect effect, UfsTable t) {
        Bindings b = effect.bindings();
        if (waits(m, b, t)) {
            int left = m.what() instanceof Selector.Next n ? n.n() : -1;
            t.enforce(Expiries.of(t, period(m), b), b.controller(), b.source(),
                    Assigned.single(t, b, m.what()),
                    Effects.Modifier.of(m, b, List.of(), left));
            t.demandAttention();
            return;
        }
        List<Ref> cards = effect.cards(t, m.what());
        if (isHeld(m, b, t)) {
            holdOn(m, effect, t, cards);
            return;
        }
        Change change = m.changes().get(effect.part());
        boolean any = false;
        for (int i = 0; i < cards.size(); i++) {
            Ref ref = cards.get(i);
            if (t.isSame(ref)) {
                State before = t.state(ref.card());
                any |= apply(m, effect, t, ref.card(), change);
                PassingChanges.note(t, b, period(m), ref.card(), before);
            }
        }
        effect.set(effect.bindings().mentioning(cards).done(any));
        effect.isDone(t, any);
        if (effect.part() + 1 < m.changes().size()) {
            effect.onceMore();
        }
    }

    /** J.2.3.1, C.3.3.4.4: assigned to each card, so that it takes it in when it is time, and a refreshed state again. */
    private static void holdOn(ModifierEffect m, Effect effect, UfsTable t, List<Ref> cards) {
        Bindings b = effect.bindings();
        for (Ref ref : cards) {
            if (t.isSame(ref)) {
                t.enforce(Expiries.of(t, m.until(), b), b.controller(), b.source(), ref, Effects.Modifier.of(
                        m.with(Selector.IT, m.changes()), b.mentioning(List.of(ref)),
                        List.of(), -1));
            }
        }
        effect.set(b.mentioning(cards).done(!cards.isEmpty()));
        t.demandAttention();
    }

    /** How many answers belong to the changes before this one. */
    private static int askedBefore(ModifierEffect m, Change change) {
        int asked = 0;
        for (int i = 0; m.changes().get(i) != change; i++) {
            asked += asks(m.changes().get(i)) ? 1 : 0;
        }
        return asked;
    }

    private static boolean apply(ModifierEffect m, Effect effect, UfsTable t, int card, Change change) {
        int asked = askedBefore(m, change);
        return switch (change) {
            case Change.OneOf o ->
                    Changing.apply(t, effect.bindings(), card, o.options().get(Option.a(effect.answer(asked))),
                            effect.cause(), false);
            case Change.GainsChosen g when g.kind() == Change.GainsChosen.Kind.SYMBOL -> {
                t.setState(card, t.state(card).withSymbols(1 << Option.a(effect.answer(asked))));
                yield true;
            }
            case Change.GainsChosen g ->
                    Changing.gains(t, card,
                            List.of(Namings.keyword(t, g.kind(), effect.answer(asked), effect.bindings())),
                            effect.bindings());
            case Change.Loses l when l.keywords().isEmpty() && l.isChosen() -> Option.kind(effect.answer(asked))
                    == Choice.WORD
                    && Changing.lose(t, card, List.of(t.state(card).keywords().get(Option.a(effect.answer(asked)))));
            case Change.Rating r when asks(r) && Option.kind(effect.answer(asked)) == Choice.WORD
                    && Option.b(effect.answer(asked)) == card ->
                    Changing.rate(t, effect.bindings(), card, r, Option.a(effect.answer(asked)));
            default -> Changing.apply(t, effect.bindings(), card, change, effect.cause(), false);
        };
    }
}
