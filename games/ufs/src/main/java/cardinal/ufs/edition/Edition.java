package cardinal.ufs.edition;

import cardinal.kernel.Frame;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.AbilityDef;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.State;
import cardinal.ufs.flow.Pause;
import cardinal.ufs.flow.Play;
import cardinal.ufs.flow.RemoveHands;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One edition of the game. What stands here is UFS 2019, the most precise document; the other editions override what
 * differs, each with its clause and reason. Procedures whose steps differ take their step lists from here too.
 */
public abstract class Edition {
    private final String id;
    private final Concordance concordance;
    private final int number;

    /** number: its place among the editions. */
    Edition(int number, String id) {
        this.number = number;
        this.id = id;
        concordance = Concordance.of(id);
    }

    /** The name of the rule document. */
    public final String id() {
        return id;
    }

    /** This edition's clause for a clause of the 2019 document. */
    public final String cite(String clause2019) {
        return concordance.cite(clause2019);
    }

    /** The steps of a procedure as this edition orders and numbers them; made once. */
    public final <F extends Frame<UfsTable>> Steps<F, UfsTable> steps(Steps<F, UfsTable> of2019) {
        Steps<F, UfsTable> known = of2019.edition(number);
        return known != null ? known : of2019.edition(number, asked(of2019, order(of2019)).citing(this::cite));
    }

    /** What this edition never asks while a card is played or the game is paused has no steps there. */
    private <F extends Frame<UfsTable>> Steps<F, UfsTable> asked(Object procedure, Steps<F, UfsTable> ordered) {
        Steps<F, UfsTable> steps = ordered;
        if (procedure == Play.STEPS && !choosesInfinity()) {
            steps = steps.without(Play.ASK_SYMBOL).without(Play.TAKE_SYMBOL);
        }
        if (procedure == Pause.STEPS && !choosesInfinity()) {
            steps = steps.without(Pause.SYMBOLS).without(Pause.TAKE_SYMBOL);
        }
        if (procedure == Play.STEPS && !choosesBulletsAtPlay()) {
            steps = steps.without(Play.OFFER_BULLETS).without(Play.TAKE_BULLET);
        }
        return procedure == Play.STEPS && !restrictsSymbolsAtPlay() ? steps.without("E.4.2.1") : steps;
    }

    /** The steps of a procedure in this edition's order, under the clauses of 2019. */
    protected <F extends Frame<UfsTable>> Steps<F, UfsTable> order(Steps<F, UfsTable> of2019) {
        return of2019;
    }

    // ---- zones and faces ---------------------------------------------------------------------------------

    /** D.2 to D.4: who may look at the cards of a zone. */
    public Privacy privacy(int place) {
        return switch (place) {
            case Places.DECK, Places.MOMENTUM -> Privacy.SECRET;
            case Places.HAND, Places.SIDEBOARD -> Privacy.OWNER;
            default -> Privacy.PUBLIC;
        };
    }

    /** C.2.2.1, C.2.3.1: who may look at a face-down card of a public zone. */
    public Privacy faceDown(int place) {
        return place == Places.STAGE ? Privacy.CONTROLLER : Privacy.SECRET;
    }

    /** D.1.3: between stage and card pool a face-down card stays so; elsewhere cards enter public zones face up. */
    public boolean arrivesFaceDown(Piece before, int from, int to) {
        return before.is(Flag.FACE_DOWN)
                && (from == Places.STAGE && to == Places.POOL || from == Places.POOL && to == Places.STAGE);
    }

    /** D.2.2.2: what a face-down card in the stage is, or none of the types. */
    public boolean faceDownIsFoundation() {
        return true;
    }

    /** D.1.4: where a card goes that would enter the other player's zone. */
    public int strayDestination(int owner, int from, int to) {
        return Places.of(owner, Places.REMOVED);
    }

    /** D.2.2.3: attached cards are in the stage, on the starting character; in 2010 on any card, and in no zone. */
    public boolean attachesOutOfPlay() {
        return false;
    }

    /** D.2.5.1: whether cards pass the transit zone whenever they change zones. */
    public boolean passesTransit() {
        return true;
    }

    /** K.5.6: who cannot reveal or move the card that is asked for from the hand shows the hand. */
    public boolean provesMissingCards() {
        return true;
    }

