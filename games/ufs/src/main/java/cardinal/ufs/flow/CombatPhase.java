package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.rules.CheckRulings;
import cardinal.ufs.table.Edition;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.NextForm;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** F.2: the active player takes forms; a pending attack has its sequence before the next form (F.2.3.4). */
final class CombatPhase extends Frame<UfsTable> implements Asker {
    private static final Step<CombatPhase, UfsTable> OFFER = CombatPhase::offer;
    private static final Step<CombatPhase, UfsTable> AFTER_FORM =
            CombatPhase::afterForm;
    private static final Step<CombatPhase, UfsTable> PASSED = CombatPhase::passed;
    public static final Steps<CombatPhase, UfsTable> STEPS = Steps.<CombatPhase, UfsTable>of(CombatPhase.class)
            .then("F.2.1", OFFER)
            .then("F.2.2", CombatPhase::take)
            .then("F.2.2.1.1", AFTER_FORM)
            .then("F.2.2.3", PASSED)
            .then("F.2.2.3", CombatPhase::payForPassing);

    /** Whether the last form was a card rather than an ability. */
    private boolean cardForm;
    /** Whether it failed. */
    private boolean failed;

    CombatPhase(UfsTable t) {
        super(t.edition().steps(STEPS));
    }

    /** F.4.1.2: an end that an effect has forced; it is no pass, and what was owed was owed in this phase (F.2.2.3~2). */
    private void offer(UfsTable t) {
        if (EnhanceStep.isEnded(t, Phase.COMBAT_PHASE)) {
            t.progress().set(t.progress().turnState().ending(0));
            t.progress().owesAttempt(t.active(), false);
            leave();
            return;
        }
        if (!t.progress().pending().isEmpty()) {
            t.push(new AttackSequence(t, AttackStack.takeNext(t)));
            goTo(OFFER);
            return;
        }
        if (playNextForm(t)) {
            return;
        }
        Prompt prompt = t.ask(t.active(), "F.2.2", Ask.ACT, Purpose.TURN).always().add(Choice.PASS);
        if (Legal.forms(t, t.active(), prompt) && owesAttempt(t)) {
            prompt.drop(prompt.option(0));
        }
    }

    /** A card an effect has made the next form comes before any choice (2010, 8.2.3). */
    private boolean playNextForm(UfsTable t) {
        List<NextForm> forms = t.progress().nextForms();
        if (forms.isEmpty()) {
            return false;
        }
        NextForm next = forms.getFirst();
        boolean may = mayTry(t, next.card());
        if (may && next.may() != null) {
            t.ask(t.active(), "J.1.4", Ask.YES_NO, Purpose.MAY).add(Choice.YES, next.card().card())
                    .add(Choice.NO);
            return true;
        }
        t.progress().setNextForms(forms.subList(1, forms.size()));
        goTo(OFFER);
        if (may) {
            cardForm = true;
            failed = false;
            goTo(AFTER_FORM);
            t.push(Playing.byEffect(t, t.active(), next.card().card(), Happening.As.FORM, next.noCheck()));
        }
        return true;
    }

    /** J.1.4: whether the card is played that may be the next form; if it is not, nothing waits for it any more. */
    private void decide(UfsTable t, boolean yes) {
        List<NextForm> forms = new ArrayList<>(t.progress().nextForms());
        NextForm next = forms.removeFirst();
        if (yes) {
            forms.addFirst(next.chosen());
        } else {
            for (int i = t.effectCount() - 1; i >= 0; i--) {
                if (t.effect(i).what() instanceof Effects.Fired f && f.bindings().ability() == next.ability()
                        && f.bindings().source().equals(next.card())) {
                    t.end(t.effect(i));
                }
            }
        }
        t.progress().setNextForms(List.copyOf(forms));
        goTo(OFFER);
    }

    /** E.4.1: it is still where it was, face up if it lies in the card pool, and nothing forbids to play it by now. */
    private static boolean mayTry(UfsTable t, Ref form) {
        int card = form.card();
        return t.isSame(form) && !(t.place(card) == Places.POOL && t.is(card, Flag.FACE_DOWN))
                && Legal.mayTry(t, t.active(), card, Happening.As.FORM, Halves.isSecond(t, card, Happening.As.FORM));
    }

    /** F.2.2.3~2: who owes an attempt may not pass while one is possible. */
    private static boolean owesAttempt(UfsTable t) {
        return t.progress().turnState().attempts() == 0 && switch (t.edition().owing()) {
            case NOTHING -> false;
            case NEXT_TURN -> t.progress().owesAttempt(t.active());
            case EVERY_TURN -> true;
        };
    }

    private void take(UfsTable t) {
        long answer = t.answer();
        cardForm = false;
        failed = false;
        int seat = t.active();
        switch (Option.kind(answer)) {
            case Choice.PLAY -> {
                cardForm = true;
                Play play = Playing.card(t, seat, Option.a(answer), Happening.As.FORM, Option.b(answer) == 1);
                if (Option.c(answer) > 0) {
                    play.aimAt(t.ref(Option.c(answer) - 1));
                }
                t.push(play);
            }
            case Choice.ABILITY -> {
                cardForm = Option.c(answer) == 1;
                t.push(Playing.chosen(t, seat, answer, null));
            }
            case Choice.YES -> decide(t, true);
            case Choice.NO -> decide(t, false);
            default -> goTo(PASSED);
        }
    }

    @Override
    public void played(boolean success) {
        failed = !success;
    }

    /** F.2.2.1.1: a card that fails as a form ends the phase; a form ability that fails does not. */
    private void afterForm(UfsTable t) {
        if (failed && cardForm && !CheckRulings.failingDoesNotEnd(t)) {
            t.progress().owesAttempt(t.active(), false);
            leave();
            return;
        }
        goTo(OFFER);
    }

    private void passed(UfsTable t) {
        boolean tried = t.progress().turnState().attempts() > 0;
        t.progress().owesAttempt(t.active(), !tried && t.edition().owing() == Edition.Owing.NEXT_TURN);
        if (tried || t.edition().owing() != Edition.Owing.EVERY_TURN || t.size(t.active(), Places.HAND) == 0) {
            leave();
            return;
        }
        List<Ref> hand = new ArrayList<>();
        int zone = Places.of(t.active(), Places.HAND);
        for (int i = 0; i < t.size(zone); i++) {
            hand.add(t.ref(t.cardAt(zone, i)));
            t.show(t.cardAt(zone, i), 3);
        }
        t.push(new Pick(t, t.active(), hand, 1, 1, "F.2.2.3"));
    }

    @Override
    public void picked(List<Ref> cards) {
        discarding = cards;
    }

    private List<Ref> discarding = List.of();

    private void payForPassing(UfsTable t) {
        CardMoves.discard(t, discarding, Act.DISCARD, Cause.RULES, 0);
    }

    @Override
    public Purpose picksFor() {
        return Purpose.DISCARD;
    }

    @Override
    protected cardinal.kernel.Cause cause(UfsTable t) {
        List<NextForm> forms = t.progress().nextForms();
        return forms.isEmpty() ? cardinal.kernel.Cause.RULES
                : new cardinal.kernel.Cause(forms.getFirst().card(), forms.getFirst().ability(), forms.getFirst().may(),
                        null);
    }
}
