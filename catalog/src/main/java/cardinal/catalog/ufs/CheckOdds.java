package cardinal.catalog.ufs;

/** What a check may turn up: the control of the cards of a deck. */
public final class CheckOdds {
    private static final int HIGHEST = 10;

    private final int[] cards = new int[HIGHEST + 1];
    private int count;

    void add(int control) {
        cards[Math.clamp(control, 0, HIGHEST)]++;
        count++;
    }

    /** The chance that a check is at least this much. */
    public double chance(int wanted) {
        int enough = 0;
        for (int control = Math.max(0, wanted); control <= HIGHEST; control++) {
            enough += cards[control];
        }
        return count == 0 ? wanted <= 0 ? 1 : 0 : (double) enough / count;
    }

    /** By how much checks fall short of a difficulty on average, as far as ready cards can make up for it. */
    public double missing(int difficulty, int ready) {
        int sum = 0;
        for (int control = 0; control <= HIGHEST; control++) {
            sum += cards[control] * Math.clamp(difficulty - control, 0, ready);
        }
        return count == 0 ? 0 : (double) sum / count;
    }
}
