package cardinal.ufs.program;

import cardinal.cards.effect.Assembler;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles the instructions of an effect into steps that a frame can walk, stop in and be copied with. */
public final class Programs extends Assembler<Instruction> {
    private Programs(Instruction whole) {
        super(whole);
    }

    public static Program of(Instruction effect) {
        Programs p = new Programs(effect);
        p.add(effect);
        return new Program(p.ops(), effect, DefinedX.definition(effect), DefinedX.limit(effect));
    }

    /** Costs, paid one after the other in printed order (E.4.4.1). */
    public static Program paying(List<Instruction> costs) {
        return of(new Instruction.Sequence(costs, Instruction.Sequence.Joint.AND));
    }

    @Override
    protected void lay(Instruction i) {
        switch (i) {
            case Verb v -> {
                Instruction.Fired waiting = NextDeeds.waiting(v);
                if (waiting == null) {
                    chooseX(v);
                    op(new Op.Do(v));
                } else {
                    add(waiting);
                }
            }
            case Instruction.Sequence s -> sequence(s);
            case Instruction.If f -> condition(f);
            case Instruction.Either e -> condition(new Instruction.If(e.condition(), e.other(), e.what(), false));
            case Instruction.May m -> {
                offerX(m.who(), m.what());
                leavable(m.what(), end -> new Op.May(m.who(), m.what(), end));
            }
            case Instruction.PayTo p -> {
                p.costs().forEach(cost -> offerX(p.who(), cost));
                leavable(p.what(), end -> new Op.Pay(p.who(), p.costs(), paying(p.costs()), end));
            }
            case Instruction.OneOf o -> pick(o.who(), o.count(), o.options(), true, o.again());
            case Instruction.Or o -> pick(Who.YOU, Limit.exactly(1), o.options(), false, false);
            case Instruction.ForEach f ->
                    loop(f.what(), end -> new Op.Loop(f.per(), f.counted(), end), Op.EndLoop::new);
            case Instruction.Fired f -> {
                Program what = of(f.what());
                op(new Op.Fire(f.when(), what, f.until(), what, here() + 1));
            }
            case Instruction.While w -> op(new Op.Hold(w.condition(), w.what()));
            case Instruction.Instead r -> r.would().ifPresentOrElse(
                    would -> op(new Op.Replace(would, of(r.what()), r.what())), () -> add(r.what()));
            case Instruction.LetX x -> {
            }
        }
    }

    private void chooseX(Verb v) {
        if (DefinedX.isIn(v)) {
            op(new Op.ChooseX(v));
        }
    }

    /** J.4.3.3: what another player is asked to do with X refers to it, so that it is chosen before. */
    private void offerX(Who who, Instruction what) {
        if (who != Who.YOU && what instanceof Verb v) {
            chooseX(v);
        }
    }

    private void condition(Instruction.If f) {
        if (f.otherwise().equals(Instruction.NOTHING)) {
            leavable(f.then(), end -> new Op.Unless(f.condition(), end, end));
        } else {
            either(end -> new Op.Unless(f.condition(), end, end), f.then(), f.otherwise());
        }
    }

    private void pick(Who who, Limit count, List<Instruction> options, boolean bullets, boolean again) {
        int at = reserve();
        List<Integer> starts = new ArrayList<>();
        for (Instruction option : LeftOut.said(options)) {
            starts.add(here());
            add(option);
            op(new Op.Picked());
        }
        set(at, new Op.Pick(who, count, List.copyOf(starts), options, bullets, again, here()));
    }

    /** J.3.5.1.1: "if ..., B instead" changes the instruction before it and is handled right before that one. */
    private void sequence(Instruction.Sequence s) {
        List<Instruction> parts = withReplacements(LeftOut.said(s.parts()));
        List<Integer> links = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0 && isThen(s.joint())) {
                links.add(reserve());
            }
            starts.add(here());
            add(parts.get(i));
        }
        for (int at : links) {
            set(at, new Op.Link(here()));
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
                && at(at) instanceof Op.Unless u) {
            set(at, new Op.Unless(u.condition(), u.otherwise(), here()));
        } else if (parts.get(i) instanceof Instruction.Fired f && !f.late() && at(at) instanceof Op.Fire fire) {
            List<Instruction> whole = new ArrayList<>(parts.subList(i + 1, parts.size()));
            whole.addFirst(f.what());
            set(at, new Op.Fire(f.when(), fire.what(), f.until(),
                    of(new Instruction.Sequence(whole, Instruction.Sequence.Joint.SENTENCES)), here()));
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
                            new Instruction.If(new Condition.Did(m.who(),
                                    Condition.Did.Answer.DO_NOT), before, Instruction.NOTHING,
                                    false)),
                    Instruction.Sequence.Joint.SENTENCES);
            case Instruction.PayTo p -> new Instruction.Sequence(
                    List.of(new Instruction.PayTo(p.who(), p.costs(), instead),
                            new Instruction.If(new Condition.Did(p.who(),
                                    Condition.Did.Answer.DO_NOT), before, Instruction.NOTHING,
                                    false)),
                    Instruction.Sequence.Joint.SENTENCES);
            default -> instead;
        };
    }
}
