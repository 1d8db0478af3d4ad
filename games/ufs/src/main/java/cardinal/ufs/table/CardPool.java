package cardinal.ufs.table;

import cardinal.cards.Pool;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardCompiler;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.card.Side;
import cardinal.ufs.card.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.edition.Edition;
import cardinal.ufs.text.UfsText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The cards a match can be played with, compiled for one edition, with their printed states made once. */
public final class CardPool extends Pool<CardData, CardText, CardDef> {
    private final Edition edition;
    private final CardCompiler compiler;
    private final List<CardDef> cards = new ArrayList<>();
    private State[] fronts = new State[64];
    private State[] backs = new State[64];
    private final Map<CardDef, State> wholes = new HashMap<>();
    private final Map<Integer, State> chosen = new ConcurrentHashMap<>();

    /** A pool with the tokens of the rules. */
    public CardPool(Edition edition) {
        this.edition = edition;
        compiler = new CardCompiler(edition::granted);
        UfsText.tokens().forEach(this::add);
    }

    @Override
    protected CardDef compile(int number, CardData card, List<CardText> texts) {
        CardDef def = compiler.compile(number, card, texts);
        Side back = def.back();
        if (number >= fronts.length) {
            fronts = Arrays.copyOf(fronts, number * 2);
            backs = Arrays.copyOf(backs, number * 2);
        }
        cards.add(def);
        fronts[number] = State.printed(def, def.front());
        backs[number] = back == null ? fronts[number] : State.printed(def, back);
        if (def.split()) {
            wholes.put(def, fronts[number].with(backs[number].abilities()));
        }
        return def;
    }

    public Edition edition() {
        return edition;
    }

    /** In the order of their numbers. */
    public List<CardDef> cards() {
        return List.copyOf(cards);
    }

    public CardDef card(String name) {
        return get(name);
    }

    /** 2010, 11.13.1: the same with the infinity symbol chosen; symbol counts from 1. */
    State printed(CardDef def, boolean other, int symbol) {
        return chosen.computeIfAbsent((def.number() * 2 + (other ? 1 : 0)) * 16 + symbol,
                k -> printed(def, other).withInfinityAs(Symbol.values()[symbol - 1]));
    }

    /** 2010, 2.6.0.4: of a split card where it is both halves: the first, with the abilities of the second after its own. */
    State whole(CardDef def) {
        return wholes.getOrDefault(def, fronts[def.number()]);
    }

    boolean hasSplitCards() {
        return !wholes.isEmpty();
    }

    /** Layer 0 of a card, front or other side. */
    public State printed(CardDef def, boolean other) {
        return (other ? backs : fronts)[def.number()];
    }
}
