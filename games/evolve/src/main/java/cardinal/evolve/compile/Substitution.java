package cardinal.evolve.compile;

import cardinal.cards.Records;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.verb.CreateTokens;
import cardinal.evolve.verb.DealDivided;
import cardinal.evolve.verb.LookAtTop;
import cardinal.evolve.verb.Put;
import cardinal.evolve.verb.RevealTop;
import cardinal.evolve.verb.RollDie;
import cardinal.evolve.verb.Search;
import cardinal.evolve.verb.SearchOr;
import cardinal.evolve.verb.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** "Deal 3 damage instead.": if its condition holds, an action takes the place of the one in the sentence before. */
final class Substitution {
    /** Words for something that the sentence before named or did. */
    private static final List<Class<?>> BACK =
            List.of(Selector.It.class, Selector.TheToken.class, Selector.Remaining.class,
                    Selector.LeaderOf.class, Amount.DoneThisWay.class, Amount.Rolled.class, Condition.Did.class,
                    Condition.Rolled.class, Condition.ItIs.class);
    /** What names something. */
    private static final List<Class<?>> NAMING = List.of(Select.class, Search.class, LookAtTop.class, RevealTop.class,
            RollDie.class, CreateTokens.class, Selector.Pick.class, Selector.Random.class);

    private Substitution() {
    }

    /**
     * The sentences with each "instead" in the one that it changes.
     *
     * @param refused  told of those that change nothing, or whose words mean what would no longer be done
     */
    static List<Instruction> folded(List<Instruction> sentences, Consumer<Instruction.Instead> refused) {
        List<Instruction> parts = new ArrayList<>();
        for (Instruction sentence : sentences) {
            int at = sentence instanceof Instruction.Instead ? lastDeed(parts) : -1;
            if (!(sentence instanceof Instruction.Instead instead)) {
                parts.add(sentence);
            } else if (at < 0) {
                refused.accept(instead);
            } else {
                parts.set(at, of(parts.get(at), instead, refused));
            }
        }
        return parts;
    }

    /** The sentence before; what X is does not count as one. */
    private static int lastDeed(List<Instruction> parts) {
        int at = parts.size() - 1;
        while (at >= 0 && parts.get(at) instanceof Instruction.LetX) {
            at--;
        }
        return at;
    }

    /** The sentence before with the choice between the two in it. */
    private static Instruction of(Instruction before, Instruction.Instead instead,
            Consumer<Instruction.Instead> refused) {
        Instruction changed = before instanceof Search search ? elsewhere(search, instead) : null;
        if (changed == null && instead.what() instanceof Verb v) {
            changed = within(before, v, instead);
        }
        if (changed == null) {
            changed = afterSelecting(before, instead);
        }
        if (changed != null) {
            return changed;
        }
        if (Records.mentions(instead.what(), Selector.Same.class)
                || mentions(NAMING, before)
                        && (mentions(BACK, instead.what()) || mentions(BACK, instead.condition()))) {
            refused.accept(instead);
        }
        return new Instruction.If(instead.condition(), instead.what(), before);
    }

    /** What was searched for is put somewhere else. */
    private static @Nullable Instruction elsewhere(Search search, Instruction.Instead instead) {
        boolean may = instead.what() instanceof Instruction.May;
        Instruction what = instead.what() instanceof Instruction.May m ? m.what() : instead.what();
        return what instanceof Put put && put.what() instanceof Selector.It
                ? new SearchOr(search, instead.condition(), may, put.to()) : null;
    }

    private static boolean mentions(List<Class<?>> types, Object part) {
        return types.stream().anyMatch(type -> Records.mentions(part, type));
    }

    /** Another action with what is selected: the selection stays, what follows it is exchanged. */
    private static @Nullable Instruction afterSelecting(Instruction before, Instruction.Instead instead) {
        if (!(before instanceof Instruction.Sequence s) || Records.mentions(instead.what(), Select.class)
                || Records.mentions(instead.what(), Selector.Same.class)) {
            return null;
        }
        int selected = -1;
        for (int i = 0; i < s.parts().size(); i++) {
            selected = s.parts().get(i) instanceof Select ? i : selected;
        }
        if (selected < 0 || selected == s.parts().size() - 1) {
            return null;
        }
        List<Instruction> parts = new ArrayList<>(s.parts().subList(0, selected + 1));
        parts.add(new Instruction.If(instead.condition(), instead.what(),
                new Instruction.Sequence(List.copyOf(s.parts().subList(selected + 1, s.parts().size())), s.joint())));
        return new Instruction.Sequence(List.copyOf(parts), s.joint());
    }

    /** Exchanges the last verb of the same kind, or null if there is none. */
    private static @Nullable Instruction within(Instruction before, Verb verb, Instruction.Instead instead) {
        return switch (before) {
            case DealDivided divided when verb instanceof DealDivided other && !mentions(BACK, instead.condition()) ->
                    divided.orIf(instead.condition(), other);
            case Instruction.Sequence s -> {
                List<Instruction> parts = new ArrayList<>(s.parts());
                for (int i = parts.size() - 1; i >= 0; i--) {
                    Instruction changed = within(parts.get(i), verb, instead);
                    if (changed != null) {
                        parts.set(i, changed);
                        yield new Instruction.Sequence(List.copyOf(parts), s.joint());
                    }
                }
                yield null;
            }
            case Instruction.If i when i.then().getClass() == verb.getClass() ->
                    new Instruction.If(instead.condition(), sameRecipient(verb, i.then()), i);
            case Instruction.If i -> {
                Instruction changed = within(i.then(), verb, instead);
                yield changed == null ? null : new Instruction.If(i.condition(), changed, i.otherwise());
            }
            case Verb v when v.getClass() == verb.getClass() ->
                    new Instruction.If(instead.condition(), sameRecipient(verb, v), v);
            default -> null;
        };
    }

    /** The recipient that is left out is that of the action replaced. */
    private static Instruction sameRecipient(Verb verb, Object original) {
        Selector[] recipient = {null};
        Records.visit(original, part -> {
            if (part instanceof Selector s && recipient[0] == null) {
                recipient[0] = s;
            }
        });
        Selector to = recipient[0];
        return to == null ? sameTokens(verb, original)
                : (Instruction) Records.rebuilt(verb, part -> part instanceof Selector.Same ? to : part);
    }

    /** "Summon 2 instead": the tokens that are not named are those of the action replaced. */
    private static Instruction sameTokens(Verb verb, Object original) {
        return !(original instanceof CreateTokens before) ? verb
                : (Instruction) Records.rebuilt(verb,
                        part -> part instanceof CreateTokens.Tokens t && t.name().isEmpty()
                                ? new CreateTokens.Tokens(t.n(), before.tokens().getFirst().name()) : part);
    }
}
