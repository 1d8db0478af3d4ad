package cardinal.ufs.rules;

import cardinal.kernel.Table;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether cards fit a description. What is said is asked; the usual place of an unsaid one (K.2.1, K.2.6) is a matter of
 * where cards are looked for ({@link Range}).
 */
public final class Filters {
    private Filters() {
    }

    public static boolean fits(UfsTable t, Bindings b, Filter f, int card) {
        return !isOfOtherType(t, f, card) && fits(t, b, f, Subject.now(t, card));
    }

    /** What a selector says of the cards it means, where it picks or means all that fit; else null. */
    public static @Nullable Filter of(Selector cards) {
        return switch (cards) {
            case Selector.Some s -> s.filter();
            case Selector.All a -> a.filter();
            default -> null;
        };
    }

    /** 2010, 2.6.0.2: the same of a card that is to be played: of a split one the half that is declared counts. */
    public static boolean fits(UfsTable t, Bindings b, Filter f, int card, boolean secondHalf) {
        return t.def(card).split() && Places.areBothHalves(t.place(card))
                ? fitsAsItIs(t, b, f, Subject.half(t, card, secondHalf)) : fits(t, b, f, card);
    }

    /** Whether the one type that is said rules the card out already; most cards fail by that. */
    private static boolean isOfOtherType(UfsTable t, Filter f, int card) {
        CardType type = f.nouns().size() == 1 ? f.nouns().getFirst().type() : null;
        return type != null && !t.state(card).is(type) && !t.def(card).split()
                && !RulesInForce.any(t, RuleKind.ALSO_TYPE);
    }

    /** Whether the card, as it is or as it is remembered, is what the filter says. */
    public static boolean fits(UfsTable t, Bindings b, Filter f, Subject s) {
        return fitsAsItIs(t, b, f, s) || s.isAlsoItsSecondHalf() && fitsAsItIs(t, b, f, s.secondHalf());
    }

    private static boolean fitsAsItIs(UfsTable t, Bindings b, Filter f, Subject s) {
        if (s.piece().is(Flag.UNDER) || !isNoun(t, b, f, s) || isUntouchable(f, s) || !isSide(t, b, f.side(), s)
                || f.other() && isThisOrIt(b, s.card()) || !isAt(t, b, f.place(), s.piece().zone())) {
            return false;
        }
        List<Trait> traits = f.traits();
        boolean printed = false;
        for (int i = 0; i < traits.size(); i++) {
            Trait trait = traits.get(i);
            if (trait == Trait.Is.PRINTED) {
                printed = true;
            } else if (!Traits.has(t, b, trait, s, printed, f.nouns().contains(Noun.BLOCK))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the card has one property. */
    public static boolean has(UfsTable t, Bindings b, Trait trait, Subject s) {
        return Traits.has(t, b, trait, s, false, false);
    }

    /** "other": neither the card the text is on nor the one that was mentioned last. */
    private static boolean isThisOrIt(Bindings b, int card) {
        if (b.source().card() == card) {
            return true;
        }
        for (int i = 0; i < b.it().size(); i++) {
            if (b.it().get(i).card() == card) {
                return true;
            }
        }
        return false;
    }

    // ---- what ----------------------------------------------------------------------------------------------------------

    private static boolean isNoun(UfsTable t, Bindings b, Filter f, Subject s) {
        List<Noun> nouns = f.nouns();
        for (int i = 0; i < nouns.size(); i++) {
            CardType type = nouns.get(i).type();
            if (is(nouns.get(i), s) || nouns.get(i) == Noun.MOMENTUM && leftMomentum(t, b, f, s)
                    || type != null && Rulings.treatsAs(t, b.controller(), s.card(), type)) {
                return true;
            }
        }
        return nouns.isEmpty();
    }

    /** "momentum discarded this way": where it was when that was done. */
    private static boolean leftMomentum(UfsTable t, Bindings b, Filter f, Subject s) {
        if (f.traits().isEmpty() || !(f.traits().getLast() instanceof Trait.ThisWay)) {
            return false;
        }
        int begin = Periods.begin(t, b, Period.THIS_TURN);
        for (int i = Periods.end(t, Period.THIS_TURN) - 1; i >= begin; i--) {
            if (t.past(i) instanceof UfsEvent.Moved m && m.image().card() == s.card()) {
                return Places.kind(m.from()) == Places.MOMENTUM;
            }
        }
        return false;
    }

    /** K.2.7: "character" in a stage is the starting one, "character card" any. Types are those of the state (D.2.2.2). */
    static boolean is(Noun noun, Subject s) {
        return switch (noun) {
            case CARD, NOTHING -> true;
            case MOMENTUM -> Places.kind(s.piece().zone()) == Places.MOMENTUM;
            case BLOCK -> Places.kind(s.piece().zone()) == Places.POOL ? s.piece().is(Flag.BLOCK)
                    : s.state().blockZone() != null;
            case CHARACTER -> s.state().is(CardType.CHARACTER)
                    && (Places.kind(s.piece().zone()) != Places.STAGE || s.piece().is(Flag.STARTER | Flag.ATTACHED));
            default -> {
                CardType type = noun.type();
                yield type == null || s.state().is(type);
            }
        };
    }

    /** D.2.2.3.4.2: attached characters only where character cards of the stage are spoken of. */
    private static boolean isUntouchable(Filter f, Subject s) {
        if (!s.piece().is(Flag.ATTACHED) || !s.state().is(CardType.CHARACTER)) {
            return false;
        }
        boolean spokenOf = f.traits().contains(Trait.Is.ATTACHED) || f.nouns().contains(Noun.CHARACTER_CARD)
                || f.nouns().contains(Noun.CHARACTER) && f.place().isSaid();
        return !spokenOf;
    }

    // ---- whose and where -----------------------------------------------------------------------------------------------

    private static boolean isSide(UfsTable t, Bindings b, Filter.Side side, Subject s) {
        int seat = sideSeat(t, b, side);
        return seat == Table.NONE || Places.seat(s.piece().zone()) == seat;
    }

    /** Whose cards the words next to the noun mean, or {@link Table#NONE} where nothing is said. */
    static int sideSeat(UfsTable t, Bindings b, Filter.Side side) {
        return switch (side) {
            case UNSAID -> Table.NONE;
            case YOURS, YOU_CONTROL -> b.controller();
            case RIVAL, RIVALS -> b.rival();
            case THEIRS -> Players.seat(t, b, Who.THEY);
        };
    }

    /** Whether a zone is in the place that is said; anywhere when none is. */
    static boolean isAt(UfsTable t, Bindings b, Place place, int zone) {
        if (!place.isSaid()) {
            return true;
        }
        if (!Players.includes(t, b, place.whose(), Places.seat(zone))) {
            return false;
        }
        int kind = Places.kind(zone);
        return place.zones().isEmpty() ? t.edition().isInPlay(kind) : namesKind(place, kind);
    }

    private static boolean namesKind(Place place, int kind) {
        for (int i = 0; i < place.zones().size(); i++) {
            if (Places.kindOf(place.zones().get(i)) == kind) {
                return true;
            }
        }
        return false;
    }
}
