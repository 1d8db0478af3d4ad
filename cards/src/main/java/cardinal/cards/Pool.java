package cardinal.cards;

import cardinal.kernel.BadInput;
import cardinal.kernel.Wording;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cards a match may use, each compiled once and found by its name. Filled first, then shared. */
public abstract class Pool<D extends Printed, A, C extends Compiled<D, A>> {
    private final Map<String, C> byName = new LinkedHashMap<>();
    private final Map<String, C> byOtherName = new HashMap<>();
    private int count;
    private String title = "";

    /** The card made ready for play. Its number is its own in this pool. */
    protected abstract C compile(int number, D card, List<A> abilities);

    public final C add(D card, List<A> abilities) {
        C compiled = compile(count++, card, abilities);
        byName.put(Wording.fold(key(card)), compiled);
        card.otherNames().forEach(name -> byOtherName.putIfAbsent(Wording.fold(name), compiled));
        return compiled;
    }

    /** What a card is found by: its name, unless a game prints two cards of one name. */
    protected String key(D card) {
        return card.name();
    }

    /** What a card of this pool names to play and the pool does not hold, such as a token. */
    protected List<String> missing(C card) {
        return List.of();
    }

    /** The cards that miss something, with what it is. */
    final Map<D, List<String>> lacking() {
        Map<D, List<String>> lacking = new LinkedHashMap<>();
        for (C card : byName.values()) {
            List<String> missing = missing(card);
            if (!missing.isEmpty()) {
                lacking.put(card.data(), missing);
            }
        }
        return lacking;
    }

    /** What the pool is called where it is kept; empty for the cards that a game comes with. */
    public final String title() {
        return title;
    }

    /** Calls the pool by the name under which its cards are kept. */
    public final void entitle(String name) {
        title = name;
    }

    public final @Nullable C find(String name) {
        String folded = Wording.fold(name);
        C card = byName.get(folded);
        return card == null ? byOtherName.get(folded) : card;
    }

    public final C get(String name) {
        C card = find(name);
        if (card == null) {
            throw new BadInput("there is no card named \"" + name + "\"");
        }
        return card;
    }

    /** In the order in which they were added. */
    public final Collection<C> all() {
        return byName.values();
    }

    public final List<String> names() {
        return byName.values().stream().map(Compiled::name).toList();
    }

    /** The same for the same cards, on every run. */
    public final long fingerprint() {
        long hash = 17;
        for (C card : byName.values()) {
            hash = hash * 1_000_003 + card.data().toString().hashCode();
        }
        return hash;
    }
}
