package cardinal.ufs.words;

import cardinal.ufs.table.Effects;

/** What sort of effect is in force, in a few words. */
final class EffectWords {
    private EffectWords() {
    }

    static String of(Object what) {
        return switch (what) {
            case Effects.Fired _ -> "an effect that waits";
            case Effects.Modifier _,Effects.Standing _,Effects.Passing _ -> "a change";
            case Effects.Ruling _ -> "a rule";
            case Effects.Replacing _ -> "a replacement";
            case Effects.Copying _ -> "a copy";
            case Effects.Assumed assumed -> "a statistic that was named: " + assumed.vital().word(assumed.value());
            case Effects.LastDefinition _ -> "the order of definitions";
            case Effects.Attached _ -> "an attachment";
            case Effects.OnTop _ -> "a card on top of another";
            case Effects.Sealed _ -> "a seal";
            case Effects.Dormant _ -> "a card turned face down";
            case Effects.Frozen _ -> "a freeze";
            case Effects.Uncounted _ -> "a card that does not count";
            case Effects.CheckPreset _ -> "a check with a set value";
            case Effects.CheckChange _ -> "a change to a check";
            default -> "an effect";
        };
    }
}
