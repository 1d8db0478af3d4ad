package cardinal.evolve.rules;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Who;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Passive;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Stated;
import cardinal.evolve.table.Values;
import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What passive abilities and effects in force state now (10.1.1.3, 10.2.1.2). */
public final class Facts {
    private Facts() {
    }

    /** All statements of one kind that hold now. */
    public static <F extends Fact> Stated<F>[] all(EvolveTable t, FactKind<F> kind) {
        return t.pool().states(kind) ? t.stated().of(kind) : Stated.none();
    }

    /** The same, looked for on the table. */
    public static <F extends Fact> Stated<F>[] find(EvolveTable t, FactKind<F> kind) {
        List<Stated<F>> found = new ArrayList<>(0);
        int passive = Kind.PASSIVE.ordinal();
        for (int card = t.listeners().next(passive, 0); card != Table.NONE;
                card = t.listeners().next(passive, card + 1)) {
            CardDef face = t.face(card);
            if (kind.isIn(face.stated()) && !t.values().isSilenced(card)) {
                passives(t, card, face.passives(), kind, found);
            }
        }
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            if (kind.isIn(grants.get(i).ability().stated())) {
                given(t, grants.get(i), kind, found);
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Fact f && states(f, kind) && Expiry.isLive(e, t)) {
                add(f, kind, Scope.of(e.source().card(), e.controller()), e.subject().card(), e, found);
            }
        }
        return array(found);
    }

    private static <F extends Fact> Stated<F>[] array(List<Stated<F>> found) {
        Stated<F>[] none = Stated.none();
        return found.isEmpty() ? none : found.toArray(none);
    }

    private static boolean states(Fact fact, FactKind<?> kind) {
        return kind.type().isInstance(fact) || fact instanceof Fact.All;
    }

    private static <F extends Fact> void passives(EvolveTable t, int card, Passive[] passives, FactKind<F> kind,
            List<Stated<F>> found) {
        Scope scope = Scope.of(card, t.controller(card));
        for (Passive p : passives) {
            if (kind.isIn(p.stated()) && p.isValidIn(t.zone(card)) && Conditions.holds(t, p.ability(), scope)) {
                add(Conditions.counting(t, p.ability(), scope), kind, scope, Table.NONE, null, found);
            }
        }
    }

    private static <F extends Fact> void given(EvolveTable t, Values.Grant grant, FactKind<F> kind,
            List<Stated<F>> found) {
        Scope scope = Scope.of(grant.card(), t.controller(grant.card()));
        for (Passive p : grant.ability().passives()) {
            if (kind.isIn(p.stated()) && grant.isValid(t, p.zone()) && Conditions.holds(t, p.ability(), scope)) {
                add(Conditions.counting(t, p.ability(), scope), kind, scope, Table.NONE, null, found);
            }
        }
    }

    private static <F extends Fact> void add(Fact fact, FactKind<F> kind, Scope scope, int subject,
            @Nullable InForce effect, List<Stated<F>> found) {
        if (fact instanceof Fact.All all) {
            all.parts().forEach(f -> add(f, kind, scope, subject, effect, found));
        } else if (kind.type().isInstance(fact)) {
            found.add(new Stated<>(kind.type().cast(fact), scope, subject, effect));
        }
    }

    /** The statements of one kind about this card. */
    public static <F extends Fact> Stated<F>[] about(EvolveTable t, int card, FactKind<F> kind) {
        Stated<F>[] all = all(t, kind);
        if (all.length == 0) {
            return all;
        }
        List<Stated<F>> found = new ArrayList<>(0);
        for (Stated<F> s : all) {
            if (covers(t, s, card)) {
                found.add(s);
            }
        }
        return array(found);
    }

    public static boolean anyAbout(EvolveTable t, int card, FactKind<?> kind) {
        for (Stated<?> s : all(t, kind)) {
            if (covers(t, s, card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a statement is about this card. */
    static boolean covers(EvolveTable t, Stated<?> s, int card) {
        return s.subject() != Table.NONE ? s.subject() == card
                : s.fact() instanceof Fact.CostToPlay c && speaksOfAnyZone(c) ? isMeant(t, c, s.scope(), card)
                : covers(t, who(s.fact()), s.scope(), card);
    }

    /** Whether a selector of a statement means this card. */
    static boolean covers(EvolveTable t, @Nullable Selector who, Scope scope, int card) {
        return switch (who) {
            case Selector.This s -> scope.source() == card && isStill(t, s.kind(), card);
            case Selector.Each each -> Filters.matches(t, each.filter(), scope, card);
            case Selector.Wearer w -> scope.source() != Table.NONE && t.piece(scope.source()).host() == card;
            case Selector.YourLeader l -> t.leader(scope.you()) == card;
            case Selector.Several several -> {
                for (Selector part : several.parts()) {
                    if (covers(t, part, scope, card)) {
                        yield true;
                    }
                }
                yield false;
            }
            case null, default -> false;
        };
    }

    /** 4.4.3.1: what cards cost to play is said of cards in any zone, unless the text names one. */
    public static boolean speaksOfAnyZone(Fact.CostToPlay fact) {
        return fact.who() instanceof Selector.Each each && each.filter().places().isEmpty();
    }

    private static boolean isMeant(EvolveTable t, Fact.CostToPlay fact, Scope scope, int card) {
        return fact.who() instanceof Selector.Each each && Filters.isOneOf(t, each.filter(), scope, card);
    }

    /** 5.24.3.1: "this follower" means it only while it is one. */
    public static boolean isStill(EvolveTable t, Filter.Kind kind, int card) {
        return switch (kind) {
            case FOLLOWER -> t.isFollower(card);
            case AMULET -> t.isAmulet(card);
            default -> true;
        };
    }

    /** The cards a statement is about; null if it is about players. */
    public static @Nullable Selector who(Object what) {
        return switch (what) {
            case Fact.Has f -> f.who();
            case Fact.LosesAll f -> f.who();
            case Fact.Loses f -> f.who();
            case Fact.CostToPlay f -> f.who();
            case Fact.CantAttack f -> f.who();
            case Fact.CantBeAttacked f -> f.who();
            case Fact.MustAttack f -> f.who();
            case Fact.CantDealDamage f -> f.who();
            case Fact.TakesNoDamage f -> f.who();
            case Fact.NextDamagePrevented f -> f.who();
            case Fact.DamageTakenBy f -> f.who();
            case Fact.DamageDealtBy f -> f.who();
            case Fact.DoubleDamage f -> f.who();
            case Fact.DamageCap f -> f.who();
            case Fact.DealsDefenseAsDamage f -> f.who();
            case Fact.AlsoNamed f -> f.who();
            case Fact.EntersEngaged f -> f.who();
            case Fact.DoesntRefresh f -> f.who();
            case Fact.AbilitiesInvalid f -> f.who();
            case Fact.CantActivate f -> f.who();
            case Fact.MustBeSelected f -> f.who();
            case Fact.CantBeDestroyed f -> f.who();
            case Fact.CantEvolve f -> f.who();
            default -> null;
        };
    }

    /** Whether "who" of a statement by this player means that player. */
    static boolean means(Who who, int you, int seat) {
        return switch (who) {
            case YOU, THEY, THAT_PLAYER -> seat == you;
            case EACH_PLAYER -> true;
            case EACH_OPPONENT, OPPONENT -> seat != you;
            case ITS_CONTROLLER, ITS_OWNER -> false;
        };
    }

    /** 10.3.2: the marks of the abilities of a card that are not performed, a bit each. */
    public static int invalidAbilities(EvolveTable t, int card) {
        int marks = 0;
        for (Stated<Fact.AbilitiesInvalid> s : about(t, card, FactKind.ABILITIES_INVALID)) {
            marks |= 1 << s.fact().mark().ordinal();
        }
        return marks;
    }

    /** 1.3.3: whether nothing says that this card can't be destroyed, or not by abilities. */
    public static boolean canBeDestroyed(EvolveTable t, int card, boolean byAbility) {
        for (Stated<Fact.CantBeDestroyed> s : about(t, card, FactKind.CANT_BE_DESTROYED)) {
            if (byAbility || !s.fact().onlyByAbilities()) {
                return false;
            }
        }
        return true;
    }

    /** 13.3.1: what a fact counts like a spell. */
    static boolean countsForSpellchain(EvolveTable t, int you, int card) {
        for (Stated<Fact.SpellchainCounts> s : all(t, FactKind.SPELLCHAIN_COUNTS)) {
            if (s.scope().you() == you && Filters.is(t, s.fact().also(), s.scope(), card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a part of the start phase is left out for this player. */
    public static boolean startsWithout(EvolveTable t, int seat, Fact.StartPhaseWithout.Part part) {
        for (Stated<Fact.StartPhaseWithout> s : all(t, FactKind.START_PHASE_WITHOUT)) {
            if (s.fact().part() == part && means(s.fact().who(), s.scope().you(), seat)) {
                return true;
            }
        }
        return false;
    }
}
