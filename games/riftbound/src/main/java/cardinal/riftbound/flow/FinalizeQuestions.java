package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.Slot;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is asked while a card or ability is played: which part of its text it is for, and its words. */
final class FinalizeQuestions {
    private static final KeywordValue ACCELERATE = new KeywordValue(Keyword.ACCELERATE, 1);

    private FinalizeQuestions() {
    }

    static Cause cause(Finalize playing, RiftTable t) {
        ChainItem item = playing.item();
        if (t.frame(t.depth() - 1) != playing) {
            boolean activated = item.isAbility() && !item.is(ChainItem.TRIGGERED);
            return new Cause(item.source(), item.program(), null,
                    activated ? Uses.abilityOf(t, item).ability().costs() : null);
        }
        return switch (t.prompt().purpose()) {
            case PAY_EXTRA -> switch (paysFor(t)) {
                case Choice.FOR_ACCELERATE ->
                        new Cause(item.source(), new Ability.Keywords(List.of(ACCELERATE)), null, ACCELERATE);
                case Choice.FOR_REPEAT -> repeat(item, t);
                case Choice.FOR_DISCOUNT -> Cause.of(item.source());
                default -> extra(item, t);
            };
            case PLACE -> playing.slot() < 0 ? new Cause(item.source(), mayPlayTo(item, t), null, null)
                    : ofSlot(item, playing.slot());
            case TARGET, DIVIDE, PLAYER -> ofSlot(item, playing.slot());
            case MAY -> new Cause(item.source(), item.program(), item.program().instruction(0),
                    item.program().instruction(0) instanceof Instruction.May may ? may.what() : null);
            default -> new Cause(item.source(), item.program(), null, null);
        };
    }

    private static Cause ofSlot(ChainItem item, int slot) {
        return new Cause(item.source(), item.program(), item.program().instructionOfSlot(slot),
                item.program().partOfSlot(slot));
    }

    /** What a yes pays for; a no says so, too, where it is all that can be paid. */
    private static int paysFor(RiftTable t) {
        Prompt prompt = t.prompt();
        long first = prompt.size() == 0 ? 0 : prompt.option(0);
        boolean yesOrNo = prompt.size() > 0 && (Option.kind(first) == Choice.YES || Option.kind(first) == Choice.NO);
        return yesOrNo ? Option.c(first) : Choice.FOR_ADDITIONAL_COST;
    }

    /** 820.1.d of 2026-07: the keyword whose cost may be paid now. */
    private static Cause repeat(ChainItem item, RiftTable t) {
        Ability.KeywordCost repeat = Repeats.of(t, item, Option.b(t.prompt().option(0)));
        return repeat == null ? Cause.of(item.source()) : new Cause(item.source(), repeat, null, repeat.costs());
    }

    /** The additional cost that need not be paid. */
    private static Cause extra(ChainItem item, RiftTable t) {
        if (item.isAbility()) {
            return Cause.of(item.source());
        }
        for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
            if (a.optional()) {
                return new Cause(item.source(), a, null, a.costs());
            }
        }
        return Cause.of(item.source());
    }

    /** What the card says about where it may be played, if anything. */
    private static @Nullable Ability mayPlayTo(ChainItem item, RiftTable t) {
        for (Ability.Passive p : t.def(item.card()).passives()) {
            if (p.fact() instanceof Fact.MayPlayMeTo) {
                return p;
            }
        }
        return null;
    }

    /** What a part of the cost is paid for. */
    static Cause paying(ChainItem item, RiftTable t, Cost cost) {
        if (!item.isAbility()) {
            for (Ability.AdditionalCost a : t.def(item.card()).additionalCosts()) {
                if (a.costs().contains(cost)) {
                    return new Cause(item.source(), a, null, cost);
                }
            }
        }
        return new Cause(item.source(), item.program(), null, cost);
    }

    static String words(Finalize playing, Wording words) {
        RiftTable t = words.table();
        ChainItem item = playing.item();
        int slot = playing.slot();
        return switch (t.prompt().purpose()) {
            case PAY_EXTRA -> extraWords(playing, words);
            case PLAYER -> "Choose " + (isOpponent(item, slot) ? "an opponent" : "a player") + " for " + words.source();
            case MAY -> EffectQuestions.words(item, words);
            case MODE -> "Choose what " + words.source() + " does";
            case PLACE ->
                    slot < 0 ? "Where do you play " + words.source() + "?" : "Where " + goes(item, slot, words) + "?";
            case DIVIDE -> "Choose " + words.say(item.program().slot(slot) instanceof Slot.Shares s ? s.filter() : null)
                    + " to get a share of the damage (" + item.targets().slot(slot).length + " so far)";
            default -> words.choose(words.cause().part()) + progress(item, slot);
        };
    }

    private static boolean isOpponent(ChainItem item, int slot) {
        return item.program().slot(slot) instanceof Slot.Player p && p.opponent();
    }

    private static String progress(ChainItem item, int slot) {
        int done = item.targets().slot(slot).length;
        return item.program().slot(slot) instanceof Slot.Objects o
                ? Wording.progress(done, o.count().least(), o.count().most()) : "";
    }

    private static String extraWords(Finalize playing, Wording words) {
        int paysFor = paysFor(words.table());
        if (paysFor == Choice.FOR_DISCOUNT) {
            return "Take the Energy off what you pay more for " + words.source() + ", rather than the Power?";
        }
        if (paysFor == Choice.FOR_ACCELERATE) {
            return "Pay " + Wording.price(Costing.accelerate(words.table().def(playing.item().card())))
                    + " more so that "
                    + words.source() + " enters ready?";
        }
        String costs = words.say(words.cause().part());
        if (paysFor == Choice.FOR_REPEAT) {
            return Wording.capital(costs) + " to repeat " + words.source() + "?";
        }
        return words.table().prompt().ask() == Ask.YES_NO
                ? Wording.capital(costs) + " as an additional cost to play " + words.source() + "?"
                : Wording.capital(costs) + " to play " + words.source() + " (" + playing.givenSoFar()
                        + " so far)";
    }

    /** 352.3: whose destination is asked for. */
    private static String goes(ChainItem item, int slot, Wording words) {
        return switch (((Slot.Location) item.program().slot(slot)).mover()) {
            case SOURCE -> "does " + words.source() + " move";
            case ALL -> "do they move";
            case OTHER -> {
                int n = item.targets().slot(slot).length;
                Ref[] units = slot > 0 && item.program().slot(slot - 1) instanceof Slot.Objects
                        ? item.targets().slot(slot - 1) : new Ref[0];
                yield n < units.length && units[n].card() >= 0 ? "does " + words.card(units[n].card()) + " move"
                        : "does it move";
            }
        };
    }
}
