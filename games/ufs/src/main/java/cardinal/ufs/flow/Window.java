package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Round;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.rules.LegalResponses;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/**
 * H.2.3.2.4: a response window. It keeps its own event, which nothing can change any more (H.2.3.2.5), and knows which
 * abilities were played in it (H.2.3.4).
 */
public final class Window extends Frame<UfsTable> implements Asker {
    private static final Step<Window, UfsTable> OFFER = Window::offer;
    static final Steps<Window, UfsTable> STEPS = Steps.<Window, UfsTable>of(Window.class)
            .then("H.2.3.2.4.1", OFFER)
            .then("H.2.3.2.4.2", Window::take);

    /** What is answered. */
    private final Occurrence event;
    /** Whose turn it is to answer, and who has passed. */
    private Round round;
    /** The responses that were played in it (H.2.3.4). */
    private List<LegalResponses.Answered> used;

    Window(UfsTable t, Occurrence event) {
        super(t.edition().steps(STEPS));
        this.event = event;
        round = Round.startingWith(t.active());
        used = List.of();
    }

    /** H.2.3.2.1: opened only when somebody has a response that answers the event. */
    static boolean isOpenFor(UfsTable t, Occurrence event) {
        return LegalResponses.anyResponse(t, event);
    }

    private void offer(UfsTable t) {
        if (round.isComplete(t)) {
            leave();
            return;
        }
        Prompt prompt = t.ask(round.seat(), "H.2.3.2.4.2", Ask.ACT, Purpose.RESPOND).add(Choice.PASS);
        LegalResponses.responses(t, round.seat(), event, used, prompt);
    }

    private void take(UfsTable t) {
        goTo(OFFER);
        long answer = t.answer();
        int seat = round.seat();
        if (Option.kind(answer) != Choice.ABILITY) {
            round = round.pass(t);
            return;
        }
        round = round.acted(UfsTable.rival(seat));
        int card = Option.a(answer);
        used = More.of(used, LegalResponses.answered(t, card, Option.b(answer)));
        t.push(Playing.chosen(t, seat, answer, event));
    }

    public Occurrence event() {
        return event;
    }

    public List<LegalResponses.Answered> used() {
        return used;
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
