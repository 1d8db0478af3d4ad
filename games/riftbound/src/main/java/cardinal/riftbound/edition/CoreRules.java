package cardinal.riftbound.edition;

import cardinal.kernel.Concordance;
import cardinal.kernel.Event;
import cardinal.kernel.Outcome;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Series;
import cardinal.riftbound.flow.Triggers;
import cardinal.riftbound.rules.Layers;
import cardinal.riftbound.table.DerivedValues;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.RiftTable;

/** What all editions have in common: the rules that a table is played by. */
abstract class CoreRules extends Edition {
    protected CoreRules(int number, String id, String title, String version, String date, Concordance concordance) {
        super(number, id, title, version, date, concordance);
    }

    @Override
    public DerivedValues valuesOn(RiftTable t) {
        return new Layers(t);
    }

    @Override
    public void happened(RiftTable t, Event[] events, int count) {
        Triggers.match(t, events, count);
    }

    @Override
    public boolean playsOn(RiftTable t, Outcome ended) {
        GameActions.revealFacedown(t);
        return t.mode().setPoints() > 1 && Series.goesOn(t, ended);
    }
}
