package cardinal.catalog.riftbound;

import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.table.Flag;

/** How the two sides of one battlefield compare: summed Might, and damage needed to clear it. */
final class BattlefieldBalance {
    private final RiftboundSeatView view;
    private final int battlefield;
    private int ourMight;
    private int ourHealth;
    private int ourUnits;
    private int theirMight;
    private int theirHealth;
    private int theirUnits;

    BattlefieldBalance(RiftboundSeatView view, int battlefield) {
        this.view = view;
        this.battlefield = battlefield;
        for (int card : view.seen(view.battlefield(battlefield))) {
            if (view.isUnitOnBoard(card)) {
                add(card);
            }
        }
    }

    private void add(int card) {
        boolean fights = view.is(card, Flag.ATTACKER) || view.is(card, Flag.DEFENDER);
        int bonus = fights ? 0 : view.keyword(card, Keyword.SHIELD);
        int might = view.is(card, Flag.STUNNED) ? 0 : view.might(card) + bonus;
        int health = Math.max(1, view.health(card) + bonus);
        if (view.isFriendly(card)) {
            ourMight += might;
            ourHealth += health;
            ourUnits++;
        } else {
            theirMight += might;
            theirHealth += health;
            theirUnits++;
        }
    }

    /** One of our units comes to attack. */
    void join(int card) {
        ourMight += view.might(card) + view.keyword(card, Keyword.ASSAULT);
        ourHealth += Math.max(1, view.health(card) + view.keyword(card, Keyword.ASSAULT));
        ourUnits++;
    }

    boolean isOurs() {
        return view.isFriend(view.battlefieldController(battlefield));
    }

    boolean isOpen() {
        return theirUnits == 0 && !isOurs();
    }

    boolean hasEnemies() {
        return theirUnits > 0;
    }

    boolean isFought() {
        return ourUnits > 0 && theirUnits > 0;
    }

    /** Whether the fight as it stands clears the battlefield and somebody of ours is left. */
    boolean wins() {
        return ourMight >= theirHealth && theirMight < ourHealth;
    }

    /** Whether more of them than of us fall. */
    boolean trades() {
        return ourMight >= theirHealth && ourHealth <= theirHealth;
    }

    /** Whether units of this summed Might would take it from us. */
    boolean fallsTo(int might) {
        return might > 0 && might >= ourHealth;
    }

    /** The summed Might of the units another player could send against it next turn. */
    static int threat(RiftboundSeatView view) {
        int most = 0;
        for (int player = 0; player < view.seatCount(); player++) {
            int sum = 0;
            for (int card : view.isFriend(player) ? new int[0] : view.seen(view.base(player))) {
                if (view.isUnitOnBoard(card) && !view.isFriendly(card)) {
                    sum += view.might(card) + view.keyword(card, Keyword.ASSAULT);
                }
            }
            most = Math.max(most, sum);
        }
        return most;
    }
}
