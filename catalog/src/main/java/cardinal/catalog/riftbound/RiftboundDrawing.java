package cardinal.catalog.riftbound;

import cardinal.catalog.terminal.Boxes;
import cardinal.catalog.terminal.Drawing;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Naming;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import cardinal.riftbound.words.Commands;
import cardinal.riftbound.words.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The table of a duel: the opponent above, the battlefields in the middle, oneself and one's hand below. */
final class RiftboundDrawing extends Drawing<RiftTable> {
    private final RiftboundFaces faces;

    RiftboundDrawing(RiftTable t, Viewpoint viewpoint, List<String> names, TerminalColours colours, int width) {
        super(t, viewpoint, names, colours, width);
        faces = new RiftboundFaces(colours);
    }

    @Override
    protected List<String> lines() {
        int me = viewpoint.seat();
        headline();
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (seat != me) {
                player(seat);
                piles(seat);
                cards(seat, true);
            }
        }
        boxes(IntStream.range(0, t.battlefields().count()).<Boxes.Cell>mapToObj(b -> inner -> cell(b, inner)).toList());
        cards(me, false);
        player(me);
        piles(me);
        for (int seat = 0; seat < t.seatCount(); seat++) {
            hand(seat, t.hand(seat), (owner, card) -> faces.inHand(t, owner, card));
        }
        chain();
        return lines;
    }

    private void headline() {
        String phase = t.phase().name().charAt(0) + t.phase().name().substring(1).toLowerCase(Locale.ROOT);
        String turn = t.turn() == 0 ? "Before the first turn"
                : "Turn " + t.turn() + " · " + who(t.turnPlayer()) + " · " + phase + " Phase · "
                        + colours.bold(title(View.state(t)));
        String focus = t.fight().showdown() == Table.NONE ? ""
                : " at battlefield " + (t.fight().showdown() + 1)
                        + (t.fight().combat() == t.fight().showdown() ? " (combat)" : "");
        headline(turn + focus, t.mode().victoryScore() + " points win");
    }

    private void player(int seat) {
        int points = t.players().points(seat);
        int most = t.mode().victoryScore();
        List<String> counts = new ArrayList<>(List.of(
                dots(points, most) + " " + colours.bold(points + (points == 1 ? " point" : " points")),
                "hand " + t.size(t.hand(seat)), "deck " + t.size(t.deck(seat)), "trash " + t.size(t.trash(seat))));
        if (t.size(t.banishment(seat)) > 0) {
            counts.add("banished " + t.size(t.banishment(seat)));
        }
        counts(seat, counts);
        row("Runes", List.of(runes(seat)));
    }

    /** What has left play, and the cards of the decks that were looked at. */
    private void piles(int seat) {
        pile("Trash", t.trash(seat));
        pile("Banished", t.banishment(seat));
        pile("Deck", t.deck(seat));
        pile("Rune deck", t.runeDeck(seat));
    }

    private String runes(int seat) {
        Map<CardDef, Integer> all = new LinkedHashMap<>();
        Map<CardDef, Integer> ready = new LinkedHashMap<>();
        int base = t.base(seat);
        for (int i = 0; i < t.size(base); i++) {
            CardDef def = t.def(t.cardAt(base, i));
            if (def.isRune()) {
                all.merge(def, 1, Integer::sum);
                ready.merge(def, t.is(t.cardAt(base, i), Flag.EXHAUSTED) ? 0 : 1, Integer::sum);
            }
        }
        List<String> kinds = new ArrayList<>();
        all.forEach((rune, n) -> kinds.add(faces.rune(rune) + " " + ready.get(rune) + "/" + n));
        Price pool = new Price(t.players().energy(seat), t.players().power(seat));
        return (kinds.isEmpty() ? "none yet" : String.join("  ", kinds) + " ready") + "  ·  rune deck "
                + t.size(t.runeDeck(seat))
                + "  ·  pool " + (pool.isNothing() ? "empty" : faces.price(pool));
    }

    /** Legend, champion and base; those of the opponent from the far side to the middle. */
    private void cards(int seat, boolean far) {
        List<Runnable> rows = new ArrayList<>(List.of(
                () -> row("Legend", named(t.legendZone(seat))),
                () -> row("Champion", champions(seat)),
                () -> row("Base", board(t.base(seat)))));
        (far ? rows : rows.reversed()).forEach(Runnable::run);
    }

    private List<String> named(int zone) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            all.add(t.def(card).name() + (t.is(card, Flag.EXHAUSTED) ? " (exhausted)" : "") + "  "
                    + colours.dim(faces.text(t.def(card))));
        }
        return all;
    }

    private List<String> champions(int seat) {
        List<String> all = new ArrayList<>();
        int zone = t.championZone(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            all.add(t.def(card).name() + "  " + faces.inHand(t, seat, card));
        }
        return all;
    }

    private List<String> board(int zone) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (!t.def(card).isRune()) {
                all.add(faces.onBoard(t, viewpoint, card));
            }
        }
        return all.isEmpty() ? List.of(colours.dim("-")) : all;
    }

    // ---- battlefields --------------------------------------------------------------------------------

    /** The title, then one line for each thing there: the opponent's first. */
    private List<String> cell(int b, int inner) {
        List<String> cell = new ArrayList<>();
        int card = t.battlefields().card(b);
        int holder = t.battlefields().controller(b);
        cell.add((b + 1) + " " + colours.bold(card == Table.NONE ? "not chosen yet" : t.def(card).name()) + " ─ "
                + (holder == Table.NONE ? "uncontrolled" : who(holder))
                + (t.battlefields().contester(b) == Table.NONE ? "" : colours.yellow(" contested")));
        if (card != Table.NONE) {
            cell.addAll(wrapped(faces.text(t.def(card)), inner - 2));
        }
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (seat != viewpoint.seat()) {
                units(b, seat, inner, cell);
            }
        }
        cell.add(colours.dim("· ".repeat(Math.min(inner / 2 - 1, 12))));
        units(b, viewpoint.seat(), inner, cell);
        return cell;
    }

    private void units(int b, int seat, int inner, List<String> cell) {
        int zone = t.battlefield(b);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.controller(card) == seat) {
                String whole = letter(seat) + " " + faces.onBoard(t, viewpoint, card);
                if (TerminalColours.width(whole) <= inner - 2) {
                    cell.add(whole);
                } else {
                    cell.add(letter(seat) + " " + faces.named(t, viewpoint, card));
                    cell.add("    " + faces.marks(t, card));
                }
            }
        }
        int facedown = t.facedown(b);
        for (int i = 0; i < t.size(facedown); i++) {
            int card = t.cardAt(facedown, i);
            if (t.controller(card) == seat) {
                cell.add(letter(seat) + " facedown: " + (sees(card) ? t.def(card).name() : "a hidden card"));
            }
        }
    }

    // ---- hand and chain ------------------------------------------------------------------------------

    private void chain() {
        for (int i = t.chain().size() - 1; i >= 0; i--) {
            ChainItem item = t.chain().item(i);
            String label = i == t.chain().size() - 1 ? "Chain" : "";
            row(label,
                    List.of((t.chain().size() - i) + ". " + what(item) + " of " + who(item.controller()) + targets(item)
                            + (item.is(ChainItem.FINALIZED) ? "" : colours.dim(" (being played)"))));
        }
    }

    private String what(ChainItem item) {
        int source = item.source().card();
        return (item.isAbility() ? "ability of " : "") + colours.bold(Naming.card(t, source, viewpoint.seat()));
    }

    private String targets(ChainItem item) {
        List<String> chosen = new ArrayList<>();
        for (int slot = 0; slot < item.targets().size(); slot++) {
            for (Ref ref : item.targets().slot(slot)) {
                chosen.add(ref.incarnation() == Targets.LOCATION ? Commands.place(t, ref.card(), viewpoint.seat())
                        : ref.incarnation() == Targets.PLAYER
                                ? Naming.player(t, item.targets().seat(slot), viewpoint.seat())
                        : ref.card() < 0 ? ability(ref)
                        : t.isSame(ref) ? Naming.card(t, ref.card(), viewpoint.seat()) : "something that is gone");
            }
        }
        return chosen.isEmpty() ? "" : " → " + String.join(", ", chosen);
    }

    /** An ability on the chain is called by its source. */
    private String ability(Ref ref) {
        for (int i = 0; i < t.chain().size(); i++) {
            if (Targeting.abilityRef(t.chain().item(i).id()).equals(ref)) {
                return what(t.chain().item(i));
            }
        }
        return "something that is gone";
    }
}
