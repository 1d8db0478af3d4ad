package cardinal.cards;

import cardinal.kernel.BadInput;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Wording;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The cards a match may use, each compiled once and found by its name. Filled first, then shared. */
public abstract class Pool<D extends Printed, A, C extends Compiled<D, A>> {
    private final Map<String, C> byName = new LinkedHashMap<>();
    private final Map<String, C> byOtherName = new HashMap<>();
    private final Map<Integer, C> byNumber = new HashMap<>();
    private final Map<Integer, List<Integer>> parts = new HashMap<>();
    private final Map<Integer, String> definitions = new ConcurrentHashMap<>();
    private final Deque<Integer> given = new ArrayDeque<>();
    private final List<Integer> used = new ArrayList<>();
    private int count;
    private String title = "";

    /** The card made ready for play. Its number is its own in this pool. */
    protected abstract C compile(int number, D card, List<A> abilities);

    public final C add(D card, List<A> abilities) {
        return add(count, List.of(), card, abilities);
    }

    /** Adds a card under the numbers that it had in another pool. */
    final void add(KeptCard kept, D card, List<A> abilities) {
        add(kept.number(), kept.parts(), card, abilities);
    }

    private C add(int number, List<Integer> numbers, D card, List<A> abilities) {
        given.clear();
        given.addAll(numbers);
        used.clear();
        C compiled = compile(number, card, abilities);
        count = Math.max(count, number + 1);
        byNumber.put(number, compiled);
        parts.put(number, List.copyOf(used));
        byName.put(Wording.fold(key(card)), compiled);
        card.otherNames().forEach(name -> byOtherName.putIfAbsent(Wording.fold(name), compiled));
        return compiled;
    }

    /**
     * For {@link #compile}: the number that a part of the card has in this pool, such as a kind of counter. A card that a match has kept
     * has kept those too; otherwise it is a fresh one.
     */
    protected final int part(IntSupplier fresh) {
        int number = given.isEmpty() ? fresh.getAsInt() : given.remove();
        used.add(number);
        return number;
    }

    /** The cards of this pool that can come into a match by this one, such as its tokens, or that its text is about. */
    protected Collection<C> related(C card) {
        return List.of();
    }

    /** These cards and what can come into a match by them, as a match keeps them, in the order of their numbers. */
    @SuppressWarnings("unchecked")
    final List<KeptCard> kept(Collection<? extends Compiled<?, ?>> cards) {
        SortedMap<Integer, C> all = new TreeMap<>();
        Deque<C> open = new ArrayDeque<>((Collection<C>) cards);
        while (!open.isEmpty()) {
            C card = open.remove();
            if (byNumber.get(card.number()) == card && all.putIfAbsent(card.number(), card) == null) {
                open.addAll(related(card));
            }
        }
        return all.values().stream()
                .map(card -> new KeptCard(card.number(), partsOf(card.number()), definition(card))).toList();
    }

    private List<Integer> partsOf(int number) {
        return parts.getOrDefault(number, List.of());
    }

    private String definition(C card) {
        return definitions.computeIfAbsent(card.number(), n -> Definitions.of(card.data()));
    }

    /** Whether this pool has the card as it was kept, under the same numbers. */
    final boolean has(KeptCard kept) {
        C card = byNumber.get(kept.number());
        return card != null && byName.get(Wording.fold(key(card.data()))) == card
                && partsOf(kept.number()).equals(kept.parts()) && definition(card).equals(kept.definition());
    }

    /** What a card is found by: its name, unless a game prints two cards of one name. */
    protected String key(D card) {
        return card.name();
    }

    /** The names of the tokens that the text of a card makes and that this pool does not hold. */
    protected List<String> missing(C card) {
        return List.of();
    }

    /** The cards that make tokens which nothing defines, with the names of these: no match may begin with them. */
    public final Map<D, List<String>> lacking() {
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

    /** The card with this number, of those that are here. */
    public final C byNumber(int number) {
        C card = byNumber.get(number);
        if (card == null) {
            throw new IllegalArgumentException("no card has the number " + number);
        }
        return card;
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
