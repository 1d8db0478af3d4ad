package cardinal.ufs.edition;

import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.StepChanges;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.State;
import cardinal.ufs.deck.DeckRules;
import cardinal.ufs.flow.Opening;
import cardinal.ufs.flow.Pause;
import cardinal.ufs.flow.Play;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** UniVersus 1.2.9, as it differs from UFS 2019. */
final class UniVersus extends PublishedEdition {
    private static final List<String> CHARACTER_TRAITS = List.of(
            "1-A", "1-B", "Big 3", "Brawler", "Champion", "E-Rank", "Ensign", "Garrison", "Giant", "Healer", "Hunter",
            "Inventor",
            "League of Villains", "Lurkers", "Mighty Nein", "Military Police Brigade", "Monster", "Mutant", "Nomu",
            "Pirate",
            "Pro Hero", "Samurai", "Scout", "Shie Hassaikai", "Shiketsu", "Student", "Survey Corps", "Teacher",
            "Team Masho",
            "Team Rokuyokai", "Team Toguro", "Team Urameshi", "Team Uraotogi", "Thief", "Titan", "Vampire", "Villain",
            "Vox Machina", "Warrior");
    private final KeywordAbilities keywords = new KeywordAbilities(UniVersus::grants);

    UniVersus() {
        super(2, "universus", "UniVersus", "1.2.9", "");
    }

    // ---- words ----------------------------------------------------------------------------------------------------------

    /** It says rival, health and check, and names types of abilities by a word. */
    @Override
    public boolean hasOlderWords() {
        return false;
    }

    // ---- orders ---------------------------------------------------------------------------------------------------------

    /**
     * starting-the-game.5, starting-the-game.7: opening effects come before the shuffle. playing-a-card.5: the difficulty is
     * determined before costs. pause-conditions.9, pause-conditions.11: Unique comes before Terrain, and there is no "Only".
     */
    @Override
    protected void procedures(StepChanges changes) {
        changes.of(Opening.STEPS, steps -> steps.moving("E.1.2", "E.1.7"));
        changes.of(Play.STEPS, steps -> steps.moving("E.4.7", "E.4.3"));
        changes.of(Pause.STEPS,
                steps -> steps.moving("E.2.5", "E.2.7").moving("E.2.5.1", "E.2.7").without("E.2.4"));
        super.procedures(changes);
    }

    // ---- setup ----------------------------------------------------------------------------------------------------------

    /** deck-construction.2 to deck-construction.6: one symbol for all, and a sideboard of 10. */
    @Override
    public DeckRules deckRules() {
        return DeckRules.UNIVERSUS;
    }

    /** mulligan.2 to mulligan.5: to the bottom of the deck. */
    @Override
    public Mulligan mulligan() {
        return Mulligan.BOTTOM;
    }

    /** mulligan.6: not on anybody's first turn. */
    @Override
    public boolean attacksOnFirstTurn() {
        return false;
    }

    /** mulligan.7: one card more on the first turn. */
    @Override
    public boolean secondPlayerDrawsExtra() {
        return true;
    }

    // ---- zones and faces ------------------------------------------------------------------------------------------------

    /** momentum.3, private.2: one's own momentum can be looked at. */
    @Override
    public Privacy privacy(int place) {
        return place == Places.MOMENTUM ? Privacy.OWNER : super.privacy(place);
    }

    /** private.2, removed-from-game.4: one's own face-down cards can be looked at. */
    @Override
    public Privacy faceDown(int place) {
        return Privacy.CONTROLLER;
    }

    /** build.2, card-pool.7: into stage and card pool cards come as they lay, except out of the hand. */
    @Override
    public boolean arrivesFaceDown(Piece before, int from, int to) {
        boolean lay =
                from == Places.DECK || from == Places.MOMENTUM && !before.is(Flag.FACE_UP) || before.is(Flag.FACE_DOWN);
        return lay && !before.is(Flag.REVEALED) && from != Places.HAND && (to == Places.STAGE || to == Places.POOL);
    }

    /** owner.2: it stays where it is. */
    @Override
    public int strayDestination(int owner, int from, int to) {
        return from;
    }

    /** commit.7, ready.3: only in the stage. */
    @Override
    public boolean hasReadiness(int place) {
        return place == Places.STAGE;
    }

