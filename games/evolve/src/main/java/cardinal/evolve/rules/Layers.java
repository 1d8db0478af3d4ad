package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Passive;
import cardinal.evolve.table.CardInformation;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.TableRules;
import cardinal.evolve.table.Values;
import cardinal.kernel.InForce;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Applies persistent effects to the information of cards: abilities first (10.9.1.2), then what is not a number (10.9.1.3), then numbers
 * (10.9.1.4); dependent effects after those they depend on (10.9.1.5), else in the order in which they were produced (10.9.1.6).
 */
public final class Layers implements TableRules.Layering {
    private static final int ABILITIES = 0;
    private static final int INFORMATION = 1;
    private static final int NUMBERS = 2;

    private final EvolveTable t;
    private final CardInformation information;
    /** What there is to apply, until other abilities or effects are there; null if that depends on more. */
    private @Nullable List<Source> known;

    /** Something that alters information: a passive ability, a fact in force, or a modifier of one card. */
    private record Source(int stamp, int layer, Scope scope, Object what, Ability.@Nullable Passive passive,
            int subject, boolean dynamic) {
    }

    public Layers(EvolveTable table, CardInformation information) {
        t = table;
        this.information = information;
    }

    /** Effects that are all modifiers of one card each depend on nothing: in the order in which they were produced. */
    @Override
    public void applyModifiers() {
        for (int layer = ABILITIES; layer <= NUMBERS; layer++) {
            for (int i = 0; i < t.effectCount(); i++) {
                InForce e = t.effect(i);
                if (e.what() instanceof Modifier m && isIn(m, layer)) {
                    applyTo(e.subject().card(), m);
                }
            }
        }
    }

    @Override
    public void forget() {
        known = null;
    }

    /** Everything that alters information. */
    @Override
    public void applyAll() {
        List<Source> sources = known;
        if (sources == null) {
            sources = sources();
            known = areSettled() ? sources : null;
        }
        if (sources.isEmpty()) {
            return;
        }
        apply(sources, ABILITIES);
        if (!information.grants().isEmpty()) {
            sources = withGiven(sources);
        }
        apply(sources, INFORMATION);
        apply(sources, NUMBERS);
    }

    /** Passive abilities that were given act as well. */
    private List<Source> withGiven(List<Source> sources) {
        List<Source> more = new ArrayList<>();
        for (Values.Grant g : List.copyOf(information.grants())) {
            for (Passive p : g.ability().passives()) {
                if (g.isValid(t, p.zone())) {
                    passive(more, g.card(), p.ability(), t.piece(g.card()).since());
                }
            }
        }
        if (more.isEmpty()) {
            return sources;
        }
        apply(more, ABILITIES);
        more.addAll(0, sources);
        more.sort((a, b) -> Integer.compare(a.stamp(), b.stamp()));
        return more;
    }

    // ---- what there is to apply --------------------------------------------------------------------------------

    /** Whether all effects apply as long as they are in force. */
    private boolean areSettled() {
        for (int i = 0; i < t.effectCount(); i++) {
            if (!Expiry.isLiveAtOnce(t.effect(i))) {
                return false;
            }
        }
        return true;
    }

    private List<Source> sources() {
        List<Source> list = new ArrayList<>();
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            for (Passive p : t.face(card).passives()) {
                if (p.isValidIn(t.zone(card))) {
                    passive(list, card, p.ability(), t.piece(card).since());
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Fact f ? Expiry.isLive(e, t) && Passive.altersValues(f)
                    : e.what() instanceof Modifier && Expiry.isLive(e, t)) {
                Scope scope = Scope.of(e.source().card(), e.controller());
                split(list, e.stamp(), scope, e.what(), null, e.subject().card());
            }
        }
        if (list.size() > 1) {
            list.sort((a, b) -> Integer.compare(a.stamp(), b.stamp()));
        }
        return list;
    }

    private void passive(List<Source> list, int card, Ability.Passive p, int stamp) {
        Scope scope = Scope.of(card, t.controller(card));
        split(list, stamp, scope, p.fact(), p, Table.NONE);
        for (Ability.Passive.Tier tier : p.instead()) {
            split(list, stamp, scope, tier.fact(), p, Table.NONE);
        }
    }

