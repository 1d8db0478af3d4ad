package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.DefinedX;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Deed;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a number of card text comes to (J.4.2, J.4.3). */
public final class Amounts {
    private Amounts() {
    }

    public static int of(UfsTable t, Bindings b, Amount amount) {
        return switch (amount) {
            case Amount.Fixed f -> f.n();
            case Amount.X x -> x(t, b);
            case Amount.Rating r -> rating(t, b);
            case Amount.PerEach p -> p.per() == 0 ? 0 : of(t, b, p.each()) * (count(t, b, p.counted()) / p.per());
            case Amount.NumberOf n -> count(t, b, n.counted());
            case Amount.Of o -> first(t, b, o);
            case Amount.Across a -> across(t, b, a);
            case Amount.Player p -> stat(t, b, p);
            case Amount.Half h -> h.down() ? Math.floorDiv(of(t, b, h.of()), 2) : Math.ceilDiv(of(t, b, h.of()), 2);
            case Amount.Divided d -> divided(of(t, b, d.of()), of(t, b, d.by()), d.down());
            case Amount.Sum s -> of(t, b, s.left()) + (s.minus() ? -of(t, b, s.right()) : of(t, b, s.right()));
            case Amount.Bounded x -> Math.min(x.most().orElse(Integer.MAX_VALUE),
                    Math.max(x.least().orElse(Integer.MIN_VALUE), of(t, b, x.amount())));
            case Amount.DamageDealt d -> damage(t, b);
            case Amount.ThatMuch m -> changedHealth(b);
            case Amount.Checked c -> checked(b);
            case Amount.ThisWay w -> b.number();
            case Amount.Twice w -> 2 * of(t, b, w.of());
        };
    }

    /** 2010, 2.13.6: divided by nothing it is nothing. J.4.3.4: up unless the text says down. */
    private static int divided(int n, int by, boolean down) {
        return by == 0 ? 0 : down ? Math.floorDiv(n, by) : Math.ceilDiv(n, by);
    }

    /** J.4.3: the value it has, or its definition; never less than 0 (J.4.3.4). */
    private static int x(UfsTable t, Bindings b) {
        if (b.x() != Bindings.UNKNOWN) {
            return Math.max(0, b.x());
        }
        AbilityDef ability = b.ability();
        Amount definition = definition(ability);
        return definition == null || ability == null ? 0
                : Math.max(0, Math.min(of(t, b, definition), ability.effect().mostX()));
    }

    /** J.4.3: the value X has or is defined to have, {@link Bindings#UNKNOWN} if it is still to be chosen. */
    public static int knownX(UfsTable t, Bindings b) {
        return isOpen(b) ? Bindings.UNKNOWN : x(t, b);
    }

    /** J.4.3.3: whether X is still to be chosen. */
    public static boolean isOpen(Bindings b) {
        return b.x() == Bindings.UNKNOWN && definition(b.ability()) == null;
    }

    private static @Nullable Amount definition(@Nullable AbilityDef ability) {
        if (ability == null) {
            return null;
        }
        Amount played = ability.effect().x();
        return played != null || ability.isPlayed() ? played : DefinedX.definition(ability.ability().effect());
    }

    /** I.2.4: the rating after the keyword that grants the ability; an X there is what the text of the card says. */
    private static int rating(UfsTable t, Bindings b) {
        AbilityDef ability = b.ability();
        if (ability == null || !(ability.keyword() instanceof KeywordUse.Granting g)) {
            return 0;
        }
        if (!(g.rating() instanceof Amount.X)) {
            return of(t, b, g.rating());
        }
        for (HeldAbility held : t.state(b.source().card()).abilities()) {
            if (held.ability().ability() instanceof Ability.Continuous c) {
                Amount definition = DefinedX.definition(c.effect());
                if (definition != null && !(definition instanceof Amount.Rating)) {
                    return Math.max(0, of(t, b, definition));
                }
            }
        }
        return 0;
    }

    // ---- cards ---------------------------------------------------------------------------------------------------------

    private static int first(UfsTable t, Bindings b, Amount.Of o) {
        List<Ref> cards = Cards.of(t, b, o.card());
        return cards.isEmpty() ? 0 : value(t, b, cards.getFirst(), o.property(), o.printed());
    }

    /** J.4.2: the value as the effect knows it. */
    static int value(UfsTable t, Bindings b, Ref card, Property property, boolean printed) {
        Subject s = Subject.recalled(t, b, card);
        if (s == null) {
            return 0;
        }
        return s.number(t, property, printed);
    }

    private static int across(UfsTable t, Bindings b, Amount.Across a) {
        int total = 0;
        int highest = Integer.MIN_VALUE;
        int lowest = Integer.MAX_VALUE;
        List<Ref> cards = Cards.of(t, b, a.cards());
        for (int i = 0; i < cards.size(); i++) {
            int n = value(t, b, cards.get(i), a.property(), a.printed());
            total += n;
            highest = Math.max(highest, n);
            lowest = Math.min(lowest, n);
        }
        if (cards.isEmpty()) {
            return 0;
        }
        return switch (a.fold()) {
            case TOTAL -> total;
            case HIGHEST -> highest;
            case LOWEST -> lowest;
        };
    }

