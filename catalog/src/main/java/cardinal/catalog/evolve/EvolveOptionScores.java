package cardinal.catalog.evolve;

import cardinal.bots.OptionScores;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Choice;
import cardinal.evolve.ability.Zone;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;

/**
 * What an option is worth to a simple player: use the play points, evolve, fight where it pays, else attack the leader. Amounts are in
 * hundredths of a point of attack.
 */
final class EvolveOptionScores implements OptionScores {
    private static final int POINT = 100;
    private static final int DEFENSE = 80;
    private static final int CARD = 2 * POINT;
    private static final int KEYWORD = POINT / 2;
    private static final int WIN = 1000 * POINT;
    /** Doing something that is free to do or leave. */
    private static final int DEED = POINT;
    /** Below this defense a leader is in danger. */
    private static final int DANGER = 7;

    private final EvolveSeatView view;

    EvolveOptionScores(EvolveSeatView view) {
        this.view = view;
    }

    @Override
    public int of(int i) {
        long option = view.option(i);
        int card = Option.a(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> card == Table.NONE ? DEED : playing(card);
            case Choice.ACTIVATE -> card == Table.NONE ? DEED : activating(card, Option.b(option));
            case Choice.ATTACK -> attacking(card, Option.b(option));
            case Choice.PICK -> card == Table.NONE ? DEED : choosing(card);
            case Choice.ALLOCATE -> card == Table.NONE ? 0 : allocating(card, Option.b(option));
            case Choice.DISCARD, Choice.AT_BOTTOM -> card == Table.NONE ? 0 : -keeping(card);
            case Choice.ON_TOP, Choice.STAYS -> card == Table.NONE ? 0 : keeping(card);
            case Choice.MOVED -> Option.b(option) == Table.NONE ? DEED : keeping(Option.b(option));
            case Choice.ENGAGE -> defending(card);
            case Choice.YES -> replacing() ? 0 : DEED;
            case Choice.PAY, Choice.REPLACE, Choice.GIVE_RUSH, Choice.KEEP, Choice.EVOLUTION_POINT -> DEED;
            case Choice.NUMBER -> card;
            case Choice.SEAT -> card == view.seat() ? DEED : 0;
            default -> 0;
        };
    }

    /** The more play points a card uses, the better; followers by their bodies. */
    private int playing(int card) {
        CardDef def = view.def(card);
        int body = def.isFollower() ? body(card) : CARD;
        return DEED + POINT * view.cost(card) + body;
    }

    /** To evolve is worth what the follower gains and that it may attack. */
    private int activating(int card, int place) {
        if (!view.evolves(card, place)) {
            return DEED;
        }
        int into = view.evolvesInto(card);
        int gain = into == Table.NONE ? 0 : POINT * Math.max(0, view.def(into).attack() - view.attack(card));
        return CARD + gain + (view.evolutionPoints(view.seat()) > 0 ? POINT : 0);
    }

    /** A leader: what it loses, all the more near the end. A follower: what falls, less what is lost. */
    private int attacking(int card, int target) {
        int attack = view.attack(card);
        if (view.place(target) == Zone.LEADER) {
            int left = view.leaderDefense(view.opponent()) - attack;
            boolean race = view.leaderDefense(view.seat()) > view.attackOf(view.opponent());
            return left <= 0 ? WIN : attack == 0 ? -1
                    : POINT * attack + (race ? POINT : 0) + (left < DANGER ? POINT : 0);
        }
        boolean kills = attack >= view.defense(target) || view.has(card, Keyword.BANE) && attack > 0;
        boolean dies =
                view.attack(target) >= view.defense(card) || view.has(target, Keyword.BANE) && view.attack(target) > 0;
        int won = kills ? keeping(target) : POINT * attack / 2;
        int lost = dies ? keeping(card) : POINT * view.attack(target) / 3;
        return won - lost;
    }

    /** The opponent's best and one's own best; of one's hand what one can do without. */
    private int choosing(int card) {
        return view.isMine(card) && view.place(card) == Zone.HAND ? CARD + 10 * POINT - keeping(card)
                : DEED + keeping(card);
    }

    /** Just enough to destroy is best; more than enough is wasted. */
    private int allocating(int card, int units) {
        int needed = view.defense(card);
        return units >= needed && view.place(card) != Zone.LEADER ? keeping(card) - POINT * (units - needed)
                : POINT * units / 2;
    }

    /** 10.10.1: whether something happens instead; to insist would save what is lost again and again without end. */
    private boolean replacing() {
        return view.purpose() == Purpose.REPLACE || view.mayPutElsewhere();
    }

    /** A follower with Ward is engaged to take attacks, if there is somebody to attack (12.8.2). */
    private int defending(int card) {
        return card == Table.NONE || view.attackOf(view.opponent()) > 0 ? DEED : -DEED;
    }

    /** What a card is worth to whoever has it. */
    private int keeping(int card) {
        CardDef def = view.def(card);
        return def.isFollower() || view.isFollower(card) ? body(card) : CARD + POINT / 2 * Math.max(0, def.cost());
    }

    private int body(int card) {
        int value = POINT * view.attack(card) + DEFENSE * view.defense(card);
        for (Keyword k : Keyword.values()) {
            value += view.has(card, k) ? KEYWORD : 0;
        }
        return value;
    }
}
