package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Namings;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Nouns;
import cardinal.ufs.text.Players;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

/** "name a card type" (K.5.5); of: "name a foundation", "name an asset or foundation", empty for any card. */
public record NameIt(Who who, Naming what, List<Noun> of) implements Performable {
    public static final Syntax<NameIt> SYNTAX = either(
            phrase("{} {}", Players.told("name", "names"), naming()).as(
                    NameIt.class, (who, what) -> new NameIt(who, what, List.of()),
                    name -> name.of().isEmpty() ? name.who() : null, NameIt::what),
            phrase("{} {}", Players.told("name", "names"), Syntax.article(Syntax.series(Nouns.noun(false), "or"))).as(
                    NameIt.class,
                    (who, of) -> of.stream().allMatch(noun -> noun.type() != null && !noun.isAnyUse())
                            ? new NameIt(who, Naming.CARD, of) : null,
                    name -> name.what() == Naming.CARD ? name.who() : null,
                    name -> name.of().isEmpty() ? null : name.of()));

    private static Syntax<Naming> naming() {
        return either(
                says("a card", Naming.CARD), says("a card type", Naming.CARD_TYPE), says("a keyword", Naming.KEYWORD),
                says("a trait", Naming.TRAIT),
                says("a symbol", Naming.SYMBOL), says("an attack zone", Naming.ATTACK_ZONE),
                says("a block zone", Naming.BLOCK_ZONE));
    }

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public Naming names() {
        return what;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.hasAnswer(0) || Namings.ask(t, effect.seat(t, who), what, of);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        Bindings now = effect.bindings().naming(Namings.word(t, what, effect.answer(0)));
        effect.set(what == Naming.CARD ? now.mentioning(List.of()) : now);
    }
}
