package cardinal.bots;

/** The options of a question that are worth a look: of several that mean the same the first stands for all, the best one first. */
final class CandidateMoves {
    private final long[] meanings;
    private final int[] places;
    private final int[] worths;
    private int size;

    CandidateMoves(SeatView view) {
        int n = view.size();
        meanings = new long[n];
        places = new int[n];
        worths = new int[n];
        OptionScores optionScores = n == 1 ? option -> 0 : view.optionScores();
        for (int i = 0; i < n; i++) {
            long meaning = view.meaning(i);
            if (indexOf(meaning) < 0) {
                insert(meaning, i, optionScores.of(i));
            }
        }
        while (size > 1 && worths[size - 1] <= OptionScores.NEVER) {
            size--;
        }
    }

    private void insert(long meaning, int place, int optionScores) {
        int at = size++;
        while (at > 0 && worths[at - 1] < optionScores) {
            meanings[at] = meanings[at - 1];
            places[at] = places[at - 1];
            worths[at] = worths[at - 1];
            at--;
        }
        meanings[at] = meaning;
        places[at] = place;
        worths[at] = optionScores;
    }

    int size() {
        return size;
    }

    long meaning(int i) {
        return meanings[i];
    }

    /** Its place in the question. */
    int place(int i) {
        return places[i];
    }

    /** Where an option of this meaning stands here, or -1. */
    int indexOf(long meaning) {
        for (int i = 0; i < size; i++) {
            if (meanings[i] == meaning) {
                return i;
            }
        }
        return -1;
    }
}
