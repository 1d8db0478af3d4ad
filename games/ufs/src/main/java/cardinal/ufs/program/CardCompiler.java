package cardinal.ufs.program;

import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.SideData;
import cardinal.ufs.card.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes printed cards ready for play: the paragraphs of each side, and what its keywords grant in the edition (I.2.2). */
public final class CardCompiler {
    private final Function<KeywordUse, List<AbilityDef>> granted;

    /** @param granted what a keyword grants in the edition */
    public CardCompiler(Function<KeywordUse, List<AbilityDef>> granted) {
        this.granted = granted;
    }

    /** @param texts front, back where there is one, skill tree where there is one */
    public CardDef compile(int number, CardData card, List<CardText> texts) {
        SideData back = card.back();
        Side front = side(card.front(), texts.getFirst());
        Side other = back == null ? null : side(back, texts.get(1));
        List<AbilityDef> tree = card.skillTree().isEmpty() ? List.of()
                : texts.getLast().abilities().stream().map(a -> AbilityDef.printed(a, card.front().type())).toList();
        return new CardDef(number, card, texts, front, other, symbols(card.symbols(), card.attuned()),
                symbols(card.attuned(), List.of()),
                unmodifiable(card.marks()), Collections.unmodifiableMap(new TreeMap<>(card.statistics())), tree);
    }

    private Side side(SideData data, CardText text) {
        List<AbilityDef> abilities = new ArrayList<>();
        text.abilities().forEach(ability -> abilities.add(AbilityDef.printed(ability, data.type())));
        text.keywords().forEach(keyword -> abilities.addAll(granted.apply(keyword)));
        return new Side(data.type(), data.numbers(), data.attackZone(), data.blockZone(), text.keywords(),
                List.copyOf(abilities));
    }

    private static Set<Symbol> symbols(List<Symbol> some, List<Symbol> more) {
        Set<Symbol> all = EnumSet.noneOf(Symbol.class);
        Stream.concat(some.stream(), more.stream()).forEach(all::add);
        return Collections.unmodifiableSet(all);
    }

    private static Set<String> unmodifiable(List<String> marks) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(marks));
    }
}
