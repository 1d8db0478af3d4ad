package cardinal.evolve.compile;

import cardinal.cards.Records;
import cardinal.cards.effect.Assembler;
import cardinal.cards.effect.GoTo;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Who;
import cardinal.evolve.program.Op;
import cardinal.evolve.program.Program;
import cardinal.evolve.program.Slot;
import cardinal.evolve.verb.DrainDefense;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Compiles instructions: the steps that each comes to, and the selections that are made on play gathered as slots. */
final class Programs extends Assembler<Instruction> {
    /** Words for what the text has done so far. */
    private static final List<Class<?>> BACK = List.of(Selector.It.class, Selector.Same.class, Selector.TheToken.class,
            Selector.LeaderOf.class, Selector.Remaining.class, Amount.DoneThisWay.class, Amount.Rolled.class,
            Condition.Did.class, Condition.YouDid.class, Condition.Rolled.class, Condition.ItIs.class);

    private final List<Ability> text;
    private final List<Slot> slots = new ArrayList<>();
    private final List<Condition> conditions = new ArrayList<>();
    private final String label;
    private Instruction.@Nullable OneOf choose;
    private int mode = -1;
    /** Within something that is decided on resolution: selections are made then, too. */
    private int late;
    /** Within what other players do: "they" are those who do it. */
    private int acting;

    private Programs(Instruction whole, String label, List<Ability> text) {
        super(whole);
        this.label = label;
        this.text = text;
    }

    /** The program of a spell or an activated ability. */
    static Program compile(Instruction instruction, String label, List<Ability> text) {
        Programs p = new Programs(instruction, label, text);
        p.add(instruction);
        return p.finish(instruction, List.of());
    }

    /** 10.1.1.2.2: a cost before the whole effect of an automatic ability is paid to play it. */
    static Program automatic(Instruction instruction, String label, List<Ability> text) {
        if (!(instruction instanceof Instruction.PayTo pay)) {
            return compile(instruction, label, text);
        }
        Programs p = new Programs(instruction, label, text);
        p.add(pay.what());
        return p.finish(instruction, pay.costs());
    }

    /** 10.10: what is done instead is not played: everything is chosen as it is done. */
    static Program replacing(Instruction instruction, String label, List<Ability> text) {
        Programs p = new Programs(instruction, label, text);
        p.late = 1;
        p.add(instruction);
        return p.finish(instruction, List.of());
    }

    private Program finish(Instruction whole, List<Cost> costs) {
        return new Program(ops(), slots, costs, choose, x(whole), earthRite(whole),
                isAboutCause(whole), label, instructions(), text);
    }

    private static boolean isAboutCause(Instruction whole) {
        return Records.any(whole, Programs::isOfItsOwn, part -> switch (part) {
            case Selector.It i -> true;
            case Selector.LeaderOf l -> true;
            case Condition.ItIs i -> true;
            case Condition.EnteredFrom e -> true;
            case Condition.EnteredNotFrom e -> true;
            case Condition.EnteredByAbility e -> true;
            case Condition.NthThisTurn n -> true;
            case DrainDefense d -> true;
            case Who who -> who == Who.ITS_CONTROLLER || who == Who.ITS_OWNER || who == Who.THAT_PLAYER;
            default -> false;
        });
    }

    /** What belongs to a text of its own: an ability that is given. */
    private static boolean isOfItsOwn(Object part) {
        return part instanceof Gift.Quoted;
    }

    /** 13.3.3.2: the number of its counters, which is one for all of a text. */
    private static int earthRite(Instruction whole) {
        int[] n = {0};
        Records.any(whole, Programs::isOfItsOwn, part -> {
            n[0] = part instanceof Condition.EarthRite rite ? rite.n() : n[0];
            return false;
        });
        return n[0];
    }

    /** What X is for choices on play and for costs: the first definition of the text. */
    private static @Nullable Amount x(Instruction whole) {
        Amount[] found = {null};
        Records.any(whole, part -> isOfItsOwn(part) || part instanceof Instruction.Later, part -> {
            if (part instanceof Instruction.LetX let && found[0] == null) {
                found[0] = let.amount();
            }
            return false;
        });
        return found[0];
    }

    @Override
    protected void lay(Instruction instruction) {
        switch (instruction) {
            case Instruction.Sequence s -> sequence(s);
            case Instruction.May m -> {
                late++;
                leavable(m.what(), end -> new Op.May(m.what(), end));
                late--;
            }
            case Instruction.PayTo p -> {
                late++;
                leavable(p.what(), end -> new Op.Pay(p.costs(), end));
                late--;
            }
            case Instruction.If i -> branch(i);
            case Instruction.Instead i -> add(new Instruction.If(i.condition(), i.what(), Instruction.If.NOTHING));
            case Instruction.OneOf o -> options(o);
            case Instruction.LetX x -> op(new Op.LetX(x.amount()));
            case Instruction.ForEvery f ->
                    loop(f.what(), end -> new Op.ForEvery(f.unit(), f.filter(), end), start -> new Op.EndEvery());
            case Instruction.By b when b.who() == Who.THEY && acting > 0 -> add(b.what());
            case Instruction.By b -> processes(b).forEach(process -> by(b.who(), process));
            case Instruction.Later l ->
                    op(new Op.Later(l.trigger(), l.within(), l.once(), automatic(l.what(), label, text)));
            case Instruction.Times r -> again(r.what(), start -> new Op.Again(start, r.n()));
            case Instruction.RepeatUntilFull r -> again(r.what(), start -> new Op.UntilFull(start, r.place()));
            case Instruction.RepeatAll r -> op(new Op.Restart());
            case Verb v -> verb(v);
        }
    }

