package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Instruction.By;
import cardinal.evolve.ability.Instruction.May;
import cardinal.evolve.ability.Instruction.Sequence;
import cardinal.evolve.ability.Instruction.Sequence.Joint;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Verbs joined within one sentence, and who does them. */
public final class Deeds {
    /** "select an enemy follower on the field and deal it 1 damage", "draw 2 cards, then discard a card". */
    public static final Syntax<Instruction> DEEDS = rule("deeds", () -> of(Person.YOU));

    public static final Syntax<Instruction> THEIRS = rule("their deeds", () -> of(Person.THEY));
    public static final Syntax<Instruction> THEY_MAY = rule("deeds they may do", () -> of(Person.THEY_MAY));

    /** One sentence without its full stop. */
    public static final Syntax<Instruction> CLAUSE = rule("clause", () -> Syntax.<Instruction>either(
            DEEDS, says("repeat this ability", new Instruction.RepeatAll()),
            phrase("you may {}", DEEDS).as(May.class, May::new, May::what), by()));

    /** What is done instead; what the action replaced acts on may be left out. */
    public static final Syntax<Instruction> SUBSTITUTE = rule("substitute", () -> Syntax.<Instruction>either(
            CLAUSE, either(VerbPhrases.all().substitutes())));

    private Deeds() {
    }

    private static Syntax<Instruction> of(Person person) {
        Syntax<Instruction> together = series(verb(person), "and").as(Instruction.class,
                verbs -> isRevealed(verbs) ? null : join(List.copyOf(verbs), Joint.AND), value -> verbs(value));
        return list(together, ", then ").as(Instruction.class, parts -> join(parts, Joint.THEN),
                value -> parts(value, Joint.THEN));
    }

    private static final Syntax<Verb> YOURS = rule("verb", () -> either(VerbPhrases.all().of(Person.YOU)));
    private static final Syntax<Verb> THEIR = rule("their verb", () -> either(VerbPhrases.all().of(Person.THEY)));
    private static final Syntax<Verb> MAY =
            rule("verb they may do", () -> either(VerbPhrases.all().of(Person.THEY_MAY)));

    private static Syntax<Verb> verb(Person person) {
        return switch (person) {
            case YOU -> YOURS;
            case THEY -> THEIR;
            case THEY_MAY -> MAY;
        };
    }

    /** "reveal it and add it to your hand" is one deed. */
    private static boolean isRevealed(List<Verb> verbs) {
        for (int i = 1; i < verbs.size(); i++) {
            if (verbs.get(i).isOneWith(verbs.get(i - 1))) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable List<Verb> verbs(Instruction value) {
        List<Verb> verbs = new ArrayList<>();
        for (Instruction part : parts(value, Joint.AND)) {
            if (!(part instanceof Verb verb)) {
                return null;
            }
            verbs.add(verb);
        }
        return verbs;
    }

    static Instruction join(List<Instruction> parts, Joint joint) {
        return parts.size() == 1 ? parts.getFirst() : new Sequence(parts, joint);
    }

    static List<Instruction> parts(Instruction value, Joint joint) {
        return value instanceof Sequence sequence && sequence.joint() == joint ? sequence.parts() : List.of(value);
    }

    /** Players other than you, as the subject of a sentence. */
    static final Syntax<Who> PLAYER = either(
            says("each player", Who.EACH_PLAYER), says("each opponent", Who.EACH_OPPONENT),
            says("an opponent", Who.OPPONENT), says("its controller", Who.ITS_CONTROLLER),
            says("its owner", Who.ITS_OWNER), says("that player", Who.THAT_PLAYER));

    private static Syntax<By> by() {
        return either(
                phrase("{} {}", PLAYER, THEIRS).as(By.class, By::new, By::who,
                        by -> by.what() instanceof May ? null : by.what()),
                phrase("they {}", THEY_MAY).as(By.class, what -> new By(Who.THEY, what),
                        by -> by.who() != Who.THEY || by.what() instanceof May ? null : by.what()),
                phrase("{} may {}", either(PLAYER, says("they", Who.THEY)), THEY_MAY).as(By.class,
                        (who, what) -> new By(who, new May(what)), By::who,
                        by -> by.what() instanceof May may ? may.what() : null));
    }
}
