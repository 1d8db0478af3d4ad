package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter.Trait;
import cardinal.riftbound.ability.Filter.Trait.Is;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Selector;

/** Properties of objects, before the noun ("exhausted") and after it ("with 3 [M] or less"). */
final class Traits {
    /** What can be said of one object: "I'm buffed". */
    static final Syntax<Trait> STATE = either(
            says("exhausted", Is.EXHAUSTED), says("ready", Is.READY), says("buffed", Is.BUFFED),
            says("unbuffed", Is.UNBUFFED),
            says("damaged", Is.DAMAGED), says("undamaged", Is.UNDAMAGED), says("stunned", Is.STUNNED),
            says("[Mighty]", Is.MIGHTY),
            says("attacking", Is.ATTACKING), says("defending", Is.DEFENDING), says("alone", Is.ALONE),
            says("equipped", Is.EQUIPPED), says("attached", Is.ATTACHED), says("unattached", Is.UNATTACHED),
            says("empowered", Is.EMPOWERED), says("one on one", Is.ONE_ON_ONE));

    private static final Syntax<Trait> ADJECTIVE = either(
            STATE.as(Trait.class, trait -> standsAfter(trait) ? null : trait, trait -> trait),
            says("token", Is.TOKEN), says("non-token", Is.NON_TOKEN), says("champion", Is.CHAMPION),
            says("chosen champion", Is.CHOSEN_CHAMPION),
            says("non-unit", Is.NON_UNIT),
            says("occupied", Is.OCCUPIED), says("uncontrolled", Is.UNCONTROLLED), says("open", Is.OPEN),
            phrase("non-{}", Tags.TAG).as(Trait.NotTagged.class, Trait.NotTagged::new, Trait.NotTagged::tag));

    /** Before the noun, with the blank that follows. */
    static final Syntax<Trait> BEFORE = phrase("{} ", ADJECTIVE).itself();

    private Traits() {
    }

    static boolean standsBefore(Trait trait) {
        return trait instanceof Is ? !standsAfter(trait) : trait instanceof Trait.NotTagged;
    }

    /** What is said of a unit's place stands after it: "a unit that's alone". */
    private static boolean standsAfter(Trait trait) {
        return trait == Is.ALONE || trait == Is.ONE_ON_ONE;
    }

    /** 170.11 of 2026-07: what is said of battlefields only. */
    static boolean isOfBattlefields(Trait trait) {
        return trait == Is.OCCUPIED || trait == Is.UNCONTROLLED || trait == Is.OPEN;
    }

    /** After the noun, with the blank before. */
    static Syntax<Trait> after(boolean several) {
        String costs = several ? " that cost " : " that costs ";
        return either(
                says(several ? " that are alone" : " that's alone", Is.ALONE),
                says(several ? " that are one on one" : " that's one on one", Is.ONE_ON_ONE),
                phrase(" with {} [M] or less", digits()).as(Trait.MightAtMost.class, Trait.MightAtMost::new,
                        Trait.MightAtMost::n),
                phrase(" with {} [M] or more", digits()).as(Trait.MightAtLeast.class, Trait.MightAtLeast::new,
                        Trait.MightAtLeast::n),
                says(" with the named tag", new Trait.IsNamed(Named.TAG)),
                says(" of the named type", new Trait.IsNamed(Named.TYPE)),
                says(" with the named name", new Trait.IsNamed(Named.CARD)),
                says(" with less Might than me", new Trait.WeakerThanMe()),
                spoken(SelfWords.FIRST_PERSON, says(several ? " that choose me and no other friendly unit"
                        : " that chooses me and no other friendly unit", new Trait.ChoosesOnlyMe())),
                phrase(several ? " that choose {}" : " that chooses {}", Nouns.A).as(Trait.Chooses.class,
                        Trait.Chooses::new, Trait.Chooses::what),
                phrase(" with Power cost {} or more", Prices.ANY_POWER).as(Trait.PowerAtLeast.class,
                        Trait.PowerAtLeast::new, Trait.PowerAtLeast::power),
                phrase(" with Energy cost less than {}", Amounts.PLAIN)
                        .as(Trait.EnergyLessThan.class, Trait.EnergyLessThan::new, Trait.EnergyLessThan::amount),
                spoken(SelfWords.FIRST_PERSON, says(" attached to me", new Trait.AttachedTo(new Selector.Self()))),
                phrase(" without {}", Keywords.PLAIN).as(Trait.Without.class, Trait.Without::new,
                        Trait.Without::keyword),
                phrase(" with {}", Keywords.PLAIN).as(Trait.With.class, Trait.With::new, Trait.With::keyword),
                phrase(costs + "no more than [{}]", digits())
                        .as(Trait.CostsAtMost.class, energy -> new Trait.CostsAtMost(energy, -1),
                                Trait.CostsAtMost::energy),
                phrase(costs + "no more than {}", Prices.ANY_POWER)
                        .as(Trait.CostsAtMost.class, power -> new Trait.CostsAtMost(-1, power),
                                Trait.CostsAtMost::power),
                phrase(costs + "no more than [{}] and no more than {}", digits(), Prices.ANY_POWER)
                        .as(Trait.CostsAtMost.class, Trait.CostsAtMost::new, Trait.CostsAtMost::energy,
                                Trait.CostsAtMost::power),
                phrase(costs + "[{}] or more", digits())
                        .as(Trait.CostsAtLeast.class, Trait.CostsAtLeast::new, Trait.CostsAtLeast::energy));
    }

    /** "something that's exhausted". */
    static final Syntax<Trait> THAT_IS = phrase(" that's {}", STATE).itself();
}
