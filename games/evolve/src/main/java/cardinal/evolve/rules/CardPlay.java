package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Passive;
import cardinal.evolve.program.Program;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Stated;
import cardinal.evolve.table.Values;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import java.util.List;
import java.util.stream.Stream;

/** 8.2, 10.6: which cards a player may play: only what has a legal completion is offered, and everything that has one. */
public final class CardPlay {
    /**
     * A player is to play a card from where it is.
     *
     * @param forPoints  what an effect says it is played for, or NONE
     */
    public record Play(int seat, int card, int forPoints) {
        public Play(int seat, int card) {
            this(seat, card, Table.NONE);
        }
    }

    private static final Zone[] PLAYED_FROM = {Zone.HAND, Zone.EX};

    /** 10.6.2.1.2: what playing a card requires, however it comes to be played. */
    private static final List<Requirement<EvolveTable, Play>> ACT = List.of(
            new Requirement<>("2.3.2", "only followers, amulets and spells are played",
                    (t, p) -> isPlayedType(t, p.card())),
            new Requirement<>("1.3.1", "its own text says when it may be played",
                    (t, p) -> meetsOwnRestriction(t, p.seat(), p.card())),
            new Requirement<>("1.3.3", "an effect forbids you to play it",
                    (t, p) -> !isForbidden(t, p.seat(), p.card())),
            new Requirement<>("10.6.2.6", "your field is full", (t, p) -> hasRoom(t, p.seat(), p.card())),
            new Requirement<>("10.6.2.3.4", "there is no target to select",
                    (t, p) -> lack(t, p.seat(), p.card()) != Targeting.Lack.NONE_THERE),
            new Requirement<>("10.6.2.3.3", "there are not enough targets to select",
                    (t, p) -> lack(t, p.seat(), p.card()) != Targeting.Lack.TOO_FEW),
            new Requirement<>("10.6.2.4.1.1", "not every target could be allocated something",
                    (t, p) -> lack(t, p.seat(), p.card()) != Targeting.Lack.SHARES),
            new Requirement<>("10.4.2.2", "its additional cost cannot be paid",
                    (t, p) -> canTakeWhatItMust(t, p.seat(), p.card())),
            new Requirement<>("10.4.4", "you do not have enough play points",
                    (t, p) -> canAfford(t, p.seat(), p.card(), p.forPoints())));

    /** 8.2, 7.3.3, 12.3: when a player may play a card of their own accord, and from where. */
    private static final List<Requirement<EvolveTable, Play>> OCCASION = List.of(
            new Requirement<>("8.2.1", "a card is played from your hand or your EX area",
                    (t, p) -> t.piece(p.card()).zone() == Zone.HAND.of(p.seat())
                            || t.piece(p.card()).zone() == Zone.EX.of(p.seat()) || isLet(t, p.seat(), p.card())),
            new Requirement<>("7.3.3", "cards are played in your main phase",
                    (t, p) -> t.active() != p.seat() || t.phase() == Phase.MAIN),
            new Requirement<>("12.3.2", "on an opponent's turn only cards with Quick are played",
                    (t, p) -> t.active() == p.seat() || isQuick(t, p.seat(), p.card())),
            new Requirement<>("12.3.4", "Quick is for when a follower has attacked or the turn ends",
                    (t, p) -> t.active() == p.seat() || isAsked(t, p.seat())),
            new Requirement<>("7.1.1", "another player acts now", (t, p) -> isAsked(t, p.seat())));

    /** 8.2, 10.6: what playing a card of one's own accord requires; also the answer to "why not?". */
    public static final List<Requirement<EvolveTable, Play>> PLAY =
            Stream.concat(OCCASION.stream(), ACT.stream()).toList();

    private CardPlay() {
    }

    /** Whether this player is the one who is asked, if anybody is. */
    static boolean isAsked(EvolveTable t, int seat) {
        return !t.prompt().isOpen() || t.prompt().seat() == seat;
    }

