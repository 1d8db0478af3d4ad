package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;

/**
 * 822 of 2026-07: a unit may be played to a battlefield where its player has units, and then at the times of Reaction; 806.4, 813.4: a card
 * may have Action or Reaction under a condition, also one that only the place fulfils to which it is played.
 */
public final class Ambush {
    private Ambush() {
    }

    /** 822.1.b, 822.1.d: whether Ambush lets it be played to this battlefield. */
    public static boolean allows(RiftTable t, int seat, int card, int b) {
        CardDef def = t.def(card);
        boolean fits = def.has(Keyword.AMBUSH) && PlacesToPlay.fits(t, seat, Fact.BattlefieldKind.WITH_YOUR_UNITS, b)
                || def.passives().length > 0 && maySurprise(t, seat, card, b);
        return fits && !Movement.isClosed(t, seat, t.battlefield(b));
    }

    /** 822.1.d: "I can [Ambush] to a battlefield where there are enemy units, even if you don't have units there." */
    private static boolean maySurprise(RiftTable t, int seat, int card, int b) {
        for (Ability.Passive p : t.def(card).passives()) {
            if (p.fact() instanceof Fact.CanAmbushTo to && PlacesToPlay.fits(t, seat, to.where(), b)
                    && Facts.isActive(t, p, new Scope(card, seat, Table.NONE))) {
                return true;
            }
        }
        return false;
    }

    /** The permission that a card has wherever it is played to: what is printed on it, and what it has now under a condition (806.4, 813.4). */
    static int permission(RiftTable t, int seat, int card) {
        int printed = Timing.of(t.def(card), t.facedownOf(t.piece(card).zone()) != Table.NONE);
        return printed == Timing.REACTION || t.def(card).passives().length == 0 ? printed
                : OwnKeywords.has(t, seat, card, Keyword.REACTION) ? Timing.REACTION
                : OwnKeywords.has(t, seat, card, Keyword.ACTION) ? Timing.ACTION : printed;
    }

    /** 806.4.a, 813.4.a: the most it could come to have by where it is played. */
    static int atBest(RiftTable t, int seat, int card) {
        int best = permission(t, seat, card);
        for (int b = 0; dependsOnPlace(t, card) && b < t.battlefields().count(); b++) {
            if (PlacesToPlay.areOpen(t, seat, card, b) && keepsUnits(t, seat, card, b)) {
                best = Math.max(best, permissionAt(t, seat, card, b));
            }
        }
        return best;
    }

    private static boolean dependsOnPlace(RiftTable t, int card) {
        CardDef def = t.def(card);
        if (!def.isUnit()) {
            return false;
        }
        boolean depends = def.has(Keyword.AMBUSH);
        for (Ability.Passive p : def.passives()) {
            depends |= p.fact() instanceof Fact.HasWhenPlayedTo || p.fact() instanceof Fact.CanAmbushTo;
        }
        return depends;
    }

    /** What it has as long as it is being played to this battlefield. */
    private static int permissionAt(RiftTable t, int seat, int card, int b) {
        int most = allows(t, seat, card, b) ? ambushing(t, seat) : Timing.NORMAL;
        for (Ability.Passive p : t.def(card).passives()) {
            if (p.fact() instanceof Fact.HasWhenPlayedTo has && PlacesToPlay.fits(t, seat, has.where(), b)
                    && Facts.isActive(t, p, new Scope(card, seat, Table.NONE))) {
                most = Math.max(most, Timing.of(has.keyword()));
            }
        }
        return most;
    }

    /** 822.1.b: Reaction, unless an opponent has left no more than Action of it (822.1.d). */
    private static int ambushing(RiftTable t, int seat) {
        boolean slow = Facts.any(t, Fact.OpponentsAmbushSlowly.class, (f, scope) -> scope.controller() != Table.NONE
                && !t.friends(scope.controller(), seat));
        return slow ? Timing.ACTION : Timing.REACTION;
    }

    /** 806.4.a, 813.4.a: what an item has to be marked with that can be played now only to certain places; 0 if anywhere. */
    public static int marks(RiftTable t, int seat, int card) {
        if (!dependsOnPlace(t, card) || Timing.allows(t, seat, permission(t, seat, card))) {
            return 0;
        }
        return ChainItem.AMBUSHING | (t.isClosed() ? ChainItem.REACTION : ChainItem.ACTION);
    }

    /** Whether an item so marked may be played to this battlefield. */
    public static boolean fits(RiftTable t, ChainItem item, int b) {
        int needed = item.is(ChainItem.REACTION) ? Timing.REACTION : Timing.ACTION;
        return PlacesToPlay.areOpen(t, item.controller(), item.card(), b)
                && permissionAt(t, item.controller(), item.card(), b) >= needed;
    }

    /**
     * 355.16, 822.3: the place must not be lost by paying, or the play would be undone (806.4.b, 813.4.b): whether the card can be paid for
     * without the death of the only unit there, where that unit matters.
     */
    public static boolean keepsUnits(RiftTable t, int seat, int card, int b) {
        int last = reserved(t, seat, b);
        return last == Table.NONE || Resources.canPay(t, seat, Costing.least(t, seat, card, Legal.ignored(t, card)),
                Table.NONE, last);
    }

    /** The only unit that makes a battlefield which this player does not control a place for them, and that could be given up to pay; or NONE. */
    public static int reserved(RiftTable t, int seat, int b) {
        if (b == Table.NONE || t.battlefields().controller(b) == seat) {
            return Table.NONE;
        }
        int zone = t.battlefield(b);
        for (int i = 0; i < t.size(zone); i++) {
            int unit = t.cardAt(zone, i);
            if (t.def(unit).isUnit() && t.controller(unit) == seat) {
                return Filters.isAlone(t, unit) && ActivatedAbilities.any(t, unit) ? unit : Table.NONE;
            }
        }
        return Table.NONE;
    }
}
