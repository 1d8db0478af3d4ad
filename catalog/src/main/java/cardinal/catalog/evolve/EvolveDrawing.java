package cardinal.catalog.evolve;

import cardinal.catalog.terminal.Drawing;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.words.Commands;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Phase;
import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table: the opponent above, the attack and what is pending in the middle, oneself and one's hand below. */
final class EvolveDrawing extends Drawing<EvolveTable> {
    private final EvolveFaces faces;

    EvolveDrawing(EvolveTable t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        super(t, viewpoint, names, colours, width);
        faces = new EvolveFaces(colours);
    }

    @Override
    protected List<String> lines() {
        int me = Math.max(0, viewpoint.seat());
        int rival = EvolveTable.opponent(me);
        String turn = t.phase() == Phase.PREPARATION ? "Before the first turn"
                : "Turn " + t.turn() + " · " + who(t.active()) + " · "
                        + title(t.phase().name().toLowerCase(Locale.ROOT)) + " Phase";
        headline(turn, title(t.format().title().replace('-', ' ')));
        player(rival);
        piles(rival);
        row("EX area", cards(Zone.EX.of(rival)));
        evolveDeck(rival);
        field(rival);
        middle();
        field(me);
        evolveDeck(me);
        row("EX area", cards(Zone.EX.of(me)));
        player(me);
        piles(me);
        hand(rival, Zone.HAND.of(rival), (owner, card) -> faces.inHand(t, owner, card));
        hand(me, Zone.HAND.of(me), (owner, card) -> faces.inHand(t, owner, card));
        return lines;
    }

    private void player(int seat) {
        int banished = t.size(Zone.BANISHED.of(seat));
        List<String> counts = new ArrayList<>(List.of(colours.bold(t.leaderDefense(seat) + " defense"),
                "play points " + dots(t.players().playPoints(seat), t.players().maximum(seat)) + " "
                        + t.players().playPoints(seat) + "/" + t.players().maximum(seat),
                "evolution points " + t.players().evolutionPoints(seat), "hand " + t.size(Zone.HAND.of(seat)),
                "deck " + t.size(Zone.DECK.of(seat)), "cemetery " + t.size(Zone.CEMETERY.of(seat))));
        if (banished > 0) {
            counts.add("banished " + banished);
        }
        counts(seat, counts);
        int leader = t.leader(seat);
        row("Leader", List.of(t.def(leader).name() + (t.isEngaged(leader) ? " (engaged)" : "") + "  "
                + colours.dim(faces.text(t.def(leader)))));
    }

    private void field(int seat) {
        List<String> there = cards(Zone.FIELD.of(seat));
        row("Field", there.isEmpty() ? List.of(colours.dim("-")) : there);
        row("Under", under(Zone.EVOLVE_ZONE.of(seat)));
        row("Race", under(Zone.RACE.of(seat)));
        row("Equipment", under(Zone.EQUIPMENT.of(seat)));
    }

    /** Cards that lie with a card on the field (4.12, 4.13). */
    private List<String> under(int zone) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            int host = t.piece(t.cardAt(zone, i)).host();
            all.add(card(t.cardAt(zone, i)) + (host == Table.NONE ? "" : colours.dim(" with " + card(host))));
        }
        return all;
    }

    private List<String> cards(int zone) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            all.add(faces.onTable(t, viewpoint, t.cardAt(zone, i)));
        }
        return all;
    }

    /** What has left play, the cards of the deck that were looked at, and those of the newer zones (4.14, 4.15 of 1.24.1). */
    private void piles(int seat) {
        pile("Cemetery", Zone.CEMETERY.of(seat));
        pile("Banished", Zone.BANISHED.of(seat));
        pile("Deck", Zone.DECK.of(seat));
        pile("Drive", Zone.DRIVE.of(seat));
        pile("Trigger", Zone.TRIGGER.of(seat));
    }

    /** How many lie facedown, which of them are seen, and which lie faceup (4.6). */
    private void evolveDeck(int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        int faceup = 0;
        for (int i = 0; i < t.size(zone); i++) {
            faceup += t.is(t.cardAt(zone, i), Flag.FACE_UP) ? 1 : 0;
        }
        List<String> cards = new ArrayList<>();
        counted(t.size(zone) - faceup, "facedown", seen.in(zone, card -> !t.is(card, Flag.FACE_UP)), cards);
        if (faceup > 0) {
            counted(faceup, "faceup", seen.in(zone, card -> t.is(card, Flag.FACE_UP)), cards);
        }
        pile("Evolve", cards);
    }

    private static void counted(int count, String how, List<String> names, List<String> all) {
        String title = count + " " + how;
        all.add(names.isEmpty() ? title : title + ": " + names.getFirst());
        all.addAll(names.subList(Math.min(1, names.size()), names.size()));
    }

    private void middle() {
        if (!t.currentAttack().attacker().isNone() && t.isSame(t.currentAttack().attacker())) {
            row("Attack", List.of(colours.bold(card(t.currentAttack().attacker().card())) + " → "
                    + (t.isSame(t.currentAttack().target()) ? card(t.currentAttack().target().card())
                            : "something that is gone")));
        }
        row("Resolving", cards(Zone.RESOLUTION.of(0)));
        List<String> waiting = new ArrayList<>();
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            waiting.add("ability of " + Naming.face(t, item.source().card(), viewpoint.seat()) + " of "
                    + who(item.controller()));
        }
        row("Pending", waiting);
    }

    private String card(int card) {
        return Commands.name(t, card, viewpoint.seat());
    }
}
