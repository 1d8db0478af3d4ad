package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Who;

/** Players and what they do: "draw", "each player draws", "they draw". */
public final class Players {
    private Players() {
    }

    /** An instruction to a player; "you" is not said. */
    public static Syntax<Who> act(String plain, String third) {
        return either(says(plain, Who.YOU), others(plain, third));
    }

    /** A statement about a player; "you" is said: "you score 1 point". */
    public static Syntax<Who> state(String plain, String third) {
        return either(says("you " + plain, Who.YOU), others(plain, third));
    }

    /** A statement about anyone but you: "each player draws", "they draw". */
    public static Syntax<Who> others(String plain, String third) {
        return either(
                says("each player " + third, Who.EACH_PLAYER), says("each opponent " + third, Who.EACH_OPPONENT),
                says("each other player " + third, Who.EACH_OTHER_PLAYER),
                says("its controller " + third, Who.ITS_CONTROLLER), says("its owner " + third, Who.ITS_OWNER),
                says("that player " + third, Who.THAT_PLAYER), says("they " + plain, Who.THEY));
    }

    /** Something that belongs to a player: "your hand", "each player's hand". */
    public static Syntax<Who> whose(String what) {
        return either(
                says("your " + what, Who.YOU), says("each player's " + what, Who.EACH_PLAYER),
                says("each opponent's " + what, Who.EACH_OPPONENT),
                says("its controller's " + what, Who.ITS_CONTROLLER),
                says("its owner's " + what, Who.ITS_OWNER), says("that player's " + what, Who.THAT_PLAYER),
                says("their " + what, Who.THEY));
    }
}
