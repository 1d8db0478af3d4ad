package cardinal.riftbound.words;

import cardinal.cards.text.Outline;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.table.Delayed;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.ModeChosen;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.SpellBonus;
import cardinal.riftbound.table.UsedUp;

/** What an effect in force does, in a few words. */
final class EffectWords {
    private EffectWords() {
    }

    static String of(Object what) {
        return switch (what) {
            case Modifier m -> modifier(m);
            case Fact fact -> Outline.phrase(fact);
            case Delayed _ -> "a delayed ability";
            case DelayedReplacement _ -> "a delayed replacement";
            case SpellBonus bonus -> bonus.n() + " Bonus Damage of a spell";
            case ModeChosen chosen -> "mode " + (chosen.mode() + 1) + " was chosen this turn";
            case UsedUp _ -> "a replacement that is used up";
            default -> "an effect";
        };
    }

    private static String modifier(Modifier modifier) {
        return switch (modifier) {
            case Modifier.MightBy m -> (m.n() < 0 ? "" + m.n() : "+" + m.n()) + " [M]";
            case Modifier.MightIs m -> "Might " + m.n();
            case Modifier.CopyOf c -> "a copy of " + c.of().name();
            case Modifier.TextOf text -> "has the text of " + text.unit().name() + " in its effect text";
            case Modifier.Wears _ -> "has the keywords of what is attached to it";
            case Modifier.DamageDoubled _ -> "damage to it is doubled";
            case Modifier.Prevented p ->
                    "the next " + (p.isNumbered() ? p.left() + " " : "") + "damage to it is prevented";
            case Modifier.Gains g -> "has " + Outline.phrase(g.keywords());
            case Modifier.Loses l -> "loses " + Outline.phrase(l.keywords());
        };
    }
}
