package cardinal.ufs.edition;

import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.StepChanges;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.deck.DeckRules;
import cardinal.ufs.flow.Opening;
import cardinal.ufs.flow.Pause;
import cardinal.ufs.flow.Play;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** UFS 2010, as it differs from 2019. */
final class Ufs2010 extends PublishedEdition {
    private static final String RANGED = "Ranged";

    private final KeywordAbilities keywords = new KeywordAbilities(Ufs2010::grants);

    Ufs2010() {
        super(1, "ufs-2010", "UFS 2010", "", "2010");
    }

    // ---- orders ---------------------------------------------------------------------------------------------------------

    /**
     * 2.9.1.6, 2.9.2.7, 2.9.3.6: the check is made before costs are paid, against a difficulty fixed on entering transit
     * (4.8.6). Nothing holds back what happens while costs are paid. 5.5: vitality is set last; no clause discards a
     * stray attack from the staging area.
     */
    @Override
    protected void procedures(StepChanges changes) {
        changes.of(Play.STEPS, steps -> steps.moving("E.4.7", "E.4.3").moving("E.4.8", "E.4.3")
                .moving("E.4.8.2", "E.4.3").without("E.4.3").without("E.4.5"));
        changes.of(Opening.STEPS, steps -> steps.moving("E.1.5", "E.1.9"));
        changes.of(Pause.STEPS, steps -> steps.without("E.2.7"));
        super.procedures(changes);
    }

    // ---- setup ----------------------------------------------------------------------------------------------------------

    /** 3.1, glossary.sideboard: a sideboard of 8, whose copies no clause counts. */
    @Override
    public DeckRules deckRules() {
        return DeckRules.UFS_2010;
    }

    /** 5.3, 5.4: the printed hand size, whatever effects say. */
    @Override
    public int openingHand(UfsTable t, int seat) {
        return t.initial(t.piece(t.starter(seat))).number(Property.HAND_SIZE);
    }

    /** 5.4.1: a mulligan is not shown before the other player has decided. */
    @Override
    public Moving.Facing mulliganFacing() {
        return Moving.Facing.DOWN;
    }

    // ---- zones and faces ------------------------------------------------------------------------------------------------

    /** 4.1.3, 4.3.7, 5.4.1: one's own in the staging area and of a mulligan, nothing in the card pool. */
    @Override
    public Privacy faceDown(int place) {
        return place == Places.STAGE || place == Places.REMOVED ? Privacy.CONTROLLER : Privacy.SECRET;
    }

    /** 2.13.9: without traits, and no clause makes it a foundation. */
    @Override
    public boolean faceDownIsFoundation() {
        return false;
    }

    /** 4.0.1: to the owner's zone when it is out of play; in play the controller may change (glossary.you-control). */
    @Override
    public int strayDestination(int owner, int from, int to) {
        return isInPlay(Places.kind(to)) ? to : Places.of(owner, Places.kind(to));
    }

    /** 4.0.2, 4.0.3. */
    @Override
    public boolean attachesOutOfPlay() {
        return true;
    }

    /** 4.8: only while they are played. */
    @Override
    public boolean passesTransit() {
        return false;
    }

    /** No clause. */
    @Override
    public boolean provesMissingCards() {
        return false;
    }

    /** 2.8.1: not in the momentum. */
    @Override
    public boolean hasReadiness(int place) {
        return place == Places.STAGE;
    }

    /** 4.0: three zones are in play. */
    @Override
    public boolean isInPlay(int place) {
        return place == Places.STAGE || place == Places.POOL || place == Places.MOMENTUM;
    }

    /** 2.1.15, 2.2.13, 2.4.11, 2.5.11: attacks in the card pool, what stays in play in the staging area; and while played (4.8.6). */
    @Override
    public boolean isAlive(CardType type, int place) {
        return place == Places.TRANSIT || place == switch (type) {
            case ATTACK, ACTION -> Places.POOL;
            case CHARACTER, FOUNDATION, ASSET, BACKUP, TOKEN -> Places.STAGE;
        };
    }

    /** 2.9.3.7: a response played from hand is one card more. */
    @Override
    public boolean countsAnew() {
        return true;
    }

