package cardinal.catalog.game;

import cardinal.cards.CardList;
import cardinal.cards.CardReport;
import cardinal.cards.CardSet;
import cardinal.cards.Compiled;
import cardinal.cards.Library;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.cards.Shipped;
import cardinal.cards.deck.DeckMaker;
import cardinal.cards.deck.Draft;
import cardinal.cards.deck.Violation;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.NearestSentence;
import cardinal.cards.text.Outline;
import cardinal.cards.text.Reading;
import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.scenario.ScenarioGame;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A game with its starter set, and with the cards of a file if one is given. */
public abstract class CardGame<T extends Table, D extends Printed, C extends Compiled<D, ?>, P extends Pool<D, ?, C>>
        implements Game<T> {
    private final Supplier<Library<D, ?, P>> library;
    private final Supplier<CardSet<D, P>> set;
    private final Supplier<List<D>> own;
    private final boolean hasOwn;
    private final List<CardList.Refused> refused;

    /** @param cards further cards, read at once; one of them takes the place of a starter card with its name */
    protected CardGame(Supplier<Library<D, ?, P>> library, Shipped<D, P> shipped, Optional<CardSource> cards) {
        this.library = library;
        hasOwn = cards.isPresent();
        if (cards.isPresent()) {
            List<CardList<D>> lists = cards.get().files().stream().map(library.get()::list).toList();
            List<D> read = merged(lists);
            CardSet<D, P> joined = joined(shipped, read, cards.get().pool());
            refused = lists.stream().flatMap(list -> list.refused().stream()).toList();
            own = () -> read;
            set = () -> joined;
        } else {
            own = shipped::cards;
            set = shipped::set;
            refused = List.of();
        }
    }

    /** The same cards in another mode. */
    protected CardGame(CardGame<T, D, C, P> usual) {
        library = usual.library;
        set = usual.set;
        own = usual.own;
        hasOwn = usual.hasOwn;
        refused = usual.refused;
    }

    /** Whether cards were imported, so that there is more than the starter set. */
    protected final boolean hasOwn() {
        return hasOwn;
    }

    /** The cards of several files; of those of one name the last. */
    private List<D> merged(List<CardList<D>> lists) {
        if (lists.size() == 1) {
            return lists.getFirst().cards();
        }
        Map<String, D> byName = new LinkedHashMap<>();
        lists.forEach(
                list -> list.cards().forEach(card -> byName.put(Wording.fold(library().format().key(card)), card)));
        return List.copyOf(byName.values());
    }

    private CardSet<D, P> joined(Shipped<D, P> shipped, List<D> more, String pool) {
        Set<String> names = more.stream().map(card -> Wording.fold(library().format().key(card)))
                .collect(Collectors.toSet());
        List<D> all = new ArrayList<>(shipped.cards());
        all.removeIf(card -> names.contains(Wording.fold(library().format().key(card))));
        all.addAll(more);
        CardSet<D, P> joined = library().compile(all);
        joined.pool().entitle(pool);
        return joined;
    }

    /** How decks are made by chance. */
    protected abstract DeckMaker<C> maker(Draft<C> cards);

    private DeckMaker<C> maker() {
        return maker(new Draft<>(wanted(), List.copyOf(set().pool().all())));
    }

    /** The supported ones of the imported cards; without any, those of the starter set. */
    private List<C> wanted() {
        Set<D> mine = new HashSet<>(own.get());
        return set().pool().all().stream().filter(card -> mine.contains(card.data())).toList();
    }

    @Override
    public final Function<Dice, Optional<DeckList>> randomDecks() {
        DeckMaker<C> maker = maker();
        return dice -> maker.deck(dice, null);
    }

    @Override
    public final List<CardReport> reports() {
        return Stream
                .concat(library().reports(own.get(), set()).stream(), refused.stream().map(CardList.Refused::report))
                .toList();
    }

    @Override
    public final Map<String, List<String>> printings() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        own.get().forEach(card -> all.put(library().format().key(card), card.codes()));
        return all;
    }

    @Override
    public final Mutations.Findings mutations() {
        return own.get().parallelStream().map(card -> Mutations.of(library(), card)).reduce(Mutations.Findings::and)
                .orElseThrow();
    }

    @Override
    public final List<Candidate> candidates() {
        DeckMaker<C> maker = maker();
        return wanted().stream().map(card -> new Candidate(library().format().key(card.data()),
                dice -> maker.deck(dice, card))).toList();
    }

    protected final CardSet<D, P> set() {
        return set.get();
    }

    /** Scenarios whose tables all have these very cards, and no others. */
    protected abstract ScenarioGame<T> sharing(P pool);

    /** How it is found out which words of a card matter. */
    protected abstract TwinTables<T, D> twinTables();

    @Override
    public final Twins<T, D> twins() {
        return new Twins<>(understood(wanted()), understood(set().pool().all()), library().format()::key,
                twinTables(), this::scenarios);
    }

    private static <D extends Printed> List<Twins.Understood<D>> understood(
            Collection<? extends Compiled<D, ?>> cards) {
        return cards.stream().map(card -> new Twins.Understood<>(card.data(), card.abilities())).toList();
    }

    @SuppressWarnings("unchecked")
    private ScenarioGame<T> scenarios(List<Twins.Understood<D>> cards) {
        P pool = library().pool().get();
        cards.forEach(card -> ((Pool<D, Object, ?>) pool).add(card.card(), (List<Object>) card.abilities()));
        return sharing(pool);
    }

    @Override
    public final Collection<C> faces() {
        return set().pool().all();
    }

    @Override
    public final Library<D, ?, P> library() {
        return library.get();
    }

    @Override
    public final List<Violation> faults(DeckList deck) {
        return read(deck).faults();
    }

    /** Paragraph by paragraph, so that what is understood is shown beside what is not. */
    @Override
    public final Trial trial(Map<String, String> card) {
        D whole = library().format().read(card, key -> key.isEmpty() ? "the card" : "field \"" + key + "\"");
        if (library().text().apply(whole) instanceof Reading.Understood<?> read) {
            return new Trial(whole.name(), Outline.of(read.abilities()), List.of());
        }
        List<String> understood = new ArrayList<>();
        List<Trial.Failure> failures = new ArrayList<>();
        List<String> paragraphs = card.getOrDefault("text", "").lines().filter(line -> !line.isBlank()).toList();
        for (String paragraph : paragraphs.isEmpty() ? List.of("") : paragraphs) {
            Map<String, String> alone = new LinkedHashMap<>(card);
            alone.put("text", paragraph);
            switch (library().text().apply(library().format().read(alone, key -> "the card"))) {
                case Reading.Understood<?> read -> understood.addAll(Outline.of(read.abilities()));
                case Reading.NotUnderstood<?> read -> failures.add(failure(paragraph, read.unread(), read.why()));
            }
        }
        return new Trial(whole.name(), understood.stream().distinct().toList(), failures);
    }

    private Trial.Failure failure(String paragraph, List<String> unread, String why) {
        String sentence = unread.isEmpty() ? paragraph : NearestSentence.around(paragraph, unread.getFirst());
        List<String> texts = set().pool().all().stream().map(known -> known.data().text()).toList();
        return new Trial.Failure(paragraph, unread, why, NearestSentence.to(sentence, texts));
    }
}
