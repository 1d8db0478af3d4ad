package cardinal.catalog.riftbound;

import cardinal.catalog.terminal.CardTerminalView;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Face;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** A game of Riftbound on a terminal. */
final class RiftboundTerminalView extends CardTerminalView<RiftTable> {
    @Override
    public List<String> draw(RiftTable t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        return new RiftboundDrawing(t, viewpoint, names, colours, width).lines();
    }

    @Override
    public String hint(RiftTable t, int seat, long option, TerminalColours colours) {
        int card = Option.a(option);
        RiftboundFaces faces = new RiftboundFaces(colours);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> faces.price(t, seat, card) + " " + faces.body(t.def(card));
            case Choice.PICK, Choice.ON_TOP ->
                    t.onBoard(card) ? faces.onBoard(t, Viewpoint.of(seat), card) : faces.inHand(t, seat, card);
            case Choice.MOVE -> faces.might(t.might(card));
            case Choice.BATTLEFIELD -> name(t, t.battlefields().card(card));
            case Choice.LOCATION ->
                    t.battlefieldOf(card) == Table.NONE ? "" : name(t, t.battlefields().card(t.battlefieldOf(card)));
            case Choice.YES ->
                    card > 0 && card != t.cause().source().card() && Sight.sees(t, seat, card)
                            ? t.def(card).name() + ": " + faces.text(t.def(card)) : "";
            default -> "";
        };
    }

    private static String name(RiftTable t, int card) {
        return card == Table.NONE ? "" : t.def(card).name();
    }

    @Override
    protected List<String> whole(Face face, TerminalColours colours) {
        return new RiftboundFaces(colours).whole((CardDef) face);
    }

    @Override
    public boolean isInGame(RiftTable t, int card) {
        return t.piece(card).zone() != t.nowhere();
    }

    @Override
    protected boolean isListed(RiftTable t, int card) {
        return isInGame(t, card) && !t.def(card).isRune();
    }
}
