package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.cards.text.Spoken;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectDamage;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Amounts;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.List;

/** 5.13: "deal it 3 damage", "deal 6 damage to it and 2 damage to its leader"; all portions at once. */
public record Deal(List<Portion> portions) implements Performable {
    static Syntax<Deal> syntax(Person person) {
        return either(
                phrase(person.says("deal {} {} damage"), Selectors.PRONOUN, Numbers.NUMBER).as(Deal.class,
                        (to, n) -> new Deal(List.of(new Portion(n, to))), deal -> alone(deal, true).to(),
                        deal -> alone(deal, true).amount()),
                phrase(person.says("deal {} damage equal to {}"), Selectors.PRONOUN, Amounts.MEASURE).as(Deal.class,
                        (to, n) -> new Deal(List.of(new Portion(n, to))), deal -> alone(deal, true).to(),
                        deal -> alone(deal, true).amount()),
                phrase(person.says("deal {}"), list(PORTION, " and ")).as(Deal.class,
                        portions -> new Deal(portions).isShort() ? null : new Deal(portions), Deal::portions),
                phrase(person.says("deal damage equal to {} to {}"), Amounts.MEASURE, Selectors.OBJECT).as(Deal.class,
                        (n, to) -> new Deal(List.of(new Portion(n, to))).isShort() ? null
                                : new Deal(List.of(new Portion(n, to))),
                        deal -> alone(deal, false).amount(), deal -> alone(deal, false).to()));
    }

    private static final Syntax<Portion> PORTION = phrase("{} damage to {}", Numbers.NUMBER, Selectors.OBJECT)
            .as(Portion.class, Portion::new, Portion::amount, Portion::to);

    /** Whether "it" or "them" alone takes all of it: then the recipient stands before the number. */
    private boolean isShort() {
        return portions.size() == 1 && portions.getFirst().to() instanceof Selector.It it
                && (it.word() == Selector.It.Word.IT || it.word() == Selector.It.Word.THEM);
    }

    /** The only portion, or one that fits nothing. */
    private static Portion alone(Deal deal, boolean isShort) {
        return deal.portions.size() == 1 && deal.isShort() == isShort ? deal.portions.getFirst()
                : new Portion(Amount.of(-1), new Selector.Same());
    }

    /** Damage for one recipient or group. */
    @Spoken(Spoken.Manner.HOLDER)
    public record Portion(Amount amount, Selector to) {
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        EffectDamage damage = EffectDamage.by(effect);
        for (Portion p : portions) {
            int n = effect.value(t, p.amount());
            for (int card : effect.cards(t, p.to())) {
                damage = damage.to(t, card, n);
            }
        }
        damage.deal(t);
    }

    @Override
    public boolean canBeOfLeaders() {
        return true;
    }

    /** 5.13: "deal 3 damage instead": to what the action replaced would have dealt it to. */
    static Syntax<Deal> substitute() {
        return phrase("deal {} damage", Numbers.NUMBER).as(Deal.class,
                n -> new Deal(List.of(new Portion(n, new Selector.Same()))),
                deal -> deal.portions().size() == 1 ? deal.portions().getFirst().amount() : null);
    }
}
