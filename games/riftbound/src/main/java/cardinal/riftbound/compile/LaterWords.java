package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.PlayIt;
import cardinal.riftbound.verb.TakeControl;

/** What the base document has no word for: an edition that plays by it refuses such abilities. */
final class LaterWords {
    private LaterWords() {
    }

    static boolean areIn(Ability ability) {
        return Records.any(ability, LaterWords::isLater);
    }

    private static boolean isLater(Object part) {
        return switch (part) {
            case Ability.KeywordCost _,Ability.Dependent _,Ability.EffectText _ -> true;
            case Instruction.OneOf.Style style ->
                    style == Instruction.OneOf.Style.SEVERAL || style == Instruction.OneOf.Style.ALL;
            case TakeControl.Until until -> until == TakeControl.Until.I_LEAVE;
            case Filter.Place place -> place == Filter.Place.BANISHED_WITH_ME
                    || place == Filter.Place.WITH_IT;
            case PlayIt.Free free -> free == PlayIt.Free.INSTEAD || free == PlayIt.Free.EVERYTHING;
            case Ability.Triggered t -> t.most() > 0;
            case Ability.Replacement r -> r.most() > 0;
            case Keyword k -> k.isLater();
            case KeywordValue k -> k.keyword().isLater();
            case Move.Destination to -> to == Move.Destination.YOUR_BASE;
            case Trigger.PlayMe play -> play.to() == Trigger.PlayMe.To.FROM_HIDDEN;
            case Fact.MayPlayMeTo may -> may.where() == Fact.BattlefieldKind.YOU_ATTACK
                    || may.where() == Fact.BattlefieldKind.WITH_ENEMY_UNITS;
            case Price.Use use -> use == Price.Use.GEAR_OR_ABILITIES;
            case Later _ -> true;
            case Instruction.Instead instead -> instead.what().equals(Instruction.If.NOTHING);
            case Selector.Attached _ -> true;
            case Cost.SpendXp _,Cost.Burn _ -> true;
            case Condition.XpAtLeast _,Condition.Level _,Condition.AttachedThisTurn _ -> true;
            case Trigger.YouAttach _,Trigger.IsEmpowered _,Trigger.YouGainXp _,Trigger.YouLosePoints _,Trigger.ThatPlayers _ ->
                    true;
            case Trigger.YouDeal _,Trigger.YouMove _,Trigger.YouBurn _,Trigger.YouFought _,Trigger.WinsCombat _,Trigger.Battle _ ->
                    true;
            case Fact.EmpoweredAgain _,Fact.EntersExhausted _,Fact.HideAnother _ -> true;
            case Token token -> !token.isUnit() || !token.text().isEmpty();
            case Instruction.PayTo pay -> pay.act();
            case Filter.Side side -> side == Filter.Side.THEY_CONTROL;
            case Filter.Trait.AttachedTo _,Filter.Trait.Without _ -> true;
            case Filter.Trait.Tagged tag -> tag.tag().equals(CardData.EQUIPMENT);
            case Filter.Trait.Is is -> switch (is) {
                case EQUIPPED, ATTACHED, UNATTACHED, EMPOWERED, ONE_ON_ONE, OCCUPIED, UNCONTROLLED, OPEN,
                        YOUR_ONLY_ONE -> true;
                default -> false;
            };
            default -> false;
        };
    }
}
