package cardinal.kernel;

import java.util.List;

/** What a game gives the kernel: how a match starts, what its options are called, why something is not offered. */
public interface Ruleset<T extends Table> {

    /** The name of the rule document: riftbound, evolve, ufs-2019. */
    String id();

    /** What decides play in this build, in a word that the build makes of it (see {@link RulesVersion}). */
    String version();

    /** A fingerprint of the card pool in use. */
    long poolFingerprint();

    /** The cards that can come up in a match of this setup, with all that is needed to compile them again. */
    default List<KeptCard> cards(Setup setup) {
        return List.of();
    }

    /** These rules with the cards as a match has kept them; these themselves where their cards are the same. */
    default Ruleset<T> with(List<KeptCard> cards) {
        return this;
    }

    /** What the card pool is called where it is kept; empty for the cards that a game comes with. */
    default String poolName() {
        return "";
    }

    /** A table ready for its first step. Throws {@link BadInput} when the decks or the mode do not fit. */
    T start(Setup setup);

    /** The words of an option: what a player types, what the log and scenario files say. */
    String command(T table, long option);

    /** The open question with all that is known about it. */
    default Question question(T table) {
        Prompt prompt = table.prompt();
        return new Question(prompt.seat(), prompt.ask(), prompt.purpose(), prompt.clause(), table.cause().source(), "",
                0, 0, "");
    }

    /** An option of the open question with all that is known about it; its words are those of {@link #command}. */
    default Answer answer(T table, long option) {
        String words = command(table, option);
        return new Answer("option", List.of(new Answer.OfWord(words)), words, "");
    }

    /** The reasons why a command is not offered to this seat now; empty if it is. */
    List<Reason> why(T table, int seat, String command);

    /** A seat gives up. */
    void concede(T table, int seat);

    /** All that a seat may see, as lines of text in a fixed order. A seat of {@link Table#NONE} is a spectator. */
    List<String> view(T table, int seat);

    /** What one seat reads about an event; nothing if it learns nothing. */
    Sentence narrate(T table, int seat, Event event);
}
