package cardinal.ufs.rules;

import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Locale;

/** I.3.3: whether the cards right before one in the card pool meet a Combo keyword of it, in order. */
final class Combos {
    private Combos() {
    }

    public static boolean isMet(UfsTable t, int card) {
        for (HeldAbility held : t.state(card).abilities()) {
            if (held.ability().keyword() instanceof KeywordUse.Combo c && isMet(t, card, c.requirements())
                    && Rulings.isActive(t, card, held.ability())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMet(UfsTable t, int card, List<KeywordUse.Requirement> wanted) {
        int zone = t.piece(card).zone();
        if (Places.kind(zone) != Places.POOL) {
            return false;
        }
        int first = t.zones().indexOf(zone, card) - wanted.size();
        if (first < 0) {
            return false;
        }
        for (int i = 0; i < wanted.size(); i++) {
            if (!matches(t, t.cardAt(zone, first + i), wanted.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean matches(UfsTable t, int card, KeywordUse.Requirement wanted) {
        State s = t.edition().comboState(t, card);
        for (String words : wanted.words()) {
            if (t.is(card, Flag.FACE_DOWN) ? words.equalsIgnoreCase("Face Down") : meets(s, words)) {
                return true;
            }
        }
        return false;
    }

    /** "Punch", "Mid", "Mid Attack", "Foundation", "Weapon Attack": every word has to fit. */
    private static boolean meets(State s, String words) {
        if (s.hasWord(words)) {
            return true;
        }
        for (String word : words.split(" ")) {
            if (!meetsOne(s, word)) {
                return false;
            }
        }
        return true;
    }

    private static boolean meetsOne(State s, String word) {
        String upper = word.toUpperCase(Locale.ROOT);
        for (CardType type : CardType.values()) {
            if (type.name().equals(upper)) {
                return s.is(type);
            }
        }
        for (AttackZone zone : AttackZone.values()) {
            if (zone.name().equals(upper)) {
                return s.attackZone() == zone;
            }
        }
        return s.hasWord(word);
    }
}
