package cardinal.ufs.rules;

import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** What rule effects say about blocking an attack and about its damage (G.2, G.3). */
final class BlockRulings {
    private static final long AGAINST_BLOCKS =
            RuleKind.bits(RuleKind.CANNOT_BLOCK, RuleKind.ONLY_BLOCKED_BY, RuleKind.CANNOT_BE_BLOCKED);

    private BlockRulings() {
    }

    /** G.2.1.1.1: what keeps this player from blocking the attack with this card in this zone. */
    static @Nullable RuleInForce against(UfsTable t, int attack, CardPlay block, @Nullable AttackZone zone) {
        if (RulesInForce.none(t, AGAINST_BLOCKS)) {
            return null;
        }
        RulesInForce<Rule.CannotBlock> all = RulesInForce.of(t, RuleKind.CANNOT_BLOCK);
        while (all.next()) {
            Rule.CannotBlock r = all.rule();
            if (Players.includes(t, all.by(), r.who(), block.seat()) && all.isAbout(r.attack(), attack)
                    && (r.with().isEmpty() || isWith(t, all.by(), r.with().get(), block))) {
                return all.ruled();
            }
        }
        RulesInForce<Rule.OnlyBlockedBy> only = RulesInForce.of(t, RuleKind.ONLY_BLOCKED_BY);
        while (only.next()) {
            if (only.isAbout(only.rule().attack(), attack) && !isWith(t, only.by(), only.rule().with(), block)) {
                return only.ruled();
            }
        }
        boolean complete = zone != null && zone == t.state(attack).attackZone();
        return againstStatus(t, attack, complete ? Status.COMPLETE : Status.PARTIAL);
    }

    /** 2010, 2.6.3.3: a split card blocks as the half that is declared. */
    private static boolean isWith(UfsTable t, Bindings b, Filter what, CardPlay block) {
        return Filters.fits(t, b, what, block.card(), block.secondHalf());
    }

    static boolean forbids(UfsTable t, int attack, Status status) {
        return status.isBlocked() && (againstStatus(t, attack, status) != null || isUnblockable(t, attack));
    }

    private static @Nullable RuleInForce againstStatus(UfsTable t, int attack, Status status) {
        RulesInForce<Rule.CannotBeBlocked> all = RulesInForce.of(t, RuleKind.CANNOT_BE_BLOCKED);
        while (all.next()) {
            Trait.Is how = all.rule().how();
            if ((how == Trait.Is.BLOCKED || Conditions.isStatus(how, status))
                    && all.isAbout(all.rule().attack(), attack)) {
                return all.ruled();
            }
        }
        return null;
    }

    /** G.2.1.1.2. */
    static boolean isUnblockable(UfsTable t, int attack) {
        if (RulesInForce.none(t, RuleKind.UNBLOCKABLE)) {
            return false;
        }
        RulesInForce<Rule.Unblockable> all = RulesInForce.of(t, RuleKind.UNBLOCKABLE);
        while (all.next()) {
            if (all.isAbout(all.rule().attack(), attack)) {
                return true;
            }
        }
        return false;
    }

    /**
     * G.2.1.2: the status effects give the attack, OPEN for none; a bare "blocked" is complete (2010, 8.3.2.14;
     * reading 26). UniVersus, Block Step: not by an effect of the attacker. Of several the latest counts; none that
     * another effect forbids.
     */
    static Status countsAs(UfsTable t, int attack) {
        if (RulesInForce.none(t, RuleKind.COUNTS_AS_BLOCKED)) {
            return Status.OPEN;
        }
        Status status = Status.OPEN;
        RulesInForce<Rule.CountsAsBlocked> all = RulesInForce.of(t, RuleKind.COUNTS_AS_BLOCKED);
        while (all.next()) {
            Status said = all.rule().how() == Trait.Is.PARTIALLY_BLOCKED ? Status.PARTIAL : Status.COMPLETE;
            boolean own = all.by().controller() == t.piece(attack).owner();
            if ((!own || t.edition().attackerMayBlockOwnAttack()) && all.isAbout(all.rule().attack(), attack)
                    && !forbids(t, attack, said)) {
                status = said;
            }
        }
        return status;
    }

