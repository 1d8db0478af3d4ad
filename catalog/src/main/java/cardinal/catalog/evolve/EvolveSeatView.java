package cardinal.catalog.evolve;

import cardinal.bots.BotKnowledge;
import cardinal.bots.LearningFeatures;
import cardinal.bots.OptionScores;
import cardinal.bots.SeatView;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.flow.SearchDeck;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Table;
import java.util.List;

/** What one seat may know of a game of Evolve, in the game's words. */
public final class EvolveSeatView extends SeatView {

    public EvolveSeatView(BotKnowledge<?> knowledge, Match<? extends Table> match, int seat) {
        super(knowledge, match, seat);
    }

    private EvolveTable t() {
        return (EvolveTable) table();
    }

    @Override
    protected int cardOf(long option) {
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ACTIVATE, Choice.ATTACK, Choice.PICK, Choice.ENGAGE, Choice.ON_TOP,
                    Choice.AT_BOTTOM,
                    Choice.ALLOCATE, Choice.REPLACE, Choice.GIVE_RUSH, Choice.STAYS, Choice.DISCARD ->
                    Option.a(option);
            case Choice.MOVED -> Option.b(option);
            default -> Table.NONE;
        };
    }

    @Override
    protected long concealed(long option) {
        return Option.kind(option) == Choice.MOVED
                ? Option.of(Choice.MOVED, Option.a(option), Table.NONE, Option.c(option))
                : Option.of(Option.kind(option), Table.NONE, Option.b(option), Option.c(option));
    }

    @Override
    public OptionScores optionScores() {
        return new EvolveOptionScores(this);
    }

    @Override
    public LearningFeatures learningFeatures() {
        return new EvolveLearningFeatures(this);
    }

    // ---- the game ----------------------------------------------------------------------------------

    /** Whether the question is if a card that was searched for goes somewhere else instead (10.10.1). */
    boolean mayPutElsewhere() {
        return purpose() == Purpose.MAY && t().frame(t().depth() - 1) instanceof SearchDeck;
    }

    @Override
    public int turn() {
        return t().turn();
    }

    public boolean isMyTurn() {
        return t().active() == seat();
    }

    public int opponent() {
        return EvolveTable.opponent(seat());
    }

    public int leaderDefense(int player) {
        return t().leaderDefense(player);
    }

    public int playPoints(int player) {
        return t().players().playPoints(player);
    }

    public int evolutionPoints(int player) {
        return t().players().evolutionPoints(player);
    }

    public int handCount(int player) {
        return t().size(Zone.HAND.of(player));
    }

    /** The attack of all followers a player has on the field. */
    public int attackOf(int player) {
        int sum = 0;
        int field = Zone.FIELD.of(player);
        for (int i = 0; i < t().size(field); i++) {
            sum += isFollower(t().cardAt(field, i)) ? t().attack(t().cardAt(field, i)) : 0;
        }
        return sum;
    }

    // ---- cards -------------------------------------------------------------------------------------

    /** What is printed on a card this seat sees. */
    public CardDef def(int card) {
        return (CardDef) card(card).face();
    }

    public Zone place(int card) {
        return Zone.at(card(card).zone());
    }

    public boolean isMine(int card) {
        return card(card).controller() == seat();
    }

    /** Whether it is a follower on the field. */
    public boolean isFollower(int card) {
        card(card);
        return t().onField(card) && t().isFollower(card);
    }

    /** Its attack now, or what is printed on it where it has none yet. */
    public int attack(int card) {
        return isFollower(card) ? t().attack(card) : Math.max(0, def(card).attack());
    }

    /** Its defense now: a leader's, a follower's, or what is printed on it. */
    public int defense(int card) {
        boolean counted = place(card) == Zone.LEADER || isFollower(card);
        return counted ? t().defense(card) : Math.max(0, def(card).defense());
    }

    public boolean has(int card, Keyword keyword) {
        return isFollower(card) ? t().has(card, keyword) : def(card).has(keyword);
    }

    /** What playing it would take. */
    public int cost(int card) {
        card(card);
        return def(card).cost() < 0 ? 0 : Costing.card(t(), seat(), card, 0);
    }

    /** Whether an ability that could be activated evolves its card. */
    public boolean evolves(int card, int place) {
        card(card);
        return AbilityPlay.ability(t(), card, place).isEvolve();
    }

    /** The card a follower of this seat would evolve into, which lies in this seat's own evolve deck, or NONE. */
    public int evolvesInto(int card) {
        card(card);
        return EvolveDeck.evolvesInto(t(), card, seat(), List.of());
    }
}
