package cardinal.riftbound.ability;

import cardinal.cards.text.Spoken;
import cardinal.riftbound.card.Keyword;
import java.util.List;
import java.util.Optional;

/** A description that objects meet or not: "another exhausted friendly unit at a battlefield"; or: another one that is enough. */
@Spoken(Spoken.Manner.HOLDER)
public record Filter(Kind kind, Side side, boolean other, Place place, List<Trait> traits, Optional<Filter> or) {

    public Filter(Kind kind, Side side, boolean other, Place place, List<Trait> traits) {
        this(kind, side, other, place, traits, Optional.empty());
    }

    /** What sort of object is meant (352.8.a.1 to 352.8.a.5). */
    public enum Kind {
        UNIT, GEAR, UNIT_OR_GEAR, PERMANENT, RUNE, SPELL, ABILITY, SPELL_OR_ABILITY, LEGEND, BATTLEFIELD, CARD,
        FACEDOWN_CARD,
        /** "something": any permanent, rune or legend on the board. */
        ANYTHING;

        /** Whether abilities on the chain may be meant. */
        public boolean isAbility() {
            return this == ABILITY || this == SPELL_OR_ABILITY;
        }
    }

    /** Whose object it is. Friendly includes a teammate's (462.8.d); "you control" does not. */
    public enum Side {
        ANY, FRIENDLY, ENEMY, YOU_CONTROL, OPPONENT_CONTROLS, YOU_OWN, YOU_DONT_CONTROL,
        /** "they control": of the player whose ability it is, where that is not its source's controller (190.6.c of 2026-07). */
        THEY_CONTROL
    }

    /** Where it is. */
    public enum Place {
        /** No restriction: on the board, or on the chain for spells and abilities. */
        ANYWHERE,
        /** "at a battlefield" / "at battlefields". */
        AT_BATTLEFIELD,
        /** "units at a battlefield" of several: one battlefield is chosen, and all of them are there (352.10.d). */
        AT_CHOSEN_BATTLEFIELD,
        /** "here": at the battlefield of the source. */
        HERE,
        /** "there": at the battlefield this effect chose. */
        THERE,
        /** "in your base". */
        IN_YOUR_BASE,
        /** "in a base" / "in base". */
        IN_BASE,
        /** "at another location". */
        ELSEWHERE,
        /** "in combat". */
        IN_COMBAT,
        /** "from / in your trash". */
        YOUR_TRASH,
        /** "from / in a trash". */
        ANY_TRASH,
        /** "from / in your hand". */
        YOUR_HAND,
        /** "from / in your Champion Zone" (352.8.a.5). */
        YOUR_CHAMPION_ZONE,
        /** "from / in their hand": of the opponent this effect chose, who has revealed it. */
        THEIR_HAND,
        /** "from [Hidden]": where a card was played from (727.1.c.3). */
        HIDDEN,
        /** "at its location": where the object is that was chosen before it, or that the ability is about (355.9). */
        WITH_IT,
        /** "at its destination": where "it" is. */
        ITS_LOCATION,
        /** 394.1, 397 of 2026-07: "banished with this": in banishment, where an ability of this very object has put it. */
        BANISHED_WITH_ME
    }

    /** A further property the object must have. */
    public sealed interface Trait {
        /** A one-word property. */
        enum Is implements Trait {
            EXHAUSTED, READY, BUFFED, UNBUFFED, DAMAGED, UNDAMAGED, STUNNED, MIGHTY, ATTACKING, DEFENDING, TOKEN,
            NON_TOKEN, CHAMPION, CHOSEN_CHAMPION,
            NON_UNIT, ALONE,
            /** 818.3 of 2026-07: an Equipment is attached to it. */
            EQUIPPED,
            /** 718 of 2026-07: it is attached to something, or not. */
            ATTACHED, UNATTACHED,
            /** 441.2 of 2026-07. */
            EMPOWERED,
            /** 740.2.b of 2026-07: it and the enemy unit where it is are both alone. */
            ONE_ON_ONE,
            /** 170.11 of 2026-07: of a battlefield: a unit is there; nobody controls it; neither. */
            OCCUPIED, UNCONTROLLED, OPEN,
            /** "the only unit you control there": where it is. */
            YOUR_ONLY_ONE
        }

        /** 718 of 2026-07: "attached to me", "attached to it". */
        record AttachedTo(Selector host) implements Trait {
        }

        /** 359.3.e.9.a of 2026-07: "that chooses me and no other friendly unit", of a spell or ability on the chain. */
        record ChoosesOnlyMe() implements Trait, Later {
        }

        /** 359.3.e.9 of 2026-07: "that chooses a friendly unit or gear", of a spell or ability on the chain. */
        record Chooses(Filter what) implements Trait, Later {
        }

        /** 760 of 2026-07: "with the named tag", "of the named type", "with the named name". */
        record IsNamed(Named what) implements Trait, Later {
        }

        /** "with 3 Might or less". */
        record MightAtMost(int n) implements Trait {
        }

        /** "with 5 Might or more". */
        record MightAtLeast(int n) implements Trait {
        }

        /** "with less Might than me". */
        record WeakerThanMe() implements Trait {
        }

        /** "Dragon" in "a Dragon", "your Dragons". */
        record Tagged(String tag) implements Trait {
        }

        /** 187.8 of 2026-07: "Bird, Cat, and Ivern" in "Bird, Cat, and Ivern units here": any of these. */
        record TaggedAny(List<String> tags) implements Trait, Later {
        }

        /** "non-Recruit". */
        record NotTagged(String tag) implements Trait {
        }

        /** "with [Hidden]". */
        record With(Keyword keyword) implements Trait {
        }

        /** "without [Temporary]". */
        record Without(Keyword keyword) implements Trait {
        }

        /** "that costs no more than [4]" / "costing no more than [3] and no more than [A]"; -1: that part is not limited. */
        record CostsAtMost(int energy, int power) implements Trait {
        }

        /** "with Energy cost less than your points". */
        record EnergyLessThan(Amount amount) implements Trait {
        }

        /** "with Power cost [A][A] or more". */
        record PowerAtLeast(int power) implements Trait, Later {
        }

        /** "that costs [5] or more". */
        record CostsAtLeast(int energy) implements Trait {
        }
    }

    public static Filter of(Kind kind) {
        return new Filter(kind, Side.ANY, false, Place.ANYWHERE, List.of());
    }

    public Filter side(Side newSide) {
        return new Filter(kind, newSide, other, place, traits, or);
    }

    public Filter at(Place newPlace) {
        return new Filter(kind, side, other, newPlace, traits, or);
    }

    public Filter another() {
        return new Filter(kind, side, true, place, traits, or);
    }

    public Filter with(Trait trait) {
        return new Filter(kind, side, other, place,
                java.util.stream.Stream.concat(traits.stream(), java.util.stream.Stream.of(trait)).toList(), or);
    }

    /** The same, or what fits another description. */
    public Filter or(Filter another) {
        return new Filter(kind, side, other, place, traits, Optional.of(another));
    }

    /** 352.10.a: what lies in a zone that is not public is not a target; it is chosen on resolution. */
    public boolean isTarget() {
        return place != Place.YOUR_HAND && place != Place.THEIR_HAND && place != Place.BANISHED_WITH_ME;
    }
}
