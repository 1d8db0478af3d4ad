package cardinal.ufs.table;

import cardinal.kernel.BadInput;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.card.Side;
import cardinal.ufs.card.State;
import cardinal.ufs.edition.Edition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cards a match can be played with, compiled for one edition, with their printed states made once. */
public final class CardPool {
    private final Edition edition;
    private final List<CardDef> cards;
    private final Map<String, CardDef> named = new LinkedHashMap<>();
    private final State[] fronts;
    private final State[] backs;

    /** The number of each card is its place in the list. */
    public CardPool(Edition edition, List<CardDef> cards) {
        this.edition = edition;
        this.cards = List.copyOf(cards);
        fronts = new State[cards.size()];
        backs = new State[cards.size()];
        for (int i = 0; i < cards.size(); i++) {
            CardDef def = cards.get(i);
            if (def.number() != i) {
                throw new IllegalArgumentException(def.name() + " has number " + def.number() + ", not " + i);
            }
            named.putIfAbsent(def.name(), def);
            fronts[i] = State.printed(def, def.front());
            Side back = def.back();
            backs[i] = back == null ? fronts[i] : State.printed(def, back);
        }
    }

    public Edition edition() {
        return edition;
    }

    public List<CardDef> cards() {
        return cards;
    }

    public @Nullable CardDef find(String name) {
        return named.get(name);
    }

    public CardDef card(String name) {
        CardDef def = named.get(name);
        if (def == null) {
            throw new BadInput("no card is called " + name);
        }
        return def;
    }

    /** Layer 0 of a card, front or other side. */
    public State printed(CardDef def, boolean other) {
        return other ? backs[def.number()] : fronts[def.number()];
    }
}
