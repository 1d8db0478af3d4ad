package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount.Stat;
import cardinal.evolve.ability.Compare;
import cardinal.evolve.ability.Filter.Trait;
import cardinal.evolve.ability.Filter.Trait.Is;
import cardinal.evolve.card.CardClass;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Properties of cards: before "enemy" (reserved), before the noun (Pixie), and after it (that costs 3 or less). */
final class Traits {
    /** 2.2: "[swordcraft]". */
    static final Syntax<CardClass> CRAFT =
            either(Arrays.stream(CardClass.values()).map(craft -> says(craft.icon(), craft)).toList());

    private static final Syntax<CardClass> CRAFT_WORD = either(Arrays.stream(CardClass.values())
            .map(craft -> says(craft.name().charAt(0) + craft.name().substring(1).toLowerCase(Locale.ROOT), craft))
            .toList());

    static final Syntax<Is> STATE = either(
            says("reserved", Is.RESERVED), says("engaged", Is.ENGAGED), says("evolved", Is.EVOLVED),
            says("unevolved", Is.UNEVOLVED), says("faceup", Is.FACEUP), says("facedown", Is.FACEDOWN),
            says("damaged", Is.DAMAGED), says("undamaged", Is.UNDAMAGED), says("racing", Is.RACING),
            says("attacking", Is.ATTACKING), Dialect.OF_1_24.first(says("Boxed", Is.BOXED)));

    /** Before "enemy", with the blank that follows. */
    static final Syntax<Trait> FIRST =
            phrase("{} ", Syntax.<Trait>either(STATE, extreme(true), extreme(false))).itself();

    /** Directly before the noun, with the blank that follows. */
    static final Syntax<Trait> SECOND = phrase("{} ", Syntax.<Trait>either(
            says("token", Is.TOKEN),
            CRAFT.as(Trait.Craft.class, Trait.Craft::new, Trait.Craft::craft),
            phrase("non-{}", CRAFT_WORD).as(Trait.NotCraft.class, Trait.NotCraft::new, Trait.NotCraft::craft),
            phrase("non-{}", Labels.LABEL).as(Trait.NotLabelled.class, label -> isCraft(label) ? null
                    : new Trait.NotLabelled(label), Trait.NotLabelled::label),
            Labels.LABEL.as(Trait.Labelled.class, Trait.Labelled::new, Trait.Labelled::label),
            seriesOfSeveral(Labels.LABEL, "or").as(Trait.LabelledEither.class, Trait.LabelledEither::new,
                    Trait.LabelledEither::labels)))
            .itself();

    private Traits() {
    }

    private static boolean isCraft(String label) {
        return Arrays.stream(CardClass.values()).anyMatch(craft -> craft.name().equalsIgnoreCase(label));
    }

    static boolean isFirst(Trait trait) {
        return trait instanceof Is is ? is != Is.TOKEN : trait instanceof Trait.Extreme;
    }

    static boolean isSecond(Trait trait) {
        return trait == Is.TOKEN || trait instanceof Trait.Craft || trait instanceof Trait.NotCraft
                || trait instanceof Trait.Labelled || trait instanceof Trait.NotLabelled
                || trait instanceof Trait.LabelledEither;
    }

    /** Whether its words end with a label without brackets. */
    static boolean endsPlain(Trait trait) {
        return switch (trait) {
            case Trait.Labelled label -> Labels.isPlain(label.label());
            case Trait.NotLabelled label -> Labels.isPlain(label.label());
            case Trait.LabelledEither either -> !either.labels().isEmpty() && Labels.isPlain(either.labels().getLast());
            default -> false;
        };
    }

    /** Whether its words begin with one. */
    static boolean startsPlain(Trait trait) {
        return switch (trait) {
            case Trait.Labelled label -> Labels.isPlain(label.label());
            case Trait.LabelledEither either ->
                    !either.labels().isEmpty() && Labels.isPlain(either.labels().getFirst());
            default -> false;
        };
    }

    private static Syntax<Trait> extreme(boolean highest) {
        String word = highest ? "highest-" : "lowest-";
        return either(
                says(word + "cost", new Trait.Extreme(highest, Stat.COST)),
                says(word + "attack", new Trait.Extreme(highest, Stat.ATTACK)),
                says(word + "defense", new Trait.Extreme(highest, Stat.DEFENSE)));
    }

