package cardinal.riftbound.verb;

import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 717.3.a: "give a unit [Assault 3] this turn", "give it [Shield 3] and [Tank] this turn". */
public record GiveKeywords(Selector what, List<KeywordValue> keywords, Duration duration) implements Verb {

    @Override
    public void perform(Effect effect, RiftTable t) {
    }
}
