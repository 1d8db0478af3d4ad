package cardinal.ufs.rules;

import cardinal.kernel.Requirement;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** A card somebody would like to play as what it is, or as a block; and what has to be true for that. */
public record CardPlay(int seat, int card, Happening.As as, boolean secondHalf) {

    private static final Requirement<UfsTable, CardPlay> IN_HAND = new Requirement<>("F.2.2.1",
            "cards are played from the hand", (t, p) -> t.place(p.card) == Places.HAND && t.holder(p.card) == p.seat
                    || PlayRulings.mayPlayAsInHand(t, p));

    private static final Requirement<UfsTable, CardPlay> YOUR_COMBAT_PHASE = new Requirement<>("F.2.1",
            "forms are played in one's own Combat Phase",
            (t, p) -> t.active() == p.seat && t.progress().phase() == Phase.COMBAT_PHASE
                    && t.attack() == null);

    private static final Requirement<UfsTable, CardPlay> NO_ACTION = new Requirement<>("F.2.2.1",
            "an action card is played through one of its abilities", (t, p) -> type(t, p) != CardType.ACTION
                    && type(t, p) != CardType.TOKEN);

    private static final Requirement<UfsTable, CardPlay> DIFFICULTY = new Requirement<>("E.4.7.1",
            "the card has no difficulty",
            (t, p) -> t.def(p.card).printed(p.secondHalf).has(cardinal.ufs.card.Property.DIFFICULTY));

    private static final Requirement<UfsTable, CardPlay> FIRST_TURN = new Requirement<>("mulligan.6",
            "nobody attacks on their first turn",
            (t, p) -> type(t, p) != CardType.ATTACK || t.edition().attacksOnFirstTurn()
                    || !t.progress().isFirstTurn());

    private static final Requirement<UfsTable, CardPlay> SYMBOL = new Requirement<>("E.4.1.2",
            "it shares no symbol with the character and every card in the card pool",
            (t, p) -> CommonSymbols.sharesSymbol(t, p.seat, p.card));

    private static final Requirement<UfsTable, CardPlay> CHARACTER = new Requirement<>("I.3.2.1",
            "it is for another character", (t, p) -> !t.edition().enforcesOnly(Places.STAGE)
                    || isForCharacter(t, p.seat, t.def(p.card).split() ? p.what(t) : t.initial(t.piece(p.card))));

    private static final Requirement<UfsTable, CardPlay> ALLOWED = new Requirement<>("E.4.1.3", "an effect forbids it",
            (t, p) -> !PlayRulings.forbidsPlay(t, p) && PlayRulings.playableOnlyIf(t, p.seat, p.card));

    private static final Requirement<UfsTable, CardPlay> COSTS = new Requirement<>("E.4.1.1",
            "what effects add to its cost cannot be paid",
            (t, p) -> Payable.can(t, p.card, Added.to(t, p, true, null)));

    private static final Requirement<UfsTable, CardPlay> BACKUP_EDITION = new Requirement<>("backup.2",
            "this edition has no backups", (t, p) -> type(t, p) != CardType.BACKUP || t.edition().hasBackups());

    /** F.2.2.1, E.4.1: as a form. */
    public static final List<Requirement<UfsTable, CardPlay>> FORM =
            List.of(IN_HAND, YOUR_COMBAT_PHASE, NO_ACTION, DIFFICULTY,
                    BACKUP_EDITION, FIRST_TURN, SYMBOL, CHARACTER, ALLOWED, COSTS);

    /** Whether all of those are met. */
    static boolean isForm(UfsTable t, CardPlay p) {
        boolean legal = IN_HAND.isMet(t, p) && YOUR_COMBAT_PHASE.isMet(t, p) && NO_ACTION.isMet(t, p)
                && DIFFICULTY.isMet(t, p) && BACKUP_EDITION.isMet(t, p) && FIRST_TURN.isMet(t, p) && SYMBOL.isMet(t, p)
                && CHARACTER.isMet(t, p) && ALLOWED.isMet(t, p) && COSTS.isMet(t, p);
        assert legal == Requirement.allMet(FORM, t, p) : "not all that a form has to meet was asked";
        return legal;
    }

