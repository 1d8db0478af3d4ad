package cardinal.riftbound.ability;

/** 383.4 of 2026-07: triggered abilities that have a name of their own. */
public enum TriggerName {
    /** 383.4.a. */
    PLAY,
    /** 383.4.c. */
    CONQUER,
    /** 383.4.d. */
    HOLD,
    /** 383.4.e. */
    ATTACK,
    /** 383.4.f. */
    DEFEND;

    /** Whether a condition is, or has among others, the one that the name is for. */
    public boolean is(Trigger when) {
        return switch (when) {
            case Trigger.AnyOf any -> any.events().stream().anyMatch(this::is);
            case Trigger.PlayMe _ -> this == PLAY;
            case Trigger.Conquer _ -> this == CONQUER;
            case Trigger.Hold _ -> this == HOLD;
            case Trigger.Attacks _ -> this == ATTACK;
            case Trigger.Defends _ -> this == DEFEND;
            case Trigger.YouFight fight -> this == (fight.attack() ? ATTACK : DEFEND);
            case Trigger.FightsAlone alone -> this == ATTACK && alone.attacks() || this == DEFEND && alone.defends();
            default -> false;
        };
    }
}
