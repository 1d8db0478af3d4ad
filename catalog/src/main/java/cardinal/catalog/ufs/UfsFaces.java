package cardinal.catalog.ufs;

import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Piece;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.Side;
import cardinal.ufs.card.SideData;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.words.Commands;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.words.View;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** UFS cards in a few words: in hand, on the table, in full. */
final class UfsFaces {
    private final TerminalColours colours;

    UfsFaces(TerminalColours colours) {
        this.colours = colours;
    }

    /** Difficulty with what the card pool adds, check value, type, numbers and text. */
    String inHand(UfsTable t, int seat, int card) {
        State s = t.state(card);
        int more = ProgressiveDifficulty.of(t, seat, card);
        String difficulty = s.has(Property.DIFFICULTY)
                ? s.number(Property.DIFFICULTY) + (more > 0 ? "+" + more : "") : "-";
        return colours.bold(TerminalColours.fit(difficulty + "/" + number(s, Property.CONTROL), 6)) + " "
                + TerminalColours.fit(body(t.def(card).front()), 16) + " "
                + TerminalColours.fit(block(t.def(card).front()), 8) + " "
                + colours.dim(text(t.def(card).data().front()));
    }

    private static String number(State s, Property property) {
        return s.has(property) ? Integer.toString(s.number(property)) : "-";
    }

    /** "attack high 3/4", "foundation". */
    String body(Side side) {
        return word(side.type()) + (side.type() == CardType.ATTACK
                ? " " + word(side.attackZone()) + " " + side.number(Property.SPEED) + "/" + side.number(Property.DAMAGE)
                : "")
                + (side.has(Property.STAMINA) ? " " + side.number(Property.STAMINA) : "");
    }

    /** "+2 mid". */
    String block(Side side) {
        AttackZone zone = side.blockZone();
        int by = side.has(Property.BLOCK_MODIFIER) ? side.number(Property.BLOCK_MODIFIER) : 0;
        return zone == null ? "" : (by < 0 ? "" : "+") + by + " " + word(zone);
    }

    /** Keywords and text on one line. */
    String text(SideData side) {
        String keywords = String.join(" - ", side.keywords());
        String text = side.text().strip().replaceAll("\\s*\\R\\s*", " / ");
        return keywords + (keywords.isEmpty() || text.isEmpty() ? "" : ". ") + text;
    }

    private static String word(@Nullable Enum<?> value) {
        return value == null ? "-" : value.name().toLowerCase(Locale.ROOT);
    }

    /** Name, numbers now, and what is true of it. */
    String onTable(UfsTable t, Viewpoint viewpoint, int card) {
        Piece p = t.piece(card);
        boolean down = p.is(Flag.FACE_DOWN);
        String name = viewpoint.open() ? t.def(card).name() : Commands.card(t, card, viewpoint.seat());
        String numbers = t.place(card) == Places.STAGE || t.place(card) == Places.POOL ? View.numbers(t, card) : "";
        List<String> marks = new ArrayList<>();
        mark(p, Flag.FACE_DOWN, "face down", marks);
        mark(p, Flag.ATTACHED, "attached", marks);
        mark(p, Flag.BLOCK, "block", marks);
        mark(p, Flag.REVERSAL, "reversal", marks);
        mark(p, Flag.DEALT_DAMAGE, "dealt damage", marks);
        for (String counter : t.fighters().counterNames()) {
            int n = t.fighters().counters(card, counter);
            if (n > 0) {
                marks.add(n + " " + counter);
            }
        }
        mark(p, Flag.COMMITTED, "committed", marks);
        return (p.is(Flag.COMMITTED) || down ? colours.dim(name) : name) + numbers
                + (marks.isEmpty() ? "" : " " + colours.dim("(" + String.join(", ", marks) + ")"));
    }

    private static void mark(Piece p, int flag, String word, List<String> marks) {
        if (p.is(flag)) {
            marks.add(word);
        }
    }

    /** The card as printed, with its other side. */
    List<String> whole(CardDef def) {
        List<String> lines = new ArrayList<>();
        String symbols = def.symbols().stream().sorted().map(Symbol::name).map(s -> s.toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" ")) + (def.infinity() ? " infinity" : "");
        side(colours.bold(def.name()), def.front(), def.data().front(), symbols.strip(), lines);
        Side back = def.back();
        SideData printed = def.data().back();
        if (back != null && printed != null) {
            side(def.split() ? "  or" : "  other side", back, printed, "", lines);
        }
        def.data().skillTree().forEach(skill -> lines.add("    Skill: " + skill));
        return lines;
    }

    private void side(String name, Side side, SideData printed, String symbols, List<String> lines) {
        StringBuilder s = new StringBuilder(name).append("  ").append(body(side));
        number(side, Property.DIFFICULTY, "difficulty", s);
        number(side, Property.CONTROL, "check", s);
        number(side, Property.HAND_SIZE, "hand size", s);
        number(side, Property.VITALITY, "vitality", s);
        lines.add(s + (block(side).isEmpty() ? "" : ", block " + block(side))
                + (symbols.isEmpty() ? "" : " " + colours.dim("[" + symbols + "]")));
        if (!printed.keywords().isEmpty()) {
            lines.add("    " + String.join(" - ", printed.keywords()));
        }
        printed.text().lines().filter(l -> !l.isBlank()).forEach(l -> lines.add("    " + l));
    }

    private static void number(Side side, Property property, String word, StringBuilder s) {
        s.append(side.has(property) ? ", " + word + " " + side.number(property) : "");
    }
}
