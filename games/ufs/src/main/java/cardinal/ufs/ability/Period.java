package cardinal.ufs.ability;

/** A stretch of time that has happened or is happening; also how long an effect lasts. */
public enum Period {
    /** Not said: the rest of the turn for what was created, the attack for changes of an attack (J.2.2.1, J.2.3.1). */
    UNSAID,
    THIS_TURN,
    /** "each turn". */
    EACH_TURN,
    /** "for the rest of this turn", "for the rest of the turn". */
    REST_OF_THIS_TURN,
    REST_OF_TURN,
    LAST_TURN,
    /** "during your turn", "during your rival's turn". */
    YOUR_TURN,
    RIVALS_TURN,
    /** "during this attack", "for the rest of this attack", "during an attack", "during your attack". */
    THIS_ATTACK,
    REST_OF_THIS_ATTACK,
    AN_ATTACK,
    YOUR_ATTACK,
    RIVALS_ATTACK,
    ENHANCE_STEP,
    THIS_ENHANCE_STEP,
    REST_OF_ENHANCE_STEP,
    BLOCK_STEP,
    DAMAGE_STEP,
    COMBAT_PHASE,
    THIS_COMBAT_PHASE,
    YOUR_COMBAT_PHASE,
    RIVALS_COMBAT_PHASE,
    REST_OF_COMBAT_PHASE,
    END_PHASE,
    YOUR_END_PHASE,
    READY_STEP,
    YOUR_NEXT_READY_STEP,
    RIVALS_NEXT_READY_STEP,
    YOUR_NEXT_DRAW_STEP,
    RIVALS_NEXT_DRAW_STEP,
    /** "until your next Start Phase", "until your next turn", "until the start of your next turn". */
    UNTIL_YOUR_NEXT_START_PHASE,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_END_OF_RIVALS_NEXT_TURN,
    YOUR_NEXT_TURN,
    RIVALS_NEXT_TURN,
    THIS_GAME,
    REST_OF_GAME,
    /** "while this card is in your stage" and the like: as long as its condition holds (Instruction.While). */
    AS_LONG;

    /** Whether it goes on after this turn. */
    public boolean outlastsTurn() {
        return switch (this) {
            case YOUR_NEXT_READY_STEP, RIVALS_NEXT_READY_STEP, YOUR_NEXT_DRAW_STEP, RIVALS_NEXT_DRAW_STEP,
                    UNTIL_YOUR_NEXT_START_PHASE, UNTIL_YOUR_NEXT_TURN, UNTIL_END_OF_RIVALS_NEXT_TURN, YOUR_NEXT_TURN,
                    RIVALS_NEXT_TURN, THIS_GAME, REST_OF_GAME -> true;
            default -> false;
        };
    }
}
