package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Vital;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.4.4: conditions on the vital statistics of characters. What is unknown is said by the opponent of the character's
 * controller when an effect asks for it; 2010, 2.7: that is the worst outcome for the player with the question mark.
 */
public final class Vitals {
    /** Where nothing gives a measure: values that differ. */
    private static final int SOME = 2;

    /** A statistic that somebody has to say, and the values among which it makes a difference. */
    public record Unknown(int seat, Vital vital, List<Integer> values) {
    }

    private Vitals() {
    }

    static boolean is(UfsTable t, Bindings b, Condition.VitalIs v) {
        int seat = Players.seat(t, b, v.whose());
        return seat != Table.NONE && value(t, b, seat, v.vital()) == v.value();
    }

    static boolean measures(UfsTable t, Bindings b, Condition.VitalMeasures v) {
        int seat = Players.seat(t, b, v.whose());
        int value = seat == Table.NONE ? Vital.UNKNOWN : value(t, b, seat, v.vital());
        return value != Vital.UNKNOWN && Conditions.allows(t, b, v.limit(), value);
    }

    static boolean compares(UfsTable t, Bindings b, Condition.VitalCompares v) {
        int one = Players.seat(t, b, v.whose());
        int other = Players.seat(t, b, v.than());
        if (one == Table.NONE || other == Table.NONE) {
            return false;
        }
        int left = value(t, b, one, v.vital());
        int right = value(t, b, other, v.vital());
        return left != Vital.UNKNOWN && right != Vital.UNKNOWN && (v.more() ? left > right : left < right);
    }

    /** What is printed, or what was said for this effect. */
    private static int value(UfsTable t, Bindings b, int seat, Vital vital) {
        int printed = vital.of(t.def(t.starter(seat)).statistics());
        if (printed != Vital.UNKNOWN) {
            return printed;
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Assumed a && a.vital() == vital && e.source().equals(b.source())
                    && e.subject().card() == t.starter(seat)) {
                return a.value();
            }
        }
        return Vital.UNKNOWN;
    }

    /** The first statistic a condition asks for that nobody knows, or null. */
    public static @Nullable Unknown open(UfsTable t, Bindings b, Condition condition) {
        return switch (condition) {
            case Condition.VitalIs v -> unknown(t, b, v.whose(), v.vital(), words(v.vital()));
            case Condition.VitalMeasures v -> unknown(t, b, v.whose(), v.vital(), around(limit(t, b, v.limit())));
            case Condition.VitalCompares v -> {
                Unknown first = unknown(t, b, v.whose(), v.vital(), around(known(t, b, v.than(), v.vital())));
                yield first != null ? first
                        : unknown(t, b, v.than(), v.vital(), around(known(t, b, v.whose(), v.vital())));
            }
            case Condition.And a -> first(t, b, a.parts());
            case Condition.Or o -> first(t, b, o.parts());
            default -> null;
        };
    }

    public static @Nullable Unknown first(UfsTable t, Bindings b, List<Condition> conditions) {
        for (Condition c : conditions) {
            Unknown one = open(t, b, c);
            if (one != null) {
                return one;
            }
        }
        return null;
    }

    private static @Nullable Unknown unknown(UfsTable t, Bindings b, Who whose, Vital vital, List<Integer> values) {
        int seat = Players.seat(t, b, whose);
        return seat == Table.NONE || value(t, b, seat, vital) != Vital.UNKNOWN ? null
                : new Unknown(seat, vital, values);
    }

    private static List<Integer> words(Vital vital) {
        return vital == Vital.GENDER ? List.of(0, 1) : List.of(0, 1, 2, 3);
    }

    private static int limit(UfsTable t, Bindings b, Limit limit) {
        Amount n = limit.n();
        return Amounts.of(t, b, n);
    }

    private static int known(UfsTable t, Bindings b, Who whose, Vital vital) {
        int seat = Players.seat(t, b, whose);
        int value = seat == Table.NONE ? Vital.UNKNOWN : value(t, b, seat, vital);
        return value == Vital.UNKNOWN ? SOME : value;
    }

    /** Less, as much, more: any other number gives one of these outcomes. */
    private static List<Integer> around(int n) {
        return List.of(Math.max(0, n - 1), n, n + 1);
    }
}
