package cardinal.ufs.rules;

import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening.Changes.Direction;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** K.2.8: whether an effect, or one it creates, could lead to a result under any circumstance. */
public final class Results {
    private final UfsTable t;
    private final Bindings asking;
    private final Bindings acting;
    private final List<Integer> bullets;

    /** @param seat whose effect it is; "you" in it is that player, "you" in the question is the one who asks */
    Results(UfsTable t, Bindings asking, int seat, List<Integer> bullets) {
        this.t = t;
        this.asking = asking;
        this.acting = Bindings.of(seat, asking.source(), null, asking.scope(), asking.zoneWhenPlayed());
        this.bullets = bullets;
    }

    boolean cause(Result result, Instruction i) {
        return switch (i) {
            case Instruction.Sequence s -> any(result, s.parts());
            case Instruction.If f -> cause(result, f.then()) || cause(result, f.otherwise());
            case Instruction.Either e -> cause(result, e.what()) || cause(result, e.other());
            case Instruction.May m -> cause(result, m.what());
            case Instruction.PayTo p -> cause(result, p.what());
            case Instruction.OneOf o -> chosen(result, o.options());
            case Instruction.Or o -> any(result, o.options());
            case Instruction.ForEach f -> cause(result, f.what());
            case Instruction.Fired f -> cause(result, f.what());
            case Instruction.While w -> cause(result, w.what());
            case Instruction.Instead r -> cause(result, r.what());
            case Instruction.LetX x -> false;
            case ResultVerb v -> cause(result, v);
            case Verb v -> false;
        };
    }

    private boolean cause(Result result, ResultVerb v) {
        return switch (result) {
            case Result.Does d -> v.does(this, d);
            case Result.Changes c -> v.changes(this, c);
            case Result.Grants g -> v.grants(g);
            case Result.Adds a -> v.adds(this, a);
            case Result.Health h -> v.changesHealth(this, h);
            case Result.AddsCounters c -> v.addsCounters(c);
            case Result.Cancels c -> v.cancels();
        };
    }

    private boolean any(Result result, List<Instruction> parts) {
        for (Instruction part : parts) {
            if (cause(result, part)) {
                return true;
            }
        }
        return false;
    }

    /** UniVersus, Bullets in Abilities: what was not chosen is no part of it. */
    private boolean chosen(Result result, List<Instruction> options) {
        if (bullets.isEmpty()) {
            return any(result, options);
        }
        for (int i : bullets) {
            if (i < options.size() && cause(result, options.get(i))) {
                return true;
            }
        }
        return false;
    }

    // ---- what is done to cards ------------------------------------------------------------------------------------------------

    /** Whether doing this is doing what is asked about. */
    public static boolean isAct(Result.Does d, Act act) {
        for (Act asked : d.acts()) {
            if (SameAct.isAlso(act, asked)) {
                return true;
            }
        }
        return false;
    }

    /** Whether cards could go where they are asked about. */
    public boolean isTo(Place asked, Who whose, Zone zone) {
        return (asked.zones().isEmpty() || asked.zones().contains(zone))
                && (Players.mask(t, asking, asked.whose()) & Players.mask(t, acting, whose)) != 0;
    }

    // ---- numbers ----------------------------------------------------------------------------------------------------------------

    public static boolean modifies(Result.Changes c, List<Change> changes) {
        for (Change change : changes) {
            boolean so = switch (change) {
                case Change.Bonus x -> isProperty(c, x.property()) && isWay(c.direction(), x.minus(), !x.minus(), true);
                case Change.OneOf o -> modifies(c, o.options());
                default -> false;
            };
            if (so) {
                return true;
            }
        }
        return false;
    }

    public static boolean isProperty(Result.Changes c, Property property) {
        return c.properties().isEmpty() || c.properties().contains(property);
    }

    /** Whether a value could go the way that is asked about; bonus: as a bonus or penalty (K.3.6). */
    public static boolean isWay(Direction asked, boolean down, boolean up, boolean bonus) {
        return switch (asked) {
            case BONUS -> bonus && up;
            case PENALTY -> bonus && down;
            case REDUCED -> down;
            case INCREASED -> up;
            case MODIFIED -> true;
        };
    }

    /** Whether it could be the health of the player that is asked about. */
    public boolean isOf(Result.Health asked, Who whose) {
        return (Players.mask(t, asking, asked.whose()) & Players.mask(t, acting, whose)) != 0;
    }

    // ---- could the two mean the same card? ------------------------------------------------------------------------------------------

    public boolean couldMean(Selector asked, Selector done, Who who, Act act) {
        Filter a = filter(asked);
        Filter d = filter(done);
        if (a == null) {
            return true;
        }
        int theirs = sides(acting, done, d, who);
        int sides = sides(asking, asked, a, Who.ANY);
        if ((theirs & sides) == 0) {
            return false;
        }
        return d == null || typesMeet(a, d) && (!a.place().isSaid() && !a.nouns().contains(Noun.MOMENTUM)
                || (Range.kinds(t, a, null) & Range.kinds(t, d, act)) != 0);
    }

    private int sides(Bindings b, Selector s, @Nullable Filter f, Who who) {
        if (f != null) {
            int side = Filters.sideSeat(t, b, f.side());
            if (side >= 0) {
                return 1 << side;
            }
            if (f.place().isSaid() && f.place().whose() != Who.NOBODY) {
                return Players.mask(t, b, f.place().whose());
            }
        }
        return switch (s) {
            case Selector.Whole w -> Players.mask(t, b, w.whose());
            case Selector.Top x -> Players.mask(t, b, x.whose());
            case Selector.Character c -> Players.mask(t, b, c.whose());
            case Selector.Next n -> Players.mask(t, b, n.whose());
            case Selector.Nth n -> Players.mask(t, b, n.whose());
            case Selector.Some x -> Players.mask(t, b, who);
            default -> Players.EVERYBODY;
        };
    }

    private static @Nullable Filter filter(Selector s) {
        return switch (s) {
            case Selector.Some x -> x.filter();
            case Selector.All x -> x.filter();
            case Selector.CurrentAttack x -> x.filter();
            case Selector.Next x -> x.filter();
            case Selector.Nth x -> x.filter();
            case Selector.Whole w ->
                    new Filter(false, Filter.Side.UNSAID, List.of(), List.of(Noun.CARD), Place.of(w.whose(), w.zone()));
            default -> null;
        };
    }

    private static boolean typesMeet(Filter a, Filter d) {
        for (Noun one : a.nouns()) {
            for (Noun other : d.nouns()) {
                CardType x = one.type();
                CardType y = other.type();
                if (x == null || y == null || x == y) {
                    return true;
                }
            }
        }
        return a.nouns().isEmpty() || d.nouns().isEmpty();
    }
}
