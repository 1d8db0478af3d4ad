package cardinal.bots.outside;

import cardinal.bots.LearningFeatures;
import cardinal.bots.SeatView;
import cardinal.kernel.Answer;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Question;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * What one seat may know at one moment, and nothing else. Players are told by how far they sit from the seat: 0 is
 * itself, 1 the next one; -1 is nobody.
 *
 * @param ask  the shape of the seat's question; empty when it is not asked
 * @param purpose  what the question is for; empty when it is not asked
 * @param question  the question in words; empty when it is not asked
 * @param source  the card whose text asks, if the seat sees it; -1 where the rules ask
 * @param sentence  the words of the ability that is being carried out; empty where the rules ask
 * @param clause  the clause by which it is asked; empty when it is not
 * @param vector  numbers as {@link VectorLayout} has them
 * @param cards  every card whose face the seat sees
 * @param options  the answers to the question in the order of their numbers; empty when it is not asked
 */
public record Observation(int seat, String ask, String purpose, String question, int source, String sentence,
        String clause, double[] vector, List<Card> cards, List<Choice> options) {

    /**
     * A card whose face the seat sees.
     *
     * @param card  its number in this match
     * @param face  the number of what is printed on it, the same for all copies
     * @param numbers  what counts about it, as {@link LearningFeatures#cardNames} has them
     */
    public record Card(int card, String name, int face, String zone, int zoneOf, int owner, int controller,
            double[] numbers) {
    }

    /**
     * One answer.
     *
     * @param words  as a player types it
     * @param kind  a number for what sort of answer it is, the same throughout a game
     * @param name  the same as a word
     * @param about  all that it is about, as typed references: "card:17", "zone:4", "number:2"
     * @param effect  what it does, where the words do not say it
     * @param card  the card it is about, if the seat sees it; -1 for none
     * @param face  the number of what is printed on that card; -1 for none
     */
    public record Choice(String words, int kind, String name, List<String> about, String effect, int card, int face) {
    }

    public static Observation of(SeatView view) {
        boolean asked = view.isAsked();
        if (!asked) {
            return new Observation(view.seat(), "", "", "", Table.NONE, "", "", VectorLayout.vector(view), cards(view),
                    List.of());
        }
        Question question = view.read();
        int source = question.source().isNone() || !view.sees(question.source().card()) ? Table.NONE
                : question.source().card();
        return new Observation(view.seat(), view.ask().name(), view.purpose().name(), question.words(), source,
                question.sentence(), view.clause(), VectorLayout.vector(view), cards(view), options(view));
    }

    private static List<Card> cards(SeatView view) {
        LearningFeatures learningFeatures = view.learningFeatures();
        List<Card> cards = new ArrayList<>();
        for (int zone = 0; zone < view.zoneCount(); zone++) {
            for (int card : view.seen(zone)) {
                Piece piece = view.card(card);
                cards.add(new Card(card, piece.face().name(), piece.face().number(), view.zone(zone).name(),
                        away(view, view.zone(zone).seat()), away(view, piece.owner()),
                        away(view, piece.controller()), learningFeatures.card(card)));
            }
        }
        return cards;
    }

    private static List<Choice> options(SeatView view) {
        List<Choice> options = new ArrayList<>();
        for (int i = 0; i < view.size(); i++) {
            int card = view.optionCard(i);
            Answer answer = view.answer(i);
            options.add(new Choice(answer.words(), Option.kind(view.option(i)), answer.kind(),
                    answer.arguments().stream().map(Answer.Argument::key).toList(), answer.effect(), card,
                    card == Table.NONE ? -1 : view.card(card).face().number()));
        }
        return options;
    }

    private static int away(SeatView view, int player) {
        return player == Table.NONE ? -1 : (player - view.seat() + view.seatCount()) % view.seatCount();
    }
}
