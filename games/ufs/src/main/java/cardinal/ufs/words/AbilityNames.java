package cardinal.ufs.words;

import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Locale;

/**
 * What a player calls an ability of a card: its type (H.2), then its own name or the keyword that grants it (I.2.2), and a number
 * where a card has several that are called the same: "form", "form 2", "enhance Red", "enhance Stun".
 */
public final class AbilityNames {
    private AbilityNames() {
    }

    /** The ability at this place of a card. */
    public static String of(UfsTable t, int card, int index) {
        List<HeldAbility> held = Legal.heldBy(t, card);
        return index < held.size() ? of(held, index) : "ability " + (index + 1);
    }

    static String of(List<HeldAbility> held, int index) {
        String name = bare(held.get(index).ability());
        int nth = 1;
        boolean several = false;
        for (int i = 0; i < held.size(); i++) {
            if (i != index && bare(held.get(i).ability()).equals(name)) {
                several = true;
                nth += i < index ? 1 : 0;
            }
        }
        return several ? name + " " + nth : name;
    }

    /** "enhance Stun", whatever else the card has. */
    public static String bare(AbilityDef ability) {
        AbilityType type = ability.type();
        if (type == null) {
            return "continuous";
        }
        String word = type.word().toLowerCase(Locale.ROOT);
        String own = ability.ability() instanceof Ability.Played p ? p.name() : "";
        KeywordUse keyword = ability.keyword();
        return word + (keyword != null ? " " + keyword(keyword) : own.isEmpty() ? "" : " " + own);
    }

    /** The word of an entry of the keyword line, with its rating. */
    static String rated(KeywordUse use) {
        return keyword(use) + (use instanceof KeywordUse.Granting g && g.keyword().isRated()
                && g.rating() instanceof Amount.Fixed n ? ": " + n.n() : "");
    }

    /** The word of an entry of the keyword line, without its rating. */
    public static String keyword(KeywordUse use) {
        return switch (use) {
            case KeywordUse.Trait t -> t.word();
            case KeywordUse.Granting g -> g.keyword().printed();
            case KeywordUse.Combo c -> "Combo";
            case KeywordUse.Only o -> o.name() + " Only";
        };
    }
}
