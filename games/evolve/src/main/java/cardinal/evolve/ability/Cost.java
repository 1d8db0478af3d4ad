package cardinal.evolve.ability;

import cardinal.cards.text.Spoken;

/** One part of a cost (10.4); the parts are paid in the listed order (10.4.2.1). */
public sealed interface Cost {

    /** "[cost2]", "[costX]": play points (10.4.4). For evolve and serve abilities one may be an evolution point (12.2.3, 14.2.2.4). */
    record Pay(Amount points) implements Cost {
    }

    /** "[engage]": this card, reserved on the field (10.4.6); otherwise the reserved card or cards named. */
    record Engage(Selector what) implements Cost {
    }

    /** "[serve]", once for each icon: serve this card so many times (14.2.1); impossible while it is served (14.2.1.2.1). */
    record Serve(int times) implements Cost {
    }

    /** 14.4.9.2 of version 1.24.1: a Drive Point of the evolve deck goes to the drive zone and is linked to this card, once for the card. */
    record DrivePoint() implements Cost {
    }

    /** "Lesson (2)": banish so many Magic Items of the EX area (14.3.2). */
    record Lesson(int n) implements Cost {
    }

    /** "Earth Rite" among the costs of an activated ability: remove a Stack counter, or so many, from an amulet with Stack (13.3.3.2). */
    record EarthRite(int n) implements Cost {
    }

    /** Any other process (10.4.7): "discard a card", "banish 3 cards in your cemetery", "give your leader [defense]-2". It must be possible in full (10.4.2.2, 10.4.5). */
    @Spoken(Spoken.Manner.HOLDER)
    record Process(Verb verb) implements Cost {
    }

    /** The bare icon. */
    static Cost engageThis() {
        return new Engage(new Selector.This(Filter.Kind.CARD));
    }
}
