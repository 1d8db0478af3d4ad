package cardinal.catalog.riftbound;

import cardinal.bots.OptionScores;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;

/**
 * What the options of a Riftbound question are worth: score where nobody stands, fight where the sum of Might wins, play what
 * costs most, harm them and help us. Passing and ending the turn are worth nothing; what is worth less is not done.
 */
public final class RiftboundOptionScores implements OptionScores {
    private static final int REMOVE = 600;
    private static final int CONQUER = 500;
    private static final int ATTACK = 400;
    private static final int PLAY = 300;
    private static final int REINFORCE = 200;
    private static final int USE = 20;

    private final RiftboundSeatView view;
    private final BattlefieldBalance[] fronts;
    private final int threat;

    public RiftboundOptionScores(RiftboundSeatView view) {
        this.view = view;
        fronts = new BattlefieldBalance[view.battlefieldCount()];
        for (int b = 0; b < fronts.length; b++) {
            fronts[b] = new BattlefieldBalance(view, b);
        }
        threat = BattlefieldBalance.threat(view);
    }

    @Override
    public int of(int i) {
        long option = view.option(i);
        int a = Option.a(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> play(a);
            case Choice.ACTIVATE -> activate(a, Option.b(option));
            case Choice.MOVE -> move(a, Option.b(option));
            case Choice.MOVE_SEVERAL -> moveSeveral(a);
            case Choice.HIDE -> NEVER;
            case Choice.PAY -> 10;
            case Choice.PICK -> pick(a);
            case Choice.LOCATION -> location(a);
            case Choice.YES -> yes(Option.c(option));
            case Choice.ASSIGN -> assign(a, Option.b(option));
            case Choice.SEAT -> view.isFriend(a) ? -1 : 1;
            case Choice.ITEM -> item(a);
            case Choice.ON_TOP -> a == Table.NONE ? 0 : cost(a);
            case Choice.NUMBER -> a;
            default -> 0;
        };
    }

    // ---- acting --------------------------------------------------------------------------------------

    private boolean isOwnMainPhase() {
        return view.purpose() == Purpose.TURN;
    }

    private int play(int card) {
        CardDef def = view.def(card);
        if (!def.isSpell()) {
            return isOwnMainPhase() || isLosingFight() ? PLAY + 10 * cost(card) : -1;
        }
        return use(def.spell(), PLAY + cost(card));
    }

    private int activate(int card, int ability) {
        CardDef def = view.def(card);
        if (def.isRune() || def.activated()[ability].program().adds()) {
            return NEVER;
        }
        return use(def.activated()[ability].program(), USE);
    }

    /** A counter waits for something of theirs, a trick for a fight that is being lost, and harm for an enemy. */
    private int use(Program program, int usual) {
        EffectPurpose purpose = EffectPurpose.of(program);
        if (purpose.counters()) {
            ChainItem newest = view.chainSize() == 0 ? null : view.item(view.chainSize() - 1);
            return newest != null && !view.isFriend(newest.controller()) ? REMOVE : NEVER;
        }
        if (view.chainSize() > 0) {
            return -1;
        }
        if (purpose.fleeting() || !isOwnMainPhase()) {
            return isLosingFight() && (purpose.isHarmful() || purpose.helps() > 0) ? REMOVE : -1;
        }
        if (purpose.isHarmful()) {
            return anyEnemy() ? REMOVE : NEVER;
        }
        return usual;
    }

    private boolean anyEnemy() {
        for (BattlefieldBalance front : fronts) {
            if (front.hasEnemies()) {
                return true;
            }
        }
        return false;
    }

    private boolean isLosingFight() {
        int b = view.combat();
        return b != Table.NONE && fronts[b].isFought() && !fronts[b].wins();
    }

    // ---- moving --------------------------------------------------------------------------------------

    private int move(int card, int zone) {
        int b = view.battlefieldOf(zone);
        if (b == Table.NONE || view.battlefieldOf(view.card(card).zone()) != Table.NONE) {
            return NEVER;
        }
        BattlefieldBalance front = fronts[b];
        if (front.isOpen()) {
            return CONQUER + view.might(card);
        }
        if (!front.isOurs()) {
            BattlefieldBalance after = new BattlefieldBalance(view, b);
            after.join(card);
            return after.wins() ? ATTACK + 50 - view.might(card) : NEVER;
        }
        return front.fallsTo(threat) ? REINFORCE + view.might(card) : -1;
    }

