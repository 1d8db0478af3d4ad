package cardinal.ufs.table;

import cardinal.cards.More;
import cardinal.kernel.Digest;
import cardinal.kernel.Piece;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.program.Dependency;
import cardinal.ufs.card.Property;
import java.util.List;

/** The players by their characters: vitality, hand size, level; what they have used once per game, and counters. */
public abstract sealed class Fighters extends CurrentStates permits Course {
    private final int[] starters;
    private final int[] vitality;
    private final int[] lowered;
    private final int[] levels;
    private List<UsedOnce> usedPerGame;
    private List<UsedInStep> usedInStep;
    private List<String> counterNames;

    Fighters(CardPool pool, long seed) {
        super(pool, seed);
        starters = new int[] {NONE, NONE};
        vitality = new int[2];
        lowered = new int[2];
        levels = new int[2];
        usedPerGame = List.of();
        usedInStep = List.of();
        counterNames = List.of();
    }

    Fighters(Fighters o) {
        super(o);
        starters = o.starters.clone();
        vitality = o.vitality.clone();
        lowered = o.lowered.clone();
        levels = o.levels.clone();
        usedPerGame = o.usedPerGame;
        usedInStep = o.usedInStep;
        counterNames = o.counterNames;
    }

    /** K.2.7: the starting character. */
    public final int starter(int seat) {
        return starters[seat];
    }

    public final void setStarter(int seat, int card) {
        starters[seat] = card;
        touch();
    }

    public final int vitality(int seat) {
        return vitality[seat];
    }

    public final void setVitality(int seat, int n) {
        vitality[seat] = n;
        stir(Dependency.VITALITY);
        demandAttention();
    }

    /** B.1.2.2: of the starting character, less what was taken off for good. */
    public final int maximumVitality(int seat) {
        return state(starters[seat]).number(Property.VITALITY) - lowered[seat];
    }

    public final void lowerMaximum(int seat, int by) {
        lowered[seat] += by;
        touch();
    }

    /** B.1.2.1. */
    public final int handSize(int seat) {
        return state(starters[seat]).number(Property.HAND_SIZE);
    }

    /** K.3.18. */
    public final boolean atDesperation(int seat) {
        return edition().atDesperation(vitality[seat], maximumVitality(seat));
    }

    public final int level(int seat) {
        return levels[seat];
    }

    public final void setLevel(int seat, int level) {
        levels[seat] = level;
        touch();
    }

    public final boolean usedThisGame(int seat, int card, Ability ability) {
        return usedPerGame.contains(new UsedOnce(seat, def(card).name(), ability));
    }

    /** 2010, 8.3.1.3: one of the enhances of a card has been tried in an Enhance Step, wherever the card goes then. */
    public final void useInStep(int step, int card, Ability ability) {
        List<UsedInStep> now = usedInStep.isEmpty() || usedInStep.getLast().step() == step ? usedInStep : List.of();
        usedInStep = More.of(now, new UsedInStep(step, card, ability));
    }

    public final boolean usedInStep(int step, int card, Ability ability) {
        for (int i = 0; i < usedInStep.size(); i++) {
            UsedInStep used = usedInStep.get(i);
            if (used.card() == card && used.step() == step && used.ability().equals(ability)) {
                return true;
            }
        }
        return false;
    }

    public final void useThisGame(int seat, int card, Ability ability) {
        usedPerGame = More.of(usedPerGame, new UsedOnce(seat, def(card).name(), ability));
    }

    /** UniVersus, Counters: of this name, or of any when it is empty. */
    public final int counters(int card, String name) {
        return counters(piece(card), name);
    }

    public final List<String> counterNames() {
        return counterNames;
    }

    /** Changes the counters of one kind on a card. */
    public final void addCounters(int card, String name, int by) {
        int lane = counterLane(name);
        put(card, piece(card).withCounter(lane, Math.max(0, piece(card).counter(lane) + by)));
    }

    /** The lane in which counters of this name are kept; names get theirs as they come up. */
    private int counterLane(String name) {
        int lane = counterNames.indexOf(name);
        if (lane < 0) {
            counterNames = More.of(counterNames, name);
            lane = counterNames.size() - 1;
        }
        return lane;
    }

    /** How many counters of this name were on a card in this state; an empty name: of any. */
    public final int counters(Piece piece, String name) {
        int all = 0;
        for (int lane = 0; lane < counterNames.size(); lane++) {
            if (name.isEmpty() || counterNames.get(lane).equalsIgnoreCase(name)) {
                all += piece.counter(lane);
            }
        }
        return all;
    }

    /** As before a game. */
    final void resetFighters() {
        usedInStep = List.of();
        usedPerGame = List.of();
        for (int seat = 0; seat < 2; seat++) {
            vitality[seat] = 0;
            lowered[seat] = 0;
            levels[seat] = 0;
            starters[seat] = NONE;
        }
    }

    final void digestFighters(Digest d) {
        for (int seat = 0; seat < 2; seat++) {
            d.add(vitality[seat]).add(lowered[seat]).add(starters[seat]).add(levels[seat]);
        }
    }

    final void digestUses(Digest d) {
        d.value(usedPerGame).value(usedInStep).value(counterNames);
    }
}
