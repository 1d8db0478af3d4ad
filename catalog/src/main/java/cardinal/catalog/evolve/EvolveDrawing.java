package cardinal.catalog.evolve;

import cardinal.catalog.desk.Desk;
import cardinal.catalog.desk.Drawing;
import cardinal.catalog.desk.Ink;
import cardinal.evolve.rules.Commands;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Naming;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table: the opponent above, the attack and what is pending in the middle, oneself and one's hand below. */
final class EvolveDrawing extends Drawing<EvolveTable> {
    private final EvolveFaces faces;

    EvolveDrawing(EvolveTable t, Desk.Eyes eyes, List<String> names, Ink ink, int width) {
        super(t, eyes, names, ink, width);
        faces = new EvolveFaces(ink);
    }

    @Override
    protected List<String> lines() {
        int me = Math.max(0, eyes.seat());
        int rival = EvolveTable.opponent(me);
        String turn = t.phase() == Phase.PREPARATION ? "Before the first turn"
                : "Turn " + t.turn() + " · " + who(t.active()) + " · "
                        + title(t.phase().name().toLowerCase(Locale.ROOT)) + " Phase";
        headline(turn, title(t.format().title().replace('-', ' ')));
        player(rival);
        row("EX area", cards(Zone.EX.of(rival)));
        row("Evolve", evolveDeck(rival));
        field(rival);
        middle();
        field(me);
        row("Evolve", evolveDeck(me));
        row("EX area", cards(Zone.EX.of(me)));
        player(me);
        hand(rival, Zone.HAND.of(rival), (owner, card) -> faces.inHand(t, owner, card));
        hand(me, Zone.HAND.of(me), (owner, card) -> faces.inHand(t, owner, card));
        return lines;
    }

    private void player(int seat) {
        int banished = t.size(Zone.BANISHED.of(seat));
        lines.add(" " + Ink.fit(who(seat), LABEL + 6) + " " + ink.bold(t.players().defense(seat) + " defense")
                + "  play points "
                + dots(t.players().playPoints(seat), t.players().maximum(seat)) + " " + t.players().playPoints(seat)
                + "/" + t.players().maximum(seat)
                + "  evolution points " + t.players().evolutionPoints(seat) + "  hand " + t.size(Zone.HAND.of(seat))
                + "  deck "
                + t.size(Zone.DECK.of(seat)) + "  cemetery " + t.size(Zone.CEMETERY.of(seat))
                + (banished > 0 ? "  banished " + banished : ""));
        int leader = t.leader(seat);
        String text = faces.text(t.def(leader));
        if (!text.isEmpty() || t.is(leader, Flag.ENGAGED)) {
            row("Leader",
                    List.of(t.def(leader).name() + (t.isEngaged(leader) ? " (engaged)" : "") + "  " + ink.dim(text)));
        }
    }

    private void field(int seat) {
        List<String> there = cards(Zone.FIELD.of(seat));
        row("Field", there.isEmpty() ? List.of(ink.dim("-")) : there);
    }

    private List<String> cards(int zone) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            all.add(faces.onTable(t, eyes, t.cardAt(zone, i)));
        }
        return all;
    }

    /** How many lie facedown, and which faceup (4.6). */
    private List<String> evolveDeck(int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        List<String> faceup = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            if (t.is(t.cardAt(zone, i), Flag.FACE_UP)) {
                faceup.add(t.def(t.cardAt(zone, i)).name());
            }
        }
        return List.of("deck of " + (t.size(zone) - faceup.size()) + " facedown"
                + (faceup.isEmpty() ? "" : ", " + faceup.size() + " faceup: " + ink.dim(String.join(", ", faceup))));
    }

    private void middle() {
        if (!t.attacker().isNone() && t.isSame(t.attacker())) {
            row("Attack", List.of(ink.bold(card(t.attacker().card())) + " → "
                    + (t.isSame(t.target()) ? card(t.target().card()) : "something that is gone")));
        }
        row("Resolving", cards(Zone.RESOLUTION.of(0)));
        List<String> waiting = new ArrayList<>();
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            waiting.add("ability of " + Naming.face(t, item.source().card(), eyes.seat()) + " of "
                    + who(item.controller()));
        }
        row("Pending", waiting);
    }

    private String card(int card) {
        return Commands.name(t, card, eyes.seat());
    }
}
