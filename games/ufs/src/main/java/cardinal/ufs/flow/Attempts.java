package cardinal.ufs.flow;

import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** H.5.2: how often cards and abilities were tried. */
final class Attempts {
    private Attempts() {
    }

    /** H.5.2, H.3.1.1: attempts count from the announcement. Forms are the active player's (F.2.1); a reversal is none (F.2.2). */
    static void count(UfsTable t, int seat, int card, int index, @Nullable AbilityDef ability,
            boolean withCard, Happening.As as) {
        if (ability != null && !withCard && t.isRead()) {
            t.tell(new UfsEvent.Announced(seat, t.ref(card), ability));
        }
        AbilityType type = ability == null ? null : ability.type();
        boolean plain = ability == null && withCard && as == Happening.As.FORM;
        if (seat == t.active() && t.progress().isInCombatForms() && (plain || type == AbilityType.FORM)) {
            t.progress().set(t.progress().turnState().form(withCard));
        }
        if (type == AbilityType.ENHANCE) {
            t.progress().set(t.progress().turnState().enhance(seat));
            if (t.edition().countsEnhancesByCard() && ability != null) {
                t.fighters().useInStep(t.progress().turnState().step(), card, ability.ability());
            }
        }
        if (ability != null && (!withCard || t.place(card) == Places.POOL)) {
            State s = t.state(card);
            if (index < s.abilities().size() && s.abilities().get(index).ability() == ability) {
                int before = t.version();
                t.setState(card, s.withUse(index, t.turn(), t.progress().turnState().step()));
                t.settled().keepSettled(before);
            }
        }
        if (ability != null && ability.says(Bracket.Word.ONCE_PER_GAME)) {
            t.fighters().useThisGame(seat, card, ability.ability());
        }
    }
}
