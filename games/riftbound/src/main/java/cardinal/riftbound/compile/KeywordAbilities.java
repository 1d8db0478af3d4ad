package cardinal.riftbound.compile;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.flow.LookAtCards;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.verb.Arm;
import cardinal.riftbound.verb.Attach;
import cardinal.riftbound.verb.Empower;
import cardinal.riftbound.verb.GainXp;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.LookAtTop;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The abilities that keywords stand for and that go on the chain. */
final class KeywordAbilities {
    /** 733.1.b. */
    private static final Program VISION = Programs.compile(new LookAtTop(1, LookAtCards.Then.MAY_RECYCLE_IT), "Vision",
            keyword(Keyword.VISION));
    /** 732.1.b. */
    private static final Program TEMPORARY = Programs.compile(new Kill(new Selector.Self()), "Temporary",
            keyword(Keyword.TEMPORARY));

    private KeywordAbilities() {
    }

    private static final Filter YOUR_UNIT = Filter.of(Filter.Kind.UNIT).side(Filter.Side.YOU_CONTROL);
    private static final Filter YOUR_EQUIPMENT = Filter.of(Filter.Kind.GEAR).side(Filter.Side.YOU_CONTROL)
            .with(new Filter.Trait.Tagged(CardData.EQUIPMENT));
    private static final Verb EQUIP = new Attach(new Selector.Self(), Selector.chosen(YOUR_UNIT));

    /** 819.1.d of 2026-07. */
    private static final Program QUICK_DRAW = Programs.compile(EQUIP, "Quick-Draw", keyword(Keyword.QUICK_DRAW));
    /** 821.1.c of 2026-07. */
    private static final Program WEAPONMASTER = Programs.compile(
            new Arm(new Selector.Chosen(Selector.Count.upTo(1), YOUR_EQUIPMENT)), "Weaponmaster",
            keyword(Keyword.WEAPONMASTER));
    /** 823.1.c.1 of 2026-07, for each value. */
    private static final List<Program> HUNT = IntStream.rangeClosed(1, 15)
            .mapToObj(n -> Programs.compile(new GainXp(Who.YOU, Amount.of(n)), "Hunt", keyword(Keyword.HUNT)))
            .toList();

    /** 818.1.c.2, 827.1.c.1 of 2026-07: the activated ability that a keyword with a cost stands for, if it is one. */
    static Optional<Ability.Activated> activated(Ability.KeywordCost k) {
        return switch (k.keyword()) {
            case EQUIP -> Optional.of(activated(k, EQUIP));
            case EMPOWER -> Optional.of(activated(k, new Empower(new Selector.Self())));
            default -> Optional.empty();
        };
    }

    private static Ability.Activated activated(Ability.KeywordCost k, Verb verb) {
        return new Ability.Activated(k.costs(), k.timing(), false, verb);
    }

    /** 827.1.c.1 of 2026-07: what is empowered is not empowered again. */
    static Condition activeWhile(Keyword keyword) {
        return keyword == Keyword.EMPOWER ? new Condition.Not(new Condition.IAm(Filter.Trait.Is.EMPOWERED))
                : CardDef.ALWAYS;
    }

    static Program of(Keyword keyword, int value) {
        return switch (keyword) {
            case QUICK_DRAW -> QUICK_DRAW;
            case WEAPONMASTER -> WEAPONMASTER;
            case HUNT -> HUNT.get(value - 1);
            case VISION -> VISION;
            case TEMPORARY -> TEMPORARY;
            default -> throw new IllegalArgumentException(keyword + " is no ability that goes on the chain");
        };
    }

    private static List<Ability> keyword(Keyword keyword) {
        return List.of(new Ability.Keywords(List.of(new KeywordValue(keyword, 1))));
    }
}
