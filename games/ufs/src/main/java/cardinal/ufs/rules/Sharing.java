package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;

/** What two cards have in common. */
final class Sharing {
    static final CardType[] TYPES = CardType.values();

    private Sharing() {
    }

    /** The symbols are given as the edition counts them (B.6.6.2.2). */
    static boolean shares(Trait.Shares.What what, State a, State b, int symbolsOfA, int symbolsOfB) {
        return switch (what) {
            case NAME -> sharesName(a, b);
            case KEYWORD, KEYWORD_ABILITY, PRINTED_KEYWORD -> sharesKeyword(a, b);
            case SYMBOL -> (symbolsOfA & symbolsOfB) != 0;
            case TYPE -> sharesType(a, b);
            case DIFFICULTY -> same(Property.DIFFICULTY, a, b);
            case CONTROL -> same(Property.CONTROL, a, b);
            case SPEED -> same(Property.SPEED, a, b);
            case DAMAGE -> same(Property.DAMAGE, a, b);
            case BLOCK_MODIFIER ->
                    a.blockZone() != null && b.blockZone() != null && same(Property.BLOCK_MODIFIER, a, b);
            case ZONE, PRINTED_ZONE -> a.attackZone() != null && a.attackZone() == b.attackZone();
            case BLOCK_ZONE -> a.blockZone() != null && a.blockZone() == b.blockZone();
            case UNIVERSE -> sharesMark(a, b);
        };
    }

    /** "shares 2 or more symbols with your character": how many there are of both. */
    static boolean sharesSome(UfsTable t, Bindings b, Trait.SharesSome x, Subject s) {
        return Conditions.allows(t, b, x.count(), inCommon(t, b, x.what(), s, x.with()));
    }

    /** "shares a keyword with another attack": other than the one that is looked at. */
    static boolean isItself(Selector with, Subject s, Ref ref) {
        return ref.card() == s.card() && switch (with) {
            case Selector.Some some -> some.filter().other();
            case Selector.All all -> all.filter().other();
            default -> false;
        };
    }

    /** How many symbols or keywords a card has in common with another. */
    static int inCommon(UfsTable t, Bindings b, Trait.Shares.What what, Subject s, Selector with) {
        State own = s.state();
        int n = 0;
        for (Ref ref : Cards.of(t, b, with)) {
            Subject other = isItself(with, s, ref) ? null : Subject.recalled(t, b, ref);
            if (other != null) {
                n = Math.max(n, what == Trait.Shares.What.SYMBOL
                        ? Integer.bitCount(t.edition().symbols(own) & t.edition().symbols(other.state()))
                        : sharedKeywords(own, other.state()));
            }
        }
        return n;
    }

    private static int sharedKeywords(State a, State b) {
        int n = 0;
        for (int i = 0; i < a.keywords().size(); i++) {
            n += b.hasWord(word(a.keywords().get(i))) ? 1 : 0;
        }
        return n;
    }

    /** B.6.1.1.1.1: with a character card the character name is compared; cards without a name share none (K.3.2.1). */
    static boolean sharesName(State a, State b) {
        CardDef x = a.def();
        CardDef y = b.def();
        if (x == null || y == null) {
            return false;
        }
        boolean characters = a.is(CardType.CHARACTER) || b.is(CardType.CHARACTER);
        return characters ? x.identity().equals(y.identity()) : x.name().equals(y.name());
    }

    private static boolean sharesKeyword(State a, State b) {
        for (int i = 0; i < a.keywords().size(); i++) {
            if (b.hasWord(word(a.keywords().get(i)))) {
                return true;
            }
        }
        return false;
    }

    static String word(KeywordUse use) {
        return switch (use) {
            case KeywordUse.Trait k -> k.word();
            case KeywordUse.Granting g -> g.keyword().printed();
            case KeywordUse.Combo c -> "Combo";
            case KeywordUse.Only o -> o.name() + " Only";
        };
    }

    private static boolean sharesType(State a, State b) {
        for (CardType type : TYPES) {
            if (a.is(type) && b.is(type)) {
                return true;
            }
        }
        return false;
    }

    private static boolean same(Property property, State a, State b) {
        return a.number(property) == b.number(property);
    }

    private static boolean sharesMark(State a, State b) {
        CardDef x = a.def();
        CardDef y = b.def();
        if (x == null || y == null) {
            return false;
        }
        for (String mark : x.marks()) {
            if (y.marks().contains(mark)) {
                return true;
            }
        }
        return false;
    }
}
