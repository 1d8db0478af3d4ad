package cardinal.catalog.ufs;

import cardinal.bots.BotKnowledge;
import cardinal.bots.LearningFeatures;
import cardinal.bots.OptionScores;
import cardinal.bots.SeatView;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** What one seat may know of a game of UFS, in the game's words. */
public final class UfsSeatView extends SeatView {

    public UfsSeatView(BotKnowledge<?> knowledge, Match<? extends Table> match, int seat) {
        super(knowledge, match, seat);
    }

    private UfsTable t() {
        return (UfsTable) table();
    }

    @Override
    protected int cardOf(long option) {
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ABILITY, Choice.BLOCK, Choice.CARD -> Option.a(option);
            case Choice.YES ->
                    Option.a(option) > 0 && Option.a(option) < t().pieceCount() ? Option.a(option) : Table.NONE;
            case Choice.OPTION, Choice.EFFECT -> Option.b(option);
            default -> Table.NONE;
        };
    }

    @Override
    protected long concealed(long option) {
        return switch (Option.kind(option)) {
            case Choice.OPTION, Choice.EFFECT ->
                    Option.of(Option.kind(option), Option.a(option), Table.NONE, Option.c(option));
            default -> Option.of(Option.kind(option), Table.NONE, Option.b(option), Option.c(option));
        };
    }

    @Override
    public OptionScores optionScores() {
        return new UfsOptionScores(this);
    }

    @Override
    public LearningFeatures learningFeatures() {
        return new UfsLearningFeatures(this);
    }

    // ---- the game ----------------------------------------------------------------------------------

    @Override
    public int turn() {
        return t().turn();
    }

    public boolean isMyTurn() {
        return t().active() == seat();
    }

    public int rival() {
        return UfsTable.rival(seat());
    }

    public int vitality(int player) {
        return t().fighters().vitality(player);
    }

    public int handCount(int player) {
        return t().size(player, Places.HAND);
    }

    public @Nullable AttackInfo attack() {
        return t().attack();
    }

    /** Speed or damage of the attack in its sequence, 0 without one. */
    public int ofAttack(Property property) {
        AttackInfo a = t().attack();
        return a == null ? 0 : t().state(a.card().card()).number(property);
    }

    /** E.3.5.2: whether the question is which card to commit for a check. */
    public boolean isCommitting() {
        return purpose() == Purpose.CHECK;
    }

    /** E.3.5.2.3.2: the ready cards of a player's stage that can be committed for checks. */
    public int readyCards(int player) {
        int n = 0;
        for (int i = 0; i < t().size(player, Places.STAGE); i++) {
            int card = t().cardAt(player, Places.STAGE, i);
            n += !t().is(card, Flag.COMMITTED | Flag.ATTACHED | Flag.UNDER)
                    && (t().is(card, Flag.STARTER) || t().state(card).is(CardType.FOUNDATION)) ? 1 : 0;
        }
        return n;
    }

    /** What this seat's checks may turn up: it knows what its deck is made of, not where anything lies. */
    public CheckOdds checks() {
        CheckOdds checks = new CheckOdds();
        for (int card = 0; card < t().pieceCount(); card++) {
            Piece piece = t().piece(card);
            if (piece.owner() == seat() && t().heapOf(card) != Table.NONE && !sees(card)) {
                checks.add(((CardDef) piece.face()).front().number(Property.CONTROL));
            }
        }
        return checks;
    }

    public int foundations(int player) {
        int n = 0;
        for (int i = 0; i < t().size(player, Places.STAGE); i++) {
            n += t().state(t().cardAt(player, Places.STAGE, i)).is(CardType.FOUNDATION) ? 1 : 0;
        }
        return n;
    }

    // ---- cards ---------------------------------------------------------------------------------------

    /** What is printed on a card this seat sees. */
    public CardDef def(int card) {
        return (CardDef) card(card).face();
    }

    /** Its values now, if this seat sees it; a face-down card has none. */
    public State state(int card) {
        card(card);
        return t().state(card);
    }

    public boolean isMine(int card) {
        return card(card).controller() == seat();
    }

    /** E.1.1: whether it is a starting character. */
    public boolean isStarter(int card) {
        return card(card).is(Flag.STARTER);
    }

    public int place(int card) {
        return Places.kind(card(card).zone());
    }

    /** E.4.7: what a card of the hand has to pass. */
    public int difficulty(int card) {
        return state(card).number(Property.DIFFICULTY) + ProgressiveDifficulty.of(t(), seat(), card);
    }

    /** G.2.1.4: the speed of the attack counts, with the block modifier. */
    public int blockDifficulty(int card) {
        AttackInfo a = t().attack();
        State s = state(card);
        return a == null ? 0
                : ofAttack(Property.SPEED) + s.number(Property.BLOCK_MODIFIER)
                        + ProgressiveDifficulty.of(t(), seat(), card);
    }

    /** Whether a block of this card would be complete. */
    public boolean blocksCompletely(int card) {
        AttackInfo a = t().attack();
        return a != null && state(card).blockZone() == t().state(a.card().card()).attackZone();
    }
}
