package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A sentence for people, in parts that say what they are about: so that a page can show names for seats and cards that can be
 * pointed at, and another language can be put in its place. {@link #text} is the whole of it in plain words.
 */
public record Sentence(List<Part> parts) {
    /** Nothing is said. */
    public static final Sentence NOTHING = new Sentence(List.of());

    /** A part of a sentence; {@link #words} is what it reads as where seats are called by their letters. */
    public sealed interface Part {
        String words();
    }

    /** Words that are about nothing in particular. */
    public record Words(String words) implements Part {
    }

    /** A player, as a subject or object. title: what stands before the letter where players have no names. */
    public record Player(int seat, String title) implements Part {
        public Player(int seat) {
            this(seat, "");
        }

        @Override
        public String words() {
            return title + Naming.seat(seat);
        }
    }

    /** A player, as somebody to whom something belongs. */
    public record Owner(int seat) implements Part {
        @Override
        public String words() {
            return Naming.seat(seat) + "'s";
        }
    }

    /** What a player does. second: how one says it to that player. */
    public record Verb(int seat, String words, String second) implements Part {
    }

    /** A card that the reader sees. */
    public record Card(int card, String words) implements Part {
    }

    /** Something that the reader may not see, or not tell apart. */
    public record Unseen(String words) implements Part {
    }

    public record Number(int number) implements Part {
        @Override
        public String words() {
            return Integer.toString(number);
        }
    }

    /** The clause behind it. */
    public record Clause(String clause) implements Part {
        @Override
        public String words() {
            return " (" + clause + ")";
        }
    }

    /** How one says to a player what they do: "draw" for "draws", "have" for "has". */
    public static String spokenTo(String does) {
        return switch (does) {
            case "is" -> "are";
            case "has" -> "have";
            case "does" -> "do";
            case "goes" -> "go";
            default -> does.endsWith("sses") || does.endsWith("shes") || does.endsWith("ches") || does.endsWith("xes")
                    ? does.substring(0, does.length() - 2)
                    : does.endsWith("ies") ? does.substring(0, does.length() - 3) + "y"
                    : does.endsWith("s") ? does.substring(0, does.length() - 1) : does;
        };
    }

    /** A sentence of words, numbers, parts and other sentences. */
    public static Sentence of(Object... parts) {
        List<Part> all = new ArrayList<>();
        for (Object part : parts) {
            switch (part) {
                case Part p -> all.add(p);
                case Sentence s -> all.addAll(s.parts);
                case Integer n -> all.add(new Number(n));
                case String s when s.isEmpty() -> {
                }
                default -> all.add(new Words(part.toString()));
            }
        }
        return new Sentence(List.copyOf(all));
    }

    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The whole in plain words, with its clauses in brackets. */
    public String text() {
        return parts.stream().map(Part::words).collect(Collectors.joining());
    }

    /** The same without the clauses. */
    public String bare() {
        return parts.stream().filter(p -> !(p instanceof Clause)).map(Part::words).collect(Collectors.joining());
    }

    /** The whole as a player reads it: that player is spoken to, others are called by their names; without the clauses. */
    public String to(int reader, IntFunction<String> names) {
        StringBuilder said = new StringBuilder();
        for (Part part : parts) {
            boolean begins = said.isEmpty();
            said.append(switch (part) {
                case Clause c -> "";
                case Player p -> p.seat() == reader ? begins ? "You" : "you" : names.apply(p.seat());
                case Owner o -> o.seat() == reader ? begins ? "Your" : "your" : names.apply(o.seat()) + "'s";
                case Verb v -> v.seat() == reader ? v.second() : v.words();
                default -> part.words();
            });
        }
        return said.toString();
    }

    /** The clauses behind it. */
    public List<String> clauses() {
        return parts.stream().filter(Clause.class::isInstance).map(p -> ((Clause) p).clause()).toList();
    }

    /** Who acts: the player that the sentence begins with, or {@link Table#NONE}. */
    public int actor() {
        return isEmpty() ? Table.NONE : switch (parts.getFirst()) {
            case Player p -> p.seat();
            case Owner o -> o.seat();
            default -> Table.NONE;
        };
    }

    /** How much of it the reader may not see. */
    public int unseen() {
        return (int) parts.stream().filter(Unseen.class::isInstance).count();
    }

    /** The same under other clauses: those of another edition's document. */
    public Sentence citing(UnaryOperator<String> clause) {
        return new Sentence(parts.stream()
                .map(p -> p instanceof Clause c ? new Clause(clause.apply(c.clause())) : p).toList());
    }
}
