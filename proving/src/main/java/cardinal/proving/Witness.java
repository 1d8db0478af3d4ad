package cardinal.proving;

import cardinal.kernel.Event;
import cardinal.kernel.Observer;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows a match and keeps, for every card, the seats that may know it: by the table of who sees what, and because they were shown it
 * and could follow it since. Fails at the first step at which somebody knows a card whom no such thing entitles.
 */
public class Witness<T extends Table> implements Observer<T> {
    private final WhoSees<T> table;
    private int[] known = new int[0];
    private @Nullable Piece[] pieces = new Piece[0];
    private final List<int[]> orders = new ArrayList<>();
    private final List<Integer> arrived = new ArrayList<>();
    private long dice;
    private long diceOfStep;
    private String step = "";
    private int shown;

    public Witness(WhoSees<T> table) {
        this.table = table;
    }

    /** How often a seat came to know a hidden card by being shown it. */
    public final int shown() {
        return shown;
    }

    /** Whether a seat may know this card now. */
    public final boolean mayKnow(int seat, int card) {
        return seat != Table.NONE && card < known.length && (known[card] >> seat & 1) != 0;
    }

    /** Whether a card has come to the table since this looked: a token. */
    final boolean isNew(int card) {
        return card >= known.length;
    }

    @Override
    public void saw(T t, Event event) {
        look(t);
    }

    @Override
    public final void step(T t, String clause) {
        look(t);
        endStep(t);
        step = clause;
    }

    @Override
    public final void takenBack(T t) {
        begin(t);
    }

    /** Begins here: whoever knows something by now is believed. */
    public final void begin(T t) {
        int n = t.pieceCount();
        known = new int[n];
        pieces = new Piece[n];
        for (int card = 0; card < n; card++) {
            known[card] = table.seats(t, card) | t.piece(card).known() & 0xff;
            pieces[card] = t.piece(card);
        }
        arrived.clear();
        note(t);
        diceOfStep = dice;
    }

    /** Looks at what has changed on the table, and compares. */
    public final void look(T t) {
        boolean changed = grow(t) | blurShuffled(t);
        for (int card = 0; card < pieces.length; card++) {
            Piece was = pieces[card];
            Piece is = t.piece(card);
            if (was != is) {
                changed = true;
                int now = table.seats(t, card);
                if (was != null && (was.zone() != is.zone() || was.incarnation() != is.incarnation())) {
                    moved(t, card, was.zone(), now);
                    arrived.add(card);
                }
                known[card] |= now;
                pieces[card] = is;
            }
        }
        if (changed) {
            note(t);
            compare(t);
        }
    }

    private void compare(T t) {
        for (int card = 0; card < pieces.length; card++) {
            int claims = t.piece(card).known() & 0xff & ~known[card];
            if (claims != 0) {
                if (!table.shows(step) && !(t.isOver() && table.shows(WhoSees.END))) {
                    throw new AssertionError("seats " + Integer.toBinaryString(claims) + " know "
                            + t.piece(card).face().name() + " in " + table.where(t, card) + ", owned by "
                            + t.piece(card).owner() + ", after a step by " + step + ", which shows nothing");
                }
                known[card] |= claims;
                shown++;
            }
        }
    }

    /** Several cards that came into an order of cards in one step at which chance spoke came in random order: nobody knows which is which. */
    private void endStep(T t) {
        if (dice != diceOfStep && arrived.size() > 1) {
            for (int card : arrived) {
                int zone = t.piece(card).zone();
                if (t.spec(zone).ordered()
                        && arrived.stream().filter(other -> t.piece(other).zone() == zone).distinct().count() > 1) {
                    known[card] = table.seats(t, card);
                }
            }
            compare(t);
        }
        arrived.clear();
        diceOfStep = dice;
    }

    /**
     * A card went elsewhere: who knew it can follow it, unless it was picked unseen out of cards in no order, as from a hand. Then nobody
     * who does not see that zone knows which of its cards is which.
     */
    private void moved(T t, int card, int from, int now) {
        if (t.spec(from).ordered() || now == everybody(t) || now != 0 && now == handOf(t, from)) {
            return;
        }
        int blind = everybody(t) & ~now & ~handOf(t, from);
        known[card] &= ~blind;
        for (int i = 0; i < t.size(from); i++) {
            int other = t.cardAt(from, i);
            known[other] &= ~(blind & ~table.seats(t, other));
        }
    }

    /** Who sees all cards of a zone, so that they can follow one that leaves it: its owner, of a hand. */
    private int handOf(T t, int zone) {
        return switch (t.spec(zone).name()) {
            case "hand", "evolve deck", "sideboard" -> 1 << t.spec(zone).seat();
            default -> everybody(t);
        };
    }

    private int everybody(T t) {
        return (1 << t.seatCount()) - 1;
    }

    /** Chance has spoken and cards that stayed lie in another order: nobody knows where they are. */
    private boolean blurShuffled(T t) {
        if (t.dice().state() == dice) {
            return false;
        }
        for (int zone = 0; zone < orders.size(); zone++) {
            if (t.spec(zone).ordered() && reordered(t, zone, orders.get(zone))) {
                for (int i = 0; i < t.size(zone); i++) {
                    int card = t.cardAt(zone, i);
                    known[card] = table.seats(t, card);
                }
            }
        }
        return true;
    }

    private boolean reordered(T t, int zone, int[] before) {
        int[] was = new int[pieces.length];
        Arrays.fill(was, -1);
        for (int i = 0; i < before.length; i++) {
            was[before[i]] = i;
        }
        int last = -1;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            Piece p = pieces[card];
            boolean stayed = was[card] >= 0 && p != null && p.incarnation() == t.piece(card).incarnation();
            if (stayed && was[card] < last) {
                return true;
            }
            last = stayed ? was[card] : last;
        }
        return false;
    }

    /** Cards that are new on the table. */
    private boolean grow(T t) {
        int n = t.pieceCount();
        if (known.length == n) {
            return false;
        }
        known = Arrays.copyOf(known, n);
        pieces = Arrays.copyOf(pieces, n);
        return true;
    }

    private void note(T t) {
        dice = t.dice().state();
        for (int zone = 0; zone < t.zones().count(); zone++) {
            int n = t.spec(zone).ordered() ? t.size(zone) : 0;
            if (orders.size() == zone) {
                orders.add(new int[n]);
            } else if (orders.get(zone).length != n) {
                orders.set(zone, new int[n]);
            }
            int[] order = orders.get(zone);
            for (int i = 0; i < n; i++) {
                order[i] = t.cardAt(zone, i);
            }
        }
    }
}
