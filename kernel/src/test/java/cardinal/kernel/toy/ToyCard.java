package cardinal.kernel.toy;

import cardinal.kernel.Face;
import java.util.List;

/** A card of the toy: a number on it, what it does when it stands on the field, and a program when it is played. */
public record ToyCard(int number, String name, int power, Trait trait, List<Gain> program) implements Face {

    /** What a card does while it stands on the field. */
    enum Trait {
        NONE,
        /** The other cards of its controller have one power more. */
        LORD,
        /** Takes one off damage to its controller. */
        SHIELD,
        /** Doubles damage to its controller. */
        DOUBLER,
        /** Prevents damage to its controller. */
        WARD,
        /** May be played into a window. */
        FLASH,
        /** Its controller gets a pending ability when something dies. */
        MOURNER
    }

    /** One instruction: a value of the duel goes up or down. */
    record Gain(String what, int amount) {
    }

    static final List<ToyCard> POOL = List.of(plain(0, "Grunt", 1, Trait.NONE), plain(1, "Lord", 1, Trait.LORD),
            plain(2, "Shield", 1, Trait.SHIELD), plain(3, "Doubler", 1, Trait.DOUBLER), plain(4, "Ward", 1, Trait.WARD),
            new ToyCard(5, "Spark", 0, Trait.FLASH, List.of(new Gain("speed", -1))),
            new ToyCard(6, "Blaze", 0, Trait.FLASH, List.of(new Gain("damage", 3))),
            plain(7, "Mourner", 3, Trait.MOURNER),
            new ToyCard(8, "Combo", 2, Trait.NONE, List.of(new Gain("speed", 2), new Gain("damage", 2))));

    private static ToyCard plain(int number, String name, int power, Trait trait) {
        return new ToyCard(number, name, power, trait, List.of());
    }

    static ToyCard of(String name) {
        return POOL.stream().filter(c -> c.name.equals(name)).findFirst().orElseThrow();
    }
}
