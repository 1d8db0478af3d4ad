package cardinal.kernel;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An option as whoever reads it needs it.
 *
 * @param kind  what it is, as a program calls it: "play", "move"
 * @param arguments  what it is about, typed
 * @param sentence  the command: what a player types. No two options of one question have the same words
 * @param effect  what it does, where the command alone does not say: the words of a mode, what a yes agrees to; otherwise empty
 */
public record Answer(String kind, List<Argument> arguments, Sentence sentence, String effect) {
    public Answer(String kind, List<Argument> arguments, String words, String effect) {
        this(kind, arguments, Sentence.of(words), effect);
    }

    /** The command in plain words. */
    public String words() {
        return sentence.text();
    }

    /** What an option is about. */
    public sealed interface Argument {
        /** The same for the same thing in every build, whatever it is called there: "card:17". */
        String key();
    }

    /** A card, known or not, by its number at this table. */
    public record OfCard(int card) implements Argument {
        @Override
        public String key() {
            return "card:" + card;
        }
    }

    /** An ability of a card by its place on it, with its words. */
    public record OfAbility(int card, int place, String text) implements Argument {
        @Override
        public String key() {
            return "ability:" + card + "." + place;
        }
    }

    public record OfSeat(int seat) implements Argument {
        @Override
        public String key() {
            return "seat:" + seat;
        }
    }

    /** A zone by its number at this table. */
    public record OfZone(int zone) implements Argument {
        @Override
        public String key() {
            return "zone:" + zone;
        }
    }

    public record OfNumber(int number) implements Argument {
        @Override
        public String key() {
            return "number:" + number;
        }
    }

    /** One of the ways that a text offers, with its words. */
    public record OfMode(int place, String text) implements Argument {
        @Override
        public String key() {
            return "mode:" + place;
        }
    }

    /** Something waiting to be carried out: a triggered ability, an effect; place: what tells it apart here. */
    public record OfEffect(int card, int place, String text) implements Argument {
        @Override
        public String key() {
            return "effect:" + card + "." + place;
        }
    }

    /** A word that is named or chosen: a keyword, a symbol, a card type, a name. */
    public record OfWord(String word) implements Argument {
        @Override
        public String key() {
            return "word:" + word;
        }
    }

    /** What was chosen in a form that survives a reordered list and other words: the kind and its arguments. */
    public String meaning() {
        return arguments.isEmpty() ? kind
                : kind + " " + arguments.stream().map(Argument::key).collect(Collectors.joining(" "));
    }
}
