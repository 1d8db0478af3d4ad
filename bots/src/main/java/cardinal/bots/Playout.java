package cardinal.bots;

import cardinal.kernel.Match;

/** An imagined match that is played on, seen with the eyes of whoever is asked. */
final class Playout {
    private final Match<?> match;
    private final BotKnowledge<?> knowledge;
    private final SeatView[] views;

    Playout(BotKnowledge<?> knowledge, Match<?> match) {
        this.match = match;
        this.knowledge = knowledge;
        views = new SeatView[match.table().seatCount()];
        for (int seat = 0; seat < views.length; seat++) {
            views[seat] = knowledge.view(match, seat);
        }
    }

    boolean isOver() {
        return match.isOver();
    }

    int turn() {
        return views[0].turn();
    }

    SeatView asked() {
        return views[match.prompt().seat()];
    }

    void choose(int place) {
        match.choose(place);
    }

    double[] chances() {
        return knowledge.chances(match.table());
    }
}
