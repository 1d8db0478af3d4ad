package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Answered;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.PlayInProgress;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.phrase;

/**
 * "they choose 1 other option to add to that ability's effect" (UniVersus: Bullets in Abilities): one more of the list of
 * which the event was the choice, by the player who chose.
 */
record AddOption(Who who) implements Performable {
    public static final Syntax<AddOption> SYNTAX =
            phrase("{} 1 other option to add to that ability's effect", Players.told("choose", "chooses"))
                    .as(AddOption.class, AddOption::new, AddOption::who);

    @Override
    public boolean addsOption() {
        return true;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        UfsEvent.OptionChosen chosen = Answered.option(effect.bindings());
        boolean done =
                chosen != null && effect.seat(t, who) == chosen.seat() && PlayInProgress.addOptions(t, chosen, 1);
        effect.set(effect.bindings().done(done));
    }
}