    /** C.1: where a card can be ready or committed. */
    public boolean hasReadiness(int place) {
        return place == Places.STAGE || place == Places.MOMENTUM;
    }

    /** J.2.1.1: whether the text of a card of this type is alive in a zone where it has a current state (C.3.1): in all of them. */
    public boolean isAlive(CardType type, int place) {
        return true;
    }

    /** K.1.3: where both players act, one does so after the other; not just deciding one after the other. */
    public boolean actsInTurn() {
        return true;
    }

    /** Whether "your third card" is counted anew for each response (2010, 2.9.3.7), instead of when it was played. */
    public boolean countsAnew() {
        return false;
    }

    /** H.2.3.3: whether a response about its own card may be played from there. */
    public boolean mayAnswerFrom(CardType type, int place) {
        return true;
    }

    /** H.5.3 alone resets the count of plays; a turned card keeps it. */
    public boolean turningResetsUses() {
        return false;
    }

    /** C.3.3.4.2.3, C.3.3.4.2.4: an attack and its block are refreshed when the attack resolves. */
    public boolean refreshesAtResolution() {
        return true;
    }

    /** C.3.4: speed, damage and zone can change while the attack is being played; not held back. */
    public boolean defersAttackChanges() {
        return false;
    }

    /** Which zones "in play" means: the stages; the term is not used in 2019, UniVersus defines it so. */
    public boolean isInPlay(int place) {
        return place == Places.STAGE;
    }

    /** B.6.6.2.2: the symbols a card has, as bits: the infinity symbol grants all twelve. */
    public int symbols(State state) {
        return state.hasInfinity() ? State.EVERY_SYMBOL : state.symbols();
    }

    /** E.4.1.2: only cards of the pool that have symbols restrict which others may be played. */
    public boolean restrictsWithoutSymbols(Piece inPool) {
        return false;
    }

    /** K.4.3, K.4.5: nothing keeps a sealed or frozen card from being sealed or frozen again. */
    public boolean marksTwice() {
        return true;
    }

    // ---- setup -----------------------------------------------------------------------------------------------

    /** Whether a player may attack on their own first turn. */
    public boolean attacksOnFirstTurn() {
        return true;
    }

    /** Whether the second player may draw one card above hand size on their first turn. */
    public boolean secondPlayerDrawsExtra() {
        return false;
    }

    /** F.4.2: the end of a phase or step is answered after it, when what lasted until then has ended. */
    public boolean hasEventsBetweenPhases() {
        return true;
    }

    // ---- playing -----------------------------------------------------------------------------------------------

    /** E.4.1.2: a card needs a symbol in common with the character and the card pool. */
    public boolean restrictsSymbolsAtPlay() {
        return true;
    }

    /** F.2.2.3~2: who passes without having tried to play a card owes an attempt. */
    public Owing owing() {
        return Owing.NEXT_TURN;
    }

    /** What a player who passes without an attempt owes. */
    public enum Owing {
        NOTHING,
        /** An attempt on the next turn. */
        NEXT_TURN,
        /** An attempt every turn, or the hand is shown and a card discarded. */
        EVERY_TURN
    }

    /** E.4.4, E.4.5.1: a player may spend on one cost what another one needs; then the attempt fails. */
    public boolean mayLeaveCostsUnpaid() {
        return true;
    }

    /** K.3.10: "could normally play" asks for the symbols only. */
    public boolean normallyMeansAll() {
        return false;
    }

    /** An action card in the card pool is what is printed on it, whichever of its abilities was played. */
    public boolean declaresActions() {
        return false;
    }

    /** J.4.3.2: an X that the effect defines is looked at when it is referred to. */
    public boolean fixesXAtAnnouncement() {
        return false;
    }

    /** H.4.4.2: the least number a player may choose for X. */
    public int leastX() {
        return 0;
    }

    // ---- attacks -------------------------------------------------------------------------------------------------

    /** K.3.4: "this attack" is the one in its attack sequence; elsewhere also one being played, just played or just resolved. */
    public boolean thisAttackIsWider() {
        return false;
    }

    /** G.2.1.2: an effect of either player may make an attack blocked. */
    public boolean attackerMayBlockOwnAttack() {
        return true;
    }

