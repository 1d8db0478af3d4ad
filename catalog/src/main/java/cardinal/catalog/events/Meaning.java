package cardinal.catalog.events;

import cardinal.kernel.Table;
import java.util.Optional;

/**
 * What an event of a game is, in terms that all games share.
 *
 * @param seat  who acts or whom it befalls
 * @param card  what it is about
 * @param other  the card it comes from
 * @param target  the card it is aimed at
 * @param key  which number, or more about the kind
 */
public record Meaning(HappeningKind kind, int seat, int card, int other, int target, int amount, int before, int after,
        String key, Optional<Boolean> good) {

    public static Meaning of(HappeningKind kind, int seat, int card) {
        return new Meaning(kind, seat, card, Table.NONE, Table.NONE, 0, 0, 0, "", Optional.empty());
    }

    public Meaning from(int source) {
        return new Meaning(kind, seat, card, source, target, amount, before, after, key, good);
    }

    public Meaning at(int aim) {
        return new Meaning(kind, seat, card, other, aim, amount, before, after, key, good);
    }

    public Meaning of(int number) {
        return new Meaning(kind, seat, card, other, target, number, before, after, key, good);
    }

    /** From one number to another. */
    public Meaning between(int was, int is) {
        return new Meaning(kind, seat, card, other, target, amount, was, is, key, good);
    }

    public Meaning called(String which) {
        return new Meaning(kind, seat, card, other, target, amount, before, after, which, good);
    }

    public Meaning good(boolean yes) {
        return new Meaning(kind, seat, card, other, target, amount, before, after, key, Optional.of(yes));
    }
}
