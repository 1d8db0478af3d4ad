package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Who;

/** Players as subjects and owners. */
public final class Players {
    /** "your", "your rival's". */
    public static final Syntax<Who> WHOSE = either(
            says("your", Who.YOU), says("your rival's", Who.RIVAL), says("their", Who.THEY),
            says("both players'", Who.BOTH), says("each player's", Who.EACH), says("either player's", Who.EITHER),
            says("a player's", Who.ANY), says("that player's", Who.THAT_PLAYER), says("its owner's", Who.OWNER),
            says("this card's", Who.HOLDER), says("the active player's", Who.ACTIVE));

    /** "you", "your rival": where no verb depends on it. */
    static final Syntax<Who> WHOM = either(
            says("you", Who.YOU), says("your rival", Who.RIVAL), says("they", Who.THEY),
            says("both players", Who.BOTH), says("each player", Who.EACH), says("that player", Who.THAT_PLAYER),
            says("either player", Who.EITHER));

    /** "you", "them": whom something happens to. */
    static final Syntax<Who> AFFECTED = either(says("you", Who.YOU), says("your rival", Who.RIVAL),
            says("them", Who.THEY), says("that player", Who.THAT_PLAYER));

    private Players() {
    }

    /** Whoever an instruction tells to act, with its verb: "draw", "your rival draws", "both players draw". */
    public static Syntax<Who> told(String base, String third) {
        return either(says(base, Who.YOU), says("you " + base, Who.YOURSELF), says(third, Who.SAME),
                others(base, third));
    }

    /** A subject that is always said: "you draw", "your rival draws", "a player draws". */
    public static Syntax<Who> doing(String base, String third) {
        return either(says("you " + base, Who.YOU), others(base, third));
    }

    private static Syntax<Who> others(String base, String third) {
        return either(
                says("your rival " + third, Who.RIVAL), says("both players " + base, Who.BOTH),
                says("each player " + third, Who.EACH), says("either player " + third, Who.EITHER),
                says("a player " + third, Who.ANY),
                says("they " + base, Who.THEY), says("that player " + third, Who.THAT_PLAYER),
                says("its owner " + third, Who.OWNER), says("the active player " + third, Who.ACTIVE));
    }

    /** "you have drawn", "your rival has drawn". */
    static Syntax<Who> having(String participle) {
        return doing("have " + participle, "has " + participle);
    }
}
