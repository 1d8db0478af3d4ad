package cardinal.ufs;

import cardinal.cards.CardRules;
import cardinal.kernel.BadInput;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Outcome;
import cardinal.kernel.Remark;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Speech;
import cardinal.kernel.Table;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.deck.Deck;
import cardinal.ufs.deck.DeckParser;
import cardinal.ufs.flow.GameFlow;
import cardinal.ufs.flow.Opening;
import cardinal.ufs.words.Answers;
import cardinal.ufs.words.Commands;
import cardinal.ufs.words.Narrator;
import cardinal.ufs.words.Questions;
import cardinal.ufs.words.View;
import cardinal.ufs.words.UfsWhyNot;
import cardinal.ufs.set.UfsCards;
import cardinal.ufs.table.CardPool;
import cardinal.ufs.table.GameSeries;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rules of one edition of UFS as a ruleset: front door of this module. */
public final class Ufs extends CardRules<UfsTable, CardPool, String, Ufs.Entry> {
    /** The usual mode: two players, one game. */
    public static final String DUEL = "duel";
    /** Best of three, with sideboards. */
    public static final String MATCH = "match";
    private static final int SEATS = 2;
    private static final Speech<UfsTable> SPEECH =
            new Speech<>(Commands::of, Questions::of, Answers::of, UfsWhyNot::not, View::of, Narrator::tell);
    /** A heading that names the starting character beforehand. */
    private static final Pattern DESIGNATES = Pattern.compile("(?i)\\s*(?:starting )?characters?:?\\s*");

    /** The edition is that of the pool: what keywords do differs between them. */
    public Ufs(CardPool pool) {
        super(pool.edition(), pool, SPEECH);
    }

    /**
     * A deck as a player brings it.
     *
     * @param designated  whether its list says which character starts
     */
    public record Entry(Deck deck, boolean designated) {
    }

    @Override
    protected String modeOf(String name) {
        return mode(id(), name);
    }

    /** The mode of this name, if there is one. */
    public static String mode(String document, String name) {
        if (!name.equals(DUEL) && !name.equals(MATCH)) {
            throw new BadInput(
                    "there is no mode \"" + name + "\" of " + document + "; there are " + DUEL + " and " + MATCH);
        }
        return name;
    }

    @Override
    protected int seats(String mode) {
        return SEATS;
    }

    @Override
    protected Entry legalDeck(DeckList list, String mode) {
        return new Entry(DeckParser.parseLegal(pool(), pool().edition().deckRules(), list), designates(list));
    }

    @Override
    protected Collection<CardDef> cardsOf(Entry entry) {
        Deck deck = entry.deck;
        return Stream.of(List.of(deck.character()), deck.main(), deck.sideboard()).flatMap(List::stream).toList();
    }

    @Override
    public Ruleset<UfsTable> keeping(List<KeptCard> cards) {
        return new Ufs(UfsCards.library(pool().edition()).rebuilt(pool().title(), cards));
    }

    @Override
    public UfsTable start(String mode, List<Entry> decks, long seed) {
        UfsTable t = new UfsTable(pool(), seed, new GameFlow());
        t.progress().setGames(mode.equals(MATCH) ? GameSeries.SERIES : GameSeries.ONE);
        for (int seat = 0; seat < SEATS; seat++) {
            lay(t, seat, decks.get(seat).deck, decks.get(seat).designated);
        }
        t.push(new Opening(t, Table.NONE));
        return t;
    }

    /** Whether a list says under a heading which character starts; otherwise that is chosen at the table (E.1.1). */
    private static boolean designates(DeckList list) {
        return list.lines().stream().anyMatch(line -> DESIGNATES.matcher(line).matches());
    }

    /** E.1: every card lies in its deck, in UniVersus the character in the stage; the rest of the setup is the first procedure. */
    private void lay(UfsTable t, int seat, Deck deck, boolean designated) {
        boolean inDeck = pool().edition().deckRules().characterCounts();
        int character = t.create(deck.character(), seat, Places.of(seat, inDeck ? Places.DECK : Places.STAGE));
        if (designated || !inDeck) {
            t.fighters().setStarter(seat, character);
            t.progress().setGames(t.progress().games().startingWith(seat, character));
        }
        for (CardDef card : deck.main()) {
            t.create(card, seat, Places.of(seat, Places.DECK));
        }
        if (t.progress().games().isSeries()) {
            for (CardDef card : deck.sideboard()) {
                t.create(card, seat, Places.of(seat, Places.SIDEBOARD));
            }
        }
    }

    /** No edition speaks of conceding: the rival wins (A.1). */
    @Override
    public void concede(UfsTable table, int seat) {
        table.note(Remark.Topic.CONCEDE, "A.1", seat, Table.NONE, "concedes");
        table.finish(new Outcome(1 << UfsTable.rival(seat), table.cite("A.1"), "the rival conceded"));
    }
}
