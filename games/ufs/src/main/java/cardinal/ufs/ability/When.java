package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;

/** A point in time: the condition of a response (H.1.6) or what a fired effect waits for (J.3.2). during: only then. */
@Spoken(Spoken.Manner.HOLDER)
public record When(Timing timing, Happening what, Period during) {

    /** The start of a turn, which during a turn is always that of a later one: what waits for it once outlasts this turn. */
    public boolean comesNextTurn() {
        return timing != Timing.WHENEVER && what instanceof Happening.PhaseTurns p && !p.ends()
                && (p.phase() == Phase.TURN || p.phase() == Phase.START_PHASE);
    }

    /** The same point in time, of another event. */
    public When about(Happening other) {
        return new When(timing, other, during);
    }

    /** "during the End Phase" (F.3.1.3). */
    public boolean isDuringEndPhase() {
        return timing == Timing.AT && what instanceof Happening.PhaseTurns p && p.phase() == Phase.END_PHASE
                && p.wording() == Happening.PhaseTurns.Wording.BARE;
    }

    /** The word before it. */
    public enum Timing {
        AFTER,
        BEFORE,
        /** "at the start of ...". */
        AT,
        WHEN,
        /** "if this attack deals damage": waits, because it has not happened yet. */
        IF,
        /** "if this card would be discarded": only with Instruction.Instead. */
        IF_WOULD,
        /** "whenever": every time until the effect ends (J.3.2.3). */
        WHENEVER,
        /** "the next time": once. */
        NEXT_TIME,
        /** "as this card clears". */
        AS
    }
}
