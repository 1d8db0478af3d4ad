package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Prompt;
import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Kind;
import cardinal.ufs.card.Property;
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
import java.util.Arrays;
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
        for (int card : inHand(t, seat, false)) {
            cardForm(t, seat, card, backups, prompt);
        }
    }

    /** K.3.17: the cards in hand, and those that may be played, or played as blocks, as though they were. */
    private static int[] inHand(UfsTable t, int seat, boolean block) {
        int hand = Places.of(seat, Places.HAND);
        int[] cards = new int[t.size(hand)];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = t.cardAt(hand, i);
        }
        AsInHand elsewhere = AsInHand.of(t, seat, block);
        return elsewhere.isNothing() ? cards : withThoseElsewhere(t, seat, block, elsewhere, cards);
    }

    private static int[] withThoseElsewhere(UfsTable t, int seat, boolean block, AsInHand elsewhere, int[] hand) {
        int[] cards = hand;
        int n = hand.length;
        for (int place = Places.POOL; place < Places.TRANSIT; place++) {
            int zone = Places.of(seat, place);
            for (int i = 0; (place != Places.STAGE || block) && i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if (elsewhere.allows(t, card)) {
                    cards = n == cards.length ? Arrays.copyOf(cards, n + 8) : cards;
                    cards[n++] = card;
                }
            }
        }
        return n == cards.length ? cards : Arrays.copyOf(cards, n);
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
        for (int i = 0; i < held.size(); i++) {
            if (held.get(i).ability().type() == type) {
                offer(t, new AbilityUse(seat, card, i, held.get(i), false, event), prompt);
            }
        }
    }

    private static void offer(UfsTable t, AbilityUse use, Prompt prompt) {
        if (AbilityPlay.isLegal(t, use)) {
            prompt.add(Choice.ABILITY, use.card(), use.index(), use.withCard() ? 1 : 0);
        }
    }

    private static void handActions(UfsTable t, int seat, AbilityType type, @Nullable Occurrence event,
            Prompt prompt) {
        for (int card : inHand(t, seat, false)) {
            if (SplitCards.isAction(t.def(card))) {
                actionAbilities(t, seat, card, type, event, prompt);
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

    // ---- responses ------------------------------------------------------------------------------------------------------------

    public static boolean anyResponse(UfsTable t, Occurrence event) {
        long kinds = event.kinds() & t.listeners().heard();
        boolean anywhere = kinds == 0 || AsInHand.isAny(t);
        for (int word = 0; kinds != 0 && word < t.listeners().words(); word++) {
            for (long left = t.listeners().among(kinds, word); left != 0; left &= left - 1) {
                int c = (word << 6) + Long.numberOfTrailingZeros(left);
                if ((anywhere || isWithinReach(t, c, kinds)) && hasResponse(t, c, event)) {
                    return true;
                }
                assert anywhere || isWithinReach(t, c, kinds) || !hasResponse(t, c, event) : "a response out of reach";
            }
        }
        for (int c = movedItself(t, event, 0); c != Table.NONE; c = movedItself(t, event, c + 1)) {
            if (hasResponse(t, c, event)) {
                return true;
            }
        }
        return false;
    }

    /** H.2.3.3: an action card is played from the hand; where it lies otherwise, only what names that place or speaks of the card is. */
    private static boolean isWithinReach(UfsTable t, int card, long kinds) {
        return switch (t.place(card)) {
            case Places.DISCARD, Places.REMOVED, Places.MOMENTUM ->
                    (t.state(card).lanes().far() & kinds) != 0 || t.def(card).isToken();
            default -> true;
        };
    }

    private static boolean hasResponse(UfsTable t, int card, Occurrence event) {
        State s = holding(t, card);
        Piece p = t.piece(card);
        if (p.is(Flag.COMMITTED) && !s.isPlayableWhileCommitted()) {
            return false;
        }
        return hasResponse(t, p.controller(), card, s, event)
                || s.isShared() && hasResponse(t, UfsTable.rival(p.controller()), card, s, event);
    }

    private static boolean hasResponse(UfsTable t, int seat, int card, State s, Occurrence event) {
        if (!event.mayMeet(s.lanes(), seat)) {
            return false;
        }
        List<HeldAbility> held = s.abilities();
        for (int i = 0; i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if ((a.responds() & event.kinds()) != 0 && mayAnswer(t, seat, card, a, event)
                    && AbilityPlay.isLegal(t, response(t, seat, card, i, held.get(i), event))) {
                return true;
            }
        }
        return false;
    }

    /** H.2.3.2.4.2.1: valid responses to an event; each once per window (H.2.3.4). */
    public static void responses(UfsTable t, int seat, Occurrence event, List<Answered> used, Prompt prompt) {
        for (long kinds = event.kinds(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            for (int c = next(t, event, kind, 0); c != Table.NONE; c = next(t, event, kind, c + 1)) {
                if (!listedBefore(t, event, c, kind)) {
                    response(t, seat, c, event, used, prompt);
                }
            }
        }
    }

    /** The next card that waits for this kind of event: for any, or for its own move that the event is. */
    private static int next(UfsTable t, Occurrence event, int kind, int from) {
        int listed = t.listeners().next(kind, from);
        int itself = kind == Kind.MOVED ? movedItself(t, event, from) : Table.NONE;
        return listed == Table.NONE || itself != Table.NONE && itself < listed ? itself : listed;
    }

    private static int movedItself(UfsTable t, Occurrence event, int from) {
        return event.has(Kind.MOVED) ? t.nextMovedItself(event.parts(), from) : Table.NONE;
    }

    private static boolean listedBefore(UfsTable t, Occurrence event, int card, int kind) {
        return (t.listeners().kindsOf(card) & event.kinds() & (1L << kind) - 1) != 0
                || kind != Kind.MOVED && movedItself(t, event, card) == card;
    }

    private static void response(UfsTable t, int seat, int card, Occurrence event, List<Answered> used,
            Prompt prompt) {
        State s = holding(t, card);
        List<HeldAbility> held = s.abilities();
        for (int i = 0; event.mayMeet(s.lanes(), seat) && i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if ((a.responds() & event.kinds()) != 0 && mayAnswer(t, seat, card, a, event)
                    && (used.isEmpty() || !isUsed(card, held, i, used))) {
                offer(t, response(t, seat, card, i, held.get(i), event), prompt);
            }
        }
    }

    private static AbilityUse response(UfsTable t, int seat, int card, int index, HeldAbility held, Occurrence event) {
        AbilityDef a = held.ability();
        boolean action = SplitCards.isOnAction(t, card, index) && !a.hasZones() && !a.mentionsItself()
                && t.place(card) != Places.STAGE;
        return new AbilityUse(seat, card, index, held, action, event);
    }

    /** The requirements most responses fail, asked first: whose card it is, whether it is ready, what has happened. */
    private static boolean mayAnswer(UfsTable t, int seat, int card, AbilityDef a, Occurrence event) {
        return isTheirs(t, seat, card, a) && (event.mayMeet(a.cue(), seat, card) || a.isGrantedBy(Keyword.REVERSAL));
    }

    private static boolean isTheirs(UfsTable t, int seat, int card, AbilityDef a) {
        Piece p = t.piece(card);
        return (p.controller() == seat || a.says(cardinal.ufs.ability.Afterword.Word.PLAYABLE_BY_EITHER_PLAYER))
                && (!p.is(Flag.COMMITTED) || a.says(cardinal.ufs.ability.Afterword.Word.PLAYABLE_WHILE_COMMITTED)
                        || a.says(cardinal.ufs.ability.Bracket.Word.TENACIOUS));
    }

    /** The abilities a card has; face down in the stage only those that Outwit keeps (UniVersus: Outwit). */
    public static List<HeldAbility> heldBy(UfsTable t, int card) {
        return holding(t, card).abilities();
    }

    private static State holding(UfsTable t, int card) {
        return t.is(card, Flag.FACE_DOWN) && t.place(card) == Places.STAGE
                && !Effects.isOn(t, card, Effects.Sealed.class)
                        ? t.def(card).printed(false) : t.state(card);
    }

    public static HeldAbility held(UfsTable t, int card, int index) {
        return heldBy(t, card).get(index);
    }

    /**
     * An ability of a card that was played in a window; it may stand elsewhere among the others by now, and the card may be
     * in another zone: what is once for the window (H.2.3.4) is not counted anew (H.5.3) before the window closes.
     *
     * @param index  where it stood, for one that is another since its rating changed
     */
    public record Answered(int card, AbilityDef ability, int stamp, int index) {
        private boolean isAt(List<HeldAbility> held, int i) {
            return i < held.size() && held.get(i).ability() == ability && held.get(i).stamp() == stamp;
        }

        /** Where it is now, or -1. */
        private int in(List<HeldAbility> held) {
            if (isAt(held, index)) {
                return index;
            }
            for (int i = 0; i < held.size(); i++) {
                if (isAt(held, i)) {
                    return i;
                }
            }
            return index < held.size() && held.get(index).ability().isOfKeywordOf(ability) ? index : -1;
        }
    }

    /** What is noted of an ability that is played in a window (H.2.3.4). */
    public static Answered answered(UfsTable t, int card, int index) {
        HeldAbility held = held(t, card, index);
        return new Answered(card, held.ability(), held.stamp(), index);
    }

    /** H.2.3.4: whether it was played in the window already. */
    private static boolean isUsed(int card, List<HeldAbility> held, int index, List<Answered> used) {
        for (int i = 0; i < used.size(); i++) {
            if (used.get(i).card() == card && used.get(i).in(held) == index) {
                return true;
            }
        }
        return false;
    }

    /** H.5.2, H.3.1.1: attempts count from the announcement. Forms are the active player's (F.2.1); a reversal is none (F.2.2). */
    public static void countAttempt(UfsTable t, int seat, int card, int index, @Nullable AbilityDef ability,
            boolean withCard, Happening.As as) {
        AbilityType type = ability == null ? null : ability.type();
        boolean plain = ability == null && withCard && as == Happening.As.FORM;
        if (seat == t.active() && t.isInCombatForms() && (plain || type == AbilityType.FORM)) {
            t.set(t.turnState().form(withCard));
        }
        if (type == AbilityType.ENHANCE) {
            t.set(t.turnState().enhance(seat));
            if (t.edition().countsEnhancesByCard() && ability != null) {
                t.useInStep(t.turnState().step(), card, ability.ability());
            }
        }
        if (ability != null && (!withCard || t.place(card) == Places.POOL)) {
            State s = t.state(card);
            if (index < s.abilities().size() && s.abilities().get(index).ability() == ability) {
                int before = t.version();
                t.setState(card, s.withUse(index, t.turn(), t.turnState().step()));
                t.keepSettled(before);
            }
        }
        if (ability != null && ability.says(cardinal.ufs.ability.Bracket.Word.ONCE_PER_GAME)) {
            t.useThisGame(seat, card, ability.ability());
        }
    }

    // ---- blocks ------------------------------------------------------------------------------------------------------------------

    /** G.2.1.3.1: cards in hand with a fitting block. */
    public static void blocks(UfsTable t, AttackInfo attack, Prompt prompt) {
        int seat = attack.defender();
        for (int card : inHand(t, seat, true)) {
            for (int half = 0; half < (t.def(card).split() ? 2 : 1); half++) {
                CardPlay play = new CardPlay(seat, card, Happening.As.BLOCK, half == 1);
                if (Requirement.allMet(CardPlay.BLOCK, t, play)) {
                    offerBlock(t, attack, play, prompt);
                }
            }
        }
    }

    /** 2010, 2.6.3.2, 2.14.2.6: by its own block, which both halves of a split card have, or by Ranged of this half. */
    private static void offerBlock(UfsTable t, AttackInfo attack, CardPlay play, Prompt prompt) {
        int card = play.card();
        int half = play.secondHalf() ? 1 : 0;
        if (blocksAt(t, play, attack, blockZone(t, card, attack))) {
            prompt.add(Choice.BLOCK, card, half, 0);
        }
        if (play.mayBlockAsRanged(t, attack)
                && !Rulings.forbidsBlock(t, attack.card().card(), play, AttackZone.MID)) {
            prompt.add(Choice.BLOCK, card, half, 1);
        }
    }

    /** The zone in which a card would block this attack, or null. */
    public static @Nullable AttackZone blockZone(UfsTable t, int card, AttackInfo attack) {
        return t.edition().blockZone(t, card, attack.card().card());
    }

    public static int blockModifier(UfsTable t, int card, AttackInfo attack) {
        return t.edition().blockModifier(t, card, attack.card().card());
    }

    /** Whether a card still blocks the attack: its zone reaches and no effect bars it (G.2.1.3.1, G.2.1.1.1). */
    public static boolean blocks(UfsTable t, int seat, int card, AttackInfo attack) {
        return blocksAt(t, new CardPlay(seat, card, Happening.As.BLOCK, false), attack, blockZone(t, card, attack));
    }

    private static boolean blocksAt(UfsTable t, CardPlay block, AttackInfo attack, @Nullable AttackZone zone) {
        return zone != null && CardPlay.reaches(t, zone, attack)
                && !Rulings.forbidsBlock(t, attack.card().card(), block, zone);
    }

    // ---- shared -------------------------------------------------------------------------------------------------------------------

    /** E.4.1.2: one symbol that the card, the character and every card of the pool with symbols have in common. */
    public static boolean sharesSymbol(UfsTable t, int seat, int card) {
        return !t.edition().restrictsSymbolsAtPlay() || sharedSymbols(t, seat, card) != 0;
    }

    /** The symbols the card, the character and every card of the pool with symbols have in common, as bits. */
    public static int sharedSymbols(UfsTable t, int seat, int card) {
        return sharedSymbols(t, seat, card, t.edition().symbols(t.state(card)));
    }

    /** 2010, 11.13.1: the symbols its infinity symbol may stand for: any, unless the card has to share that one (8.1.2). */
    public static int choosableSymbols(UfsTable t, int seat, int card) {
        return sharedSymbols(t, seat, card, t.state(card).symbols()) != 0 ? State.EVERY_SYMBOL
                : sharedSymbols(t, seat, card);
    }

    private static int sharedSymbols(UfsTable t, int seat, int card, int symbols) {
        int common = symbols & t.edition().symbols(t.state(t.starter(seat)));
        int pool = Places.of(seat, Places.POOL);
        for (int i = 0; i < t.size(pool) && common != 0; i++) {
            int other = t.cardAt(pool, i);
            int has = t.edition().symbols(t.state(other));
            if (other != card && (has != 0 || t.edition().restrictsWithoutSymbols(t.piece(other)))) {
                common &= has;
            }
        }
        return common;
    }

    /** E.4.7.2: one for each other card in the pool that counts. */
    public static int progressive(UfsTable t, int seat, int card) {
        int n = 0;
        int pool = Places.of(seat, Places.POOL);
        for (int i = 0; i < t.size(pool); i++) {
            int other = t.cardAt(pool, i);
            if (other != card && !t.state(other).isUncounted() && !isLeftOut(t, other, card)) {
                n++;
            }
        }
        return n;
    }

    /** E.4.7.2.3: "does not count toward progressive difficulty to play attacks". */
    private static boolean isLeftOut(UfsTable t, int other, int card) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Uncounted u && e.subject().card() == other
                    && u.toPlay().map(f -> Filters.fits(t, u.bindings(), f, card)).orElse(true)
                    && u.card().map(c -> Cards.isMeant(t, u.bindings(), c, card)).orElse(true)) {
                return true;
            }
        }
        return false;
    }

    public static List<Reason> whyNot(UfsTable t, long option, int seat) {
        return switch (Option.kind(option)) {
            case Choice.PLAY -> Requirement.failed(CardPlay.FORM, t,
                    new CardPlay(seat, Option.a(option), Happening.As.FORM, Option.b(option) == 1));
            case Choice.BLOCK -> Requirement.failed(CardPlay.BLOCK, t,
                    new CardPlay(seat, Option.a(option), Happening.As.BLOCK, Option.b(option) == 1));
            default -> List.of();
        };
    }

    static int speed(UfsTable t, AttackInfo a) {
        return t.state(a.card().card()).number(Property.SPEED);
    }
}
