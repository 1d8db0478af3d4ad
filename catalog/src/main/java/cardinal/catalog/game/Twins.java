package cardinal.catalog.game;

import cardinal.cards.Printed;
import cardinal.kernel.Table;
import cardinal.scenario.ScenarioGame;
import java.util.List;
import java.util.function.Function;

/**
 * Cards that can be played with other abilities than their own, so that both can be compared.
 *
 * @param cards  those to look at
 * @param cast  all that can be played, for the tables
 * @param key  what a card is found by
 * @param scenarios  tables on which these cards can lie
 */
public record Twins<T extends Table, D extends Printed>(List<Understood<D>> cards, List<Understood<D>> cast,
        Function<D, String> key, TwinTables<T, D> tables, Function<List<Understood<D>>, ScenarioGame<T>> scenarios) {

    /** A card and what its text says. */
    public record Understood<D extends Printed>(D card, List<?> abilities) {
    }
}
