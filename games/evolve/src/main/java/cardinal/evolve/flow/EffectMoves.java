package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import java.util.ArrayList;
import java.util.List;

/** Movements that verbs ask for: tokens, banishing, stealing, swapping, returning to a deck. */
public final class EffectMoves {
    private EffectMoves() {
    }

    /** Moves cards together to zones of their owners; "it" follows them (4.1.4.1). */
    public static void toOwners(Effect effect, EvolveTable t, int[] cards, Zone kind, int reason) {
        List<CardMove> moves = new ArrayList<>(cards.length);
        for (int card : cards) {
            moves.add(CardMove.of(card, t.ownersZone(card, kind), reason));
        }
        together(effect, t, moves);
    }

    /** The same for cards and tokens that each say where they go. */
    public static void together(Effect effect, EvolveTable t, List<CardMove> moves) {
        MoveCards.together(t, effect.controller(), moves, effect);
    }

    /** 5.6, 4.10.2. */
    public static void banish(Effect effect, EvolveTable t, int[] cards, boolean facedown) {
        List<CardMove> moves = new ArrayList<>();
        for (int card : cards) {
            moves.add(CardMove
                    .of(card, t.ownersZone(card, Zone.BANISHED), Movement.BANISH.byAbilityOf(effect.controller()))
                    .facedown(facedown));
        }
        together(effect, t, moves);
    }

    /** 5.4.2. */
    public static void create(Effect effect, EvolveTable t, CardDef token, int n, int zone) {
        List<CardMove> moves = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            moves.add(CardMove.token(token, zone, Movement.PUT.byAbilityOf(effect.controller())));
        }
        together(effect, t, moves);
    }

    /** 5.21.1. */
    public static void steal(Effect effect, EvolveTable t, int[] cards) {
        handOver(effect, t, cards, effect.acting());
    }

    /** 5.22.2 of version 1.24.1: one's own cards, to the other player. */
    public static void giveControl(Effect effect, EvolveTable t, int[] cards) {
        handOver(effect, t, cards, EvolveTable.opponent(effect.acting()));
    }

    private static void handOver(Effect effect, EvolveTable t, int[] cards, int to) {
        List<CardMove> moves = new ArrayList<>();
        int field = Zone.FIELD.of(to);
        for (int card : cards) {
            if (t.onField(card) && t.piece(card).zone() != field) {
                moves.add(CardMove.of(card, field, Movement.STEAL.byAbilityOf(effect.controller())));
            }
        }
        together(effect, t, moves);
    }

    /** 5.12: both at the same time, or not at all (5.12.2). */
    public static void swap(Effect effect, EvolveTable t, int one, int other) {
        int reason = Movement.PUT.byAbilityOf(effect.controller());
        CardMove there = CardMove.of(one, zoneFor(t, one, other), reason);
        CardMove back = CardMove.of(other, zoneFor(t, other, one), reason);
        if (canTakePlace(t, there) && canTakePlace(t, back)) {
            together(effect, t, List.of(there, back));
        } else {
            effect.nothingDone();
        }
    }

    /** The other card makes room for it, unless there are too many already (4.4.4.2). */
    private static boolean canTakePlace(EvolveTable t, CardMove g) {
        return MoveCards.isPossible(t, g) && Limits.room(t, g.zone()) >= 0;
    }

    /** The zone of another card: hands, decks and cemeteries are the owner's, a field is whose it is. */
    private static int zoneFor(EvolveTable t, int card, int other) {
        Zone kind = t.zone(other);
        return kind == Zone.FIELD || kind == Zone.EX ? t.piece(other).zone() : t.ownersZone(card, kind);
    }

    /** 4.1.6, 5.8: to their owners' decks, which are then shuffled. */
    public static void toDeck(Effect effect, EvolveTable t, int[] cards) {
        t.push(new ReturnAndShuffle(effect.controller(), cards));
    }

    /** Shuffles the decks of these seats. */
    static void shuffle(EvolveTable t, int seats) {
        for (int seat = 0; seat < 2; seat++) {
            if ((seats >> seat & 1) != 0) {
                GameActions.shuffle(t, seat);
            }
        }
    }
}
