package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Uses;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** 406.3: "play a unit from your trash, ignoring its Energy cost", "play it, ignoring its cost", "play me". */
public record PlayIt(Selector what, Free free, Where where) implements Verb {
    private static final Syntax<Where> WHERE =
            either(says(" to here", Where.HERE), says(" to your base", Where.BASE)).orElse(Where.ANYWHERE);

    public static final Syntax<PlayIt> SYNTAX = either(played("my", true), played("its", false));

    private static Syntax<PlayIt> played(String whose, boolean me) {
        String ignoring = ", ignoring " + whose;
        Syntax<Free> free = either(
                says(ignoring + " cost", Free.COST), says(ignoring + " Energy cost", Free.ENERGY),
                says(ignoring + " Power cost", Free.POWER))
                .orElse(Free.NOTHING);
        return phrase("play {}{}{}", Selectors.OBJECT, WHERE, free).as(
                PlayIt.class, (what, where, cost) -> isMe(what) == me ? new PlayIt(what, cost, where) : null,
                PlayIt::what, PlayIt::where, PlayIt::free);
    }

    private static boolean isMe(Selector what) {
        return what instanceof Selector.Self || what instanceof Selector.SelfFrom;
    }

    /** Which base costs are ignored (353.1). */
    public enum Free {
        NOTHING, COST, ENERGY, POWER
    }

    /** Where a unit played this way may go. */
    public enum Where {
        ANYWHERE, HERE, BASE
    }

    /** 181.6.c: nobody plays it for an uncontrolled battlefield. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            play(effect, t, seat);
        }
    }

    private void play(Effect effect, RiftTable t, int seat) {
        int ignored = switch (free) {
            case NOTHING -> 0;
            case COST -> Costing.IGNORE_ALL;
            case ENERGY -> Costing.IGNORE_ENERGY;
            case POWER -> Costing.IGNORE_POWER;
        };
        int place = switch (where) {
            case ANYWHERE -> effect.item().is(ChainItem.FROM_HIDDEN) ? effect.item().place() : Table.NONE;
            case HERE -> effect.scope(t).here();
            case BASE -> t.base(seat);
        };
        for (int card : effect.select(t, what)) {
            if (Legal.couldPlay(t, seat, card, ignored)) {
                Uses.play(t, seat, card, ignored, 0, place);
            }
        }
    }
}
