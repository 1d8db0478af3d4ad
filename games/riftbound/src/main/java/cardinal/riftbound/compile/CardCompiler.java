package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.DependentAbilities;
import cardinal.riftbound.program.Lent;
import cardinal.riftbound.program.Program;
import java.util.ArrayList;
import java.util.List;

/** Compiles a card whose text was understood: a program for each ability that goes on the chain. */
final class CardCompiler {
    private static final Selector FROM_TRASH = new Selector.SelfFrom(Filter.Place.YOUR_TRASH);

    private final CardData data;
    private final List<CardDef.Triggered> triggered = new ArrayList<>();
    private final List<CardDef.Activated> activated = new ArrayList<>();
    private final List<CardDef.Replacement> replacements = new ArrayList<>();
    private final List<Instruction> instructions = new ArrayList<>();
    /** Effect text counts beside the lanes of the object's own abilities. */
    private static final int OWN_COUNTS = 100;

    /** How many "Nth time each turn" abilities there are so far. */
    private int counting;

    private CardCompiler(CardData data) {
        this.data = data;
    }

    static CardDef compile(int number, CardData data, List<Ability> abilities) {
        CardCompiler compiler = new CardCompiler(data);
        DependentAbilities.of(abilities).forEach(awake -> compiler.add(awake.ability(), awake.on()));
        if (data.type() == CardType.RUNE && !data.domains().isEmpty()) {
            compiler.activated.addAll(RuneAbilities.of(data.domains().getFirst()));
        }
        return new CardDef(number, data, abilities, compiler.triggered, compiler.activated, compiler.replacements,
                compiler.spell(abilities));
    }

    /** 719.1 of 2026-07: the face of an object to which these are attached: their effect text is appended to its own. */
    static CardDef equipped(int number, CardDef bare, List<Lent> lent) {
        CardCompiler compiler = new CardCompiler(bare.data());
        List<CardDef.LentPassive> passives = new ArrayList<>();
        compiler.triggered.addAll(List.of(bare.triggered()));
        compiler.activated.addAll(List.of(bare.activated()));
        compiler.replacements.addAll(List.of(bare.replacements()));
        compiler.counting = OWN_COUNTS;
        for (Lent one : lent) {
            for (DependentAbilities.Awake awake : DependentAbilities.of(compiler.spokenBy(one))) {
                if (awake.ability() instanceof Ability.Passive p) {
                    passives.add(new CardDef.LentPassive(p, one.card()));
                } else {
                    compiler.add(awake.ability(), awake.on());
                }
            }
        }
        return new CardDef(number, bare.data(), bare.abilities(), passives, compiler.triggered, compiler.activated,
                compiler.replacements, bare.spell(), bare);
    }

    /** 718.2 of 2026-07: the face of an object that is attached: its printed rules text rests. */
    static CardDef resting(int number, CardDef awake) {
        return new CardDef(number, awake.data(), List.of(), List.of(), List.of(), List.of(), List.of(), awake.spell(),
                awake);
    }

    /** 136.2.d of 2026-07: in the effect text "this" is the attached object. */
    private List<Ability> spokenBy(Lent one) {
        Selector self = new Selector.Attached(one.card());
        return DependentAbilities.effectText(one.gear().abilities()).stream().map(ability -> (Ability) Records
                .rebuilt(ability, part -> part instanceof Selector.Attached ? self : part)).toList();
    }

    private void add(Ability ability, Condition on) {
        switch (ability) {
            case Ability.Triggered t -> triggered.add(new CardDef.Triggered(t, program(t.effect(), t),
                    triggered.size(), t.nthEachTurn() > 0 ? counting++ : -1, worksInTrash(t)));
            case Ability.Activated a -> activated.add(new CardDef.Activated(a,
                    program(a.legion() ? ifLegion(a.effect()) : a.effect(), a), activated.size(), on));
            case Ability.Replacement r -> replacements.add(new CardDef.Replacement(r, program(instead(r), r), on));
            case Ability.Spell s -> instructions.add(s.effect());
            case Ability.KeywordCost k -> KeywordAbilities.activated(k).ifPresent(a -> activated.add(
                    new CardDef.Activated(a, program(a.effect(), k), activated.size(),
                            Condition.Both.of(on, KeywordAbilities.activeWhile(k.keyword())))));
            case Ability.Dependent _,Ability.EffectText _,Ability.UseOnly _ ->
                    throw new IllegalStateException("not taken apart: " + ability);
            case Ability.Keywords _,Ability.Passive _,Ability.AdditionalCost _ -> {
            }
        }
    }

    private Program program(Instruction effect, Ability ability) {
        return Programs.compile(effect, data.name(), List.of(ability));
    }

    private Program spell(List<Ability> abilities) {
        return instructions.isEmpty() ? Program.EMPTY
                : Programs.compile(new Instruction.Sequence(instructions, Instruction.Sequence.Joint.SENTENCES),
                        data.name(), abilities.stream().filter(Ability.Spell.class::isInstance).toList());
    }

    /** 728.1.c.2: the ability can be activated, but its text applies only if the condition is met. */
    private static Instruction ifLegion(Instruction effect) {
        return new Instruction.If(new Condition.Legion(), effect, Instruction.If.NOTHING);
    }

    /** 378.2: a trigger outside the board describes its own place: its effect acts on this card from the trash. */
    private static boolean worksInTrash(Ability.Triggered t) {
        return Records.any(t.effect(), FROM_TRASH::equals);
    }

    /** What happens instead, if its controller wants to and pays. */
    private static Instruction instead(Ability.Replacement r) {
        return r.costs().isEmpty() ? r.may() ? new Instruction.May(r.instead()) : r.instead()
                : new Instruction.PayTo(r.costs(), r.may(), r.instead());
    }
}
