package cardinal.cli.game;

import cardinal.cli.io.Ink;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.card.Held;
import cardinal.ufs.rules.AbilityNames;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A game of UFS on a terminal. */
final class UfsDesk extends CardDesk<UfsTable> {
    private static final String RESPONSE = "response";
    private static final String ENHANCE = "enhance";
    private static final String TURN = "turn";

    @Override
    public List<String> draw(UfsTable t, Eyes eyes, List<String> names, Ink ink, int width) {
        return new UfsDrawing(t, eyes, names, ink, width).lines();
    }

    @Override
    public String hint(UfsTable t, int seat, long option, Ink ink) {
        int card = Option.a(option);
        UfsFaces faces = new UfsFaces(ink);
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.BLOCK -> faces.inHand(t, seat, card);
            case Choice.ABILITY -> faces.text(t.def(card).data().front());
            case Choice.CARD -> !Sight.sees(t, seat, card) ? ""
                    : t.place(card) == Places.HAND ? faces.inHand(t, seat, card)
                    : faces.onTable(t, Eyes.of(seat), card);
            case Choice.YES -> card > 0 && card < t.pieceCount() && Sight.sees(t, seat, card)
                    ? t.def(card).name() + ": " + faces.text(t.def(card).data().front()) : "";
            case Choice.OPTION, Choice.EFFECT -> Sight.sees(t, seat, Option.b(option))
                    ? t.def(Option.b(option)).name() + ": " + faces.text(t.def(Option.b(option)).data().front()) : "";
            default -> "";
        };
    }

    @Override
    List<String> whole(Face face, Ink ink) {
        return new UfsFaces(ink).whole((CardDef) face);
    }

    @Override
    boolean isListed(UfsTable t, int card) {
        return t.place(card) != Places.NOWHERE;
    }

    @Override
    public List<String> imaginable(UfsTable t, int seat) {
        Set<String> commands = new LinkedHashSet<>(List.of("pass"));
        int hand = Places.of(seat, Places.HAND);
        for (int i = 0; i < t.size(hand); i++) {
            commands.add("play " + Naming.card(t, t.cardAt(hand, i), seat));
            commands.add("block with " + Naming.card(t, t.cardAt(hand, i), seat));
        }
        int stage = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(stage); i++) {
            int card = t.cardAt(stage, i);
            List<Held> held = t.state(card).abilities();
            for (int a = 0; a < held.size(); a++) {
                if (held.get(a).ability().isPlayed()) {
                    commands.add("use " + Naming.card(t, card, seat) + " " + AbilityNames.of(t, card, a));
                }
            }
        }
        return List.copyOf(commands);
    }

    @Override
    public boolean isPass(long option) {
        return Option.kind(option) == Choice.PASS;
    }

    @Override
    public boolean comesLast(long option) {
        return switch (Option.kind(option)) {
            case Choice.PASS, Choice.DONE, Choice.FAIL, Choice.NO -> true;
            default -> false;
        };
    }

    /** What only repeats another line, and the coming and going of steps. */
    @Override
    public boolean isDetail(UfsTable t, Event event) {
        return switch (event) {
            case UfsEvent.PhaseTurned p -> true;
            case UfsEvent.StepTurned s -> true;
            case UfsEvent.Changed c -> false;
            case UfsEvent.Attacked a -> true;
            case UfsEvent.Moved m -> Places.kind(m.from()) == Places.TRANSIT || Places.kind(m.to()) == Places.TRANSIT;
            default -> false;
        };
    }

    @Override
    public boolean makesResources(UfsTable t, long option) {
        return false;
    }

    @Override
    public List<String> windows() {
        return List.of(RESPONSE, ENHANCE);
    }

    @Override
    public String window(UfsTable t) {
        if (t.prompt().isOpen() && t.prompt().clause().equals(t.cite("H.2.3.2.4.2"))) {
            return RESPONSE;
        }
        return t.attack() == null ? TURN : ENHANCE;
    }
}