    /** H.5.3: a card that changes zones may have its enhances played anew in the same Enhance Step. */
    public boolean countsEnhancesByCard() {
        return false;
    }

    /** Whether an attack that becomes unblockable loses a block status it has. */
    public boolean unblockableUndoesBlocks() {
        return false;
    }

    /** Whether an unblockable attack has no Block Step at all. */
    public boolean unblockableSkipsBlockStep() {
        return false;
    }

    /** Whether an attack that is lost in its Enhance Step ends its sequence there and then. */
    public boolean abortsAtOnce() {
        return false;
    }

    /** Whether a character ability has to stem from a character card, besides being on one (K.3.12). */
    public boolean characterAbilitiesStemFromCharacters() {
        return false;
    }

    /** Whether an attack turned over after it resolved is out of reach for what answers that (UniVersus, response-ability.15). */
    public boolean turningHides() {
        return false;
    }

    /** Whether a pending attack also drops off the stack, and a current one is dropped, when it is turned face up. */
    public boolean anyTurnDrops() {
        return false;
    }

    /** K.3.18: vitality below half of the maximum; in halves, so that odd maxima come out right. */
    public boolean atDesperation(int vitality, int maximum) {
        return 2 * vitality < maximum;
    }

    /** E.2.2.1: so many cards must be left in the discard pile for a cycle to be possible. */
    public int leastForCycle() {
        return 11;
    }

    /** I.3.6: Flash gained during the Enhance Step comes too late (J.5.3). */
    public boolean flashEndsEnhanceStep() {
        return false;
    }

    // ---- pause conditions ------------------------------------------------------------------------------------------

    /** E.2.3, E.2.4: what may not stay in a zone is discarded on its way there. */
    public boolean stopsOnTheWay() {
        return true;
    }

    /** F.3.2.1: only what was played reaches the stage. */
    public boolean buildsUnplayed(CardType type) {
        return false;
    }

    /** E.2.4: in which zones a card for another character does not stay. */
    public boolean enforcesOnly(int place) {
        return place == Places.STAGE || place == Places.POOL;
    }

    /** E.2.4: it is discarded. */
    public Act onlyAct() {
        return Act.DISCARD;
    }

    /** E.2.7. */
    public boolean straysAreDiscarded() {
        return true;
    }

    /** D.2.2.3.4, E.2.3: which characters may join the starting character. */
    public boolean mayJoin(CardDef character, CardDef starter) {
        return character.identity().equals(starter.identity());
    }

    /** E.2.6: the copies among which the owner chooses the one that goes. */
    public List<Integer> uniqueLosers(UfsTable t, List<Integer> copies) {
        return copies;
    }

    /** E.2.6: a copy is destroyed. */
    public Act uniqueAct() {
        return Act.DESTROY;
    }

    /** K.4.5: literally the next Ready Step, whoever's it is. */
    public int frozenUntil(UfsTable t, int card) {
        return Expiry.NEXT_READY + UfsTable.rival(t.active());
    }

    /** C.3.3.4.3: what a current state has taken in stays until it is refreshed, however long the effect lasts. */
    public boolean changesExpire() {
        return false;
    }

    /** J.2.2.1: until the turn ends, whatever kind of ability made the effect. */
    public boolean enhancesEndWithAttack() {
        return false;
    }

    /** E.4.2: a card that is played from the card pool moves to its right end at once. */
    public boolean movesBeforePlaying() {
        return true;
    }

    /** C.3.3.2: copied values are a layer of their own, in which each player's copying effects have their order. */
    public boolean layersCopies() {
        return true;
    }

    /** K.3.5: a condition governs its own sentence; in 2010 those after it, too. */
    public boolean sentencesHang() {
        return false;
    }

    /** J.1.2: "then" is only an order; 2010 makes it a condition. */
    public boolean thenLinks() {
        return false;
    }

    /** E.3.5.2.3.2: whether more may be committed than a check with this need asks for, by a card that counts as several. */
    public boolean mayExceed(int need) {
        return true;
    }

    /** I.2.4.1: of several instances of a keyword, the player whose card it is chooses the one whose rating changes. */
    public boolean ownerPicksRating() {
        return true;
    }

    /** I.2.1: the abilities a keyword grants in this edition; none for traits. */
    public abstract List<AbilityDef> granted(KeywordUse keyword);

