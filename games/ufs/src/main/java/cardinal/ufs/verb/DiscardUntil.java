package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.GameActions;
import cardinal.ufs.rules.Filters;
import cardinal.ufs.rules.Subject;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Acts;
import cardinal.ufs.text.Nouns;
import cardinal.ufs.text.Players;
import java.util.ArrayList;
import java.util.List;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "discard cards from the top of your deck until you discard an attack": the last one is "that card". */
public record DiscardUntil(Who who, Act act, Filter until) implements Verb {
    public static final Syntax<DiscardUntil> SYNTAX = either(until(Acts.DISCARD), until(Acts.REVEAL), until(Acts.MILL));

    private static Syntax<DiscardUntil> until(Acts act) {
        return phrase("{} cards from the top of your deck until you " + act.base() + " {}",
                Players.told(act.base(), act.third()), article(Nouns.ONE)).as(
                        DiscardUntil.class,
                        (who, until) -> who == Who.YOU ? new DiscardUntil(who, act.act(), until) : null,
                        it -> it.act() == act.act() ? it.who() : null, DiscardUntil::until);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, who);
        List<Ref> down = downTo(effect, t, t.zone(seat, Places.DECK));
        List<Ref> all = new ArrayList<>();
        t.hold();
        for (Ref card : down) {
            all.addAll(act == Act.REVEAL ? GameActions.reveal(t, List.of(card), effect.cause())
                    : GameActions.discard(t, List.of(card), act, effect.cause(), 0));
        }
        t.release();
        effect.did(act, all);
        effect.set(effect.bindings().mentioning(all.isEmpty() ? all : List.of(all.getLast())));
    }

    /** The cards from the top of the deck down to the first one that fits; all of them if none does. */
    private List<Ref> downTo(Effect effect, UfsTable t, int deck) {
        List<Ref> down = new ArrayList<>();
        for (int i = t.size(deck) - 1; i >= 0; i--) {
            int card = t.cardAt(deck, i);
            down.add(t.ref(card));
            if (Filters.fits(t, effect.bindings(), until, Subject.printed(t, card))) {
                break;
            }
        }
        return down;
    }
}