    /** Everybody who can goes: whoever stays in the base does nothing. */
    private int moveSeveral(int zone) {
        int b = view.battlefieldOf(zone);
        if (b == Table.NONE || !fronts[b].hasEnemies()) {
            return NEVER;
        }
        BattlefieldBalance after = new BattlefieldBalance(view, b);
        for (int i = 0; i < view.size(); i++) {
            long option = view.option(i);
            if (Option.kind(option) == Choice.MOVE && Option.b(option) == zone && isAtHome(Option.a(option))) {
                after.join(Option.a(option));
            }
        }
        return after.wins() || after.trades() ? ATTACK : NEVER;
    }

    private boolean isAtHome(int card) {
        return view.battlefieldOf(view.card(card).zone()) == Table.NONE;
    }

    // ---- choosing ------------------------------------------------------------------------------------

    private int pick(int card) {
        if (card == Table.NONE) {
            return 1;
        }
        return switch (view.purpose()) {
            case MULLIGAN -> cost(card) - 4;
            case MOVE -> view.isOnBoard(card) ? joining(card) : parting(card);
            case PAY, DISCARD -> parting(card);
            case KEEP -> view.kind(0) == Choice.KEEP ? cost(card) - 7 : target(card);
            default -> target(card);
        };
    }

    /** Who comes along (141.3): whoever has nothing to hold. */
    private int joining(int card) {
        return isAtHome(card) ? 10 : NEVER;
    }

    /** What is paid with, discarded or recycled from the trash (354.2, 409.1.a, 403.6): what is worth least. */
    private int parting(int card) {
        return 50 - value(card);
    }

    private int target(int card) {
        ChainItem item = view.current();
        if (item == null || !view.isOnBoard(card)) {
            return 10 + value(card);
        }
        EffectPurpose purpose = EffectPurpose.of(item.program());
        boolean friendly = view.isFriendly(card);
        if (!friendly) {
            int lethal =
                    purpose.damage() > 0 && view.isUnitOnBoard(card) && view.health(card) <= purpose.damage() ? 50 : 0;
            return purpose.isHarmful() || purpose.helps() == 0 ? 100 + value(card) + lethal : -100 - value(card);
        }
        return purpose.helps() > 0 || !purpose.isHarmful() ? 100 + value(card) : -100 - value(card);
    }

    private int value(int card) {
        return view.isUnitOnBoard(card) ? 2 * view.might(card) : 2 * cost(card);
    }

    private int cost(int card) {
        return view.def(card).price().energy() + view.def(card).price().totalPower();
    }

    private int location(int zone) {
        int b = view.battlefieldOf(zone);
        if (b == Table.NONE) {
            return 10;
        }
        BattlefieldBalance front = fronts[b];
        ChainItem item = view.current();
        if (item != null && EffectPurpose.of(item.program()).isHarmful()) {
            return front.hasEnemies() ? 30 : 5;
        }
        return front.isOpen() ? 40 : front.isOurs() && front.fallsTo(threat) ? 20 : 5;
    }

    /** The third argument says what is agreed to: 1 is to Accelerate, which is worth a rune when somewhere nobody stands. */
    private int yes(int what) {
        if (what != 1) {
            return 1;
        }
        for (BattlefieldBalance front : fronts) {
            if (front.isOpen()) {
                return 1;
            }
        }
        return -1;
    }

    /** Exactly enough for the mightiest. */
    private int assign(int card, int damage) {
        int missing = view.health(card) - damage;
        int might = view.might(card) + view.keyword(card, Keyword.ASSAULT);
        return (view.isFriendly(card) ? -1 : 1) * (missing > 0 ? damage : 1_000 + 10 * might + missing);
    }

    private int item(int id) {
        for (int i = 0; i < view.chainSize(); i++) {
            if ((short) view.item(i).id() == (short) id) {
                return view.isFriend(view.item(i).controller()) ? NEVER : 10;
            }
        }
        return 0;
    }
}
