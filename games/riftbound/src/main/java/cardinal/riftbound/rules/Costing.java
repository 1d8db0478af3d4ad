package cardinal.riftbound.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.FactKinds;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;

/** 353: the total cost of a card or ability: base, additional costs, increases, discounts, in this order. */
public final class Costing {
    /** Which base costs are ignored (353.1). */
    public static final int IGNORE_ENERGY = 1;
    public static final int IGNORE_POWER = 2;
    public static final int IGNORE_ALL = 3;
    /** 829.1.c.1 of 2026-07: the Flow cost is paid in place of the base cost. */
    public static final int FLOW = 1 << 29;
    /** 356.1.a of 2026-07: what is packed beside is paid in place of the base cost. */
    private static final int INSTEAD = 1 << 30;
    /** 356.5.a of 2026-07: any and all costs are ignored. */
    public static final int IGNORE_EVERYTHING = 1 << 31;
    /** The bits that a price is packed in. */
    private static final int PACKED = FLOW - 1 & ~IGNORE_ALL;

    private static final long COST_CHANGE = FactKinds.bit(Fact.CostChange.class);
    private static final long NEXT_COSTS =
            FactKinds.bit(Fact.NextCosts.class) | FactKinds.bit(Fact.FirstGearEachTurnCosts.class);
    private static final long PARTS_LESS = FactKinds.bit(Fact.OptionalCostsLess.class)
            | FactKinds.bit(Fact.OptionalCostsLessEither.class);

    private Costing() {
    }

    /** What a card costs a player now if none of the optional costs is chosen and nothing has been targeted. */
    public static Price least(RiftTable t, int seat, int card, int ignored) {
        return card(t, seat, card, ignored, 0, Targets.NONE);
    }

    /** The total cost of the card of a chain item, with the choices made for it. */
    public static Price card(RiftTable t, int seat, int card, int ignored, int flags, Targets targets) {
        CardDef def = t.def(card);
        if (ignoresEverything(ignored)) {
            return used(t, def, Price.NOTHING);
        }
        Price base = (ignored & INSTEAD) != 0 ? def.own(packed(ignored)) : Flow.base(def, ignored, flags);
        boolean changes = hasChanges(t, def);
        if (!changes && ignored == 0 && flags == 0 && targets.size() == 0) {
            return used(t, def, base);
        }
        Price price = (ignored & IGNORE_ALL) == 0 && !ignoresOwnCost(def, flags) ? base
                : new Price((ignored & IGNORE_ENERGY) != 0 || ignoresOwnCost(def, flags) ? 0 : base.energy(),
                        (ignored & IGNORE_POWER) != 0 || ignoresOwnCost(def, flags) ? 0 : base.power(), base.use(),
                        base.among());
        price = price.plus(additional(t, seat, def, flags)).plus(repeats(t, seat, def, flags))
                .plus(Ignoring.whilePaying(t, card, Keyword.DEFLECT) ? Price.NOTHING : deflect(t, seat, targets));
        if (changes) {
            price = changed(t, seat, card, flags, price);
        }
        boolean reduced = (ignored & PACKED) != 0 && (ignored & INSTEAD) == 0;
        return used(t, def, reduced ? minus(price, packed(ignored), 0) : price);
    }

    /** 356.5.a of 2026-07: whether such a card is played for nothing whatever. */
    public static boolean ignoresEverything(int ignored) {
        return (ignored & IGNORE_EVERYTHING) != 0;
    }

    /** 356.1.a of 2026-07: "for [1]", packed beside the costs that are ignored. */
    public static int instead(Price base) {
        return reduction(base) | INSTEAD;
    }

    /** The price knows what it is for, where there are resources that are not for everything. */
    private static Price used(RiftTable t, CardDef def, Price price) {
        return t.knows(RareFeature.BOUND_ADDS) ? price.forUse(Price.Use.playing(def.type(), def.isGear())) : price;
    }

