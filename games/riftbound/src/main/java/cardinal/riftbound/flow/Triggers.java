package cardinal.riftbound.flow;

import cardinal.kernel.Event;
import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.TriggerName;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.program.Watching;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.rules.TriggerConditions;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Delayed;
import cardinal.riftbound.table.DerivedValues;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import cardinal.riftbound.table.TimesMet;
import java.util.List;
import java.util.stream.Stream;

/** 375: finds the triggered abilities whose condition an event has met; they wait to be put on the chain. */
public final class Triggers {
    private final RiftTable t;
    private int batch;
    private List<Nth> instances = List.of();

    /** An instance of what an "Nth time" ability watches; before: how many there had been this turn before this moment. */
    private record Nth(CardDef.Triggered trig, int before, ChainItem item) {
    }

    private Triggers(RiftTable t) {
        this.t = t;
        batch = Table.NONE;
    }

    /** The number of this moment, taken when the first trigger is met. */
    private int batch() {
        batch = batch == Table.NONE ? t.chain().newBatch() : batch;
        return batch;
    }

    /** 376.2.c: conditions are looked at after the events, on the table as it is then. */
    public static void match(RiftTable t, Event[] events, int count) {
        boolean ordersOwnDeaths = t.edition().ordersOwnDeaths();
        Triggers triggers = new Triggers(t);
        if (!ordersOwnDeaths) {
            triggers.ownDeaths(events, count);
        }
        for (int i = 0; i < count; i++) {
            if (events[i] instanceof RiftEvent e) {
                triggers.consider(e, ordersOwnDeaths);
            }
        }
        triggers.pickInstances();
    }

    /** What triggers on its own death is there before the death, and what else sees the death comes after all of it. */
    private void ownDeaths(Event[] events, int count) {
        for (int i = 0; i < count; i++) {
            if (events[i] instanceof RiftEvent.Died d) {
                lookBack(d.image().card(), d.image().piece(), d);
            }
        }
        batch = Table.NONE;
    }

    /** 383.4.g of 2026-07: abilities of this name that an object has, as if one of these events had happened to it. */
    static void activate(RiftTable t, int card, TriggerName named, List<RiftEvent> asIf) {
        Triggers triggers = new Triggers(t);
        for (RiftEvent e : asIf) {
            triggers.activate(card, named, e);
        }
        triggers.pickInstances();
    }

    private void activate(int card, TriggerName named, RiftEvent e) {
        Scope scope = Scope.of(t, card);
        for (CardDef.Triggered trig : t.def(card).triggered()) {
            if (!trig.fromTrash() && named.is(trig.ability().when())
                    && matches(trig.ability().when(), e, scope, card)) {
                met(trig, scope, t.ref(card), e, 0);
            }
        }
        switch (e) {
            case RiftEvent.Played p -> playEffects(p);
            case RiftEvent.Conquered _,RiftEvent.Held _ when isHunter(t, scope.controller(), card) ->
                    wait(t.pool().ofKeyword(Keyword.HUNT, t.keyword(card, Keyword.HUNT)), scope, t.ref(card), e, 0);
            default -> {
            }
        }
    }

