package cardinal.ufs.program;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles the instructions of an effect into steps that a frame can walk, stop in and be copied with. */
public final class Programs {
    private final List<Op> ops = new ArrayList<>();

    private Programs() {
    }

    public static Program of(Instruction effect) {
        Programs p = new Programs();
        p.add(effect);
        return new Program(List.copyOf(p.ops), effect, DefinedX.definition(effect), DefinedX.limit(effect));
    }

    /** Costs, paid one after the other in printed order (E.4.4.1). */
    public static Program paying(List<Instruction> costs) {
        return of(new Instruction.Sequence(costs, Instruction.Sequence.Joint.AND));
    }

    private void add(Instruction i) {
        switch (i) {
            case Verb v -> {
                chooseX(v);
                ops.add(new Op.Do(v));
            }
            case Instruction.Sequence s -> sequence(s);
            case Instruction.If f -> condition(f);
            case Instruction.Either e -> condition(new Instruction.If(e.condition(), e.other(), e.what(), false));
            case Instruction.May m -> {
                offerX(m.who(), m.what());
                int at = reserve();
                add(m.what());
                ops.set(at, new Op.May(m.who(), m.what(), ops.size()));
            }
            case Instruction.PayTo p -> {
                p.costs().forEach(cost -> offerX(p.who(), cost));
                int at = reserve();
                add(p.what());
                ops.set(at, new Op.Pay(p.who(), p.costs(), paying(p.costs()), ops.size()));
            }
            case Instruction.OneOf o -> pick(o.who(), o.count(), o.options(), true, o.again());
            case Instruction.Or o -> pick(Who.YOU, Limit.exactly(1), o.options(), false, false);
            case Instruction.ForEach f -> {
                int at = reserve();
                add(f.what());
                ops.add(new Op.EndLoop(at));
                ops.set(at, new Op.Loop(f.per(), f.counted(), ops.size()));
            }
            case Instruction.Fired f -> {
                Program what = of(f.what());
                ops.add(new Op.Fire(f.when(), what, f.until(), what, ops.size() + 1));
            }
            case Instruction.While w -> ops.add(new Op.Hold(w.condition(), w.what()));
            case Instruction.Instead r -> r.would().ifPresentOrElse(
                    would -> ops.add(new Op.Replace(would, of(r.what()), r.what())), () -> add(r.what()));
            case Instruction.LetX x -> {
            }
        }
    }

    private void chooseX(Verb v) {
        if (DefinedX.isIn(v)) {
            ops.add(new Op.ChooseX(v));
        }
    }

    /** J.4.3.3: what another player is asked to do with X refers to it, so that it is chosen before. */
    private void offerX(Who who, Instruction what) {
        if (who != Who.YOU && what instanceof Verb v) {
            chooseX(v);
        }
    }

    private int reserve() {
        ops.add(new Op.GoTo(0));
        return ops.size() - 1;
    }

    private void condition(Instruction.If f) {
        int at = reserve();
        add(f.then());
        if (f.otherwise().equals(Instruction.NOTHING)) {
            ops.set(at, new Op.Unless(f.condition(), ops.size(), ops.size()));
            return;
        }
        int jump = reserve();
        ops.set(at, new Op.Unless(f.condition(), ops.size(), ops.size()));
        add(f.otherwise());
        ops.set(jump, new Op.GoTo(ops.size()));
    }

    private void pick(Who who, Limit count, List<Instruction> options, boolean bullets, boolean again) {
        int at = reserve();
        List<Integer> starts = new ArrayList<>();
        for (Instruction option : options) {
            starts.add(ops.size());
            add(option);
            ops.add(new Op.Picked());
        }
        ops.set(at, new Op.Pick(who, count, List.copyOf(starts), options, bullets, again, ops.size()));
    }

    /** J.3.5.1.1: "if ..., B instead" changes the instruction before it and is handled right before that one. */
    private void sequence(Instruction.Sequence s) {
        List<Instruction> parts = withReplacements(s.parts());
        List<Integer> links = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0 && isThen(s.joint())) {
                links.add(reserve());
            }
            starts.add(ops.size());
            add(parts.get(i));
        }
        for (int at : links) {
            ops.set(at, new Op.Link(ops.size()));
        }
        if (s.joint() == Instruction.Sequence.Joint.SENTENCES) {
            for (int i = 0; i < parts.size() - 1; i++) {
                hang(parts, i, starts.get(i));
            }
        }
    }

    /** 2010, 2.13.3: words that link what follows to what comes before. */
    private static boolean isThen(Instruction.Sequence.Joint joint) {
        return joint == Instruction.Sequence.Joint.THEN || joint == Instruction.Sequence.Joint.THEN_SENTENCE;
    }

    /** 2010, 2.13.5: the sentences after one that begins with a condition hang on it, too. */
    private void hang(List<Instruction> parts, int i, int at) {
        if (parts.get(i) instanceof Instruction.If f && !f.late() && f.otherwise().equals(Instruction.NOTHING)
                && ops.get(at) instanceof Op.Unless u) {
            ops.set(at, new Op.Unless(u.condition(), u.otherwise(), ops.size()));
        } else if (parts.get(i) instanceof Instruction.Fired f && !f.late() && ops.get(at) instanceof Op.Fire fire) {
            List<Instruction> whole = new ArrayList<>(parts.subList(i + 1, parts.size()));
            whole.addFirst(f.what());
            ops.set(at, new Op.Fire(f.when(), fire.what(), f.until(),
                    of(new Instruction.Sequence(whole, Instruction.Sequence.Joint.SENTENCES)), ops.size()));
        }
    }

    private static List<Instruction> withReplacements(List<Instruction> parts) {
        List<Instruction> out = new ArrayList<>();
        for (Instruction part : parts) {
            Instruction instead = replacing(part);
            if (instead == null || out.isEmpty()) {
                out.add(part);
            } else {
                Instruction before = out.removeLast();
                out.add(replaced(part, Pronouns.meaning(instead, before), before));
            }
        }
        return out;
    }

    /** The instruction that comes instead, or null if this part replaces nothing. */
    private static @Nullable Instruction replacing(Instruction part) {
        return switch (part) {
            case Instruction.Instead r when r.would().isEmpty() -> r.what();
            case Instruction.If f -> replacing(f.then());
            case Instruction.May m -> replacing(m.what());
            case Instruction.PayTo p -> replacing(p.what());
            default -> null;
        };
    }

    private static Instruction replaced(Instruction part, Instruction instead, Instruction before) {
        return switch (part) {
            case Instruction.If f when f.then() instanceof Instruction.Instead ->
                    new Instruction.If(f.condition(), instead, before, f.late());
            case Instruction.If f ->
                    new Instruction.If(f.condition(), replaced(f.then(), instead, before), before, f.late());
            case Instruction.May m -> new Instruction.Sequence(
                    List.of(new Instruction.May(m.who(), instead),
                            new Instruction.If(new cardinal.ufs.ability.Condition.Did(m.who(),
                                    cardinal.ufs.ability.Condition.Did.Answer.DO_NOT), before, Instruction.NOTHING,
                                    false)),
                    Instruction.Sequence.Joint.SENTENCES);
            case Instruction.PayTo p -> new Instruction.Sequence(
                    List.of(new Instruction.PayTo(p.who(), p.costs(), instead),
                            new Instruction.If(new cardinal.ufs.ability.Condition.Did(p.who(),
                                    cardinal.ufs.ability.Condition.Did.Answer.DO_NOT), before, Instruction.NOTHING,
                                    false)),
                    Instruction.Sequence.Joint.SENTENCES);
            default -> instead;
        };
    }
}
