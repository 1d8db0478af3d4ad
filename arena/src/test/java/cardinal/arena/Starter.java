package cardinal.arena;

import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.kernel.Match;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** A game with the decks we ship, its plans and matches. */
public record Starter<T extends Table>(Ruleset<T> rules, String mode, List<DeckList> decks) {
    public static final Starter<RiftTable> RIFTBOUND = riftbound();

    /** Every game. */
    public static List<Starter<?>> all() {
        return Games.all().stream().<Starter<?>>map(Starter::of).toList();
    }

    private static <T extends Table> Starter<T> of(Game<T> game) {
        return new Starter<>(game.rules(), game.mode(), game.starters());
    }

    @SuppressWarnings("unchecked")
    private static Starter<RiftTable> riftbound() {
        return (Starter<RiftTable>) of(Games.named("riftbound"));
    }

    public Plan<T> plan(int games) {
        return Plan.everyPair(rules, mode, decks).games(games).seed(2026);
    }

    public Match<T> match(long seed) {
        return Match.start(rules, new Setup(rules.id(), mode, seed, List.of(decks.getFirst(), decks.getLast())));
    }

    @Override
    public String toString() {
        return rules.id();
    }
}
