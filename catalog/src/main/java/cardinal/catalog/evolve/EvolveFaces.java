package cardinal.catalog.evolve;

import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.words.Commands;
import cardinal.kernel.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Evolve's cards in a few words: in hand, on the field, in full. */
final class EvolveFaces {
    private final TerminalColours colours;

    EvolveFaces(TerminalColours colours) {
        this.colours = colours;
    }

    /** What it costs now, its type and numbers, its text. */
    String inHand(EvolveTable t, int seat, int card) {
        CardDef def = t.def(card);
        return TerminalColours.fit(price(t, seat, card), 4) + " " + TerminalColours.fit(body(def), 14) + " "
                + colours.dim(text(def));
    }

    /** Play points to play it now; nothing for what is not played. */
    String price(EvolveTable t, int seat, int card) {
        CardDef def = t.def(card);
        return def.cost() < 0 ? "" : colours.bold("[" + Costing.card(t, seat, card, 0) + "]");
    }

    /** "follower 3/4", "spell". */
    String body(CardDef def) {
        return (def.data().evolved() ? "evolved " : "")
                + (def.isFollower() ? "follower " + def.attack() + "/" + def.defense() : word(def.type()));
    }

    /** The text on one line. */
    String text(CardDef def) {
        return def.data().text().strip().replaceAll("\\s*\\R\\s*", " / ");
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Name, numbers now, and what is true of it. */
    String onTable(EvolveTable t, Viewpoint viewpoint, int card) {
        String name = viewpoint.open() ? t.def(card).name() : Commands.name(t, card, viewpoint.seat());
        String marks = marks(t, card);
        return (t.isEngaged(card) ? colours.dim(name) : name)
                + (t.isFollower(card) ? " " + colours.bold(t.attack(card) + "/" + t.defense(card)) : "")
                + (marks.isEmpty() ? "" : " " + colours.dim("(" + marks + ")"));
    }

    private static String marks(EvolveTable t, int card) {
        Piece p = t.piece(card);
        List<String> marks = new ArrayList<>();
        mark(p, Flag.EVOLVED, "evolved", marks);
        mark(p, Flag.SERVED, "served", marks);
        mark(p, Flag.BOXED, "Boxed", marks);
        for (Keyword k : Keyword.values()) {
            if (t.has(card, k)) {
                marks.add(k.word());
            }
        }
        for (int lane = 0; lane < t.pool().counterKinds(); lane++) {
            if (p.counter(lane) > 0) {
                marks.add(p.counter(lane) + " " + t.pool().counter(lane));
            }
        }
        mark(p, Flag.ENGAGED, "engaged", marks);
        return String.join(", ", marks);
    }

    private static void mark(Piece p, int flag, String word, List<String> marks) {
        if (p.is(flag)) {
            marks.add(word);
        }
    }

    /** The card as printed. */
    List<String> whole(CardDef def) {
        CardData data = def.data();
        List<String> lines = new ArrayList<>();
        String group = data.type() == CardType.LEADER && data.cardClass() == CardClass.NEUTRAL ? ""
                : ", " + word(data.cardClass());
        lines.add(colours.bold(def.name()) + "  " + (def.cost() < 0 ? "" : colours.bold("[" + def.cost() + "]") + " ")
                + body(def)
                + (data.token() ? " token" : "") + group + (data.universe().isNone() ? "" : ", " + data.universe())
                + (data.traits().isEmpty() ? "" : " " + colours.dim("[" + String.join(", ", data.traits()) + "]")));
        data.text().lines().filter(l -> !l.isBlank()).forEach(l -> lines.add("    " + l));
        return lines;
    }
}