    /** Whether an effect lets blocks of this zone be played to the attack although its zone does not. */
    static boolean mayBlockWith(UfsTable t, int attack, AttackZone zone) {
        if (RulesInForce.none(t, RuleKind.MAY_BLOCK_WITH)) {
            return false;
        }
        RulesInForce<Rule.MayBlockWith> all = RulesInForce.of(t, RuleKind.MAY_BLOCK_WITH);
        while (all.next()) {
            if (all.rule().zone() == zone && all.isAbout(all.rule().attack(), attack)) {
                return true;
            }
        }
        return false;
    }

    /** B.6.4: what effects add to the modifiers of all blocks of a player to the attack. */
    static int modifiers(UfsTable t, int seat, int attack) {
        int sum = 0;
        if (RulesInForce.none(t, RuleKind.MODIFIES_BLOCKS)) {
            return sum;
        }
        RulesInForce<Rule.ModifiesBlocks> all = RulesInForce.of(t, RuleKind.MODIFIES_BLOCKS);
        while (all.next()) {
            Rule.ModifiesBlocks r = all.rule();
            if (Players.includes(t, all.by(), r.whose(), seat)
                    && (r.attack().isEmpty() || all.isAbout(r.attack().get(), attack))) {
                int by = Amounts.of(t, all.by(), r.by());
                sum += r.minus() ? -by : by;
            }
        }
        return sum;
    }

    /** What is left of the damage a player is about to take from an attack. */
    static int taken(UfsTable t, int attack, int seat, int damage) {
        int left = damage;
        if (RulesInForce.none(t, RuleKind.ADJUSTS_DAMAGE)) {
            return left;
        }
        RulesInForce<Rule.AdjustsDamage> all = RulesInForce.of(t, RuleKind.ADJUSTS_DAMAGE);
        while (all.next()) {
            Rule.AdjustsDamage r = all.rule();
            if (all.isAbout(cardinal.ufs.ability.Selector.THIS_ATTACK, attack)
                    && Players.includes(t, all.by(), r.who(), seat)) {
                int by = Amounts.of(t, all.by(), r.by());
                left = switch (r.way()) {
                    case MORE -> left + by;
                    case LESS -> Math.max(Math.min(left, r.least()), left - by);
                    case TO -> Math.min(left, by);
                    case HALF_UP -> Math.ceilDiv(left, 2);
                    case HALF_DOWN -> Math.floorDiv(left, 2);
                };
            }
        }
        return left;
    }

    static boolean dealsNone(UfsTable t, int attack) {
        if (RulesInForce.none(t, RuleKind.DEALS)) {
            return false;
        }
        RulesInForce<Rule.Deals> all = RulesInForce.of(t, RuleKind.DEALS);
        while (all.next()) {
            if (all.rule().dealt() instanceof Rule.Deals.Dealt.None && all.isAbout(all.rule().attack(), attack)) {
                return true;
            }
        }
        return false;
    }

    /** G.3.1 to G.3.3: by block status, unless an effect says otherwise; "deals no damage" wins (K.1.2). */
    static int dealt(UfsTable t, int attack, Status status, int damage) {
        int half = Math.ceilDiv(Math.max(0, damage), 2);
        int dealt = switch (status) {
            case COMPLETE -> 0;
            case PARTIAL -> half;
            case OPEN, UNBLOCKED -> Math.max(0, damage);
        };
        if (RulesInForce.none(t, RuleKind.DEALS)) {
            return dealt;
        }
        int most = Integer.MAX_VALUE;
        RulesInForce<Rule.Deals> all = RulesInForce.of(t, RuleKind.DEALS);
        while (all.next()) {
            if (!all.isAbout(all.rule().attack(), attack)) {
                continue;
            }
            switch (all.rule().dealt()) {
                case Rule.Deals.Dealt.None n -> {
                    return 0;
                }
                case Rule.Deals.Dealt.HalfUp h -> dealt = half;
                case Rule.Deals.Dealt.Exactly e -> dealt = Math.max(0, Amounts.of(t, all.by(), e.amount()));
                case Rule.Deals.Dealt.AtMost m ->
                        most = Math.min(most, Math.max(0, Amounts.of(t, all.by(), m.amount())));
            }
        }
        return Math.min(most, dealt);
    }
}
