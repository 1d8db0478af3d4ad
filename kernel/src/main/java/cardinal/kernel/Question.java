package cardinal.kernel;

/**
 * The open question as whoever reads it needs it: terminal, page, protocol, log and bots.
 *
 * @param ask  its shape
 * @param purpose  what it is for
 * @param source  the card whose text asks; {@link Ref#NONE} where the rules ask
 * @param sentence  the words of the ability that is being carried out or played; empty where the rules ask
 * @param from  where in the sentence the part begins that is asked about
 * @param to  where it ends; as large as from where no part is told apart
 * @param words  the question itself, in words of players: "Discard a card", "Draw 1?"
 * @param deed  what is done with a card that answers it
 */
public record Question(int seat, Ask ask, Purpose purpose, String clause, Ref source, String sentence, int from, int to,
        String words, Deed deed) {
    /** What is done with a card, around its name: "return ", " to its owner's hand". */
    public record Deed(String before, String after) {
        /** The question says no more than that a card is chosen. */
        public static final Deed CHOOSE = new Deed("choose ", "");
        /** The question says it all, and a name answers it: "Which one stays?" */
        public static final Deed NAME = new Deed("", "");

        /** "discard " and a name. */
        public static Deed of(String verb) {
            return new Deed(verb + " ", "");
        }
    }

    public Question(int seat, Ask ask, Purpose purpose, String clause, Ref source, String sentence, int from, int to,
            String words) {
        this(seat, ask, purpose, clause, source, sentence, from, to, words, Deed.CHOOSE);
    }

    public Question {
        if (from < 0 || to < from || to > sentence.length()) {
            throw new IllegalArgumentException(from + " to " + to + " of " + sentence);
        }
    }

    /** The part of the sentence that is asked about; all of it where none is told apart. */
    public String part() {
        return from == to ? sentence : sentence.substring(from, to);
    }
}
