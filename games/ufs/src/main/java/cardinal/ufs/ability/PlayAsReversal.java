package cardinal.ufs.ability;

/** "play this card as a reversal": a cost (I.3.10), paid while playing (E.4.6). */
public record PlayAsReversal() implements Verb {
    @Override
    public String problem() {
        return "a reversal that is no cost";
    }
}
