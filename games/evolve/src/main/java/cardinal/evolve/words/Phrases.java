package cardinal.evolve.words;

import cardinal.cards.grammar.Grammar;
import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Wanted;
import cardinal.evolve.text.Costs;
import cardinal.evolve.text.Deeds;
import cardinal.evolve.text.Instructions;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.evolve.verb.Put;
import cardinal.evolve.verb.SearchOr;
import cardinal.evolve.verb.Select;
import cardinal.kernel.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words for parts of abilities, printed by the productions that read them. */
final class Phrases {
    private static final Grammar<Instruction> TEXT = new Grammar<>(Instructions.TEXT);
    private static final Grammar<Instruction> ORDER = new Grammar<>(Deeds.DEEDS);
    private static final Grammar<Instruction> CLAUSE = new Grammar<>(Deeds.CLAUSE);
    /** As a part of an ability can stand there: whole, as a sentence, to you, of others. */
    private static final List<Grammar<Instruction>> INSTRUCTIONS = Stream.of(Instructions.TEXT, Instructions.REST,
            Deeds.CLAUSE, Deeds.THEIRS, Deeds.THEY_MAY, Deeds.SUBSTITUTE).map(Grammar::new).toList();
    private static final Grammar<List<Cost>> COSTS = new Grammar<>(Costs.COSTS);
    private static final Grammar<List<Cost>> ACT_COSTS = new Grammar<>(Costs.ACT_WORDS_FIRST);
    private static final List<Grammar<Selector>> SELECTORS = Stream.<Syntax<Selector>>of(
            Selectors.acted(Person.YOU), Selectors.taken(Person.YOU), Selectors.IN_HAND, Selectors.acted(Person.THEY),
            Selectors.taken(Person.THEY)).map(Grammar::new).toList();
    private static final List<Grammar<Selectors.Counted>> SELECTIONS = Stream.<Syntax<Selectors.Counted>>of(
            Selectors.selection(Person.YOU), Selectors.selection(Person.THEY)).map(Grammar::new).toList();
    private static final Grammar<Selectors.Counted> SEARCHED =
            new Grammar<>(Selectors.of(Filter.Place.YOUR_DECK));
    private static final Pattern VALUE = Pattern.compile("\\[(attack|defense)\\]([+-][\\dX]+)");
    private static final Pattern CLASS = Pattern.compile("\\[(\\w+craft|neutral)\\]");
    /** Where a card is put. */
    private static final Pattern PLACE =
            Pattern.compile(
                    " (?:into|onto|to|on top of|on the bottom of) (?:your|its owner's) [\\w ]+?(?=$| in any order)");
    private static final Set<String> PUTTING = Set.of("put", "return", "add");
    /** Words that are written as they are wherever they stand. */
    private static final List<String> KEPT =
            List.of("[", "X ", "Combo", "Spellchain", "Necrocharge", "Earth Rite", "Lesson");

    private Phrases() {
    }

    /** What you are told to do, if it is no more than that: "draw a card and discard a card". */
    public static Optional<String> order(Instruction what) {
        return ORDER.print(what).map(Phrases::plain);
    }

    /** What is done, as an order in the middle of a sentence: "draw a card". */
    public static Optional<String> deed(Instruction what) {
        return CLAUSE.print(what).or(() -> TEXT.print(what).map(Phrases::unfinished)).map(Phrases::plain);
    }

    /** A deed around the name of a card it is done with: its verb, and the place to which the card is put. */
    public static Question.Deed around(String deed) {
        int space = deed.indexOf(' ');
        if (space < 0) {
            return Question.Deed.CHOOSE;
        }
        String verb = deed.substring(0, space);
        Matcher place = PLACE.matcher(deed);
        return new Question.Deed(verb + " ", PUTTING.contains(verb) && place.find() ? place.group() : "");
    }

    /** What a no says: what has several parts is not repeated, since "not this and that" would say the wrong thing. */
    static String refused(String deed) {
        return deed.contains(" and ") ? "you do neither" : "do not " + deed;
    }

    /** A text that stands alone: "Draw a card. Deal it 2 damage." */
    public static Optional<String> text(Instruction what) {
        return TEXT.print(what);
    }

    /** "discard a card", as a cost says it; icons stay icons. */
    public static Optional<String> costs(List<Cost> costs) {
        return COSTS.print(costs).or(() -> ACT_COSTS.print(costs));
    }

    /** What a deck is searched for: "a spell". */
    public static Optional<String> searched(Wanted wanted) {
        return SEARCHED.print(new Selectors.Counted(wanted.count(), wanted.filter()));
    }

    /** "2 cards from your cemetery". */
    public static Optional<String> selector(Selector selector) {
        return SELECTORS.stream().flatMap(way -> way.print(selector).stream()).findFirst();
    }

    /** All ways in which a part of an ability can stand in its sentence, the longest first. */
    public static List<String> ways(Object part) {
        List<String> ways = new ArrayList<>();
        switch (part) {
            case Instruction what -> INSTRUCTIONS.forEach(way -> way.print(what).ifPresent(ways::add));
            case Cost cost -> costs(List.of(cost)).ifPresent(ways::add);
            case Selector selector -> SELECTORS.forEach(way -> way.print(selector).ifPresent(ways::add));
            case Wanted wanted -> searched(wanted).ifPresent(ways::add);
            default -> {
            }
        }
        switch (part) {
            case Select select -> selections(select.count(), select.filter(), ways);
            case Instruction.May may -> ways.addAll(ways(may.what()));
            case SearchOr or -> ways.addAll(ways(new Put(new Selector.It(Selector.It.Word.IT), false, or.to())));
            default -> {
            }
        }
        ways.sort((one, other) -> other.length() - one.length());
        return ways;
    }

    private static void selections(Selector.Count count, Filter filter, List<String> into) {
        Selectors.Counted counted = new Selectors.Counted(count, filter);
        SELECTIONS.forEach(way -> way.print(counted).ifPresent(into::add));
    }

    /** Values and classes as players say them, where a text has icons: "+2 attack". */
    private static String plain(String words) {
        return CLASS.matcher(VALUE.matcher(words).replaceAll("$2 $1"))
                .replaceAll(found -> found.group(1).substring(0, 1).toUpperCase(Locale.ROOT)
                        + found.group(1).substring(1));
    }

    /** Without its full stop, so that it can go on. */
    private static String unfinished(String text) {
        String words = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        return words.isEmpty() || !startsPlainly(words) ? words
                : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    /** Whether the first word is an ordinary one, which is small in the middle of a sentence. */
    private static boolean startsPlainly(String words) {
        return KEPT.stream().noneMatch(words::startsWith);
    }
}
