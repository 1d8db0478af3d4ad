package cardinal.ufs.rules;

import cardinal.kernel.Requirement;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.stream.Stream;

/** H.2, H.3, H.5: what has to be true for an ability to be played. */
final class AbilityPlay {
    private AbilityPlay() {
    }

    private static final Requirement<UfsTable, AbilityUse> OWNER = new Requirement<>("H.3.3.3", "the card is not yours",
            (t, u) -> t.piece(u.card()).controller() == u.seat()
                    || u.ability().says(PlayRestriction.Word.PLAYABLE_BY_EITHER_PLAYER));

    static final Requirement<UfsTable, AbilityUse> PLACE =
            new Requirement<>("H.2.1.3", "abilities of this kind cannot be played from there", AbilityPlay::isInPlace);

    static final Requirement<UfsTable, AbilityUse> TIMING = new Requirement<>("H.2.2.2", "this is not the time for it",
            AbilityPlay::isTime);

    private static final Requirement<UfsTable, AbilityUse> READY = new Requirement<>("H.5.1", "the card is committed",
            (t, u) -> !t.is(u.card(), Flag.COMMITTED) || u.ability().says(PlayRestriction.Word.PLAYABLE_WHILE_COMMITTED)
                    || u.ability().says(Bracket.Word.TENACIOUS));

    static final Requirement<UfsTable, AbilityUse> ONCE = new Requirement<>("H.2.1.4",
            "it has been played as often as it may be", AbilityPlay::isUnused);

    static final Requirement<UfsTable, AbilityUse> FIRST =
            new Requirement<>("H.3.1.1", "it has to be the first of its kind",
                    AbilityPlay::isFirst);

    private static final Requirement<UfsTable, AbilityUse> COMBO = new Requirement<>("H.3.1.2", "the combo is not met",
            (t, u) -> !u.ability().says(Restriction.Word.COMBO) || Combos.isMet(t, u.card()));

    private static final Requirement<UfsTable, AbilityUse> DEADLOCK = new Requirement<>("H.3.1.3",
            "the rival has ten foundations or fewer", (t, u) -> !u.ability().says(Restriction.Word.DEADLOCK)
                    || isAtDeadlock(t, UfsTable.rival(u.seat())));

    private static final Requirement<UfsTable, AbilityUse> DESPERATION =
            new Requirement<>("H.3.1.4", "you are not at desperation",
                    (t, u) -> !u.ability().says(Restriction.Word.DESPERATION) || t.fighters().atDesperation(u.seat()));

    static final Requirement<UfsTable, AbilityUse> CHARACTER = new Requirement<>("H.3.1.5",
            "it is for another character, symbol or watermark",
            (t, u) -> meets(t, u.seat(), u.ability().ability().restrictions()));

    static final Requirement<UfsTable, AbilityUse> BRACKETS = new Requirement<>("H.3.2.2",
            "its brackets name another time", AbilityPlay::inBrackets);

    private static final Requirement<UfsTable, AbilityUse> AFTERWORDS = new Requirement<>("H.3.3.1",
            "it is only playable under another condition", AbilityPlay::inAfterwords);

    private static final Requirement<UfsTable, AbilityUse> ANSWERS = new Requirement<>("H.2.3.2.4.2.1",
            "nothing has happened that it answers", (t, u) -> u.ability().type() != AbilityType.RESPONSE
                    || u.event() != null && u.ability().condition() != null
                            && (Matching.isMet(t, u.ability().condition(), u.event(), u.asking(t))
                                    || Reversals.countsAsBlocked(t, u, u.event())));

    private static final Requirement<UfsTable, AbilityUse> REVERSAL = new Requirement<>("I.3.10.2",
            "no reversal can be played to this attack",
            (t, u) -> u.ability().reversal() == null && !u.ability().isGrantedBy(Keyword.REVERSAL)
                    || Reversals.mayPlay(t, u));

    private static final Requirement<UfsTable,
            AbilityUse> ALLOWED = new Requirement<>("E.4.1.3", "an effect forbids it",
                    (t, u) -> !PlayRulings.forbidsAbility(t, u.seat(), u.card(), u.ability())
                            && (!u.withCard()
                                    || !PlayRulings.forbidsPlay(t, u.asCard(t, Happening.As.UNSAID)))
                            && (!u.playsCard() || PlayRulings.playableOnlyIf(t, u.seat(), u.card())));

