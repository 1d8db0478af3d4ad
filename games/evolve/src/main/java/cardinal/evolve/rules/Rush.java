package cardinal.evolve.rules;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Phase;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import java.util.List;

/** Appendix B 8.5: a player of Open 8 gives a follower Rush in place of evolving or serving. */
public final class Rush {
    /** A player wants to give a follower Rush. */
    public record Grant(int seat, int follower) {
    }

    /** What it requires; also the answer to "why not?". */
    public static final List<Requirement<EvolveTable, Grant>> GRANT = List.of(
            new Requirement<>("open8.8.5", "followers are given Rush in Open 8 only",
                    (t, g) -> t.format().isSealed()),
            new Requirement<>("7.3.3", "it is done in your main phase, when you are asked what to do",
                    (t, g) -> t.active() == g.seat() && t.phase() == Phase.MAIN
                            && (!t.prompt().isOpen() || t.prompt().seat() == g.seat())),
            new Requirement<>("open8.8.5.1", "it must be a follower on your field",
                    (t, g) -> t.piece(g.follower()).zone() == Zone.FIELD.of(g.seat()) && t.isFollower(g.follower())),
            new Requirement<>("open8.8.5.1", "you have evolved, served or given Rush this turn",
                    (t, g) -> !t.players().evolveSpent()),
            new Requirement<>("open8.8.5.1.1", "it costs a play point or an evolution point",
                    (t, g) -> t.players().playPoints(g.seat()) > 0 || t.players().evolutionPoints(g.seat()) > 0),
            new Requirement<>("open8.8.5.1", "there is no facedown card in your evolve deck",
                    (t, g) -> hasFacedown(t, g.seat())));

    private Rush() {
    }

    public static void offer(EvolveTable t, Prompt prompt, int seat) {
        if (!t.format().isSealed()) {
            return;
        }
        int field = Zone.FIELD.of(seat);
        for (int i = 0; i < t.size(field); i++) {
            if (Requirement.allMet(GRANT, t, new Grant(seat, t.cardAt(field, i)))) {
                prompt.add(Choice.GIVE_RUSH, t.cardAt(field, i));
            }
        }
    }

    private static boolean hasFacedown(EvolveTable t, int seat) {
        int deck = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(deck); i++) {
            if (!t.is(t.cardAt(deck, i), Flag.FACE_UP)) {
                return true;
            }
        }
        return false;
    }

    /** The facedown cards of the evolve deck, one of which is turned faceup for it. */
    public static void offerFacedown(EvolveTable t, Prompt prompt, int seat) {
        int deck = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(deck); i++) {
            if (!t.is(t.cardAt(deck, i), Flag.FACE_UP)) {
                prompt.add(Choice.PICK, t.cardAt(deck, i));
            }
        }
    }
}
