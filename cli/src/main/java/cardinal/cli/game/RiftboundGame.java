package cardinal.cli.game;

import cardinal.cards.CardSet;
import cardinal.cards.CardReport;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Wording;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.deck.DeckCheck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.deck.DeckSheet;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.ScenarioGame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Riftbound with the starter set, and with the cards of a file if one is given. */
final class RiftboundGame implements Game<RiftTable> {
    private final CardSet<CardData, CardPool> set;
    private final Riftbound rules;
    private final Mode mode;

    RiftboundGame(Optional<Path> cards) {
        set = cards.map(RiftboundGame::with).orElseGet(() -> CardSet.of(StarterSet.pool()));
        rules = new Riftbound(set.pool());
        mode = Mode.DUEL;
    }

    private RiftboundGame(CardSet<CardData, CardPool> set, Riftbound rules, Mode mode) {
        this.set = set;
        this.rules = rules;
        this.mode = mode;
    }

    /** A card of the file takes the place of a starter card with its name. */
    private static CardSet<CardData, CardPool> with(Path file) {
        List<CardData> own = RiftCards.LIBRARY.read(file);
        List<CardData> all = new ArrayList<>(StarterSet.cards());
        all.removeIf(c -> own.stream().anyMatch(o -> Wording.same(o.name(), c.name())));
        all.addAll(own);
        return RiftCards.LIBRARY.compile(all);
    }

    @Override
    public Ruleset<RiftTable> rules() {
        return rules;
    }

    @Override
    public String mode() {
        return mode.name();
    }

    @Override
    public int seats() {
        return mode.seats();
    }

    @Override
    public Game<RiftTable> in(String other) {
        return new RiftboundGame(set, rules, Riftbound.mode(other));
    }

    @Override
    public ScenarioGame<RiftTable> scenarios() {
        return new RiftScenarioGame(set.pool());
    }

    @Override
    public List<Setup.DeckList> starters() {
        return StarterSet.decks(mode);
    }

    @Override
    public List<Fault> faults(Setup.DeckList deck) {
        DeckSheet sheet = DeckParser.read(set, deck);
        List<Fault> faults = new ArrayList<>();
        sheet.problems().stream().filter(p -> !p.unsupported()).forEach(p -> faults.add(new Fault("", p.toString())));
        DeckCheck.check(sheet, mode).forEach(v -> faults.add(new Fault(v.clause(), v.message())));
        return faults;
    }

    @Override
    public List<CardReport> cards(Path file) {
        return RiftCards.LIBRARY.check(file);
    }

    @Override
    public Desk<RiftTable> desk() {
        return new RiftboundDesk();
    }
}