    /** What an effect that lets a card be played does not set aside (2010, 8.1.9; conflict-resolution.1). */
    static final List<Requirement<UfsTable, CardPlay>> BY_EFFECT =
            List.of(BACKUP_EDITION, FIRST_TURN, SYMBOL, CHARACTER, ALLOWED, COSTS);

    private static final Requirement<UfsTable, CardPlay> BLOCK_STEP = new Requirement<>("G.2.1",
            "blocks are played by the defender in the Block Step", (t, p) -> {
                AttackInfo a = t.attack();
                return a != null && a.step() == Phase.BLOCK_STEP && a.defender() == p.seat;
            });

    /** Without an attack there is nothing to reach, and nothing that an effect could bar: {@link #BLOCK_STEP} says what is missing. */
    private static final Requirement<UfsTable, CardPlay> ZONE = new Requirement<>("G.2.1.3.1",
            "its block does not reach the zone of the attack", (t, p) -> {
                AttackInfo a = t.attack();
                AttackZone zone = a == null ? null : LegalBlocks.blockZone(t, p.card, a);
                return a == null || zone != null && reaches(t, zone, a) || p.mayBlockAsRanged(t, a);
            });

    private static final Requirement<UfsTable, CardPlay> BLOCK_ALLOWED = new Requirement<>("G.2.1.1.1",
            "an effect bars this block", (t, p) -> {
                AttackInfo a = t.attack();
                AttackZone zone = a == null ? null : LegalBlocks.blockZone(t, p.card, a);
                return a == null || !Rulings.forbidsBlock(t, a.card().card(), p, zone)
                        || p.mayBlockAsRanged(t, a)
                                && !Rulings.forbidsBlock(t, a.card().card(), p, AttackZone.MID);
            });

    /** G.2.1.3.1, E.4.1: as a block. */
    public static final List<Requirement<UfsTable, CardPlay>> BLOCK =
            List.of(IN_HAND, BLOCK_STEP, ZONE, SYMBOL, CHARACTER, BLOCK_ALLOWED, ALLOWED, COSTS);

    /** What is to be played: the half that is declared of a split card as it is printed (2010, 2.6.0.2). */
    private State what(UfsTable t) {
        return t.def(card).split() ? t.def(card).printed(secondHalf) : t.state(card);
    }

    /** 2010, 2.14.2.6: whether what is to block can do so by its Ranged keyword. */
    boolean mayBlockAsRanged(UfsTable t, AttackInfo a) {
        return t.edition().mayBlockAsRanged(what(t), AsItWas.attack(t, a));
    }

    private static CardType type(UfsTable t, CardPlay p) {
        return t.def(p.card).side(p.secondHalf || t.is(p.card, Flag.SECOND_HALF)).type();
    }

    /** G.2.1.3.1.1 to G.2.1.3.1.3: the same zone or one next to it, or one that an effect allows. */
    static boolean reaches(UfsTable t, AttackZone block, AttackInfo a) {
        AttackZone attack = AsItWas.attack(t, a).attackZone();
        return attack != null && Math.abs(block.ordinal() - attack.ordinal()) <= 1
                || BlockRulings.mayBlockWith(t, a.card().card(), block);
    }

    /** K.3.10: "that you could normally play": the symbols; in 2010 all requirements but for the time (8.1.9). */
    static boolean isNormallyPlayable(UfsTable t, int seat, int card) {
        return isNormallyPlayable(t, new CardPlay(seat, card, Happening.As.FORM, false))
                || t.def(card).split() && isNormallyPlayable(t, new CardPlay(seat, card, Happening.As.FORM, true));
    }

    private static boolean isNormallyPlayable(UfsTable t, CardPlay p) {
        return SYMBOL.isMet(t, p) && (!t.edition().normallyMeansAll()
                || CHARACTER.isMet(t, p) && ALLOWED.isMet(t, p) && COSTS.isMet(t, p));
    }

    /** I.3.2: "... Only". */
    static boolean isForCharacter(UfsTable t, int seat, State s) {
        List<KeywordUse> keywords = s.keywords();
        for (int i = 0; i < keywords.size(); i++) {
            if (keywords.get(i) instanceof KeywordUse.Only o
                    && !t.def(t.starter(seat)).identity().equalsIgnoreCase(o.name())) {
                return false;
            }
        }
        return true;
    }
}
