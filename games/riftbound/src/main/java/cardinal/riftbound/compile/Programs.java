package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.cards.effect.Assembler;
import cardinal.cards.effect.GoTo;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.verb.Add;
import cardinal.riftbound.verb.ChoosePlayer;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles instructions into a {@link Program}: verbs in order, with jumps, and the choices they need as slots. */
final class Programs extends Assembler<Instruction> {
    private final List<Slot> slots = new ArrayList<>();
    private final List<Program.Feature> features = new ArrayList<>();
    private final List<Ability> paragraphs;
    /** The instruction that each slot is for, and the part of it that is chosen. */
    private final List<Instruction> ofSlots = new ArrayList<>();
    private final List<Object> parts = new ArrayList<>();
    /** Whether the next verb goes on with a sentence. */
    private boolean joined;
    /** What the instruction at hand waits for. */
    private Condition on = CardDef.ALWAYS;

    private Programs(List<Ability> paragraphs, Instruction instruction) {
        super(instruction);
        this.paragraphs = paragraphs;
    }

    /** Whether an instruction can be compiled at all, and what it needs, does not depend on where it stands. */
    static Program compile(Instruction instruction, String label) {
        return compile(instruction, label, List.of());
    }

    /** paragraphs: the abilities that the instruction stands in. */
    static Program compile(Instruction instruction, String label, List<Ability> paragraphs) {
        List<Instruction> modes = modes(instruction);
        if (modes.size() > 1) {
            return new Program(List.of(), List.of(), featuresOfModes(instruction),
                    modes.stream().map(mode -> compile(mode, label, paragraphs)).toList(), label,
                    new Program.Origin(paragraphs, List.of(), List.of(), List.of(), listed(instruction)));
        }
        Programs p = new Programs(paragraphs, instruction);
        p.add(instruction);
        return new Program(p.ops(), p.slots, p.features, List.of(), label, new Program.Origin(paragraphs,
                p.instructions(), List.copyOf(p.ofSlots), List.copyOf(p.parts), List.of()));
    }

    private static List<Program.Feature> featuresOfModes(Instruction instruction) {
        if (instruction instanceof Instruction.OneOf one && one.style() == Instruction.OneOf.Style.SEVERAL) {
            return List.of(Program.Feature.DISTINCT_MODES);
        }
        if (instruction instanceof Instruction.OneOf one && one.style() == Instruction.OneOf.Style.ALL) {
            return List.of(Program.Feature.ALL_MODES);
        }
        return Records.any(instruction, part -> part == Instruction.OneOf.Style.NOT_CHOSEN_THIS_TURN)
                ? List.of(Program.Feature.FRESH_MODES) : List.of();
    }

    /** The modes as they are written, without what is done before and after. */
    private static List<Instruction> listed(Instruction instruction) {
        return switch (instruction) {
            case Instruction.OneOf o -> o.modes();
            case Instruction.Sequence s when !s.parts().isEmpty() -> listed(s.parts().getLast());
            case Instruction.May m -> listed(m.what());
            case Instruction.PayTo p -> listed(p.what());
            case Instruction.If i -> listed(i.then());
            default -> List.of(instruction);
        };
    }

    /** The whole instruction once for each mode that may be chosen for it; by itself when nothing is to be chosen. */
    private static List<Instruction> modes(Instruction instruction) {
        return switch (instruction) {
            case Instruction.OneOf o -> o.modes();
            case Instruction.Sequence s when !s.parts().isEmpty() -> {
                List<Instruction> others = s.parts().subList(0, s.parts().size() - 1);
                yield modes(s.parts().getLast()).stream().<Instruction>map(mode -> new Instruction.Sequence(
                        Stream.concat(others.stream(), Stream.of(mode)).toList(), s.joint())).toList();
            }
            case Instruction.May m -> modes(m.what()).stream().<Instruction>map(Instruction.May::new).toList();
            case Instruction.PayTo p -> modes(p.what()).stream()
                    .<Instruction>map(mode -> new Instruction.PayTo(p.costs(), p.optional(), mode, p.act())).toList();
            case Instruction.If i -> modes(i.then()).stream()
                    .<Instruction>map(mode -> new Instruction.If(i.condition(), mode, i.otherwise())).toList();
            default -> List.of(instruction);
        };
    }

    private void slot(Slot slot, Verb verb, Object part) {
        slots.add(slot);
        ofSlots.add(verb);
        parts.add(part);
    }

