package cardinal.ufs.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player may do now: every legal form, enhance, blitz, response and block, and nothing else. */
public final class Legal {
    private Legal() {
    }

    // ---- forms ----------------------------------------------------------------------------------------------------------

    /** F.2.2: cards as forms, form abilities; whether a card could be tried (F.2.2.3~2 and UniVersus's Combat Phase ask that). */
    public static boolean forms(UfsTable t, int seat, Prompt prompt) {
        int before = prompt.size();
        cardForms(t, seat, prompt);
        boolean tries = prompt.size() > before;
        stageAbilities(t, seat, AbilityType.FORM, prompt);
        return tries;
    }

    private static void cardForms(UfsTable t, int seat, Prompt prompt) {
        List<Integer> backups = backups(t, seat);
        HandCards hand = HandCards.of(t, seat, false);
        for (int i = 0; i < hand.size(); i++) {
            cardForm(t, seat, hand.card(i), backups, prompt);
        }
    }

    private static void cardForm(UfsTable t, int seat, int card, List<Integer> backups, Prompt prompt) {
        CardDef def = t.def(card);
        for (int half = 0; half < (def.split() ? 2 : 1); half++) {
            CardType type = def.side(half == 1).type();
            if (type == CardType.ACTION) {
                actionAbilities(t, seat, card, AbilityType.FORM, null, prompt);
            } else if (CardPlay.isForm(t, new CardPlay(seat, card, Happening.As.FORM, half == 1))) {
                prompt.add(Choice.PLAY, card, half, 0);
                for (int i = 0; type == CardType.ATTACK && i < backups.size(); i++) {
                    prompt.add(Choice.PLAY, card, half, backups.get(i) + 1);
                }
            }
        }
    }