    private void consider(RiftEvent e, boolean withOwnDeaths) {
        int kind = e.kind();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            onBoard(card, e);
        }
        switch (e) {
            case RiftEvent.Died d when !withOwnDeaths -> {
            }
            case RiftEvent.Died d -> lookBack(d.image().card(), d.image().piece(), e);
            case RiftEvent.Left l -> lookBack(l.image().card(), l.image().piece(), e);
            case RiftEvent.Discarded d -> lookBack(d.card(), t.piece(d.card()), e);
            case RiftEvent.Equipped q -> ownAttaching(q);
            case RiftEvent.Played p -> playEffects(p);
            case RiftEvent.Conquered c -> hunt(c, c.seat(), c.battlefield());
            case RiftEvent.Held h -> hunt(h, h.seat(), h.battlefield());
            case RiftEvent.Beginning b -> temporary(b);
            default -> {
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof Delayed delayed) {
                delayed(effect, delayed, e);
            } else if (effect.what() instanceof ReflexiveAndDelayed.IfThisKills kills && e instanceof RiftEvent.Died d
                    && d.by().item() == kills.item()
                    && kills.victim().equals(d.image().ref())) {
                        wait(kills.program(), new Scope(effect.source().card(), effect.controller(), Table.NONE),
                                effect.source(), e,
                                ChainItem.REFLEXIVE | ofSpell(effect));
                    }
        }
    }

    private void onBoard(int card, RiftEvent e) {
        boolean board = t.onBoard(card);
        Scope scope = new Scope(card, board ? t.controller(card) : t.piece(card).owner(), Scope.hereOf(t, card));
        for (CardDef.Triggered trig : t.def(card).triggered()) {
            if (trig.fromTrash() != board && matches(trig.ability().when(), e, scope, card)
                    && !isMetAlready(trig.ability().when(), trig.program(), card)) {
                met(trig, scope, t.ref(card), e, 0);
            }
        }
    }

    /** 724, reading 13: an object's own death, leaving or discard is seen although it is no longer there. */
    private void lookBack(int card, Piece before, RiftEvent e) {
        CardDef def = (CardDef) before.face();
        Scope scope = new Scope(card, before.controller(), before.zone());
        boolean silenced = e instanceof RiftEvent.Died d && d.image().values() instanceof DerivedValues.Snapshot v
                && v.keyword(Keyword.DEATHKNELL) == 0 && def.has(Keyword.DEATHKNELL);
        for (CardDef.Triggered trig : def.triggered()) {
            if (isAboutMeLeaving(trig.ability().when(), e) && !(silenced && trig.ability().deathknell())) {
                met(trig, scope, new Ref(card, before.incarnation()), e, 0);
                if (trig.ability().deathknell() && deathknellsAgain(before.controller())) {
                    met(trig, scope, new Ref(card, before.incarnation()), e, 0);
                }
            }
        }
    }

    /** 725.1 of 2026-07: what triggers on the attaching of its own object is there while that is attached, though it rests from then on. */
    private void ownAttaching(RiftEvent.Equipped e) {
        Scope scope = Scope.of(t, e.card());
        for (CardDef.Triggered trig : t.def(e.card()).bare().triggered()) {
            if ((Watching.kinds(trig.ability().when()) >>> e.kind() & 1) != 0
                    && matches(trig.ability().when(), e, scope, e.card())) {
                met(trig, scope, t.ref(e.card()), e, 0);
            }
        }
    }

    private boolean deathknellsAgain(int seat) {
        return Facts.anyOf(t, seat, cardinal.riftbound.ability.Fact.DeathknellsTriggerAgain.class);
    }

    private static boolean isAboutMeLeaving(Trigger when, RiftEvent e) {
        return switch (when) {
            case Trigger.Dies d -> e instanceof RiftEvent.Died && d.who() instanceof Trigger.Watch.Me;
            case Trigger.Leaves l -> e instanceof RiftEvent.Left && l.who() instanceof Trigger.Watch.Me;
            case Trigger.DiscardMe m -> e instanceof RiftEvent.Discarded;
            case Trigger.AnyOf any -> any.events().stream().anyMatch(event -> isAboutMeLeaving(event, e));
            default -> false;
        };
    }

    /** Whether a permanent has a keyword that triggers when it is played. */
    static boolean hasPlayEffects(RiftTable t, int card) {
        return t.has(card, Keyword.VISION) || t.has(card, Keyword.QUICK_DRAW) || t.has(card, Keyword.WEAPONMASTER);
    }

    /** 733, 821.1.c.7 of 2026-07: every instance of Vision and Weaponmaster triggers when the permanent is played; 819.2: Quick-Draw once. */
    private void playEffects(RiftEvent.Played p) {
        if (p.card() == Table.NONE || !t.onBoard(p.card())) {
            return;
        }
        playEffect(p, Keyword.VISION);
        playEffect(p, Keyword.QUICK_DRAW);
        playEffect(p, Keyword.WEAPONMASTER);
    }

    private void playEffect(RiftEvent.Played p, Keyword keyword) {
        int instances = t.keyword(p.card(), keyword);
        for (int i = 0; i < instances; i++) {
            wait(t.pool().ofKeyword(keyword), new Scope(p.card(), p.seat(), t.piece(p.card()).zone()),
                    t.ref(p.card()), p,
                    p.fromHidden() ? ChainItem.FROM_HIDDEN : 0);
        }
    }

    /** Whether a unit of this player at a battlefield hunts. */
    static boolean hunts(RiftTable t, int seat, int battlefield) {
        if (!t.knows(RareFeature.HUNTS)) {
            return false;
        }
        for (int i = 0; i < t.size(t.battlefield(battlefield)); i++) {
            if (isHunter(t, seat, t.cardAt(t.battlefield(battlefield), i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHunter(RiftTable t, int seat, int card) {
        return t.def(card).isUnit() && t.controller(card) == seat && t.has(card, Keyword.HUNT);
    }

    /** 823.1.b, 823.2 of 2026-07: each unit that conquers or holds with Hunt, with its values summed. */
    private void hunt(RiftEvent e, int seat, int battlefield) {
        int zone = t.battlefield(battlefield);
        for (int i = 0; t.knows(RareFeature.HUNTS) && i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (isHunter(t, seat, card)) {
                wait(t.pool().ofKeyword(Keyword.HUNT, t.keyword(card, Keyword.HUNT)), Scope.of(t, card), t.ref(card), e,
                        0);
            }
        }
    }

    /** 732: at the start of the controller's Beginning Phase, before scoring. */
    private void temporary(RiftEvent.Beginning b) {
        for (int card = t.nextPresent(0); card != Table.NONE; card = t.nextPresent(card + 1)) {
            if (t.controller(card) == b.seat() && t.facedownOf(t.piece(card).zone()) == Table.NONE
                    && t.def(card).type().isPermanent() && t.has(card, Keyword.TEMPORARY)
                    && !(Attachments.isAttached(t, card) && t.def(card).has(Keyword.TEMPORARY))) {
                wait(t.pool().ofKeyword(Keyword.TEMPORARY), Scope.of(t, card), t.ref(card), b, 0);
            }
        }
    }

    /** 383.2: delayed triggers do not need their source any more (385). */
    private void delayed(InForce effect, Delayed delayed, RiftEvent e) {
        Op.Later later = delayed.trigger();
        if ((Watching.kinds(later.trigger()) >>> e.kind() & 1) == 0) {
            return;
        }
        int it = isThere(delayed.about(), e) ? delayed.about().card() : Table.NONE;
        Scope scope = new Scope(effect.source().card(), effect.controller(), Table.NONE, Table.NONE, it);
        if (matches(later.trigger(), e, scope, effect.source().card())
                && !isMetAlready(later.trigger(), later.program(), effect.source().card())) {
            RiftEvent cause = delayed.cause() != null && isMoment(later.trigger()) ? delayed.cause() : e;
            t.addWaiting(item(later.program(), scope, effect.source(), cause, ofSpell(effect)).about(delayed.about()));
            if (later.once()) {
                t.end(effect);
            }
        }
    }

    /** A moment of the turn is about nothing of its own. */
    private static boolean isMoment(Trigger trigger) {
        return trigger instanceof Trigger.EndOfTurn || trigger instanceof Trigger.MainPhase;
    }

    /** Whether an object is still the same, or was until this event. */
    private boolean isThere(Ref object, RiftEvent e) {
        return switch (e) {
            case RiftEvent.Died d when d.card() == object.card() -> d.image().ref().equals(object);
            case RiftEvent.Left l when l.card() == object.card() -> l.image().ref().equals(object);
            default -> t.isSame(object);
        };
    }

    /** 415.5.d: an ability that a spell left behind answers for what it does together with the spell. */
    private int ofSpell(InForce effect) {
        return t.def(effect.source().card()).isSpell() ? ChainItem.OF_SPELL : 0;
    }

    private void met(CardDef.Triggered trig, Scope watching, Ref source, RiftEvent e, int flags) {
        Scope scope = trig.ability().when() instanceof Trigger.ThatPlayers
                ? new Scope(watching.source(), e.seat(), watching.here()) : watching;
        int controller = scope.controller();
        if (trig.ability().legion() && !legion(trig, scope, e) || Limits.isReached(t, trig.ability(), source)) {
            return;
        }
        if (trig.ability().condition() instanceof Condition.PaidAdditionalCost
                ? !(e instanceof RiftEvent.Played p && p.paidExtra())
                : !Conditions.holds(t, trig.ability().condition(), withIt(scope, e))) {
            return;
        }
        boolean hidden = e instanceof RiftEvent.Played p && p.fromHidden() && p.card() == source.card();
        ChainItem item = item(trig.program(), scope, source, e, flags | (hidden ? ChainItem.FROM_HIDDEN : 0)
                | (trig.ability().most() > 0 ? ChainItem.LIMITED : 0));
        if (trig.nth() < 0) {
            t.addWaiting(item);
        } else {
            count(trig, item);
        }
    }

    /** "It" is what the event was about; "there" the battlefield that was scored. */
    private Scope withIt(Scope scope, RiftEvent e) {
        int there = switch (e) {
            case RiftEvent.Conquered c -> c.zone(t);
            case RiftEvent.Held h -> h.zone(t);
            case RiftEvent.PlayerFought f -> t.battlefield(f.battlefield());
            default -> Table.NONE;
        };
        return new Scope(scope.source(), scope.controller(), scope.here(), there, e.card());
    }

    /** 728.1.c: for a play effect another card before it; for others any card this turn. */
    private boolean legion(CardDef.Triggered trig, Scope scope, RiftEvent e) {
        int controller = scope.controller();
        if (!t.edition().legionAsksForAnother() && trig.ability().when() instanceof Trigger.PlayMe
                && e instanceof RiftEvent.Played p) {
            return p.token() ? t.players().played(controller) > 0 : p.nth() > 1;
        }
        return Conditions.legion(t, controller, scope.source());
    }

    private static int lane(CardDef.Triggered trig) {
        return trig.nth() == 0 ? Flag.NTH_A : Flag.NTH_B;
    }

    /** How often this turn; the first two such abilities of an object are counted on it, further ones beside it. */
    private int times(CardDef.Triggered trig, int source) {
        return trig.nth() < 2 ? t.piece(source).counter(lane(trig)) : timesMet(trig.ability(), Table.NONE, source);
    }

    private void count(CardDef.Triggered trig, ChainItem item) {
        int source = item.source().card();
        int times = times(trig, source);
        int now = (int) instances.stream().filter(i -> i.trig() == trig && i.item().source().card() == source).count();
        if (trig.nth() < 2) {
            t.put(source, t.piece(source).withCounter(lane(trig), Math.min(times + 1, 200)));
        } else {
            noteMet(trig.ability(), item.controller(), Table.NONE, source);
        }
        instances = Stream.concat(instances.stream(), Stream.of(new Nth(trig, times - now, item))).toList();
    }

    /** 376.1.b: if the Nth time is among what happened at this moment, each of these instances may be the one that counts. */
    private void pickInstances() {
        for (int n = 0; n < instances.size(); n++) {
            Nth i = instances.get(n);
            int nth = i.trig().ability().nthEachTurn();
            if (i.before() < nth && times(i.trig(), i.item().source().card()) >= nth) {
                t.addWaiting(i.item().with(ChainItem.ONE_OF_SEVERAL));
            }
        }
    }

    private void wait(Program program, Scope scope, Ref source, RiftEvent e, int flags) {
        t.addWaiting(item(program, scope, source, e, flags));
    }

    private ChainItem item(Program program, Scope scope, Ref source, RiftEvent e, int flags) {
        boolean nobodys = scope.controller() == Table.NONE;
        int responsible = nobodys ? t.turnPlayer() : scope.controller();
        return new ChainItem(t.chain().newId(), Table.NONE, source, program, responsible,
                flags | ChainItem.TRIGGERED | (nobodys ? ChainItem.UNCONTROLLED : 0), Targets.NONE, scope.here(), e,
                batch(), 0);
    }

    // ---- whether a condition is met -------------------------------------------------------------------

    private boolean matches(Trigger when, RiftEvent e, Scope scope, int me) {
        return switch (when) {
            case Trigger.AnyOf any -> matchesAny(any.events(), e, scope, me);
            case Trigger.PlayersNth nth -> matches(nth.event(), e, scope, me) && isTheirNth(nth, e, me);
            case Trigger.ThatPlayers they -> e.seat() != Table.NONE && matches(they.event(), e, scope, me);
            default -> TriggerConditions.isMet(t, when, e, scope, me);
        };
    }

    private boolean matchesAny(List<Trigger> events, RiftEvent e, Scope scope, int me) {
        for (Trigger event : events) {
            if ((Watching.kinds(event) >>> e.kind() & 1) != 0 && matches(event, e, scope, me)) {
                return true;
            }
        }
        return false;
    }

    /** Counts what a player does each turn for an ability that asks for their first time or another. */
    private boolean isTheirNth(Trigger.PlayersNth nth, RiftEvent e, int source) {
        int before = timesMet(nth, e.seat(), source);
        noteMet(nth, e.seat(), e.seat(), source);
        return before + 1 == nth.n();
    }

    private int timesMet(Object what, int seat, int source) {
        TimesMet met = new TimesMet(what, seat);
        int times = 0;
        for (int i = 0; i < t.effectCount(); i++) {
            times += t.effect(i).what().equals(met) && t.effect(i).subject().equals(t.ref(source)) ? 1 : 0;
        }
        return times;
    }

    private void noteMet(Object what, int controller, int seat, int source) {
        t.enforce(RiftTable.THIS_TURN, controller, t.ref(source), t.ref(source), new TimesMet(what, seat));
    }

    /** "One or more" at the same time is one condition of an ability: whether it waits already for something of this moment. */
    private boolean isMetAlready(Trigger when, Program ability, int source) {
        for (int i = 0; isOneOrMore(when) && i < t.chain().waitingCount(); i++) {
            ChainItem item = t.chain().waiting(i);
            if (item.batch() == batch() && item.program() == ability && item.source().card() == source) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOneOrMore(Trigger when) {
        return switch (when) {
            case Trigger.YouStun s -> s.oneOrMore();
            case Trigger.YouDiscard d -> d.oneOrMore();
            case Trigger.OneOrMoreDie _ -> true;
            case Trigger.AnyOf any -> any.events().stream().anyMatch(Triggers::isOneOrMore);
            default -> false;
        };
    }
}
