package cardinal.kernel.toy;

import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;

/** Two answers to "how strong is it?": worked out afresh from what is in force, or folded into a current state. */
enum Values {
    /** Base plus what is in force now, layer by layer; nothing is stored. */
    DERIVED {
        @Override
        int power(ToyTable table, int card) {
            Piece piece = table.piece(card);
            int power = table.card(card).power();
            for (int i = 0; i < table.effectCount(); i++) {
                InForce effect = table.effect(i);
                if (effect.subject().equals(table.ref(card))) {
                    power = ((Change) effect.what()).on(power);
                }
            }
            if (table.isField(piece)) {
                for (int i = 0; i < table.size(piece.zone()); i++) {
                    int other = table.cardAt(piece.zone(), i);
                    power += other != card && table.card(other).trait() == ToyCard.Trait.LORD ? 1 : 0;
                }
            }
            return power;
        }

        @Override
        void change(ToyTable table, int card, int expiry, Change change) {
            table.enforce(expiry, table.turnSeat, Ref.NONE, table.ref(card), change);
        }
    },
    /** Each change is consumed by the current state; a later loss of its cause takes nothing back. */
    FOLDED {
        @Override
        int power(ToyTable table, int card) {
            CurrentState state = table.state(card);
            return state.isOf(table.ref(card)) ? state.power() : table.card(card).power();
        }

        @Override
        void change(ToyTable table, int card, int expiry, Change change) {
            table.enforce(expiry, table.turnSeat, Ref.NONE, table.ref(card), change);
            refresh(table, card);
        }
    };

    /** A change of a value: so much more, or exactly so much. */
    record Change(boolean becomes, int amount) {
        int on(int value) {
            return becomes ? amount : value + amount;
        }
    }

    abstract int power(ToyTable table, int card);

    abstract void change(ToyTable table, int card, int expiry, Change change);

    /** Create: a state from the printed values, knowing of no effect. */
    static void create(ToyTable table, int card) {
        table.state(card, new CurrentState(table.ref(card), table.card(card).power(), 0));
    }

    /** Refresh: effects that this state has not consumed yet are folded in, each once. */
    static void refresh(ToyTable table, int card) {
        if (!table.state(card).isOf(table.ref(card))) {
            create(table, card);
        }
        CurrentState state = table.state(card);
        for (int i = 0; i < table.effectCount(); i++) {
            InForce effect = table.effect(i);
            if (effect.subject().equals(table.ref(card)) && effect.stamp() > state.foldedUpTo()) {
                state = new CurrentState(state.of(), ((Change) effect.what()).on(state.power()), effect.stamp());
            }
        }
        table.state(card, state);
    }
}