    // ---- more of the procedures ----------------------------------------------------------------------------------------

    /** Whether there are blitz abilities. */
    public boolean hasBlitz() {
        return false;
    }

    /** Whether there are backups, which can be attacked. */
    public boolean hasBackups() {
        return false;
    }

    /** E.1.8. */
    public Frame<UfsTable> mulligans(UfsTable t) {
        return new RemoveHands(t);
    }

    /** E.1.7: the hand size a player starts with. */
    public int openingHand(UfsTable t, int seat) {
        return t.handSize(seat);
    }

    /** E.1.7: so many cards are drawn besides those that an effect has brought before the game. */
    public boolean opensUpToHandSize() {
        return false;
    }

    /** E.1.8: removed cards lie face up. */
    public Moving.Facing mulliganFacing() {
        return Moving.Facing.USUAL;
    }

    /** G.5.2.1.2: an attack lost in the Block Step stops before its status or its damage. */
    public boolean dropsInBlockStep() {
        return true;
    }

    /** Whether a block that has left the card pool blocks in the zone it was played in; G.2.2 asks what it is then. */
    public boolean blockStandsAsPlayed() {
        return false;
    }

    /** F.3.2.2: an attack that dealt damage. */
    public boolean mayBecomeMomentum(UfsTable t, int card) {
        return t.is(card, Flag.DEALT_DAMAGE) && t.state(card).is(CardType.ATTACK) && !t.is(card, Flag.MULTIPLE);
    }

    /** B.6.3: the zone in which a card blocks this attack, or null. */
    public @Nullable AttackZone blockZone(UfsTable t, int card, int attack) {
        return t.state(card).blockZone();
    }

    /** B.6.4. */
    public int blockModifier(UfsTable t, int card, int attack) {
        return t.state(card).number(Property.BLOCK_MODIFIER);
    }

    /** Whether a card can also block this attack by its Ranged keyword; a mere trait in 2019 (I.1.6). */
    public boolean mayBlockAsRanged(State block, State attack) {
        return false;
    }

    /** Whether a block whose zone no longer fits is discarded before it is played; 2019 is silent. */
    public boolean abortsInvalidBlocks() {
        return false;
    }

    /** G.3.2: damage is halved when it is dealt, after all changes of the attack. */
    public boolean adjustsOutstandingDamage() {
        return false;
    }

    /** F.3.2.1, F.3.2.3: a face-down card clears as the type it was played as, if it has one. */
    public boolean clearsByType(Piece piece) {
        return true;
    }

    /** B.6.6.2.2: nobody chooses what an infinity symbol stands for. */
    public boolean choosesInfinity() {
        return false;
    }

    /** I.3.3.2: what a Combo looks at: printed values. */
    public State comboState(UfsTable t, int card) {
        return t.initial(t.piece(card));
    }

    /** H.2.3.3: responses on an attack are playable during its sequence only. */
    public boolean isAttackJustPlayed(UfsTable t, int card) {
        return false;
    }

    /** I.3.8.2: what a multiple copy copies: all that is printed but for the text box. */
    public State multipleState(UfsTable t, int attack) {
        return t.initial(t.piece(attack)).withoutText();
    }

    /** Keyword abilities a player may name or choose. */
    public List<String> keywordWords() {
        return List.of("Breaker", "Combo", "Desperation", "EX", "Flash", "Gauge", "Multiple", "Powerful", "Reversal",
                "Safe", "Stun",
                "Terrain", "Throw", "Unique");
    }

    /** I.1: keyword traits. */
    public List<String> traitWords() {
        return List.of("Ally", "Charge", "Fury", "Kick", "Punch", "Ranged", "Slam", "Taunt", "Tech", "Weapon");
    }

    /** Traits that are for characters alone; UniVersus has them. */
    public List<String> characterTraitWords() {
        return List.of();
    }

    /** Whether a card can gain a keyword: a trait for characters only if it is one, unless the word is a keyword trait as well. */
    public final boolean mayGain(KeywordUse keyword, boolean character) {
        return character || !(keyword instanceof KeywordUse.Trait trait)
                || !characterTraitWords().contains(trait.word()) || traitWords().contains(trait.word());
    }

    /** J.1.4: options of an effect are chosen as they are reached. */
    public boolean choosesBulletsAtPlay() {
        return false;
    }
}