    private static final Requirement<UfsTable, AbilityUse> SYMBOL = new Requirement<>("E.4.1.2",
            "the card shares no symbol with the character and every card in the card pool",
            (t, u) -> !u.playsCard() || CommonSymbols.sharesSymbol(t, u.seat(), u.card()));

    private static final Requirement<UfsTable, AbilityUse> CARD =
            new Requirement<>("I.3.2.1", "the card is for another character",
                    (t, u) -> !u.playsCard() || CardPlay.isForCharacter(t, u.seat(),
                            SplitCards.isSecond(t, u.card(), u.index()) ? t.def(u.card()).printed(true)
                                    : t.initial(t.piece(u.card()))));

    private static final Requirement<UfsTable, AbilityUse> COSTS =
            new Requirement<>("E.4.1.1", "its costs cannot be paid",
                    AbilityPlay::isPayable);

    static final List<Requirement<UfsTable, AbilityUse>> ALL =
            List.of(OWNER, PLACE, TIMING, READY, ONCE, FIRST, BRACKETS, DEADLOCK,
                    DESPERATION, CHARACTER, COMBO, ANSWERS, AFTERWORDS, REVERSAL, SYMBOL, CARD, ALLOWED, COSTS);

    /**
     * Whether all of them are met, those first that fail most often; what an ability says nothing about is not asked of it.
     */
    static boolean isLegal(UfsTable t, AbilityUse u) {
        AbilityDef a = u.ability();
        boolean legal = OWNER.isMet(t, u) && READY.isMet(t, u) && PLACE.isMet(t, u) && TIMING.isMet(t, u)
                && ONCE.isMet(t, u) && (!a.isRestricted() || meetsRestrictions(t, u)) && ANSWERS.isMet(t, u)
                && (!u.playsCard() || SYMBOL.isMet(t, u) && CARD.isMet(t, u))
                && ALLOWED.isMet(t, u) && COSTS.isMet(t, u);
        assert legal == Requirement.allMet(ALL, t, u) : "asked in another order, the answer is another: " + a;
        return legal;
    }

    private static boolean meetsRestrictions(UfsTable t, AbilityUse u) {
        return FIRST.isMet(t, u) && BRACKETS.isMet(t, u) && DEADLOCK.isMet(t, u) && DESPERATION.isMet(t, u)
                && CHARACTER.isMet(t, u) && COMBO.isMet(t, u) && AFTERWORDS.isMet(t, u) && REVERSAL.isMet(t, u);
    }

    /** H.5.4: what remains of the requirements when an effect lets an ability be played out of its time. */
    static final List<Requirement<UfsTable, AbilityUse>> WHENEVER =
            List.of(OWNER, PLACE, READY, ONCE, FIRST, BRACKETS, DEADLOCK, DESPERATION, CHARACTER, COMBO, AFTERWORDS,
                    SYMBOL, CARD,
                    ALLOWED, COSTS);

    /** The same where the effect spares the costs, too (J.4.5). */
    static final List<Requirement<UfsTable, AbilityUse>> FOR_FREE = WHENEVER.subList(0, WHENEVER.size() - 1);

    /** E.4.1.1: its costs and what effects add to them; with a card to be played as a cost, those of that card too. */
    private static boolean isPayable(UfsTable t, AbilityUse u) {
        AbilityDef a = u.ability();
        List<Added> added = Added.isAny(t) ? added(t, u, a) : List.of();
        if (added.isEmpty() && a.costs().isEmpty()) {
            return true;
        }
        Act own = a.ownCost();
        return added.isEmpty() && own != null && !ActRulings.any(t, own) ? PossibleActs.is(t, own, u.card())
                : Payable.can(t, u.bindings(t), a, u.withCard(), added);
    }

    private static List<Added> added(UfsTable t, AbilityUse u, AbilityDef a) {
        List<Added> added = Added.to(t, u.asCard(t, Happening.As.UNSAID), u.withCard(), a);
        return a.reversal() == null ? added : Stream.concat(added.stream(),
                Added.to(t, u.asCard(t, Happening.As.REVERSAL), true, null).stream()).toList();
    }

    // ---- where ----------------------------------------------------------------------------------------------------------