    /** 2.9.0.3: no clause lets a text speak where it is not alive. */
    @Override
    public boolean mayAnswerFrom(CardType type, int place) {
        return isAlive(type, place);
    }

    /** 11.13.1, 11.13.2: whoever plays or places an infinity card chooses; before that it can become any symbol. */
    @Override
    public boolean choosesInfinity() {
        return true;
    }

    /** 6.3, 8.4.1: the end of a phase or step is answered while it still lasts. */
    @Override
    public boolean hasEventsBetweenPhases() {
        return false;
    }

    // ---- playing --------------------------------------------------------------------------------------------------------

    /** 8.0.3, 8.4: passing costs nothing. */
    @Override
    public Owing owing() {
        return Owing.NOTHING;
    }

    /** 8.1.2, 8.1.2.1: every card of the pool counts; without symbols only a face-down one does not. */
    @Override
    public boolean restrictsWithoutSymbols(Piece inPool) {
        return !inPool.is(Flag.FACE_DOWN);
    }

    /** 8.1.3.4, 2.12.4: exactly the difference. */
    @Override
    public boolean mayExceed(int need) {
        return false;
    }

    /** 2.12.1: costs are not optional. */
    @Override
    public boolean mayLeaveCostsUnpaid() {
        return false;
    }

    /** 8.1.9. */
    @Override
    public boolean normallyMeansAll() {
        return true;
    }

    /** 8.1.1.2, 8.1.1.2.1: only the type it was declared as, until it leaves the card pool. */
    @Override
    public boolean declaresActions() {
        return true;
    }

    /** 8.1.8: of a card from hand. */
    @Override
    public boolean fixesXAtAnnouncement() {
        return true;
    }

    /** 2.13.8: X is positive. */
    @Override
    public int leastX() {
        return 1;
    }

    /** 2.13.5: sentences after a condition wait for it, too. */
    @Override
    public boolean sentencesHang() {
        return true;
    }

    /** 2.13.3: what follows "then" needs what came before it in full. */
    @Override
    public boolean thenLinks() {
        return true;
    }

    /** 6.1: what an effect has changed is so no longer than the effect lasts. */
    @Override
    public boolean changesExpire() {
        return true;
    }

    /** 2.9.2.6: effects of enhances last until the attack has resolved. */
    @Override
    public boolean enhancesEndWithAttack() {
        return true;
    }

    /** 2.9.0.5, 2.14.2.3: below half, rounded down. */
    @Override
    public boolean atDesperation(int vitality, int maximum) {
        return vitality < maximum / 2;
    }

    /** 2.14.2.2: the preceding cards as they are; printed values are not asked for. */
    @Override
    public State comboState(UfsTable t, int card) {
        return t.state(card);
    }

    // ---- attacks --------------------------------------------------------------------------------------------------------

    /** 2.9.2.3, 8.3.1.3: any copy once, and a copy is the card wherever it goes. */
    @Override
    public boolean countsEnhancesByCard() {
        return true;
    }

    /** glossary.unblockable: what blocked the attack is lost. */
    @Override
    public boolean unblockableUndoesBlocks() {
        return true;
    }

    /** glossary.unblockable: the Block Step is skipped. */
    @Override
    public boolean unblockableSkipsBlockStep() {
        return true;
    }

    /** 8.3.1.7: an attack lost in the Enhance Step is aborted. */
    @Override
    public boolean abortsAtOnce() {
        return true;
    }

    /** 8.3.2.9: an attack lost in the Block Step still deals its damage. */
    @Override
    public boolean dropsInBlockStep() {
        return false;
    }

    /** 8.3.2.6, 8.3.2.10: what a block makes of the attack is established when it is played. */
    @Override
    public boolean blockStandsAsPlayed() {
        return true;
    }

    /** 8.3.3.2, 8.3.3.4: adjusters change the damage that is outstanding, after it was halved. */
    @Override
    public boolean adjustsOutstandingDamage() {
        return true;
    }

    /** 2.14.2.6: a card with Ranged may block a Ranged attack as a mid block. */
    @Override
    public boolean mayBlockAsRanged(State block, State attack) {
        return isRanged(block) && attack.hasWord(RANGED);
    }