    /** One source for each layer that the statement has a part in. */
    private void split(List<Source> list, int stamp, Scope scope, Object what,
            Ability.@Nullable Passive p, int subject) {
        if (what instanceof Fact.All all) {
            all.parts().forEach(f -> split(list, stamp, scope, f, p, subject));
            return;
        }
        for (int layer = ABILITIES; layer <= NUMBERS; layer++) {
            if (isIn(what, layer)) {
                boolean dynamic = p != null && (isMeasured(what) || !(Facts.who(what) instanceof Selector.This
                        && p.condition() instanceof Condition.Always));
                list.add(new Source(stamp, layer, scope, what, p, subject, dynamic));
            }
        }
    }

    /** Whether it gives a number that other effects can change. */
    private static boolean isMeasured(Object what) {
        return what instanceof Fact.Has has && has.gifts().stream().anyMatch(gift -> gift instanceof Gift.Stats s
                && !(s.attack().amount() instanceof Amount.Fixed && s.defense().amount() instanceof Amount.Fixed));
    }

    private static boolean isIn(Object what, int layer) {
        return switch (what) {
            case Fact.Has h -> gives(h, layer);
            case Fact.Loses l -> layer == ABILITIES;
            case Fact.LosesAll l -> layer == ABILITIES;
            case Fact.AlsoNamed n -> layer == INFORMATION;
            case Modifier m -> isIn(m, layer);
            default -> false;
        };
    }

    private static boolean isIn(Modifier modifier, int layer) {
        return switch (modifier) {
            case Modifier.Stats s -> layer == NUMBERS;
            case Modifier.Is s -> layer == NUMBERS;
            case Modifier.Word w -> layer == ABILITIES;
            case Modifier.Gains g -> layer == ABILITIES;
            case Modifier.Boxed b -> layer == ABILITIES;
            case Modifier.Trait x -> layer == INFORMATION;
            case Modifier.TypeIs x -> layer == INFORMATION;
            case Modifier.EvolveCost c -> false;
        };
    }

    private static boolean gives(Fact.Has has, int layer) {
        for (Gift g : has.gifts()) {
            if (layerOf(g) == layer) {
                return true;
            }
        }
        return false;
    }

    private static int layerOf(Gift gift) {
        return switch (gift) {
            case Gift.Stats s -> NUMBERS;
            case Gift.TraitWord w -> INFORMATION;
            default -> ABILITIES;
        };
    }

    // ---- order and dependency (10.9.1.5, 10.9.1.6) ------------------------------------------------------------

    private void apply(List<Source> sources, int layer) {
        int count = 0;
        boolean dynamic = false;
        for (int i = 0; i < sources.size(); i++) {
            if (sources.get(i).layer() == layer) {
                count++;
                dynamic |= sources.get(i).dynamic();
            }
        }
        if (!dynamic || count == 1) {
            for (int i = 0; count > 0 && i < sources.size(); i++) {
                if (sources.get(i).layer() == layer) {
                    apply(sources.get(i));
                }
            }
            return;
        }
        List<Source> left = new ArrayList<>(count);
        for (Source s : sources) {
            if (s.layer() == layer) {
                left.add(s);
            }
        }
        while (!left.isEmpty()) {
            apply(left.remove(nextOf(left)));
        }
    }

    /** The first effect that depends on none of the others; if each depends on another, the first of all. */
    private int nextOf(List<Source> left) {
        for (int i = 0; i < left.size(); i++) {
            if (!left.get(i).dynamic() || !dependsOnAny(left.get(i), left)) {
                return i;
            }
        }
        return 0;
    }

