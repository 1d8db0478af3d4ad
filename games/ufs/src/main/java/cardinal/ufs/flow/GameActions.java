package cardinal.ufs.flow;

import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** K.4: what is done to cards and players. Several cards at once are one game event (J.1.2). Prohibitions win (K.1.2). */
public final class GameActions {
    private GameActions() {
    }

    /** C.1.4: committed cards cannot be committed; cards that share a host's state follow it (D.2.2.3.2). */
    public static List<Ref> commit(UfsTable t, List<Ref> cards, Cause cause) {
        List<Ref> done = new ArrayList<>(cards.size());
        t.hold();
        for (int i = 0; i < cards.size(); i++) {
            Ref ref = cards.get(i);
            int card = ref.card();
            if (!t.isSame(ref) || t.is(card, Flag.COMMITTED) || !t.edition().hasReadiness(t.place(card))
                    || Rulings.forbidsAct(t, Act.COMMIT, card, cause)) {
                continue;
            }
            t.states().mark(card, t.piece(card).with(Flag.COMMITTED, true).with(Flag.STUNNED, cause.keyword()));
            t.emit(new UfsEvent.Done(ref, Act.COMMIT, t.piece(card).controller(), cause));
            done.add(ref);
        }
        t.release();
        return done;
    }

    /** C.1.3. */
    public static List<Ref> ready(UfsTable t, List<Ref> cards, Cause cause) {
        List<Ref> done = new ArrayList<>(cards.size());
        t.hold();
        for (int i = 0; i < cards.size(); i++) {
            Ref ref = cards.get(i);
            int card = ref.card();
            if (!t.isSame(ref) || !t.is(card, Flag.COMMITTED) || Rulings.forbidsAct(t, Act.READY, card, cause)) {
                continue;
            }
            t.states().mark(card, t.piece(card).with(Flag.COMMITTED | Flag.STUNNED, false));
            t.emit(new UfsEvent.Done(ref, Act.READY, t.piece(card).controller(), cause));
            done.add(ref);
        }
        t.release();
        return done;
    }

    /** K.4.2, K.4.2.1. */
    public static List<Ref> turn(UfsTable t, List<Ref> cards, boolean faceDown, Cause cause) {
        List<Ref> done = new ArrayList<>(cards.size());
        t.hold();
        for (Ref ref : cards) {
            int card = ref.card();
            Act act = faceDown ? Act.FLIP : Act.UNFLIP;
            if (!t.isSame(ref) || !(faceDown ? t.isFaceUp(card) : t.isFaceDown(card)) || t.is(card, Flag.STARTER)
                    || faceDown && !Places.holdsFaceDown(t.place(card))
                    || Rulings.forbidsAct(t, act, card, cause)) {
                continue;
            }
            t.turnOver(card, faceDown, new Moving(act, t.piece(card).controller(), cause, Moving.Facing.USUAL));
            done.add(t.ref(card));
            if (t.def(card).isToken()) {
                t.relocate(card, Places.of(t.piece(card).owner(), Places.NOWHERE),
                        new Moving(Act.REMOVE, Table.NONE, Cause.RULES, Moving.Facing.UP), true);
            }
        }
        t.release();
        return done;
    }

    /** K.4.3: no abilities for the rest of the turn; a sealed card is not sealed again (UniVersus: Seal). */
    public static List<Ref> seal(UfsTable t, List<Ref> cards, Cause cause) {
        return each(t, cards, Act.SEAL, cause, card -> {
            if (Effects.isSealed(t, card)) {
                return false;
            }
            t.enforce(Expiry.TURN, cause.seat(), cause.source(), t.ref(card), new Effects.Sealed());
            t.setState(card, t.state(card).withoutAbilities());
            t.progress().stageChanged();
            return true;
        });
    }

    /** UniVersus: Unseal: its abilities are new ones. */
    public static List<Ref> unseal(UfsTable t, List<Ref> cards, Cause cause) {
        return each(t, cards, Act.UNSEAL, cause, card -> {
            boolean was = false;
            for (int i = t.effectCount() - 1; i >= 0; i--) {
                if (t.effect(i).what() instanceof Effects.Sealed && t.effect(i).subject().equals(t.ref(card))) {
                    t.end(t.effect(i));
                    was = true;
                }
            }
            if (was) {
                Settling.refresh(t, card);
            }
            return was;
        });
    }

    public static boolean isFrozen(UfsTable t, int card) {
        return Effects.isOn(t, card, Effects.Frozen.class);
    }

    /** K.4.5: does not ready in the next Ready Step. */
    public static List<Ref> freeze(UfsTable t, List<Ref> cards, Cause cause) {
        return each(t, cards, Act.FREEZE, cause, card -> {
            if (isFrozen(t, card)) {
                return false;
            }
            t.enforce(t.edition().frozenUntil(t, card), cause.seat(), cause.source(), t.ref(card),
                    new Effects.Frozen());
            return true;
        });
    }

    /** K.5.1: shown to everybody while the effect goes on. */
    public static List<Ref> reveal(UfsTable t, List<Ref> cards, Cause cause) {
        return each(t, cards, Act.REVEAL, cause, card -> {
            Piece p = t.piece(card);
            if (!p.is(Flag.REVEALED)) {
                t.turnPublic(card, true);
            }
            return true;
        });
    }

    /** UniVersus: Transform. */
    public static List<Ref> transform(UfsTable t, List<Ref> cards, Cause cause) {
        return each(t, cards, Act.TRANSFORM, cause, card -> {
            if (t.def(card).back() == null || t.def(card).split()) {
                return false;
            }
            boolean backup = t.state(card).is(CardType.BACKUP);
            int stamina = backup ? t.states().stamina(card) : 0;
            t.states().alter(card, t.piece(card).with(Flag.TRANSFORMED, !t.is(card, Flag.TRANSFORMED)));
            Settling.refresh(t, card);
            if (backup && t.state(card).is(CardType.BACKUP)) {
                HealthActions.setStamina(t, card, Math.min(stamina, t.initial(t.piece(card)).number(Property.STAMINA)));
            }
            t.progress().stageChanged();
            return true;
        });
    }

    /** What is done to one card. */
    private interface ToCard {
        boolean does(int card);
    }

    private static List<Ref> each(UfsTable t, List<Ref> cards, Act act, Cause cause, ToCard deed) {
        List<Ref> done = new ArrayList<>(cards.size());
        t.hold();
        for (Ref ref : cards) {
            if (t.isSame(ref) && !Rulings.forbidsAct(t, act, ref.card(), cause) && deed.does(ref.card())) {
                t.emit(new UfsEvent.Done(t.ref(ref.card()), act, t.piece(ref.card()).controller(), cause));
                done.add(t.ref(ref.card()));
            }
        }
        t.release();
        return done;
    }
}
