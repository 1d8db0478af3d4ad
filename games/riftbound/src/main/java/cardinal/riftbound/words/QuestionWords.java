package cardinal.riftbound.words;

import cardinal.kernel.Cause;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Question;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.flow.Wording;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Phrases;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Words for the open question: what it is about, as the asked seat may know it. */
final class QuestionWords implements Wording {
    /** An instruction that begins so says what somebody else does, not what "you" do. */
    private static final Pattern SUBJECT = Pattern.compile(
            "(?i)(?:an?|another|each|all|its?|they|that|those|the|your|my|i|me|two|three|up|any|this|you|if|for|when|enemy|friendly)\\b.*");
    private static final Pattern DONE_TO_THIS =
            Pattern.compile("\\b(kill|recycle|banish|exhaust|ready|buff|return|move|play|to) this\\b(?! turn)");

    private static final Pattern AT_BATTLEFIELD = Pattern.compile("\\bat (?:a|another) battlefield\\b");
    /** Of several objects an instruction says what a single one cannot be told by: "to their owners' hands". */
    private static final Pattern ONE = Pattern.compile("(?i)(?:an?|another|up to one)\\b.*");
    /** What is longer stands in the question. */
    private static final int LONGEST = 60;

    private final RiftTable table;
    private final Cause cause;
    private final int seat;

    public QuestionWords(RiftTable table) {
        this.table = table;
        cause = table.cause();
        seat = table.prompt().seat();
    }

    @Override
    public RiftTable table() {
        return table;
    }

    @Override
    public Cause cause() {
        return cause;
    }

    /** What the asked seat calls a card. */
    @Override
    public String card(int card) {
        return Naming.card(table, card, seat);
    }

    /** The card that asks. */
    @Override
    public String source() {
        return cause.source().isNone() ? "the rules" : card(cause.source().card());
    }

    @Override
    public String place(int zone) {
        return Commands.place(table, zone, seat);
    }

    private CardType speaker() {
        return cause.source().isNone() ? CardType.SPELL : table.def(cause.source().card()).type();
    }

    /** A part of the text as it says it, the card itself called by its name; empty where it has no words. */
    @Override
    public String say(@Nullable Object part) {
        return named(print(part));
    }

    /** A part of the text just as it stands there; empty where it has no words of its own. */
    @SuppressWarnings("unchecked")
    String print(@Nullable Object part) {
        return switch (part) {
            case Instruction i -> Phrases.instruction(speaker(), i).orElse("");
            case Selector s -> Phrases.selector(speaker(), s).orElse("");
            case Filter f -> Phrases.object(speaker(), f).orElse("");
            case Cost c -> Phrases.costs(speaker(), List.of(c)).orElse("");
            case List<?> costs when !costs.isEmpty() && costs.getFirst() instanceof Cost ->
                    Phrases.costs(speaker(), (List<Cost>) costs).orElse("");
            case Price p -> Wording.price(p);
            case null, default -> "";
        };
    }

    /** The ways in which a part may stand in its text, the likeliest first: costs stand before a colon or in an instruction. */
    @SuppressWarnings("unchecked")
    Stream<String> spellings(@Nullable Object part) {
        Object all = part instanceof Cost cost ? List.of(cost) : part;
        String colon = all instanceof List<?> costs && !costs.isEmpty() && costs.getFirst() instanceof Cost
                ? Phrases.activation(speaker(), (List<Cost>) costs).orElse("") : "";
        return Stream.of(print(part), colon).filter(words -> !words.isEmpty());
    }

    /** "friendly units". */
    @Override
    public String several(Filter filter) {
        return Phrases.objects(speaker(), filter).map(this::named).orElse("cards");
    }

    private String named(String words) {
        if (cause.source().isNone()) {
            return words;
        }
        String name = java.util.regex.Matcher.quoteReplacement(source());
        return DONE_TO_THIS.matcher(words.replaceAll("\\bme\\b", name).replaceAll("\\bmy\\b", name + "'s"))
                .replaceAll("$1 " + name);
    }

    /** The instruction that is carried out. */
    @Override
    public String instruction() {
        return say(cause.instruction());
    }

    /** "Choose an enemy unit to kill", "Choose a unit to deal 3 to": an object of an instruction. */
    @Override
    public String choose(@Nullable Object part) {
        String object = print(part);
        String whole = print(cause.instruction());
        String what = object.isEmpty() ? "a card" : named(object);
        int at = object.isEmpty() ? -1 : whole.indexOf(object);
        if (whole.isEmpty()) {
            return "Choose " + what + " for " + source();
        }
        if (battlefields()) {
            return "Choose a battlefield: " + named(AT_BATTLEFIELD.matcher(whole).replaceFirst("there"));
        }
        if (at == 0) {
            return "Choose " + what + ": it" + named(whole.substring(object.length()));
        }
        if (at < 0 || SUBJECT.matcher(whole).matches()) {
            return "Choose " + what + ": " + named(ofIt(whole, object));
        }
        String rest = (whole.substring(0, at).strip() + whole.substring(at + object.length())).strip();
        return rest.equals("choose") ? "Choose " + what + " for " + source()
                : "Choose " + what + " to " + named(rest);
    }

    /** "The Might of a unit becomes 1" says of the unit that is chosen: its Might becomes 1. */
    private static String ofIt(String whole, String object) {
        return object.isEmpty() ? whole
                : whole.replaceAll("(?i)\\bthe (\\w+) of \\Q" + object + "\\E", "its $1");
    }

    /** 352.10.d: whether a battlefield is picked, for all that is there. */
    private boolean battlefields() {
        for (int i = 0; i < table.prompt().size(); i++) {
            long option = table.prompt().option(i);
            if (Option.kind(option) == Choice.PICK
                    && (Option.a(option) < 0 || table.def(Option.a(option)).type() != CardType.BATTLEFIELD)) {
                return false;
            }
        }
        return Option.kind(table.prompt().option(0)) == Choice.PICK;
    }

    /** What an instruction does with the object that is chosen for it: "deal 3 to " and its name. */
    Question.Deed deed(@Nullable Object part) {
        String object = print(part);
        String whole = print(cause.instruction());
        int at = object.isEmpty() ? -1 : whole.indexOf(object);
        if (battlefields()) {
            return Question.Deed.NAME;
        }
        if (at < 0 || at > 0 && SUBJECT.matcher(whole).matches()) {
            return Question.Deed.CHOOSE;
        }
        String after = whole.substring(at + object.length());
        boolean said = ONE.matcher(object).matches() && after.length() <= LONGEST;
        return new Question.Deed(named(whole.substring(0, at)), said ? named(after) : "");
    }
}
