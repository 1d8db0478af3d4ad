package cardinal.proving;

import cardinal.kernel.Answer;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Match;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What {@link Question} and {@link Answer} promise of every question, whatever the game: looked at as questions are asked. */
public final class QuestionPromises<T extends Table> {
    private static final Pattern NUMBERED = Pattern.compile("(?i)(mode|option) \\d+");
    /** Words that say no more than the shape of a question. */
    private static final Set<String> SHAPES = Set.of("choose", "choose one", "choose a card", "choose a number",
            "order",
            "act", "yes or no", "pick", "pick one", "answer", "pay", "choose an option", "choose a mode", "assign");
    /** A clause or a name of the program does not belong in words: 352.4, RECYCLE_ANY, Selector[. */
    private static final Pattern INTERNAL =
            Pattern.compile("\\b\\d+\\.\\d+(\\.[a-z])?\\b|[A-Z]{2,}_[A-Z]|\\w\\[|\\bnull\\b|@[0-9a-f]{4,}");

    /** What is left where a part has no words: a gap at the beginning, two spaces, a comma on its own. */
    private static final Pattern TORN = Pattern.compile("^\\s|\\S  +\\S|\\s[,.;:?](?:\\s|$)");

    /** What a yes is called among the kinds of answer. */
    private final String yes;
    /** Whether a question stems from a card's text, as the procedures in progress tell: then its source must be that card. */
    private final Predicate<T> stemsFromCard;
    /** One complaint of each sort, with how often it came. */
    private final Map<String, String> complaints = new TreeMap<>();
    private final Map<String, Integer> times = new HashMap<>();

    public QuestionPromises(String yes, Predicate<T> stemsFromCard) {
        this.yes = yes;
        this.stemsFromCard = stemsFromCard;
    }

    /** One complaint of each sort, with how often it came. */
    public Collection<String> complaints() {
        return complaints.values();
    }

    /** Looks at the open question; where there is none, at nothing. */
    public void check(Match<? extends T> match, String where) {
        if (match.isOver()) {
            return;
        }
        T table = match.table();
        Question question = match.question();
        String at = where + ", " + table.prompt() + " in " + table.frame(table.depth() - 1).getClass().getSimpleName()
                + ": ";
        checkQuestion(table, question, at);
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < match.prompt().size(); i++) {
            Answer answer = match.answer(i);
            answers.add(answer);
            if (!answer.words().equals(match.command(i))) {
                complain("words", at, "\"" + answer.words() + "\" is not the command \"" + match.command(i) + "\"");
            }
            checkAnswer(table, answer, at);
        }
        checkDistinct(answers, at);
    }

    private void checkQuestion(T table, Question q, String at) {
        if (q.seat() != table.prompt().seat() || q.ask() != table.prompt().ask()
                || q.purpose() != table.prompt().purpose()
                || !q.clause().equals(table.prompt().clause())) {
            complain("question of another prompt", at, q.toString());
        }
        if (q.purpose() == Purpose.TURN && q.ask() != Ask.ACT) {
            complain("no purpose", at, q.toString());
        }
        String words = q.words().strip();
        String bare = words.replaceAll("[?:.!]+$", "").toLowerCase(Locale.ROOT);
        if (words.isEmpty() || SHAPES.contains(bare)) {
            complain("words of " + q.purpose(), at, "says only \"" + words + "\"");
        }
        if (TORN.matcher(q.words()).find()) {
            complain("torn words of " + q.purpose(), at, q.words());
        }
        if (INTERNAL.matcher(words).find()) {
            complain("internal words of " + q.purpose(), at, words);
        }
        if (stemsFromCard.test(table) && q.source().isNone()) {
            complain("no source", at, q.toString());
        }
        if (!q.source().isNone() && q.sentence().isBlank()) {
            complain("no sentence", at, "source " + table.piece(q.source().card()).face().name() + ", " + q);
        }
        if (table.cause() == Cause.RULES && !q.sentence().isEmpty()) {
            complain("sentence of the rules", at, q.toString());
        }
        if (q.from() < 0 || q.to() < q.from() || q.to() > q.sentence().length()) {
            complain("part", at, q.toString());
        }
        checkNamesNothingUnseen(table, q, at);
    }

    /**
     * The asked seat reads no name of a card that it may not see, unless a card it may see has that name or is spoken of in the text. A
     * scenario calls all cards by names of its own.
     */
    private void checkNamesNothingUnseen(T table, Question q, String at) {
        if (table.labels() != null) {
            return;
        }
        for (int card = 0; card < table.pieceCount(); card++) {
            String name = table.piece(card).face().name();
            if (q.words().contains(name) && !Sight.sees(table, q.seat(), card) && !isKnown(table, q.seat(), name)
                    && !q.sentence().contains(name)) {
                complain("names an unseen card", at, q.words());
            }
        }
    }

    private boolean isKnown(T table, int seat, String name) {
        for (int card = 0; card < table.pieceCount(); card++) {
            if (Sight.sees(table, seat, card) && table.piece(card).face().name().contains(name)) {
                return true;
            }
        }
        return false;
    }

    private void checkAnswer(T table, Answer answer, String at) {
        if (answer.kind().isBlank() || answer.words().isBlank()) {
            complain("blank answer", at, answer.toString());
        }
        if (NUMBERED.matcher(answer.words()).matches()) {
            complain("numbered answer", at, answer.toString());
        }
        if (answer.kind().equals(yes) && answer.effect().isBlank()) {
            complain("a yes that says nothing", at, answer.toString());
        }
        if (INTERNAL.matcher(answer.effect()).find()) {
            complain("internal words of an effect", at, answer.toString());
        }
        for (Answer.Argument argument : answer.arguments()) {
            boolean good = switch (argument) {
                case Answer.OfCard c -> isCard(table, c.card());
                case Answer.OfAbility a -> isCard(table, a.card()) && !a.text().isBlank();
                case Answer.OfEffect e -> isCard(table, e.card()) && !e.text().isBlank();
                case Answer.OfSeat s -> s.seat() >= 0 && s.seat() < table.seatCount();
                case Answer.OfZone z -> z.zone() >= 0 && !table.spec(z.zone()).name().isEmpty();
                case Answer.OfMode m -> m.place() >= 0 && !m.text().isBlank();
                case Answer.OfWord w -> !w.word().isBlank();
                case Answer.OfNumber n -> true;
            };
            if (!good) {
                complain("argument", at, answer.toString());
            }
        }
    }

    private boolean isCard(T table, int card) {
        return card >= 0 && card < table.pieceCount();
    }

    private void checkDistinct(List<Answer> answers, String at) {
        Map<String, Answer> words = new HashMap<>();
        Map<String, Answer> meanings = new HashMap<>();
        for (Answer answer : answers) {
            Answer same = words.put(Wording.fold(answer.words()), answer);
            if (same != null) {
                complain("same words of " + answer.kind(), at, same + " and " + answer);
            }
            Answer alike = meanings.put(answer.meaning(), answer);
            if (alike != null) {
                complain("same meaning of " + answer.kind(), at, alike + " and " + answer);
            }
        }
    }

    private void complain(String sort, String at, String what) {
        int n = times.merge(sort, 1, Integer::sum);
        complaints.merge(sort, sort + " (1x): " + at + what,
                (first, more) -> first.replaceFirst("\\(\\d+x\\)", "(" + n + "x)"));
    }
}
