package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

/** "play 1 attack from your discard pile as your next form (no check necessary)", "try to play it". */
public record PlayCard(Who who, Selector what, boolean tries, Happening.As as, boolean nextForm, boolean noCheck)
        implements Performable {
    public static final Syntax<PlayCard> SYNTAX =
            rule("play card", () -> either(said("play", "plays", false), said("try to play", "tries to play", true)));

    private record Way(Happening.As as, boolean nextForm) {
    }

    /** "play this card as a reversal" is a cost (PlayAsReversal). */
    private static boolean isCost(Selector what, Way how) {
        return how.as() == Happening.As.REVERSAL && what.equals(Selector.THIS_CARD);
    }

    private static Syntax<PlayCard> said(String base, String third, boolean tries) {
        Syntax<Way> way = either(
                says(" as your next form", new Way(Happening.As.UNSAID, true)),
                says(" as a block", new Way(Happening.As.BLOCK, false)),
                says(" as an attack", new Way(Happening.As.ATTACK, false)),
                says(" as a reversal", new Way(Happening.As.REVERSAL, false)))
                .orElse(new Way(Happening.As.UNSAID, false));
        return phrase("{} {}{}{}", Players.told(base, third), Selectors.OBJECT, way,
                says(" (no check necessary)", true).orElse(false)).as(
                        PlayCard.class,
                        (who, what, how, free) -> isCost(what, how) ? null
                                : new PlayCard(who, what, tries, how.as(), how.nextForm(), free),
                        play -> play.tries() == tries ? play.who() : null, PlayCard::what,
                        play -> new Way(play.as(), play.nextForm()), PlayCard::noCheck);
    }

    @Override
    public Selector describes() {
        return what;
    }

    @Override
    public boolean isNextForm() {
        return nextForm && !(what instanceof Selector.Some);
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return nextForm ? effect.pick(t, who, what, Act.PLAY) : effect.pickToPlay(t, who, what, as);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.cards(t, what);
        effect.spokeOf(cards);
        VerbDeeds.playCards(effect, t, effect.seat(t, who), cards, as, nextForm, noCheck);
    }
}
