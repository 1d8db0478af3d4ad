package cardinal.riftbound.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Setup;
import cardinal.kernel.Wording;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Scenarios of Riftbound. */
public final class RiftScenarioGame implements ScenarioGame<RiftTable> {
    /** How an ability on the chain is called. */
    static final String ABILITY = "ability of ";
    private static final String NAME = "riftbound";

    private static final Pattern TOGETHER = Pattern.compile("(?i)move (.+?(?:,| and ).+) to (.+)");

    private final CardPool shipped;

    /** shipped: cards a scenario can name without describing them. */
    public RiftScenarioGame(CardPool shipped) {
        this.shipped = shipped;
    }

    @Override
    public List<String> names() {
        return List.of(NAME);
    }

    @Override
    public Match<RiftTable> begin(Scenario scenario, Observer<RiftTable> observer) {
        Mode mode = mode(scenario);
        ScenarioCards cards = new ScenarioCards(scenario, shipped);
        RiftTable table = new SetupReader(scenario, mode, cards).read().table(scenario.seed());
        table.observe(observer);
        return Match.on(new Riftbound(cards.pool()), new Setup(NAME, mode.name(), scenario.seed(), List.of()), table);
    }

    private static Mode mode(Scenario scenario) {
        try {
            return scenario.mode().isEmpty() ? Mode.DUEL : Riftbound.mode(scenario.mode());
        } catch (BadInput e) {
            throw scenario.placeOf("mode").wrong(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public @Nullable Object value(RiftTable table, String path) {
        return RiftPaths.value(table, path.strip());
    }

    @Override
    public List<PathDoc> paths() {
        return RiftPaths.docs();
    }

    @Override
    public List<String> expand(RiftTable table, int seat, String command) {
        return CardNames.ways(table, seat, command);
    }

    /** 141.3: "move X and Y to battlefield 1" is a standard move of several units, named in any order. */
    @Override
    public List<String> unfold(RiftTable table, int seat, String command) {
        Matcher m = TOGETHER.matcher(command.strip());
        if (!m.matches()) {
            return List.of();
        }
        List<Integer> units = new ArrayList<>();
        for (String name : m.group(1).split("\\s*,\\s*(?:and\\s+)?|\\s+and\\s+")) {
            List<Integer> named = CardNames.all(table, name);
            if (named.isEmpty()) {
                return List.of();
            }
            units.add(named.getFirst());
        }
        List<String> commands = new ArrayList<>(List.of("move several to " + m.group(2)));
        units.stream().sorted().forEach(unit -> commands.add("choose " + CardNames.label(table, unit)));
        commands.add("done?");
        return commands;
    }

    @Override
    public void checkWords(RiftTable table, String command) {
        CommandWords.check(table, command);
    }

    /** A value is often a card or its ability, and a card can be written in several ways. */
    @Override
    public boolean means(RiftTable table, String written, String found) {
        if (Wording.same(written, found)) {
            return true;
        }
        boolean ability = Wording.fold(written).startsWith(ABILITY) && found.startsWith(ABILITY);
        String card = ability ? written.strip().substring(ABILITY.length()) : written;
        String label = ability ? found.substring(ABILITY.length()) : found;
        return CardNames.all(table, card).stream().anyMatch(c -> Wording.same(CardNames.label(table, c), label));
    }

    /** A price that must be paid is paid in the usual way. */
    @Override
    public Optional<String> usualAnswer(RiftTable table) {
        Prompt prompt = table.prompt();
        boolean pay = false;
        for (int i = 0; prompt.isOpen() && i < prompt.size(); i++) {
            int kind = Option.kind(prompt.option(i));
            if (kind == Choice.DECLINE) {
                return Optional.empty();
            }
            pay |= kind == Choice.PAY;
        }
        return pay ? Optional.of("pay") : Optional.empty();
    }

    @Override
    public Optional<String> clauseOf(Event event) {
        return event instanceof RiftEvent.Note note ? Optional.of(note.clause()) : Optional.empty();
    }
}
