package cardinal.catalog.riftbound;

import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.verb.Banish;
import cardinal.riftbound.verb.Buff;
import cardinal.riftbound.verb.Counter;
import cardinal.riftbound.verb.Deal;
import cardinal.riftbound.verb.DealBy;
import cardinal.riftbound.verb.Duel;
import cardinal.riftbound.verb.Exhaust;
import cardinal.riftbound.verb.GiveKeywords;
import cardinal.riftbound.verb.GiveMight;
import cardinal.riftbound.verb.Heal;
import cardinal.riftbound.verb.Kill;
import cardinal.riftbound.verb.Ready;
import cardinal.riftbound.verb.Recall;
import cardinal.riftbound.verb.ReturnToHand;
import cardinal.riftbound.verb.SetMight;
import cardinal.riftbound.verb.Split;
import cardinal.riftbound.verb.Stun;

/**
 * What a spell or ability is for, told by its verbs alone.
 *
 * @param harms  how many of them are bad for what they act on
 * @param helps  how many of them are good for it
 * @param fleeting  whether some of it is gone after the turn, so that it is kept for a fight
 * @param counters  whether it answers something on the chain
 * @param damage  the most damage it deals to one unit; 0 if none or not printed
 */
record EffectPurpose(int harms, int helps, boolean fleeting, boolean counters, int damage) {
    private static final EffectPurpose NEUTRAL = new EffectPurpose(0, 0, false, false, 0);

    static EffectPurpose of(Program program) {
        EffectPurpose sum = NEUTRAL;
        for (int i = 0; i < program.size(); i++) {
            sum = sum.plus(switch (program.op(i)) {
                case Op.Do d -> of(d.verb());
                case Op.Reflex r -> of(r.program());
                case Op.Later l -> of(l.program());
                default -> NEUTRAL;
            });
        }
        return sum;
    }

    private static EffectPurpose of(Verb verb) {
        return switch (verb) {
            case Deal d -> new EffectPurpose(1, 0, false, false, d.amount() instanceof Amount.Fixed f ? f.n() : 0);
            case Split s -> harm();
            case Duel d -> harm();
            case DealBy d -> harm();
            case Kill k -> new EffectPurpose(1, 0, false, false, 99);
            case Banish b -> new EffectPurpose(1, 0, false, false, 99);
            case Stun s -> new EffectPurpose(1, 0, true, false, 0);
            case Exhaust e -> harm();
            case ReturnToHand r -> harm();
            case SetMight s -> new EffectPurpose(1, 0, true, false, 0);
            case GiveMight g ->
                    g.sign() > 0 ? new EffectPurpose(0, 1, true, false, 0) : new EffectPurpose(1, 0, true, false, 0);
            case GiveKeywords g -> new EffectPurpose(0, 1, true, false, 0);
            case Buff b -> help();
            case Heal h -> help();
            case Ready r -> help();
            case Recall r -> new EffectPurpose(0, 1, true, false, 0);
            case Counter c -> new EffectPurpose(1, 0, false, true, 0);
            default -> NEUTRAL;
        };
    }

    private static EffectPurpose harm() {
        return new EffectPurpose(1, 0, false, false, 0);
    }

    private static EffectPurpose help() {
        return new EffectPurpose(0, 1, false, false, 0);
    }

    private EffectPurpose plus(EffectPurpose o) {
        return new EffectPurpose(harms + o.harms, helps + o.helps, fleeting || o.fleeting, counters || o.counters,
                Math.max(damage, o.damage));
    }

    boolean isHarmful() {
        return harms > 0;
    }
}