    @Override
    protected void lay(Instruction instruction) {
        switch (instruction) {
            case Instruction.Sequence s -> sequence(s);
            case Instruction.May m -> leavable(m.what(), Op.May::new);
            case Instruction.PayTo p -> leavable(p.what(), end -> new Op.Pay(p.costs(), p.optional(), p.act(), end));
            case Instruction.If i -> branch(i);
            case Instruction.OrInstead o -> orInstead(o);
            case Instruction.ForEach f -> loop(f.what(), end -> new Op.Each(f.each(), end), GoTo::new);
            case Instruction.ForEachDone f -> loop(f.what(), Op.Times::new, GoTo::new);
            case Instruction.UnlessHas u -> offer(u.who(), List.of(), u.what(), u.instead());
            case Instruction.UnlessPays u -> offer(u.who(), u.costs(), u.what(), Instruction.If.NOTHING);
            case Instruction.PayAnyTo p -> {
                op(new Op.PayAny(p.each()));
                add(p.what());
            }
            case Instruction.ByDomain b -> op(new Op.ByDomain(b.cases().stream().collect(Collectors
                    .toMap(Instruction.ByDomain.Case::domain,
                            one -> compile(one.what(), "by its domain", paragraphs)))));
            case Instruction.DoThis d ->
                    op(new Op.Reflex(d.condition(), d.times(), compile(d.what(), "do this", paragraphs)));
            case Instruction.When w ->
                    op(new Op.Later(w.trigger(), w.once(), compile(w.what(), "later this turn", paragraphs)));
            case Instruction.Instead i ->
                    op(new Op.Instead(i.would(), i.may(), compile(paid(i), "instead", paragraphs)));
            case Instruction.OneOf o -> throw new IllegalStateException("modes that cannot be chosen beforehand: " + o);
            case Verb v -> verb(v);
        }
    }

    /** What is said in one sentence is done, or not, together. */
    private void sequence(Instruction.Sequence s) {
        boolean outer = joined;
        for (Instruction part : s.parts()) {
            add(part);
            joined = s.joint() != Instruction.Sequence.Joint.SENTENCES;
        }
        joined = outer;
    }

    private void branch(Instruction.If i) {
        Condition outer = on;
        on = i.condition() instanceof Condition.Level ? i.condition() : on;
        lay(i);
        on = outer;
    }

    private void lay(Instruction.If i) {
        if (i.otherwise() instanceof Instruction.Sequence s && s.parts().isEmpty()) {
            leavable(i.then(), end -> new Op.Unless(i.condition(), end));
        } else {
            either(otherwise -> new Op.Unless(i.condition(), otherwise), i.then(), i.otherwise());
        }
    }

    /** What happens instead, if its controller wants to and pays. */
    private static Instruction paid(Instruction.Instead i) {
        return i.costs().isEmpty() ? i.may() ? new Instruction.May(i.what()) : i.what()
                : new Instruction.PayTo(i.costs(), i.may(), i.what());
    }

    private void offer(Who who, List<Cost> costs, Instruction what, Instruction instead) {
        int slot = slots.size();
        either(otherwise -> new Op.Offer(who, costs, isObjects(slot) ? slot : -1, otherwise), what, instead);
    }

    /** Whether objects are chosen in this slot, if there is one. */
    private boolean isObjects(int slot) {
        return slot < slots.size() && slots.get(slot) instanceof Slot.Objects;
    }

    /** The usual thing comes first in the text, and so do its choices; the condition may be about them. */
    private void orInstead(Instruction.OrInstead o) {
        int name = reserve();
        int test = reserve();
        int slot = slots.size();
        int skipUsual = reserve();
        int usual = here();
        add(o.usual());
        set(name, isObjects(slot) ? new Op.Name(slot) : new GoTo(test));
        int end = reserve();
        set(skipUsual, new GoTo(here()));
        set(test, new Op.Unless(o.condition(), usual));
        add(o.instead());
        set(end, new GoTo(here()));
    }

    private void verb(Verb verb) {
        if (verb instanceof Add) {
            features.add(Program.Feature.ADDS);
        }
        op(new Op.Do(verb, slots.size(), joined));
        if (verb instanceof Split s) {
            slot(new Slot.Shares(s.amount(), s.among()), s, s);
            return;
        }
        if (verb instanceof ChoosePlayer p) {
            slot(new Slot.Player(p.opponent()), verb, verb);
        } else if (verb instanceof Record r) {
            slotsOf(verb, r);
        }
    }

    /** Selectors and destinations in the order of the record's components, amounts looked into. */
    private void slotsOf(Verb verb, Record record) {
        for (Object value : Records.parts(record).values()) {
            switch (value) {
                case Selector s -> selector(verb, s);
                case Amount a -> slotsOf(verb, (Record) a);
                case Move.Destination d -> destination((Move) record, d);
                case null, default -> {
                }
            }
        }
    }

    private void destination(Move move, Move.Destination d) {
        if (d == Move.Destination.ANY || d == Move.Destination.A_BATTLEFIELD) {
            Slot.Mover mover = switch (move.what()) {
                case Selector.Self _ -> Slot.Mover.SOURCE;
                case Selector.All _ -> Slot.Mover.ALL;
                default -> Slot.Mover.OTHER;
            };
            slot(new Slot.Location(d == Move.Destination.A_BATTLEFIELD, mover), move, d);
        }
    }

    private void selector(Verb verb, Selector s) {
        switch (s) {
            case Selector.Chosen c when c.filter().isTarget() ->
                    slot(new Slot.Objects(c.count(), c.filter(), -1, on), verb, c);
            case Selector.All a when a.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD ->
                    slot(new Slot.Objects(Selector.Count.ONE, Filter.of(Filter.Kind.BATTLEFIELD), -1), verb, a);
            case Selector.Group g -> slot(new Slot.Objects(g.count(), g.filter(), g.totalMightAtMost()), verb, g);
            default -> {
            }
        }
    }
}
