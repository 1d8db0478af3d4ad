package cardinal.catalog.riftbound;

import cardinal.bots.BotKnowledge;
import cardinal.bots.LearningFeatures;
import cardinal.bots.OptionScores;
import cardinal.bots.SeatView;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import org.jspecify.annotations.Nullable;

/** What one seat may know of a Riftbound game, in the game's words. */
public final class RiftboundSeatView extends SeatView {

    public RiftboundSeatView(BotKnowledge<?> knowledge, Match<? extends Table> match, int seat) {
        super(knowledge, match, seat);
    }

    private RiftTable t() {
        return (RiftTable) table();
    }

    @Override
    protected int cardOf(long option) {
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ACTIVATE, Choice.MOVE, Choice.HIDE, Choice.PICK, Choice.ASSIGN, Choice.ON_TOP ->
                    Option.a(option);
            default -> Table.NONE;
        };
    }

    @Override
    protected long concealed(long option) {
        return Option.of(Option.kind(option), Table.NONE, Option.b(option), Option.c(option));
    }

    @Override
    public OptionScores optionScores() {
        return new RiftboundOptionScores(this);
    }

    @Override
    public LearningFeatures learningFeatures() {
        return new RiftboundLearningFeatures(this);
    }

    // ---- the turn ------------------------------------------------------------------------------------

    @Override
    public int turn() {
        return t().turn();
    }

    public int turnPlayer() {
        return t().turnPlayer();
    }

    public boolean isMyTurn() {
        return t().turnPlayer() == seat();
    }

    public Phase phase() {
        return t().phase();
    }

    public int points(int player) {
        return t().players().points(player);
    }

    public int victoryScore() {
        return t().mode().victoryScore();
    }

    // ---- cards ---------------------------------------------------------------------------------------

    /** What is printed on a card this seat sees. */
    public CardDef def(int card) {
        return (CardDef) card(card).face();
    }

    public int controller(int card) {
        return card(card).controller();
    }

    /** Whether it is controlled by this seat or by a teammate. */
    public boolean isFriendly(int card) {
        return isFriend(controller(card));
    }

    /** Whether a player is this seat or a teammate. */
    public boolean isFriend(int player) {
        return player != Table.NONE && t().friends(seat(), player);
    }

    /** The state of a card: exhausted, stunned, attacking. */
    public boolean is(int card, int flag) {
        return card(card).is(flag);
    }

    public int might(int card) {
        Piece seen = card(card);
        return t().isBoard(seen.zone()) ? t().might(card) : def(card).might();
    }

    public int keyword(int card, Keyword keyword) {
        Piece seen = card(card);
        return t().isBoard(seen.zone()) ? t().keyword(card, keyword) : def(card).keyword(keyword);
    }

    /** Damage it can still take before it dies. */
    public int health(int card) {
        return might(card) - card(card).marks();
    }

    public boolean isOnBoard(int card) {
        return t().isBoard(card(card).zone());
    }

    public boolean isUnitOnBoard(int card) {
        return isOnBoard(card) && t().isUnitOnBoard(card);
    }

    // ---- places --------------------------------------------------------------------------------------

    public int hand(int player) {
        return t().hand(player);
    }

    public int base(int player) {
        return t().base(player);
    }

    public int battlefieldCount() {
        return t().battlefields().count();
    }

    /** The location of a battlefield, as a zone. */
    public int battlefield(int b) {
        return t().battlefield(b);
    }

    /** The battlefield whose location this zone is, or NONE. */
    public int battlefieldOf(int zone) {
        return t().battlefieldOf(zone);
    }

    public int battlefieldController(int b) {
        return t().battlefields().controller(b);
    }

    public boolean hasScored(int b, int player) {
        return t().battlefields().hasScored(b, player);
    }

    public boolean isFacedown(int card) {
        return t().facedownOf(card(card).zone()) != Table.NONE;
    }

    // ---- chain and combat ------------------------------------------------------------------------------

    public int chainSize() {
        return t().chain().size();
    }

    /** An item of the chain, the oldest at 0. */
    public ChainItem item(int i) {
        return t().chain().item(i);
    }

    /** The card or ability for which choices are being made, or the newest; null without a chain. */
    public @Nullable ChainItem current() {
        ChainItem pending = t().chain().oldestPending();
        return pending != null ? pending : t().chain().size() == 0 ? null : t().chain().newest();
    }

    /** The battlefield a showdown is in progress at, or NONE. */
    public int showdown() {
        return t().fight().showdown();
    }

    /** The battlefield a combat is in progress at, or NONE. */
    public int combat() {
        return t().fight().combat();
    }
}
