package cardinal.ufs.words;

import cardinal.kernel.Answer;
import cardinal.kernel.Answer.Argument;
import cardinal.kernel.Answer.OfAbility;
import cardinal.kernel.Answer.OfCard;
import cardinal.kernel.Answer.OfEffect;
import cardinal.kernel.Answer.OfMode;
import cardinal.kernel.Answer.OfNumber;
import cardinal.kernel.Answer.OfSeat;
import cardinal.kernel.Answer.OfWord;
import cardinal.kernel.Option;
import cardinal.kernel.Sentence;
import cardinal.kernel.Prompt;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Vital;
import cardinal.ufs.flow.Ordering;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.ModifyCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Options of the open question with what they are about. */
public final class Answers {
    private Answers() {
    }

    public static Answer of(UfsTable t, long option) {
        boolean withCard = Option.kind(option) == Choice.ABILITY && Option.c(option) == 1;
        return new Answer(Choice.word(withCard ? Choice.PLAY : Option.kind(option)), arguments(t, option),
                sentence(t, option), effect(t, option));
    }

    private static Sentence sentence(UfsTable t, long option) {
        return Option.kind(option) == Choice.SEAT
                ? Sentence.of("choose ", new Sentence.Player(Option.a(option), "player "))
                : Sentence.of(Commands.of(t, option));
    }

    private static List<Argument> arguments(UfsTable t, long option) {
        int a = Option.a(option);
        int b = Option.b(option);
        int c = Option.c(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> played(a, b == 1, c);
            case Choice.ABILITY -> List.of(ability(t, a, b));
            case Choice.BLOCK -> block(a, b == 1, c == 1);
            case Choice.CARD -> List.of(new OfCard(a));
            case Choice.NUMBER -> List.of(t.cause().instruction() instanceof ModifyCheck m && m.either()
                    ? new OfMode(a, Commands.of(t, option)) : new OfNumber(a));
            case Choice.SPOT -> List.of(new OfNumber(a));
            case Choice.SEAT -> List.of(new OfSeat(a));
            case Choice.OPTION -> List.of(new OfMode(a, Commands.of(t, option)));
            case Choice.ZONE, Choice.SYMBOL, Choice.TYPE -> List.of(new OfWord(Commands.of(t, option)));
            case Choice.EFFECT -> List.of(effect(t, a, b));
            case Choice.WORD -> c == Commands.OF_CARD
                    ? List.of(new OfWord(Commands.named(t, a, b, c)), new OfCard(b))
                    : List.of(new OfWord(Commands.named(t, a, b, c)));
            case Choice.VITAL -> List.of(new OfWord(Vital.values()[a].name().toLowerCase(Locale.ROOT)),
                    new OfNumber(b));
            default -> List.of();
        };
    }

    private static List<Argument> played(int card, boolean secondHalf, int target) {
        List<Argument> all = new ArrayList<>(List.of(new OfCard(card)));
        if (secondHalf) {
            all.add(new OfWord("second half"));
        }
        if (target > 0) {
            all.add(new OfCard(target - 1));
        }
        return List.copyOf(all);
    }

    private static List<Argument> block(int card, boolean secondHalf, boolean ranged) {
        List<Argument> all = new ArrayList<>(List.of(new OfCard(card)));
        if (secondHalf) {
            all.add(new OfWord("second half"));
        }
        if (ranged) {
            all.add(new OfWord("ranged"));
        }
        return List.copyOf(all);
    }

    private static OfAbility ability(UfsTable t, int card, int place) {
        List<HeldAbility> held = Legal.heldBy(t, card);
        return new OfAbility(card, place, place < held.size() ? CardTextWords.ability(t, held.get(place).ability())
                : AbilityNames.of(t, card, place));
    }

    /** A waiting effect is told apart from the others of its card by its place among them. */
    private static OfEffect effect(UfsTable t, int place, int card) {
        Prompt prompt = t.prompt();
        int nth = 0;
        for (int i = 0; i < prompt.size(); i++) {
            nth += Option.b(prompt.option(i)) == card && Option.a(prompt.option(i)) < place ? 1 : 0;
        }
        Bindings known = t.frame(t.depth() - 1) instanceof Ordering o ? o.effect(t, place) : null;
        return new OfEffect(card, nth, CardTextWords.effect(t, known, card, prompt.seat()));
    }

    // ---- what an answer does, where its command does not say ---------------------------------------------------------

    private static String effect(UfsTable t, long option) {
        return switch (Option.kind(option)) {
            case Choice.YES -> Questions.yes(t);
            case Choice.NO -> no(t);
            case Choice.KEEP -> "you play with this hand";
            case Choice.MULLIGAN -> "you draw a new hand for it";
            case Choice.DONE -> done(t);
            case Choice.FAIL -> "nothing is committed and the check fails";
            case Choice.ABILITY -> ability(t, Option.a(option), Option.b(option)).text();
            case Choice.EFFECT -> effect(t, Option.a(option), Option.b(option)).text();
            default -> "";
        };
    }

    private static String done(UfsTable t) {
        return switch (t.prompt().purpose()) {
            case MULLIGAN -> "you keep the other cards";
            case SIDEBOARD -> "the deck stays as it is";
            default -> t.frame(t.depth() - 1) instanceof Pick p && p.count() > 0 ? "no more cards" : "none";
        };
    }

    private static String no(UfsTable t) {
        return switch (t.prompt().purpose()) {
            case KEEP -> "it is cleared";
            case MOVE -> "it goes to the discard pile";
            case FORM -> t.cause().instruction() == null ? "it is cleared as usual" : "it comes face up";
            default -> "do not " + Questions.yes(t);
        };
    }
}
