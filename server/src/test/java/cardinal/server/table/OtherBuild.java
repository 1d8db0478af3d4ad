package cardinal.server.table;

import cardinal.catalog.Games;
import cardinal.catalog.game.CardSource;
import cardinal.catalog.game.Game;
import cardinal.evolve.Evolve;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Answer;
import cardinal.kernel.Event;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Question;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The games of another build.
 *
 * @param version  of its rules
 * @param reading  how it takes the definition of a card: what it makes of one that it is given
 * @param evolve  its rules of Evolve, where they are others
 */
record OtherBuild(String version, UnaryOperator<String> reading, Optional<Edition> evolve)
        implements LoadedGames.Maker {
    OtherBuild(String version, UnaryOperator<String> reading) {
        this(version, reading, Optional.empty());
    }

    /** A build with other rules of Evolve. */
    OtherBuild(String version, Edition evolve) {
        this(version, UnaryOperator.identity(), Optional.of(evolve));
    }

    /** A build that plays the same. */
    static OtherBuild of(String version) {
        return new OtherBuild(version, UnaryOperator.identity());
    }

    @Override
    public Game<?> named(String name, Optional<CardSource> cards) {
        return with(Games.named(name, cards));
    }

    private <T extends Table> Game<T> with(Game<T> game) {
        Rules<T> rules = new Rules<>(this, changed(game.rules()));
        @SuppressWarnings("unchecked")
        Game<T> other = (Game<T>) Proxy.newProxyInstance(Game.class.getClassLoader(), new Class<?>[] {Game.class},
                (proxy, method, args) -> {
                    if (method.getName().equals("rules")) {
                        return rules;
                    }
                    try {
                        Object result = method.invoke(game, args);
                        return method.getName().equals("in") ? with((Game<?>) result) : result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        return other;
    }

    @SuppressWarnings("unchecked")
    private <T extends Table> Ruleset<T> changed(Ruleset<T> rules) {
        return evolve.isPresent() && rules instanceof Evolve known
                ? (Ruleset<T>) new Evolve(evolve.get(), known.pool()) : rules;
    }

    /** The rules of that build. */
    private record Rules<T extends Table>(OtherBuild build, Ruleset<T> rules) implements Ruleset<T> {
        @Override
        public String id() {
            return rules.id();
        }

        @Override
        public String version() {
            return build.version;
        }

        @Override
        public long poolFingerprint() {
            return rules.poolFingerprint();
        }

        @Override
        public String poolName() {
            return rules.poolName();
        }

        @Override
        public List<KeptCard> cards(Setup setup) {
            return rules.cards(setup);
        }

        @Override
        public Ruleset<T> with(List<KeptCard> cards) {
            return new Rules<>(build, rules.with(cards.stream()
                    .map(card -> new KeptCard(card.number(), card.parts(), build.reading.apply(card.definition())))
                    .toList()));
        }

        @Override
        public T start(Setup setup) {
            return rules.start(setup);
        }

        @Override
        public String command(T table, long option) {
            return rules.command(table, option);
        }

        @Override
        public Question question(T table) {
            return rules.question(table);
        }

        @Override
        public Answer answer(T table, long option) {
            return rules.answer(table, option);
        }

        @Override
        public List<Reason> why(T table, int seat, String command) {
            return rules.why(table, seat, command);
        }

        @Override
        public void concede(T table, int seat) {
            rules.concede(table, seat);
        }

        @Override
        public List<String> view(T table, int seat) {
            return rules.view(table, seat);
        }

        @Override
        public Sentence narrate(T table, int seat, Event event) {
            return rules.narrate(table, seat, event);
        }
    }
}
