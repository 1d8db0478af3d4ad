package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Option;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.flow.Changing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;
import java.util.Optional;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.phrase;

/** "change this attack's zone to low", "change the zone of this attack" (the player picks); block: its block zone. */
record ChangeZone(Selector what, boolean block, Optional<AttackZone> to, boolean possessive)
        implements Performable {
    public static final Syntax<ChangeZone> SYNTAX = either(
            said("change {} zone", Amounts.POSSESSOR, false, true),
            said("change the zone of {}", Selectors.ONE, false, false),
            said("change {} block zone", Amounts.POSSESSOR, true, true));

    private static Syntax<ChangeZone> said(String words, Syntax<Selector> what, boolean block, boolean possessive) {
        return phrase(words + "{}", what, maybe(phrase(" to {}", Words.ATTACK_ZONE).itself())).as(
                ChangeZone.class, (card, to) -> new ChangeZone(card, block, to, possessive),
                it -> it.block() == block && it.possessive() == possessive ? it.what() : null, ChangeZone::to);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.CHOOSE) && (to.isPresent() || VerbQuestions.askZone(effect, t));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        AttackZone zone = to.orElseGet(() -> AttackZone.values()[Option.a(effect.answer(0))]);
        boolean any = false;
        List<Ref> cards = effect.cards(t, what);
        for (Ref ref : cards) {
            any |= t.isSame(ref) && Changing.changeZone(t, ref.card(), block, zone, effect.cause());
        }
        effect.spokeOf(cards);
        effect.set(effect.bindings().done(any));
    }
}
