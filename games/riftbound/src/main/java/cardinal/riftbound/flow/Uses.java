package cardinal.riftbound.flow;

import cardinal.kernel.Option;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Ambush;
import cardinal.riftbound.rules.Flow;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 351, 389: the first step of playing a card or activating an ability: it becomes a pending item on the chain. */
public final class Uses {
    private Uses() {
    }

    /** Begins what the player answered; whether it was an ability that adds resources, after which nobody's turn to act has come (416.2.a). */
    static boolean begin(RiftTable t, int seat) {
        long answer = t.answer();
        int card = Option.a(answer);
        if (Option.kind(answer) == Choice.PLAY) {
            int flow = Flow.isPaid(Legal.ignored(t, card)) ? Flow.flag(Option.b(answer)) : 0;
            play(t, seat, card, Legal.ignored(t, card), flow | Ambush.marks(t, seat, card), Table.NONE);
            return false;
        }
        CardDef.Activated ability = ActivatedAbilities.of(t, card, Option.b(answer));
        if (Resources.isPlainAdd(ability)) {
            RunePool.useAdd(t, seat, card, Option.b(answer));
            return true;
        }
        ChainItem item = activate(t, seat, card, ability);
        if (ability.program().adds()) {
            t.push(new Finalize(item));
        }
        return ability.program().adds();
    }

    /** 351: the card leaves its zone for the chain; place: where it must be played to, or NONE. */
    public static ChainItem play(RiftTable t, int seat, int card, int ignored, int flags, int place) {
        int facedown = t.facedownOf(t.piece(card).zone());
        int more = flags | (t.def(card).isSpell() ? ChainItem.SPELL : 0) | ChainItem.from(t.piece(card).zone());
        int where = place;
        if (facedown != Table.NONE) {
            more |= ChainItem.FROM_HIDDEN;
            where = t.battlefield(facedown);
        }
        t.move(card, t.chainZone(), 0);
        t.put(card, t.piece(card).withController(seat));
        Program program = t.def(card).isSpell() ? t.def(card).spell() : Program.EMPTY;
        ChainItem item =
                new ChainItem(t.chain().newId(), card, t.ref(card), program, seat, more, Targets.NONE, where, null,
                        0, ignored);
        t.addItem(item);
        t.note(Remark.Topic.PLAY, "351", seat, card, "plays");
        return item;
    }

    private static ChainItem activate(RiftTable t, int seat, int card, CardDef.Activated ability) {
        Ref source = t.ref(card);
        ChainItem item = new ChainItem(t.chain().newId(), Table.NONE, source, ability.program(), seat,
                ability.index() << 16 | timing(ability), Targets.NONE,
                Scope.hereOf(t, card), null, 0, 0);
        t.addItem(item);
        t.note(Remark.Topic.PLAY, "389.1", seat, card, "uses the ability of");
        return item;
    }

    private static int timing(CardDef.Activated ability) {
        return switch (ability.ability().timing()) {
            case NORMAL -> 0;
            case ACTION -> ChainItem.ACTION;
            case REACTION -> ChainItem.REACTION;
        };
    }

    /** The activated ability of an item that is not triggered. */
    static CardDef.Activated abilityOf(RiftTable t, ChainItem item) {
        return ActivatedAbilities.of(t, item.source().card(), item.flags() >>> 16, t.faceOf(item));
    }
}
