package cardinal.evolve;

import cardinal.cards.CardRules;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.deck.Deck;
import cardinal.evolve.deck.DeckBasis;
import cardinal.evolve.deck.DeckParser;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.flow.Opening;
import cardinal.evolve.flow.Rulebook;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.set.EvolveCards;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Format;
import cardinal.evolve.words.Answers;
import cardinal.evolve.words.Commands;
import cardinal.evolve.words.Narrator;
import cardinal.evolve.words.Questions;
import cardinal.evolve.words.View;
import cardinal.evolve.words.Why;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Outcome;
import cardinal.kernel.Remark;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Speech;
import cardinal.kernel.Table;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Shadowverse: Evolve as a ruleset: front door of this module. */
public final class Evolve extends CardRules<EvolveTable, CardPool, Format, Deck> {
    private static final Speech<EvolveTable> SPEECH =
            new Speech<>(Commands::of, Questions::of, Answers::of, Why::not, View::of, Narrator::tell);

    private final Edition edition;

    /** By the base document. */
    public Evolve(CardPool pool) {
        this(Editions.EVOLVE_1_8_0, pool);
    }

    public Evolve(Edition edition, CardPool pool) {
        super(edition, pool, SPEECH);
        this.edition = edition;
    }

    @Override
    public Edition edition() {
        return edition;
    }

    @Override
    protected Format modeOf(String name) {
        return Format.named(name, edition.formats());
    }

    /** 1.1.1. */
    @Override
    protected int seats(Format format) {
        return 2;
    }

    @Override
    protected Deck legalDeck(DeckList list, Format format) {
        return DeckParser.parseLegal(edition, pool(), list, format);
    }

    @Override
    protected Collection<CardDef> cardsOf(Deck deck) {
        return Stream.of(List.of(deck.leader()), deck.main(), deck.evolve()).flatMap(List::stream).toList();
    }

    @Override
    public Ruleset<EvolveTable> keeping(List<KeptCard> cards) {
        return new Evolve(edition, EvolveCards.library(edition).rebuilt(pool().title(), cards));
    }

    /** 6.2.1.1 to 6.2.1.5: every card lies in its zone; the rest of the preparation is the first procedure. */
    @Override
    public EvolveTable start(Format format, List<Deck> decks, long seed) {
        EvolveTable t = table(edition, format, pool(), seed);
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
            if (deck.bases().equals(List.of(DeckBasis.UNIVERSE))) {
                t.players().setBasis(seat, deck.leader().data().universe());
            } else if (deck.bases().contains(DeckBasis.UNIVERSE)) {
                declaring |= 1 << seat;
            }
        }
        t.push(new Opening(declaring));
        return t;
    }

    /** An empty table, with the rules that it asks. */
    public static EvolveTable table(Edition edition, Format format, CardPool pool, long seed) {
        return new EvolveTable(edition, format, pool, seed, Rulebook.RULES);
    }

    /** The same by the base document. */
    public static EvolveTable table(Format format, CardPool pool, long seed) {
        return table(Editions.EVOLVE_1_8_0, format, pool, seed);
    }

    /** 1.2.3: at once, without Confirmation Timing. */
    @Override
    public void concede(EvolveTable table, int seat) {
        table.note(Remark.Topic.CONCEDE, "1.2.3", seat, Table.NONE, "concedes");
        table.leave(seat);
        table.finish(new Outcome(1 << EvolveTable.opponent(seat), "1.2.3", "a player conceded"));
    }
}
