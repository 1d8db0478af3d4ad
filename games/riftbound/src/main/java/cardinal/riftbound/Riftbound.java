package cardinal.riftbound;

import cardinal.cards.CardRules;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Speech;
import cardinal.riftbound.deck.Deck;
import cardinal.riftbound.deck.DeckParser;
import cardinal.riftbound.deck.Teams;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.flow.Opening;
import cardinal.riftbound.flow.Removal;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.set.RiftCards;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.words.Answers;
import cardinal.riftbound.words.Commands;
import cardinal.riftbound.words.Narrator;
import cardinal.riftbound.words.Questions;
import cardinal.riftbound.words.View;
import cardinal.riftbound.words.Why;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The Riftbound rules as a ruleset: front door of this module. */
public final class Riftbound extends CardRules<RiftTable, CardPool, Mode, Deck> {
    private static final Speech<RiftTable> SPEECH =
            new Speech<>(Commands::of, Questions::of, Answers::of, Why::not, View::of, Narrator::tell);

    private final Edition edition;

    /** By the base document. */
    public Riftbound(CardPool pool) {
        this(Editions.RIFTBOUND_2025, pool);
    }

    public Riftbound(Edition edition, CardPool pool) {
        super(edition, pool, SPEECH);
        this.edition = edition;
    }

    @Override
    public Edition edition() {
        return edition;
    }

    @Override
    protected Mode modeOf(String name) {
        return Mode.named(edition, name);
    }

    @Override
    protected int seats(Mode mode) {
        return mode.seats();
    }

    @Override
    protected Deck legalDeck(DeckList list, Mode mode) {
        return DeckParser.parseLegal(edition, pool(), list, mode);
    }

    @Override
    protected Collection<CardDef> cardsOf(Deck deck) {
        return Stream.of(List.of(deck.legend(), deck.champion()), deck.main(), deck.runes(), deck.battlefields())
                .flatMap(List::stream).toList();
    }

    @Override
    public Ruleset<RiftTable> keeping(List<KeptCard> cards) {
        return new Riftbound(edition, RiftCards.library(edition).rebuilt(pool().title(), cards));
    }

    /** 111 to 114: every card lies in its zone; the rest of the setup is the first procedure. */
    @Override
    public RiftTable start(Mode mode, List<Deck> decks, long seed) {
        Teams.check(edition, mode, decks);
        RiftTable t = new RiftTable(edition, mode, pool(), seed);
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

    /** 649: the player is removed; with one player or team left the game is over. */
    @Override
    public void concede(RiftTable table, int seat) {
        Removal.of(table, seat);
    }
}
