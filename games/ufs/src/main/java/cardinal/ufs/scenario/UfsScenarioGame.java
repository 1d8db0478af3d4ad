package cardinal.ufs.scenario;

import cardinal.cards.CardSet;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.scenario.CardScenarioGame;
import cardinal.scenario.CommandWords;
import cardinal.scenario.Scenario;
import cardinal.ufs.Ufs;
import cardinal.ufs.deck.DeckCheck;
import cardinal.ufs.deck.DeckParser;
import cardinal.ufs.deck.DeckSheet;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.words.Commands;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Optional;

/** Scenarios of one edition of UFS. */
public final class UfsScenarioGame extends CardScenarioGame<UfsTable> {
    private static final String TYPES = "(?:form|enhance|response|blitz)(?: .+)?";
    private static final CommandWords WORDS = CommandWords.of(
            List.of("pass", "fail", "keep", "mulligan", "yes", "no", "done", "high", "mid", "low", "choose player A",
                    "choose player B",
                    "attack the player"),
            List.of("play CARD", "play ATTACK at BACKUP", "use CARD form", "use CARD enhance", "use CARD response",
                    "block with CARD",
                    "commit CARD", "discard CARD", "choose CARD", "choose effect of CARD", "option N", "place N",
                    "name WORD"),
            List.of("\\d+", "option \\d+", "place \\d+", "name .+", "choose effect of .+",
                    "air|all|chaos|death|earth|evil|fire|good|life|order|void|water",
                    "character|attack|action|asset|foundation|backup"),
            List.of("(?:use|play) (.+?) " + TYPES, "play (.+?)(?: second half)?(?: at .+)?",
                    "block with (.+?)(?: second half)?",
                    "(?:commit|discard|choose) (.+)"));

    private final CardPool shipped;
    private final boolean shared;

    /** shipped: cards a scenario can name without describing them, compiled for the edition. */
    public UfsScenarioGame(CardPool shipped) {
        this(shipped, false);
    }

    /** shared: whether all tables have these very cards, and no others; otherwise each has those it names. */
    public UfsScenarioGame(CardPool shipped, boolean shared) {
        super(List.of(shipped.edition().id()), UfsPaths.PATHS, WORDS);
        this.shipped = shipped;
        this.shared = shared;
    }

    @Override
    public Match<UfsTable> begin(Scenario scenario, Observer<UfsTable> observer) {
        String mode = mode(scenario);
        UfsScenarioCards cards = cards(scenario);
        UfsTable table = new UfsSetup(scenario, cards).table(scenario.seed(), mode.equals(Ufs.MATCH));
        table.observe(observer);
        Ufs rules = new Ufs(cards.pool());
        return Match.on(rules, new Setup(rules.id(), mode, scenario.seed(), List.of()), table);
    }

    private UfsScenarioCards cards(Scenario scenario) {
        return new UfsScenarioCards(scenario, shipped, shared ? shipped : new CardPool(shipped.edition()));
    }

    private static String mode(Scenario scenario) {
        try {
            return scenario.mode().isEmpty() ? Ufs.DUEL : Ufs.mode(scenario.game(), scenario.mode());
        } catch (BadInput e) {
            throw scenario.placeOf("mode").wrong(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public List<Violation> violations(Scenario scenario, DeckList deck) {
        DeckSheet sheet = DeckParser.read(CardSet.of(cards(scenario).all()), deck);
        Listing.refuse(deck.name(), sheet.problems(), List.of());
        return DeckCheck.check(sheet, shipped.edition().deckRules());
    }

    /** What hardly ever matters: an added momentum lies at the end, cards lie on a pile as they came, nothing is reviewed. */
    @Override
    public Optional<String> usualAnswer(UfsTable table) {
        Prompt prompt = table.prompt();
        if (!prompt.isOpen()) {
            return Optional.empty();
        }
        boolean picking = table.frame(table.depth() - 1) instanceof Pick;
        if (prompt.purpose() == Purpose.DISCARD && !picking) {
            return Optional.of("done");
        }
        boolean arranging =
                Option.kind(prompt.option(0)) == Choice.SPOT || prompt.purpose() == Purpose.ORDER_CARDS;
        return arranging ? Optional.of(Commands.of(table, prompt.option(0)))
                : Optional.empty();
    }
}
