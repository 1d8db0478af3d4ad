package cardinal.evolve.words;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.Attacks;
import cardinal.evolve.rules.CardPlay;
import cardinal.evolve.rules.Rush;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.verb.Select;
import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.kernel.WhyNot;
import java.util.List;
import java.util.Locale;

/** What the commands of Evolve require. */
public final class Why extends WhyNot<EvolveTable> {
    private Why(EvolveTable t, int seat, String command) {
        super(t, seat, command, Commands::of, "4.1.2");
    }

    public static List<Reason> not(EvolveTable t, int seat, String command) {
        return new Why(t, seat, command).answer();
    }

    @Override
    protected boolean counts(int card) {
        return t.zone(card) != Zone.NOWHERE;
    }

    @Override
    protected Reason later() {
        return new Reason("10.6.2", "what has begun is completed first");
    }

    @Override
    protected List<Reason> reasons() {
        if (t.isOver()) {
            return List.of(new Reason("1.2.1", "the game is over"));
        }
        if (lower.startsWith("play ")) {
            return ofCard(command.substring(5),
                    card -> Requirement.failed(CardPlay.PLAY, t, new CardPlay.Play(seat, card)));
        }
        if (lower.startsWith("attack ") && lower.contains(" with ")) {
            int at = lower.lastIndexOf(" with ");
            String target = command.substring(7, at);
            return ofCard(command.substring(at + 6), follower -> ofCard(target, card -> Requirement
                    .failed(Attacks.ATTACK, t, new Attacks.Attempt(seat, follower, card))));
        }
        if (lower.matches("(?s)(?:evolve|serve|advance|ride|activate) .*")) {
            return activation();
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
        return List.of(other());
    }

    private Reason other() {
        return switch (lower) {
            case "end turn" -> isAsked() && Attacks.isOwed(t, t.prompt())
                    ? new Reason(t.edition().owing(), "a follower must attack this turn")
                    : new Reason("7.3.3", "only the active player ends the main phase, when asked what to do");
            case "pass" -> new Reason(isAsked() ? "7.3.3" : "12.3.4", "there is nothing to pass on");
            case "use an evolution point" -> new Reason("12.2.3",
                    "an evolution point stands for one play point of an evolve or serve ability");
            case "redraw" -> new Reason("6.2.1.8", "the hand is exchanged once, before the game");
            case "done", "decline", "no" -> new Reason("10.6.2.3.1", "this is not for you to leave out");
            case "earth rite" -> new Reason("13.3.3.2", "no Stack counter can be removed for it");
            default -> new Reason("7.3.3", "there is no action \"" + command + "\" now");
        };
    }

    /** Leaders have no names that tell them apart. */
    @Override
    protected List<Integer> called(String name) {
        return switch (name.strip().toLowerCase(Locale.ROOT)) {
            case "leader", "enemy leader" -> List.of(t.leader(EvolveTable.opponent(seat)));
            case "my leader" -> List.of(t.leader(seat));
            default -> super.called(name);
        };
    }

    private List<Reason> activation() {
        int space = lower.indexOf(' ');
        String verb = lower.substring(0, space);
        return ofCard(command.substring(space + 1).replaceFirst(" \\d+$", ""), card -> closest(
                AbilityPlay.places(t, card).filter(place -> isMeant(verb, AbilityPlay.ability(t, card, place)))
                        .mapToObj(place -> Requirement.failed(AbilityPlay.ACTIVATE, t,
                                new AbilityPlay.Activation(seat, card, place))))
                .orElse(List.of(new Reason("10.1.1.1", "it has no such ability"))));
    }

    private static boolean isMeant(String verb, CardDef.Activated a) {
        return switch (verb) {
            case "evolve" -> a.isEvolve();
            case "serve" -> a.isServe();
            case "advance" -> a.ability().kind() == Ability.Kind.ADVANCE;
            case "ride" -> a.ability().kind() == Ability.Kind.RIDE;
            default -> !a.isLikeEvolving();
        };
    }

    private List<Reason> choosing(int card) {
        if (!isAsked() || !offers(Choice.PICK)) {
            return List.of(new Reason("10.6.2.3", "no card is chosen by you now"));
        }
        if (t.cause().part() instanceof Select && !Targeting.maySelect(t, card, seat)) {
            return List
                    .of(new Reason("12.15.2", "a card with Aura is not selected by an opponent's cards or abilities"));
        }
        return List.of(new Reason(t.prompt().clause(), "it does not meet the conditions of this choice"));
    }
}
