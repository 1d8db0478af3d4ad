package cardinal.ufs.table;

import cardinal.cards.More;
import cardinal.kernel.Digest;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.program.Dependency;
import cardinal.ufs.card.Property;
import java.util.List;

/** The players by their characters: vitality, hand size, level; what they have used once per game, and counters. */
public final class Fighters {
    private final UfsTable t;
    private final int[] starters;
    private final int[] vitality;
    private final int[] lowered;
    private final int[] levels;
    private List<UsedOnce> usedPerGame;
    private List<UsedInStep> usedInStep;
    private List<String> counterNames;

    Fighters(UfsTable t) {
        this.t = t;
        starters = new int[] {Table.NONE, Table.NONE};
        vitality = new int[2];
        lowered = new int[2];
        levels = new int[2];
        usedPerGame = List.of();
        usedInStep = List.of();
        counterNames = List.of();
    }

    Fighters(UfsTable t, Fighters o) {
        this.t = t;
        starters = o.starters.clone();
        vitality = o.vitality.clone();
        lowered = o.lowered.clone();
        levels = o.levels.clone();
        usedPerGame = o.usedPerGame;
        usedInStep = o.usedInStep;
        counterNames = o.counterNames;
    }

    /** K.2.7: the starting character. */
    public int starter(int seat) {
        return starters[seat];
    }

    public void setStarter(int seat, int card) {
        starters[seat] = card;
        t.touch();
    }

    /** Whether both players have their character. */
    public boolean areThere() {
        return starters[0] != Table.NONE && starters[1] != Table.NONE;
    }

    /** Whether one of them has no vitality left. */
    public boolean isAnyDown() {
        return vitality[0] <= 0 || vitality[1] <= 0;
    }

    public int vitality(int seat) {
        return vitality[seat];
    }

    public void setVitality(int seat, int n) {
        vitality[seat] = n;
        t.settled().stir(Dependency.VITALITY);
        t.demandAttention();
    }

    /** B.1.2.2: of the starting character, less what was taken off for good. */
    public int maximumVitality(int seat) {
        return t.state(bearer(seat, Property.VITALITY)).number(Property.VITALITY) - lowered[seat];
    }

    public void lowerMaximum(int seat, int by) {
        lowered[seat] += by;
        t.touch();
    }

    /** B.1.2.1. */
    public int handSize(int seat) {
        return t.state(bearer(seat, Property.HAND_SIZE)).number(Property.HAND_SIZE);
    }

    /** UniVersus, Place On Top Of: a card on top that has no such number, as it is no character, leaves that of the one below. */
    private int bearer(int seat, Property property) {
        int top = starters[seat];
        if (t.progress().isCovered() && !t.state(top).has(property)) {
            for (int i = 0; i < t.progress().coveredCount(); i++) {
                int card = t.progress().coveredCard(i);
                if (t.is(card, Flag.UNDER) && t.piece(card).host() == top) {
                    return card;
                }
            }
        }
        return top;
    }

    /** K.3.18. */
    public boolean atDesperation(int seat) {
        return t.edition().atDesperation(vitality[seat], maximumVitality(seat));
    }

    public int level(int seat) {
        return levels[seat];
    }

    public void setLevel(int seat, int level) {
        levels[seat] = level;
        t.touch();
    }

    public boolean usedThisGame(int seat, int card, Ability ability) {
        return usedPerGame.contains(new UsedOnce(seat, t.def(card).name(), ability));
    }

    /** 2010, 8.3.1.3: one of the enhances of a card has been tried in an Enhance Step, wherever the card goes then. */
    public void useInStep(int step, int card, Ability ability) {
        List<UsedInStep> now = usedInStep.isEmpty() || usedInStep.getLast().step() == step ? usedInStep : List.of();
        usedInStep = More.of(now, new UsedInStep(step, card, ability));
    }

    public boolean usedInStep(int step, int card, Ability ability) {
        for (int i = 0; i < usedInStep.size(); i++) {
            UsedInStep used = usedInStep.get(i);
            if (used.card() == card && used.step() == step && used.ability().equals(ability)) {
                return true;
            }
        }
        return false;
    }

    public void useThisGame(int seat, int card, Ability ability) {
        usedPerGame = More.of(usedPerGame, new UsedOnce(seat, t.def(card).name(), ability));
    }

    /** UniVersus, Counters: of this name, or of any when it is empty. */
    public int counters(int card, String name) {
        return counters(t.piece(card), name);
    }

    public List<String> counterNames() {
        return counterNames;
    }

    /** Changes the counters of one kind on a card. */
    public void addCounters(int card, String name, int by) {
        int lane = counterLane(name);
        t.put(card, t.piece(card).withCounter(lane, Math.max(0, t.piece(card).counter(lane) + by)));
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
    public int counters(Piece piece, String name) {
        int all = 0;
        for (int lane = 0; lane < counterNames.size(); lane++) {
            if (name.isEmpty() || counterNames.get(lane).equalsIgnoreCase(name)) {
                all += piece.counter(lane);
            }
        }
        return all;
    }

    /** As before a game. */
    void reset() {
        usedInStep = List.of();
        usedPerGame = List.of();
        for (int seat = 0; seat < 2; seat++) {
            vitality[seat] = 0;
            lowered[seat] = 0;
            levels[seat] = 0;
            starters[seat] = Table.NONE;
        }
    }

    void digest(Digest d) {
        for (int seat = 0; seat < 2; seat++) {
            d.add(vitality[seat]).add(lowered[seat]).add(starters[seat]).add(levels[seat]);
        }
    }

    void digestUses(Digest d) {
        d.value(usedPerGame).value(usedInStep).value(counterNames);
    }
}
