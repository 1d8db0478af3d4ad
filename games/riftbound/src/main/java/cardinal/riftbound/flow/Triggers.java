package cardinal.riftbound.flow;

import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.program.Watching;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
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
        Triggers triggers = new Triggers(t);
        for (int i = 0; i < count; i++) {
            if (events[i] instanceof RiftEvent e) {
                triggers.consider(e);
            }
        }
        triggers.pickInstances();
    }

    private void consider(RiftEvent e) {
        int kind = e.kind();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            onBoard(card, e);
        }
        switch (e) {
            case RiftEvent.Died d -> lookBack(d.image().card(), d.image().piece(), e);
            case RiftEvent.Left l -> lookBack(l.image().card(), l.image().piece(), e);
            case RiftEvent.Discarded d -> lookBack(d.card(), t.piece(d.card()), e);
            case RiftEvent.Played p -> vision(p);
            case RiftEvent.Beginning b -> temporary(b);
            default -> {
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce effect = t.effect(i);
            if (effect.what() instanceof Delayed delayed) {
                delayed(effect, delayed, e);
            } else if (effect.what() instanceof ReflexiveAndDelayed.IfThisKills kills && e instanceof RiftEvent.Died d
                    && d.byItem() == kills.item()
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
            if (trig.fromTrash() != board && matches(trig.ability().when(), e, scope, card)) {
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

    /** 733: every instance of Vision triggers when the permanent is played. */
    private void vision(RiftEvent.Played p) {
        if (p.card() == Table.NONE || !t.onBoard(p.card())) {
            return;
        }
        int instances = t.keyword(p.card(), Keyword.VISION);
        for (int i = 0; i < instances; i++) {
            wait(t.pool().ofKeyword(Keyword.VISION), new Scope(p.card(), p.seat(), t.piece(p.card()).zone()), t.ref(p.card()), p,
                    p.fromHidden() ? ChainItem.FROM_HIDDEN : 0);
        }
    }

    /** 732: at the start of the controller's Beginning Phase, before scoring. */
    private void temporary(RiftEvent.Beginning b) {
        for (int card = t.nextPresent(0); card != Table.NONE; card = t.nextPresent(card + 1)) {
            if (t.controller(card) == b.seat() && t.facedownOf(t.piece(card).zone()) == Table.NONE
                    && t.def(card).type().isPermanent() && t.has(card, Keyword.TEMPORARY)) {
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
        if (matches(later.trigger(), e, scope, effect.source().card())) {
            t.addWaiting(item(later.program(), scope, effect.source(), e, ofSpell(effect)).about(delayed.about()));
            if (later.once()) {
                t.end(effect);
            }
        }
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

    private void met(CardDef.Triggered trig, Scope scope, Ref source, RiftEvent e, int flags) {
        int controller = scope.controller();
        if (trig.ability().legion() && !legion(trig, controller, e)) {
            return;
        }
        if (trig.ability().condition() instanceof Condition.PaidAdditionalCost
                ? !(e instanceof RiftEvent.Played p && p.paidExtra())
                : !Conditions.holds(t, trig.ability().condition(), withIt(scope, e))) {
            return;
        }
        boolean hidden = e instanceof RiftEvent.Played p && p.fromHidden() && p.card() == source.card();
        ChainItem item = item(trig.program(), scope, source, e, flags | (hidden ? ChainItem.FROM_HIDDEN : 0));
        if (trig.nth() < 0) {
            t.addWaiting(item);
        } else {
            count(trig, item);
        }
    }

    /** "It" is what the event was about; "there" the battlefield that was scored. */
    private Scope withIt(Scope scope, RiftEvent e) {
        int there = switch (e) {
            case RiftEvent.Conquered c -> t.battlefield(c.battlefield());
            case RiftEvent.Held h -> t.battlefield(h.battlefield());
            default -> Table.NONE;
        };
        return new Scope(scope.source(), scope.controller(), scope.here(), there, e.card());
    }

    /** 728.1.c: for a play effect another card before it; for others any card this turn. */
    private boolean legion(CardDef.Triggered trig, int controller, RiftEvent e) {
        if (trig.ability().when() instanceof Trigger.PlayMe && e instanceof RiftEvent.Played p) {
            return p.token() ? t.players().played(controller) > 0 : p.nth() > 1;
        }
        return Conditions.legion(t, controller);
    }

    private static int lane(CardDef.Triggered trig) {
        return trig.nth() == 0 ? Flag.NTH_A : Flag.NTH_B;
    }

    private void count(CardDef.Triggered trig, ChainItem item) {
        int source = item.source().card();
        int times = t.piece(source).counter(lane(trig));
        int now = (int) instances.stream().filter(i -> i.trig() == trig && i.item().source().card() == source).count();
        t.put(source, t.piece(source).withCounter(lane(trig), Math.min(times + 1, 200)));
        instances = Stream.concat(instances.stream(), Stream.of(new Nth(trig, times - now, item))).toList();
    }

    /** 376.1.b: if the Nth time is among what happened at this moment, each of these instances may be the one that counts. */
    private void pickInstances() {
        for (Nth i : instances) {
            int nth = i.trig().ability().nthEachTurn();
            if (i.before() < nth && t.piece(i.item().source().card()).counter(lane(i.trig())) >= nth) {
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
        int you = scope.controller();
        return switch (when) {
            case Trigger.AnyOf any -> matchesAny(any.events(), e, scope, me);
            case Trigger.PlayersNth nth -> matches(nth.event(), e, scope, me) && isTheirNth(nth, e, me);
            case Trigger.PlayMe p ->
                    e instanceof RiftEvent.Played x && x.card() == me && isPlayedTo(p.to(), t.piece(me).zone());
            case Trigger.AnyonePlays p -> e instanceof RiftEvent.Played x && plays(p.card(), x, scope);
            case Trigger.YouPlay p -> e instanceof RiftEvent.Played x && x.seat() == you && plays(p.card(), x, scope);
            case Trigger.OpponentPlays p -> e instanceof RiftEvent.Played x && you != Table.NONE
                    && !t.friends(x.seat(), you) && plays(p.card(), x, scope);
            case Trigger.YouFight f -> e instanceof RiftEvent.PlayerFought x && x.seat() == you
                    && x.attacks() == f.attack() && (!f.here() || scope.here() == t.battlefield(x.battlefield()));
            case Trigger.YouPlayNth p ->
                    e instanceof RiftEvent.Played x && x.seat() == you && !x.token() && x.nth() == p.n();
            case Trigger.Attacks a -> e instanceof RiftEvent.Attacked x && watches(a.who(), x.card(), scope, me);
            case Trigger.AttacksYours a -> e instanceof RiftEvent.Attacked x && you != Table.NONE
                    && t.battlefields().controller(x.battlefield()) == you && watches(a.who(), x.card(), scope, me);
            case Trigger.Defends d -> e instanceof RiftEvent.Defended x && watches(d.who(), x.card(), scope, me);
            case Trigger.FightsAlone f ->
                    (e instanceof RiftEvent.Attacked x && x.alone() || e instanceof RiftEvent.Defended y && y.alone())
                            && watches(f.who(), e.card(), scope, me);
            case Trigger.Conquer c -> e instanceof RiftEvent.Conquered x
                    && (!c.afterAttack() || x.afterAttack())
                    && scores(x.seat(), x.battlefield(), c.me(), c.here(), scope, me);
            case Trigger.Hold h ->
                    e instanceof RiftEvent.Held x && scores(x.seat(), x.battlefield(), h.me(), h.here(), scope, me);
            case Trigger.Moves m -> e instanceof RiftEvent.Moved x && moves(m, x, scope, me);
            case Trigger.Dies d -> e instanceof RiftEvent.Died x
                    && (d.who() instanceof Trigger.Watch.Any any && diedLike(any.filter(), x, scope)
                            || d.who() instanceof Trigger.Watch.It && x.card() == scope.it());
            case Trigger.Leaves l -> e instanceof RiftEvent.Left x && l.who() instanceof Trigger.Watch.Any any
                    && leftLike(any.filter(), x.image(), scope);
            case Trigger.TakesDamage d -> e instanceof RiftEvent.Damaged x && watches(d.who(), x.card(), scope, me);
            case Trigger.BecomesMighty m ->
                    e instanceof RiftEvent.BecameMighty x && watches(m.who(), x.card(), scope, me);
            case Trigger.IsBuffed b -> e instanceof RiftEvent.Buffed x && watches(b.who(), x.card(), scope, me);
            case Trigger.YouStun s -> e instanceof RiftEvent.Stunned x && x.seat() == you
                    && Filters.matches(t, s.filter(), scope, x.card())
                    && !(s.oneOrMore() && alreadyInBatch(me));
            case Trigger.IsReadied r -> e instanceof RiftEvent.Readied x && watches(r.who(), x.card(), scope, me);
            case Trigger.DiscardMe d -> false;
            case Trigger.YouDiscard d ->
                    e instanceof RiftEvent.Discarded x && x.seat() == you && !(d.oneOrMore() && alreadyInBatch(me));
            case Trigger.IsChosen c ->
                    e instanceof RiftEvent.Chosen x && (!c.byYou() || x.seat() == you) && (!c.bySpell() || x.bySpell())
                            && watches(c.who(), x.card(), c.byYou() ? scope : sideOf(x.seat(), scope), me);
            case Trigger.YouKill k ->
                    e instanceof RiftEvent.Died x && x.bySeat() == you && (!k.withSpell() || x.bySpell())
                            && diedLike(k.filter(), x, scope);
            case Trigger.BeginningPhase b ->
                    e instanceof RiftEvent.Beginning x && (!b.yours() || x.seat() == you) && (!b.first() || x.first());
            case Trigger.EndOfTurn n -> e instanceof RiftEvent.Ending x && (!n.yours() || x.seat() == you);
            case Trigger.YouChannel c -> e instanceof RiftEvent.Channeled x && x.seat() == you;
            case Trigger.YouHide h -> e instanceof RiftEvent.Hid x && x.seat() == you;
            case Trigger.YouReveal r -> e instanceof RiftEvent.Revealed x && x.seat() == you;
            case Trigger.YouRecycle r -> e instanceof RiftEvent.Recycled x && x.seat() == you
                    && Filters.isKind(r.filter().kind(), t.def(x.card()).type());
            case Trigger.YouSpendBuff b -> e instanceof RiftEvent.BuffSpent x && x.seat() == you;
            case Trigger.YouGainPoint p -> e instanceof RiftEvent.Point x && x.seat() == you;
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

    private boolean isPlayedTo(Trigger.PlayMe.To to, int zone) {
        return switch (to) {
            case ANYWHERE -> true;
            case BATTLEFIELD -> t.battlefieldOf(zone) != Table.NONE;
            case BASE -> t.isBase(zone);
        };
    }

    /** A card that was played fits a description; a place says where it was played from, or where a permanent is now. */
    private boolean plays(Filter card, RiftEvent.Played x, Scope scope) {
        if (x.token() && card.kind() == Filter.Kind.CARD) {
            return false;
        }
        return switch (card.place()) {
            case ANYWHERE -> Filters.matchesElsewhere(t, card, scope, x.card());
            case HIDDEN -> x.fromHidden() && Filters.matchesElsewhere(t, card, scope, x.card());
            default -> Filters.matches(t, card, scope, x.card());
        };
    }

    /** A battlefield takes no side: on it, friendly and enemy are meant as the player does who is spoken of. */
    private Scope sideOf(int seat, Scope scope) {
        return t.battlefieldAt(scope.source()) == Table.NONE ? scope : new Scope(scope.source(), seat, scope.here());
    }

    /** Counts what a player does each turn for an ability that asks for their first time or another. */
    private boolean isTheirNth(Trigger.PlayersNth nth, RiftEvent e, int source) {
        TimesMet met = new TimesMet(nth, e.seat());
        int before = 0;
        for (int i = 0; i < t.effectCount(); i++) {
            before += t.effect(i).what().equals(met) && t.effect(i).subject().equals(t.ref(source)) ? 1 : 0;
        }
        t.enforce(RiftTable.THIS_TURN, e.seat(), t.ref(source), t.ref(source), met);
        return before + 1 == nth.n();
    }

    /** "One or more" at the same time is one condition. */
    private boolean alreadyInBatch(int source) {
        for (int i = 0; i < t.chain().waitingCount(); i++) {
            if (t.chain().waiting(i).batch() == batch() && t.chain().waiting(i).source().card() == source) {
                return true;
            }
        }
        return false;
    }

    private boolean watches(Trigger.Watch who, int card, Scope scope, int me) {
        return switch (who) {
            case Trigger.Watch.Me m -> card == me;
            case Trigger.Watch.It i -> card == scope.it();
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(), scope, card);
        };
    }

    /** 376.4.b.2, 376.4.c.2: units that are there, or anything that names the player. */
    private boolean scores(int seat, int battlefield, boolean mine, boolean here, Scope scope, int me) {
        if (scope.controller() != seat) {
            return false;
        }
        if (mine) {
            return t.battlefieldOf(t.piece(me).zone()) == battlefield;
        }
        return !here || scope.here() == t.battlefield(battlefield);
    }

    private boolean moves(Trigger.Moves m, RiftEvent.Moved x, Scope scope, int me) {
        boolean who = switch (m.who()) {
            case Trigger.Watch.Me w -> x.card() == me;
            case Trigger.Watch.It i -> x.card() == scope.it();
            case Trigger.Watch.Any any -> Filters.matchesElsewhere(t, any.filter(), scope, x.card());
        };
        return who && switch (m.where()) {
            case ANYWHERE -> true;
            case TO_BATTLEFIELD -> t.battlefieldOf(x.to()) != Table.NONE;
            case FROM_HERE -> x.from() == scope.here();
            case TO_HERE -> x.to() == scope.here();
        };
    }

    private boolean diedLike(Filter filter, RiftEvent.Died x, Scope scope) {
        return leftLike(filter, x.image(), scope);
    }

    /** A description applied to an object as it was before it left (356.3.e.13). */
    private boolean leftLike(Filter f, Image image, Scope scope) {
        Piece before = image.piece();
        int card = image.card();
        CardDef def = (CardDef) before.face();
        if (!Filters.isKind(f.kind(), def.type()) || f.other() && card == scope.source()) {
            return false;
        }
        boolean friend = scope.controller() != Table.NONE && t.friends(scope.controller(), before.controller());
        boolean side = switch (f.side()) {
            case ANY -> true;
            case FRIENDLY -> friend;
            case YOU_CONTROL -> before.controller() == scope.controller();
            case ENEMY, OPPONENT_CONTROLS -> scope.controller() != Table.NONE && !friend;
            case YOU_DONT_CONTROL -> before.controller() != scope.controller();
            case YOU_OWN -> before.owner() == scope.controller();
        };
        if (!side || !Filters.isPlace(t, f, scope, before.zone())) {
            return false;
        }
        for (Filter.Trait trait : f.traits()) {
            if (!had(trait, image, scope)) {
                return false;
            }
        }
        return true;
    }

    /** What was true of an object before it left; what is printed on it has not changed. */
    private boolean had(Filter.Trait trait, Image image, Scope scope) {
        Piece before = image.piece();
        CardDef def = (CardDef) before.face();
        return switch (trait) {
            case Filter.Trait.Is is -> switch (is) {
                case EXHAUSTED -> before.is(Flag.EXHAUSTED);
                case READY -> !before.is(Flag.EXHAUSTED);
                case BUFFED -> before.counter(Flag.BUFF) > 0;
                case UNBUFFED -> before.counter(Flag.BUFF) == 0;
                case DAMAGED -> before.marks() > 0;
                case UNDAMAGED -> before.marks() == 0;
                case STUNNED -> before.is(Flag.STUNNED);
                case MIGHTY -> DerivedValues.mightOf(image) >= RiftTable.MIGHTY;
                case ATTACKING -> before.is(Flag.ATTACKER);
                case DEFENDING -> before.is(Flag.DEFENDER);
                case TOKEN -> before.is(Flag.TOKEN);
                case NON_TOKEN -> !before.is(Flag.TOKEN);
                case CHAMPION, CHOSEN_CHAMPION, NON_UNIT, ALONE -> Filters.has(t, trait, scope, image.card());
            };
            case Filter.Trait.MightAtMost m -> DerivedValues.mightOf(image) <= m.n();
            case Filter.Trait.MightAtLeast m -> DerivedValues.mightOf(image) >= m.n();
            case Filter.Trait.WeakerThanMe w ->
                    scope.source() != Table.NONE && DerivedValues.mightOf(image) < t.might(scope.source());
            case Filter.Trait.Tagged tag -> def.tags().contains(tag.tag());
            case Filter.Trait.NotTagged tag -> !def.tags().contains(tag.tag());
            case Filter.Trait.With w -> image.values() instanceof DerivedValues.Snapshot v ? v.keyword(w.keyword()) > 0
                    : def.has(w.keyword());
            case Filter.Trait.CostsAtMost _,Filter.Trait.CostsAtLeast _,Filter.Trait.EnergyLessThan _ ->
                    Filters.has(t, trait, scope, image.card());
        };
    }
}
