package cardinal.catalog.ufs;

import cardinal.catalog.game.UiHints;
import cardinal.kernel.Event;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.flow.Window;
import cardinal.ufs.words.AbilityNames;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What people do in a game of UFS without thinking, and what they may ask about. */
final class UfsUiHints implements UiHints<UfsTable> {
    private static final String RESPONSE = "response";
    private static final String ENHANCE = "enhance";
    private static final String TURN = "turn";

    @Override
    public List<String> imaginable(UfsTable t, int seat) {
        Set<String> commands = new LinkedHashSet<>(List.of("pass"));
        int hand = Places.of(seat, Places.HAND);
        for (int i = 0; i < t.size(hand); i++) {
            commands.add("play " + Naming.card(t, t.cardAt(hand, i), seat));
            commands.add("block with " + Naming.card(t, t.cardAt(hand, i), seat));
        }
        int stage = Places.of(seat, Places.STAGE);
        for (int i = 0; i < t.size(stage); i++) {
            int card = t.cardAt(stage, i);
            List<HeldAbility> held = t.state(card).abilities();
            for (int a = 0; a < held.size(); a++) {
                if (held.get(a).ability().isPlayed()) {
                    commands.add("use " + Naming.card(t, card, seat) + " " + AbilityNames.of(t, card, a));
                }
            }
        }
        return List.copyOf(commands);
    }

    @Override
    public boolean isPass(long option) {
        return Option.kind(option) == Choice.PASS;
    }

    @Override
    public boolean comesLast(long option) {
        return switch (Option.kind(option)) {
            case Choice.PASS, Choice.DONE, Choice.FAIL, Choice.NO -> true;
            default -> false;
        };
    }

    /** What only repeats another line, and the coming and going of steps. */
    @Override
    public boolean isDetail(UfsTable t, Event event) {
        return switch (event) {
            case UfsEvent.PhaseTurned p -> p.phase() != Phase.TURN && p.phase() != Phase.END_PHASE;
            case UfsEvent.StepTurned s -> s.step() != Phase.BLOCK_STEP;
            case UfsEvent.Played p -> true;
            case UfsEvent.AbilityPlayed a -> true;
            case UfsEvent.Resolved r -> true;
            case UfsEvent.Moved m -> m.act() == Act.CHECK || Places.kind(m.from()) == Places.TRANSIT
                    || Places.kind(m.to()) == Places.TRANSIT;
            default -> false;
        };
    }

    @Override
    public boolean beginsTurn(UfsTable t, Event event) {
        return event instanceof UfsEvent.PhaseTurned p && p.phase() == Phase.TURN && !p.ends();
    }

    @Override
    public boolean makesResources(UfsTable t, long option) {
        return false;
    }

    @Override
    public List<String> windows() {
        return List.of(RESPONSE, ENHANCE);
    }

    @Override
    public String window(UfsTable t) {
        if (t.prompt().isOpen() && t.frame(t.depth() - 1) instanceof Window) {
            return RESPONSE;
        }
        return t.attack() == null ? TURN : ENHANCE;
    }
}
