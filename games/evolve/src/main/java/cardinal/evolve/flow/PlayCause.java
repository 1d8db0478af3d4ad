package cardinal.evolve.flow;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selection;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.program.Op;
import cardinal.evolve.rules.Price;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.kernel.Cause;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is asked while something is played, for whoever reads it: the text that asks, and the part of it.
 *
 * @param extra  the place of the payment that is asked for
 * @param slot  the selection of targets that is made
 */
record PlayCause(Item item, int extra, int slot) {
    Cause of(EvolveTable t) {
        List<? extends Ability> text = item.program().text();
        Object part = null;
        switch (t.prompt().purpose()) {
            case PAY_EXTRA -> {
                text = extraText(t);
                part = extraPart(t);
            }
            case AMOUNT -> part = item.program().asksForX() ? new Instruction.LetX(new Amount.YourChoice()) : null;
            case MODE -> part = item.program().choose();
            case TARGET -> {
                part = selection();
            }
            case DIVIDE -> part = divided();
            default -> {
            }
        }
        return new Cause(item.source(), text, null, part);
    }

    /** 10.6.2.3: the verb that selects the targets of this slot. */
    private @Nullable Verb selection() {
        for (int i = 0; i < item.program().size(); i++) {
            if (item.program().op(i) instanceof Op.Do d && d.verb() instanceof Selection && d.slot() == slot) {
                return d.verb();
            }
        }
        return null;
    }

    /** 10.6.2.4: the deed whose damage is divided among the targets of this slot. */
    private @Nullable Verb divided() {
        Amount value = item.program().slot(slot).divided();
        for (int i = 0; value != null && i < item.program().size(); i++) {
            if (item.program().op(i) instanceof Op.Do d && value.equals(d.verb().divided())) {
                return d.verb();
            }
        }
        return null;
    }

    /** The words for what may be paid; null where there are several ways. */
    private @Nullable Object extraPart(EvolveTable t) {
        if (extra >= AdditionalCosts.FIXED) {
            List<List<Cost>> ways = whenPlaying(t)[extra - AdditionalCosts.FIXED].ways();
            List<Cost> only = ways.size() == 1 ? ways.getFirst() : List.of();
            return only.isEmpty() ? null : only.size() == 1 ? only.getFirst() : only;
        }
        return switch (1 << extra) {
            case Item.COST -> item.program().costs();
            case Item.EARTH_RITE -> new Cost.EarthRite(item.program().earthRite());
            default -> null;
        };
    }

    /** The text that offers the payment. */
    private List<? extends Ability> extraText(EvolveTable t) {
        if (extra >= AdditionalCosts.FIXED) {
            return List.of(whenPlaying(t)[extra - AdditionalCosts.FIXED]);
        }
        return 1 << extra == Item.FOR_MORE ? t.def(item.source().card()).abilities().stream()
                .filter(Ability.PlayForMore.class::isInstance).toList() : item.program().text();
    }

    private Ability.WhenPlaying[] whenPlaying(EvolveTable t) {
        return new AdditionalCosts(item, Price.NONE).whenPlaying(t);
    }
}
