package cardinal.cli.game;

import cardinal.cli.io.Ink;
import cardinal.evolve.card.CardDef;
import cardinal.evolve.rules.Legal;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A game of Evolve on a terminal. */
final class EvolveDesk extends CardDesk<EvolveTable> {
    private static final String QUICK = "quick";
    private static final String TURN = "turn";

    @Override
    public List<String> draw(EvolveTable t, Eyes eyes, List<String> names, Ink ink, int width) {
        return new EvolveDrawing(t, eyes, names, ink, width).lines();
    }

    @Override
    public String hint(EvolveTable t, int seat, long option, Ink ink) {
        int card = Option.a(option);
        EvolveFaces faces = new EvolveFaces(ink);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> faces.price(t, seat, card) + " " + faces.body(t.def(card));
            case Choice.ACTIVATE -> activation(t, seat, card, Option.b(option), faces);
            case Choice.ATTACK -> t.attack(card) + "/" + t.defense(card) + (t.onField(Option.b(option))
                    ? " against " + t.attack(Option.b(option)) + "/" + t.defense(Option.b(option)) : "");
            case Choice.PICK, Choice.ON_TOP, Choice.AT_BOTTOM, Choice.DISCARD, Choice.STAYS, Choice.GIVE_RUSH,
                    Choice.ENGAGE ->
                    seen(t, seat, card, faces);
            case Choice.REPLACE -> faces.text(t.face(card));
            case Choice.PENDING -> pending(t, card, faces);
            default -> "";
        };
    }

    /** What it becomes, for an evolve ability. */
    private static String activation(EvolveTable t, int seat, int card, int place, EvolveFaces faces) {
        if (Legal.ability(t, card, place).isEvolve()) {
            int into = Legal.evolvesInto(t, card, seat);
            return into == Table.NONE ? "" : faces.body(t.def(into)) + " " + faces.text(t.def(into));
        }
        return faces.text(t.face(card));
    }

    private static String seen(EvolveTable t, int seat, int card, EvolveFaces faces) {
        if (!Sight.sees(t, seat, card) || t.zone(card) == Zone.LEADER) {
            return "";
        }
        return t.onField(card) ? faces.onTable(t, Eyes.of(seat), card) : faces.inHand(t, seat, card);
    }

    private static String pending(EvolveTable t, int id, EvolveFaces faces) {
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            if ((short) item.id() == id) {
                return faces.text(t.def(item.source().card()));
            }
        }
        return "";
    }

    @Override
    List<String> whole(Face face, Ink ink) {
        return new EvolveFaces(ink).whole((CardDef) face);
    }

    @Override
    boolean isListed(EvolveTable t, int card) {
        return t.zone(card) != Zone.NOWHERE;
    }

    @Override
    public List<String> imaginable(EvolveTable t, int seat) {
        Set<String> commands = new LinkedHashSet<>(List.of("pass", "end turn"));
        for (Zone kind : List.of(Zone.HAND, Zone.EX)) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                commands.add("play " + Naming.card(t, t.cardAt(zone, i), seat));
            }
        }
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            int card = t.cardAt(field, i);
            String name = Naming.card(t, card, seat);
            for (CardDef.Activated a : t.face(card).activated()) {
                commands.add((a.isEvolve() ? "evolve " : a.isServe() ? "serve " : "activate ") + name);
            }
            if (t.isFollower(card)) {
                attacks(t, seat, name, commands);
            }
        }
        return List.copyOf(commands);
    }

    private static void attacks(EvolveTable t, int seat, String name, Set<String> commands) {
        commands.add("attack leader with " + name);
        int enemies = Zone.FIELD.of(EvolveTable.opponent(seat));
        for (int i = 0; i < t.size(enemies); i++) {
            if (t.isFollower(t.cardAt(enemies, i))) {
                commands.add("attack " + Naming.card(t, t.cardAt(enemies, i), seat) + " with " + name);
            }
        }
    }

    @Override
    public boolean isPass(long option) {
        return Option.kind(option) == Choice.PASS;
    }

    @Override
    public boolean comesLast(long option) {
        return switch (Option.kind(option)) {
            case Choice.PASS, Choice.END_TURN, Choice.DONE, Choice.NO, Choice.DECLINE, Choice.RESERVED -> true;
            default -> false;
        };
    }

    /** What only repeats another line. */
    @Override
    public boolean isDetail(EvolveTable t, Event event) {
        return switch (event) {
            case EvolveEvent.Selected s -> true;
            case EvolveEvent.AbilityPlayed a -> a.evolve();
            case EvolveEvent.PhaseBegan p -> true;
            default -> false;
        };
    }

    @Override
    public boolean makesResources(EvolveTable t, long option) {
        return false;
    }

    @Override
    public List<String> windows() {
        return List.of(QUICK);
    }

    /** 7.4.5, 8.4.7: in another player's turn one is asked to act only with Quick. */
    @Override
    public String window(EvolveTable t) {
        return t.prompt().isOpen() && t.prompt().seat() != t.active() ? QUICK : TURN;
    }
}
