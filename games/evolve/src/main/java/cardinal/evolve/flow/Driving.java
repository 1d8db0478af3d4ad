package cardinal.evolve.flow;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Table;
import java.util.List;

/** 14.4.7, 14.4.9 of version 1.24.1: Drive Points and what they give. */
final class Driving {
    private static final Ability SINGLE_DRIVE = new Ability.Keywords(List.of(Keyword.SINGLE_DRIVE));

    private Driving() {
    }

    /** 14.4.9.2: one Drive Point goes to the drive zone and is linked to the card whose ability is paid for. */
    static void link(EvolveTable t, int card, int seat) {
        int point = EvolveDeck.drivePoint(t, seat);
        t.set(card, Flag.RIDDEN, true);
        if (point != Table.NONE) {
            t.move(point, Zone.DRIVE.of(seat), Movement.SERVE.by(seat));
            t.put(point, t.piece(point).withHost(card));
        }
    }

    /** 14.4.7.3: a follower that has had Drive before gets nothing; else it gets Drive, Single Drive and Rush. */
    static void give(Effect effect, EvolveTable t, int card) {
        if (t.is(card, Flag.DRIVEN) || !t.isFollower(card)) {
            return;
        }
        t.set(card, Flag.DRIVEN, true);
        for (Modifier part : List.of(new Modifier.Word(Keyword.DRIVE),
                new Modifier.Gains(t.pool().compiled(SINGLE_DRIVE)), new Modifier.Word(Keyword.SINGLE_DRIVE),
                new Modifier.Word(Keyword.RUSH))) {
            t.enforce(Expiry.LASTING, effect.controller(), effect.item().source(), t.ref(card), part);
        }
        if (t.cares(Kind.DRIVEN, card)) {
            t.announce(new EvolveEvent.Driven(card, t.controller(card)));
        }
    }
}
