package cardinal.ufs.scenario;

import cardinal.cards.CardSet;
import cardinal.cards.Shelf;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.scenario.CardScenarioGame;
import cardinal.scenario.CommandWords;
import cardinal.scenario.Scenario;
import cardinal.ufs.Ufs;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.deck.DeckCheck;
import cardinal.ufs.deck.DeckParser;
import cardinal.ufs.deck.DeckSheet;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.words.Commands;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Edition;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

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

    private final Edition edition;
    private final Shelf<CardData, CardText> shipped;
    /** Where the cards of a table are. */
    private final Supplier<CardPool> pools;

    /** shipped: cards a scenario can name without describing them, compiled for the edition. */
    public UfsScenarioGame(CardPool shipped) {
        this(shipped.edition(), Shelf.of(shipped));
    }

    public UfsScenarioGame(Edition edition, Shelf<CardData, CardText> shipped) {
        this(edition, shipped, () -> new CardPool(edition));
    }

    /** All tables have these very cards, and no others; otherwise each has those it names. */
    public static UfsScenarioGame sharing(CardPool pool) {
        return new UfsScenarioGame(pool.edition(), Shelf.of(pool), () -> pool);
    }

    private UfsScenarioGame(Edition edition, Shelf<CardData, CardText> shipped, Supplier<CardPool> pools) {
        super(List.of(edition.id()), UfsPaths.PATHS, WORDS);
        this.edition = edition;
        this.shipped = shipped;
        this.pools = pools;
    }

    @Override
    public Match<UfsTable> begin(Scenario scenario, Watcher<UfsTable> watcher) {
        String mode = mode(scenario);
        UfsScenarioCards cards = cards(scenario);
        UfsTable table = new UfsSetup(scenario, cards).table(scenario.seed(), mode.equals(Ufs.MATCH));
        Ufs rules = new Ufs(cards.pool());
        table.observe(watcher.by(rules));
        return Match.on(rules, new Setup(rules.id(), mode, scenario.seed(), List.of()), table);
    }

    @Override
    public List<String> pending() {
        return List.of("stack");
    }

    private UfsScenarioCards cards(Scenario scenario) {
        return new UfsScenarioCards(scenario, edition, shipped, pools.get());
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
        return DeckCheck.check(sheet, edition.deckRules());
    }

    /** What hardly ever matters: an added momentum lies at the end, nothing is reviewed, cards that look alike lie as they came. */
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
        return Option.kind(prompt.option(0)) == Choice.SPOT
                || prompt.purpose() == Purpose.ORDER_CARDS && areAlike(table, prompt) ? first(table) : Optional.empty();
    }

    /** Whether nobody could tell one order of these cards from another. */
    private static boolean areAlike(UfsTable table, Prompt prompt) {
        for (int i = 0; i < prompt.size(); i++) {
            if (Option.kind(prompt.option(i)) != Choice.CARD
                    || table.def(Option.a(prompt.option(i))) != table.def(Option.a(prompt.option(0)))) {
                return false;
            }
        }
        return true;
    }

    /** Cards lie on a pile as they came. */
    @Override
    public Optional<String> usualOrder(UfsTable table) {
        return table.prompt().isOpen() && table.prompt().purpose() == Purpose.ORDER_CARDS ? first(table)
                : Optional.empty();
    }

    private static Optional<String> first(UfsTable table) {
        return Optional.of(Commands.of(table, table.prompt().option(0)));
    }
}