    private boolean dependsOnAny(Source s, List<Source> left) {
        if (left.size() == 1) {
            return false;
        }
        long alone = reach(s);
        CardInformation before = information.copy();
        for (Source other : left) {
            if (other != s) {
                apply(other);
                long after = reach(s);
                information.restore(before);
                if (after != alone) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the effect would do as things stand: which cards it covers and what it gives them. */
    private long reach(Source s) {
        long hash = 1;
        for (int place = 0; place < information.size(); place++) {
            if (covers(s, information.card(place))) {
                hash = hash * 31 + information.card(place) + 1;
            }
        }
        if (s.what() instanceof Fact.Has h) {
            for (Gift g : h.gifts()) {
                if (g instanceof Gift.Stats stats) {
                    hash = hash * 31 + change(stats.attack(), s) * 100L + change(stats.defense(), s);
                }
            }
        }
        return hash;
    }

    // ---- application -------------------------------------------------------------------------------------------

    private boolean covers(Source s, int card) {
        if (s.subject() != Table.NONE) {
            return s.subject() == card;
        }
        return s.passive() == null ? Facts.covers(t, Facts.who(s.what()), s.scope(), card)
                : !isSilenced(s.scope().source()) && Conditions.holds(t, s.passive(), s.what(), s.scope())
                        && Facts.covers(t, Facts.who(s.what()), s.scope(), card);
    }

    private boolean isSilenced(int card) {
        int place = information.place(card);
        return place != Table.NONE && information.isSilenced(place);
    }

    private void apply(Source s) {
        if (s.subject() != Table.NONE) {
            int place = information.place(s.subject());
            if (place != Table.NONE) {
                apply(s, place);
            }
            return;
        }
        for (int place = 0; place < information.size(); place++) {
            if (covers(s, information.card(place))) {
                apply(s, place);
            }
        }
    }

    private void apply(Source s, int place) {
        switch (s.what()) {
            case Fact.Has h -> giveAll(s, place, h);
            case Fact.Loses l -> l.keywords().forEach(k -> information.take(place, k));
            case Fact.LosesAll l -> information.silence(place);
            case Fact.AlsoNamed n -> information.label(place, n.name());
            case Modifier m -> apply(m, place);
            default -> throw new IllegalStateException("alters no information: " + s.what());
        }
    }

    private void applyTo(int subject, Modifier modifier) {
        int place = information.place(subject);
        if (place != Table.NONE) {
            apply(modifier, place);
        }
    }

    private void apply(Modifier modifier, int place) {
        switch (modifier) {
            case Modifier.Stats m -> information.raise(place, m.attack(), m.defense());
            case Modifier.Is m -> {
                if (m.stat() == Amount.Stat.ATTACK) {
                    information.setAttack(place, m.n());
                } else {
                    information.setDefense(place, m.n());
                }
            }
            case Modifier.Word w -> information.give(place, w.keyword());
            case Modifier.Gains g -> information.grant(place, g.ability(), isValidAt(place));
            case Modifier.Boxed b -> {
                information.silence(place);
                if (b.printedAnew()) {
                    information.regain(place, t.face(information.card(place)).keywords());
                }
            }
            case Modifier.Trait x -> information.label(place, x.trait());
            case Modifier.TypeIs x -> information.setType(place, x.type());
            case Modifier.EvolveCost c -> throw new IllegalStateException("alters no information: " + c);
        }
    }

    private void giveAll(Source s, int place, Fact.Has has) {
        for (Gift g : has.gifts()) {
            if (layerOf(g) == s.layer()) {
                give(s, place, g);
            }
        }
    }

    private void give(Source s, int place, Gift gift) {
        switch (gift) {
            case Gift.Drive d -> throw new IllegalStateException("Drive is given, never stated (14.4.7.3)");
            case Gift.Stats stats -> information.raise(place, change(stats.attack(), s), change(stats.defense(), s));
            case Gift.Word w -> information.give(place, w.keyword());
            case Gift.EitherWord w -> throw new IllegalStateException("a choice cannot be stated: " + w);
            case Gift.Quoted q ->
                    information.grant(place, t.pool().compiled(q.ability()), s.passive() != null || isValidAt(place));
            case Gift.TraitWord w -> information.label(place, w.trait());
        }
    }

    /**
     * 10.3.4, 10.3.5; reading 45: what a card in the EX area is given goes with it onto the field (4.8.3.3) and waits for that; anywhere else it would
     * mean nothing, so it is valid there.
     */
    private boolean isValidAt(int place) {
        return t.zone(information.card(place)) != Zone.EX;
    }

    private int change(Gift.Change change, Source s) {
        return change.sign() == 0 ? 0 : change.sign() * Amounts.value(t, change.amount(), s.scope());
    }
}
