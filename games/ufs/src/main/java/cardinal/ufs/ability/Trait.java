package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Symbol;
import java.util.List;

/** A property a described card must have. */
public sealed interface Trait {

    /** A state in one word. */
    enum Is implements Trait {
        READY, COMMITTED, FACE_UP, FACE_DOWN, SEALED, FROZEN, STUNNED, TRANSFORMED,
        BLOCKED, UNBLOCKED, COMPLETELY_BLOCKED, PARTIALLY_BLOCKED,
        /** "random": the game picks (a card from a hand). */
        RANDOM,
        /** "preceding": to its left; Selector.Preceding has the immediate one. */
        PRECEDING,
        /** "with a keyword", "with a blank text box" (K.3.15), "with a block". */
        WITH_KEYWORD, BLANK, WITH_BLOCK,
        /** "of that type", "of the named type", "of your choice". */
        OF_THAT_TYPE, OF_NAMED_TYPE, OF_YOUR_CHOICE,
        /** "different", "differently named": no two alike. */
        DIFFERENT, DIFFERENTLY_NAMED,
        /** "1 additional foundation": one more. */
        ADDITIONAL,
        /** "printed": whatever follows is looked for on the card itself. */
        PRINTED,
        /** UniVersus: attached to the character. */
        ATTACHED,
        /** "1 of them": one of those mentioned last. */
        OF_THEM,
        /** "you could normally play" (K.3.10). */
        NORMALLY_PLAYABLE,
        /** "that dealt damage". */
        THAT_DEALT_DAMAGE, THAT_DEALT_NO_DAMAGE,
        /** Of an ability: restricted to characters by name (H.3.1.5.1), to a symbol (H.3.1.6.1). */
        CHARACTER_SPECIFIC, RESOURCE_ONLY
    }

    /** "Fury", "Stun", "Power" (a token's name), a character trait: a keyword of that name. */
    @Spoken(Spoken.Manner.HOLDER)
    record Word(String word) implements Trait {
    }

    /** "{fire}": has the symbol; infinity is asked for by its name. */
    record Has(Symbol symbol) implements Trait {
    }

    /** "{infinity}". */
    record Infinity() implements Trait {
    }

    /** "high", "{attackhigh}": an attack of that zone, or a block of that zone on a block. */
    record In(AttackZone zone) implements Trait {
    }

    /** "foundation" used as an adjective: "non-attack", "foundation abilities". */
    record OfType(Noun noun) implements Trait {
    }

    /** "non-Throw", "non-character". */
    record Not(Trait trait) implements Trait {
    }

    /** "Fury or Punch" (K.3.14), "Fury and Punch" (K.3.13, and), "Fury and/or Punch" (any). */
    record AnyOf(List<Trait> traits, Word2 word) implements Trait {
        /** The word between them. */
        public enum Word2 {
            OR, AND, AND_OR
        }
    }

    /** "with [printed] difficulty 4 or less", "with a check value of 6", "with speed 6 or greater", "with more than ...". */
    record With(Property property, boolean printed, Limit limit) implements Trait {
    }

    /** "with the same printed difficulty as the discarded card", "that shares a keyword with ...": compares with another card. */
    record Shares(What what, boolean printed, Selector with, boolean not) implements Trait {
        /** What two cards have in common. */
        public enum What {
            NAME, KEYWORD, KEYWORD_ABILITY, SYMBOL, TYPE, DIFFICULTY, CONTROL, SPEED, DAMAGE, ZONE, BLOCK_ZONE,
            BLOCK_MODIFIER, UNIVERSE,
            /** "printed attack zone": only counted. */
            PRINTED_ZONE,
            /** "printed keyword": only counted. */
            PRINTED_KEYWORD
        }
    }

    /** "named "Iron Guard"", "copy of "Iron Guard"" (K.3.2). */
    record Named(String name, boolean copy) implements Trait {
    }

    /** "not named "Iron Guard"". */
    record NotNamed(String name) implements Trait {
    }

    /** "with "Smash" in its name", "with "Red" or "Blue" in its name" (UniVersus: In Its Name). */
    record NameHas(List<String> words) implements Trait {
    }

    /** ""Mira Voss" card": a card of that name, of whatever version (K.3.2). */
    record Called(String name) implements Trait {
    }

    /** "backup or Shift attack": any of these; the nouns of the description are those of all of them. */
    record OneOf(List<Filter> kinds) implements Trait {
    }

    /** "that shares 2 or more symbols with your character". */
    record SharesSome(Limit count, Shares.What what, Selector with) implements Trait {
    }

    /** "with a Breaker ability", "with a keyword ability" (empty): an ability that a keyword grants (I.2.2). */
    record HasGranted(String keyword) implements Trait {
    }

    /** "with 1 copy in your stage", "with exactly 2 copies" (exactly): so many cards of its name are there, itself included. */
    record WithCopies(int n, Place place, boolean exactly) implements Trait {
    }

    /** "with the named keyword", "that matches the named zone" (K.5.5). */
    record OfNamed(Naming what) implements Trait {
    }

    /** "copy of that card", "copies of the chosen card". */
    record CopyOf(Selector card) implements Trait {
    }

    /** "revealed this way", "milled this way"; brief: "for each card discarded". */
    record ThisWay(Act act, boolean not, boolean brief) implements Trait {
        public ThisWay(Act act, boolean not) {
            this(act, not, false);
        }
    }

    /** "that has not been readied this Combat Phase". */
    record HasBeen(Act act, boolean not, Period period, Wording wording) implements Trait {
        /** How it is said. */
        public enum Wording {
            /** "that has been committed this turn". */
            PERFECT,
            /** "that was committed this turn". */
            PAST,
            /** "committed this turn". */
            BRIEF
        }
    }

    /** "you have drawn this turn", "your rival has blocked this turn"; past: "they discarded this turn". */
    record DoneBy(Who who, Act act, Period period, boolean past) implements Trait {
    }

    /** "that was played as a block", "you played". */
    record PlayedAs(Happening.As as, boolean not, Period period) implements Trait {
    }

    /** "with a Wall counter on it"; an empty name: any counter. */
    record WithCounter(String counter) implements Trait {
    }

    /** "[MHA]", "of the Iron Coast universe": the watermark, set icon or universe of the card. */
    record Mark(String mark) implements Trait {
    }

    /** "attacking a backup", "being attacked". */
    record Attacking(boolean backup) implements Trait {
    }

    /** "with an ability that grants a speed bonus" (K.2.8). */
    record HasAbilityThat(AbilityFilter.Result does) implements Trait {
    }

    /** "with no abilities", "with 1 or fewer abilities". */
    record Abilities(Limit count) implements Trait {
    }

    /** "with an enhance ability": what 2010 calls an enhance card (2.9.1.3, 2.9.2.4, 2.9.3.1). */
    record HasAbility(AbilityType type) implements Trait {
    }
}
