package cardinal.riftbound.words;

import cardinal.kernel.Cause;
import cardinal.kernel.Prompt;
import cardinal.kernel.Question;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.flow.Asking;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.RiftTable;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The open question with its words, and the text that asks it. */
public final class Questions {
    private Questions() {
    }

    public static Question of(RiftTable t) {
        QuestionWords words = new QuestionWords(t);
        Cause cause = words.cause();
        Prompt prompt = t.prompt();
        String sentence = cause.source().isNone() ? "" : sentence(t, cause, words);
        String part = Stream.concat(words.spellings(cause.part()), words.spellings(cause.instruction()))
                .filter(spelling -> at(sentence, spelling) >= 0).findFirst().orElse("");
        int from = part.isEmpty() ? 0 : at(sentence, part);
        return new Question(prompt.seat(), prompt.ask(), prompt.purpose(), prompt.clause(), cause.source(), sentence,
                from, from + part.length(), asked(t, words), deed(t, words));
    }

    /** What becomes of a card that is picked. */
    private static Question.Deed deed(RiftTable t, QuestionWords words) {
        return switch (t.prompt().purpose()) {
            case MULLIGAN -> Question.Deed.of("change");
            case TARGET -> words.deed(words.cause().part());
            case DISCARD -> Question.Deed.of("discard");
            case TAKE -> Question.Deed.of("take");
            case DIVIDE -> Question.Deed.NAME;
            case MOVE -> words.cause().source().isNone() ? Question.Deed.of("move") : Question.Deed.CHOOSE;
            default -> Question.Deed.CHOOSE;
        };
    }

    private static String asked(RiftTable t, QuestionWords words) {
        return t.frame(t.depth() - 1) instanceof Asking asking ? asking.asks(words) : "";
    }

    private static int at(String sentence, String part) {
        return sentence.toLowerCase(Locale.ROOT).indexOf(part.toLowerCase(Locale.ROOT));
    }

    /** The ability that asks, as it is printed; a card that is played without one is named. */
    private static String sentence(RiftTable t, Cause cause, QuestionWords words) {
        CardType speaker = t.def(cause.source().card()).type();
        String text = switch (cause.ability()) {
            case Program program -> text(speaker, program);
            case Ability ability -> text(speaker, ability);
            case null, default -> "";
        };
        return text.isEmpty() ? "Play " + words.source() + "." : text;
    }

    /** The paragraphs of a spell, or the ability. */
    static String text(CardType speaker, Program program) {
        return program.paragraphs().stream().map(ability -> text(speaker, ability)).collect(Collectors.joining(" "));
    }

    /** An ability as a card of this type prints it; another object may have it from elsewhere. */
    static String text(CardType speaker, Ability ability) {
        return Stream.concat(Stream.of(speaker), Stream.of(CardType.values()))
                .map(type -> CardText.print(type, ability)).flatMap(Optional::stream).findFirst().orElse("");
    }
}
