package cardinal.riftbound.words;

import cardinal.kernel.InForce;
import cardinal.kernel.Naming;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.kernel.ViewLines;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import java.util.Locale;

/** All that one seat may see, as lines in a fixed order. What is hidden appears as a number of cards. */
public final class View {
    private final RiftTable t;
    private final int seat;
    private final ViewLines lines;

    private View(RiftTable t, int seat) {
        this.t = t;
        this.seat = seat;
        lines = new ViewLines(t, seat);
    }

    public static List<String> of(RiftTable t, int seat) {
        View view = new View(t, seat);
        view.write();
        return view.lines.all();
    }

    private void write() {
        lines.add("turn " + t.turn() + " of " + Naming.seat(t.turnPlayer()) + ", "
                + t.phase().name().toLowerCase(Locale.ROOT) + " phase, " + state(t));
        for (int b = 0; b < t.battlefields().count(); b++) {
            battlefield(b);
        }
        for (int s = 0; s < t.seatCount(); s++) {
            player(s);
        }
        for (int i = t.chain().size() - 1; i >= 0; i--) {
            ChainItem item = t.chain().item(i);
            lines.add("chain: " + (item.isAbility() ? "ability of " : "") + Naming.card(t, item.source().card(), seat)
                    + " (" + Naming.seat(item.controller())
                    + (item.is(ChainItem.FINALIZED) ? "" : ", pending") + ")");
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            lines.add("in force: " + EffectWords.of(e.what())
                    + (e.subject().isNone() ? "" : " on " + Naming.card(t, e.subject().card(), seat)));
        }
        if (t.isOver()) {
            lines.add("over: " + t.outcome());
        }
    }

    /** 310: the state of the turn. */
    public static String state(RiftTable t) {
        return (t.isShowdownState() ? "showdown" : "neutral") + (t.isClosed() ? " closed" : " open");
    }

    private void battlefield(int b) {
        StringBuilder line = new StringBuilder("battlefield " + (b + 1) + ": ");
        int card = t.battlefields().card(b);
        line.append(card == Table.NONE ? "not chosen yet" : t.def(card).name()).append(", controlled by ")
                .append(Naming.seat(t.battlefields().controller(b)));
        if (t.battlefields().contester(b) != Table.NONE) {
            line.append(", contested by ").append(Naming.seat(t.battlefields().contester(b)));
        }
        if (t.fight().showdown() == b) {
            line.append(", showdown, focus ").append(Naming.seat(t.fight().focus()));
        }
        if (t.fight().combat() == b) {
            line.append(", combat");
        }
        lines.add(line.toString());
        lines.cards("  units", t.battlefield(b), this::describe);
        int facedown = t.facedown(b);
        for (int i = 0; i < t.size(facedown); i++) {
            int hidden = t.cardAt(facedown, i);
            lines.add("  facedown: " + Naming.face(t, hidden, seat) + " of "
                    + Naming.seat(t.controller(hidden)));
        }
    }

    private void player(int s) {
        lines.add(Naming.seat(s) + ": points " + t.players().points(s)
                + (t.players().xp(s) > 0 ? ", XP " + t.players().xp(s) : "")
                + (t.mode().setPoints() > 1 ? ", set points " + t.players().setPoints(s) : "") + ", hand "
                + t.size(t.hand(s))
                + ", deck " + t.size(t.deck(s)) + ", rune deck "
                + t.size(t.runeDeck(s)) + ", pool " + pool(s));
        lines.cards("  legend", t.legendZone(s), this::describe);
        lines.cards("  champion", t.championZone(s), this::describe);
        lines.cards("  base", t.base(s), this::describe);
        lines.cards("  hand", t.hand(s), this::describe);
        lines.cards("  trash", t.trash(s), this::describe);
        lines.cards("  banished", t.banishment(s), this::describe);
        lines.known("  known in deck", t.deck(s));
        lines.known("  known in rune deck", t.runeDeck(s));
    }

    private String pool(int s) {
        Price p = new Price(t.players().energy(s), t.players().power(s));
        StringBuilder text = new StringBuilder("[" + p.energy() + "]");
        for (Domain d : Domain.values()) {
            text.append(("[" + d.shorthand() + "]").repeat(p.powerIn(d.ordinal())));
        }
        return text.append("[A]".repeat(p.powerIn(Price.ANY))).toString();
    }

    private String describe(int card) {
        Piece p = t.piece(card);
        StringBuilder s = new StringBuilder(Naming.card(t, card, seat));
        if (t.isBoard(p.zone()) && t.def(card).type().isPermanent()) {
            if (p.controller() != p.owner() || t.battlefieldOf(p.zone()) != Table.NONE) {
                s.append(" of ").append(Naming.seat(p.controller()));
            }
            if (t.def(card).isUnit()) {
                s.append(' ').append(t.might(card)).append("[M]");
            }
        }
        flags(p, s);
        if (Attachments.isAttached(t, card)) {
            s.append(", attached to ").append(Naming.card(t, Attachments.host(t, card), seat));
        }
        if (t.isBoard(p.zone()) && t.def(card).isUnit()) {
            for (Keyword k : Keyword.values()) {
                int now = t.keyword(card, k);
                if (now != t.def(card).keyword(k)) {
                    s.append(" {").append(k.title()).append(now > 1 ? " " + now : now == 0 ? " lost" : "").append('}');
                }
            }
        }
        return s.toString();
    }

    private static void flags(Piece p, StringBuilder s) {
        if (p.marks() > 0) {
            s.append(", damage ").append(p.marks());
        }
        if (p.counter(Flag.BUFF) > 0) {
            s.append(p.counter(Flag.BUFF) == 1 ? ", buffed" : ", " + p.counter(Flag.BUFF) + " buffs");
        }
        if (p.is(Flag.EXHAUSTED)) {
            s.append(", exhausted");
        }
        if (p.is(Flag.EMPOWERED)) {
            s.append(", empowered");
        }
        if (p.is(Flag.STUNNED)) {
            s.append(", stunned");
        }
        if (p.is(Flag.ATTACKER)) {
            s.append(", attacking");
        }
        if (p.is(Flag.DEFENDER)) {
            s.append(", defending");
        }
    }
}
