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

/** 717.3.a: "give a unit [Assault 3] this turn", "give it [Shield 3] and [Tank] this turn". */
public record GiveKeywords(Selector what, List<KeywordValue> keywords, Duration duration) implements Performable {
    public static final Syntax<GiveKeywords> SYNTAX =
            phrase("give {} {}{}", Selectors.RECEIVER, Keywords.KEYWORDS, Durations.DURATION)
                    .as(GiveKeywords.class, GiveKeywords::new, GiveKeywords::what, GiveKeywords::keywords,
                            GiveKeywords::duration);

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int unit : effect.select(t, what)) {
            t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit),
                    new Modifier.Gains(keywords));
        }
        t.requestCleanup();
    }
}
