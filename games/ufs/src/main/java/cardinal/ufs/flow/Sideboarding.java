package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.deck.DeckRules;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/**
 * UniVersus, Deck Construction; 2010, Sideboard: between two games a player exchanges cards of the deck for as many of the
 * sideboard, one by one, so that the deck keeps its size and stays legal. The rival does not see it.
 */
final class Sideboarding extends Frame<UfsTable> {
    private static final Step<Sideboarding, UfsTable> OFFER_IN = Sideboarding::offerIn;
    private static final Steps<Sideboarding, UfsTable> STEPS = Steps.<Sideboarding, UfsTable>of(Sideboarding.class)
            .then("E.1", OFFER_IN)
            .then("E.1", Sideboarding::offerOut)
            .then("E.1", Sideboarding::exchange);

    private final int seat;
    /** Cards that have been put in or taken out. */
    private List<Ref> exchanged;
    /** The card that comes in; {@link Table#NONE} until one is chosen. */
    private int in;

    Sideboarding(UfsTable t, int seat) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        exchanged = List.of();
        in = Table.NONE;
    }

    private void offerIn(UfsTable t) {
        List<Integer> cards = of(t, Places.SIDEBOARD);
        cards.removeIf(card -> outs(t, card).isEmpty());
        if (cards.isEmpty()) {
            leave();
            return;
        }
        Prompt prompt = t.askSealed(seat, rules(t).sideboardClause(), Ask.CHOOSE, Purpose.SIDEBOARD).add(Choice.DONE);
        cards.forEach(card -> prompt.add(Choice.CARD, card));
    }

    private void offerOut(UfsTable t) {
        if (Option.kind(t.answer()) == Choice.DONE) {
            leave();
            return;
        }
        in = Option.a(t.answer());
        Prompt prompt = t.askSealed(seat, rules(t).sideboardClause(), Ask.CHOOSE, Purpose.SIDEBOARD);
        for (int card : outs(t, in)) {
            t.show(card, 1 << seat);
            prompt.add(Choice.CARD, card);
        }
    }

    private void exchange(UfsTable t) {
        int out = Option.a(t.answer());
        t.bringHome(out, Places.of(seat, Places.SIDEBOARD));
        t.bringHome(in, Places.of(seat, Places.DECK));
        List<Ref> more = new ArrayList<>(exchanged);
        more.add(t.ref(out));
        more.add(t.ref(in));
        exchanged = List.copyOf(more);
        goTo(OFFER_IN);
    }

    /** What may leave the deck for a card: the starting character does not, nor the last character there is to choose. */
    private List<Integer> outs(UfsTable t, int coming) {
        List<CardDef> deck = new ArrayList<>();
        int zone = Places.of(seat, Places.DECK);
        for (int i = 0; i < t.size(zone); i++) {
            deck.add(t.def(t.cardAt(zone, i)));
        }
        List<Integer> cards = of(t, Places.DECK);
        cards.removeIf(card -> card == t.starter(seat)
                || !rules(t).mayExchange(deck, t.def(coming), t.def(card), t.starter(seat) == Table.NONE));
        return cards;
    }

    private static DeckRules rules(UfsTable t) {
        return t.edition().deckRules();
    }

    /** One card of each name that was not exchanged yet. */
    private List<Integer> of(UfsTable t, int place) {
        List<Integer> cards = new ArrayList<>();
        List<CardDef> seen = new ArrayList<>();
        int zone = Places.of(seat, place);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (!exchanged.contains(t.ref(card)) && !seen.contains(t.def(card))) {
                seen.add(t.def(card));
                cards.add(card);
            }
        }
        return cards;
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
