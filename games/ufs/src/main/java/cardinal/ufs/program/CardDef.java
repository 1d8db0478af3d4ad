package cardinal.ufs.program;

import cardinal.cards.Compiled;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Symbol;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A printed card, compiled for one edition, with the states that are printed on it made once (C.3.3.1). */
public final class CardDef implements Compiled<CardData, CardText> {
    private final int number;
    private final CardData data;
    private final List<CardText> abilities;
    private final Side front;
    private final @Nullable Side back;
    private final Set<Symbol> symbols;
    private final Set<Symbol> attuned;
    private final Set<String> marks;
    private final Map<String, String> statistics;
    private final List<AbilityDef> skillTree;
    private final CardType type;
    private final boolean split;
    private final State printed;
    private final State printedBack;
    private final State whole;

    /**
     * @param data  as printed
     * @param abilities  the text of its front, its back and its skill tree, as far as it has them
     * @param front  the side that counts by default
     * @param back  UniVersus: the other side of a double-sided card; 2010: the second half of a split card
     * @param attuned  UniVersus: symbols with a square icon
     * @param marks  watermark or set icon, and universe, as cards name them
     * @param statistics  B.1.2.4: of a character its gender, height, weight, blood type; "?": unknown
     * @param skillTree  UniVersus: the abilities a character unlocks, in order
     */
    CardDef(int number, CardData data, List<CardText> abilities, Side front, @Nullable Side back, Set<Symbol> symbols,
            Set<Symbol> attuned, Set<String> marks, Map<String, String> statistics, List<AbilityDef> skillTree) {
        this.number = number;
        this.data = data;
        this.abilities = abilities;
        this.front = front;
        this.back = back;
        this.symbols = symbols;
        this.attuned = attuned;
        this.marks = marks;
        this.statistics = statistics;
        this.skillTree = skillTree;
        type = front.type();
        split = data.split();
        printed = State.printed(this, front);
        printedBack = back == null ? printed : State.printed(this, back);
        whole = split ? printed.with(printedBack.abilities()) : printed;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public CardData data() {
        return data;
    }

    @Override
    public List<CardText> abilities() {
        return abilities;
    }

    public Side front() {
        return front;
    }

    public @Nullable Side back() {
        return back;
    }

    public Set<Symbol> symbols() {
        return symbols;
    }

    public Set<Symbol> attuned() {
        return attuned;
    }

    public Set<String> marks() {
        return marks;
    }

    public Map<String, String> statistics() {
        return statistics;
    }

    public List<AbilityDef> skillTree() {
        return skillTree;
    }

    /** Of a character its name and version (B.6.1.1), so that copies share it (K.3.2). */
    @Override
    public String name() {
        return data.name();
    }

    /** A character's name without version and parentheses; the name of everything else. */
    public String identity() {
        return data.identity();
    }

    /** Of a character; empty when none is printed. */
    public String version() {
        return data.version();
    }

    /** Whether the back is a half that may be declared (2010, 2.6). */
    public boolean split() {
        return split;
    }

    /** B.6.6.2. */
    public boolean infinity() {
        return data.infinity();
    }

    public CardType type() {
        return type;
    }

    public boolean isToken() {
        return type == CardType.TOKEN;
    }

    /** The printed side that is up. */
    public Side side(boolean other) {
        Side b = back;
        return other && b != null ? b : front;
    }

    /** Layer 0: the state that is printed on its front, or on its other side. */
    public State printed(boolean other) {
        return other ? printedBack : printed;
    }

    /** 2010, 2.6.0.4: where a split card is both halves: the first, with the abilities of the second after its own. */
    public State whole() {
        return whole;
    }

    /** Cards are told apart by their number in the pool. */
    @Override
    public boolean equals(Object o) {
        return o instanceof CardDef c && c.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return name();
    }
}
