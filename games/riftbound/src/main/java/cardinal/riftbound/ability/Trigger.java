package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;
import java.util.List;

/** The condition of a triggered ability (376.2): what must have happened. */
public sealed interface Trigger {

    /** Whom the trigger watches: the source itself, or any object that fits a description. */
    sealed interface Watch {
        @Spoken(value = Spoken.Manner.THING, as = "this card")
        record Me() implements Watch {
        }

        /** "it" of a delayed trigger: what the effect chose. */
        @Spoken(value = Spoken.Manner.THING, as = "it")
        record It() implements Watch {
        }

        /** "a friendly unit", "another friendly unit", "any unit", "an enemy unit". */
        @Spoken(Spoken.Manner.SILENT)
        record Any(Filter filter) implements Watch {
        }
    }

    /** 376.4.a: "When you play me" / "When you play this", "When you play me to a battlefield". */
    record PlayMe(To to) implements Trigger {
        /** Where it is played to. */
        public enum To {
            ANYWHERE, BATTLEFIELD, BASE,
            /** "from [Hidden]": it lay facedown. */
            FROM_HIDDEN
        }

        public PlayMe() {
            this(To.ANYWHERE);
        }
    }

    /** "When I attack or defend", "When this is played, discarded, or killed": any of these. */
    record AnyOf(List<Trigger> events) implements Trigger {
    }

    /** "When a player ... for the first time each turn": each player has a first time of their own. */
    record PlayersNth(int n, Trigger event) implements Trigger {
    }

    /** 190.6.c of 2026-07: "When a player ..., they may ...": the ability is that player's, who decides and chooses for it. */
    record ThatPlayers(Trigger event) implements Trigger {
    }

    /** 438.1.a: "When you attack", "When you defend here": a player gets the designation, once per combat. */
    record YouFight(boolean attack, boolean here) implements Trigger {
    }

    /** "When you play a spell" / "a unit" / "a gear" / "a card" (406.4). */
    record YouPlay(Filter card) implements Trigger {
    }

    /** "When an opponent plays a spell". */
    record OpponentPlays(Filter card) implements Trigger {
    }

    /** "When a player plays a spell". */
    record AnyonePlays(Filter card) implements Trigger {
    }

    /** "When you play your second card in a turn" / "each turn". */
    record YouPlayNth(int n) implements Trigger {
    }

    /** 376.4.d: "When I attack", "When a friendly unit attacks". */
    record Attacks(Watch who) implements Trigger {
    }

    /** "When an enemy unit attacks a battlefield you control". */
    record AttacksYours(Watch who) implements Trigger {
    }

    /** 376.4.e: "When I defend". */
    record Defends(Watch who) implements Trigger {
    }

    /** "When a friendly unit attacks or defends alone", "when I attack alone". */
    record FightsAlone(Watch who, boolean attacks, boolean defends) implements Trigger {
    }

    /** 376.4.b: "When I conquer" (me), "When you conquer" (not me), "When you conquer here" (here), "... after an attack" (440.2). */
    record Conquer(boolean me, boolean here, boolean afterAttack) implements Trigger {
        public Conquer(boolean me, boolean here) {
            this(me, here, false);
        }
    }

    /** 376.4.c: "When I hold", "When you hold", "When you hold here". */
    record Hold(boolean me, boolean here) implements Trigger {
    }

    /** 469, 471.2 of 2026-07: "When you score here": by conquering or holding. */
    record YouScoreHere() implements Trigger, Later {
    }

    /** 469 of 2026-07: "When an opponent scores". */
    record OpponentScores() implements Trigger, Later {
    }

    /** "When you conquer here with one or more [Mighty] units": units of the player that are there. */
    record ConquersWith(boolean here, Filter with) implements Trigger, Later {
    }

    /** "When I conquer a battlefield that was uncontrolled". */
    record IConquerUncontrolled() implements Trigger, Later {
    }

    /** "When you or an ally hold". */
    record YouOrAllyHold() implements Trigger, Later {
    }

    /** 415.3 of 2026-07: "When you ready me", "When you ready a friendly unit". */
    record YouReady(Watch who) implements Trigger, Later {
    }

    /** "When one or more enemy units die": all that die at the same moment are one condition. */
    record OneOrMoreDie(Filter filter) implements Trigger, Later {
    }

    /** "When I move", "When I move to a battlefield", "When a unit moves from here". */
    record Moves(Watch who, Where where) implements Trigger {
        public enum Where {
            ANYWHERE, TO_BATTLEFIELD, TO_BASE, FROM_BATTLEFIELD, FROM_HERE, TO_HERE
        }
    }

    /** "When I die", "When another friendly unit dies" (and [Deathknell]). */
    record Dies(Watch who) implements Trigger {
    }

