package cardinal.riftbound.program;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Keyword;
import java.util.ArrayList;
import java.util.List;

/** 726, 727 of 2026-07: abilities behind keywords such as Level, taken apart: what the ability is, and while what holds it is awake. */
public final class DependentAbilities {
    private static final Condition ALWAYS = CardDef.ALWAYS;

    private DependentAbilities() {
    }

    /**
     * An ability as it is compiled. Triggers and passives have their condition in them, since they ask for it themselves.
     *
     * @param on  what must hold beside
     */
    public record Awake(Ability ability, Condition on) {
    }

    /** The abilities in their order; effect text is none of them while it is on its own card (724). */
    public static List<Awake> of(List<Ability> abilities) {
        List<Awake> all = new ArrayList<>();
        for (Ability ability : abilities) {
            if (ability instanceof Ability.Dependent d) {
                if (d.instead() && !all.isEmpty()) {
                    Awake before = all.removeLast();
                    all.add(under(new Condition.Not(d.on()), before.ability(), before.on()));
                }
                all.add(within(d));
            } else if (ability instanceof Ability.UseOnly use) {
                all.add(new Awake(use.ability(), use.condition()));
            } else if (!(ability instanceof Ability.EffectText)) {
                all.add(new Awake(ability, ALWAYS));
            }
        }
        return all;
    }

    /** 727.1.b.3: with several keywords all their conditions must be met. */
    private static Awake within(Ability.Dependent d) {
        if (d.ability() instanceof Ability.Dependent inner) {
            Awake awake = within(inner);
            return under(d.on(), awake.ability(), awake.on());
        }
        return d.ability() instanceof Ability.UseOnly use ? under(d.on(), use.ability(), use.condition())
                : under(d.on(), d.ability(), ALWAYS);
    }

    private static Awake under(Condition on, Ability ability, Condition more) {
        return switch (ability) {
            case Ability.Triggered t -> new Awake(new Ability.Triggered(t.legion(), t.when(), t.nthEachTurn(), t.most(),
                    Condition.Both.of(on, t.condition()), t.deathknell(), t.effect()), more);
            case Ability.Passive p ->
                    new Awake(new Ability.Passive(p.legion(), Condition.Both.of(on, p.condition()), p.fact()), more);
            case Ability.Keywords k ->
                    new Awake(new Ability.Passive(false, on, new Fact.Has(new Selector.Self(), k.keywords())), more);
            default -> new Awake(ability, Condition.Both.of(on, more));
        };
    }

    /** The passives among them. */
    static List<Ability.Passive> passives(List<Ability> abilities) {
        List<Ability.Passive> passives = new ArrayList<>();
        for (Awake awake : of(abilities)) {
            if (awake.ability() instanceof Ability.Passive p) {
                passives.add(p);
            }
        }
        return passives;
    }

    /** 136: the abilities that what this is attached to has. */
    public static List<Ability> effectText(List<Ability> abilities) {
        List<Ability> effect = new ArrayList<>();
        for (Ability ability : abilities) {
            if (ability instanceof Ability.EffectText text) {
                effect.add(text.ability());
            }
        }
        return effect;
    }

    /** The keyword that is short for a condition. */
    static Keyword keyword(Condition on) {
        return switch (on) {
            case Condition.Level _ -> Keyword.LEVEL;
            case Condition.IAm i when i.trait() == Filter.Trait.Is.EMPOWERED -> Keyword.EMPOWERED;
            default -> Keyword.LEGION;
        };
    }
}
