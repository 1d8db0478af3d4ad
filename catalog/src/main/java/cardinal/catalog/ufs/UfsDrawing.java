package cardinal.catalog.ufs;

import cardinal.catalog.terminal.Drawing;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Table;
import cardinal.ufs.words.Commands;
import cardinal.ufs.words.View;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table: the rival above, the attack in the middle, oneself and one's hand below. */
final class UfsDrawing extends Drawing<UfsTable> {
    private final UfsFaces faces;

    UfsDrawing(UfsTable t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        super(t, viewpoint, names, colours, width);
        faces = new UfsFaces(colours);
    }

    @Override
    protected List<String> lines() {
        int me = Math.max(0, viewpoint.seat());
        String turn = t.turn() == 0 ? "Before the first turn"
                : "Turn " + t.turn() + " · " + who(t.active()) + " · "
                        + title(t.progress().phase().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        headline(turn, t.edition().id());
        int rival = UfsTable.rival(me);
        player(rival);
        piles(rival);
        stage(rival);
        row("Pool", cards(rival, Places.POOL));
        attack();
        row("Pool", cards(me, Places.POOL));
        stage(me);
        player(me);
        piles(me);
        hand(rival, Places.of(rival, Places.HAND), (owner, card) -> faces.inHand(t, owner, card));
        hand(me, Places.of(me, Places.HAND), (owner, card) -> faces.inHand(t, owner, card));
        return lines;
    }

    private void player(int seat) {
        String maximum = t.starter(seat) == Table.NONE || t.place(t.starter(seat)) != Places.STAGE ? ""
                : "/" + t.fighters().maximumVitality(seat);
        List<String> counts = new ArrayList<>(List.of(colours.bold(t.fighters().vitality(seat) + maximum + " vitality"),
                "hand " + t.size(seat, Places.HAND), "deck " + t.size(seat, Places.DECK),
                "discard " + t.size(seat, Places.DISCARD), "momentum " + t.size(seat, Places.MOMENTUM)));
        if (t.size(seat, Places.REMOVED) > 0) {
            counts.add("removed " + t.size(seat, Places.REMOVED));
        }
        if (t.fighters().level(seat) > 0) {
            counts.add("level " + t.fighters().level(seat));
        }
        counts(seat, counts);
    }

    /** What lies beside the table, and the cards of the deck that were looked at. */
    private void piles(int seat) {
        pile("Discard", Places.of(seat, Places.DISCARD));
        pile("Momentum", Places.of(seat, Places.MOMENTUM));
        pile("Removed", Places.of(seat, Places.REMOVED));
        pile("Sideboard", Places.of(seat, Places.SIDEBOARD));
        pile("Deck", Places.of(seat, Places.DECK));
        row("On its way", cards(seat, Places.TRANSIT));
    }

    /** The character first, then what is ready, then what is committed. */
    private void stage(int seat) {
        List<String> ready = new ArrayList<>();
        List<String> committed = new ArrayList<>();
        int zone = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.is(card, Flag.STARTER)) {
                row("Character",
                        List.of(faces.onTable(t, viewpoint, card) + "  "
                                + colours.dim(faces.text(t.def(card).data().front()))));
            } else {
                (t.is(card, Flag.COMMITTED) ? committed : ready).add(faces.onTable(t, viewpoint, card));
            }
        }
        ready.addAll(committed);
        ready.addAll(attached(seat));
        row("Stage", ready.isEmpty() ? List.of(colours.dim("-")) : ready);
    }

    /** 2010, 4.0.3: attached cards are in no zone, but in everybody's sight (4.3.1). */
    private List<String> attached(int seat) {
        List<String> all = new ArrayList<>();
        int zone = Places.of(seat, Places.NOWHERE);
        for (int i = 0; i < t.size(zone); i++) {
            if (t.is(t.cardAt(zone, i), Flag.ATTACHED)) {
                all.add(faces.onTable(t, viewpoint, t.cardAt(zone, i)));
            }
        }
        return all;
    }

    private List<String> cards(int seat, int place) {
        List<String> all = new ArrayList<>();
        int zone = Places.of(seat, place);
        for (int i = 0; i < t.size(zone); i++) {
            all.add(faces.onTable(t, viewpoint, t.cardAt(zone, i)));
        }
        return all;
    }

    private void attack() {
        AttackInfo a = t.attack();
        if (a != null) {
            row("Attack",
                    List.of(colours.bold(card(a.card().card())) + View.numbers(t, a.card().card()) + " of "
                            + who(a.attacker())
                            + (a.target().isNone() ? "" : " at " + card(a.target().card())) + " · "
                            + a.step().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " · "
                            + a.status().name().toLowerCase(Locale.ROOT)
                            + (a.block().isNone() ? "" : " block with " + card(a.block().card()))));
        }
        List<String> next = new ArrayList<>();
        for (Pending p : t.progress().pending().reversed()) {
            next.add(card(p.card().card()) + " of " + who(p.attacker()));
        }
        row("Pending", next);
    }

    private String card(int card) {
        return Commands.card(t, card, viewpoint.seat());
    }
}
