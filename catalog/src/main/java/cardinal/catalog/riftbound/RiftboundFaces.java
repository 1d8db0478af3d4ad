package cardinal.catalog.riftbound;

import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Naming;
import cardinal.kernel.Piece;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Riftbound cards in a few words: in hand, on the board, in full. */
final class RiftboundFaces {
    private final TerminalColours colours;

    RiftboundFaces(TerminalColours colours) {
        this.colours = colours;
    }

    /** Cost, type, Might and text: what one looks at in a hand. */
    String inHand(RiftTable t, int seat, int card) {
        CardDef def = t.def(card);
        return def.isMainDeck()
                ? price(t, seat, card) + " " + TerminalColours.fit(body(def), 9) + " " + colours.dim(text(def))
                : def.type().word();
    }

    /** What it costs now, and what is printed where that differs. */
    String price(RiftTable t, int seat, int card) {
        CardDef def = t.def(card);
        Price now = t.piece(card).zone() == t.hand(seat) || t.piece(card).zone() == t.championZone(seat)
                ? Costing.least(t, seat, card, Legal.ignored(t, card)) : def.price();
        String cost =
                price(now) + (now.equals(def.price()) ? "" : colours.dim(" (printed " + def.price() + ")"));
        return cost + " ".repeat(Math.max(0, 9 - TerminalColours.width(cost)));
    }

    String body(CardDef def) {
        return def.isUnit() ? types(def) + " " + might(def.might()) : def.type().word();
    }

    private static String types(CardDef def) {
        CardType also = def.data().also();
        return also == null ? def.type().word() : def.type().word() + " " + also.word();
    }

    /** The text on one line. */
    String text(CardDef def) {
        return def.data().text().strip().replaceAll("\\s*\\R\\s*", " / ");
    }

    String might(int might) {
        return colours.bold(might + "[M]");
    }

    String price(Price p) {
        StringBuilder s = new StringBuilder();
        if (p.energy() > 0 || p.power() == 0) {
            s.append('[').append(p.energy()).append(']');
        }
        for (Domain d : Domain.values()) {
            s.append(domain(d, "[" + d.shorthand() + "]").repeat(p.powerIn(d.ordinal())));
        }
        return s.append("[A]".repeat(p.powerIn(Price.ANY))).append("[C]".repeat(p.powerIn(Price.OWN))).toString();
    }

    /** A rune's name in the colour of its domain. */
    String rune(CardDef def) {
        return def.data().domains().isEmpty() ? def.name() : domain(def.data().domains().getFirst(), def.name());
    }

    String domain(Domain d, String words) {
        return switch (d) {
            case FURY -> colours.red(words);
            case CALM -> colours.green(words);
            case MIND -> colours.blue(words);
            case BODY -> colours.orange(words);
            case CHAOS -> colours.magenta(words);
            case ORDER -> colours.yellow(words);
        };
    }

    /** Name, Might and what is true of it now. */
    String onBoard(RiftTable t, Viewpoint viewpoint, int card) {
        String marks = marks(t, card);
        return named(t, viewpoint, card) + (marks.isEmpty() ? "" : " " + marks);
    }

    String named(RiftTable t, Viewpoint viewpoint, int card) {
        String name = Naming.card(t, card, viewpoint.seat());
        return (t.is(card, Flag.EXHAUSTED) ? colours.dim(name) : name)
                + (t.def(card).isUnit() ? " " + might(t.might(card)) : "");
    }

    /** What is true of it now, the most urgent first. */
    String marks(RiftTable t, int card) {
        CardDef def = t.def(card);
        Piece p = t.piece(card);
        List<String> marks = new ArrayList<>();
        mark(p, Flag.ATTACKER, "attacking", marks);
        mark(p, Flag.DEFENDER, "defending", marks);
        if (p.marks() > 0) {
            marks.add(colours.red(p.marks() + " damage"));
        }
        if (p.counter(Flag.BUFF) > 0) {
            marks.add(colours.green(p.counter(Flag.BUFF) == 1 ? "buff" : p.counter(Flag.BUFF) + " buffs"));
        }
        mark(p, Flag.STUNNED, "stunned", marks);
        if (def.isUnit()) {
            for (Keyword k : Keyword.values()) {
                int now = t.keyword(card, k);
                if (now > 0 && shows(k)) {
                    marks.add(k.title() + (now > 1 ? " " + now : ""));
                }
            }
        }
        mark(p, Flag.EXHAUSTED, "exhausted", marks);
        return marks.isEmpty() ? "" : colours.dim("(") + String.join(", ", marks) + colours.dim(")");
    }

    /** Keywords that matter once the card is on the board. */
    private static boolean shows(Keyword k) {
        return switch (k) {
            case ASSAULT, SHIELD, TANK, GANKING, DEFLECT, TEMPORARY, DEATHKNELL -> true;
            default -> false;
        };
    }

    private static void mark(Piece p, int flag, String word, List<String> marks) {
        if (p.is(flag)) {
            marks.add(word);
        }
    }

    /** The card as printed. */
    List<String> whole(CardDef def) {
        List<String> lines = new ArrayList<>();
        String types = def.data().supertypes().stream().map(s -> s.name().toLowerCase(java.util.Locale.ROOT) + " ")
                .collect(Collectors.joining()) + types(def);
        String domains =
                def.data().domains().stream().map(d -> domain(d, d.title())).collect(Collectors.joining(" and "));
        lines.add(colours.bold(def.name()) + "  " + (def.isMainDeck() ? price(def.price()) + "  " : "") + types
                + (def.isUnit() ? " " + might(def.might()) : "") + (domains.isEmpty() ? "" : ", " + domains)
                + (def.data().tags().isEmpty() ? ""
                        : " " + colours.dim("[" + String.join(", ", def.data().tags()) + "]")));
        def.data().text().lines().filter(l -> !l.isBlank()).forEach(l -> lines.add("    " + l));
        return lines;
    }
}
