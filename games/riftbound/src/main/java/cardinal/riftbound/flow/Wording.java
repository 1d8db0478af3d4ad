package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words for the open question: what a procedure that asks says with, as the asked seat may know it. */
public interface Wording {
    RiftTable table();

    Cause cause();

    /** What the asked seat calls a card. */
    String card(int card);

    /** The card that asks. */
    String source();

    String place(int zone);

    /** A part of the text as it says it, the card itself called by its name; empty where it has no words. */
    String say(@Nullable Object part);

    /** "friendly units". */
    String several(Filter filter);

    /** The instruction that is carried out. */
    String instruction();

    /** "Choose an enemy unit to kill", "Choose a unit to deal 3 to": an object of an instruction. */
    String choose(@Nullable Object part);

    /** "battlefield 1". */
    static String battlefield(int b) {
        return "battlefield " + (b + 1);
    }

    /** The end of a question that is put several times: " (2 of 3)", " (2 of up to 3)"; empty where once is all. */
    static String progress(int done, int least, int most) {
        if (most == 1) {
            return "";
        }
        return most >= Selector.Count.MANY ? " (" + done + " so far)"
                : " (" + (done + 1) + " of " + (least == most ? "" : "up to ") + most + ")";
    }

    /** "1 card", "2 cards". */
    static String cards(int n) {
        return n == 1 ? "1 card" : n + " cards";
    }

    /** "2 energy and 1 Fury power". */
    static String price(Price price) {
        List<String> parts = new ArrayList<>();
        if (price.energy() > 0 || price.isNothing()) {
            parts.add(price.energy() + " energy");
        }
        for (Domain d : Domain.values()) {
            if (price.powerIn(d.ordinal()) > 0) {
                parts.add(price.powerIn(d.ordinal()) + " " + d.title() + " power");
            }
        }
        int any = price.powerIn(Price.ANY) + price.powerIn(Price.OWN);
        if (any > 0) {
            parts.add(any + " power");
        }
        return parts.size() < 2 ? parts.getFirst()
                : String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    }

    /** With a capital letter at the beginning. */
    static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
