package cardinal.ufs.table;

/**
 * What a turn remembers besides its events.
 *
 * @param forms  forms tried this Combat Phase by the active player (H.3.1.1.1)
 * @param attempts  cards tried as a form from hand this turn (F.2.2.3~2)
 * @param enhances0  enhances tried in the current Enhance Step by the first player (H.3.1.1.2)
 * @param enhances1  the same by the second
 * @param step  the serial number of the current Enhance Step, 0 outside
 * @param ends  parts of the turn an effect has ended but that have not been left yet, as bits by {@code Phase} (F.4.1.2)
 */
public record Turn(int forms, int attempts, int enhances0, int enhances1, int step, int ends) {
    public static final Turn NEW = new Turn(0, 0, 0, 0, 0, 0);

    public Turn form(boolean card) {
        return new Turn(forms + 1, attempts + (card ? 1 : 0), enhances0, enhances1, step, ends);
    }

    public int enhances(int seat) {
        return seat == 0 ? enhances0 : enhances1;
    }

    public Turn enhance(int seat) {
        return new Turn(forms, attempts, enhances0 + (seat == 0 ? 1 : 0), enhances1 + (seat == 1 ? 1 : 0), step,
                ends);
    }

    public Turn enhanceStep(int serial) {
        return new Turn(forms, attempts, 0, 0, serial, ends);
    }

    public Turn ending(int phases) {
        return new Turn(forms, attempts, enhances0, enhances1, step, phases);
    }
}
