package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;

/** "level up" (UniVersus: Level Up). */
public record LevelUp(Who who) implements Verb {
    public static final Syntax<LevelUp> SYNTAX = Players.told("level up", "levels up").as(LevelUp.class, LevelUp::new, LevelUp::who);
}
