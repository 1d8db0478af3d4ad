package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.AbilityWords;
import cardinal.ufs.text.Players;

/** "you may play 1 enhance ability on that card" (H.5.4): at once, without its timing. */
public record PlayAbility(Who who, AbilityFilter what) implements Verb {
    public static final Syntax<PlayAbility> SYNTAX =
            phrase("{} {}", Players.told("play", "plays"), AbilityWords.ONE).as(PlayAbility.class, PlayAbility::new, PlayAbility::who, PlayAbility::what);
}
