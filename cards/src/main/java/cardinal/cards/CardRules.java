package cardinal.cards;

import cardinal.kernel.Answer;
import cardinal.kernel.BadInput;
import cardinal.kernel.Edition;
import cardinal.kernel.Event;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Question;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.RulesVersion;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Speech;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The front door of a card game: a ruleset whose matches start with deck lists. A list is checked once per mode of play and then remembered.
 *
 * @param <P> the pool of the game
 * @param <M> a mode of play or format
 * @param <K> a deck
 */
public abstract class CardRules<T extends Table, P extends Pool<?, ?, ?>, M, K> implements Ruleset<T> {
    /** A list is legal for a mode. */
    private record Entered<M>(DeckList list, M mode) {
    }

    /** So many lists are remembered. */
    private static final int REMEMBERED = 10_000;

    private final Edition edition;
    private final P pool;
    private final Speech<T> speech;
    private final String version;
    private final Map<Entered<M>, K> legal = new ConcurrentHashMap<>();

    protected CardRules(Edition edition, P pool, Speech<T> speech) {
        this.edition = edition;
        this.pool = pool;
        this.speech = speech;
        version = RulesVersion.of(getClass());
    }

    /** The mode of play of this name; a complaint if there is none. */
    protected abstract M modeOf(String name);

    protected abstract int seats(M mode);

    /** The deck a list describes, if it may be played in this mode; otherwise a complaint that names every reason. */
    protected abstract K legalDeck(DeckList list, M mode);

    /** All cards of a deck, those that only may come in included. */
    protected abstract Collection<? extends Compiled<?, ?>> cardsOf(K deck);

    /** The same rules with cards that a match has kept. */
    public abstract Ruleset<T> keeping(List<KeptCard> cards);

    /** The table with every card in its zone; the rest of the setup is the first procedure. */
    public abstract T start(M mode, List<K> decks, long seed);

    @Override
    public final T start(Setup setup) {
        M mode = modeOf(setup.mode());
        if (setup.decks().size() != seats(mode)) {
            throw new BadInput(
                    id() + " needs " + seats(mode) + " decks for " + setup.mode() + ", not " + setup.decks().size());
        }
        List<K> decks = new ArrayList<>();
        for (DeckList list : setup.decks()) {
            decks.add(entered(list, mode));
        }
        return start(mode, decks, setup.seed());
    }

    private K entered(DeckList entered, M mode) {
        if (legal.size() > REMEMBERED) {
            legal.clear();
        }
        return legal.computeIfAbsent(new Entered<>(entered, mode), e -> legalDeck(e.list, e.mode));
    }

    /** The edition of the rules that is played; a game with hooks of its own answers with its own kind. */
    public Edition edition() {
        return edition;
    }

    public final P pool() {
        return pool;
    }

    @Override
    public final String id() {
        return edition.id();
    }

    @Override
    public final String version() {
        return version;
    }

    @Override
    public final List<KeptCard> cards(Setup setup) {
        M mode = modeOf(setup.mode());
        Set<Compiled<?, ?>> cards = new LinkedHashSet<>();
        setup.decks().forEach(list -> cards.addAll(cardsOf(entered(list, mode))));
        return pool.kept(cards);
    }

    @Override
    public final Ruleset<T> with(List<KeptCard> cards) {
        return cards.stream().allMatch(pool::has) ? this : keeping(cards);
    }

    @Override
    public final long poolFingerprint() {
        return pool.fingerprint();
    }

    @Override
    public final String poolName() {
        return pool.title();
    }

    @Override
    public final String command(T table, long option) {
        return speech.command().of(table, option);
    }

    @Override
    public final Question question(T table) {
        return speech.question().of(table);
    }

    @Override
    public final Answer answer(T table, long option) {
        return speech.answer().of(table, option);
    }

    @Override
    public final List<Reason> why(T table, int seat, String command) {
        return edition.cite(speech.why().to(table, seat, command));
    }

    @Override
    public final List<String> view(T table, int seat) {
        return speech.view().of(table, seat);
    }

    @Override
    public final Sentence narrate(T table, int seat, Event event) {
        return speech.log().tell(table, seat, event);
    }
}
