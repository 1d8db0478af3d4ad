package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Condition;
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