    /** 353.4: "Reduce my cost by [Y] for each killed this way", for so many. */
    public static Price cheaperFor(CardDef def, Price price, int n) {
        for (Ability.AdditionalCost a : def.additionalCosts()) {
            if (n > 0 && a.reward() instanceof Ability.AdditionalCost.Reward.CheaperForEach each) {
                return minus(price, def.own(each.price()).times(Math.min(n, 20)), 0);
            }
        }
        return price;
    }

    /** "Reducing its cost by [5]", packed beside the costs that are ignored: Energy up to 63, up to 7 Power of each lane. */
    public static int reduction(Price less) {
        int packed = Math.min(63, less.energy()) << 2;
        for (int lane = 0; lane <= Price.ANY; lane++) {
            int own = lane == Price.ANY ? less.powerIn(Price.OWN) : 0;
            packed |= Math.min(7, less.powerIn(lane) + own) << 8 + 3 * lane;
        }
        return packed;
    }

    private static Price packed(int packed) {
        long power = 0;
        for (int lane = 0; lane <= Price.ANY; lane++) {
            power += Price.lane(lane, packed >>> 8 + 3 * lane & 7);
        }
        return new Price(packed >>> 2 & 63, power);
    }

    /** 391: the total cost of an activated ability's resources. */
    public static Price ability(RiftTable t, int seat, CardDef def, List<Cost> costs, Targets targets) {
        Price price = deflect(t, seat, targets).plus(resources(def, costs));
        return def.isGear() && t.knows(RareFeature.BOUND_ADDS) ? price.forUse(Price.Use.GEAR_ABILITY) : price;
    }

    /** 391: what activating an ability costs; abilities that add resources are part of a payment, so nothing changes their cost. */
    public static Price activation(RiftTable t, int seat, int card, CardDef def, CardDef.Activated a, Targets targets) {
        Price price = ability(t, seat, def, a.ability().costs(), targets);
        Keyword keyword = a.keyword();
        if (!t.pool().hasCostChanges() || Resources.isOnlyAdd(a)
                || keyword == null && !Facts.exist(t, COST_CHANGE)) {
            return price;
        }
        List<Change> changes = changesOfAbilities(t, seat, def);
        if (keyword != null) {
            changes.addAll(changesOfKeyword(t, seat, card, def, keyword));
        }
        return apply(changes, price);
    }

    /** 821.1.c.2 of 2026-07: what Equip costs though it is not activated; def: the face of its gear awake. */
    public static Price equip(RiftTable t, int seat, int card, CardDef def, List<Cost> costs) {
        return apply(changesOfKeyword(t, seat, card, def, Keyword.EQUIP), ability(t, seat, def, costs, Targets.NONE));
    }

    /** 818.1.c.4, 827.1.c.3 of 2026-07: what a card says itself about the cost of its Equip or Empower. */
    private static List<Change> changesOfKeyword(RiftTable t, int seat, int card, CardDef def, Keyword keyword) {
        List<Change> found = new ArrayList<>();
        Scope own = new Scope(card, seat, Scope.hereOf(t, card));
        for (Ability.Passive p : def.passives()) {
            if (p.fact() instanceof Fact.KeywordCosts k && k.keyword() == keyword && Facts.isActive(t, p, own)) {
                int times = k.each().map(each -> Math.min(20, Filters.count(t, each, own))).orElse(1);
                found.add(new Change(k.less(), def.own(k.price()).times(times), 0));
            }
        }
        return found;
    }

    /** 391.3: what other cards say about the cost of abilities. */
    private static List<Change> changesOfAbilities(RiftTable t, int seat, CardDef def) {
        List<Change> found = new ArrayList<>();
        Facts.any(t, Fact.CostChange.class, (f, scope) -> {
            if (f.which() instanceof Selector.All a && a.filter().kind() == Filter.Kind.ABILITY
                    && Facts.isAboutPlaysOf(t, a, scope, seat)) {
                found.add(change(t, f, scope, def));
            }
            return false;
        });
        return found;
    }

