package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.GameActions;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.Filters;
import cardinal.ufs.rules.Subject;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Acts;
import cardinal.ufs.text.Nouns;
import cardinal.ufs.text.Players;
import java.util.ArrayList;
import java.util.List;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "discard cards from the top of your deck until you discard an attack": the last one is "that card". */
record DiscardUntil(Who who, Act act, Filter until, From from) implements Performable {
    public static final Syntax<DiscardUntil> SYNTAX = either(until(Acts.DISCARD), until(Acts.REVEAL), until(Acts.MILL));

    private static Syntax<DiscardUntil> until(Acts act) {
        return either(
                until(act, "{} cards from the top of your deck until you " + act.base() + " {}", From.TOP_OF_DECK),
                until(act, "{} cards from your deck until you " + act.base() + " {}", From.DECK),
                until(act, "{} cards until you " + act.base() + " {}", From.UNSAID),
                phrase("your rival " + act.third() + " cards until they " + act.base() + " {}", article(Nouns.ONE)).as(
                        DiscardUntil.class, until -> new DiscardUntil(Who.RIVAL, act.act(), until, From.UNSAID),
                        it -> it.act() == act.act() && it.who() == Who.RIVAL ? it.until() : null));
    }

    private static Syntax<DiscardUntil> until(Acts act, String words, From from) {
        return phrase(words, Players.told(act.base(), act.third()), article(Nouns.ONE)).as(
                DiscardUntil.class,
                (who, until) -> who == Who.YOU && (from != From.UNSAID || act == Acts.MILL)
                        ? new DiscardUntil(who, act.act(), until, from) : null,
                it -> it.act() == act.act() && it.from() == from && it.who() == Who.YOU ? it.who() : null,
                DiscardUntil::until);
    }

    /** The words for the top of the deck. */
    public enum From {
        TOP_OF_DECK, DECK,
        /** Only of milling, which is always from there. */
        UNSAID
    }

    @Override
    public boolean takesCards() {
        return true;
    }

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, who);
        List<Ref> down = downTo(effect, t, t.zone(seat, Places.DECK));
        List<Ref> all = new ArrayList<>();
        t.hold();
        for (Ref card : down) {
            all.addAll(act == Act.REVEAL ? GameActions.reveal(t, List.of(card), effect.cause())
                    : CardMoves.discard(t, List.of(card), act, effect.cause(), 0));
        }
        t.release();
        effect.did(act, all);
        effect.set(effect.bindings().mentioning(all.isEmpty() ? all : List.of(all.getLast())));
    }

    /** The cards from the top of the deck down to the first one that fits; all of them if none does. */
    private List<Ref> downTo(Effect effect, UfsTable t, int deck) {
        List<Ref> down = new ArrayList<>();
        for (int i = t.size(deck) - 1; i >= 0; i--) {
            int card = t.cardAt(deck, i);
            down.add(t.ref(card));
            if (Filters.fits(t, effect.bindings(), until, Subject.printed(t, card))) {
                break;
            }
        }
        return down;
    }
}
