package cardinal.ufs.rules;

import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** How many cards of a description there are, where {@link Range} says they are looked for. */
final class Counts {
    private Counts() {
    }

    /** How many cards fit in the usual places of this player, or of both. */
    static int of(UfsTable t, Bindings b, Filter f, int otherwise) {
        if (ThisWay.isOf(f)) {
            return ThisWay.cards(t, b, f).size();
        }
        int kinds = Range.kinds(t, f, null);
        int seats = Range.seats(t, b, f, otherwise);
        CardType type = isTyped(t, f) ? f.nouns().getFirst().type() : null;
        int n = 0;
        for (int seat = 0; seat < 2; seat++) {
            if ((seats >> seat & 1) == 0) {
                continue;
            }
            for (int rest = kinds; rest != 0; rest &= rest - 1) {
                int zone = Places.of(seat, Integer.numberOfTrailingZeros(rest));
                int size = t.size(zone);
                if (size > 0 && isPlain(f)) {
                    n += countPlain(t, zone, size);
                    continue;
                }
                if (type != null && (Places.kind(zone) == Places.STAGE || Places.kind(zone) == Places.POOL)) {
                    n += countTyped(t, zone, type);
                    continue;
                }
                for (int i = 0; i < size; i++) {
                    if (Filters.fits(t, b, f, t.cardAt(zone, i))) {
                        n++;
                    }
                }
            }
        }
        return n;
    }

    /** "cards": nothing but the place matters. */
    private static boolean isPlain(Filter f) {
        return !f.other() && f.traits().isEmpty() && f.nouns().size() == 1
                && (f.nouns().getFirst() == Noun.CARD || f.nouns().getFirst() == Noun.MOMENTUM);
    }

    /** "foundations": nothing but the place and the type matters. */
    private static boolean isTyped(UfsTable t, Filter f) {
        return !f.other() && f.traits().isEmpty() && f.nouns().size() == 1
                && (f.side() == Filter.Side.UNSAID || !f.place().isSaid()) && isTyped(f.nouns().getFirst())
                && !RulesInForce.any(t, RuleKind.ALSO_TYPE);
    }

    private static boolean isTyped(Noun noun) {
        return switch (noun) {
            case FOUNDATION, FOUNDATION_CARD, ASSET, ASSET_CARD, ATTACK, ATTACK_CARD, ACTION, ACTION_CARD -> true;
            default -> false;
        };
    }

    private static int countTyped(UfsTable t, int zone, CardType type) {
        int n = 0;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            State s = t.state(card);
            n += s.is(type) && !t.is(card, Flag.UNDER) && !(t.is(card, Flag.ATTACHED) && s.is(CardType.CHARACTER)) ? 1
                    : 0;
        }
        return n;
    }

    private static int countPlain(UfsTable t, int zone, int size) {
        if (Places.kind(zone) != Places.STAGE) {
            return size;
        }
        int n = 0;
        for (int i = 0; i < size; i++) {
            n += t.is(t.cardAt(zone, i), Flag.UNDER) ? 0 : 1;
        }
        return n;
    }
}
