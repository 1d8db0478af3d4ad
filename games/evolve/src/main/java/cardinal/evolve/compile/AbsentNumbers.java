package cardinal.evolve.compile;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.verb.Give;
import cardinal.evolve.verb.SetStat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers that are asked or changed where a card has none: only followers have attack, and of the others only leaders defense (2.7, 2.8). */
final class AbsentNumbers {
    private AbsentNumbers() {
    }

    /** Whether a part of a text speaks of a number that none of the cards it speaks of can have. */
    static boolean isIdle(Object part) {
        return switch (part) {
            case SetStat set -> lack(set.who(), set.stat());
            case Give give -> changed(give.who(), give.gifts());
            case Fact.Has has -> changed(has.who(), has.gifts());
            case Filter.Noun noun -> noun.traits().stream()
                    .anyMatch(trait -> trait instanceof Filter.Trait.Stat asked && lacks(noun.kind(), asked.stat()));
            default -> false;
        };
    }

    private static boolean changed(@Nullable Selector who, List<Gift> gifts) {
        return gifts.stream().anyMatch(gift -> gift instanceof Gift.Stats stats
                && (stats.attack().sign() != 0 && lack(who, Amount.Stat.ATTACK)
                        || stats.defense().sign() != 0 && lack(who, Amount.Stat.DEFENSE)));
    }

    private static boolean lack(@Nullable Selector who, Amount.Stat stat) {
        return switch (who) {
            case Selector.YourLeader l -> lacks(Filter.Kind.LEADER, stat);
            case Selector.LeaderOf l -> lacks(Filter.Kind.LEADER, stat);
            case Selector.This self -> lacks(self.kind(), stat);
            case Selector.Each each -> each.filter().nouns().stream().allMatch(noun -> lacks(noun.kind(), stat));
            case Selector.Several several -> several.parts().stream().allMatch(one -> lack(one, stat));
            case null, default -> false;
        };
    }

    private static boolean lacks(Filter.Kind kind, Amount.Stat stat) {
        return switch (kind) {
            case LEADER -> stat != Amount.Stat.DEFENSE;
            case AMULET, SPELL -> stat != Amount.Stat.COST;
            case CARD, FOLLOWER, TOKEN, NAMED -> false;
        };
    }
}
