package cardinal.evolve.compile;

import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Compiler;
import cardinal.evolve.program.Passive;
import cardinal.evolve.program.Program;
import cardinal.evolve.program.Validity;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.verb.Banish;
import cardinal.evolve.verb.Engage;
import cardinal.evolve.verb.RecoverPlayPoints;
import cardinal.evolve.verb.Refresh;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Compiles a printed card with the abilities that its text was read as. */
public final class CardCompiler implements Compiler {
    private static final Map<Verb, Program> PARTS = new ConcurrentHashMap<>();

    @Override
    public CardDef card(int number, CardData data, List<Ability> abilities) {
        int words = 0;
        int more = 0;
        int first = number < CardPool.FIRST_CARRIER ? 0 : number;
        List<CardDef.Automatic> automatic = new ArrayList<>();
        List<CardDef.Activated> activated = new ArrayList<>();
        List<Passive> passives = new ArrayList<>();
        List<CardDef.Replacing> replacements = new ArrayList<>();
        List<Ability.WhenPlaying> whenPlaying = new ArrayList<>();
        List<Instruction> instructions = new ArrayList<>();
        Zone home = data.type().isEquipment() && number < CardPool.FIRST_CARRIER ? Zone.EQUIPMENT : null;
        for (Ability a : abilities) {
            switch (a) {
                case Ability.Keywords k -> words |= bits(k.keywords());
                case Ability.Automatic t -> automatic(t, t, data, first, home, automatic);
                case Ability.Activated t -> activated.add(activated(t,
                        Programs.compile(t.effect(), data.name(), List.of(t)), first + activated.size(), home));
                case Ability.UnionBurst u when u.of() instanceof Ability.Activated t -> activated.add(activated(t,
                        Programs.compile(t.effect(), data.name(), List.of(u)), first + activated.size(), home));
                case Ability.UnionBurst u when u.of() instanceof Ability.Automatic t ->
                        automatic(t, u, data, first, home, automatic);
                case Ability.UnionBurst u -> throw new IllegalArgumentException("cannot be a Union Burst: " + u);
                case Ability.Passive p -> passives.add(home == null ? new Passive(p) : new Passive(p, home));
                case Ability.Replacement r -> replacements.add(new CardDef.Replacing(r,
                        Programs.replacing(r.instead(), data.name(), List.of(r)), replacements.size()));
                case Ability.WhenPlaying w -> whenPlaying.add(w);
                case Ability.PlayForMore p -> more = p.more();
                case Ability.Spell s -> instructions.add(s.effect());
                case Ability.DeckCondition d -> {
                }
            }
        }
        if ((words & bits(List.of(Keyword.STACK))) != 0) {
            activated.add(KeywordAbilities.transfer(activated.size()));
        }
        for (Keyword drive : List.of(Keyword.SINGLE_DRIVE, Keyword.TWIN_DRIVE)) {
            if ((words & bits(List.of(drive))) != 0) {
                automatic.add(KeywordAbilities.driveChecks(drive, first + automatic.size()));
            }
        }
        return new CardDef(number, data, abilities, new CardDef.Parts(automatic, activated, passives, replacements,
                whenPlaying, words, more, spell(data, abilities, instructions)));
    }

    /** One ability for each of its triggers (12.1.2). text: the paragraph that it stands in. */
    private static void automatic(Ability.Automatic t, Ability text, CardData data, int first, @Nullable Zone home,
            List<CardDef.Automatic> automatic) {
        Zone where = Validity.zoneOf(t, Condition.ALWAYS);
        for (Trigger when : t.when()) {
            automatic.add(new CardDef.Automatic(t, when, Programs.automatic(t.effect(), data.name(), List.of(text)),
                    first + automatic.size(), where == null ? home : where));
        }
    }

    private static int bits(List<Keyword> keywords) {
        int bits = 0;
        for (Keyword word : keywords) {
            bits |= 1 << word.ordinal();
        }
        return bits;
    }

    private static Program spell(CardData data, List<Ability> abilities, List<Instruction> instructions) {
        return instructions.isEmpty() ? Program.EMPTY
                : Programs.compile(instructions.size() == 1 ? instructions.getFirst()
                        : new Instruction.Sequence(instructions, Instruction.Sequence.Joint.SENTENCES), data.name(),
                        abilities.stream().filter(Ability.Spell.class::isInstance).toList());
    }

    // ---- activated abilities -----------------------------------------------------------------------------------------

    /** home: where it is valid if its text does not tell. */
    static CardDef.Activated activated(Ability.Activated ability, Program program, int index, @Nullable Zone home) {
        Zone where = Validity.zoneOf(ability, ability.onlyIf());
        return new CardDef.Activated(ability, program, index, where == null ? home : where, isFree(ability),
                points(ability.costs()));
    }

    private static int points(List<Cost> costs) {
        int sum = 0;
        for (Cost c : costs) {
            if (c instanceof Cost.Pay p) {
                if (!(p.points() instanceof Amount.Fixed fixed)) {
                    return Table.NONE;
                }
                sum += Math.max(0, fixed.n());
            }
        }
        return sum;
    }

    /** 15.2.1.2: whether it can be played again and again: it is not limited, and costs nothing but what it can give back. */
    private static boolean isFree(Ability.Activated ability) {
        return ability.kind() == Ability.Kind.ACT && ability.timesPerTurn() == 0
                && ability.costs().stream().allMatch(c -> isGivenBack(c, ability.effect()));
    }

    private static boolean isGivenBack(Cost cost, Instruction effect) {
        return switch (cost) {
            case Cost.Pay p -> p.points().equals(new Amount.Fixed(0))
                    || Records.mentions(effect, RecoverPlayPoints.class);
            case Cost.Engage e -> Records.mentions(effect, Refresh.class);
            default -> false;
        };
    }

    // ---- costs and keywords ------------------------------------------------------------------------------------------

    @Override
    public Program payment(Cost cost) {
        return switch (cost) {
            case Cost.Process p -> part(p.verb());
            case Cost.Lesson l -> part(Banish.magicItems(l.n()));
            case Cost.Engage e -> part(new Engage(reserved(e.what())));
            default -> throw new IllegalArgumentException("is not paid by doing something: " + cost);
        };
    }

    /** A verb by itself. */
    private static Program part(Verb verb) {
        return PARTS.computeIfAbsent(verb, v -> Programs.compile(v, v.getClass().getSimpleName(), List.of()));
    }

    /** 10.4.6: only a reserved card is engaged to pay. */
    private static Selector reserved(Selector what) {
        if (!(what instanceof Selector.Pick pick)) {
            return what;
        }
        List<Filter.Noun> nouns = new ArrayList<>();
        for (Filter.Noun n : pick.filter().nouns()) {
            List<Filter.Trait> traits = new ArrayList<>(n.traits());
            traits.add(Filter.Trait.Is.RESERVED);
            nouns.add(new Filter.Noun(n.side(), n.other(), List.copyOf(traits), n.kind()));
        }
        return new Selector.Pick(pick.count(), new Filter(List.copyOf(nouns), pick.filter().places()));
    }

    @Override
    public Program drain() {
        return KeywordAbilities.DRAIN;
    }
}
