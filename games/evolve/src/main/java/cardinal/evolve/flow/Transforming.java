package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import java.util.ArrayList;
import java.util.List;

/** 5.16: cards are banished, and a token is created in the zone of each one that was. */
public final class Transforming extends Frame<EvolveTable> implements MoveListener {
    static final Steps<Transforming, EvolveTable> STEPS = Steps.<Transforming, EvolveTable>of(Transforming.class)
            .then("5.16.1", Transforming::banish)
            .then("5.16.1", Transforming::create);

    /** The player whose card or ability transforms them. */
    private final int controller;
    /** What is created in their place. */
    private final CardDef token;
    /** The cards that are transformed. */
    private List<Integer> cards;
    /** The zones where those that were banished lay. */
    private List<Integer> zones;
    /** Whether the tokens were created. */
    private boolean created;

    public Transforming(int controller, int[] cards, CardDef token) {
        super(STEPS);
        this.controller = controller;
        this.token = token;
        List<Integer> list = new ArrayList<>();
        for (int card : cards) {
            list.add(card);
        }
        this.cards = List.copyOf(list);
        zones = List.of();
    }

    private void banish(EvolveTable t) {
        List<CardMove> going = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int card : cards) {
            places.add((int) t.piece(card).zone());
            going.add(CardMove.of(card, t.ownersZone(card, Zone.BANISHED), Movement.BANISH.byAbilityOf(controller)));
        }
        zones = List.copyOf(places);
        MoveCards.together(t, controller, going, this);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> arrived) {
        if (created) {
            ((Effect) t.below(this)).moved(t, arrived);
            return;
        }
        List<Integer> gone = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (arrived.stream().anyMatch(r -> r.card() == card)) {
                gone.add(card);
                places.add(zones.get(i));
            }
        }
        cards = List.copyOf(gone);
        zones = List.copyOf(places);
    }

    private void create(EvolveTable t) {
        created = true;
        MoveCards.together(t, controller,
                zones.stream().map(z -> CardMove.token(token, z, Movement.PUT.byAbilityOf(controller))).toList(), this);
    }
}