    /** "When I leave the board" / "When this leaves the board". */
    record Leaves(Watch who) implements Trigger {
    }

    /** "When I take damage", "When any unit takes damage". */
    record TakesDamage(Watch who) implements Trigger {
    }

    /** 709: "When I become [Mighty]", "When a friendly unit becomes [Mighty]". */
    record BecomesMighty(Watch who) implements Trigger {
    }

    /** "When you buff a friendly unit", "When I'm buffed". */
    record IsBuffed(Watch who, boolean byYou) implements Trigger {
    }

    /** "When you stun an enemy unit", "When you stun one or more enemy units". */
    record YouStun(Filter filter, boolean oneOrMore) implements Trigger {
    }

    /** 434 of 2026-07: "When you attach an Equipment to me"; host: what it is attached to. */
    record YouAttach(Filter what, Watch host) implements Trigger {
    }

    /** 725.1, 725.2 of 2026-07: "When this is attached", "When an Equipment is detached". */
    record IsAttached(Watch who, boolean detached) implements Trigger, Later {
    }

    /** 441.2.a of 2026-07: "When I become empowered". */
    record IsEmpowered(Watch who) implements Trigger {
    }

    /** 730.1 of 2026-07: "When you gain XP". */
    record YouGainXp() implements Trigger {
    }

    /** "When I become ready" / "When I'm readied". */
    record IsReadied(Watch who) implements Trigger {
    }

    /** "When you discard me" (409.1.b). */
    record DiscardMe() implements Trigger {
    }

    /** "When you discard one or more cards" / "When you discard a card". */
    record YouDiscard(boolean oneOrMore) implements Trigger {
    }

    /** "When you choose me with a spell", "When you choose a friendly unit" (352.14.d). bySpell: only spells count. */
    record IsChosen(Watch who, boolean byYou, boolean bySpell) implements Trigger {
    }

    /** "When you kill a unit with a spell" (415.5). */
    record YouKill(Filter filter, boolean withSpell) implements Trigger {
    }

    /** 411.6 of 2026-07: "When you kill a unit with me", in effect text "with this". */
    record YouKillWith(Filter filter, Selector with) implements Trigger, Later {
    }

    /** "At the start of your Beginning Phase" / "of each player's first Beginning Phase". */
    record BeginningPhase(boolean yours, boolean first) implements Trigger {
    }

    /** 316.4 of 2026-07: "At the start of your Main Phase" / "of each player's Main Phase"; left behind for later: "of your next Main Phase". */
    record MainPhase(boolean yours) implements Trigger, Later {
    }

    /** 377.2.a of 2026-07: "When you use an ability of a gear": its activated ability has resolved. */
    record YouUse(Filter of) implements Trigger, Later {
    }

    /** "At the end of your turn" / "At the end of each turn" / "At the end of the turn". */
    record EndOfTurn(boolean yours) implements Trigger {
    }

    /** 417.6.b.4 of 2026-07: "When you deal damage to an enemy unit": the player is responsible for it. */
    record YouDeal(Filter to) implements Trigger {
    }

    /** 411.4 of 2026-07: "When you move an enemy unit". */
    record YouMove(Filter what) implements Trigger {
    }

    /** 440.1.a of 2026-07: "When you burn". */
    record YouBurn() implements Trigger {
    }

    /** 427.1 of 2026-07: "When you banish a card". */
    record YouBanish() implements Trigger, Later {
    }

    /** 466.3 of 2026-07: "When you win a combat", "When you lose a combat". */
    record YouFought(boolean won) implements Trigger {
    }

    /** 466.3.c of 2026-07: "When I win a combat": it is there, and its controller has won. */
    record WinsCombat(Watch who) implements Trigger {
    }

    /** 464.2.b, 466.7.b of 2026-07: "When a showdown begins here", "When a combat begins", "When a combat ends here". */
    record Battle(When when, boolean here) implements Trigger {
        /** Of what the beginning or the end. */
        public enum When {
            SHOWDOWN_BEGINS, COMBAT_BEGINS, COMBAT_ENDS
        }
    }

    /** "When you channel a rune". */
    record YouChannel() implements Trigger {
    }

    /** "When you hide a card". */
    record YouHide() implements Trigger {
    }

    /** 411.1.a.1: "When you reveal a card". */
    record YouReveal() implements Trigger {
    }

    /** "When you recycle a rune" / "a card". */
    record YouRecycle(Filter filter) implements Trigger {
    }

    /** "When you spend a buff". */
    record YouSpendBuff() implements Trigger {
    }

    /** "When you score" is not a phrase of its own: points gained by any means, "When you gain a point". */
    record YouGainPoint() implements Trigger {
    }

    /** 194.4.b of 2026-07: "When you lose one or more points". */
    record YouLosePoints() implements Trigger {
    }
}
