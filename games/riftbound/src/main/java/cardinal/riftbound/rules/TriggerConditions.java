package cardinal.riftbound.rules;

import cardinal.kernel.Image;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.DerivedValues;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 376: whether an event meets the condition of a triggered ability. */
public final class TriggerConditions {
    private TriggerConditions() {
    }

    /** Whether an event is what this trigger waits for; those of several events, and of so many times, are taken apart before. */
    public static boolean isMet(RiftTable t, Trigger when, RiftEvent e, Scope scope, int me) {
        int you = scope.controller();
        return switch (when) {
            case Trigger.AnyOf _,Trigger.PlayersNth _,Trigger.ThatPlayers _ ->
                    throw new IllegalArgumentException("not one event by itself: " + when);
            case Trigger.PlayMe p ->
                    e instanceof RiftEvent.Played x && x.card() == me && (p.to() == Trigger.PlayMe.To.FROM_HIDDEN
                            ? x.fromHidden() : isPlayedTo(t, p.to(), t.piece(me).zone()));
            case Trigger.AnyonePlays p -> e instanceof RiftEvent.Played x && plays(t, p.card(), x, scope);
            case Trigger.YouPlay p ->
                    e instanceof RiftEvent.Played x && x.seat() == you && plays(t, p.card(), x, scope);
            case Trigger.OpponentPlays p -> e instanceof RiftEvent.Played x && you != Table.NONE
                    && !t.friends(x.seat(), you) && plays(t, p.card(), x, scope);
            case Trigger.YouFight f -> e instanceof RiftEvent.PlayerFought x && x.seat() == you
                    && x.attacks() == f.attack() && (!f.here() || scope.here() == t.battlefield(x.battlefield()));
            case Trigger.YouPlayNth p ->
                    e instanceof RiftEvent.Played x && x.seat() == you && !x.token() && x.nth() == p.n();
            case Trigger.Attacks a -> e instanceof RiftEvent.Attacked x && watches(t, a.who(), x.card(), scope, me);
            case Trigger.AttacksYours a -> e instanceof RiftEvent.Attacked x && you != Table.NONE
                    && t.battlefields().controller(x.battlefield()) == you && watches(t, a.who(), x.card(), scope, me);
            case Trigger.Defends d -> e instanceof RiftEvent.Defended x && watches(t, d.who(), x.card(), scope, me);
            case Trigger.FightsAlone f ->
                    (f.attacks() && e instanceof RiftEvent.Attacked x && x.alone()
                            || f.defends() && e instanceof RiftEvent.Defended y && y.alone())
                            && watches(t, f.who(), e.card(), scope, me);
            case Trigger.Conquer c -> e instanceof RiftEvent.Conquered x
                    && (!c.afterAttack() || x.afterAttack())
                    && scores(t, x.seat(), x.battlefield(), c.me(), c.here(), scope, me);
            case Trigger.Hold h ->
                    e instanceof RiftEvent.Held x && scores(t, x.seat(), x.battlefield(), h.me(), h.here(), scope, me);
            case Trigger.YouScoreHere _ -> e instanceof RiftEvent.Conquered x
                    && scores(t, x.seat(), x.battlefield(), false, true, scope, me)
                    || e instanceof RiftEvent.Held y && scores(t, y.seat(), y.battlefield(), false, true, scope, me);
            case Trigger.OpponentScores _ -> (e instanceof RiftEvent.Conquered || e instanceof RiftEvent.Held)
                    && you != Table.NONE && !t.friends(e.seat(), you);
            case Trigger.ConquersWith c -> e instanceof RiftEvent.Conquered x
                    && scores(t, x.seat(), x.battlefield(), false, c.here(), scope, me)
                    && isThereWith(t, x, c.with(), scope);
            case Trigger.IConquerUncontrolled _ -> e instanceof RiftEvent.Conquered x && x.wasUncontrolled()
                    && scores(t, x.seat(), x.battlefield(), true, false, scope, me);
            case Trigger.YouOrAllyHold _ ->
                    e instanceof RiftEvent.Held x && you != Table.NONE && t.friends(x.seat(), you);
            case Trigger.YouReady r ->
                    e instanceof RiftEvent.Readied x && x.seat() == you && watches(t, r.who(), x.card(), scope, me);
            case Trigger.OneOrMoreDie d -> e instanceof RiftEvent.Died x && diedLike(t, d.filter(), x, scope);
            case Trigger.Moves m -> e instanceof RiftEvent.Moved x && moves(t, m, x, scope, me);
            case Trigger.Dies d -> e instanceof RiftEvent.Died x
                    && (d.who() instanceof Trigger.Watch.Any any && diedLike(t, any.filter(), x, scope)
                            || d.who() instanceof Trigger.Watch.It && x.card() == scope.it());
            case Trigger.Leaves l -> e instanceof RiftEvent.Left x && l.who() instanceof Trigger.Watch.Any any
                    && leftLike(t, any.filter(), x.image(), scope);
            case Trigger.TakesDamage d -> e instanceof RiftEvent.Damaged x && watches(t, d.who(), x.card(), scope, me);
            case Trigger.BecomesMighty m ->
                    e instanceof RiftEvent.BecameMighty x && watches(t, m.who(), x.card(), scope, me);
            case Trigger.IsBuffed b -> e instanceof RiftEvent.Buffed x && (!b.byYou() || x.seat() == you)
                    && watches(t, b.who(), x.card(), scope, me);
            case Trigger.YouStun s -> e instanceof RiftEvent.Stunned x && x.seat() == you
                    && Filters.matches(t, s.filter(), scope, x.card());
            case Trigger.IsReadied r -> e instanceof RiftEvent.Readied x && watches(t, r.who(), x.card(), scope, me);
            case Trigger.DiscardMe d -> false;
            case Trigger.YouDiscard _ -> e instanceof RiftEvent.Discarded x && x.seat() == you;
            case Trigger.IsChosen c ->
                    e instanceof RiftEvent.Chosen x && (!c.byYou() || x.seat() == you) && (!c.bySpell() || x.bySpell())
                            && watches(t, c.who(), x.card(), c.byYou() ? scope : sideOf(t, x.seat(), scope), me);
            case Trigger.YouKill k ->
                    e instanceof RiftEvent.Died x && x.by().seat() == you
                            && (!k.withSpell() || x.by().isWithSpellOf(you))
                            && diedLike(t, k.filter(), x, scope);
            case Trigger.YouKillWith k -> e instanceof RiftEvent.Died x
                    && x.by().isWith(t, you, k.with() instanceof Selector.Attached a ? a.card() : me)
                    && diedLike(t, k.filter(), x, scope);
            case Trigger.BeginningPhase b ->
                    e instanceof RiftEvent.Beginning x && (!b.yours() || x.seat() == you) && (!b.first() || x.first());
            case Trigger.MainPhase m -> e instanceof RiftEvent.MainPhase x && (!m.yours() || x.seat() == you);
            case Trigger.YouUse u -> e instanceof RiftEvent.Used x && x.seat() == you && you != Table.NONE
                    && Filters.matchesElsewhere(t, u.of().side(Filter.Side.ANY), scope, x.card());
            case Trigger.EndOfTurn n -> e instanceof RiftEvent.Ending x && (!n.yours() || x.seat() == you);
            case Trigger.YouChannel c -> e instanceof RiftEvent.Channeled x && x.seat() == you;
            case Trigger.YouHide h -> e instanceof RiftEvent.Hid x && x.seat() == you;
            case Trigger.YouReveal r -> e instanceof RiftEvent.Revealed x && x.seat() == you;
            case Trigger.YouRecycle r -> e instanceof RiftEvent.Recycled x && x.seat() == you
                    && !(x.token() && r.filter().kind() == Filter.Kind.CARD)
                    && Filters.isKind(r.filter().kind(), t.def(x.card()));
            case Trigger.YouSpendBuff b -> e instanceof RiftEvent.BuffSpent x && x.seat() == you;
            case Trigger.YouGainPoint p ->
                    e instanceof RiftEvent.Point x && you != Table.NONE && t.sharesPoints(you, x.seat());
            case Trigger.YouLosePoints _ ->
                    e instanceof RiftEvent.PointsLost x && you != Table.NONE && t.sharesPoints(you, x.seat());
            case Trigger.YouAttach a -> e instanceof RiftEvent.Equipped x && x.seat() == you
                    && Filters.matches(t, a.what(), scope, x.card()) && watches(t, a.host(), x.host(), scope, me);
            case Trigger.IsAttached a -> (a.detached() ? e instanceof RiftEvent.Detached
                    : e instanceof RiftEvent.Equipped) && watches(t, a.who(), e.card(), scope, me);
            case Trigger.IsEmpowered m ->
                    e instanceof RiftEvent.Empowered x && watches(t, m.who(), x.card(), scope, me);
            case Trigger.YouGainXp x -> e instanceof RiftEvent.XpGained g && g.seat() == you;
            case Trigger.YouDeal d -> e instanceof RiftEvent.Damaged x && x.seat() == you && you != Table.NONE
                    && Filters.matches(t, d.to(), scope, x.card());
            case Trigger.YouMove m -> e instanceof RiftEvent.Moved x && x.by() == you && you != Table.NONE
                    && Filters.matchesElsewhere(t, m.what(), scope, x.card());
            case Trigger.YouBurn _ -> e instanceof RiftEvent.Burned x && x.seat() == you;
            case Trigger.YouBanish _ -> e instanceof RiftEvent.Banished x && x.seat() == you;
            case Trigger.YouFought f -> e instanceof RiftEvent.CombatDecided x && x.seat() == you && x.won() == f.won();
            case Trigger.WinsCombat w -> e instanceof RiftEvent.CombatWon x && watches(t, w.who(), x.card(), scope, me);
            case Trigger.Battle b -> e instanceof RiftEvent.Battle x && x.when() == b.when()
                    && (!b.here() || scope.here() == t.battlefield(x.battlefield()));
        };
    }