    // ---- players and events ----------------------------------------------------------------------------------------------

    private static int stat(UfsTable t, Bindings b, Amount.Player p) {
        int seat = Players.seat(t, b, p.who());
        return seat == Table.NONE ? stat(t, 0, p.stat(), p.printed()) + stat(t, 1, p.stat(), p.printed())
                : stat(t, seat, p.stat(), p.printed());
    }

    static int stat(UfsTable t, int seat, Amount.Stat stat, boolean printed) {
        return switch (stat) {
            case HEALTH -> t.fighters().vitality(seat);
            case MAXIMUM_HEALTH ->
                    printed ? starter(t, seat).number(Property.VITALITY) : t.fighters().maximumVitality(seat);
            case HAND_SIZE -> printed ? starter(t, seat).number(Property.HAND_SIZE) : t.fighters().handSize(seat);
            case MOMENTUM -> t.size(seat, Places.MOMENTUM);
            case LEVEL -> t.fighters().level(seat);
        };
    }

    private static State starter(UfsTable t, int seat) {
        return Subject.now(t, t.starter(seat)).printed();
    }

    /** The damage of the event that is answered, or of the attack that is going on or has just resolved. */
    private static int damage(UfsTable t, Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (int i = 0; i < event.parts().size(); i++) {
                if (event.parts().get(i) instanceof UfsEvent.DamageDealt d) {
                    return d.amount();
                }
            }
        }
        AttackInfo a = t.attack() == null ? t.progress().resolved() : t.attack();
        return a == null ? 0 : a.dealt();
    }

    private static int changedHealth(Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (int i = 0; i < event.parts().size(); i++) {
                if (event.parts().get(i) instanceof UfsEvent.Health h) {
                    return Math.abs(h.change());
                }
            }
        }
        return 0;
    }

    private static int checked(Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (int i = 0; i < event.parts().size(); i++) {
                if (event.parts().get(i) instanceof UfsEvent.Checked c) {
                    return c.value();
                }
            }
        }
        return b.number();
    }

    // ---- counting --------------------------------------------------------------------------------------------------------

    public static int count(UfsTable t, Bindings b, Amount.Counted counted) {
        return switch (counted) {
            case Amount.Counted.Cards c -> c.filter().areDifferent()
                    ? Kinds.count(t, b, Trait.Shares.What.NAME, true,
                            new Selector.All(Selector.All.Word.EACH, c.filter()))
                    : CountedByAct.isOf(c.filter()) ? CountedByAct.count(t, b, c.filter())
                    : Counts.of(t, b, c.filter(), Table.NONE);
            case Amount.Counted.Left l -> CountedByAct.left(t, b, l);
            case Amount.Counted.Kinds k -> Kinds.count(t, b, k.what(), k.different(), k.among());
            case Amount.Counted.Shared s -> shared(t, b, s);
            case Amount.Counted.Times x -> History.times(t, b, x.happening(), x.period());
            case Amount.Counted.TimesPlayed x -> History.timesPlayed(t, b, x.period());
            case Amount.Counted.Counters c -> counters(t, c.name(), Cards.of(t, b, c.on()));
            case Amount.Counted.CountersIn c -> countersIn(t, b, c);
            case Amount.Counted.PaidCards p -> paid(b);
            case Amount.Counted.Units u -> Math.max(0, of(t, b, u.of()));
        };
    }

    /** "for each of its keywords": of the card that is changed, whatever else was mentioned. */
    public static boolean isOfItself(Amount amount) {
        return switch (amount) {
            case Amount.Bounded x -> isOfItself(x.amount());
            case Amount.PerEach(Amount each, int per, Amount.Counted.Kinds k) -> k.among() instanceof Selector.Itself;
            case Amount.PerEach(Amount each, int per, Amount.Counted.Shared s) -> s.card() instanceof Selector.Itself;
            default -> false;
        };
    }

    private static int shared(UfsTable t, Bindings b, Amount.Counted.Shared s) {
        List<Ref> cards = Cards.of(t, b, s.card());
        Subject own = cards.isEmpty() ? null : Subject.recalled(t, b, cards.getFirst());
        return own == null ? 0 : Sharing.inCommon(t, b, s.what(), own, s.with());
    }

    private static int counters(UfsTable t, String name, List<Ref> cards) {
        int n = 0;
        for (int i = 0; i < cards.size(); i++) {
            n += t.fighters().counters(t.piece(cards.get(i).card()), name);
        }
        return n;
    }

    private static int countersIn(UfsTable t, Bindings b, Amount.Counted.CountersIn c) {
        int n = 0;
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.piece(card).counters() != 0 && Filters.isAt(t, b, c.place(), t.piece(card).zone())) {
                n += t.fighters().counters(t.piece(card), c.name());
            }
        }
        return n;
    }

    /** I.3.5, I.3.9: the cards used to pay the cost. */
    private static int paid(Bindings b) {
        int n = 0;
        for (Deed deed : b.deeds()) {
            n += deed.cost() ? deed.cards().size() : 0;
        }
        return n;
    }
}
