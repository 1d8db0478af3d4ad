package cardinal.evolve.scenario;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.Attacks;
import cardinal.evolve.rules.CardPlay;
import cardinal.evolve.rules.Rush;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player is offered is what meets all requirements, and nothing else: actions are offered by one piece of code, in the order that
 * fails fastest, and "why not?" is answered by another, clause by clause.
 */
final class OfferedIsLegal {
    private final EvolveTable t;
    private final Prompt prompt;
    private final List<String> complaints = new ArrayList<>();

    private OfferedIsLegal(EvolveTable t) {
        this.t = t;
        prompt = t.prompt();
    }

    static List<String> complaints(EvolveTable t) {
        OfferedIsLegal looked = new OfferedIsLegal(t);
        looked.look();
        return looked.complaints;
    }

    private void look() {
        int seat = prompt.seat();
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.zone(card) == Zone.NOWHERE) {
                continue;
            }
            int acting = card;
            compare(CardPlay.PLAY, new CardPlay.Play(seat, card), Option.of(Choice.PLAY, card, 0, 0));
            compare(Rush.GRANT, new Rush.Grant(seat, card), Option.of(Choice.GIVE_RUSH, card, 0, 0));
            AbilityPlay.places(t, card).forEach(place -> compare(AbilityPlay.ACTIVATE,
                    new AbilityPlay.Activation(seat, acting, place), Option.of(Choice.ACTIVATE, acting, place, 0)));
            for (int target = 0; t.zone(card) == Zone.FIELD && target < t.pieceCount(); target++) {
                if (t.zone(target) != Zone.NOWHERE) {
                    compare(Attacks.ATTACK, new Attacks.Attempt(seat, card, target),
                            Option.of(Choice.ATTACK, card, target, 0));
                }
            }
        }
    }

    private <A> void compare(List<Requirement<EvolveTable, A>> requirements, A action, long option) {
        boolean offered = false;
        for (int i = 0; i < prompt.size(); i++) {
            offered |= prompt.option(i) == option;
        }
        boolean legal = Requirement.allMet(requirements, t, action);
        if (offered != legal) {
            complaints.add((offered ? "is offered against " + Requirement.failed(requirements, t, action)
                    : "is legal and not offered") + ": " + action + " at " + prompt);
        }
    }
}
