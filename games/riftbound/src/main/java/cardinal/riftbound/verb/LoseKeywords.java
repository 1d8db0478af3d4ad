package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.Keywords;
import cardinal.riftbound.text.Selectors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 717.3.b: "an enemy unit loses [Tank] this turn"; without a duration for as long as it is there (717.3.b.2). */
record LoseKeywords(Selector what, List<KeywordValue> keywords, Duration duration) implements Performable {
    public static final Syntax<LoseKeywords> SYNTAX =
            phrase("{} {}{}", Selectors.doer("lose", "loses"), Keywords.KEYWORDS, Durations.DURATION)
                    .as(LoseKeywords.class, LoseKeywords::said, LoseKeywords::what, LoseKeywords::keywords,
                            LoseKeywords::duration);

    /** What is said for this turn of something already named is a statement (361); of oneself it is a passive. */
    private static @Nullable LoseKeywords said(Selector what, List<KeywordValue> keywords, Duration duration) {
        boolean stated = !(what instanceof Selector.Chosen) && duration == Duration.THIS_TURN;
        return stated || what instanceof Selector.Self ? null : new LoseKeywords(what, keywords, duration);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int unit : effect.select(t, what)) {
            t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit),
                    new Modifier.Loses(keywords));
        }
        t.requestCleanup();
    }
}
