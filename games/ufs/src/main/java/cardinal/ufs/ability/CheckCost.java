package cardinal.ufs.ability;

/** "(4+)" (H.4.2), "check 4" (UniVersus): a check as a cost; always paid last, while playing (E.4.9). */
public record CheckCost(Amount difficulty) implements Verb {
    @Override
    public String problem() {
        return "a check cost that is no cost";
    }
}
