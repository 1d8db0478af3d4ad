package cardinal.riftbound.table;

import cardinal.kernel.CardEvent;
import cardinal.kernel.CardPlay;
import cardinal.kernel.Departure;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.TurnPart;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;

/** What can happen in Riftbound: read by triggers, the log and the page. */
public sealed interface RiftEvent extends CardEvent {
    default Kind what() {
        return switch (this) {
            case Played _ -> Kind.PLAYED;
            case Attacked _ -> Kind.ATTACKED;
            case Defended _ -> Kind.DEFENDED;
            case Conquered _ -> Kind.CONQUERED;
            case Held _ -> Kind.HELD;
            case Moved _ -> Kind.MOVED;
            case Died _ -> Kind.DIED;
            case Left _ -> Kind.LEFT;
            case Damaged _ -> Kind.DAMAGED;
            case BecameMighty _ -> Kind.MIGHTY;
            case Buffed _ -> Kind.BUFFED;
            case Stunned _ -> Kind.STUNNED;
            case Readied _ -> Kind.READIED;
            case Discarded _ -> Kind.DISCARDED;
            case Chosen _ -> Kind.CHOSEN;
            case Beginning _ -> Kind.BEGINNING;
            case Ending _ -> Kind.ENDING;
            case MainPhase _ -> Kind.MAIN_PHASE;
            case Used _ -> Kind.USED;
            case Channeled _ -> Kind.CHANNELED;
            case Hid _ -> Kind.HIDDEN;
            case Revealed _ -> Kind.REVEALED;
            case Recycled _ -> Kind.RECYCLED;
            case BuffSpent _ -> Kind.BUFF_SPENT;
            case Dying _ -> Kind.DIED;
            case TokenPlanned _ -> Kind.PLAYED;
            case Controlled _ -> Kind.CONTROLLED;
            case Point _ -> Kind.POINT;
            case PointsLost _ -> Kind.POINTS_LOST;
            case Drawn _ -> Kind.DRAWN;
            case PlayerFought f -> f.attacks() ? Kind.PLAYER_ATTACKED : Kind.PLAYER_DEFENDED;
            case Tied _,Begins _ -> Kind.CONTROLLED;
            case Equipped _ -> Kind.ATTACHED;
            case Detached _ -> Kind.DETACHED;
            case Empowered _ -> Kind.EMPOWERED;
            case XpGained _ -> Kind.XP_GAINED;
            case Burned _ -> Kind.BURNED;
            case Banished _ -> Kind.BANISHED;
            case CombatDecided _ -> Kind.COMBAT_DECIDED;
            case CombatWon _ -> Kind.COMBAT_WON;
            case Battle b -> switch (b.when()) {
                case SHOWDOWN_BEGINS -> Kind.SHOWDOWN_BEGUN;
                case COMBAT_BEGINS -> Kind.COMBAT_BEGUN;
                case COMBAT_ENDS -> Kind.COMBAT_ENDED;
            };
        };
    }

    @Override
    default int kind() {
        return what().ordinal();
    }

    /** 347.1, 406.4: a card or token has been played, completely. */
    record Played(int card, int seat, boolean token, boolean fromHidden, int nth, boolean paidExtra)
            implements RiftEvent, CardPlay {
        @Override
        public int playedCard() {
            return card;
        }
    }

    /** 376.4.d: a unit got the attacker designation for the first time in this combat. */
    record Attacked(int card, int seat, int battlefield, boolean alone) implements RiftEvent {
    }

    /** 376.4.e: a unit got the defender designation for the first time in this combat. */
    record Defended(int card, int seat, int battlefield, boolean alone) implements RiftEvent {
    }

    /** 438.1.a: a player got the attacker or defender designation at this battlefield, whose card it is. */
    record PlayerFought(int card, int seat, int battlefield, boolean attacks) implements RiftEvent {
    }

    /** 440.1.a.2: a combat is about to end with units of both sides left. Only ever planned; the seat is the attacker. */
    record Tied(int card, int seat, int defender, int battlefield) implements RiftEvent {
    }

    /** 442.1; afterAttack: by combat, as its attacker (440.2). */
    record Conquered(int seat, int battlefield, boolean afterAttack, boolean wasUncontrolled) implements RiftEvent {
        /** Where that is, or NONE where only something was done as if (383.4.g of 2026-07), of an object elsewhere. */
        public int zone(RiftTable t) {
            return battlefield == Table.NONE ? battlefield : t.battlefield(battlefield);
        }
    }

    /** 442.2. */
    record Held(int seat, int battlefield) implements RiftEvent {
        /** Where that is, or NONE. */
        public int zone(RiftTable t) {
            return battlefield == Table.NONE ? battlefield : t.battlefield(battlefield);
        }
    }

    /** 407.1: a unit moved between two locations; by: the player who moved it. */
    record Moved(int card, int seat, int from, int to, int by) implements RiftEvent {
    }

