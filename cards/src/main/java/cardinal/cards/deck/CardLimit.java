package cardinal.cards.deck;

import java.time.LocalDate;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A row of a list of banned and restricted cards: a deck may have at most so many copies of a card.
 *
 * @param card  its name, or the number of one of its printings
 * @param most  how many copies are allowed; 0 for a banned card
 * @param from  the first day on which this holds; null: it always has
 * @param to  the last such day; null: until further notice
 * @param region  where it holds; empty: everywhere
 * @param source  who said so; may be empty
 */
public record CardLimit(String card, int most, @Nullable LocalDate from, @Nullable LocalDate to, String region,
        String source) {

    public boolean holdsOn(LocalDate day) {
        return (from == null || !day.isBefore(from)) && (to == null || !day.isAfter(to));
    }

    public boolean holdsIn(String place) {
        return region.isEmpty() || region.toLowerCase(Locale.ROOT).equals(place.toLowerCase(Locale.ROOT));
    }

    /** Whether this row takes the place of another one in force: the newer does; of two of one day, the stricter. */
    public boolean replaces(CardLimit other) {
        LocalDate mine = from == null ? LocalDate.MIN : from;
        LocalDate theirs = other.from == null ? LocalDate.MIN : other.from;
        return mine.isAfter(theirs) || mine.equals(theirs) && most < other.most;
    }
}
