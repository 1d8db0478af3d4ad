package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Destination.Facing;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Destinations;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

/** "build the top card of your deck face down committed" (UniVersus: Build): into the stage. */
public record Build(Who who, Selector what, Facing facing, boolean committed) implements Verb {
    public static final Syntax<Build> SYNTAX = phrase(
            "{} {}{}{}", Players.told("build", "builds"), Selectors.OBJECT, Destinations.FACING, says(" committed", true).orElse(false))
            .as(Build.class, Build::new, Build::who, Build::what, Build::facing, Build::committed);
}
