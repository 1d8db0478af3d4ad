package cardinal.evolve.flow;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.TriggerNoun;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Watching;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.GivenAbilities;
import cardinal.evolve.rules.Triggers;
import cardinal.evolve.table.DamageType;
import cardinal.evolve.table.Delayed;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Mentions;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Snapshot;
import cardinal.evolve.table.Values;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.7.2: automatic abilities whose trigger condition an event has met become pending. */
final class AutomaticAbilities {
    private AutomaticAbilities() {
    }

    /** Conditions are looked at after the events, on the table as it is then (10.7.4.2, 10.9.3.1). */
    static void match(EvolveTable t, Event[] events, int count) {
        t.pending().atOnce();
        for (int i = 0; i < count; i++) {
            if (events[i] instanceof EvolveEvent e) {
                consider(t, e);
            }
        }
        leftTogether(t, events, count);
        states(t);
    }

    /** The same of a single event. */
    static void match(EvolveTable t, Event event) {
        t.pending().atOnce();
        if (event instanceof EvolveEvent e) {
            consider(t, e);
            if (e instanceof EvolveEvent.Moved m && m.what() == Kind.LEFT
                    && m.image().values() instanceof Snapshot was) {
                sawLeaving(t, m, was, m);
            }
        }
        states(t);
    }

