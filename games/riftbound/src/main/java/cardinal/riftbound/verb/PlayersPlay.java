package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.Uses;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.Arrays;
import java.util.List;

/** 406.3: "starting with the next player, each player plays those cards, ignoring Energy costs": each plays those of them that they own. */
record PlayersPlay(boolean fromNext, Who who, PlayIt.Free free) implements Performable {
    /** Who begins: the player after the turn player, else the turn player. */
    static final Syntax<Boolean> FROM_NEXT = says("starting with the next player, ", true).orElse(false);

    public static final Syntax<PlayersPlay> SYNTAX = phrase("{}{} those cards{}", FROM_NEXT,
            Players.others("play", "plays"), either(
                    says(", ignoring costs", PlayIt.Free.COST), says(", ignoring Energy costs", PlayIt.Free.ENERGY),
                    says(", ignoring Power costs", PlayIt.Free.POWER)).orElse(PlayIt.Free.NOTHING))
            .as(PlayersPlay.class, PlayersPlay::new, PlayersPlay::fromNext, PlayersPlay::who, PlayersPlay::free);

    @Override
    public List<Referent> needs() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        int[] cards = effect.select(t, new Selector.Them());
        for (int seat : fromNext ? fromNext(t, seats) : seats) {
            for (int card : cards) {
                if (t.piece(card).owner() == seat && Legal.couldPlay(t, seat, card, free.ignored())) {
                    Uses.play(t, seat, card, free.ignored(), ChainItem.DIRECTED, Table.NONE);
                }
            }
        }
    }

    /** The same players with the turn player last. */
    static int[] fromNext(RiftTable t, int[] seats) {
        if (seats.length == 0 || seats[0] != t.turnPlayer()) {
            return seats;
        }
        int[] turned = Arrays.copyOfRange(seats, 1, seats.length + 1);
        turned[seats.length - 1] = seats[0];
        return turned;
    }
}
