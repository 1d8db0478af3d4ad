package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;

/** "choose 1 player": later "that player". */
public record ChoosePlayer(Who who) implements Verb {
    public static final Syntax<ChoosePlayer> SYNTAX =
            Players.told("choose 1 player", "chooses 1 player").as(ChoosePlayer.class, ChoosePlayer::new, ChoosePlayer::who);
}