    private static boolean isPlayedTo(RiftTable t, Trigger.PlayMe.To to, int zone) {
        return switch (to) {
            case ANYWHERE, FROM_HIDDEN -> true;
            case BATTLEFIELD -> t.battlefieldOf(zone) != Table.NONE;
            case BASE -> t.isBase(zone);
        };
    }

    /** A card that was played fits a description; a place says where it was played from, or where a permanent is now. */
    private static boolean plays(RiftTable t, Filter card, RiftEvent.Played x, Scope scope) {
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
    private static Scope sideOf(RiftTable t, int seat, Scope scope) {
        return t.battlefieldAt(scope.source()) == Table.NONE ? scope : new Scope(scope.source(), seat, scope.here());
    }

    private static boolean watches(RiftTable t, Trigger.Watch who, int card, Scope scope, int me) {
        return switch (who) {
            case Trigger.Watch.Me m -> card == me;
            case Trigger.Watch.It i -> card == scope.it();
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(), scope, card);
        };
    }

    /** 376.4.b.2, 376.4.c.2: units that are there, or anything that names the player. */
    private static boolean scores(RiftTable t, int seat, int battlefield, boolean mine, boolean here, Scope scope,
            int me) {
        if (scope.controller() != seat) {
            return false;
        }
        if (mine) {
            return t.battlefieldOf(t.piece(me).zone()) == battlefield;
        }
        return !here || scope.here() == t.battlefield(battlefield);
    }

