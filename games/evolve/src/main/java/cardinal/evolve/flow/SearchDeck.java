package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Wanted;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Progress;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Targets;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.7: looks through the deck for cards, puts what was found where the text says, and shuffles (5.7.2). */
public final class SearchDeck extends Frame<EvolveTable> implements MoveListener, Progress {
    private static final Step<SearchDeck, EvolveTable> ASK = SearchDeck::ask;
    private static final Step<SearchDeck, EvolveTable> FOUND = SearchDeck::askElsewhere;
    private static final Step<SearchDeck, EvolveTable> PUT = SearchDeck::put;
    static final Steps<SearchDeck, EvolveTable> STEPS = Steps.<SearchDeck, EvolveTable>of(SearchDeck.class)
            .then("5.7.1", SearchDeck::look)
            .then("5.7.1", ASK)
            .then("5.7.1", SearchDeck::take)
            .then("10.10.1", FOUND)
            .then("10.10.1", SearchDeck::takeElsewhere)
            .then("5.7.2", PUT)
            .then("5.7.2", SearchDeck::shuffle);

    /** Who searches. */
    private final int seat;
    /** What the text says to search for. */
    private final DeckSearch search;
    /** What the next sentence says instead, if it does. */
    private final DeckSearch.@Nullable Elsewhere other;
    /** Put where the other text says. */
    private boolean elsewhere;
    /** The kind of card that is looked for now. */
    private int wanted;
    /** The cards found so far, a group for each kind. */
    private Targets found;

    public SearchDeck(int seat, DeckSearch search, DeckSearch.@Nullable Elsewhere other) {
        super(STEPS);
        this.seat = seat;
        this.search = search;
        this.other = other;
        found = Targets.NONE.open();
    }

    /** Only the searching player looks. */
    private void look(EvolveTable t) {
        int deck = Zone.DECK.of(seat);
        for (int i = 0; i < t.size(deck); i++) {
            t.show(t.cardAt(deck, i), 1 << seat);
        }
    }

    /** 5.7.1.1, 4.1.2.2: with no condition but a number the cards must be found, else they need not be. */
    private void ask(EvolveTable t) {
        if (wanted >= search.wanted().size()) {
            goTo(FOUND);
            return;
        }
        Wanted w = search.wanted().get(wanted);
        Scope scope = ((Effect) t.below(this)).scope();
        int n = found.count(wanted);
        int most = Targeting.most(t, w.count(), scope);
        int deck = Zone.DECK.of(seat);
        if (n >= most) {
            nextWanted();
            return;
        }
        Prompt prompt = t.ask(seat, "5.7.1", Ask.CHOOSE, Purpose.SEARCH);
        for (int i = t.size(deck) - 1; i >= 0; i--) {
            int card = t.cardAt(deck, i);
            if (!isFound(card) && Targeting.mayAdd(t, w.filter(), card, found, wanted)
                    && Filters.isOneOf(t, w.filter(), scope, card) && !looksLikeEarlier(t, deck, i)) {
                prompt.add(Choice.PICK, card);
            }
        }
        boolean must = !PickCards.isConditional(w.filter()) && n < Targeting.least(t, w.count(), scope);
        if (!must || prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
    }

    /** Cards with the same face are offered once. */
    private boolean looksLikeEarlier(EvolveTable t, int deck, int i) {
        for (int j = t.size(deck) - 1; j > i; j--) {
            if (t.def(t.cardAt(deck, j)) == t.def(t.cardAt(deck, i)) && !isFound(t.cardAt(deck, j))) {
                return true;
            }
        }
        return false;
    }

    private boolean isFound(int card) {
        for (int i = 0; i < found.size(); i++) {
            if (found.has(i, card)) {
                return true;
            }
        }
        return false;
    }

    private void nextWanted() {
        wanted++;
        found = wanted < search.wanted().size() ? found.open() : found;
        goTo(ASK);
    }

    private void take(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            found = found.add(t.ref(Option.a(t.answer())));
            goTo(ASK);
        } else {
            nextWanted();
        }
    }

    /** "If it costs 2 or less, you may put it onto your field instead." */
    private void askElsewhere(EvolveTable t) {
        Effect effect = (Effect) t.below(this);
        effect.remember(Antecedent.of(Antecedent.How.NAMED, search.wanted().getFirst().filter()),
                Effect.refs(t, cards()));
        DeckSearch.Elsewhere o = other;
        elsewhere = o != null && cards().length > 0 && Conditions.holds(t, o.condition(), effect.scope());
        if (o != null && elsewhere && o.may()) {
            t.ask(seat, "10.10.1", Ask.YES_NO, Purpose.MAY).add(Choice.YES).add(Choice.NO);
        } else {
            goTo(PUT);
        }
    }

    private void takeElsewhere(EvolveTable t) {
        elsewhere = Option.kind(t.answer()) == Choice.YES;
    }

    private Destination to() {
        return elsewhere && other != null ? other.to() : search.to();
    }

    private boolean toTop() {
        return to() == Destination.TOP || to() == Destination.TOP_IN_ANY_ORDER;
    }

    /** What goes on top of the deck goes there after shuffling. */
    private void put(EvolveTable t) {
        if (toTop()) {
            GameActions.shuffle(t, seat);
        }
        Effect effect = (Effect) t.below(this);
        int[] cards = cards();
        effect.moving(t, Amount.Deed.PUT, cards);
        if (cards.length > 0) {
            PutCards.put(effect, t, cards, search.reveal() || isConditional(), to());
        }
    }

    /** 5.7.1.2: what meets a condition is shown to the opponent. */
    private boolean isConditional() {
        return search.wanted().stream().anyMatch(w -> PickCards.isConditional(w.filter()));
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
        ((Effect) t.below(this)).moved(t, cards);
    }

    private int[] cards() {
        int[] all = new int[0];
        for (int i = 0; i < found.size(); i++) {
            for (Targets.Pick p : found.slot(i)) {
                all = Arrays.copyOf(all, all.length + 1);
                all[all.length - 1] = p.ref().card();
            }
        }
        return all;
    }

    private void shuffle(EvolveTable t) {
        if (!toTop()) {
            GameActions.shuffle(t, seat);
        }
    }

    @Override
    protected Cause cause(EvolveTable t) {
        Cause cause = ((Effect) t.below(this)).caused(t);
        boolean looks = wanted < search.wanted().size();
        return new Cause(cause.source(), cause.ability(), looks || other == null ? search : other,
                looks ? search.wanted().get(wanted) : null);
    }

    @Override
    public int done(EvolveTable t) {
        return wanted < search.wanted().size() ? found.count(wanted) : 0;
    }

    @Override
    public int most(EvolveTable t) {
        return wanted < search.wanted().size()
                ? Targeting.most(t, search.wanted().get(wanted).count(), ((Effect) t.below(this)).scope()) : 1;
    }
}
