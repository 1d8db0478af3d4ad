package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;
import java.util.List;
import java.util.stream.Stream;

/**
 * A description that cards meet or not: "other ready rival Fury foundation with difficulty 3 or less in your rival's stage". Several nouns: any of
 * them ("asset or foundation"). Side: whose card it is where a word says so; the usual one is that of the acting player (K.2.2).
 */
@Spoken(Spoken.Manner.HOLDER)
public record Filter(boolean other, Side side, List<Trait> traits, List<Noun> nouns, Place place) {

    /** Whose, said next to the noun. */
    public enum Side {
        /** Not said. */
        UNSAID,
        /** "rival foundation", "opponent's foundation": the rival's; the effect's player picks, the rival acts (K.2.4). */
        RIVAL,
        /** "your foundations", "your rival's foundations", "their foundations", "of your foundations". */
        YOURS, RIVALS, THEIRS,
        /** "you control". */
        YOU_CONTROL
    }

    public static Filter of(Noun noun) {
        return new Filter(false, Side.UNSAID, List.of(), List.of(noun), Place.UNSAID);
    }

    /** Whether more is asked for than just a card: what was found or is missing has to be shown (K.5.2, K.5.6). */
    public boolean isRestricted() {
        return !traits.isEmpty() || nouns.size() != 1 || nouns.getFirst() != Noun.CARD;
    }

    /** Whether no two of them may be alike. */
    public boolean areDifferent() {
        return traits.contains(Trait.Is.DIFFERENT) || traits.contains(Trait.Is.DIFFERENTLY_NAMED);
    }

    public Filter at(Place newPlace) {
        return new Filter(other, side, traits, nouns, newPlace);
    }

    public Filter side(Side newSide) {
        return new Filter(other, newSide, traits, nouns, place);
    }

    public Filter another() {
        return new Filter(true, side, traits, nouns, place);
    }

    public Filter with(Trait trait) {
        return new Filter(other, side, Stream.concat(traits.stream(), Stream.of(trait)).toList(), nouns, place);
    }
}
