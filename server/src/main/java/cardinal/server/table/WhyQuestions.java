package cardinal.server.table;

import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.kernel.BadInput;
import cardinal.kernel.Ledger;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Reason;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.server.wire.Legality;
import cardinal.server.wire.ToServer;
import java.util.List;

/** Why something is not offered. */
final class WhyQuestions<T extends Table> {
    private static final int LONGEST = 200;

    private final Game<T> game;
    private final Match<T> match;
    private final RuleTexts ledgers;

    WhyQuestions(Game<T> game, Match<T> match, RuleTexts ledgers) {
        this.game = game;
        this.match = match;
        this.ledgers = ledgers;
    }

    List<Legality> of(int seat, CardHandles handles, ToServer.Why why) {
        if (why.command().isPresent()) {
            String command = why.command().get();
            if (command.length() > LONGEST) {
                throw new BadInput("command", "it is longer than " + LONGEST + " characters");
            }
            return List.of(legality(seat, command));
        }
        int card = handles.card(why.card().orElseThrow(() -> new BadInput("why", "name a card or a command")));
        if (card < 0) {
            throw new BadInput("card", "you see no such card");
        }
        String name = Wording.fold(Naming.card(match.table(), card, seat));
        return game.uiHints().imaginable(match.table(), seat).stream()
                .filter(command -> (" " + Wording.fold(command) + " ").contains(" " + name + " "))
                .map(command -> legality(seat, command)).toList();
    }

    private Legality legality(int seat, String command) {
        List<Reason> reasons = match.isOver() ? List.of() : match.why(seat, command);
        Ledger ledger = ledgers.of(game.rules().id());
        return new Legality(command, reasons.isEmpty() && !match.isOver(), reasons.stream().distinct()
                .map(reason -> new Legality.ClauseReason(reason.clause(), reason.says(),
                        summary(ledger, reason.clause())))
                .toList());
    }

    private static String summary(Ledger ledger, String clause) {
        return ledger.has(clause) ? ledger.entry(clause).summary() : "";
    }
}
