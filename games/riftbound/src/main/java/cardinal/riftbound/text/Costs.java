package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Cost;
import java.util.List;

/** Costs, before a colon ("[1], [E]: ...") and inside instructions ("pay [1] and exhaust me to ..."). */
final class Costs {
    private static final Syntax<Cost> DEED = either(
            SelfWords.self("kill me", "kill this", new Cost.KillMe()),
            SelfWords.self("recycle me", "recycle this", new Cost.RecycleMe()),
            SelfWords.self("banish me", "banish this", new Cost.BanishMe()),
            says("spend my buff", new Cost.SpendMyBuff()),
            says("spend its buff", new Cost.SpendItsBuff()),
            says("spend a buff", new Cost.SpendBuff()),
            phrase("discard {}", digits()).as(Cost.Discard.class, Cost.Discard::new, Cost.Discard::n),
            phrase("recycle {} from your trash", digits())
                    .as(Cost.RecycleFromTrash.class, Cost.RecycleFromTrash::new, Cost.RecycleFromTrash::n),
            phrase("kill {}", Nouns.A).as(Cost.Kill.class, Cost.Kill::new, Cost.Kill::filter),
            phrase("kill any number of {}", Nouns.SEVERAL).as(Cost.KillAny.class, Cost.KillAny::new,
                    Cost.KillAny::filter),
            phrase("exhaust {}", Nouns.A).as(Cost.Exhaust.class, Cost.Exhaust::new, Cost.Exhaust::filter),
            phrase("return {} to its owner's hand", Nouns.A)
                    .as(Cost.ReturnToHand.class, Cost.ReturnToHand::new, Cost.ReturnToHand::filter),
            phrase("spend {} XP", digits()).as(Cost.SpendXp.class, Cost.SpendXp::new, Cost.SpendXp::n),
            phrase("burn {}", digits()).as(Cost.Burn.class, Cost.Burn::new, Cost.Burn::n),
            says("recycle one of your runes", new Cost.RecycleRune()));

    private static final Syntax<Cost> BEFORE_COLON = either(
            Prices.PRICE.as(Cost.Pay.class, Cost.Pay::new, Cost.Pay::price), says("[E]", new Cost.ExhaustMe()), DEED);

    private static final Syntax<Cost> TO_DO = either(
            phrase("pay {}", Prices.PRICE).as(Cost.Pay.class, Cost.Pay::new, Cost.Pay::price),
            SelfWords.self("exhaust me", "exhaust this", new Cost.ExhaustMe()), DEED);

    /** "Discard 1, [E]". */
    static final Syntax<List<Cost>> ACTIVATION = list(BEFORE_COLON, ", ");

    /** "pay [1], exhaust me, and spend a buff". */
    static final Syntax<List<Cost>> DEEDS = series(TO_DO, "and");

    private Costs() {
    }
}