    /** 415: a permanent was killed, and to whom that is credited (415.5). */
    record Died(Image image, Credit by) implements RiftEvent, Departure {
    }

    /** Something left the board for a non-board zone. */
    record Left(Image image, int to) implements RiftEvent, Departure {
    }

    /** 404: damage was marked on a unit; the seat is the player responsible for it, or NONE. */
    record Damaged(int card, int amount, Ref source, boolean combat, int seat) implements RiftEvent {
    }

    /** 709. */
    record BecameMighty(int card) implements RiftEvent {
    }

    /** 413: a buff was placed. */
    record Buffed(int card, int seat) implements RiftEvent {
    }

    /** 410: a unit that was not stunned is now. */
    record Stunned(int card, int seat) implements RiftEvent {
    }

    /** 402. */
    /** seat: who readied it. */
    record Readied(int card, int seat) implements RiftEvent {
    }

    /** 409. */
    record Discarded(int card, int seat) implements RiftEvent {
    }

    /** 352.6: a spell or ability chose an object as its target. */
    record Chosen(int card, int seat, boolean bySpell) implements RiftEvent {
    }

    /**
     * 375 of 2026-07: a player is about to play a token. Only ever planned.
     *
     * @param flags  what its chain item will have, such as that it enters ready
     * @param place  where it is played to, or NONE
     */
    record TokenPlanned(int seat, CardDef face, int flags, int place) implements RiftEvent {
    }

    /** 315.2.a: a player's Beginning Phase began. */
    record Beginning(int seat, boolean first) implements RiftEvent {
    }

    /** 316.4 of 2026-07: a player's Main Phase began. */
    record MainPhase(int seat) implements RiftEvent {
    }

    /** 377.2.a of 2026-07: an activated ability of this object, which a player used, has resolved. */
    record Used(int card, int seat) implements RiftEvent {
    }

    /** 317.1: a player's Ending Step. */
    record Ending(int seat) implements RiftEvent {
    }

    /** 417. */
    record Channeled(int card, int seat) implements RiftEvent {
    }

    /** 408: a card was hidden at a battlefield. */
    record Hid(int card, int seat, int battlefield) implements RiftEvent {
    }

    /** 411: a card was shown to all players; the seat is the player it belongs to. */
    record Revealed(int card, int seat) implements RiftEvent {
    }

    /** 403; token: a token, which is no card (185.2.e of 2026-07). */
    record Recycled(int card, int seat, boolean token) implements RiftEvent {
    }

    /** 702.2.b. */
    record BuffSpent(int card, int seat) implements RiftEvent {
    }

    /** 415: a permanent is about to be killed. Only ever planned: once it has happened it is {@link Died}. */
    record Dying(int card, int seat) implements RiftEvent {
    }

    /** 181.4: a player is about to gain control of a battlefield. Only ever planned: its card, and its number. */
    record Controlled(int card, int seat, int battlefield) implements RiftEvent {
    }

    /** 434, 818.2.a of 2026-07: an object was attached to another, for this player's effect. */
    record Equipped(int card, int host, int seat) implements RiftEvent {
    }

    /** 435, 719.5.a of 2026-07: an object was detached from another; the seat is who controls that one, or did as it left the board. */
    record Detached(int card, int host, int seat) implements RiftEvent {
    }

    /** 441.2.a of 2026-07. */
    record Empowered(int card, int seat) implements RiftEvent {
    }

    /** 730.1 of 2026-07. */
    record XpGained(int seat, int xp) implements RiftEvent {
    }

    /** 440.1.a of 2026-07: a player has burned so many cards. */
    record Burned(int seat, int cards) implements RiftEvent {
    }

    /** 427.1 of 2026-07: a player has banished a card. */
    record Banished(int card, int seat) implements RiftEvent {
    }

    /** 466.3 of 2026-07: a player has won or lost the combat at this battlefield, whose card it is. */
    record CombatDecided(int card, int seat, int battlefield, boolean won) implements RiftEvent {
    }

    /** 466.3.c of 2026-07: a unit is where its controller has won. */
    record CombatWon(int card, int seat, int battlefield) implements RiftEvent {
    }

    /** 464.2.b, 466.7.b of 2026-07: a showdown or combat begins or ends at this battlefield, whose card it is. */
    record Battle(int card, int battlefield, Trigger.Battle.When when) implements RiftEvent {
    }

    /** A player gained a point; byConquering: for a battlefield that was conquered. */
    record Point(int seat, int points, boolean byConquering) implements RiftEvent {
    }

    /** 443.1.a.2 of 2026-07: a part of a player's turn is about to begin. Only ever planned. */
    record Begins(int seat, TurnPart part) implements RiftEvent {
    }

    /** 194.4 of 2026-07: a player lost so many points. */
    record PointsLost(int seat, int points) implements RiftEvent {
    }

    /** 400: a card was drawn. */
    record Drawn(int card, int seat) implements RiftEvent {
    }
}
