package cardinal.ufs.edition;

import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.Edition;
import java.util.List;

/** UFS 2019: everything as {@link Edition} has it, with the keywords of I.3. */
final class Ufs2019 extends PublishedEdition {
    private final KeywordAbilities keywords = new KeywordAbilities(Ufs2019::grants);

    Ufs2019() {
        super(0, "ufs-2019", "UFS 2019", "0.9", "2019-05-17");
    }

    @Override
    public List<AbilityDef> granted(KeywordUse keyword) {
        return keywords.of(keyword);
    }

    /** I.2.1, I.3: traits (I.1) and keywords of other editions grant nothing. */
    private static List<Ability> grants(KeywordUse keyword) {
        return switch (keyword) {
            case KeywordUse.Trait t -> List.of();
            case KeywordUse.Combo c -> List.of(KeywordAbilities.carriedOut(c.restrictions()));
            case KeywordUse.Only o -> List.of(KeywordAbilities.only(o.name()));
            case KeywordUse.Granting k -> grants(k);
        };
    }

    private static List<Ability> grants(KeywordUse.Granting k) {
        return switch (k.keyword()) {
            case BREAKER -> List.of(KeywordAbilities.breaker(k, Selector.Next.Wording.TRIES));
            case DESPERATION -> List.of(KeywordAbilities.desperation(k));
            case EX -> List.of(KeywordAbilities.ex(k));
            case FLASH -> List.of(KeywordAbilities.flash(k));
            case GAUGE -> List.of(KeywordAbilities.gauge(k, false));
            case MULTIPLE -> List.of(KeywordAbilities.multiple(k, Zone.DISCARD_PILE));
            case POWERFUL -> List.of(KeywordAbilities.powerful(k, 1));
            case REVERSAL -> List.of(KeywordAbilities.reversal(k));
            case SAFE -> List.of(KeywordAbilities.safe(k));
            case STUN -> List.of(KeywordAbilities.stun(k));
            case THROW -> List.of(KeywordAbilities.throwing(k));
            case TERRAIN, UNIQUE -> List.of(KeywordAbilities.carriedOut(k.restrictions()));
            case CHARACTER_ONLY, COMBO, DEFLECT, ECHO, ELUSIVE, FRENZY, SHIFT, TENSION -> List.of();
        };
    }
}
