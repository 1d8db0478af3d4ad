package cardinal.ufs.scenario;

import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Requirement;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.rules.CardPlay;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * F.2.2.1, G.2.1.3.1: the cards that are offered as forms and as blocks are those of all cards in the game that meet all requirements.
 * (Abilities are compared with their requirements by an assertion where they are offered.)
 */
final class OfferedIsLegal {
    private final UfsTable t;
    private final Prompt prompt;
    private final List<String> complaints = new ArrayList<>();

    private OfferedIsLegal(UfsTable t) {
        this.t = t;
        prompt = t.prompt();
    }

    static List<String> complaints(UfsTable t) {
        OfferedIsLegal looked = new OfferedIsLegal(t);
        if (looked.prompt.clause().equals(t.cite("F.2.2")) && looked.prompt.purpose() == Purpose.TURN) {
            looked.compare(CardPlay.FORM, Happening.As.FORM, Choice.PLAY);
        } else if (looked.prompt.purpose() == Purpose.BLOCK) {
            looked.compare(CardPlay.BLOCK, Happening.As.BLOCK, Choice.BLOCK);
        }
        return looked.complaints;
    }

    private void compare(List<Requirement<UfsTable, CardPlay>> requirements, Happening.As as, int kind) {
        for (int card = 0; card < t.pieceCount(); card++) {
            for (int half = 0; half < (t.def(card).split() ? 2 : 1); half++) {
                CardPlay play = new CardPlay(prompt.seat(), card, as, half == 1);
                boolean legal = Requirement.allMet(requirements, t, play);
                if (isOffered(kind, card, half) != legal) {
                    complaints.add((legal ? "is legal and not offered"
                            : "is offered against " + Requirement.failed(requirements, t, play)) + ": " + play + " at "
                            + prompt);
                }
            }
        }
    }

    private boolean isOffered(int kind, int card, int half) {
        for (int i = 0; i < prompt.size(); i++) {
            long option = prompt.option(i);
            if (Option.kind(option) == kind && Option.a(option) == card && Option.b(option) == half) {
                return true;
            }
        }
        return false;
    }
}
