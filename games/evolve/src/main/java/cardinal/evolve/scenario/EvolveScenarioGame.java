package cardinal.evolve.scenario;

import cardinal.cards.CardSet;
import cardinal.cards.Shelf;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.evolve.Evolve;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Universe;
import cardinal.evolve.deck.DeckCheck;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.deck.DeckSheet;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.evolve.words.Commands;
import cardinal.kernel.Answer;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.scenario.CardScenarioGame;
import cardinal.scenario.CommandWords;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioCards;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Scenarios of Shadowverse: Evolve. */
public final class EvolveScenarioGame extends CardScenarioGame<EvolveTable> {
    /** More than anybody can pay: a blank card is drawn, not played. */
    private static final int TOO_EXPENSIVE = 99;
    private static final CommandWords WORDS = CommandWords.of(
            List.of("pass", "end turn", "pay", "decline", "done", "yes", "no", "keep", "redraw", "keep reserved",
                    "use an evolution point", "Earth Rite", "super-evolve", "play for more", "class", "universe"),
            List.of("play CARD", "evolve CARD", "serve CARD", "advance CARD", "ride CARD", "activate CARD",
                    "attack CARD with CARD", "attack leader with CARD", "choose CARD", "engage CARD", "discard CARD",
                    "keep CARD",
                    "allocate N to CARD", "put CARD on top", "put CARD at the bottom", "give Rush to CARD"),
            List.of("\\d+", "pay \\d+.*", "option \\d+", "resolve ability of .+", "apply .+", "[ab] goes first",
                    "choose (?:my|enemy) leader", "activate my leader(?: \\d+)?", "declare .+",
                    "allocate \\d+ to (?:my|enemy) leader"),
            List.of("play (.+)", "(?:evolve|serve|advance|ride|activate) (.+?)(?: \\d+)?", "attack .+ with (.+)",
                    "choose (.+)",
                    "engage (.+)", "discard (.+)", "allocate \\d+ to (.+)", "put (.+) on top", "put (.+) at the bottom",
                    "give rush to (.+)", "keep (.+)", "put (.+)"));

    private final Edition edition;
    private final Shelf<CardData, Ability> shipped;
    /** Where the cards of a table are. */
    private final Supplier<CardPool> pools;

    /** By the base document. */
    public EvolveScenarioGame(CardPool shipped) {
        this(Editions.EVOLVE_1_8_0, shipped);
    }

    /** shipped: cards a scenario can name without describing them. */
    public EvolveScenarioGame(Edition edition, CardPool shipped) {
        this(edition, Shelf.of(shipped));
    }

    public EvolveScenarioGame(Edition edition, Shelf<CardData, Ability> shipped) {
        this(edition, shipped, EvolveCards.library(edition).pool());
    }

    /** All tables have these very cards, and no others; otherwise each has those it names. */
    public static EvolveScenarioGame sharing(Edition edition, CardPool pool) {
        return new EvolveScenarioGame(edition, Shelf.of(pool), () -> pool);
    }

    private EvolveScenarioGame(Edition edition, Shelf<CardData, Ability> shipped, Supplier<CardPool> pools) {
        super(List.of(edition.id()), EvolvePaths.PATHS, WORDS);
        this.edition = edition;
        this.shipped = shipped;
        this.pools = pools;
    }

    private ScenarioCards<CardData, Ability, CardDef, CardPool> cards() {
        return new ScenarioCards<>(EvolveCards.library(edition), shipped, pools.get());
    }

    @Override
    public Match<EvolveTable> begin(Scenario scenario, Watcher<EvolveTable> watcher) {
        Format format = format(scenario);
        ScenarioCards<CardData, Ability, CardDef, CardPool> cards = cards();
        CardDef blank = cards.usual(new CardData("Blank", "", "", CardClass.NEUTRAL, Universe.NONE,
                CardType.FOLLOWER, false, false, List.of(), TOO_EXPENSIVE, 1, 1, ""));
        cards.describe(scenario);
        EvolveTable table = new EvolveSetup(scenario, edition, format, cards, blank).table(scenario.seed());
        Evolve rules = new Evolve(edition, cards.pool());
        table.observe(watcher.by(rules));
        return Match.on(rules, new Setup(edition.id(), format.title(), scenario.seed(), List.of()), table);
    }

    @Override
    public List<String> pending() {
        return List.of("pending", "resolution");
    }

    @Override
    public List<Violation> violations(Scenario scenario, DeckList deck) {
        ScenarioCards<CardData, Ability, CardDef, CardPool> cards = cards();
        cards.describe(scenario);
        DeckSheet sheet = DeckParser.read(CardSet.of(cards.all()), deck);
        Listing.refuse(deck.name(), sheet.problems(), List.of());
        return DeckCheck.check(edition, sheet, format(scenario));
    }

    private Format format(Scenario scenario) {
        try {
            return Format.named(scenario.mode(), edition.formats());
        } catch (BadInput e) {
            throw scenario.placeOf("mode").wrong(String.valueOf(e.getMessage()));
        }
    }

    @Override
    protected List<String> calls(EvolveTable table, int seat, int card) {
        return List.of(Commands.name(table, card, seat));
    }

    /** Processes that can be chosen from were called by their place: "pay", "pay 2". */
    @Override
    public List<String> spellings(EvolveTable table, long option, Answer answer) {
        int place = Option.b(option);
        return Option.kind(option) == Choice.PAY ? List.of(place == 0 ? "pay" : "pay " + (place + 1))
                : super.spellings(table, option, answer);
    }

    /** 12.2.3: play points are paid unless the script says otherwise. */
    @Override
    public Optional<String> usualAnswer(EvolveTable table) {
        Prompt prompt = table.prompt();
        for (int i = 0; prompt.isOpen() && i < prompt.size(); i++) {
            if (Option.kind(prompt.option(i)) == Choice.PLAY_POINTS) {
                return Optional.of(Commands.of(table, prompt.option(i)));
            }
        }
        return Optional.empty();
    }
}
