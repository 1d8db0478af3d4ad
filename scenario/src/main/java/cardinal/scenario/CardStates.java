package cardinal.scenario;

import cardinal.kernel.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** The keys by which a scenario gives a card its state: {@code {card: Grunt, damage: 2, controller: B}}. */
public final class CardStates {
    static final List<String> NAMES = List.of("card", "name");
    static final String CONTROLLER = "controller";

    /** What a value does to a card. */
    public interface State {
        UnaryOperator<Piece> read(YamlNode value, PlayerNames players);
    }

    private final Map<String, State> states = new LinkedHashMap<>();

    /** With a controller other than the owner, which every game has. */
    public CardStates() {
        states.put(CONTROLLER, (value, players) -> {
            int seat = players.seat(value);
            return p -> p.withController(seat);
        });
    }

    /** A key that is true or false. */
    public CardStates flag(String key, int flag) {
        return other(key, (value, players) -> {
            boolean on = value.truth(key);
            return p -> p.with(flag, on);
        });
    }

    /** A key with a number. */
    public CardStates number(String key, BiFunction<Piece, Integer, Piece> set) {
        return other(key, (value, players) -> {
            int n = players.amount(value, key);
            return p -> set.apply(p, n);
        });
    }

    public CardStates other(String key, State state) {
        states.put(key, state);
        return this;
    }

    /** The keys of states, without the name of the card. */
    public List<String> keys() {
        return List.copyOf(states.keySet());
    }

    UnaryOperator<Piece> read(YamlNode.Field field, PlayerNames players) {
        State state = states.get(field.key());
        if (state == null) {
            throw new IllegalStateException("no such key: " + field.key());
        }
        return state.read(field.value(), players);
    }
}
