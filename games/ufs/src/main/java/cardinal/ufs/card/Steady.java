package cardinal.ufs.card;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.verb.BecomeCopy;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.SetValue;
import java.util.List;
import java.util.Set;

/**
 * Whether a static effect that changes states looks at nothing but where cards are, their states, vitality and the attack:
 * while none of these change, it need not be looked at again (C.3.3.4.3). Whoever is not known to do so is not steady.
 */
final class Steady {
    private static final Set<Zone> NEAR = Set.of(Zone.STAGE, Zone.CARD_POOL, Zone.TRANSIT);

    private Steady() {
    }

    static boolean is(StaticPart part) {
        Instruction leaf = part.leaf();
        return switch (leaf) {
            case Modify m -> is(m.what()) && holds(part.conditions());
            case SetValue v -> v.what() instanceof Selector.This && v.to() instanceof Amount.Fixed
                    && holds(part.conditions());
            case BecomeCopy c -> false;
            default -> true;
        };
    }

    /** Whether a steady effect looks at no zones but stages, card pools and transit zones. */
    static boolean isNear(StaticPart part) {
        return (!(part.leaf() instanceof Modify m) || !(m.what() instanceof Selector.All a) || isNear(a.filter()))
                && part.conditions().stream().allMatch(Steady::isNear);
    }

    private static boolean isNear(Condition condition) {
        return switch (condition) {
            case Condition.Have h -> isNear(h.what().filter());
            case Condition.IsIn i -> i.card() instanceof Selector.This;
            case Condition.CharacterIs c -> true;
            case Condition.At a -> true;
            default -> false;
        };
    }

    private static boolean isNear(Filter f) {
        return f.place().isSaid() ? !f.place().zones().isEmpty() && NEAR.containsAll(f.place().zones())
                : !f.nouns().isEmpty() && f.nouns().stream().allMatch(Steady::isNear);
    }

    private static boolean isNear(Noun noun) {
        return switch (noun) {
            case FOUNDATION, FOUNDATION_CARD, ASSET, ASSET_CARD, BACKUP, BACKUP_CARD, CHARACTER, CHARACTER_CARD,
                    ATTACK, ATTACK_CARD, ACTION, ACTION_CARD -> true;
            default -> false;
        };
    }

    private static boolean is(Selector what) {
        return switch (what) {
            case Selector.This x -> true;
            case Selector.Character c -> c.whose() == Who.YOU || c.whose() == Who.RIVAL;
            case Selector.All a -> is(a.filter());
            default -> false;
        };
    }

    private static boolean is(Filter f) {
        return f.traits().isEmpty() && f.side() != Filter.Side.THEIRS && isPlain(f.place().whose())
                && !f.nouns().contains(Noun.BLOCK);
    }

    private static boolean isPlain(Who who) {
        return who == Who.YOU || who == Who.RIVAL || who == Who.NOBODY || who == Who.BOTH;
    }

    private static boolean holds(List<Condition> conditions) {
        return conditions.stream().allMatch(Steady::is);
    }

    private static boolean is(Condition condition) {
        return switch (condition) {
            case Condition.IsIn i -> i.card() instanceof Selector.This && i.states().isEmpty()
                    && isPlain(i.place().whose());
            case Condition.Have h -> isPlain(h.who()) && is(h.what().filter())
                    && h.what().count().n() instanceof Amount.Fixed;
            case Condition.CharacterIs c -> isPlain(c.whose());
            case Condition.At a -> isPlain(a.who());
            default -> false;
        };
    }
}