    /** H.2.1.3, H.2.2.3, H.2.3.3, H.3.2.1. */
    private static boolean isInPlace(UfsTable t, AbilityUse u) {
        int card = u.card();
        int place = t.place(card);
        AbilityDef a = u.ability();
        if (a.says(Bracket.Word.OUTWIT)) {
            return place == Places.STAGE && t.is(card, Flag.FACE_DOWN);
        }
        if (t.is(card, Flag.FACE_DOWN | Flag.ATTACHED | Flag.UNDER) && place == Places.STAGE) {
            return false;
        }
        if (a.hasZones()) {
            return a.allows(zone(place)) && (t.holder(card) == u.seat() || isOpen(t, card, place));
        }
        CardDef def = t.def(card);
        if (def.isToken()) {
            return true;
        }
        if (u.withCard()) {
            return place == Places.HAND || PlayRulings.mayPlayAsInHand(t, u.asCard(t, Happening.As.UNSAID));
        }
        State s = t.state(card);
        if (place == Places.STAGE) {
            return s.is(CardType.FOUNDATION) || s.is(CardType.ASSET) || s.is(CardType.BACKUP)
                    || t.is(card, Flag.STARTER)
                    || a.type() == AbilityType.RESPONSE && a.mentionsItself();
        }
        AttackInfo attack = t.attack();
        if (attack != null && attack.card().card() == card && place == Places.POOL && !attack.dropped()) {
            return a.type() != AbilityType.FORM;
        }
        return a.type() == AbilityType.RESPONSE
                && ((a.mentionsItself()
                        || def.type() == CardType.ATTACK && place == Places.POOL && a.answersItsAttack())
                        && t.edition().mayAnswerFrom(def.type(), place)
                        || t.edition().isAttackJustPlayed(t, card));
    }

    /** H.3.3.3: of what the rival holds only cards that lie open can be played by their abilities. */
    private static boolean isOpen(UfsTable t, int card, int place) {
        return Places.isPublic(place) || t.is(card, Flag.FACE_UP | Flag.REVEALED);
    }

    private static Zone zone(int place) {
        return switch (place) {
            case Places.DECK -> Zone.DECK;
            case Places.HAND -> Zone.HAND;
            case Places.POOL -> Zone.CARD_POOL;
            case Places.STAGE -> Zone.STAGE;
            case Places.DISCARD -> Zone.DISCARD_PILE;
            case Places.REMOVED -> Zone.REMOVED;
            case Places.MOMENTUM -> Zone.MOMENTUM;
            default -> Zone.TRANSIT;
        };
    }

    // ---- when -----------------------------------------------------------------------------------------------------------

    private static boolean isTime(UfsTable t, AbilityUse u) {
        AttackInfo a = t.attack();
        AbilityType type = u.ability().type();
        return type != null && switch (type) {
            case FORM -> t.active() == u.seat() && t.progress().phase() == Phase.COMBAT_PHASE && a == null;
            case ENHANCE, BLITZ -> a != null && a.step() == Phase.ENHANCE_STEP;
            case RESPONSE -> u.event() != null;
        };
    }

    private static boolean inBrackets(UfsTable t, AbilityUse u) {
        AbilityDef d = u.ability();
        AttackInfo a = t.attack();
        int seat = u.seat();
        if (d.says(Bracket.Word.YOUR_TURN) && t.active() != seat
                || d.says(Bracket.Word.RIVALS_TURN) && t.active() == seat) {
            return false;
        }
        if (d.says(Bracket.Word.YOUR_ATTACK) && (a == null || a.attacker() != seat)
                || d.says(Bracket.Word.RIVALS_ATTACK) && (a == null || a.attacker() == seat)) {
            return false;
        }
        return !d.says(Bracket.Word.ENHANCE_STEP) || a != null && a.step() == Phase.ENHANCE_STEP;
    }

    // ---- how often ------------------------------------------------------------------------------------------------------

