package cardinal.scenario;

import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Scenarios of a game with cards: what is the same in all of them. A game adds its setup, and what is usual in it. */
public abstract class CardScenarioGame<T extends Table> implements ScenarioGame<T> {
    /** How an ability that waits is called. */
    public static final String ABILITY = "ability of ";

    private final List<String> names;
    private final Paths<T> paths;
    private final CommandWords words;

    protected CardScenarioGame(List<String> names, Paths<T> paths, CommandWords words) {
        this.names = List.copyOf(names);
        this.paths = paths;
        this.words = words;
    }

    /** What the options of a seat call a card; a game adds what else it is known as. */
    protected List<String> calls(T table, int seat, int card) {
        return List.of(Naming.card(table, card, seat));
    }

    @Override
    public final List<String> names() {
        return names;
    }

    @Override
    public final @Nullable Object value(T table, String path) {
        return paths.value(table, path.strip());
    }

    @Override
    public final List<PathDoc> paths() {
        return paths.docs();
    }

    @Override
    public List<String> expand(T table, int seat, String command) {
        return CardNames.ways(table, seat, command, this::calls);
    }

    @Override
    public final void checkWords(T table, String command) {
        words.check(table, command);
    }

    /** A value is often a card or its ability, and a card can be written in several ways. */
    @Override
    public boolean means(T table, String written, String found) {
        if (Wording.same(written, found)) {
            return true;
        }
        boolean ability = Wording.fold(written).startsWith(ABILITY) && found.startsWith(ABILITY);
        String card = ability ? written.strip().substring(ABILITY.length()) : written;
        String label = ability ? found.substring(ABILITY.length()) : found;
        return CardNames.all(table, card).stream().anyMatch(c -> Wording.same(CardNames.label(table, c), label));
    }
}
