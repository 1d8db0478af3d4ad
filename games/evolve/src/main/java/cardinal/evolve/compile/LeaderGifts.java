package cardinal.evolve.compile;

import cardinal.cards.Records;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.verb.Give;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is given to leaders or said of them alone must be something that a leader has a use for. */
final class LeaderGifts {
    private LeaderGifts() {
    }

    /** Whether a part of a text says of leaders alone what can be said of followers only. */
    static boolean isIdle(Object part) {
        return switch (part) {
            case Give give -> isOfLeaders(give.who()) && !give.gifts().stream().allMatch(LeaderGifts::isForLeaders);
            case Fact.Has has -> isOfLeaders(has.who()) && !has.gifts().stream().allMatch(LeaderGifts::isForLeaders);
            case Fact.Loses loses -> isOfLeaders(loses.who()) && !loses.keywords().equals(List.of(Keyword.AURA));
            case Fact fact -> isOfLeaders(Facts.who(fact)) && isOfFollowers(fact);
            default -> false;
        };
    }

    private static boolean isOfLeaders(@Nullable Selector who) {
        return switch (who) {
            case Selector.YourLeader l -> true;
            case Selector.LeaderOf l -> true;
            case Selector.Each each ->
                    each.filter().nouns().stream().allMatch(noun -> noun.kind() == Filter.Kind.LEADER);
            case Selector.Several several -> several.parts().stream().allMatch(LeaderGifts::isOfLeaders);
            case null, default -> false;
        };
    }

    /** 12.15.2 speaks of a card, the other keywords of followers, amulets or cards that are played. */
    private static boolean isForLeaders(Gift gift) {
        return switch (gift) {
            case Gift.Drive d -> false;
            case Gift.Stats stats -> stats.attack().sign() == 0;
            case Gift.Word word -> word.keyword() == Keyword.AURA;
            case Gift.EitherWord either -> false;
            case Gift.TraitWord trait -> true;
            case Gift.Quoted quoted -> !Records.any(quoted.ability(), LeaderGifts::isThisFollower);
        };
    }

    /** 5.24.3.1: what is said of this follower is not said of a leader. */
    private static boolean isThisFollower(Object part) {
        return part instanceof Selector.This self && self.kind() != Filter.Kind.CARD
                || part instanceof Trigger.Watch.Me me && me.kind() != Filter.Kind.CARD
                || part instanceof Trigger.Strike || part instanceof Trigger.Fanfare
                || part instanceof Trigger.LastWords
                || part instanceof Trigger.OnEvolve || part instanceof Trigger.OnSuperEvolve
                || part instanceof Trigger.OnDrive
                || part instanceof Trigger.OnRace;
    }

    private static boolean isOfFollowers(Fact fact) {
        return switch (fact) {
            case Fact.CostToPlay f -> true;
            case Fact.CantAttack f -> true;
            case Fact.DoubleDamage f -> true;
            case Fact.DealsDefenseAsDamage f -> true;
            case Fact.EntersEngaged f -> true;
            case Fact.DoesntRefresh f -> true;
            case Fact.CantBeDestroyed f -> true;
            case Fact.CantEvolve f -> true;
            case Fact.MustAttack f -> true;
            default -> false;
        };
    }
}