    /** Whether a unit of who conquered is there that fits; of effects used as if, no battlefield is known. */
    private static boolean isThereWith(RiftTable t, RiftEvent.Conquered x, Filter with, Scope scope) {
        int zone = x.zone(t);
        for (int i = 0; zone != Table.NONE && i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.controller(card) == x.seat() && Filters.matches(t, with, scope, card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean moves(RiftTable t, Trigger.Moves m, RiftEvent.Moved x, Scope scope, int me) {
        boolean who = switch (m.who()) {
            case Trigger.Watch.Me w -> x.card() == me;
            case Trigger.Watch.It i -> x.card() == scope.it();
            case Trigger.Watch.Any any -> Filters.matchesElsewhere(t, any.filter(), scope, x.card());
        };
        return who && switch (m.where()) {
            case ANYWHERE -> true;
            case TO_BATTLEFIELD -> t.battlefieldOf(x.to()) != Table.NONE;
            case TO_BASE -> t.isBase(x.to());
            case FROM_BATTLEFIELD -> t.battlefieldOf(x.from()) != Table.NONE;
            case FROM_HERE -> x.from() == scope.here();
            case TO_HERE -> x.to() == scope.here();
        };
    }

    private static boolean diedLike(RiftTable t, Filter filter, RiftEvent.Died x, Scope scope) {
        return leftLike(t, filter, x.image(), scope);
    }

    /** A description applied to an object as it was before it left (356.3.e.13). */
    private static boolean leftLike(RiftTable t, Filter f, Image image, Scope scope) {
        Piece before = image.piece();
        int card = image.card();
        CardDef def = (CardDef) before.face();
        if (!Filters.isKind(f.kind(), def) || f.other() && card == scope.source()) {
            return false;
        }
        boolean friend = scope.controller() != Table.NONE && t.friends(scope.controller(), before.controller());
        boolean side = switch (f.side()) {
            case ANY -> true;
            case FRIENDLY -> friend;
            case YOU_CONTROL, THEY_CONTROL -> before.controller() == scope.controller();
            case ENEMY, OPPONENT_CONTROLS -> scope.controller() != Table.NONE && !friend;
            case YOU_DONT_CONTROL -> before.controller() != scope.controller();
            case YOU_OWN -> before.owner() == scope.controller();
        };
        if (!side || !Filters.isPlace(t, f, scope, before.zone())) {
            return false;
        }
        for (Filter.Trait trait : f.traits()) {
            if (!had(t, trait, image, scope)) {
                return false;
            }
        }
        return true;
    }

    /** An object that was top-most had the face of what was attached to it. */
    private static boolean wasAttached(Filter.Trait.Is is, Piece before) {
        return switch (is) {
            case EQUIPPED -> before.host() == Table.NONE && ((CardDef) before.face()).worn() != null;
            case ATTACHED -> before.host() != Table.NONE;
            default -> before.host() == Table.NONE;
        };
    }

    /** What was true of an object before it left; what is printed on it has not changed. */
    public static boolean had(RiftTable t, Filter.Trait trait, Image image, Scope scope) {
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
                case EQUIPPED, ATTACHED, UNATTACHED -> wasAttached(is, before);
                case EMPOWERED -> before.is(Flag.EMPOWERED);
                case CHAMPION, CHOSEN_CHAMPION, NON_UNIT, ALONE, ONE_ON_ONE, OCCUPIED, UNCONTROLLED, OPEN,
                        YOUR_ONLY_ONE -> Filters.has(t, trait, scope, image.card());
            };
            case Filter.Trait.AttachedTo a -> Filters.isAttachedTo(before, a.host(), scope);
            case Filter.Trait.Without w -> !(image.values() instanceof DerivedValues.Snapshot v
                    ? v.keyword(w.keyword()) > 0 : def.has(w.keyword()));
            case Filter.Trait.MightAtMost m -> DerivedValues.mightOf(image) <= m.n();
            case Filter.Trait.MightAtLeast m -> DerivedValues.mightOf(image) >= m.n();
            case Filter.Trait.WeakerThanMe w ->
                    scope.source() != Table.NONE && DerivedValues.mightOf(image) < t.might(scope.source());
            case Filter.Trait.Tagged tag -> def.tags().contains(tag.tag());
            case Filter.Trait.TaggedAny any -> any.tags().stream().anyMatch(def.tags()::contains);
            case Filter.Trait.NotTagged tag -> !def.tags().contains(tag.tag());
            case Filter.Trait.With w -> image.values() instanceof DerivedValues.Snapshot v ? v.keyword(w.keyword()) > 0
                    : def.has(w.keyword());
            case Filter.Trait.ChoosesOnlyMe _,Filter.Trait.Chooses _ -> false;
            case Filter.Trait.IsNamed _,Filter.Trait.CostsAtMost _,Filter.Trait.CostsAtLeast _,Filter.Trait.PowerAtLeast _,Filter.Trait.EnergyLessThan _ ->
                    Filters.has(t, trait, scope, image.card());
        };
    }
}