    /** unflip.2: abilities that come back are new. */
    @Override
    public boolean turningResetsUses() {
        return true;
    }

    /** current-state.2, copying-another-card.2: a copy is made by a modifier, and the later one counts. */
    @Override
    public boolean layersCopies() {
        return false;
    }

    /** current-state.4: the end of an attack is not among the occasions. */
    @Override
    public boolean refreshesAtResolution() {
        return false;
    }

    /** attack.5, current-state.8: changes of an attack wait until it is played. */
    @Override
    public boolean defersAttackChanges() {
        return true;
    }

    /** both-players.1: both decide first, then it happens at once. */
    @Override
    public boolean actsInTurn() {
        return false;
    }

    /** infinity.1: no symbols at all. */
    @Override
    public int symbols(State state) {
        return state.hasInfinity() ? 0 : state.symbols();
    }

    /** seal.4, freeze.2: not what is sealed or frozen already. */
    @Override
    public boolean marksTwice() {
        return false;
    }

    /** keyword-rating.3, instruction.4: whoever carries out the change chooses. */
    @Override
    public boolean ownerPicksRating() {
        return false;
    }

    // ---- playing --------------------------------------------------------------------------------------------------------

    /** deck-construction.6: symbols matter when a deck is built, not when a card is played. */
    @Override
    public boolean restrictsSymbolsAtPlay() {
        return false;
    }

    /** combat-phase.15, combat-phase.16: one attempt every turn, or a card. */
    @Override
    public Owing owing() {
        return Owing.EVERY_TURN;
    }

    /** costs.2, costs.3: what could be announced can be paid, and nothing changes that. */
    @Override
    public boolean mayLeaveCostsUnpaid() {
        return false;
    }

    /** making-a-check.6, making-a-check.7: no more than needed, unless only 1 is. */
    @Override
    public boolean mayExceed(int need) {
        return need == 1;
    }

    /** playing-a-card.4, playing-a-card.13: it stays in its place until it is played. */
    @Override
    public boolean movesBeforePlaying() {
        return false;
    }

    /** bullets-in-abilities.1: options are chosen before the ability counts as played. */
    @Override
    public boolean choosesBulletsAtPlay() {
        return true;
    }

    /** block-step.12: a block that is no longer valid is discarded. */
    @Override
    public boolean abortsInvalidBlocks() {
        return true;
    }

    // ---- attacks --------------------------------------------------------------------------------------------------------

    /** blitz-ability.1. */
    @Override
    public boolean hasBlitz() {
        return true;
    }

    /** starting-the-game.8: up to the hand size. */
    @Override
    public boolean opensUpToHandSize() {
        return true;
    }

    /** backup.1. */
    @Override
    public boolean hasBackups() {
        return true;
    }

    /** this-attack.1: also being played, just played or just resolved. */
    @Override
    public boolean thisAttackIsWider() {
        return true;
    }

    /** block-step.3: the attacker's effects do not block the attack. */
    @Override
    public boolean attackerMayBlockOwnAttack() {
        return false;
    }

    /** character-abilities.1. */
    @Override
    public boolean characterAbilitiesStemFromCharacters() {
        return true;
    }

    /** response-ability.15, fired-effect.11. */
    @Override
    public boolean turningHides() {
        return true;
    }

    /** attack-stack.7, dropped-attack.1: turning either way. */
    @Override
    public boolean anyTurnDrops() {
        return true;
    }

    /** flash.3: it ends an Enhance Step that has begun. */
    @Override
    public boolean flashEndsEnhanceStep() {
        return true;
    }

    /** response-ability.5: from the time the attack is played. */
    @Override
    public boolean isAttackJustPlayed(UfsTable t, int card) {
        List<Pending> pending = t.progress().pending();
        return !pending.isEmpty() && pending.getLast().card().card() == card && t.is(card, Flag.PLAYED);
    }

    /** clearing-the-card-pool.4, face-down-attacks.2: what was not played is discarded, face-down attacks excepted. */
    @Override
    public boolean mayBecomeMomentum(UfsTable t, int card) {
        return super.mayBecomeMomentum(t, card) && t.is(card, Flag.PLAYED | Flag.FACE_DOWN);
    }

