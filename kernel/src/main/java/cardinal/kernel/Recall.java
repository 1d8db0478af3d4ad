package cardinal.kernel;

import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What an effect remembers of an object that may have moved since the effect's scope began. Answers come from the images in
 * the {@link Departure}s of the history, so a ruleset gives such an event for every place whose cards it wants to recall.
 *
 * @param counts  the places in which an object has values worth remembering: its zone and facing
 */
public record Recall<T extends Table>(Policy policy, BiPredicate<T, Piece> counts) {

    /** Which of an object's pasts is meant. */
    public enum Policy {
        /** None: an object that is no longer the same is not remembered. */
        NOTHING,
        /** The last moment in the first place that counts. */
        FIRST_PLACE,
        /** The last moment in any place that counts. */
        LAST_PLACE
    }

    /** Only objects that are still what they were are known. */
    public static <T extends Table> Recall<T> nothing() {
        return new Recall<>(Policy.NOTHING, (table, piece) -> true);
    }

    /** An object is remembered as it last was in the first of these places since the scope began. */
    public static <T extends Table> Recall<T> first(BiPredicate<T, Piece> counts) {
        return new Recall<>(Policy.FIRST_PLACE, counts);
    }

    /** An object is remembered as it was when it was last in one of these places. */
    public static <T extends Table> Recall<T> last(BiPredicate<T, Piece> counts) {
        return new Recall<>(Policy.LAST_PLACE, counts);
    }

    /**
     * The object as an effect knows it whose scope began at this mark: the present one where nothing that counts has
     * changed, null where nothing is remembered.
     */
    public @Nullable Image of(T table, Ref object, Mark since) {
        return switch (policy) {
            case NOTHING -> table.isSame(object) ? table.image(object.card()) : null;
            case FIRST_PLACE -> object.isNone() ? null : firstPlace(table, object.card(), since);
            case LAST_PLACE -> object.isNone() ? null : lastPlace(table, object, since);
        };
    }

    /** Whether an object may still be acted upon: it is the same and has neither moved nor turned since the mark. */
    public static boolean mayTouch(Table table, Ref object, Mark since) {
        if (!table.isSame(object)) {
            return false;
        }
        for (int i = table.indexOf(since); i < table.historySize(); i++) {
            if (imageIn(table, i, object.card()) != null) {
                return false;
            }
        }
        return true;
    }

    private Image firstPlace(T table, int card, Mark since) {
        for (int i = table.indexOf(since); i < table.historySize(); i++) {
            Image image = imageIn(table, i, card);
            if (image != null && counts.test(table, image.piece())) {
                return image;
            }
        }
        return table.image(card);
    }

    private @Nullable Image lastPlace(T table, Ref object, Mark since) {
        if (table.isSame(object) && counts.test(table, table.piece(object.card()))) {
            return table.image(object.card());
        }
        for (int i = table.historySize() - 1; i >= table.indexOf(since); i--) {
            Image image = imageIn(table, i, object.card());
            if (image != null && image.ref().equals(object) && counts.test(table, image.piece())) {
                return image;
            }
        }
        return null;
    }

    private static @Nullable Image imageIn(Table table, int i, int card) {
        return table.past(i) instanceof Departure d && d.image().card() == card ? d.image() : null;
    }
}