    private static boolean ignoresOwnCost(CardDef def, int flags) {
        if ((flags & ChainItem.PAID_EXTRA) != 0) {
            for (Ability.AdditionalCost a : def.additionalCosts()) {
                if (a.optional() && a.reward() instanceof Ability.AdditionalCost.Reward.IgnoreCost) {
                    return true;
                }
            }
        }
        return false;
    }

    /** 721.1.a: what it costs more for a card to enter ready. */
    public static Price accelerate(CardDef def) {
        return def.own(new Price(1, Price.lane(Price.OWN, 1)));
    }

    /** 353.2: resources among the additional costs; Accelerate is [1] and one Power (721.1.a). */
    private static Price additional(RiftTable t, int seat, CardDef def, int flags) {
        Price price = Price.NOTHING;
        if ((flags & ChainItem.ACCELERATED) != 0) {
            price = price.plus(optional(t, seat, def, flags, accelerate(def)));
        }
        for (Ability.AdditionalCost a : def.additionalCosts()) {
            if (!a.optional()) {
                price = price.plus(resources(def, a.costs()));
            } else if ((flags & ChainItem.PAID_EXTRA) != 0) {
                price = price.plus(optional(t, seat, def, flags, resources(def, a.costs())));
            }
        }
        return price;
    }

    private static Price resources(CardDef def, List<Cost> costs) {
        Price price = Price.NOTHING;
        for (int i = 0; i < costs.size(); i++) {
            price = costs.get(i) instanceof Cost.Pay p ? price.plus(def.own(p.price())) : price;
        }
        return price;
    }

    /** 356.4.c of 2026-07: what makes one part of the cost cheaper comes first, as that part is added. */
    private static Price optional(RiftTable t, int seat, CardDef def, int flags, Price part) {
        if (part.isNothing() || !t.pool().hasCostChanges() || !Facts.exist(t, PARTS_LESS)) {
            return part;
        }
        List<Change> less = new ArrayList<>();
        Facts.any(t, Fact.OptionalCostsLess.class, (f, scope) -> {
            if (scope.controller() == seat) {
                less.add(new Change(true, def.own(f.price()), f.least()));
            }
            return false;
        });
        Price[] left = {apply(less, part)};
        Facts.any(t, Fact.OptionalCostsLessEither.class, (f, scope) -> {
            boolean energy =
                    left[0].energy() > 0 && (left[0].totalPower() == 0 || (flags & ChainItem.LESS_ENERGY) != 0);
            left[0] = scope.controller() != seat ? left[0]
                    : minus(left[0], def.own(energy ? f.energy() : f.power()), 0);
            return false;
        });
        return left[0];
    }

    /** 356.4.c of 2026-07: whether a player must say if what they pay more for this card is reduced by Energy or by Power. */
    public static boolean isReducedEitherWay(RiftTable t, int seat, int card, int flags, int ignored, Targets targets) {
        return t.pool().hasCostChanges() && Facts.anyOf(t, seat, Fact.OptionalCostsLessEither.class)
                && !card(t, seat, card, ignored, flags, targets)
                        .equals(card(t, seat, card, ignored, flags | ChainItem.LESS_ENERGY, targets));
    }

    /** 820.1.c.2 of 2026-07: each Repeat that was chosen. */
    private static Price repeats(RiftTable t, int seat, CardDef def, int flags) {
        Price price = Price.NOTHING;
        for (int i = 0; i < ChainItem.REPEATS; i++) {
            Ability.KeywordCost repeat = (flags & ChainItem.REPEATED << i) == 0 ? null : def.repeat(i);
            price = repeat == null ? price : price.plus(optional(t, seat, def, flags,
                    cheaperRepeat(t, seat, def, resources(def, repeat.costs()))));
        }
        return price;
    }

    /** "Friendly [Repeat] costs cost [1] less." */
    private static Price cheaperRepeat(RiftTable t, int seat, CardDef def, Price part) {
        List<Change> less = new ArrayList<>();
        Facts.any(t, Fact.RepeatCostsLess.class, (f, scope) -> {
            if (scope.controller() != Table.NONE && t.friends(scope.controller(), seat)) {
                less.add(new Change(true, def.own(f.price()), 0));
            }
            return false;
        });
        return less.isEmpty() ? part : apply(less, part);
    }

