package cardinal.catalog.ufs;

import cardinal.catalog.terminal.CardTerminalView;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Face;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** A game of UFS on a terminal. */
final class UfsTerminalView extends CardTerminalView<UfsTable> {
    @Override
    public List<String> draw(UfsTable t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        return new UfsDrawing(t, viewpoint, names, colours, width).lines();
    }

    @Override
    public String hint(UfsTable t, int seat, long option, TerminalColours colours) {
        int card = Option.a(option);
        UfsFaces faces = new UfsFaces(colours);
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.BLOCK -> faces.inHand(t, seat, card);
            case Choice.CARD -> !Sight.sees(t, seat, card) ? ""
                    : t.place(card) == Places.HAND ? faces.inHand(t, seat, card)
                    : faces.onTable(t, Viewpoint.of(seat), card);
            case Choice.YES -> card > 0 && card < t.pieceCount() && card != t.cause().source().card()
                    && Sight.sees(t, seat, card)
                            ? t.def(card).name() + ": " + faces.text(t.def(card).data().front()) : "";
            default -> "";
        };
    }

    @Override
    protected List<String> whole(Face face, TerminalColours colours) {
        return new UfsFaces(colours).whole((CardDef) face);
    }

    @Override
    public boolean isInGame(UfsTable t, int card) {
        return t.place(card) != Places.NOWHERE || t.is(card, Flag.ATTACHED);
    }
}
