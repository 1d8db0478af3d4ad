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
import cardinal.ufs.verb.AddCounters;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.AffectTwice;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.Cancel;
import cardinal.ufs.verb.DiscardDownTo;
import cardinal.ufs.verb.DoubleValue;
import cardinal.ufs.verb.Draw;
import cardinal.ufs.verb.DrawUpTo;
import cardinal.ufs.verb.GainHealth;
import cardinal.ufs.verb.LoseHealth;
import cardinal.ufs.verb.Mill;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.Move;
import cardinal.ufs.verb.PrintedAgain;
import cardinal.ufs.verb.ReduceBy;
import cardinal.ufs.verb.Ruin;
import cardinal.ufs.verb.SetHealth;
import cardinal.ufs.verb.SetValue;
import cardinal.ufs.verb.Switch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** K.2.8: whether an effect, or one it creates, could lead to a result under any circumstance. */
final class Results {
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
            case Verb v -> switch (result) {
                case Result.Does d -> does(d, v);
                case Result.Changes c -> changes(c, v);
                case Result.Grants g -> v instanceof Modify m
                        && modifies(new Result.Changes(g.direction(), List.of(g.property()), Selector.IT), m.changes());
                case Result.Adds a -> adds(a, v);
                case Result.Health h -> health(h, v);
                case Result.AddsCounters c ->
                        v instanceof AddCounters a && a.counter().equalsIgnoreCase(c.counter());
                case Result.Cancels c -> v instanceof Cancel;
            };
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

    private boolean does(Result.Does d, Verb v) {
        return switch (v) {
            case Affect a -> isAct(d, a.act()) && couldMean(d.cards(), a.what(), a.who(), a.act());
            case AffectTwice a ->
                    (isAct(d, a.first()) || isAct(d, a.second())) && couldMean(d.cards(), a.what(), a.who(), a.first());
            case Draw x -> d.acts().contains(Act.DRAW);
            case DrawUpTo x -> d.acts().contains(Act.DRAW);
            case DiscardDownTo x -> d.acts().contains(Act.DISCARD);
            case Mill x -> d.acts().contains(Act.MILL);
            case Build x -> d.acts().contains(Act.BUILD);
            case Ruin x -> d.acts().contains(Act.DESTROY) || d.acts().contains(Act.SACRIFICE);
            case Move m -> d.acts().contains(moving(m)) && couldMean(d.cards(), m.what(), m.who(), Act.ADD);
            default -> false;
        };
    }

    private static boolean isAct(Result.Does d, Act act) {
        for (Act asked : d.acts()) {
            if (SameAct.isAlso(act, asked)) {
                return true;
            }
        }
        return false;
    }

    private static Act moving(Move m) {
        return switch (m.to().zone()) {
            case DISCARD_PILE -> Act.DISCARD;
            case REMOVED -> Act.REMOVE;
            default -> Act.ADD;
        };
    }

    private boolean adds(Result.Adds a, Verb v) {
        return switch (v) {
            case Draw d -> isTo(a.to(), d.who(), Zone.HAND);
            case DrawUpTo d -> isTo(a.to(), d.who(), Zone.HAND);
            case Build x -> isTo(a.to(), x.who(), Zone.STAGE) && couldMean(a.cards(), x.what(), x.who(), Act.BUILD);
            case Move m -> isTo(a.to(), m.to().whose(), m.to().zone())
                    && couldMean(a.cards(), m.what(), m.who(), Act.ADD);
            default -> false;
        };
    }

    private boolean isTo(Place asked, Who whose, Zone zone) {
        return (asked.zones().isEmpty() || asked.zones().contains(zone))
                && (Players.mask(t, asking, asked.whose()) & Players.mask(t, acting, whose)) != 0;
    }

    // ---- numbers ----------------------------------------------------------------------------------------------------------------

    private boolean changes(Result.Changes c, Verb v) {
        return switch (v) {
            case Modify m -> modifies(c, m.changes()) && couldMean(c.card(), m.what(), Who.YOU, Act.CHOOSE);
            case ReduceBy r -> isProperty(c, r.property()) && isWay(c.direction(), !r.increase(), r.increase(), true)
                    && couldMean(c.card(), r.what(), Who.YOU, Act.CHOOSE);
            case SetValue s -> isProperty(c, s.property()) && isWay(c.direction(), s.how() != SetValue.How.INCREASE,
                    s.how() != SetValue.How.REDUCE, false) && couldMean(c.card(), s.what(), Who.YOU, Act.CHOOSE);
            case DoubleValue d -> isProperty(c, d.property()) && isWay(c.direction(), false, true, false)
                    && couldMean(c.card(), d.what(), Who.YOU, Act.CHOOSE);
            case Switch s -> (isProperty(c, Property.SPEED) || isProperty(c, Property.DAMAGE))
                    && isWay(c.direction(), true, true, false) && couldMean(c.card(), s.what(), Who.YOU, Act.CHOOSE);
            case PrintedAgain p -> p.properties().stream().anyMatch(x -> isProperty(c, x))
                    && isWay(c.direction(), true, true, false) && couldMean(c.card(), p.what(), Who.YOU, Act.CHOOSE);
            default -> false;
        };
    }

    private static boolean modifies(Result.Changes c, List<Change> changes) {
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

    private static boolean isProperty(Result.Changes c, Property property) {
        return c.properties().isEmpty() || c.properties().contains(property);
    }

    private static boolean isWay(Direction asked, boolean down, boolean up, boolean bonus) {
        return switch (asked) {
            case BONUS -> bonus && up;
            case PENALTY -> bonus && down;
            case REDUCED -> down;
            case INCREASED -> up;
            case MODIFIED -> true;
        };
    }

    private boolean health(Result.Health h, Verb v) {
        int asked = Players.mask(t, asking, h.whose());
        return switch (v) {
            case GainHealth g -> !h.reduces() && (asked & Players.mask(t, acting, g.who())) != 0;
            case LoseHealth l -> h.reduces() && (asked & Players.mask(t, acting, l.who())) != 0;
            case SetHealth s -> (asked & Players.mask(t, acting, s.who())) != 0;
            default -> false;
        };
    }

    // ---- could the two mean the same card? ------------------------------------------------------------------------------------------

    private boolean couldMean(Selector asked, Selector done, Who who, Act act) {
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
