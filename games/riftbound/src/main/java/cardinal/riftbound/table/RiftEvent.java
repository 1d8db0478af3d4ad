package cardinal.riftbound.table;

import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;

/** What can happen in Riftbound: read by triggers, the log and the page. */
public sealed interface RiftEvent extends Event {
    Kind what();

    @Override
    default int kind() {
        return what().ordinal();
    }

    /** The object the event is about, or Table.NONE. */
    default int card() {
        return -1;
    }

    /** The player the event is about, or Table.NONE. */
    default int seat() {
        return -1;
    }

    /** 347.1, 406.4: a card or token has been played, completely. */
    record Played(int card, int seat, boolean token, boolean fromHidden, int nth, boolean paidExtra)
            implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.PLAYED;
        }
    }

    /** 376.4.d: a unit got the attacker designation for the first time in this combat. */
    record Attacked(int card, int seat, int battlefield, boolean alone) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.ATTACKED;
        }
    }

    /** 376.4.e: a unit got the defender designation for the first time in this combat. */
    record Defended(int card, int seat, int battlefield, boolean alone) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.DEFENDED;
        }
    }

    /** 442.1. */
    record Conquered(int seat, int battlefield) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.CONQUERED;
        }
    }

    /** 442.2. */
    record Held(int seat, int battlefield) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.HELD;
        }
    }

    /** 407.1: a unit moved between two locations. */
    record Moved(int card, int seat, int from, int to) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.MOVED;
        }
    }

    /** 415: a permanent was killed; byItem and bySeat say to whom it is attributed (415.5), spell whether a spell did it. */
    record Died(Image image, int bySeat, boolean bySpell, int byItem) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.DIED;
        }

        @Override
        public int card() {
            return image.card();
        }

        @Override
        public int seat() {
            return image.piece().controller();
        }
    }

    /** Something left the board for a non-board zone. */
    record Left(Image image, int to) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.LEFT;
        }

        @Override
        public int card() {
            return image.card();
        }

        @Override
        public int seat() {
            return image.piece().controller();
        }
    }

    /** 404: damage was marked on a unit. */
    record Damaged(int card, int amount, Ref source, boolean combat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.DAMAGED;
        }
    }

    /** 709. */
    record BecameMighty(int card) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.MIGHTY;
        }
    }

    /** 413: a buff was placed. */
    record Buffed(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.BUFFED;
        }
    }

    /** 410: a unit that was not stunned is now. */
    record Stunned(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.STUNNED;
        }
    }

    /** 402. */
    record Readied(int card) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.READIED;
        }
    }

    /** 409. */
    record Discarded(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.DISCARDED;
        }
    }

    /** 352.6: a spell or ability chose an object as its target. */
    record Chosen(int card, int seat, boolean bySpell) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.CHOSEN;
        }
    }

    /** 315.2.a: a player's Beginning Phase began. */
    record Beginning(int seat, boolean first) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.BEGINNING;
        }
    }

    /** 317.1: a player's Ending Step. */
    record Ending(int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.ENDING;
        }
    }

    /** 417. */
    record Channeled(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.CHANNELED;
        }
    }

    /** 408: a card was hidden at a battlefield. */
    record Hid(int card, int seat, int battlefield) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.HIDDEN;
        }
    }

    /** 411: a card was shown to all players; the seat is the player it belongs to. */
    record Revealed(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.REVEALED;
        }
    }

    /** 403. */
    record Recycled(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.RECYCLED;
        }
    }

    /** 702.2.b. */
    record BuffSpent(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.BUFF_SPENT;
        }
    }

    /** 415: a permanent is about to be killed. Only ever planned: once it has happened it is {@link Died}. */
    record Dying(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.DIED;
        }
    }

    /** 181.4: a player is about to gain control of a battlefield. Only ever planned: its card, and its number. */
    record Controlled(int card, int seat, int battlefield) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.CONTROLLED;
        }
    }

    /** A player gained a point. */
    record Point(int seat, int points) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.POINT;
        }
    }

    /** 400: a card was drawn. */
    record Drawn(int card, int seat) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.DRAWN;
        }
    }

    /** Something for the log that no ability watches. Only made when somebody reads. */
    record Note(String clause, int seat, int card, String words) implements RiftEvent {
        @Override
        public Kind what() {
            return Kind.NOTE;
        }
    }
}
