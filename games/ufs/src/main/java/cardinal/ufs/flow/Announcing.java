package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.CostX;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.rules.Reversals;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** E.4.1: what is said and chosen when a card or ability is announced. */
final class Announcing {
    private Announcing() {
    }

    /** H.4.4.2: asks for the X of a cost. */
    static void askX(UfsTable t, Attempt a, AbilityDef ability, Bindings b, Payment payment) {
        int most = CostX.most(t, b, ability, a.withCard(), payment.added());
        Prompt prompt = t.ask(a.seat(), "H.4.4.2", Ask.NUMBER, Purpose.AMOUNT);
        for (int n = CostX.least(t, ability); n <= most; n++) {
            prompt.add(Choice.NUMBER, n);
        }
    }

    /** H.4.4.1, J.4.3.1: an X of the cost that the text defines has its value from now on; 2010, 8.1.8: any X of the card. */
    static Bindings fixingX(UfsTable t, Attempt attempt, AbilityDef a, Bindings b) {
        return a.knowsXBeforehand() && (a.hasXInCosts() || attempt.withCard() && t.edition().fixesXAtAnnouncement())
                ? b.withX(Amounts.of(t, b, new Amount.X())) : b;
    }

    /** I.3.10.2.2: one attempt to play a reversal to an attack, whatever lets a player try. */
    static void countReversal(UfsTable t, int seat) {
        AttackInfo to = Reversals.to(t, seat);
        if (to != null) {
            t.progress().setReversed(to, seat);
        }
    }

    /** UniVersus, playing-a-card.2: the player, or one of the backups that may be attacked; whether there are any. */
    static boolean askTarget(UfsTable t, int seat) {
        List<Integer> backups = Legal.backups(t, seat);
        if (backups.isEmpty()) {
            return false;
        }
        Prompt prompt = t.ask(seat, "playing-a-card.2", Ask.CHOOSE, Purpose.TARGET).add(Choice.PLAYER);
        for (int backup : backups) {
            prompt.add(Choice.CARD, backup);
        }
        return true;
    }

    /** E.4.2: a card goes into transit; one in the card pool stays there. */
    static void enterTransit(UfsTable t, Attempt a) {
        int card = a.card();
        if (a.secondHalf()) {
            t.states().alter(card, t.piece(card).with(Flag.SECOND_HALF, true));
        }
        if (t.place(card) == Places.POOL) {
            if (t.edition().movesBeforePlaying()) {
                CardMoves.moveOne(t, card, Places.POOL, Act.ADD, Cause.RULES, true, Moving.Facing.UP);
            }
            t.states().renew(card, false);
        } else {
            t.relocate(card, Places.of(a.seat(), Places.TRANSIT), Moving.playing(a.seat()), true);
        }
    }

    /** 2010, 8.1.1.2: an action card becomes the type that was declared and nothing else. */
    static void declare(UfsTable t, Attempt attempt) {
        AbilityDef a = attempt.ability();
        if (a == null || !t.edition().declaresActions()) {
            return;
        }
        State s = t.state(attempt.card());
        List<HeldAbility> declared = new ArrayList<>(s.abilities().size());
        for (int i = 0; i < s.abilities().size(); i++) {
            HeldAbility h = s.abilities().get(i);
            if (!h.ability().isPlayed() || h.ability().type() == a.type()) {
                declared.add(h);
            }
        }
        if (declared.size() < s.abilities().size()) {
            t.setState(attempt.card(), s.withAbilities(declared));
        }
    }
}