    /** UniVersus, Backup: an attack may be aimed at one of the rival's backups instead of the rival. */
    public static List<Integer> backups(UfsTable t, int seat) {
        List<Integer> found = List.of();
        int zone = Places.of(UfsTable.rival(seat), Places.STAGE);
        if (!t.edition().hasBackups() || !isAnyBackup(t)) {
            return found;
        }
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.state(card).is(CardType.BACKUP) && !Rulings.forbidsAttacking(t, seat, card)) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(card);
            }
        }
        return found;
    }

    /** Whether there is a backup in a stage at all: pause conditions have an eye on those. */
    private static boolean isAnyBackup(UfsTable t) {
        for (int c = t.listeners().next(Kind.NOTABLE, 0); c != Table.NONE;
                c = t.listeners().next(Kind.NOTABLE, c + 1)) {
            if (t.state(c).is(CardType.BACKUP)) {
                return true;
            }
        }
        return false;
    }

    /** E.4.1: whether a card, or this half of a split one, that an effect lets a player play can be tried at all. */
    public static boolean mayTry(UfsTable t, int seat, int card, Happening.As as, boolean secondHalf) {
        return Requirement.allMet(CardPlay.BY_EFFECT, t, new CardPlay(seat, card, as, secondHalf));
    }

    // ---- abilities --------------------------------------------------------------------------------------------------------

    /** G.1.2: enhances of one player. */
    public static void enhances(UfsTable t, int seat, Prompt prompt) {
        stageAbilities(t, seat, AbilityType.ENHANCE, prompt);
        handActions(t, seat, AbilityType.ENHANCE, null, prompt);
        AttackInfo a = t.attack();
        if (a != null) {
            abilities(t, seat, a.card().card(), AbilityType.ENHANCE, null, prompt);
        }
    }

    /** UniVersus: Blitz Ability: only on the current attack. */
    public static void blitzes(UfsTable t, int seat, Prompt prompt) {
        AttackInfo a = t.attack();
        if (a != null && !a.dropped()) {
            abilities(t, seat, a.card().card(), AbilityType.BLITZ, null, prompt);
        }
    }

    private static void stageAbilities(UfsTable t, int seat, AbilityType type, Prompt prompt) {
        boolean shared = t.listeners().anyone(Kind.SHARED);
        for (int owner = 0; owner < 2; owner++) {
            int zone = Places.of(owner, Places.STAGE);
            for (int i = 0; (owner == seat || shared) && i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                State s = t.state(card);
                if (s.hasAbility(type) && (owner == seat || s.isShared())
                        && (!t.is(card, Flag.COMMITTED) || s.isPlayableWhileCommitted())) {
                    abilities(t, seat, card, type, null, prompt);
                }
            }
            if (owner == seat) {
                tokens(t, seat, type, prompt);
            }
        }
    }

    /** Abilities that brackets allow elsewhere (H.3.2.1.1), and those of tokens where they are (UniVersus: Token). */
    private static void tokens(UfsTable t, int seat, AbilityType type, Prompt prompt) {
        for (int card = t.listeners().next(Kind.ELSEWHERE, 0); card != Table.NONE;
                card = t.listeners().next(Kind.ELSEWHERE, card + 1)) {
            if (t.holder(card) != seat && !t.state(card).isShared() || t.place(card) == Places.STAGE
                    || isCurrentAttack(t, card)) {
                continue;
            }
            List<HeldAbility> held = t.state(card).abilities();
            for (int a = 0; a < held.size(); a++) {
                if (held.get(a).ability().type() == type
                        && (held.get(a).ability().hasZones() || t.def(card).isToken())) {
                    offer(t, new AbilityUse(seat, card, a, held.get(a), false, null), prompt);
                }
            }
        }
    }

    private static boolean isCurrentAttack(UfsTable t, int card) {
        AttackInfo a = t.attack();
        return a != null && a.card().card() == card;
    }

    private static void abilities(UfsTable t, int seat, int card, AbilityType type, @Nullable Occurrence event,
            Prompt prompt) {
        List<HeldAbility> held = t.state(card).abilities();
        boolean theirs = t.piece(card).controller() == seat || t.state(card).isShared();
        for (int i = 0; theirs && i < held.size(); i++) {
            if (held.get(i).ability().type() == type) {
                offer(t, new AbilityUse(seat, card, i, held.get(i), false, event), prompt);
            }
        }
    }

    static void offer(UfsTable t, AbilityUse use, Prompt prompt) {
        if (AbilityPlay.isLegal(t, use)) {
            prompt.add(Choice.ABILITY, use.card(), use.index(), use.withCard() ? 1 : 0);
        }
    }

    private static void handActions(UfsTable t, int seat, AbilityType type, @Nullable Occurrence event,
            Prompt prompt) {
        HandCards hand = HandCards.of(t, seat, false);
        for (int i = 0; i < hand.size(); i++) {
            if (SplitCards.isAction(t.def(hand.card(i)))) {
                actionAbilities(t, seat, hand.card(i), type, event, prompt);
            }
        }
    }

    private static void actionAbilities(UfsTable t, int seat, int card, AbilityType type,
            @Nullable Occurrence event, Prompt prompt) {
        List<HeldAbility> held = t.state(card).abilities();
        for (int i = 0; i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if (a.type() == type && !a.hasZones() && SplitCards.isOnAction(t, card, i)
                    && (event == null || (a.responds() & event.kinds()) != 0)) {
                offer(t, new AbilityUse(seat, card, i, held.get(i), true, event), prompt);
            }
        }
    }

    /** H.5.4: abilities an effect lets a player play at once, whatever their timing; a response then answers nothing. */
    public static void abilitiesOutOfTime(UfsTable t, int seat, Bindings b, AbilityFilter what, boolean free,
            Prompt prompt) {
        for (int place : new int[] {Places.STAGE, Places.POOL, Places.HAND}) {
            int zone = Places.of(seat, place);
            for (int i = 0; i < t.size(zone); i++) {
                abilitiesOutOfTime(t, seat, t.cardAt(zone, i), b, what, free, prompt);
            }
        }
        int rivals = Places.of(UfsTable.rival(seat), Places.STAGE);
        for (int i = 0; i < t.size(rivals); i++) {
            if (t.state(t.cardAt(rivals, i)).isShared()) {
                abilitiesOutOfTime(t, seat, t.cardAt(rivals, i), b, what, free, prompt);
            }
        }
        for (int card = t.listeners().next(Kind.ELSEWHERE, 0); card != Table.NONE;
                card = t.listeners().next(Kind.ELSEWHERE, card + 1)) {
            int place = t.place(card);
            boolean seen =
                    place == Places.STAGE || t.holder(card) == seat && (place == Places.POOL || place == Places.HAND);
            if (!seen && (t.holder(card) == seat || t.state(card).isShared())) {
                abilitiesOutOfTime(t, seat, card, b, what, free, prompt);
            }
        }
    }

    private static void abilitiesOutOfTime(UfsTable t, int seat, int card, Bindings b, AbilityFilter what, boolean free,
            Prompt prompt) {
        List<HeldAbility> held = heldBy(t, card);
        for (int a = 0; a < held.size(); a++) {
            AbilityDef d = held.get(a).ability();
            boolean action = SplitCards.isOnAction(t, card, a) && t.place(card) == Places.HAND;
            AbilityUse use = new AbilityUse(seat, card, a, held.get(a), action, null);
            if (d.isPlayed() && d.reversal() == null && AbilityFilters.fits(t, b, what, card, d, seat)
                    && Requirement.allMet(free ? AbilityPlay.FOR_FREE : AbilityPlay.WHENEVER, t, use)) {
                prompt.add(Choice.ABILITY, card, a, action ? 1 : 0);
            }
        }
    }

    /** The abilities a card has; face down in the stage only those that Outwit keeps (UniVersus: Outwit). */
    public static List<HeldAbility> heldBy(UfsTable t, int card) {
        return holding(t, card).abilities();
    }

    static State holding(UfsTable t, int card) {
        return t.is(card, Flag.FACE_DOWN) && t.place(card) == Places.STAGE
                && !Effects.isOn(t, card, Effects.Sealed.class)
                        ? t.def(card).printed(false) : t.state(card);
    }

    public static HeldAbility held(UfsTable t, int card, int index) {
        return heldBy(t, card).get(index);
    }
}
