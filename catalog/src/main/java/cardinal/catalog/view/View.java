package cardinal.catalog.view;

import cardinal.kernel.Ask;
import cardinal.kernel.Purpose;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that one seat (or a spectator) sees of a table.
 *
 * @param family  which editions share one table
 * @param you  one's own seat, -1 for a spectator
 * @param players  seat by seat
 * @param zones  by their ids: the kind, and the seat or battlefield it belongs to ("hand-0", "battlefield-1")
 * @param cards  the cards that lie somewhere one can point at, by handle. A handle is one's own name for a card as long as one can follow it
 * @param faces  what is printed on the cards one sees, by {@link Card#face}
 * @param stack  what waits to be resolved, the next one first
 * @param fight  the attack or combat in progress
 * @param asked  the seat that has to decide, -1 if the match is over
 * @param prompt  one's own question
 * @param step  how many choices were made so far
 */
public record View(String family, String game, String mode, int you, Timing timing, List<Player> players,
        Map<String, Zone> zones,
        Map<String, Card> cards, Map<String, Face> faces, List<Waiting> stack, Optional<Fight> fight, int asked,
        Optional<Question> prompt, Optional<Result> result, int step) {

    /**
     * Where in the turn we are.
     *
     * @param active  whose turn it is, -1 before the first
     * @param phase  one of the phases
     * @param phases  all of a turn, in order
     * @param state  more in words: "Combat at battlefield 1", "Enhance Step"
     * @param clause  of the step that runs
     * @param priority  the seat that may act, -1 for none
     */
    public record Timing(int turn, int active, String phase, List<String> phases, String state, String clause,
            int priority) {
    }

    /** What is true of a player. team: the lowest seat of those who win together. */
    public record Player(int seat, int team, boolean in, List<Stat> stats) {
    }

    /**
     * A number, and where it comes from.
     *
     * @param key  for a program: "points", "might"
     * @param label  for a person
     * @param of  the most it can be, 0 if there is no such thing
     */
    public record Stat(String key, String label, int value, int of) {
    }

    /**
     * Cards that lie together.
     *
     * @param kind  the zone's name in the layout of the game
     * @param seat  whose zone it is, -1 if it is shared
     * @param place  which of several, such as battlefields, from 0
     * @param count  all cards, seen or not
     * @param cards  handles, as they lie; cards that nobody could point at (a hidden hand, a deck) are only counted
     * @param notes  what else is true here: who controls a battlefield
     */
    public record Zone(String kind, int seat, int place, String label, int count, List<String> cards,
            List<Note> notes) {
    }

    /**
     * Something that is true of a zone.
     *
     * @param label  in words; who it is about follows them
     * @param seat  who it is about, -1 for nobody
     */
    public record Note(NoteKind kind, String label, int seat) {
    }

    /** What a note is about. */
    public enum NoteKind {
        CONTROLLER, CONTESTER,
        /** What goes on there. */
        FIGHT
    }

    /**
     * A card one sees, or at least its back.
     *
     * @param face  key of the face; empty for a back
     * @param name  what one calls it in commands; empty for a back
     * @param values  its numbers now
     * @param copy  its number among cards of its name that one sees, 0 where there is no other
     * @param marks  what is true of it: "exhausted", "attacking", "2 damage"
     * @param keywords  those it has now
     * @param host  the card it is attached to or lies under
     */
    public record Card(String face, String name, int copy, int owner, int controller, List<Value> values,
            List<Mark> marks, List<String> keywords, Optional<String> host, boolean turned) {
    }

    /** Something that is true of a card. */
    public record Mark(MarkKind kind, String label) {
    }

    /** What a mark is about. */
    public enum MarkKind {
        /** How the card lies: exhausted, engaged, committed. */
        POSTURE,
        /** What it is in this game: the starting character, a token, an evolved follower. */
        ROLE,
        /** What it does in a fight. */
        FIGHTING,
        /** What has been done to it: damage, stunned. */
        HARM,
        /** Where it attacks. */
        ATTACK_ZONE,
        /** Where it blocks. */
        BLOCK_ZONE,
        /** Counters on it. */
        COUNTERS,
        /** Which side it shows. */
        FACING,
        OTHER
    }

    /** A number of a card now and as printed. parts: how one becomes the other; they add up, printed first. */
    public record Value(String key, String label, int now, int printed, List<Part> parts) {
    }

    /** One summand of a value: "3 printed", "1 buff". */
    public record Part(int amount, String label) {
    }

    /**
     * What is printed on a card.
     *
     * @param type  in words
     * @param cost  as symbols: "3", "fury"
     * @param colours  what it is drawn in: domains, class, symbols
     * @param numbers  the printed numbers
     * @param codes  the numbers of its printings in sets, by which a picture of it may be found
     */
    public record Face(String name, String type, FaceKind kind, List<String> cost, List<String> colours,
            List<String> traits, List<String> keywords, List<Stat> numbers, List<String> text, List<String> other,
            List<String> codes) {
    }

    /** What a card is, in kinds that all games share. */
    public enum FaceKind {
        /** Fights: a unit, a follower, a backup. */
        UNIT,
        /** The one card a player is: a character. */
        CHARACTER,
        /** The same, apart from the others: a leader, a legend. */
        LEADER,
        /** An attack card. */
        ATTACK,
        /** Happens once: a spell, an action. */
        SPELL,
        /** A place or what lies under everything: a battlefield, a rune. */
        PLACE,
        /** Stays: gear, an amulet, a foundation, an asset. */
        THING
    }

    /** Something that waits to be resolved. card: its source; targets: what was chosen, handles. */
    public record Waiting(String label, int controller, Optional<String> card, List<String> targets, boolean pending) {
    }

    /**
     * An attack or a combat in progress.
     *
     * @param attackers  handles
     * @param targets  handles; none if a player is attacked
     * @param facts  zone, speed, damage, block
     */
    public record Fight(String label, int attacker, int defender, List<String> attackers, List<String> targets,
            List<Fact> facts) {
    }

    /** Something in words. place: which of several places, from 0 at the top, -1 for none; card: the handle of the card it is. */
    public record Fact(String key, String label, String value, int place, Optional<String> card) {
        public Fact(String key, String label, String value) {
            this(key, label, value, -1, Optional.empty());
        }
    }

    /**
     * One's own question.
     *
     * @param serial  comes back with the answer
     * @param ask  its shape
     * @param purpose  what it is for
     * @param words  the question in words
     * @param source  the card whose text asks, if it can be pointed at
     * @param name  what that card is called; empty where the rules ask
     * @param sentence  the words of the ability that is being carried out
     * @param from  where in the sentence the part begins that is asked about
     * @param to  where it ends
     * @param window  the kind of window, as stops name it
     * @param noPass  why nothing can be declined; empty where something can
     */
    public record Question(int serial, Ask ask, Purpose purpose, String clause, String words, Optional<String> source,
            String name, String sentence, int from, int to, String window, String noPass, List<Choice> options) {
    }

    /**
     * An answer.
     *
     * @param number  comes back with the answer
     * @param kind  what it is, as a program calls it
     * @param text  the command, with seats called by their letters
     * @param words  the same in parts
     * @param effect  what it does, where the command does not say it; empty otherwise
     * @param outcome  what comes of it, if nobody responds and as far as it is certain; empty where nothing can be said
     * @param check  the check it leads to
     * @param card  what glows; none if it is about no card
     * @param target  a second card or a zone the option is about
     * @param arguments  all that it is about
     */
    public record Choice(int number, String kind, String text, List<Segment> words, String effect,
            List<Segment> outcome, Optional<Check> check, Manner manner, Optional<String> card,
            Optional<String> target, List<Argument> arguments) {
    }

    /**
     * A check that is to be passed.
     *
     * @param modifiers  what the difficulty is made of, what is printed first
     * @param checked  what it came to, once it is made
     * @param commit  how many ready cards can make up for what it lacks; once it is made, how many still have to
     * @param chance  from 0 to 1, from what the one who is asked knows of the deck, with all ready cards
     */
    public record Check(int difficulty, List<Part> modifiers, Optional<Integer> checked, int commit, double chance) {
    }

    /**
     * Something an option is about; what does not belong to its kind is empty or -1.
     *
     * @param card  a card's handle
     * @param seat  a player
     * @param zone  a zone's id
     * @param number  a number, or which of several
     * @param text  in words: of an ability, a mode, an effect, a word that is chosen
     */
    public record Argument(ArgumentKind kind, Optional<String> card, int seat, Optional<String> zone, int number,
            String text) {
    }

    /** What an argument is. */
    public enum ArgumentKind {
        CARD_ARGUMENT, ABILITY, SEAT, ZONE, NUMBER_ARGUMENT, MODE, EFFECT, WORD
    }

    /**
     * How it ended.
     *
     * @param winners  seats; nobody in a draw
     * @param curve  how it went, for rooms and replays; empty in a view
     * @param turningPoints  where it changed most, in order
     */
    public record Result(List<Integer> winners, String reason, String clause, List<CurvePoint> curve,
            List<TurningPoint> turningPoints) {
        /** Without how it went. */
        public Result(List<Integer> winners, String reason, String clause) {
            this(winners, reason, clause, List.of(), List.of());
        }
    }

    /** How a match stood. step: after how many choices; values: points, health or leader defense, seat by seat. */
    public record CurvePoint(int turn, int step, List<Integer> values) {
    }

    /** Where much was lost or won. step: after how many choices; seat: whose; change: by how much; words: in a sentence. */
    public record TurningPoint(int turn, int step, int seat, int change, List<Segment> words) {
    }

    /** How an option is listed. */
    public enum Manner {
        /** Something to do. */
        ACT,
        /** Ends or declines something. */
        DECLINE,
        /** Lets the window go by. */
        PASS,
        /** Only makes resources, which payments do by themselves. */
        RESOURCE
    }
}
