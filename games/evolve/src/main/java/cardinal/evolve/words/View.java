package cardinal.evolve.words;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.kernel.InForce;
import cardinal.kernel.Naming;
import cardinal.kernel.Piece;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.kernel.ViewLines;
import java.util.List;
import java.util.Locale;

/** All that one seat may see, as lines in a fixed order. What is hidden appears as a number of cards (4.1.2.1). */
public final class View {
    private final EvolveTable t;
    private final int seat;
    private final ViewLines lines;

    private View(EvolveTable t, int seat) {
        this.t = t;
        this.seat = seat;
        lines = new ViewLines(t, seat);
    }

    public static List<String> of(EvolveTable t, int seat) {
        View view = new View(t, seat);
        view.write();
        return view.lines.all();
    }

    private void write() {
        lines.add("turn " + t.turn() + " of " + Naming.seat(t.active()) + ", "
                + t.phase().name().toLowerCase(Locale.ROOT) + " phase");
        for (int s = 0; s < 2; s++) {
            player(s);
        }
        lines.cards("resolution zone", Zone.RESOLUTION.of(0), this::describe);
        if (!t.currentAttack().attacker().isNone()) {
            lines.add("attack: " + Naming.card(t, t.currentAttack().attacker().card(), seat) + " on "
                    + Commands.name(t, t.currentAttack().target().card(), Table.NONE));
        }
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            lines.add("pending: ability of " + Naming.face(t, item.source().card(), seat) + " ("
                    + Naming.seat(item.controller()) + ")");
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            boolean hidden = !e.subject().isNone() && !Sight.sees(t, seat, e.subject().card());
            lines.add("in force: " + (hidden ? "an effect" : EffectWords.of(e.what()))
                    + (e.subject().isNone() ? "" : " on " + Naming.face(t, e.subject().card(), seat)));
        }
        if (t.isOver()) {
            lines.add("over: " + t.outcome());
        }
    }

    private void player(int s) {
        lines.add(Naming.seat(s) + ": defense " + t.leaderDefense(s) + ", play points " + t.players().playPoints(s)
                + "/"
                + t.players().maximum(s) + ", evolution points " + t.players().evolutionPoints(s)
                + (t.players().superPoints(s) > 0 ? ", super-evolution points " + t.players().superPoints(s) : "")
                + ", hand "
                + t.size(Zone.HAND.of(s))
                + ", deck " + t.size(Zone.DECK.of(s)) + ", evolve deck " + t.size(Zone.EVOLVE_DECK.of(s)));
        for (Zone z : Zone.values()) {
            switch (z) {
                case DECK -> lines.known("  known in deck", z.of(s));
                case RESOLUTION, NOWHERE -> {
                }
                default -> lines.cards("  " + z.title(), z.of(s), this::describe);
            }
        }
    }

    private String describe(int card) {
        Piece p = t.piece(card);
        StringBuilder s = new StringBuilder(Naming.card(t, card, seat));
        if (t.onField(card)) {
            if (p.is(Flag.EVOLVED)) {
                s.append(" evolved");
            }
            if (p.controller() != p.owner()) {
                s.append(" of ").append(Naming.seat(p.owner()));
            }
            if (t.isFollower(card)) {
                s.append(' ').append(t.attack(card)).append('/').append(t.defense(card));
            }
            for (Keyword k : Keyword.values()) {
                if (t.has(card, k)) {
                    s.append(", ").append(k.word());
                }
            }
        }
        if (p.is(Flag.ENGAGED)) {
            s.append(", engaged");
        }
        if (p.is(Flag.BOXED)) {
            s.append(", Boxed");
        }
        if (p.is(Flag.FACE_UP)) {
            s.append(", faceup");
        }
        for (int lane = 0; lane < t.pool().counterKinds(); lane++) {
            if (p.counter(lane) > 0) {
                s.append(", ").append(p.counter(lane)).append(' ').append(t.pool().counter(lane));
            }
        }
        return s.toString();
    }
}
