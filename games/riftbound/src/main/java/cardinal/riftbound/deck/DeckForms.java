package cardinal.riftbound.deck;

import cardinal.cards.deck.Copies;
import cardinal.cards.deck.DeckShape;
import cardinal.cards.deck.Line;
import cardinal.kernel.BadInput;
import cardinal.riftbound.deck.code.CardNumber;
import cardinal.riftbound.deck.code.DeckCode;
import cardinal.riftbound.deck.code.DeckCodeReader;
import cardinal.riftbound.deck.code.DeckCodeWriter;
import cardinal.riftbound.program.CardDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The forms in which players exchange decks: a list, one entry for each copy, a deck code. They are told apart by what they look like. */
public final class DeckForms {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=";
    private static final int SHORTEST_CODE = 6;
    private static final int SURELY_A_CODE = 20;

    private DeckForms() {
    }

    public static DeckShape shape(List<String> lines) {
        List<String> said = lines.stream().map(line -> line.replace("\uFEFF", "").strip())
                .filter(line -> !line.isEmpty() && !line.startsWith("#") && !line.startsWith("//")).toList();
        boolean words = said.stream().noneMatch(line -> line.contains(" ") || line.contains("\t"));
        return words && isCode(String.join("", said), said.size()) ? DeckShape.CODE
                : Copies.isForm(lines) ? DeckShape.COPIES : DeckShape.LIST;
    }

    /** One word, in which hardly anything is not in a code; over several lines, or in small letters, a long one. */
    private static boolean isCode(String word, int lines) {
        boolean sure = word.length() >= SURELY_A_CODE && (word.startsWith("C") || word.startsWith("c"));
        String large = sure ? word.toUpperCase(Locale.ROOT) : word;
        long fitting = large.chars().filter(c -> ALPHABET.indexOf(c) >= 0).count();
        return large.length() >= SHORTEST_CODE && (lines == 1 || sure) && fitting * 10 >= large.length() * 9L
                && !large.contains("-");
    }

    /** The lines of a list that says the same. */
    static List<Line> lines(List<String> written) {
        return switch (shape(written)) {
            case CODE -> ofCode(DeckCodeReader.read(String.join("",
                    written.stream().filter(line -> !line.startsWith("#") && !line.startsWith("//"))
                            .map(line -> line.replace("\uFEFF", "")).toList())));
            case COPIES -> Copies.lines(written);
            case LIST -> Line.of(written);
        };
    }

    /** The chosen champion is one of the copies in the main part. */
    private static List<Line> ofCode(DeckCode code) {
        List<Line> lines = new ArrayList<>();
        for (DeckCode.Entry entry : code.main()) {
            boolean chosen = code.champion().filter(entry.card()::equals).isPresent();
            if (!chosen || entry.copies() > 1) {
                lines.add(line(lines.size() + 1, entry.copies() - (chosen ? 1 : 0), entry.card()));
            }
        }
        if (!code.legends().isEmpty()) {
            lines.add(heading(lines.size() + 1, Section.LEGEND));
            code.legends().forEach(card -> lines.add(line(lines.size() + 1, 1, card)));
        }
        code.champion().ifPresent(card -> {
            lines.add(heading(lines.size() + 1, Section.CHAMPION));
            lines.add(line(lines.size() + 1, 1, card));
        });
        if (!code.sideboard().isEmpty()) {
            lines.add(heading(lines.size() + 1, Section.SIDEBOARD));
            code.sideboard().forEach(entry -> lines.add(line(lines.size() + 1, entry.copies(), entry.card())));
        }
        return lines;
    }

    private static Line line(int number, int copies, CardNumber card) {
        return new Line(number, card.toString(), copies + " " + card);
    }

    private static Line heading(int number, Section section) {
        return new Line(number, section.title(), section.title() + ":");
    }

    /** A deck as a code. version: 1 to 6; without one the earliest of 3 to 6 that can say it. */
    public static String code(DeckSheet sheet, OptionalInt version) {
        DeckCode code = DeckCode.of(
                Stream.of(sheet.legends().stream().limit(1).toList(), sheet.champions(), sheet.main(), sheet.runes(),
                        sheet.battlefields()).flatMap(List::stream).map(card -> new DeckCode.Entry(number(card), 1))
                        .toList(),
                sheet.sideboard().stream().map(card -> new DeckCode.Entry(number(card), 1)).toList(),
                sheet.champions().stream().findFirst().map(DeckForms::number),
                sheet.legends().stream().skip(1).map(DeckForms::number).toList());
        boolean unnamed = version.isPresent() && version.getAsInt() < 3;
        return DeckCodeWriter.write(version.isEmpty() ? code
                : new DeckCode(version.getAsInt(), code.main(), code.sideboard(),
                        unnamed ? Optional.empty() : code.champion(), code.legends()));
    }

    /** A deck as one entry for each copy, the sideboard at the end. */
    public static String copies(DeckSheet sheet) {
        return String.join(" ", sheet.sections().values().stream().flatMap(List::stream)
                .map(card -> number(card).entry()).toList());
    }

    private static CardNumber number(CardDef card) {
        return card.data().codes().stream().findFirst().map(CardNumber::of).orElseThrow(() -> new BadInput(
                card.name(), "this card has no number in a set, and a deck in this form names cards by their numbers"));
    }
}
