package cardinal.evolve;

import cardinal.evolve.card.CardDef;
import cardinal.evolve.deck.Basis;
import cardinal.evolve.deck.Deck;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.flow.Opening;
import cardinal.evolve.rules.Commands;
import cardinal.evolve.rules.Narrator;
import cardinal.evolve.rules.View;
import cardinal.evolve.rules.Why;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.evolve.table.Zone;
import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Outcome;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Shadowverse: Evolve as a ruleset: front door of this module. */
public final class Evolve implements Ruleset<EvolveTable> {
    /** A list is legal for a format. */
    private record Entered(Setup.DeckList list, Format format) {
    }

    private final CardPool pool;
    private final Map<Entered, Deck> legal = new ConcurrentHashMap<>();

    public Evolve(CardPool pool) {
        this.pool = pool;
    }

    @Override
    public String id() {
        return "evolve";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public long poolFingerprint() {
        return pool.fingerprint();
    }

    public CardPool pool() {
        return pool;
    }

    @Override
    public EvolveTable start(Setup setup) {
        Format format = Format.named(setup.mode());
        if (setup.decks().size() != 2) {
            throw new BadInput("a game is played by two players, not " + setup.decks().size() + " (1.1.1)");
        }
        List<Deck> decks = new ArrayList<>();
        for (Setup.DeckList list : setup.decks()) {
            decks.add(legal.computeIfAbsent(new Entered(list, format),
                    e -> DeckParser.parseLegal(pool, e.list, e.format)));
        }
        return start(format, decks, setup.seed());
    }

    /** 6.2.1.1 to 6.2.1.5: every card lies in its zone; the rest of the preparation is the first procedure. */
    public EvolveTable start(Format format, List<Deck> decks, long seed) {
        EvolveTable t = new EvolveTable(format, pool, seed);
        int declaring = 0;
        for (int seat = 0; seat < 2; seat++) {
            Deck deck = decks.get(seat);
            t.create(deck.leader(), seat, Zone.LEADER.of(seat));
            for (CardDef card : deck.main()) {
                t.create(card, seat, Zone.DECK.of(seat));
            }
            for (CardDef card : deck.evolve()) {
                t.create(card, seat, Zone.EVOLVE_DECK.of(seat));
            }
            if (deck.bases().equals(List.of(Basis.UNIVERSE))) {
                t.setBasis(seat, deck.leader().data().universe());
            } else if (deck.bases().contains(Basis.UNIVERSE)) {
                declaring |= 1 << seat;
            }
        }
        t.push(new Opening(declaring));
        return t;
    }

    @Override
    public String command(EvolveTable table, long option) {
        return Commands.of(table, option);
    }

    @Override
    public List<Reason> why(EvolveTable table, int seat, String command) {
        return Why.not(table, seat, command);
    }

    /** 1.2.3: at once, without Confirmation Timing. */
    @Override
    public void concede(EvolveTable table, int seat) {
        table.leave(seat);
        table.finish(new Outcome(1 << EvolveTable.opponent(seat), "1.2.3", "a player conceded"));
    }

    @Override
    public List<String> view(EvolveTable table, int seat) {
        return View.of(table, seat);
    }

    @Override
    public String narrate(EvolveTable table, int seat, Event event) {
        return Narrator.tell(table, seat, event);
    }
}
