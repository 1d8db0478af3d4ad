package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes deck codes, in the version asked for; what that version cannot say is refused. */
public final class DeckCodeWriter {
    private final DeckCode deck;
    private final boolean lettered;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private DeckCodeWriter(DeckCode deck) {
        this.deck = deck;
        lettered = deck.version() == 4 || deck.version() >= DeckCode.SPARSE && !deck.isPlain();
    }

    public static String write(DeckCode deck) {
        return new DeckCodeWriter(deck).code();
    }

    private String code() {
        refuse(deck.version() < 1 || deck.version() > DeckCode.LATEST, "does not exist; known are 1 to "
                + DeckCode.LATEST);
        refuse(deck.version() < 2 && !deck.sideboard().isEmpty(), "has no sideboard; take 2 or later");
        refuse(deck.version() < 3 && deck.champion().isPresent(), "has no chosen champion; take 3 or later");
        refuse(deck.version() < 4 && !deck.isPlain(),
                "has no numbers with letters; take 4 or later");
        refuse(deck.version() < 5 && deck.hasSpecial(),
                "has no special cards; take 5 or later");
        refuse(deck.version() < 6 && !deck.legends().isEmpty(), "has no additional legends; take 6");
        bytes.write(DeckCode.FORMAT << 4 | deck.version());
        if (deck.version() >= DeckCode.SPARSE) {
            bytes.write(lettered ? 1 : 0);
        }
        section(deck.main(), DeckCode.MOST_MAIN);
        if (deck.version() >= 2) {
            section(deck.sideboard(), DeckCode.MOST_SIDEBOARD);
        }
        if (deck.version() >= 3) {
            champion();
        }
        if (deck.version() >= DeckCode.LATEST) {
            number(deck.legends().size());
            deck.legends().forEach(this::single);
        }
        return Base32.encode(bytes.toByteArray());
    }

    private void refuse(boolean wrong, String why) {
        if (wrong) {
            throw new BadInput("version " + deck.version() + " of deck codes " + why);
        }
    }

    private void section(List<DeckCode.Entry> entries, int most) {
        Map<Integer, List<CardNumber>> byCopies = new LinkedHashMap<>();
        entries.forEach(e -> byCopies.computeIfAbsent(e.copies(), n -> new ArrayList<>()).add(e.card()));
        if (deck.version() >= DeckCode.SPARSE) {
            number(byCopies.size());
            byCopies.forEach((copies, cards) -> {
                number(copies);
                groups(cards);
            });
            return;
        }
        entries.forEach(e -> refuse(e.copies() > most, "writes at most " + most + " copies, and there are "
                + e.copies() + " of " + e.card() + "; take 5 or later"));
        for (int copies = most; copies >= 1; copies--) {
            groups(byCopies.getOrDefault(copies, List.of()));
        }
    }

    private void groups(List<CardNumber> cards) {
        Map<List<Integer>, List<CardNumber>> groups = new LinkedHashMap<>();
        cards.stream().sorted().forEach(card -> groups
                .computeIfAbsent(List.of(Sets.number(card.set()), Variants.number(card.variant())),
                        of -> new ArrayList<>())
                .add(card));
        number(groups.size());
        groups.forEach((of, members) -> {
            number(members.size());
            of.forEach(bytes::write);
            members.forEach(this::card);
        });
    }

    private void champion() {
        bytes.write(deck.champion().isPresent() ? 1 : 0);
        deck.champion().ifPresent(this::single);
    }

    /** A card with its own set and variant. */
    private void single(CardNumber card) {
        bytes.write(Sets.number(card.set()));
        bytes.write(Variants.number(card.variant()));
        card(card);
    }

    private void card(CardNumber card) {
        if (lettered) {
            bytes.write(card.prefix().ordinal());
        }
        number(card.number());
    }

    /** Seven bits in a byte, the lowest first; the eighth says that more follow. */
    private void number(int value) {
        int rest = value;
        for (; rest >= 0x80; rest >>>= 7) {
            bytes.write(rest & 0x7F | 0x80);
        }
        bytes.write(rest);
    }
}