    /** 725.1.c: Power of any domain for each Deflect of an opponent's permanent that was chosen. */
    public static Price deflect(RiftTable t, int seat, Targets targets) {
        int n = 0;
        for (int i = 0; i < targets.size(); i++) {
            for (Ref ref : targets.slot(i)) {
                n += deflect(t, seat, ref);
            }
        }
        return n == 0 ? Price.NOTHING : new Price(0, Price.lane(Price.ANY, n));
    }

    public static int deflect(RiftTable t, int seat, Ref ref) {
        if (ref.incarnation() == Targets.LOCATION || ref.card() < 0 || !t.onBoard(ref.card())) {
            return 0;
        }
        int controller = t.controller(ref.card());
        return controller == Table.NONE || t.friends(seat, controller) ? 0 : t.keyword(ref.card(), Keyword.DEFLECT);
    }

    private static boolean hasChanges(RiftTable t, CardDef def) {
        return def.additionalCosts().length > 0 || changesOwnCost(def) || areCostsChanged(t);
    }

    private static boolean areCostsChanged(RiftTable t) {
        return t.pool().hasCostChanges()
                && Facts.exist(t, COST_CHANGE | NEXT_COSTS);
    }

    private static boolean changesOwnCost(CardDef def) {
        for (Ability.Passive p : def.passives()) {
            if (isOwnCost(p.fact())) {
                return true;
            }
        }
        return false;
    }

    /** 353.3, 353.4: increases first, then discounts; those with a minimum first, which is best for the player (353.4.c). */
    private static Price changed(RiftTable t, int seat, int card, int flags, Price start) {
        Price price =
                areCostsChanged(t) || changesOwnCost(t.def(card)) ? apply(changes(t, seat, card, flags), start) : start;
        if ((flags & ChainItem.PAID_EXTRA) != 0) {
            for (Ability.AdditionalCost a : t.def(card).additionalCosts()) {
                if (a.optional() && a.reward() instanceof Ability.AdditionalCost.Reward.CheaperBy c) {
                    price = minus(price, t.def(card).own(c.price()), 0);
                }
            }
        }
        return price;
    }

    private static Price apply(List<Change> changes, Price start) {
        Price price = start;
        for (int i = 0; i < changes.size(); i++) {
            price = changes.get(i).less() ? price : price.plus(changes.get(i).amount());
        }
        for (int pass = 0; pass < 2; pass++) {
            boolean limited = pass == 0;
            for (int i = 0; i < changes.size(); i++) {
                Change c = changes.get(i);
                price = c.less() && limited == c.least() > 0 ? minus(price, c.amount(), c.least()) : price;
            }
        }
        return price;
    }

    /** What one fact in force changes about a cost. */
    private record Change(boolean less, Price amount, int least) {
    }

    private static List<Change> changes(RiftTable t, int seat, int card, int flags) {
        CardDef def = t.def(card);
        List<Change> found = new ArrayList<>();
        for (Ability.Passive p : def.passives()) {
            if (isOwnCost(p.fact())
                    && !(p.fact() instanceof Fact.CostsLessFromElsewhere && isFromHand(t, seat, card, flags))) {
                Scope own = new Scope(card, seat, Table.NONE);
                if (Facts.isActive(t, p, own)) {
                    found.add(change(t, p.fact(), own, def));
                }
            }
        }
        if (areCostsChanged(t)) {
            Facts.any(t, Fact.CostChange.class, (f, scope) -> {
                if (f.which() instanceof Selector.All a && Facts.isAboutPlaysOf(t, a, scope, seat)
                        && Filters.matchesElsewhere(t, a.filter(), scope, card)) {
                    found.add(change(t, f, scope, def));
                }
                return false;
            });
            Facts.any(t, Fact.FirstGearEachTurnCosts.class, (f, scope) -> {
                if (def.isGear() && !t.is(card, Flag.TOKEN) && isFirstGear(t, scope.controller(), seat)) {
                    found.add(new Change(true, def.own(f.price()), 0));
                }
                return false;
            });
            Facts.any(t, Fact.NextCosts.class, (f, scope) -> {
                if (scope.controller() == seat && Filters.matchesElsewhere(t, f.what(), scope, card)) {
                    found.add(new Change(f.less(), def.own(f.price()), f.least()));
                }
                return false;
            });
        }
        return found;
    }

