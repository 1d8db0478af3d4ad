package cardinal.ufs.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.When;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** J.2.3: the one card an effect is assigned to; such an effect ends when the card changes zones (J.2.3.1). */
final class Assigned {
    private Assigned() {
    }

    /** F.3.1.3: what waits for the End Phase is assigned to the card it speaks of; everything else to that of its event. */
    static Ref to(UfsTable t, Bindings b, When when, Instruction what) {
        if (!when.isDuringEndPhase()) {
            return to(t, b, when.what());
        }
        return switch (what) {
            case Verb v when v.handles() instanceof Selector cards -> spoken(t, b, cards);
            case Instruction.May m -> to(t, b, when, m.what());
            case Instruction.Sequence s -> to(t, b, when, s.parts().getFirst());
            default -> Ref.NONE;
        };
    }

    private static Ref spoken(UfsTable t, Bindings b, Selector what) {
        return what instanceof Selector.This ? b.source() : single(t, b, what);
    }

    private static Ref to(UfsTable t, Bindings b, Happening what) {
        return switch (what) {
            case Happening.DealsDamage d -> single(t, b, d.attack());
            case Happening.DoesNotTry i -> single(t, b, i.attack());
            case Happening.IsBlocked i -> single(t, b, i.attack());
            case Happening.Resolves r -> single(t, b, r.attack());
            case Happening.Does d -> single(t, b, d.cards());
            case Happening.Goes g -> Ref.NONE;
            default -> Ref.NONE;
        };
    }

    static Ref single(UfsTable t, Bindings b, Selector what) {
        return switch (what) {
            case Selector.CurrentAttack c when !Rulings.isFree(t) -> one(Cards.of(t, b, c));
            case Selector.It i -> one(b.it());
            case Selector.That i -> one(b.it());
            case Selector.The x -> one(Cards.of(t, b, x));
            default -> Ref.NONE;
        };
    }

    /** 2010, 8.3.2.9: an attack is over, and with it what waits for something of "this attack", wherever that has gone. */
    static void endWith(UfsTable t, Ref attack) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            boolean over = e.subject().isNone() && switch (e.what()) {
                case Effects.Fired f -> f.bindings().attack().equals(attack) && isOfThisAttack(f.when().what());
                case Effects.Ruling r -> r.bindings().attack().equals(attack)
                        && r.rule().about() instanceof Selector.CurrentAttack;
                default -> false;
            };
            if (over) {
                t.end(e);
            }
        }
    }

    private static boolean isOfThisAttack(Happening what) {
        return switch (what) {
            case Happening.DealsDamage d -> d.attack() instanceof Selector.CurrentAttack;
            case Happening.DoesNotTry i -> i.attack() instanceof Selector.CurrentAttack;
            case Happening.IsBlocked i -> i.attack() instanceof Selector.CurrentAttack;
            case Happening.Resolves r -> r.attack() instanceof Selector.CurrentAttack;
            default -> false;
        };
    }

    private static Ref one(List<Ref> cards) {
        return cards.size() == 1 ? cards.getFirst() : Ref.NONE;
    }
}