    /** Adds every card this player may play now. */
    public static void offerPlays(EvolveTable t, Prompt prompt, int seat) {
        boolean own = t.active() == seat;
        for (Zone kind : PLAYED_FROM) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if ((own || isQuick(t, seat, card)) && isPossible(t, seat, card, Table.NONE)) {
                    prompt.add(Choice.PLAY, card);
                }
            }
        }
        if (t.pool().states(FactKind.MAY_PLAY)) {
            offerFromElsewhere(t, prompt, seat);
        }
    }

    /** Each card once, however many texts let it be played. */
    private static void offerFromElsewhere(EvolveTable t, Prompt prompt, int seat) {
        Stated<Fact.MayPlay>[] all = Facts.all(t, FactKind.MAY_PLAY);
        for (int card = 0; all.length > 0 && card < t.pieceCount(); card++) {
            if (isLet(t, seat, card) && (t.active() == seat || t.has(card, Keyword.QUICK))
                    && isPossible(t, seat, card, Table.NONE)) {
                prompt.add(Choice.PLAY, card);
            }
        }
    }

    /** Whether a text lets this player play the card from where it lies; one that lies facedown is not known to be what the text names (4.2.3.2). */
    private static boolean isLet(EvolveTable t, int seat, int card) {
        for (Stated<Fact.MayPlay> s : Facts.all(t, FactKind.MAY_PLAY)) {
            if (s.scope().you() == seat && !t.is(card, Flag.FACE_DOWN)
                    && Filters.matches(t, s.fact().what(), s.scope(), card)) {
                return true;
            }
        }
        return false;
    }

    /** 10.6.2.1.2: whether a card can be specified, of one's own accord or by an effect: the requirements of {@link #ACT} that fail fastest first. */
    public static boolean isPossible(EvolveTable t, int seat, int card, int forPoints) {
        return isPlayedType(t, card) && canAfford(t, seat, card, forPoints) && hasRoom(t, seat, card)
                && canTakeWhatItMust(t, seat, card) && meetsOwnRestriction(t, seat, card) && !isForbidden(t, seat, card)
                && lack(t, seat, card) == Targeting.Lack.NOTHING;
    }

    /** 12.3.2; 12.3.6 of version 1.24.1: a text that gives its own card Quick is valid where the card may be played from. */
    private static boolean isQuick(EvolveTable t, int seat, int card) {
        return t.has(card, Keyword.QUICK)
                || t.pool().states(FactKind.HAS_QUICK) && givesItselfQuick(t, t.def(card), seat, card);
    }

    private static boolean givesItselfQuick(EvolveTable t, CardDef text, int seat, int card) {
        for (Passive p : text.passives()) {
            if (p.ability().fact() instanceof Fact.HasQuick
                    && Conditions.holds(t, p.ability(), Scope.playing(card, seat))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPlayedType(EvolveTable t, int card) {
        CardType type = t.def(card).type();
        return type.staysOnField() || type == CardType.SPELL;
    }

    private static boolean meetsOwnRestriction(EvolveTable t, int seat, int card) {
        return !t.pool().states(FactKind.PLAY_ONLY_IF) || allows(t, t.def(card), seat, card)
                && (!GivenAbilities.state(t, card, FactKind.PLAY_ONLY_IF) || allGivenAllow(t, seat, card));
    }

    private static boolean allGivenAllow(EvolveTable t, int seat, int card) {
        for (Values.Grant g : t.values().grants()) {
            if (g.card() == card && !allows(t, g.ability(), seat, card)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a text of the card, printed or given, lets it be played now. */
    private static boolean allows(EvolveTable t, CardDef text, int seat, int card) {
        if (!FactKind.PLAY_ONLY_IF.isIn(text.stated())) {
            return true;
        }
        Scope scope = Scope.playing(card, seat);
        for (Passive p : text.passives()) {
            if (p.ability().fact() instanceof Fact.PlayOnlyIf only && Conditions.holds(t, p.ability(), scope)
                    && !Conditions.holds(t, only.condition(), scope)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isForbidden(EvolveTable t, int seat, int card) {
        for (Stated<Fact.CantPlay> s : Facts.all(t, FactKind.CANT_PLAY)) {
            if (Facts.means(s.fact().who(), s.scope().you(), seat)
                    && Filters.isOneOf(t, s.fact().what(), s.scope(), card)) {
                return true;
            }
        }
        return false;
    }

    /** 10.6.2.6: checked after costs are paid, so a cost may make room. */
    private static boolean hasRoom(EvolveTable t, int seat, int card) {
        return !t.def(card).type().staysOnField() || Limits.room(t, Zone.FIELD.of(seat)) > 0 || mayClear(t, seat, card);
    }

    /** Of several processes to choose from only one that is possible makes room. */
    private static boolean mayClear(EvolveTable t, int seat, int card) {
        for (Ability.WhenPlaying w : t.def(card).whenPlaying()) {
            for (List<Cost> way : w.ways()) {
                if (way.stream().anyMatch(Payable::couldClearField) && canTake(t, seat, card, way)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** 10.6.2.3: what is missing among the targets. */
    private static Targeting.Lack lack(EvolveTable t, int seat, int card) {
        Program program = t.def(card).spell();
        return program.slotCount() == 0 && program.choose() == null ? Targeting.Lack.NOTHING
                : Targeting.lack(t, asPlayed(t, seat, card, program));
    }

    /** What would be played; for looking only. */
    private static Item asPlayed(EvolveTable t, int seat, int card, Program program) {
        Item item = Item.imagined(t, Item.Sort.CARD, card, seat, program, -1);
        return program.asksForX() ? item.withX(t.players().playPoints(seat)) : item;
    }

    /** With any of the optional processes that make it cheaper (10.4.7.3). */
    private static boolean canAfford(EvolveTable t, int seat, int card, int forPoints) {
        if (Costing.card(t, seat, card, 0, forPoints) <= t.players().playPoints(seat)) {
            return true;
        }
        Ability.WhenPlaying[] extras = t.def(card).whenPlaying();
        int paid = 0;
        for (int i = 0; i < extras.length; i++) {
            if (canTake(t, seat, card, extras[i])) {
                paid |= Item.WHEN_PLAYING << i;
            }
        }
        return paid != 0 && Costing.card(t, seat, card, paid, forPoints) <= t.players().playPoints(seat);
    }

    /** 10.4.2.2: an additional cost that is no choice must be possible. */
    private static boolean canTakeWhatItMust(EvolveTable t, int seat, int card) {
        Ability.WhenPlaying[] extras = t.def(card).whenPlaying();
        for (int i = 0; i < extras.length; i++) {
            if (extras[i].must() && !canTake(t, seat, card, extras[i])) {
                return false;
            }
        }
        return true;
    }

    /** 10.4.7.3: one of the ways is possible. */
    static boolean canTake(EvolveTable t, int seat, int card, Ability.WhenPlaying w) {
        for (List<Cost> way : w.ways()) {
            if (canTake(t, seat, card, way)) {
                return true;
            }
        }
        return false;
    }

    /** The card that is played is not there any more when its costs are paid. */
    static boolean canTake(EvolveTable t, int seat, int card, List<Cost> way) {
        return Payable.parts(t, way, Scope.playing(card, seat));
    }
}
