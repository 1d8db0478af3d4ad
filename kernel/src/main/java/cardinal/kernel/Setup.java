package cardinal.kernel;

import java.util.List;
import java.util.stream.Collectors;

/** What a match begins with: game, mode, seed, a deck per seat. */
public record Setup(String game, String mode, long seed, List<DeckList> decks) {

    /** A deck as the lines a player writes. */
    public record DeckList(String name, List<String> lines) {

        /** What the deck does, in the words of the comment it begins with; empty without one. */
        public String about() {
            return lines.stream().takeWhile(line -> line.startsWith("#")).map(line -> line.substring(1).strip())
                    .collect(Collectors.joining(" "));
        }
    }
}
