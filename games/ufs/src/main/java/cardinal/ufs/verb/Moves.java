package cardinal.ufs.verb;

import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Arrange;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Target;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** "add 1 card from your discard pile to your hand", "put them on the bottom of your deck in any order". */
final class Moves {
    private Moves() {
    }

    static boolean prepare(Move m, Effect effect, UfsTable t) {
        if (!effect.pick(t, m.who(), m.what(), Act.ADD)) {
            return false;
        }
        Destination to = m.to();
        if (to.facing() == Destination.Facing.EITHER && !effect.hasAnswer(0)) {
            t.ask(effect.seat(t, m.who()), "J.1.4", Ask.YES_NO, Purpose.FORM)
                    .add(Choice.YES, effect.bindings().source().card())
                    .add(Choice.NO);
            return false;
        }
        if (to.order() == Destination.Order.ANY_ORDER && !(m.what() instanceof Selector.Some) && !effect.hasPicked()) {
            List<Ref> cards = effect.cards(t, m.what());
            if (cards.size() > 1) {
                return effect.pickFrom(t, effect.seat(t, m.who()), cards, cards.size(), cards.size(), "D.4.1.1.1");
            }
        }
        return to.spot() != Destination.Spot.ANYWHERE || knowsSpots(m, effect, t);
    }

    /** K.3.21: for each card any position, one after the other. */
    private static boolean knowsSpots(Move m, Effect effect, UfsTable t) {
        int cards = effect.cards(t, m.what()).size();
        int there = t.size(effect.seat(t, m.to().whose()), Places.kindOf(m.to().zone()));
        for (int i = 0; i < cards; i++) {
            if (!effect.hasAnswer(i)) {
                Prompt prompt = t.ask(effect.seat(t, m.who()), "K.3.21", Ask.NUMBER, Purpose.PLACE);
                for (int spot = there + i; spot >= 0; spot--) {
                    prompt.add(Choice.SPOT, spot);
                }
                return false;
            }
        }
        return true;
    }

    /** D.2.3.3.1, D.4.1.1.1: the owner orders cards for a pile, unless the text says how or by whom. */
    private static int ordered(Destination to, Effect effect) {
        boolean owners = to.order() == Destination.Order.UNSAID && to.spot() != Destination.Spot.SHUFFLED;
        return to.order() == Destination.Order.RANDOM_ORDER ? Arrange.SETTLED
                : owners ? effect.ordered() : effect.ordered() | Arrange.SETTLED;
    }

    /** In whose zone: of several players each card's own, as of one that goes back. */
    private static int seat(UfsTable t, Move m, Effect effect) {
        boolean everyones = m.who() == Who.BOTH || m.who() == Who.EACH || m.to().whose() == Who.OWNER
                || m.to().whose() == Who.THEY && m.what() instanceof Selector.Some some
                        && some.filter().place().whose() == Who.EACH;
        return everyones ? Table.NONE : effect.seat(t, m.to().whose());
    }

    static void perform(Move m, Effect effect, UfsTable t) {
        Destination to = m.to();
        if (VerbDeeds.takesBeyondDeck(effect, t, m.what(), Places.kindOf(to.zone()), Act.ADD, facing(effect, to))) {
            return;
        }
        List<Ref> cards =
                m.what() instanceof Selector.Some || !effect.hasPicked() ? effect.cards(t, m.what()) : effect.picks();
        if (to.order() == Destination.Order.RANDOM_ORDER) {
            cards = shuffled(t, cards);
        }
        int place = Places.kindOf(to.zone());
        boolean top = to.spot() != Destination.Spot.BOTTOM && to.spot() != Destination.Spot.BEGINNING;
        List<Ref> order = new ArrayList<>(cards);
        if (!top) {
            Collections.reverse(order);
        }
        Target target = new Target(seat(t, m, effect), place, top, facing(effect, to), ordered(to, effect));
        boolean atOnce = to.spot() == Destination.Spot.SHUFFLED || to.spot() == Destination.Spot.ANYWHERE;
        List<Ref> moved = atOnce ? CardMoves.move(t, order, target, Act.ADD, effect.cause())
                : CardMoves.travel(t, order, target, Act.ADD, effect.cause());
        if (to.spot() == Destination.Spot.SHUFFLED) {
            for (int seat : effect.seats(t, to.whose())) {
                t.shuffle(t.zone(seat, place));
            }
        }
        for (int i = 0; i < moved.size() && to.spot() == Destination.Spot.ANYWHERE; i++) {
            int card = moved.get(i).card();
            Arrange.shift(t, t.piece(card).zone(), card, Option.a(effect.answer(i)));
        }
        if (moved.size() < cards.size() || cards.isEmpty()) {
            effect.fellShort();
        }
        effect.did(Act.ADD, moved);
    }

    private static List<Ref> shuffled(UfsTable t, List<Ref> cards) {
        List<Ref> out = new ArrayList<>(cards);
        for (int i = out.size() - 1; i > 0; i--) {
            Collections.swap(out, i, t.dice().below(i + 1));
        }
        t.secretShown();
        return out;
    }

    private static Moving.Facing facing(Effect effect, Destination to) {
        return switch (to.facing()) {
            case FACE_UP -> Moving.Facing.UP;
            case FACE_DOWN -> Moving.Facing.DOWN;
            case TRANSFORMED -> Moving.Facing.TRANSFORMED;
            case EITHER -> Option.kind(effect.answer(0)) == Choice.YES ? Moving.Facing.DOWN : Moving.Facing.UP;
            case UNSAID -> Moving.Facing.USUAL;
        };
    }
}
