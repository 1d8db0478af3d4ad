package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.card.CardType;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** K.5.5: whether a card is what was named for the effect. */
final class NamedThings {
    private NamedThings() {
    }

    static boolean matches(UfsTable t, Bindings b, Condition.MatchesNamed m) {
        List<Ref> cards = Cards.of(t, b, m.card());
        for (int i = 0; i < cards.size(); i++) {
            Subject s = Subject.recalled(t, b, cards.get(i));
            if (s == null || !matches(t, s.state(), m.what(), b.named())) {
                return false;
            }
        }
        return !cards.isEmpty();
    }

    /** K.5.5: "the named card"; "that card" where a card was named and none has been spoken of since. */
    static boolean isMeant(Bindings b, Selector card) {
        return switch (card) {
            case Selector.The the -> the.act() == Act.NAME;
            case Selector.That that -> b.it().isEmpty() && !b.named().isEmpty();
            case Selector.It it -> b.it().isEmpty() && !b.named().isEmpty();
            default -> false;
        };
    }

    /** Whether what was named is a type of cards. */
    static boolean isType(String named) {
        for (CardType type : Sharing.TYPES) {
            if (type.name().equalsIgnoreCase(named)) {
                return true;
            }
        }
        return false;
    }

    /** Of these cards those of the name that was named. */
    static List<Ref> among(UfsTable t, Bindings b, List<Ref> cards) {
        List<Ref> found = new ArrayList<>();
        for (Ref ref : cards) {
            Subject s = Subject.recalled(t, b, ref);
            if (s != null && Traits.isNamed(s.state(), b.named())) {
                found.add(ref);
            }
        }
        return found;
    }

    static boolean matches(UfsTable t, State s, Naming what, String named) {
        return switch (what) {
            case CARD -> Traits.isNamed(s, named);
            case CARD_TYPE -> Traits.isNamedType(s, named);
            case KEYWORD, TRAIT -> s.hasWord(named);
            case SYMBOL -> hasSymbol(t, s, named);
            case ATTACK_ZONE -> isZone(s.attackZone(), named);
            case BLOCK_ZONE -> isZone(s.blockZone(), named);
        };
    }

    private static boolean hasSymbol(UfsTable t, State s, String named) {
        for (Symbol symbol : Symbol.values()) {
            if (symbol.name().equalsIgnoreCase(named)) {
                return (t.edition().symbols(s) >> symbol.ordinal() & 1) != 0;
            }
        }
        return false;
    }

    private static boolean isZone(@Nullable AttackZone zone, String named) {
        return zone != null && zone.name().equalsIgnoreCase(named);
    }
}