    private static boolean isRanged(State s) {
        for (int i = 0; i < s.abilities().size(); i++) {
            if (s.abilities().get(i).ability().keyword() instanceof KeywordUse.Trait k
                    && k.word().equalsIgnoreCase(RANGED)) {
                return true;
            }
        }
        return false;
    }

    /** 2.14.2.6. */
    @Override
    public @Nullable AttackZone blockZone(UfsTable t, int card, int attack) {
        return t.is(card, Flag.RANGED_BLOCK) ? AttackZone.MID : super.blockZone(t, card, attack);
    }

    /** 2.14.2.6. */
    @Override
    public int blockModifier(UfsTable t, int card, int attack) {
        return t.is(card, Flag.RANGED_BLOCK) ? 0 : super.blockModifier(t, card, attack);
    }

    /** 9.4: face-down cards are discarded whatever they count as. */
    @Override
    public boolean clearsByType(Piece piece) {
        return !piece.is(Flag.FACE_DOWN);
    }

    /** 9.8.1, 2.14.2.4: an attack that cost the opponent vitality; never a multiple copy, nor any card that lies face down (9.4). */
    @Override
    public boolean mayBecomeMomentum(UfsTable t, int card) {
        return super.mayBecomeMomentum(t, card) && !t.is(card, Flag.FACE_DOWN);
    }

    // ---- pause conditions -----------------------------------------------------------------------------------------------

    /** No clause stops a card on its way; 4.3.2, 9.9.1. */
    @Override
    public boolean stopsOnTheWay() {
        return false;
    }

    /** 9.6, 9.9: any asset, any version of the character; only foundations must have been played (9.7). */
    @Override
    public boolean buildsUnplayed(CardType type) {
        return type == CardType.ASSET || type == CardType.CHARACTER;
    }

    /** 4.3.2: only in the staging area. */
    @Override
    public boolean enforcesOnly(int place) {
        return place == Places.STAGE;
    }

    /** 4.3.2: destroyed. */
    @Override
    public Act onlyAct() {
        return Act.DESTROY;
    }

    /** No clause. */
    @Override
    public boolean straysAreDiscarded() {
        return false;
    }

    // ---- keywords -------------------------------------------------------------------------------------------------------

    @Override
    public List<AbilityDef> granted(KeywordUse keyword) {
        return keywords.of(keyword);
    }

    /** 2.14.2; "Character Only" is a trait (2.14.1.2), Ranged is not (2.14.2.6). */
    private static List<Ability> grants(KeywordUse keyword) {
        return switch (keyword) {
            case KeywordUse.Trait t ->
                    t.word().equalsIgnoreCase(RANGED) ? List.of(KeywordAbilities.carriedOut(List.of())) : List.of();
            case KeywordUse.Combo c -> List.of(KeywordAbilities.carriedOut(c.restrictions()));
            case KeywordUse.Only o -> List.of();
            case KeywordUse.Granting k -> grants(k);
        };
    }

    private static List<Ability> grants(KeywordUse.Granting k) {
        return switch (k.keyword()) {
            case BREAKER -> List.of(KeywordAbilities.breaker(k, Selector.Next.Wording.PLAYS));
            case DESPERATION -> List.of(KeywordAbilities.desperation(k));
            case MULTIPLE -> List.of(KeywordAbilities.multipleOfMomentum(k));
            case POWERFUL -> List.of(KeywordAbilities.powerful(k, 0));
            case REVERSAL -> List.of(KeywordAbilities.reversalByShowing(k));
            case STUN -> List.of(KeywordAbilities.stun(k));
            case THROW -> List.of(KeywordAbilities.throwing(k));
            case TERRAIN, UNIQUE -> List.of(KeywordAbilities.carriedOut(k.restrictions()));
            case CHARACTER_ONLY, COMBO, DEFLECT, ECHO, ELUSIVE, EX, FLASH, FRENZY, GAUGE, SAFE, SHIFT, TENSION ->
                    List.of();
        };
    }

    @Override
    public List<String> keywordWords() {
        return List.of("Breaker", "Combo", "Desperation", "Multiple", "Powerful", "Ranged", "Reversal", "Stun",
                "Terrain", "Throw", "Unique");
    }

    /** 2.14.1. */
    @Override
    public List<String> traitWords() {
        return List.of("Ally", "Item", "Kick", "Punch", "Stance", "Weapon");
    }
}
