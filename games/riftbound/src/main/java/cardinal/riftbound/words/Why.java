package cardinal.riftbound.words;

import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.kernel.WhyNot;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the commands of Riftbound require. */
public final class Why extends WhyNot<RiftTable> {
    private Why(RiftTable t, int seat, String command) {
        super(t, seat, command, Commands::of, "127.1");
    }

    public static List<Reason> not(RiftTable t, int seat, String command) {
        return new Why(t, seat, command).answer();
    }

    @Override
    protected boolean counts(int card) {
        return t.piece(card).zone() != t.nowhere();
    }

    @Override
    protected Reason later() {
        return new Reason("333.1", "what is pending is completed first");
    }

    @Override
    protected List<Reason> reasons() {
        if (t.isOver()) {
            return List.of(new Reason(ending(), "the game is over"));
        }
        if (lower.startsWith("play ")) {
            return ofCard(command.substring(5), card -> Requirement.failed(Legal.PLAY, t, new Legal.Play(seat, card)));
        }
        if (lower.startsWith("move ") && lower.contains(" to ")) {
            int at = lower.lastIndexOf(" to ");
            int zone = zone(lower.substring(at + 4));
            if (zone == Table.NONE) {
                return List.of(new Reason("407.1", "there is no location \"" + command.substring(at + 4) + "\""));
            }
            return ofCard(command.substring(5, at),
                    card -> Requirement.failed(Movement.STANDARD_MOVE, t, new Movement.Attempt(seat, card, zone)));
        }
        if (lower.startsWith("hide ") && lower.contains(" at battlefield ")) {
            int at = lower.lastIndexOf(" at battlefield ");
            int b = number(lower.substring(at + 16)) - 1;
            if (b < 0 || b >= t.battlefields().count()) {
                return List.of(new Reason("106.3.b", "there is no such battlefield"));
            }
            return ofCard(command.substring(5, at),
                    card -> Requirement.failed(Legal.HIDE, t, new Legal.Hiding(seat, card, b)));
        }
        if (lower.startsWith("activate ") || lower.startsWith("exhaust ") || lower.startsWith("recycle ")) {
            return activation();
        }
        if (lower.equals("end turn")) {
            return List.of(new Reason("316.6",
                    "only the turn player ends the turn, in a Neutral Open State of the Action Phase"));
        }
        if (lower.equals("pass")) {
            return List.of(passing());
        }
        if (lower.startsWith("choose ")) {
            return ofCard(command.substring(7), this::choosing);
        }
        if (lower.startsWith("assign ") && lower.contains(" to ")) {
            int at = lower.indexOf(" to ");
            return ofCard(command.substring(at + 4), unit -> List.of(assigning(unit, number(lower.substring(7, at)))));
        }
        if (lower.startsWith("to ")) {
            return List.of(going());
        }
        return List.of(new Reason("398", "there is no action \"" + command + "\""));
    }

    /** The clause by which the game has ended. */
    private String ending() {
        Outcome outcome = t.outcome();
        return outcome == null ? "445" : outcome.clause();
    }

    private List<Reason> activation() {
        int space = lower.indexOf(' ');
        return ofCard(command.substring(space + 1).replaceFirst(" \\d+$", ""), card -> {
            CardDef def = t.def(card);
            IntStream meant = def.isRune() ? IntStream.of(lower.startsWith("recycle ") ? 1 : 0)
                    : Arrays.stream(ActivatedAbilities.of(t, card)).mapToInt(CardDef.Activated::index);
            return closest(meant.mapToObj(
                    i -> Requirement.failed(Legal.ACTIVATE, t, new Legal.Activation(seat, card, i))))
                    .orElse(List.of(new Reason("370.1", "it has no activated ability")));
        });
    }

    private Reason passing() {
        if (isAsked() && t.isNeutralOpen()) {
            return new Reason("316.6", "there is nothing to pass on; you may end the turn");
        }
        return isAsked() ? later()
                : new Reason("312.1", "you have neither priority nor focus");
    }

    private List<Reason> choosing(int card) {
        if (!isAsked()) {
            return List.of(new Reason("312.1", "nothing is asked of you"));
        }
        for (int i = 0; i < t.chain().size(); i++) {
            if (!t.chain().item(i).is(ChainItem.FINALIZED) && t.prompt().purpose() == Purpose.TARGET) {
                return Targeting.reasons(t, t.chain().item(i), card);
            }
        }
        return List.of(offers(Choice.PICK)
                ? new Reason(t.prompt().clause(), "it does not meet the requirements of this choice")
                : new Reason("352.4", "no object is chosen now"));
    }

    /** 439.1.d: what is offered says which unit may be next and how much it gets. */
    private Reason assigning(int unit, int damage) {
        if (!isAsked() || !offers(Choice.ASSIGN)) {
            return new Reason("439.1.d", "no combat damage is assigned by you now");
        }
        Prompt p = t.prompt();
        for (int i = 0; i < p.size(); i++) {
            if (Option.kind(p.option(i)) == Choice.ASSIGN && Option.a(p.option(i)) == unit) {
                return damage < Option.b(p.option(i))
                        ? new Reason("439.1.d.3", "a unit gets lethal damage in full before the next one")
                        : new Reason("439.1.d.4", "a unit gets no more than lethal damage while others remain");
            }
        }
        return new Reason("439.1.d.5", "another unit must be assigned damage before it");
    }

    private Reason going() {
        if (!isAsked() || !offers(Choice.LOCATION)) {
            return new Reason("312.1", "no location is asked of you now");
        }
        return isPlaying()
                ? new Reason("352.2",
                        "a unit is played to your base or to a battlefield you control that will still be yours")
                : new Reason("352.3", "it cannot go there");
    }

    /** Whether a card's location is asked for as it is played, not a destination of its effect. */
    private boolean isPlaying() {
        return t.cause().instruction() == null;
    }

    private int zone(String words) {
        String w = words.strip();
        if (w.equals("base") || w.equals("my base") || w.equals("its base")) {
            return t.base(seat);
        }
        if (w.startsWith("battlefield ")) {
            int b = number(w.substring(12)) - 1;
            return b >= 0 && b < t.battlefields().count() ? t.battlefield(b) : Table.NONE;
        }
        for (int s = 0; s < t.seatCount(); s++) {
            if (w.equalsIgnoreCase(Naming.seat(s) + "'s base")) {
                return t.base(s);
            }
        }
        return Table.NONE;
    }

    private static int number(String word) {
        try {
            return Integer.parseInt(word.strip());
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
