package cardinal.ufs;

import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Outcome;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.deck.Deck;
import cardinal.ufs.deck.DeckParser;
import cardinal.ufs.deck.DeckRules;
import cardinal.ufs.flow.Aftermath;
import cardinal.ufs.flow.Opening;
import cardinal.ufs.rules.Commands;
import cardinal.ufs.rules.Narrator;
import cardinal.ufs.rules.View;
import cardinal.ufs.rules.Why;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The rules of one edition of UFS as a ruleset: front door of this module. */
public final class Ufs implements Ruleset<UfsTable> {
    /** The only mode: two players, one game. */
    public static final String DUEL = "duel";
    private static final int SEATS = 2;

    private final CardPool pool;
    private final Map<Setup.DeckList, Deck> legal = new ConcurrentHashMap<>();
    /** A heading that names the starting character beforehand. */
    private static final Pattern DESIGNATES = Pattern.compile("(?i)\\s*(?:starting )?characters?:?\\s*");

    /** The edition is that of the pool: what keywords do differs between them. */
    public Ufs(CardPool pool) {
        this.pool = pool;
    }

    @Override
    public String id() {
        return pool.edition().id();
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
    public UfsTable start(Setup setup) {
        if (!setup.mode().equals(DUEL)) {
            throw new BadInput("there is no mode \"" + setup.mode() + "\" of " + id() + "; there is " + DUEL);
        }
        if (setup.decks().size() != SEATS) {
            throw new BadInput(id() + " needs " + SEATS + " decks, not " + setup.decks().size());
        }
        UfsTable t = new UfsTable(pool, setup.seed(), Aftermath::attend);
        for (int seat = 0; seat < SEATS; seat++) {
            Setup.DeckList list = setup.decks().get(seat);
            lay(t, seat, legal.computeIfAbsent(list, l -> DeckParser.parseLegal(pool, l)), designates(list));
        }
        t.push(new Opening(t, Table.NONE));
        return t;
    }

    /** Whether a list says under a heading which character starts; otherwise that is chosen at the table (E.1.1). */
    private static boolean designates(Setup.DeckList list) {
        return list.lines().stream().anyMatch(line -> DESIGNATES.matcher(line).matches());
    }

    /** E.1: every card lies in its deck, in UniVersus the character in the stage; the rest of the setup is the first procedure. */
    private void lay(UfsTable t, int seat, Deck deck, boolean designated) {
        boolean inDeck = DeckRules.of(id()).characterCounts();
        int character = t.create(deck.character(), seat, Places.of(seat, inDeck ? Places.DECK : Places.STAGE));
        if (designated || !inDeck) {
            t.setStarter(seat, character);
        }
        for (CardDef card : deck.main()) {
            t.create(card, seat, Places.of(seat, Places.DECK));
        }
    }

    @Override
    public String command(UfsTable table, long option) {
        return Commands.of(table, option);
    }

    @Override
    public List<Reason> why(UfsTable table, int seat, String command) {
        return Why.not(table, seat, command);
    }

    /** No edition speaks of conceding: the rival wins (A.1). */
    @Override
    public void concede(UfsTable table, int seat) {
        table.finish(new Outcome(1 << UfsTable.rival(seat), table.cite("A.1"), "the rival conceded"));
    }

    @Override
    public List<String> view(UfsTable table, int seat) {
        return View.of(table, seat);
    }

    @Override
    public String narrate(UfsTable table, int seat, Event event) {
        return Narrator.tell(table, seat, event);
    }
}