    /** 351: a card on the chain tells where it was; one that is not there yet is played from where it lies. */
    private static boolean isFromHand(RiftTable t, int seat, int card, int flags) {
        int zone = t.piece(card).zone();
        return (zone == t.chainZone() ? ChainItem.origin(flags) : zone) == t.hand(seat);
    }

    /** Whether this player is a friend of that one, and neither they nor their friends have played a gear card this turn. */
    private static boolean isFirstGear(RiftTable t, int whose, int seat) {
        boolean first = whose != Table.NONE && t.friends(whose, seat);
        for (int s = 0; first && s < t.seatCount(); s++) {
            first = !t.friends(whose, s) || t.players().gearFinalized(s) == 0;
        }
        return first;
    }

    private static boolean isOwnCost(Fact fact) {
        return fact instanceof Fact.CostChange c && c.which() instanceof Selector.Self
                || fact instanceof Fact.CostsLessForEach l && l.which() instanceof Selector.Self
                || fact instanceof Fact.CostsLessFromElsewhere
                || fact instanceof Fact.CostsLessForEachPlayed p && p.which() instanceof Selector.Self
                || fact instanceof Fact.EnergyReducedBy e
                        && e.which() instanceof Selector.Self;
    }

    private static Change change(RiftTable t, Fact fact, Scope scope, CardDef def) {
        return switch (fact) {
            case Fact.CostChange c -> new Change(c.less(), def.own(c.price()), c.least());
            case Fact.CostsLessForEach l -> new Change(true,
                    def.own(l.price()).times(Math.min(20, Filters.count(t, l.each(), scope))), l.least());
            case Fact.CostsLessFromElsewhere c -> new Change(true, def.own(c.price()), 0);
            case Fact.CostsLessForEachPlayed p -> new Change(true, def.own(p.price())
                    .times(Math.min(20, t.players().finalized(scope.controller()))), p.least());
            case Fact.EnergyReducedBy e -> new Change(true, Price.energy(Amounts.value(t, e.amount(), scope)), 0);
            default -> throw new IllegalStateException("not about costs: " + fact);
        };
    }

    /** So much less Power of any domain. */
    public static Price lessAny(Price price, int n) {
        return minus(price, new Price(0, Price.lane(Price.ANY, n)), 0);
    }

    /** 353.5: never below 0; a discount's minimum limits only that discount (353.4.c). */
    static Price minus(Price price, Price less, int least) {
        int energy = less.energy() == 0 ? price.energy()
                : Math.max(price.energy() - less.energy(), Math.min(price.energy(), least));
        long power = price.power();
        for (int lane = 0; lane < Price.ANY; lane++) {
            int have = (int) (power >>> (lane * 8)) & 0xff;
            power -= Price.lane(lane, Math.min(have, less.powerIn(lane)));
        }
        power -= Price.lane(Price.OWN, Math.min(price.powerIn(Price.OWN), less.powerIn(Price.OWN)));
        int any = less.powerIn(Price.ANY);
        int own = Math.min(any, (int) (power >>> Price.OWN * 8) & 0xff);
        power -= Price.lane(Price.OWN, own);
        any -= own;
        for (int lane = Price.ANY; lane >= 0 && any > 0; lane--) {
            int have = (int) (power >>> (lane * 8)) & 0xff;
            int cut = Math.min(have, any);
            power -= Price.lane(lane, cut);
            any -= cut;
        }
        return new Price(energy, power, price.use(), price.among());
    }
}