    // ---- pause conditions -----------------------------------------------------------------------------------------------

    /** cycling.3: ten cards are enough. */
    @Override
    public int leastForCycle() {
        return 10;
    }

    /** There is no such keyword. */
    @Override
    public boolean enforcesOnly(int place) {
        return false;
    }

    /** character.15, version.2, pause-conditions.8: the same identity and version (reading 32). */
    @Override
    public boolean mayJoin(CardDef character, CardDef starter) {
        return super.mayJoin(character, starter) && character.version().equals(starter.version());
    }

    /** pause-conditions.9, pause-conditions.10: unflipped copies, otherwise the newest. */
    @Override
    public List<Integer> uniqueLosers(UfsTable t, List<Integer> copies) {
        List<Integer> unflipped = copies.stream().filter(c -> t.is(c, Flag.UNFLIPPED)).toList();
        if (!unflipped.isEmpty()) {
            return unflipped;
        }
        int newest = copies.stream().mapToInt(c -> t.piece(c).since()).max().orElse(0);
        return copies.stream().filter(c -> t.piece(c).since() == newest).toList();
    }

    /** pause-conditions.9. */
    @Override
    public Act uniqueAct() {
        return Act.SACRIFICE;
    }

    /** freeze.1: its owner's next Ready Step. */
    @Override
    public int frozenUntil(UfsTable t, int card) {
        return Expiry.NEXT_READY + t.piece(card).owner();
    }

    // ---- keywords -------------------------------------------------------------------------------------------------------

    @Override
    public List<AbilityDef> granted(KeywordUse keyword) {
        return keywords.of(keyword);
    }

    /** Appendix A; traits (Appendix B and C) grant nothing. */
    private static List<Ability> grants(KeywordUse keyword) {
        return switch (keyword) {
            case KeywordUse.Trait t -> List.of();
            case KeywordUse.Combo c -> List.of(KeywordAbilities.carriedOut(c.restrictions()));
            case KeywordUse.Only o -> List.of();
            case KeywordUse.Granting k -> List.of(grant(k));
        };
    }

    private static Ability grant(KeywordUse.Granting k) {
        return switch (k.keyword()) {
            case BREAKER -> KeywordAbilities.breakerOfCheck(k);
            case DEFLECT -> KeywordAbilities.deflect(k);
            case DESPERATION -> KeywordAbilities.desperation(k);
            case ECHO -> KeywordAbilities.echo(k);
            case ELUSIVE -> KeywordAbilities.elusive(k);
            case EX -> KeywordAbilities.ex(k);
            case FLASH -> KeywordAbilities.flash(k);
            case FRENZY -> KeywordAbilities.frenzy(k);
            case GAUGE -> KeywordAbilities.gauge(k, true);
            case MULTIPLE -> KeywordAbilities.multiple(k, Zone.DECK);
            case POWERFUL -> KeywordAbilities.powerful(k, 1);
            case REVERSAL -> KeywordAbilities.reversal(k);
            case SAFE -> KeywordAbilities.safe(k);
            case STUN -> KeywordAbilities.stun(k);
            case TENSION -> KeywordAbilities.tension(k);
            case THROW -> KeywordAbilities.throwing(k);
            case CHARACTER_ONLY, COMBO, SHIFT, TERRAIN, UNIQUE -> KeywordAbilities.carriedOut(k.restrictions());
        };
    }

    @Override
    public List<String> keywordWords() {
        return List.of("Breaker", "Combo", "Deflect", "Desperation", "Echo", "Elusive", "EX", "Flash", "Frenzy",
                "Gauge", "Multiple", "Powerful",
                "Reversal", "Safe", "Shift", "Stun", "Tension", "Terrain", "Throw", "Unique");
    }

    /** Appendix B. */
    @Override
    public List<String> traitWords() {
        return List.of("Ally", "Armor", "Charge", "Diplomacy", "Doopler", "Fury", "Kick", "Pizza", "Punch", "Ranged",
                "Scheme", "Ship", "Slam",
                "Spell", "Taunt", "Tech", "Titan", "Vestige", "Weapon", "XP");
    }

    /** Appendix C; character-traits.3. */
    @Override
    public List<String> characterTraitWords() {
        return CHARACTER_TRAITS;
    }
}
