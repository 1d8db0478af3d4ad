package cardinal.evolve.rules;

import cardinal.evolve.card.CardDef;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.kernel.Wording;
import java.util.List;
import java.util.Locale;

/** "Why can't I?": reads a command that is not offered and names the clauses that forbid it. */
public final class Why {
    private final EvolveTable t;
    private final int seat;
    private final String command;

    private Why(EvolveTable t, int seat, String command) {
        this.t = t;
        this.seat = seat;
        this.command = command.strip();
    }

    public static List<Reason> not(EvolveTable t, int seat, String command) {
        Why why = new Why(t, seat, command);
        return why.isOffered() ? List.of() : why.reasons();
    }

    private boolean isAsked() {
        return t.prompt().isOpen() && t.prompt().seat() == seat;
    }

    private boolean isOffered() {
        Prompt p = t.prompt();
        for (int i = 0; isAsked() && i < p.size(); i++) {
            if (Wording.same(Commands.of(t, p.option(i)), command)) {
                return true;
            }
        }
        return false;
    }

    private List<Reason> reasons() {
        String lower = command.toLowerCase(Locale.ROOT);
        if (t.isOver()) {
            return List.of(new Reason("1.2.1", "the game is over"));
        }
        if (lower.startsWith("play ")) {
            return ofCard(command.substring(5), card -> Requirement.failed(Legal.PLAY, t, new Legal.Play(seat, card)));
        }
        if (lower.startsWith("attack ") && lower.contains(" with ")) {
            int at = lower.lastIndexOf(" with ");
            String target = command.substring(7, at);
            return ofCard(command.substring(at + 6), follower -> ofCard(target, card -> Requirement
                    .failed(Attacks.ATTACK, t, new Attacks.Attempt(seat, follower, card))));
        }
        if (lower.startsWith("evolve ") || lower.startsWith("serve ") || lower.startsWith("activate ")) {
            return activation(lower);
        }
        if (lower.startsWith("choose ")) {
            return ofCard(command.substring(7), this::choosing);
        }
        if (lower.startsWith("give rush to ")) {
            return ofCard(command.substring(13), card -> Requirement.failed(Rush.GRANT, t, new Rush.Grant(seat, card)));
        }
        if (lower.startsWith("engage ")) {
            return List.of(new Reason("7.4.3",
                    "only reserved followers with Ward are engaged, in their controller's end phase or as they enter"));
        }
        if (lower.startsWith("allocate ")) {
            return List
                    .of(new Reason("10.6.2.4.1", "each target is allocated at least one, and all of it is allocated"));
        }
        if (lower.startsWith("option ")) {
            return List.of(new Reason("5.17.4.1", "this option cannot be chosen"));
        }
        return List.of(other(lower));
    }

    private Reason other(String lower) {
        return switch (lower) {
            case "end turn" -> new Reason("7.3.3", "only the active player ends the main phase, when asked what to do");
            case "pass" -> new Reason(isAsked() ? "7.3.3" : "12.3.4", "there is nothing to pass on");
            case "use an evolution point" -> new Reason("12.2.3",
                    "an evolution point stands for one play point of an evolve or serve ability");
            case "redraw" -> new Reason("6.2.1.8", "the hand is exchanged once, before the game");
            case "done", "decline", "no" -> new Reason("10.6.2.3.1", "this is not for you to leave out");
            case "earth rite" -> new Reason("13.3.3.2", "no Stack counter can be removed for it");
            default -> new Reason("7.3.3", "there is no action \"" + command + "\" now");
        };
    }

    private interface OfCard {
        List<Reason> of(int card);
    }

    /** The reasons for the card of that name that comes closest to being allowed. */
    private List<Reason> ofCard(String name, OfCard ask) {
        List<Reason> best = null;
        for (int card : named(name)) {
            List<Reason> reasons = ask.of(card);
            if (best == null || reasons.size() < best.size()) {
                best = reasons;
            }
        }
        if (best == null) {
            return List.of(new Reason("4.1.2", "you see no card \"" + name + "\""));
        }
        return best.isEmpty() ? List.of(new Reason("10.6.2", "what has begun is completed first")) : best;
    }

    private List<Integer> named(String name) {
        return switch (name.strip().toLowerCase(Locale.ROOT)) {
            case "leader", "enemy leader" -> List.of(t.leader(EvolveTable.opponent(seat)));
            case "my leader" -> List.of(t.leader(seat));
            default -> Naming.called(t, seat, name, card -> t.zone(card) != Zone.NOWHERE);
        };
    }

    private List<Reason> activation(String lower) {
        int space = lower.indexOf(' ');
        String verb = lower.substring(0, space);
        return ofCard(command.substring(space + 1).replaceFirst(" \\d+$", ""), card -> {
            List<Reason> best = null;
            for (CardDef.Activated a : t.face(card).activated()) {
                boolean meant = switch (verb) {
                    case "evolve" -> a.isEvolve();
                    case "serve" -> a.isServe();
                    default -> !a.isEvolve() && !a.isServe();
                };
                if (meant) {
                    List<Reason> reasons =
                            Requirement.failed(Legal.ACTIVATE, t, new Legal.Activation(seat, card, a.index()));
                    best = best == null || reasons.size() < best.size() ? reasons : best;
                }
            }
            return best == null ? List.of(new Reason("10.1.1.1", "it has no such ability")) : best;
        });
    }

    private List<Reason> choosing(int card) {
        if (!isAsked() || !offers(Choice.PICK)) {
            return List.of(new Reason("10.6.2.3", "no card is chosen by you now"));
        }
        if (t.prompt().clause().equals("10.6.2.3") && !Targeting.maySelect(t, card, seat)) {
            return List
                    .of(new Reason("12.15.2", "a card with Aura is not selected by an opponent's cards or abilities"));
        }
        return List.of(new Reason(t.prompt().clause(), "it does not meet the conditions of this choice"));
    }

    private boolean offers(int kind) {
        Prompt p = t.prompt();
        for (int i = 0; i < p.size(); i++) {
            if (Option.kind(p.option(i)) == kind) {
                return true;
            }
        }
        return false;
    }
}
