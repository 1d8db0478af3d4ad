package cardinal.evolve.flow;

import cardinal.cards.Records;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import java.util.ArrayList;
import java.util.List;

/** 5.26, 10.2.1.2: what effects give to cards, and statements they put in force. Numbers are settled now (10.9.2). */
public final class GiveModifiers extends Frame<EvolveTable> {
    static final Steps<GiveModifiers, EvolveTable> STEPS = Steps.<GiveModifiers, EvolveTable>of(GiveModifiers.class)
            .then("5.26.1", GiveModifiers::ask)
            .then("5.26.1", GiveModifiers::take);

    /** Who is given the keyword. */
    private final List<Ref> cards;
    /** The keywords to choose from. */
    private final Gift.EitherWord words;
    /** How long they have it, see {@link Expiry}. */
    private final int expiry;

    private GiveModifiers(List<Ref> cards, Gift.EitherWord words, int expiry) {
        super(STEPS);
        this.cards = cards;
        this.words = words;
        this.expiry = expiry;
    }

    public static void give(Effect effect, EvolveTable t, int[] cards, List<Gift> gifts, Duration duration) {
        int expiry = Expiry.of(t, duration, effect.controller(), effect.acting());
        t.hold();
        for (Gift gift : gifts) {
            switch (gift) {
                case Gift.Stats s -> stats(effect, t, cards, s, expiry);
                case Gift.Word w -> all(effect, t, cards, new Modifier.Word(w.keyword()), expiry);
                case Gift.Drive d -> {
                    for (int card : cards) {
                        Driving.give(effect, t, card);
                    }
                }
                case Gift.EitherWord w -> {
                    List<Ref> refs = new ArrayList<>();
                    for (int card : cards) {
                        refs.add(t.ref(card));
                    }
                    t.push(new GiveModifiers(List.copyOf(refs), w, expiry));
                }
                case Gift.Quoted q -> all(effect, t, cards, new Modifier.Gains(t.pool().compiled(q.ability())), expiry);
                case Gift.TraitWord w -> all(effect, t, cards, new Modifier.Trait(w.trait()), expiry);
            }
        }
        t.release();
    }

    private static void all(Effect effect, EvolveTable t, int[] cards, Modifier what, int expiry) {
        for (int card : cards) {
            t.enforce(expiry, effect.controller(), effect.item().source(), t.ref(card), what);
        }
        t.unhandled().mark();
    }

    private static void stats(Effect effect, EvolveTable t, int[] cards, Gift.Stats s, int expiry) {
        int attack = s.attack().sign() * effect.value(t, s.attack().amount());
        int defense = s.defense().sign() * effect.value(t, s.defense().amount());
        for (int card : cards) {
            if (t.zone(card) == Zone.LEADER && expiry == Expiry.LASTING) {
                int seat = t.controller(card);
                GameActions.raiseDefense(t, seat, defense);
                GameActions.lowerDefense(t, seat, -defense);
            } else if (attack != 0 || defense != 0) {
                t.enforce(expiry, effect.controller(), effect.item().source(), t.ref(card),
                        new Modifier.Stats(attack, defense));
                lost(t, card, defense);
                given(t, card, attack, defense);
            }
        }
        t.unhandled().mark();
    }

    /** 13.5.2.2: a leader that is given less defense for a time has lost it, too. */
    private static void lost(EvolveTable t, int card, int defense) {
        if (defense < 0 && t.zone(card) == Zone.LEADER) {
            int seat = t.controller(card);
            t.players().setTimesLostDefense(seat, t.players().timesLostDefense(seat) + 1);
        }
    }

    private static void given(EvolveTable t, int card, int attack, int defense) {
        if ((attack != 0 || defense != 0) && t.cares(Kind.GIVEN, card)) {
            t.announce(new EvolveEvent.Given(card, t.controller(card), attack, defense));
        }
    }

    /** 5.26.2: a particular value; damage taken before does not count against a new defense. */
    public static void set(Effect effect, EvolveTable t, int card, Amount.Stat stat, int n) {
        if (t.zone(card) == Zone.LEADER) {
            int seat = t.controller(card);
            int now = t.leaderDefense(seat);
            GameActions.raiseDefense(t, seat, n - now);
            GameActions.lowerDefense(t, seat, now - n);
        } else {
            boolean defense = stat == Amount.Stat.DEFENSE;
            int more = n - (defense ? t.defense(card) : t.attack(card));
            t.enforce(Expiry.LASTING, effect.controller(), effect.item().source(), t.ref(card),
                    new Modifier.Is(stat, defense ? n + t.piece(card).marks() : n));
            given(t, card, defense ? 0 : more, defense ? more : 0);
            t.unhandled().mark();
        }
    }

    /** 10.9.2: a statement about cards holds for those it means now. */
    public static void establish(Effect effect, EvolveTable t, Fact fact, Duration duration) {
        if (fact instanceof Fact.All all) {
            all.parts().forEach(f -> establish(effect, t, f, duration));
            return;
        }
        int expiry = Expiry.of(t, duration, effect.controller(), effect.acting());
        Fact settled = isOpen(fact)
                ? (Fact) Records.rebuilt(fact, Gift.Quoted.class::isInstance,
                        part -> part instanceof Amount a && !(a instanceof Amount.Fixed)
                                ? new Amount.Fixed(effect.value(t, a)) : part)
                : fact;
        Selector who = Facts.who(fact);
        if (who == null || fact instanceof Fact.CostToPlay c && Facts.speaksOfAnyZone(c)) {
            t.enforce(expiry, effect.acting(), effect.item().source(), Ref.NONE, settled);
        } else {
            for (int card : effect.cards(t, who)) {
                int until = duration.isOfEachController()
                        ? Expiry.of(t, duration, effect.controller(), t.controller(card)) : expiry;
                t.enforce(until, effect.controller(), effect.item().source(), t.ref(card), settled);
            }
        }
        t.unhandled().mark();
    }

    /** Whether a statement has numbers that must be settled. */
    private static boolean isOpen(Fact fact) {
        return switch (fact) {
            case Fact.CostToPlay c -> isOpen(c.change());
            case Fact.PlayedCost c -> isOpen(c.change());
            case Fact.Has h -> true;
            default -> false;
        };
    }

    private static boolean isOpen(Fact.CostChange change) {
        return switch (change) {
            case Fact.CostChange.Less l -> !(l.n() instanceof Amount.Fixed);
            case Fact.CostChange.More m -> !(m.n() instanceof Amount.Fixed);
            case Fact.CostChange.Exactly e -> false;
        };
    }

    private void ask(EvolveTable t) {
        int seat = ((Effect) t.below(this)).acting();
        t.ask(seat, "5.26.1", Ask.CHOOSE, Purpose.MODE).add(Choice.WORD, words.one().ordinal()).add(Choice.WORD,
                words.other().ordinal());
    }

    private void take(EvolveTable t) {
        Effect effect = (Effect) t.below(this);
        Keyword word = Keyword.values()[Option.a(t.answer())];
        for (Ref r : cards) {
            if (t.isSame(r)) {
                t.enforce(expiry, effect.controller(), effect.item().source(), r, new Modifier.Word(word));
            }
        }
    }

    @Override
    protected Cause cause(EvolveTable t) {
        Cause cause = ((Effect) t.below(this)).caused(t);
        return new Cause(cause.source(), cause.ability(), cause.instruction(), words);
    }
}