    /** What is done once at least; tail: told where it begins. */
    private void again(Instruction what, IntFunction<Op> tail) {
        int start = here();
        late++;
        add(what);
        late--;
        op(tail.apply(start));
    }

    private void by(Who who, Instruction what) {
        late++;
        acting++;
        loop(what, end -> new Op.By(who, end), Op.EndBy::new);
        acting--;
        late--;
    }

    /** 1.3.4.1: what several players do is done process by process; what refers back belongs to the process before it. */
    private static List<Instruction> processes(Instruction.By b) {
        if (b.who() != Who.EACH_PLAYER || !(b.what() instanceof Instruction.Sequence s)) {
            return List.of(b.what());
        }
        List<Instruction> all = new ArrayList<>();
        for (Instruction part : s.parts()) {
            all.add(!all.isEmpty() && refersBack(part)
                    ? new Instruction.Sequence(List.of(all.removeLast(), part), s.joint()) : part);
        }
        return all;
    }

    private static boolean refersBack(Instruction part) {
        return BACK.stream().anyMatch(type -> Records.mentions(part, type));
    }

    /** 5.2.1.2: X may be defined after its use; what is said "instead" changes the sentence before. */
    private void sequence(Instruction.Sequence s) {
        List<Instruction> parts = Substitution.folded(s.parts(), instead -> {
            throw new IllegalStateException("an \"instead\" of nothing in a text that was refused: " + label);
        });
        for (Instruction part : parts) {
            if (part instanceof Instruction.LetX) {
                add(part);
            }
        }
        for (Instruction part : parts) {
            if (!(part instanceof Instruction.LetX)) {
                add(part);
            }
        }
    }

    private void branch(Instruction.If i) {
        int test = reserve();
        boolean onPlay = isKnownOnPlay(i.condition());
        late += onPlay ? 0 : 1;
        conditions.add(i.condition());
        add(i.then());
        conditions.removeLast();
        if (i.otherwise() instanceof Instruction.Sequence s && s.parts().isEmpty()) {
            set(test, new Op.Unless(i.condition(), here()));
        } else {
            int skip = reserve();
            set(test, new Op.Unless(i.condition(), here()));
            late++;
            add(i.otherwise());
            late--;
            set(skip, new GoTo(here()));
        }
        late -= onPlay ? 0 : 1;
    }

    /** 10.3.2: conditions on the table can be looked at on play; conditions on what this effect does cannot. */
    private static boolean isKnownOnPlay(Condition c) {
        return switch (c) {
            case Condition.Did d -> false;
            case Condition.YouDid y -> false;
            case Condition.Rolled r -> false;
            case Condition.ItIs i -> false;
            case Condition.Has h -> h.who() instanceof Selector.This || h.who() instanceof Selector.YourLeader;
            case Condition.Not n -> isKnownOnPlay(n.of());
            case Condition.All a -> a.parts().stream().allMatch(Programs::isKnownOnPlay);
            default -> true;
        };
    }

    private void options(Instruction.OneOf o) {
        boolean now = late > 0;
        if (now) {
            op(new Op.Choose(o));
        } else if (choose != null) {
            throw new IllegalStateException("a text with two choices of options: " + label);
        } else {
            choose = o;
        }
        for (int i = 0; i < o.options().size(); i++) {
            int option = i;
            mode = now ? -1 : i;
            leavable(o.options().get(i), end -> new Op.Option(option, end));
            mode = -1;
        }
    }

    private void verb(Verb verb) {
        int slot = Op.LATE;
        Amount divided = verb.divided();
        if (verb instanceof Selection s) {
            if (late == 0 && isTarget(s.filter())) {
                slot = slots.size();
                slots.add(new Slot(s.count(), s.filter(), List.copyOf(conditions), null, mode));
            }
        } else if (divided != null && !slots.isEmpty()) {
            slots.add(slots.removeLast().dividing(divided));
        }
        op(new Op.Do(verb, slot, verb instanceof Selection ? List.of() : verb.picks()));
    }

    /** 10.6.2.3: everything but cards in zones that are not public. */
    static boolean isTarget(Filter filter) {
        return filter.places().stream().allMatch(Filter.Place::isPublic);
    }
}
