package cardinal.riftbound.scenario;

import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player is offered is what meets all requirements, and nothing else: actions are offered by one piece of code, in the order that
 * fails fastest, and "why not?" is answered by another, clause by clause.
 */
final class OfferedIsLegal {
    private final RiftTable t;
    private final Prompt prompt;
    private final List<String> complaints = new ArrayList<>();

    private OfferedIsLegal(RiftTable t) {
        this.t = t;
        prompt = t.prompt();
    }

    static List<String> complaints(RiftTable t) {
        OfferedIsLegal looked = new OfferedIsLegal(t);
        looked.look();
        return looked.complaints;
    }

    private void look() {
        int seat = prompt.seat();
        boolean moves = t.isNeutralOpen() && t.turnPlayer() == seat;
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.piece(card).zone() == t.nowhere()) {
                continue;
            }
            compare(Legal.PLAY, new Legal.Play(seat, card), Option.of(Choice.PLAY, card, 0, 0));
            for (CardDef.Activated a : ActivatedAbilities.of(t, card)) {
                compare(Legal.ACTIVATE, new Legal.Activation(seat, card, a.index()),
                        Option.of(Choice.ACTIVATE, card, a.index(), 0));
            }
            for (int b = 0; moves && b < t.battlefields().count(); b++) {
                compare(Legal.HIDE, new Legal.Hiding(seat, card, b), Option.of(Choice.HIDE, card, b, 0));
                compare(Movement.STANDARD_MOVE, new Movement.Attempt(seat, card, t.battlefield(b)),
                        Option.of(Choice.MOVE, card, t.battlefield(b), 0));
            }
            if (moves) {
                compare(Movement.STANDARD_MOVE, new Movement.Attempt(seat, card, t.base(seat)),
                        Option.of(Choice.MOVE, card, t.base(seat), 0));
            }
        }
    }

    private <A> void compare(List<Requirement<RiftTable, A>> requirements, A action, long option) {
        boolean offered = false;
        for (int i = 0; i < prompt.size(); i++) {
            offered |= prompt.option(i) == option || isOfLikeRune(prompt.option(i), option);
        }
        boolean legal = Requirement.allMet(requirements, t, action);
        if (offered != legal) {
            complaints.add((offered ? "is offered against " + Requirement.failed(requirements, t, action)
                    : "is legal and not offered") + ": " + action + " at " + prompt);
        }
    }

    /** Of runes that look alike one is offered for all. */
    private boolean isOfLikeRune(long offered, long option) {
        int rune = Option.a(option);
        return Option.kind(option) == Choice.ACTIVATE && Option.kind(offered) == Choice.ACTIVATE
                && Option.b(offered) == Option.b(option) && t.def(rune).isRune()
                && t.def(Option.a(offered)) == t.def(rune)
                && t.piece(Option.a(offered)).zone() == t.piece(rune).zone()
                && t.is(Option.a(offered), Flag.EXHAUSTED) == t.is(rune, Flag.EXHAUSTED);
    }
}