    private static void consider(EvolveTable t, EvolveEvent e) {
        int kind = e.kind();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            ofCard(t, card, e);
        }
        if (e.card() != Table.NONE) {
            own(t, e);
        }
        given(t, e);
        if (e instanceof EvolveEvent.Damaged d && d.type() == DamageType.ATTACK && t.isSame(d.source())
                && t.has(d.source().card(), Keyword.DRAIN)) {
            t.pending().add(Item.automatic(t, d.source(), null, t.controller(d.source().card()), t.pool().drain(),
                    -1, e, Mentions.NONE));
        }
        delayed(t, e);
    }

    /** Abilities that watch others. */
    private static void ofCard(EvolveTable t, int card, EvolveEvent e) {
        if (t.values().isSilenced(card)) {
            return;
        }
        CardDef face = t.face(card);
        for (CardDef.Automatic a : face.automatic()) {
            if (!a.own() && (a.kinds() & e.what().bit()) != 0 && Triggers.isValidWhere(t, a, card)) {
                meet(t, a, a.index(), card, t.ref(card), null, t.controller(card), e);
            }
        }
    }

    /** Abilities about the card itself; of one that has left, as it was (10.7.4.1.2). */
    private static void own(EvolveTable t, EvolveEvent e) {
        int card = e.card();
        if (e instanceof EvolveEvent.Moved m) {
            boolean back = m.what() == Kind.LEFT;
            Snapshot was = (back || losesEffects(m)) && m.image().values() instanceof Snapshot s ? s : null;
            CardDef face = was != null ? was.face() : t.face(card);
            if ((face.ownKinds() & e.what().bit()) == 0 && (was == null || was.given().isEmpty())) {
                return;
            }
            int seat = back ? m.image().piece().controller() : seatOf(t, card);
            if (was != null ? !was.silenced() : !t.values().isSilenced(card)) {
                ownOf(t, face, 0, card, m.after(), back ? m.image() : null, seat, e);
            }
            if (was != null) {
                for (int i = 0; i < was.given().size(); i++) {
                    ownOf(t, was.given().get(i), GivenAbilities.again(i, was.given()), card, m.after(), m.image(), seat,
                            e);
                }
            }
            return;
        }
        CardDef face = t.face(card);
        if ((face.ownKinds() & e.what().bit()) != 0 && !t.values().isSilenced(card)) {
            ownOf(t, face, 0, card, t.ref(card), null, seatOf(t, card), e);
        }
    }

    /** 10.9.2: what a card was given elsewhere than on the field does not go with it, except from the EX area towards the field. */
    private static boolean losesEffects(EvolveEvent.Moved m) {
        Zone to = Zone.at(m.to());
        return Zone.at(m.from()) != Zone.RESOLUTION
                && !(Zone.at(m.from()) == Zone.EX && (to == Zone.FIELD || to == Zone.RESOLUTION));
    }

    private static int seatOf(EvolveTable t, int card) {
        return t.controller(card);
    }

    private static void ownOf(EvolveTable t, CardDef face, int offset, int card, Ref source, @Nullable Image image,
            int seat, EvolveEvent e) {
        for (CardDef.Automatic a : face.automatic()) {
            if (a.own() && (a.kinds() & e.what().bit()) != 0) {
                meet(t, a, offset + a.index(), card, source, image, seat, e);
            }
        }
    }

    /** Abilities that cards on the field have been given. */
    private static void given(EvolveTable t, EvolveEvent e) {
        if (!t.pool().givesAbilities() || !t.values().isGrantWaiting(e.what())) {
            return;
        }
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            Values.Grant g = grants.get(i);
            for (CardDef.Automatic a : g.ability().automatic()) {
                boolean mine = !a.own() || e.card() == g.card()
                        && !(e instanceof EvolveEvent.Moved m && m.what() == Kind.LEFT);
                if (mine && (a.kinds() & e.what().bit()) != 0 && g.isValid(t, a.zone())) {
                    meet(t, a, a.index() + GivenAbilities.again(grants, i), g.card(), t.ref(g.card()), null,
                            t.controller(g.card()), e);
                }
            }
        }
    }

    /**
     * 10.7.4.1, 10.7.4.1.2: an ability whose card leaves the field is valid as it was there, so it sees what leaves at the same time, its
     * own card among it.
     */
    private static void leftTogether(EvolveTable t, Event[] events, int count) {
        for (int i = 0; i < count; i++) {
            if (events[i] instanceof EvolveEvent.Moved m && m.what() == Kind.LEFT
                    && m.image().values() instanceof Snapshot was) {
                boolean all = t.edition().seesAllWhileLeaving();
                for (int j = 0; j < count; j++) {
                    if (events[j] instanceof EvolveEvent.Moved other && (all || other.what() == Kind.LEFT)) {
                        sawLeaving(t, m, was, other);
                    }
                }
            }
        }
    }

    private static void sawLeaving(EvolveTable t, EvolveEvent.Moved m, Snapshot was, EvolveEvent.Moved other) {
        if (!was.silenced()) {
            sawLeaving(t, m, was.face(), 0, other);
        }
        for (int i = 0; i < was.given().size(); i++) {
            sawLeaving(t, m, was.given().get(i), GivenAbilities.again(i, was.given()), other);
        }
    }

    private static void sawLeaving(EvolveTable t, EvolveEvent.Moved m, CardDef abilities, int offset,
            EvolveEvent.Moved other) {
        for (CardDef.Automatic a : abilities.automatic()) {
            if (!a.own() && a.zone() == null && (a.kinds() & other.what().bit()) != 0) {
                meet(t, a, a.index() + offset, m.card(), m.after(), m.image(), m.image().piece().controller(), other);
            }
        }
    }

    /** 10.7.2.1: the ability becomes pending; 10.7.2.2: only so often in a turn. */
    private static void meet(EvolveTable t, CardDef.Automatic a, int index, int card, Ref source, @Nullable Image image,
            int seat, EvolveEvent e) {
        Ability.Automatic ability = a.ability();
        Scope scope = new Scope(card, seat, null, null);
        if (!Triggers.matches(t, a.when(), e, scope, card, Table.NONE)
                || !Conditions.isTurn(t, ability.turns(), seat)) {
            return;
        }
        if (image != null && image.values() instanceof Snapshot was ? Triggers.isInvalid(a, was.invalid())
                : Triggers.isInvalid(t, a, card)) {
            return;
        }
        if (a.when() instanceof Trigger.DealsDamage d && d.isOnceForAll() && t.pending().isMetAtOnce(source, index)) {
            return;
        }
        if (ability.timesPerTurn() > 0) {
            Ref counted = image != null ? image.ref() : source;
            if (t.pending().tally(counted, index) < ability.timesPerTurn()) {
                t.pending().tallyUp(counted, index);
            } else if (!t.edition().choosesWhichEvents() || !t.pending().isRivalled(counted, index)) {
                return;
            }
        }
        t.pending().add(Item.automatic(t, source, image, seat, a.program(), index, e,
                Mentions.of(t, a.nouns(), e)));
    }

    // ---- delayed and state triggers ------------------------------------------------------------------------------

    /** 10.7.5.1: only once, unless a time frame is given. */
    private static void delayed(EvolveTable t, EvolveEvent e) {
        if (!t.values().isDelayedFor(e.what())) {
            return;
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof Delayed d
                    && (Watching.kinds(d.trigger().trigger()) & e.what().bit()) != 0) {
                Scope scope = Scope.of(effect.source().card(), effect.controller());
                if (Triggers.matches(t, d.trigger().trigger(), e, scope, Table.NONE, Triggers.itOf(t, d, e))) {
                    t.pending().add(Item.automatic(t, effect.source(), null, effect.controller(), d.trigger().program(),
                            -1, e, d.named().and(Mentions.of(t, TriggerNoun.of(d.trigger().trigger()), e))));
                    if (d.trigger().once()) {
                        t.end(effect);
                        i--;
                    }
                }
            }
        }
    }

    /** 10.7.6.1: pending once while the state lasts, again after it has been resolved. */
    static void states(EvolveTable t) {
        int kind = Kind.STATE.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            for (CardDef.Automatic a : t.face(card).automatic()) {
                if (Triggers.isValidWhere(t, a, card) && !t.values().isSilenced(card)) {
                    state(t, a, a.index(), card);
                }
            }
        }
        if (t.pool().givesAbilities() && t.values().isGrantWaiting(Kind.STATE)) {
            givenStates(t);
        }
    }

    private static void givenStates(EvolveTable t) {
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            Values.Grant g = grants.get(i);
            for (CardDef.Automatic a : g.ability().automatic()) {
                if (g.isValid(t, a.zone())) {
                    state(t, a, a.index() + GivenAbilities.again(grants, i), g.card());
                }
            }
        }
    }

    private static void state(EvolveTable t, CardDef.Automatic a, int index, int card) {
        if (!(a.when() instanceof Trigger.State s)) {
            return;
        }
        Scope scope = Scope.of(card, t.controller(card));
        if (!Triggers.isPending(t, t.ref(card), index) && Conditions.isTurn(t, a.ability().turns(), scope.you())
                && Conditions.holds(t, s.condition(), scope)) {
            t.pending().add(Item.automatic(t, t.ref(card), null, scope.you(), a.program(), index, null, Mentions.NONE));
        }
    }
}
