package cardinal.scenario;

import cardinal.cards.CardFormat;
import cardinal.cards.Compiled;
import cardinal.cards.Library;
import cardinal.cards.Pool;
import cardinal.cards.Printed;
import cardinal.cards.Shelf;
import cardinal.cards.text.Reading;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The cards a scenario can name: its own first, then those that are shipped. Only those it names are in its pool. */
public class ScenarioCards<D extends Printed, A, C extends Compiled<D, A>, P extends Pool<D, A, C>> {
    private final Library<D, A, P> library;
    private final Shelf<D, A> shipped;
    private final P pool;
    /** Where the scenario describes a card of its own. */
    private final Map<String, SourceLine> places = new HashMap<>();
    private SourceLine beginning = new SourceLine("", 1);

    /** pool: where its cards are; the shipped ones themselves where many tables share them. */
    public ScenarioCards(Library<D, A, P> library, Shelf<D, A> shipped, P pool) {
        this.library = library;
        this.shipped = shipped;
        this.pool = pool;
    }

    public final P pool() {
        return pool;
    }

    /** Takes in the cards a scenario describes; a complaint names every one that is not understood, not only the first. */
    public final void describe(Scenario scenario) {
        beginning = scenario.source().at();
        List<String> problems = new ArrayList<>();
        for (YamlNode.Fields card : scenario.cards()) {
            try {
                describe(card);
            } catch (BadInput e) {
                problems.add(String.valueOf(e.getMessage()));
            }
        }
        if (!problems.isEmpty()) {
            throw new BadInput(String.join("\n", problems));
        }
    }

    /** Takes in the tokens that these cards make; one that nothing defines would stop the match in the middle. */
    public final void addTokens() {
        for (Map<D, List<String>> lacking = pool.lacking(); !lacking.isEmpty(); lacking = pool.lacking()) {
            List<String> problems = new ArrayList<>();
            lacking.forEach((card, tokens) -> {
                for (String token : tokens) {
                    if (pool.find(token) == null && taken(token).isEmpty()) {
                        SourceLine at = places.getOrDefault(Wording.fold(library.format().key(card)), beginning);
                        problems.add(at + ": " + card.name() + " makes a " + token
                                + " token, and no card is called so: describe it among the cards");
                    }
                }
            });
            if (!problems.isEmpty()) {
                throw new BadInput(String.join("\n", problems));
            }
        }
    }

    /** A card as a scenario describes it; its text is not looked at. */
    public static <D extends Printed> D read(CardFormat<D> format, YamlNode.Fields card) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Map<String, SourceLine> places = new LinkedHashMap<>();
        for (YamlNode.Field f : card.all()) {
            places.put(f.key(), f.at());
            if (!f.value().isEmpty()) {
                fields.put(f.key(), f.value().plain());
            }
        }
        return format.read(fields, key -> places.getOrDefault(key, card.at()).toString());
    }

    private void describe(YamlNode.Fields card) {
        D data = read(library.format(), card);
        if (places.putIfAbsent(Wording.fold(library.format().key(data)), card.at()) != null) {
            throw card.at().wrong("the card " + data.name() + " is described twice");
        }
        switch (library.text().apply(data)) {
            case Reading.Understood<A> u -> pool.add(data, u.abilities());
            case Reading.NotUnderstood<A> n ->
                    throw card.at().wrong("the text of " + data.name() + " is not understood: "
                            + String.join(" / ", n.unread()) + "\n  " + n.why().replace("\n", "\n  "));
        }
    }

    /** All of them, for deck lists. */
    public final P all() {
        P all = library.pool().get();
        shipped.all().forEach(card -> all.add(card.data(), card.abilities()));
        pool.all().forEach(card -> all.add(card.data(), card.abilities()));
        return all;
    }

    /** A card that is there in every scenario. */
    public final C usual(D card) {
        C known = pool.find(library.format().key(card));
        if (known != null) {
            return known;
        }
        if (library.text().apply(card) instanceof Reading.Understood<A> read) {
            return pool.add(card, read.abilities());
        }
        throw new IllegalStateException(card.name() + " is not understood");
    }

    public final boolean has(String name) {
        return pool.find(name) != null || shipped.find(name).isPresent();
    }

    /** The card of this name, or a complaint at this place. */
    public final C find(SourceLine at, String name) {
        C known = pool.find(name);
        if (known != null) {
            return known;
        }
        return taken(name).orElseThrow(
                () -> at.wrong("there is no card \"" + name + "\"" + Nearest.hint(name, names())));
    }

    /** Takes a card that is shipped into the pool, if there is one of this name. */
    public final Optional<C> taken(String name) {
        return shipped.find(name).map(card -> pool.add(card.data(), card.abilities()));
    }

    private List<String> names() {
        return Stream.concat(pool.names().stream(), shipped.names().stream()).distinct().toList();
    }
}