    /** H.2.1.4, H.3.2.2.1, H.3.2.2.2, UniVersus: Once per game. */
    private static boolean isUnused(UfsTable t, AbilityUse u) {
        AbilityDef a = u.ability();
        int step = t.progress().turnState().step();
        boolean perStep = a.type() == AbilityType.ENHANCE || a.type() == AbilityType.BLITZ
                || a.says(Bracket.Word.ONCE_PER_ENHANCE_STEP);
        if (perStep && step != 0 && !a.says(PlayRestriction.Word.ANY_NUMBER_OF_TIMES)
                && (u.held().usedInStep(step) > 0 || t.fighters().usedInStep(step, u.card(), a.ability()))) {
            return false;
        }
        int inTurn = u.held().usedInTurn(t.turn());
        if (a.says(Bracket.Word.ONCE_PER_TURN) && inTurn > 0 || a.says(Bracket.Word.TWICE_PER_TURN) && inTurn > 1) {
            return false;
        }
        return !a.says(Bracket.Word.ONCE_PER_GAME)
                || !t.fighters().usedThisGame(u.seat(), u.card(), a.ability());
    }

    private static boolean isFirst(UfsTable t, AbilityUse u) {
        if (!u.ability().says(Restriction.Word.FIRST)) {
            return true;
        }
        return u.ability().type() == AbilityType.FORM ? t.progress().turnState().forms() == 0
                : t.progress().turnState().enhances(u.seat()) == 0;
    }

    // ---- for whom -------------------------------------------------------------------------------------------------------

    /** K.3.19. */
    static boolean isAtDeadlock(UfsTable t, int seat) {
        int n = 0;
        int zone = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(zone); i++) {
            if (t.state(t.cardAt(zone, i)).is(CardType.FOUNDATION)) {
                n++;
            }
        }
        return n > 10;
    }

    /** H.3.1.5 to H.3.1.7: name or trait, symbol, watermark of the starting character. */
    static boolean meets(UfsTable t, int seat, List<Restriction> restrictions) {
        for (int i = 0; i < restrictions.size(); i++) {
            int starter = t.starter(seat);
            State s = t.state(starter);
            boolean met = switch (restrictions.get(i)) {
                case Restriction.Word w -> true;
                case Restriction.Name n -> isNamed(t, starter, s, n.names());
                case Restriction.Has h -> (t.edition().symbols(s) >> h.symbol().ordinal() & 1) != 0;
                case Restriction.Mark m -> t.def(starter).marks().stream().anyMatch(x -> x.equalsIgnoreCase(m.mark()));
            };
            if (!met) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNamed(UfsTable t, int starter, State s, List<String> names) {
        for (String name : names) {
            if (t.def(starter).identity().equalsIgnoreCase(name) || t.def(starter).name().equalsIgnoreCase(name)
                    || s.hasWord(name)) {
                return true;
            }
        }
        return false;
    }

    // ---- afterwords -----------------------------------------------------------------------------------------------------

    private static boolean inAfterwords(UfsTable t, AbilityUse u) {
        List<PlayRestriction> words = u.ability().afterwords();
        for (int i = 0; i < words.size(); i++) {
            boolean met = switch (words.get(i)) {
                case PlayRestriction.OnlyIf o -> Conditions.holds(t, u.bindings(t), o.condition());
                case PlayRestriction.OnlyDuring o -> Periods.isNow(t, u.bindings(t), o.period());
                case PlayRestriction.OnlyTimes o -> u.held().usedInTurn(t.turn()) < o.n();
                case PlayRestriction.OneCopy o -> !isCopyTried(t, u, o)
                        && History.copiesPlayed(t, u.bindings(t), u.ability(), o.period()) == 0;
                default -> true;
            };
            if (!met) {
                return false;
            }
        }
        return true;
    }

    /** H.5.2: an attempt counts, whatever came of it: of this ability or of a copy that still lies there. */
    private static boolean isCopyTried(UfsTable t, AbilityUse u, PlayRestriction.OneCopy one) {
        String name = t.def(u.card()).name();
        for (int place : new int[] {Places.STAGE, Places.POOL}) {
            int zone = Places.of(u.seat(), place);
            for (int i = 0; one.period() == Period.THIS_TURN && i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                List<HeldAbility> held = t.def(card).name().equals(name) ? t.state(card).abilities() : List.of();
                for (int a = 0; a < held.size(); a++) {
                    if (held.get(a).ability().isCopyOf(u.ability()) && held.get(a).usedInTurn(t.turn()) > 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    static boolean isKeyword(AbilityDef a, Keyword k) {
        return a.isGrantedBy(k);
    }

    static boolean isSealed(UfsTable t, int card) {
        return Effects.isSealed(t, card);
    }
}
