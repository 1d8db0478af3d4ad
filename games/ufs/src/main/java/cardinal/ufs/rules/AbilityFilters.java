package cardinal.ufs.rules;

import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Locale;

/** Whether an ability is one that a text speaks of (H.3.1, I.2.2, K.2.8, K.3.12). */
public final class AbilityFilters {
    private AbilityFilters() {
    }

    public static boolean fits(UfsTable t, Bindings b, AbilityFilter f, int card, AbilityDef ability, int seat) {
        return fits(t, b, f, Subject.now(t, card), ability, seat, List.of());
    }

    /**
     * @param card  the card the ability is on; of one that was played as it was when the attempt began (K.2.9)
     * @param seat  who plays or has played it
     * @param bullets  UniVersus, Bullets in Abilities: the numbers of the chosen options; empty while none are chosen
     */
    static boolean fits(UfsTable t, Bindings b, AbilityFilter f, Subject card, AbilityDef ability, int seat,
            List<Integer> bullets) {
        if (!f.types().isEmpty() && (ability.type() == null || !f.types().contains(ability.type()))) {
            return false;
        }
        for (int i = 0; i < f.traits().size(); i++) {
            if (isOfKind(t, b, f.traits().get(i), card, ability) == f.non()) {
                return false;
            }
        }
        if (!f.on().equals(Happening.NOTHING_SAID) && !isOn(t, b, f.on(), card)) {
            return false;
        }
        return f.causing().isEmpty() || causesAny(t, b, f.causing(), ability, seat, bullets);
    }

    private static boolean isOn(UfsTable t, Bindings b, Selector on, Subject card) {
        return switch (on) {
            case Selector.Some s -> Filters.fits(t, b, s.filter(), card);
            case Selector.All s -> Filters.fits(t, b, s.filter(), card);
            default -> Cards.isMeant(t, b, on, card.card());
        };
    }

    /** A word before "ability": a card type (K.3.12), a keyword (I.2.2), a restriction (H.3.1), a name (UniVersus). */
    private static boolean isOfKind(UfsTable t, Bindings b, Trait trait, Subject card, AbilityDef ability) {
        return switch (trait) {
            case Trait.Word w -> isRestricted(ability, w.word()) || isGranted(ability, w.word());
            case Trait.Is is -> switch (is) {
                case WITH_KEYWORD -> ability.keyword() != null;
                case CHARACTER_SPECIFIC ->
                        ability.ability().restrictions().stream().anyMatch(Restriction.Name.class::isInstance);
                case RESOURCE_ONLY ->
                        ability.ability().restrictions().stream().anyMatch(Restriction.Has.class::isInstance);
                default -> Filters.has(t, b, trait, card);
            };
            case Trait.Named n -> ability.isPlayed() && ability.played().name().equalsIgnoreCase(n.name());
            case Trait.Has h -> ability.ability().restrictions().contains(new Restriction.Has(h.symbol()));
            case Trait.Not n -> !isOfKind(t, b, n.trait(), card, ability);
            case Trait.OfType o -> {
                CardType type = o.noun().type();
                yield type == null || card.state().is(type)
                        && (type != CardType.CHARACTER || ability.mayStemFrom(type)
                                || !t.edition().characterAbilitiesStemFromCharacters());
            }
            default -> Filters.has(t, b, trait, card);
        };
    }

    /** I.2.2; but a Combo ability is always one so restricted (H.3.1.2.2). */
    private static boolean isGranted(AbilityDef ability, String word) {
        KeywordUse use = ability.keyword();
        if (use == null || use instanceof KeywordUse.Combo) {
            return false;
        }
        return Sharing.word(use).equalsIgnoreCase(word)
                || word.equalsIgnoreCase("only") && ability.isGrantedBy(Keyword.CHARACTER_ONLY);
    }

    /** H.3.1.2.2, H.3.1.3.1, H.3.1.4.1. */
    private static boolean isRestricted(AbilityDef ability, String word) {
        return switch (word.toUpperCase(Locale.ROOT)) {
            case "FIRST" -> ability.says(Restriction.Word.FIRST);
            case "COMBO" -> ability.says(Restriction.Word.COMBO);
            case "DEADLOCK" -> ability.says(Restriction.Word.DEADLOCK);
            case "DESPERATION" -> ability.says(Restriction.Word.DESPERATION);
            default -> false;
        };
    }

    private static boolean causesAny(UfsTable t, Bindings b, List<AbilityFilter.Result> results, AbilityDef ability,
            int seat,
            List<Integer> bullets) {
        Results could = new Results(t, b, seat, bullets);
        for (int i = 0; i < results.size(); i++) {
            if (could.cause(results.get(i), ability.effect().source())) {
                return true;
            }
        }
        return false;
    }
}
