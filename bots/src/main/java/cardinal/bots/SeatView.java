package cardinal.bots;

import cardinal.kernel.Answer;
import cardinal.kernel.Ask;
import cardinal.kernel.BadInput;
import cardinal.kernel.Imagination;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.List;

/**
 * What one seat may know of a match, as {@link Sight} has it: its own open question, the cards whose faces it sees, and
 * how many it does not. The number of a hidden card is hidden too, as numbers follow the order of the deck list. One view
 * is made per seat and follows its match; a game's own view adds the game's words.
 */
public abstract class SeatView {
    private final BotKnowledge<?> knowledge;
    private final Match<?> match;
    private final int seat;

    /** knowledge: what bots know of the game; it goes with the view, so that nobody has to ask which game this is. */
    protected SeatView(BotKnowledge<?> knowledge, Match<?> match, int seat) {
        this.knowledge = knowledge;
        this.match = match;
        this.seat = seat;
    }

    /** The table, for a game's own view; it hands on only what the seat may know. */
    protected final Table table() {
        return match.table();
    }

    /** The card an option is about, or {@link Table#NONE}: the game knows which argument that is. */
    protected abstract int cardOf(long option);

    /** The same option without its card. */
    protected abstract long concealed(long option);

    /** The number of the turn, from 1; 0 before the first. */
    public abstract int turn();

    /** Complete tables that this seat cannot tell from the real one. */
    public final Imagination<?> imagination() {
        question();
        return new Imagination<>(match, seat);
    }

    /**
     * What an option means, the same on every table this seat imagines: a card that lies open is itself, one that only some see is
     * what is printed on it, and one that this seat does not see is one of its zone like any other there.
     */
    final long meaning(int i) {
        long option = question().option(i);
        int card = cardOf(option);
        if (card == Table.NONE || card >= table().pieceCount()
                || table().privacy(table().piece(card)) == Privacy.PUBLIC) {
            return option;
        }
        int seen = sees(card) ? 1 + table().piece(card).face().number() : -1 - table().piece(card).zone();
        return concealed(option) + seen * 0x9e3779b97f4a7c15L | Long.MIN_VALUE;
    }

    /** What the options of the open question are worth to this seat; a game without an opinion finds all of them equal. */
    public OptionScores optionScores() {
        return option -> 0;
    }

    /** The game in numbers, as this seat sees it. */
    public abstract LearningFeatures learningFeatures();

    final BotKnowledge<?> knowledge() {
        return knowledge;
    }

    /** The name of the game's rules. */
    public final String game() {
        return match.rules().id();
    }

    public final String mode() {
        return match.setup().mode();
    }

    /** What the match brought this seat: 1 won, 0 lost, a half for a draw and while it is not over. */
    public final double score() {
        return !match.isOver() || match.outcome().isDraw() ? 0.5 : match.outcome().won(seat) ? 1 : 0;
    }

    public final int seat() {
        return seat;
    }

    public final int seatCount() {
        return table().seatCount();
    }

    // ---- the question ------------------------------------------------------------------------------

    /** Whether the open question is this seat's. */
    public final boolean isAsked() {
        Prompt prompt = table().prompt();
        return prompt.isOpen() && prompt.seat() == seat;
    }

    public final Ask ask() {
        return question().ask();
    }

    /** What the question is for; bots decide by it. */
    public final Purpose purpose() {
        return question().purpose();
    }

    /** By which clause it is asked, for whoever reads it; what a bot does is not decided by it. */
    public final String clause() {
        return question().clause();
    }

    /** The number of options of this seat's question; 0 when another seat is asked. */
    public final int size() {
        return isAsked() ? table().prompt().size() : 0;
    }

    public final long option(int i) {
        long option = question().option(i);
        int card = cardOf(option);
        return card == Table.NONE || sees(card) ? option : concealed(option);
    }

    /** The card an option is about, if this seat sees it, or {@link Table#NONE}. */
    public final int optionCard(int i) {
        return shown(cardOf(question().option(i)));
    }

    public final int kind(int i) {
        return Option.kind(question().option(i));
    }

    /** The words of an option. */
    public final String command(int i) {
        question();
        return match.command(i);
    }

    /** The question as a person reads it. */
    public final Question read() {
        question();
        return match.question();
    }

    /** An option as a person reads it; cards this seat does not see have no number in it. */
    public final Answer answer(int i) {
        question();
        Answer known = match.answer(i);
        return new Answer(known.kind(), known.arguments().stream().map(this::concealed).toList(), known.sentence(),
                known.effect());
    }

    private Answer.Argument concealed(Answer.Argument argument) {
        return switch (argument) {
            case Answer.OfCard a -> new Answer.OfCard(shown(a.card()));
            case Answer.OfAbility a -> new Answer.OfAbility(shown(a.card()), a.place(), a.text());
            case Answer.OfEffect a -> new Answer.OfEffect(shown(a.card()), a.place(), a.text());
            default -> argument;
        };
    }

    private int shown(int card) {
        return card == Table.NONE || card >= table().pieceCount() || !sees(card) ? Table.NONE : card;
    }

    private Prompt question() {
        if (!isAsked()) {
            throw new BadInput("seat " + seat + " is not asked");
        }
        return table().prompt();
    }

    // ---- the table ---------------------------------------------------------------------------------

    public final int zoneCount() {
        return table().zones().count();
    }

    public final ZoneSpec zone(int zone) {
        return table().spec(zone);
    }

    /** All cards of a zone, seen or not. */
    public final int count(int zone) {
        return table().size(zone);
    }

    /** The cards of a zone that this seat sees, from the bottom. */
    public final int[] seen(int zone) {
        Table t = table();
        int[] cards = new int[t.size(zone)];
        int n = 0;
        for (int i = 0; i < cards.length; i++) {
            int card = t.cardAt(zone, i);
            if (Sight.sees(t, seat, card)) {
                cards[n++] = card;
            }
        }
        return n == cards.length ? cards : java.util.Arrays.copyOf(cards, n);
    }

    public final boolean sees(int card) {
        return Sight.sees(table(), seat, card);
    }

    /** The state of a card this seat sees. */
    public final Piece card(int card) {
        if (!sees(card)) {
            throw new BadInput("seat " + seat + " does not see this card");
        }
        return table().piece(card);
    }

    /** All of it as lines of text. */
    public final List<String> lines() {
        return lines(match);
    }

    private <T extends Table> List<String> lines(Match<T> of) {
        return of.rules().view(of.table(), seat);
    }
}
