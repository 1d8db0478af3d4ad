package cardinal.riftbound.scenario;

import cardinal.cards.CardSet;
import cardinal.cards.Shelf;
import cardinal.cards.deck.Listing;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Answer;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.deck.DeckCheck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.deck.DeckSheet;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.CardNames;
import cardinal.scenario.CardScenarioGame;
import cardinal.scenario.CommandWords;
import cardinal.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Scenarios of Riftbound. */
public final class RiftScenarioGame extends CardScenarioGame<RiftTable> {
    private static final String PLACE = "(?:battlefield \\d|base|[a-d]'s base)";
    private static final CommandWords WORDS = CommandWords.of(
            List.of("pass", "end turn", "pay", "decline", "done", "yes", "no", "keep", "to base", "let teammate act",
                    "choose player A", "choose player B", "choose player C", "choose player D"),
            List.of("play CARD", "move CARD to PLACE", "move several to PLACE", "hide CARD at battlefield N",
                    "activate CARD", "exhaust RUNE", "recycle RUNE", "choose CARD", "assign N to UNIT",
                    "put CARD on top"),
            List.of("(?:to )?" + PLACE, "\\d+", "mode \\d+", "move several to " + PLACE, "choose ability of .+"),
            List.of("play (.+)", "move (.+) to .+", "hide (.+) at battlefield \\d", "activate (.+?)(?: \\d+)?",
                    "(?:exhaust|recycle) (.+)", "assign \\d+ to (.+)", "put (.+) on top", "choose (.+)"));
    private static final Pattern ALIKE = Pattern.compile(" \\(\\d+\\)");
    private static final Pattern TOGETHER = Pattern.compile("(?i)move (.+?(?:,| and ).+) to (.+)");

    private final Edition edition;
    private final Shelf<CardData, Ability> shipped;
    /** Where the cards of a table are. */
    private final Supplier<CardPool> pools;

    /** By the base document. */
    public RiftScenarioGame(CardPool shipped) {
        this(Editions.RIFTBOUND_2025, shipped);
    }

    /** shipped: cards a scenario can name without describing them. */
    public RiftScenarioGame(Edition edition, CardPool shipped) {
        this(edition, Shelf.of(shipped));
    }

    public RiftScenarioGame(Edition edition, Shelf<CardData, Ability> shipped) {
        this(edition, shipped, RiftCards.library(edition).pool());
    }

    /** All tables have these very cards, and no others; otherwise each has those it names. */
    public static RiftScenarioGame sharing(Edition edition, CardPool pool) {
        return new RiftScenarioGame(edition, Shelf.of(pool), () -> pool);
    }

    private RiftScenarioGame(Edition edition, Shelf<CardData, Ability> shipped, Supplier<CardPool> pools) {
        super(List.of(edition.id()), RiftPaths.PATHS, WORDS);
        this.edition = edition;
        this.shipped = shipped;
        this.pools = pools;
    }

    private RiftScenarioCards cards(Scenario scenario) {
        return new RiftScenarioCards(scenario, edition, shipped, pools.get());
    }

    @Override
    public Match<RiftTable> begin(Scenario scenario, Watcher<RiftTable> watcher) {
        Mode mode = mode(scenario);
        RiftScenarioCards cards = cards(scenario);
        RiftTable table = new RiftSetup(scenario, edition, mode, cards).table(scenario.seed());
        Riftbound rules = new Riftbound(edition, cards.pool());
        table.observe(watcher.by(rules));
        return Match.on(rules, new Setup(edition.id(), mode.name(), scenario.seed(), List.of()), table);
    }

    @Override
    public List<String> pending() {
        return List.of("chain");
    }

    @Override
    public List<Violation> violations(Scenario scenario, DeckList deck) {
        DeckSheet sheet = DeckParser.read(CardSet.of(cards(scenario).all()), deck);
        Listing.refuse(deck.name(), sheet.problems(), List.of());
        return DeckCheck.check(edition, sheet, mode(scenario));
    }

    private Mode mode(Scenario scenario) {
        try {
            return scenario.mode().isEmpty() ? Mode.DUEL : Mode.named(edition, scenario.mode());
        } catch (BadInput e) {
            throw scenario.placeOf("mode").wrong(String.valueOf(e.getMessage()));
        }
    }

    /** A battlefield is known by its number, too. */
    @Override
    protected List<String> calls(RiftTable table, int seat, int card) {
        String name = Naming.card(table, card, seat);
        return table.piece(card).zone() == table.battlefieldZone()
                ? List.of(name, "battlefield " + (table.battlefieldAt(card) + 1)) : List.of(name);
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

    /** Cards that look alike were called the same before they were numbered: then the first of them is meant. */
    @Override
    public List<String> spellings(RiftTable table, long option, Answer answer) {
        List<String> spellings = new ArrayList<>(super.spellings(table, option, answer));
        int kind = Option.kind(option);
        if ((kind == Choice.PICK || kind == Choice.ON_TOP) && ALIKE.matcher(answer.words()).find()) {
            spellings.add(ALIKE.matcher(answer.words()).replaceFirst(""));
        }
        return spellings;
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
}
