package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Selector.Count;
import cardinal.evolve.ability.Wanted;
import cardinal.evolve.flow.DeckSearch;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.flow.SearchDeck;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Nouns;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** 5.7: "search your deck for a spell, reveal it, and add it to your hand". The deck is shuffled afterwards (5.7.2). */
public record Search(List<Wanted> wanted, boolean reveal, Destination to) implements Performable, DeckSearch {
    /** "a spell", "up to 10 cards"; or one each: "a follower that costs 3 and follower that costs 1". */
    private static final Syntax<List<Wanted>> WANTED = rule("searched cards", () -> either(
            Selectors.of(Place.YOUR_DECK).as(List.class,
                    some -> List.of(new Wanted(some.count(), some.filter())),
                    (List<Wanted> wanted) -> wanted.size() == 1
                            ? new Selectors.Counted(wanted.getFirst().count(), wanted.getFirst().filter()) : null),
            Nouns.a("and", says("", List.of(Place.YOUR_DECK))).as(List.class, Search::oneEach, Search::together)));

    static Syntax<Search> syntax(Person person) {
        return phrase(person.says("search your deck for {}{}"), WANTED, either(fate(person, false), fate(person, true)))
                .as(Search.class,
                        (wanted, fate) -> fate.plural() == isPlural(wanted)
                                ? new Search(wanted, fate.reveal(), fate.to())
                                : null,
                        Search::wanted, search -> new Fate(search.reveal(), isPlural(search.wanted()), search.to()));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new SearchDeck(effect.acting(), this, null));
    }

    @Override
    public Antecedent noun() {
        return Antecedent.of(Antecedent.How.NAMED, wanted.getFirst().filter());
    }

    // ---- its words ---------------------------------------------------------------------------------------------------

    private static @Nullable List<Wanted> oneEach(Filter filter) {
        return filter.nouns().size() < 2 ? null : filter.nouns().stream()
                .map(noun -> new Wanted(Count.ONE, new Filter(List.of(noun), filter.places()))).toList();
    }

    private static @Nullable Filter together(List<Wanted> wanted) {
        return wanted.size() < 2 ? null : new Filter(
                wanted.stream().flatMap(one -> one.filter().nouns().stream()).toList(),
                wanted.getFirst().filter().places());
    }

    private static boolean isPlural(List<Wanted> wanted) {
        return wanted.size() > 1 || wanted.size() == 1 && Selectors.isSeveral(wanted.getFirst().count());
    }

    /** What is done with what was found. */
    private record Fate(boolean reveal, boolean plural, Destination to) {
    }

    private static Syntax<Fate> fate(Person person, boolean plural) {
        String it = plural ? "them" : "it";
        String your = person.whose() + " ";
        return either(List.of(
                says(", " + person.does("reveal") + " " + it + ", and " + person.does("add") + " " + it + " to " + your
                        + "hand",
                        new Fate(true, plural, Destination.HAND)),
                says(" and " + person.does("add") + " " + it + " to " + your + "hand",
                        new Fate(false, plural, Destination.HAND)),
                says(" and " + person.does("put") + " " + it + " onto " + your + "field",
                        new Fate(false, plural, Destination.FIELD)),
                says(", " + person.does("reveal") + " " + it + ", and " + person.does("put") + " " + it + " onto "
                        + your + "field",
                        new Fate(true, plural, Destination.FIELD)),
                says(", " + person.does("reveal") + " " + it + ", and " + person.does("put") + " " + it
                        + " on top of " + your + "deck",
                        new Fate(true, plural, Destination.TOP)),
                says(" and " + person.does("put") + " " + it + " into " + your + "EX area",
                        new Fate(false, plural, Destination.EX_AREA)),
                says(", " + person.does("reveal") + " " + it + ", and " + person.does("put") + " " + it + " into "
                        + your
                        + "EX area",
                        new Fate(true, plural, Destination.EX_AREA)),
                says(" and " + person.does("put") + " " + it + " into " + your + "cemetery",
                        new Fate(false, plural, Destination.CEMETERY)),
                says(" and " + person.does("put") + " " + it + " on top of " + your + "deck",
                        new Fate(false, plural, Destination.TOP)),
                says(" and " + person.does("banish") + " " + it, new Fate(false, plural, Destination.BANISHED))));
    }

    @Override
    public Set<Amount.Deed> deeds() {
        return reveal ? Set.of(Amount.Deed.PUT, Amount.Deed.REVEALED) : Set.of(Amount.Deed.PUT);
    }
}
