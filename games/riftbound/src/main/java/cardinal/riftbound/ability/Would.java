package cardinal.riftbound.ability;

/** 366: the event that a replacement effect steps in for, before it happens. */
public sealed interface Would {

    /** "a friendly unit would die". */
    record Die(Trigger.Watch who) implements Would {
    }

    /** "you would gain a point": each point is an event of its own. byConquering: of no others than those (443.1.a of 2026-07). */
    record GainPoint(Player who, boolean byConquering) implements Would {
        public GainPoint(Player who) {
            this(who, false);
        }
    }

    /** "an opponent would gain control of a battlefield" (181.4). */
    record GainBattlefield(Player who) implements Would {
    }

    /** "a combat where you are the attacker ends in a tie": both sides are left, and the attackers would be recalled (440.1.a.2). */
    record Tie(Player who, boolean attacker) implements Would {
    }

    /** 370.1.b.1 of 2026-07: "As I enter, buff me.": the event itself is done, too. */
    record Enter() implements Would, Later {
    }

    /** 375 of 2026-07: "you would play a gear token": each token is an event of its own. */
    record PlayToken(Filter.Kind kind) implements Would, Later {
    }

    /** 443.1.a of 2026-07: "it would move": only ever skipped. */
    record Move() implements Would, Later {
    }

    /** 443.1.a.2 of 2026-07: a part of the turn would begin: only ever skipped. */
    record Begin(Player whose, TurnPart part) implements Would, Later {
    }

    /** Which player the event would happen to. */
    enum Player {
        YOU, AN_OPPONENT, A_PLAYER
    }
}
