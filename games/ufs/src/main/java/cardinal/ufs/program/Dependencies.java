package cardinal.ufs.program;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.CopyEffect;
import cardinal.ufs.ability.DefinitionEffect;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import java.util.List;

/**
 * Whether a static effect that changes states looks at nothing but where cards are, their states, vitality and the attack:
 * while none of these change, it need not be looked at again (C.3.3.4.3). Whoever is not known to do so is not steady.
 */
final class Dependencies {
    private Dependencies() {
    }

    static boolean isSteady(StaticPart part) {
        Instruction leaf = part.leaf();
        return switch (leaf) {
            case ModifierEffect m ->
                    is(m.what()) && outlook(m.until()) != Dependency.ANYTHING && holds(part.conditions());
            case DefinitionEffect v -> v.what() instanceof Selector.This && v.to() instanceof Amount.Fixed
                    && holds(part.conditions());
            case CopyEffect c -> false;
            default -> true;
        };
    }

    /** What a steady effect on a card looks at ({@link Dependency}), that card aside. */
    static int outlook(StaticPart part) {
        int sees = switch (part.leaf()) {
            case ModifierEffect m -> outlook(m.what()) | outlook(m.changes()) | outlook(m.until());
            case DefinitionEffect v -> Dependency.NOTHING;
            default -> Dependency.ANYTHING;
        };
        for (Condition condition : part.conditions()) {
            sees |= outlook(condition);
        }
        return sees;
    }

    /** "while this card is in your stage": where a card has to be for a part of its text to hold ({@link Dependency}). */
    static int places(StaticPart part) {
        int places = Dependency.ANYTHING;
        for (Condition condition : part.conditions()) {
            if (condition instanceof Condition.IsIn i && i.card() instanceof Selector.This
                    && !i.place().zones().isEmpty()) {
                places &= outlook(i.place());
            }
        }
        return places;
    }

    private static int outlook(Place place) {
        int sees = Dependency.NOTHING;
        for (Zone zone : place.zones()) {
            sees |= Dependency.on(zone);
        }
        return sees;
    }

    private static int outlook(Selector what) {
        return what instanceof Selector.All a ? outlook(a.filter()) | Dependency.on(Zone.TRANSIT) : Dependency.NOTHING;
    }

    /** C.3.4: speed and damage change only while an attack is in progress. */
    private static int outlook(List<Change> changes) {
        return changes.stream().anyMatch(c -> !(c instanceof Change.Bonus b) || b.property().isOfAttacks())
                ? Dependency.ATTACKS : Dependency.NOTHING;
    }

    private static int outlook(Period until) {
        return switch (until) {
            case UNSAID, THIS_TURN, EACH_TURN, REST_OF_THIS_TURN, REST_OF_TURN, THIS_GAME, REST_OF_GAME, AS_LONG ->
                    Dependency.NOTHING;
            case YOUR_TURN, RIVALS_TURN -> Dependency.TURN;
            case THIS_ATTACK, REST_OF_THIS_ATTACK, AN_ATTACK, YOUR_ATTACK, RIVALS_ATTACK, ENHANCE_STEP,
                    THIS_ENHANCE_STEP, REST_OF_ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP ->
                    Dependency.ATTACKS | Dependency.STEP;
            default -> Dependency.ANYTHING;
        };
    }

    private static int outlook(Condition condition) {
        return switch (condition) {
            case Condition.Have h -> outlook(h.what().filter());
            case Condition.IsIn i when i.card() instanceof Selector.This -> Dependency.NOTHING;
            case Condition.CharacterIs c -> Dependency.NOTHING;
            case Condition.At a -> Dependency.on(Zone.STAGE) | Dependency.VITALITY;
            default -> Dependency.ANYTHING;
        };
    }

    /** What is said, or else what is implied (K.2.6). */
    private static int outlook(Filter f) {
        int sees = outlook(f.place());
        for (Noun noun : f.place().isSaid() ? List.<Noun>of() : f.nouns()) {
            sees |= outlook(noun);
        }
        return sees == Dependency.NOTHING ? Dependency.ANYTHING : sees;
    }

    private static int outlook(Noun noun) {
        return switch (noun) {
            case FOUNDATION, FOUNDATION_CARD, ASSET, ASSET_CARD, BACKUP, BACKUP_CARD, CHARACTER, CHARACTER_CARD ->
                    Dependency.on(Zone.STAGE);
            case ATTACK, ATTACK_CARD, ACTION, ACTION_CARD -> Dependency.on(Zone.CARD_POOL);
            case MOMENTUM -> Dependency.on(Zone.MOMENTUM);
            default -> Dependency.ANYTHING;
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
        return conditions.stream().allMatch(Dependencies::is);
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