    /** After the noun, with the blank before it. */
    static Syntax<Trait> after(boolean plural) {
        String costs = plural ? " that cost " : " that costs ";
        return rule("trait", () -> Syntax.<Trait>either(
                phrase(costs + "{}", COST).itself(),
                phrase(" with {}", LIFE).itself(),
                original(" that originally " + (plural ? "cost" : "costs") + " {}", Stat.COST),
                original(" with an original attack of {}", Stat.ATTACK),
                original(" with an original defense of {}", Stat.DEFENSE),
                phrase(" with {}", series(Keywords.HELD, "or")).as(Trait.With.class, Trait.With::new,
                        Trait.With::keywords),
                phrase(" with {}", Keywords.MARK).as(Trait.WithAbility.class, Trait.WithAbility::new,
                        Trait.WithAbility::mark),
                Dialect.OF_1_24.first(says(" with the declared name", new Trait.WithDeclaredName())),
                Dialect.OF_1_24.first(says(plural ? " with Triggers" : " with a Trigger", new Trait.WithTrigger())),
                says(" with a different name from this card", new Trait.OtherNameThanThis()),
                says(" with different costs", new Trait.DifferentCosts()),
                says(" with different names", new Trait.DifferentNames()),
                Dialect.OF_1_24.first(total(plural)),
                phrase(" named {}", series(Labels.LABEL, "or")).as(Trait.Named.class, Trait.Named::new,
                        Trait.Named::names),
                phrase(" not named {}", series(Labels.LABEL, "or")).as(Trait.NotNamed.class, Trait.NotNamed::new,
                        Trait.NotNamed::names),
                phrase(" with both the {} and {} traits", Labels.LABEL, Labels.LABEL).as(Trait.LabelledAll.class,
                        (one, other) -> one.equals(other) ? null : new Trait.LabelledAll(List.of(one, other)),
                        all -> all.labels().size() == 2 ? all.labels().getFirst() : null,
                        all -> all.labels().size() == 2 ? all.labels().getLast() : null),
                phrase(plural ? " with {} in their names" : " with {} in its name",
                        series(Syntax.between('"', '"'), "or")).as(Trait.NameHas.class, Trait.NameHas::new,
                                Trait.NameHas::parts),
                phrase(plural ? " with a {} counter on them" : " with a {} counter on it", Counters.KIND).as(
                        Trait.HasCounter.class, Trait.HasCounter::new, Trait.HasCounter::kind)));
    }

    /** Of several together. */
    private static Syntax<Trait> total(boolean plural) {
        return either(total(plural, " that cost a total of {} or more", Compare.AT_LEAST),
                total(plural, " that cost a total of {} or less", Compare.AT_MOST));
    }

    private static Syntax<Trait.TotalCost> total(boolean plural, String template, Compare compare) {
        return phrase(template, digits()).as(Trait.TotalCost.class,
                n -> plural ? new Trait.TotalCost(compare, n) : null,
                total -> plural && total.compare() == compare ? total.n() : null);
    }

    /** 5.23. */
    private static Syntax<Trait> original(String template, Stat stat) {
        return either(original(template + " or more", stat, Compare.AT_LEAST),
                original(template + " or less", stat, Compare.AT_MOST), original(template, stat, Compare.EXACTLY));
    }

    private static Syntax<Trait.Original> original(String template, Stat stat, Compare compare) {
        return phrase(template, digits()).as(Trait.Original.class, n -> new Trait.Original(stat, compare, n),
                trait -> trait.stat() == stat && trait.compare() == compare ? trait.n() : null);
    }

    /** After "costs": "3 or less", "5 or more", "1", "less than your maximum play points", "an odd number of play points". */
    static final Syntax<Trait> COST = rule("cost", () -> Syntax.<Trait>either(
            compared(Stat.COST, "{} or less", Compare.AT_MOST), compared(Stat.COST, "{} or more", Compare.AT_LEAST),
            compared(Stat.COST, "{}", Compare.EXACTLY),
            phrase("less than {}", Amounts.POINTS).as(Trait.Stat.class,
                    amount -> new Trait.Stat(Stat.COST, Compare.LESS_THAN, amount),
                    trait -> trait.stat() == Stat.COST && trait.compare() == Compare.LESS_THAN ? trait.amount() : null),
            phrase("more than {}", Amounts.POINTS).as(Trait.Stat.class,
                    amount -> new Trait.Stat(Stat.COST, Compare.MORE_THAN, amount),
                    trait -> trait.stat() == Stat.COST && trait.compare() == Compare.MORE_THAN ? trait.amount() : null),
            says("an odd number of play points", new Trait.CostParity(true)),
            says("an even number of play points", new Trait.CostParity(false))));

    /** After "with" or "has": "4 defense or less", "5 attack or more", "2 attack". */
    static final Syntax<Trait> LIFE = rule("attack or defense", () -> either(
            life(Stat.ATTACK, "attack"), life(Stat.DEFENSE, "defense")));

    private static Syntax<Trait> life(Stat stat, String word) {
        return either(compared(stat, "{} " + word + " or less", Compare.AT_MOST),
                compared(stat, "{} " + word + " or more", Compare.AT_LEAST),
                compared(stat, "{} " + word, Compare.EXACTLY));
    }

    private static Syntax<Trait> compared(Stat stat, String template, Compare compare) {
        return either(phrase(template, Numbers.NUMBER).as(Trait.Stat.class, n -> new Trait.Stat(stat, compare, n),
                Trait.Stat::amount));
    }

}
