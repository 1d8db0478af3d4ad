package cardinal.riftbound;

import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.deck.Deck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.deck.Teams;
import cardinal.riftbound.flow.Opening;
import cardinal.riftbound.flow.Removal;
import cardinal.riftbound.rules.Commands;
import cardinal.riftbound.rules.Narrator;
import cardinal.riftbound.rules.View;
import cardinal.riftbound.rules.Why;
import cardinal.riftbound.table.CardPool;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The Riftbound rules as a ruleset: front door of this module. */
public final class Riftbound implements Ruleset<RiftTable> {
    /** A list is legal for a mode. */
    private record Entered(Setup.DeckList list, Mode mode) {
    }

    private final CardPool pool;
    private final Map<Entered, Deck> legal = new ConcurrentHashMap<>();

    public Riftbound(CardPool pool) {
        this.pool = pool;
    }

    @Override
    public String id() {
        return "riftbound";
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

    /** The modes of play this ruleset knows. */
    public static Mode mode(String name) {
        return Mode.named(name);
    }

    @Override
    public RiftTable start(Setup setup) {
        Mode mode = mode(setup.mode());
        if (setup.decks().size() != mode.seats()) {
            throw new BadInput(mode.name() + " needs " + mode.seats() + " decks, not " + setup.decks().size());
        }
        List<Deck> decks = new ArrayList<>();
        for (Setup.DeckList list : setup.decks()) {
            decks.add(legal.computeIfAbsent(new Entered(list, mode), e -> DeckParser.parseLegal(pool, e.list, e.mode)));
        }
        Teams.check(mode, decks);
        return start(mode, decks, setup.seed());
    }

    /** 111 to 114: every card lies in its zone; the rest of the setup is the first procedure. */
    public RiftTable start(Mode mode, List<Deck> decks, long seed) {
        RiftTable t = new RiftTable(mode, pool, seed);
        for (int seat = 0; seat < decks.size(); seat++) {
            Deck deck = decks.get(seat);
            t.create(deck.legend(), seat, t.legendZone(seat));
            t.setChampion(seat, t.create(deck.champion(), seat, t.championZone(seat)));
            for (CardDef card : deck.main()) {
                t.create(card, seat, t.deck(seat));
            }
            for (CardDef rune : deck.runes()) {
                t.create(rune, seat, t.runeDeck(seat));
            }
            for (CardDef battlefield : deck.battlefields()) {
                t.create(battlefield, seat, t.nowhere());
            }
        }
        t.push(new Opening());
        return t;
    }

    @Override
    public String command(RiftTable table, long option) {
        return Commands.of(table, option);
    }

    @Override
    public List<Reason> why(RiftTable table, int seat, String command) {
        return Why.not(table, seat, command);
    }

    /** 649: the player is removed; with one player or team left the game is over. */
    @Override
    public void concede(RiftTable table, int seat) {
        Removal.of(table, seat);
    }

    @Override
    public List<String> view(RiftTable table, int seat) {
        return View.of(table, seat);
    }

    @Override
    public String narrate(RiftTable table, int seat, Event event) {
        return Narrator.tell(table, seat, event);
    }
}
