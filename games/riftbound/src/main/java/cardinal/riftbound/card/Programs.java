package cardinal.riftbound.card;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.verb.Add;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.Split;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles instructions into a {@link Program}: verbs in order, with jumps, and the choices they need as slots. */
public final class Programs {
    private final List<Op> ops = new ArrayList<>();
    private final List<Slot> slots = new ArrayList<>();
    private final List<Program.Feature> features = new ArrayList<>();

    private Programs() {
    }

    public static Program compile(Instruction instruction, String label) {
        List<Instruction> modes = modes(instruction);
        if (modes.size() > 1) {
            boolean fresh = Records.any(instruction, part -> part == Instruction.OneOf.Style.NOT_CHOSEN_THIS_TURN);
            return new Program(List.of(), List.of(), fresh ? List.of(Program.Feature.FRESH_MODES) : List.of(),
                    modes.stream().map(mode -> compile(mode, label)).toList(), label);
        }
        Programs p = new Programs();
        p.add(instruction);
        return new Program(p.ops, p.slots, p.features, List.of(), label);
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
                    .<Instruction>map(mode -> new Instruction.PayTo(p.costs(), p.optional(), mode)).toList();
            case Instruction.If i -> modes(i.then()).stream()
                    .<Instruction>map(mode -> new Instruction.If(i.condition(), mode, i.otherwise())).toList();
            default -> List.of(instruction);
        };
    }

    private void add(Instruction instruction) {
        switch (instruction) {
            case Instruction.Sequence s -> s.parts().forEach(this::add);
            case Instruction.May m -> {
                int at = reserve();
                add(m.what());
                ops.set(at, new Op.May(ops.size()));
            }
            case Instruction.PayTo p -> {
                int at = reserve();
                add(p.what());
                ops.set(at, new Op.Pay(p.costs(), p.optional(), ops.size()));
            }
            case Instruction.If i -> branch(i);
            case Instruction.OrInstead o -> orInstead(o);
            case Instruction.ForEach f -> loop(f.what(), end -> new Op.Each(f.each(), end));
            case Instruction.ForEachDone f -> loop(f.what(), Op.Times::new);
            case Instruction.UnlessHas u -> offer(u.who(), List.of(), u.what(), u.instead());
            case Instruction.UnlessPays u -> offer(u.who(), u.costs(), u.what(), Instruction.If.NOTHING);
            case Instruction.PayAnyTo p -> {
                ops.add(new Op.PayAny(p.each()));
                add(p.what());
            }
            case Instruction.ByDomain b -> ops.add(new Op.ByDomain(b.cases().stream().collect(Collectors
                    .toMap(Instruction.ByDomain.Case::domain, one -> compile(one.what(), "by its domain")))));
            case Instruction.DoThis d -> ops.add(new Op.Reflex(d.condition(), d.times(), compile(d.what(), "do this")));
            case Instruction.When w ->
                    ops.add(new Op.Later(w.trigger(), w.once(), compile(w.what(), "later this turn")));
            case Instruction.Instead i -> ops.add(new Op.Instead(i.would(), i.may(), compile(paid(i), "instead")));
            case Instruction.OneOf o -> throw new IllegalStateException("modes that cannot be chosen beforehand: " + o);
            case Verb v -> verb(v);
        }
    }

    private void branch(Instruction.If i) {
        int test = reserve();
        add(i.then());
        if (i.otherwise() instanceof Instruction.Sequence s && s.parts().isEmpty()) {
            ops.set(test, new Op.Unless(i.condition(), ops.size()));
            return;
        }
        int skip = reserve();
        ops.set(test, new Op.Unless(i.condition(), ops.size()));
        add(i.otherwise());
        ops.set(skip, new Op.GoTo(ops.size()));
    }

    /** What happens instead, if its controller wants to and pays. */
    private static Instruction paid(Instruction.Instead i) {
        return i.costs().isEmpty() ? i.may() ? new Instruction.May(i.what()) : i.what()
                : new Instruction.PayTo(i.costs(), i.may(), i.what());
    }

    private void loop(Instruction body, IntFunction<Op> head) {
        int at = reserve();
        add(body);
        ops.add(new Op.GoTo(at));
        ops.set(at, head.apply(ops.size()));
    }

    private void offer(Who who, List<Cost> costs, Instruction what, Instruction instead) {
        int at = reserve();
        int slot = slots.size();
        add(what);
        int skip = reserve();
        boolean chosen = slot < slots.size() && slots.get(slot) instanceof Slot.Objects;
        ops.set(at, new Op.Offer(who, costs, chosen ? slot : -1, ops.size()));
        add(instead);
        ops.set(skip, new Op.GoTo(ops.size()));
    }

    /** The usual thing comes first in the text, and so do its choices; the condition may be about them. */
    private void orInstead(Instruction.OrInstead o) {
        int name = reserve();
        int test = reserve();
        int slot = slots.size();
        int skipUsual = reserve();
        int usual = ops.size();
        add(o.usual());
        boolean chosen = slot < slots.size() && slots.get(slot) instanceof Slot.Objects;
        ops.set(name, chosen ? new Op.Name(slot) : new Op.GoTo(test));
        int end = reserve();
        ops.set(skipUsual, new Op.GoTo(ops.size()));
        ops.set(test, new Op.Unless(o.condition(), usual));
        add(o.instead());
        ops.set(end, new Op.GoTo(ops.size()));
    }

    private int reserve() {
        ops.add(new Op.Unless(new Condition.Always(), 0));
        return ops.size() - 1;
    }

    private void verb(Verb verb) {
        if (verb instanceof Add) {
            features.add(Program.Feature.ADDS);
        }
        ops.add(new Op.Do(verb, slots.size()));
        if (verb instanceof Split s) {
            slots.add(new Slot.Shares(s.amount(), s.among()));
            return;
        }
        if (verb instanceof Record r) {
            slotsOf(r);
        }
    }

    /** Selectors and destinations in the order of the record's components, amounts looked into. */
    private void slotsOf(Record record) {
        for (RecordComponent c : record.getClass().getRecordComponents()) {
            try {
                Object value = c.getAccessor().invoke(record);
                switch (value) {
                    case Selector s -> selector(s);
                    case Amount a -> slotsOf((Record) a);
                    case Move.Destination d -> destination(d, ((Move) record).what());
                    case null, default -> {
                    }
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(record.getClass() + "." + c.getName() + " cannot be read", e);
            }
        }
    }

    private void destination(Move.Destination d, Selector what) {
        if (d == Move.Destination.ANY || d == Move.Destination.A_BATTLEFIELD) {
            Slot.Mover mover = switch (what) {
                case Selector.Self _ -> Slot.Mover.SOURCE;
                case Selector.All _ -> Slot.Mover.ALL;
                default -> Slot.Mover.OTHER;
            };
            slots.add(new Slot.Location(d == Move.Destination.A_BATTLEFIELD, mover));
        }
    }

    private void selector(Selector s) {
        switch (s) {
            case Selector.Chosen c when isTarget(c.filter()) -> slots.add(new Slot.Objects(c.count(), c.filter(), -1));
            case Selector.All a when a.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD -> slots
                    .add(new Slot.Objects(Selector.Count.ONE, Filter.of(Filter.Kind.BATTLEFIELD), -1));
            case Selector.Group g -> slots.add(new Slot.Objects(g.count(), g.filter(), g.totalMightAtMost()));
            default -> {
            }
        }
    }

    /** 352.10.a: what lies in a zone that is not public is not a target; it is chosen on resolution. */
    public static boolean isTarget(Filter filter) {
        return filter.place() != Filter.Place.YOUR_HAND && filter.place() != Filter.Place.THEIR_HAND;
    }
}
