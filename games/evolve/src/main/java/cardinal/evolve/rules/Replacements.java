package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Program;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Values;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import java.util.List;
import java.util.function.BiConsumer;

/** 10.10: what replaces a card's leaving the field or being discarded, a drawing, or damage. A replacement is an option: the card it comes from, and its place there. */
public final class Replacements {
    /** The place of the replacement that Stack is (13.3.2.2). */
    public static final int STACK = 99;
    private static final int GIVEN = 100;
    private static final CardDef.Replacing[] NOTHING = {};

    private Replacements() {
    }

    /** Whether there is any replacement on the table at all. */
    public static boolean couldApply(EvolveTable t) {
        return t.listeners().anyone(Kind.REPLACING.ordinal())
                || t.pool().hasReplacements() && !t.values().grants().isEmpty();
    }

    /** Adds what applies to this card's going to that zone and has not been applied yet (10.10.2.3). */
    public static void offer(EvolveTable t, Prompt prompt, int card, int zone, int reason, List<Long> applied) {
        if (t.has(card, Keyword.STACK) && t.piece(card).counter(CardPool.STACK) > 0) {
            add(prompt, Option.of(Choice.REPLACE, card, STACK, 0), List.of());
        }
        visit(t, (option, r) -> {
            if (applies(t, r, Option.a(option), card, zone, reason)) {
                add(prompt, option, applied);
            }
        });
        if (Movement.of(reason) == Movement.DISCARD) {
            ofDiscard(t, prompt, card, applied);
        }
    }

    /** 10.3.4: what a card says of its own being discarded is valid in the hand. */
    private static void ofDiscard(EvolveTable t, Prompt prompt, int card, List<Long> applied) {
        for (CardDef.Replacing r : t.def(card).replacements()) {
            if (r.ability().would() instanceof Trigger.Discarded d && d.what() instanceof Trigger.Watch.Me
                    && Conditions.isTurn(t, r.ability().turns(), t.controller(card))) {
                add(prompt, Option.of(Choice.REPLACE, card, r.index(), 0), applied);
            }
        }
    }

    private static void add(Prompt prompt, long option, List<Long> applied) {
        if (!applied.contains(option)) {
            prompt.add(option);
        }
    }

    /** 10.10.2: adds what replaces a drawing of this player. */
    public static void offerDraw(EvolveTable t, Prompt prompt, int seat, List<Long> applied) {
        visit(t, (option, r) -> {
            int you = t.controller(Option.a(option));
            if (r.ability().would() instanceof Trigger.Draws d && Facts.means(d.who(), you, seat)
                    && Conditions.isTurn(t, r.ability().turns(), you)) {
                add(prompt, option, applied);
            }
        });
    }

    /** What is done instead of a dealing of damage. */
    static void ofDamage(EvolveTable t, Hit hit, List<DamageChanges.Change> list) {
        visit(t, (option, r) -> {
            int source = Option.a(option);
            Scope scope = Scope.of(source, t.controller(source));
            if (r.ability().would() instanceof Trigger.TakesDamage d && hit.amount() >= d.least()
                    && DamageChanges.isKind(d.damage(), hit, t)
                    && Conditions.isTurn(t, r.ability().turns(), scope.you())
                    && watches(t, d.who(), scope, hit.target())) {
                list.add(new DamageChanges.Change(null, source, null, option));
            }
        });
    }

    /** All replacements on the table, each with its option. */
    private static void visit(EvolveTable t, BiConsumer<Long, CardDef.Replacing> reader) {
        int kind = Kind.REPLACING.ordinal();
        for (int c = t.listeners().next(kind, 0); c != Table.NONE; c = t.listeners().next(kind, c + 1)) {
            if (!t.values().isSilenced(c)) {
                for (CardDef.Replacing r : t.face(c).replacements()) {
                    reader.accept(Option.of(Choice.REPLACE, c, r.index(), 0), r);
                }
            }
        }
        if (!t.pool().hasReplacements()) {
            return;
        }
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            for (CardDef.Replacing r : grants.get(i).valid() ? grants.get(i).ability().replacements() : NOTHING) {
                reader.accept(Option.of(Choice.REPLACE, grants.get(i).card(), GIVEN + i, 0), r);
            }
        }
    }

    private static boolean applies(EvolveTable t, CardDef.Replacing r, int source, int card, int zone, int reason) {
        Scope scope = Scope.of(source, t.controller(source));
        if (!Conditions.isTurn(t, r.ability().turns(), scope.you())) {
            return false;
        }
        Movement movement = Movement.of(reason);
        return switch (r.ability().would()) {
            case Trigger.Leaves l -> watches(t, l.who(), scope, card);
            case Trigger.Destroyed d -> movement == Movement.DESTROY && watches(t, d.who(), scope, card);
            case Trigger.PutIntoCemetery p -> Zone.at(zone) == Zone.CEMETERY && watches(t, p.who(), scope, card);
            case Trigger.ReturnedToHand h -> Zone.at(zone) == Zone.HAND && watches(t, h.who(), scope, card);
            case Trigger.Banished b -> Zone.at(zone) == Zone.BANISHED && watches(t, b.who(), scope, card);
            case Trigger.Discarded d -> movement == Movement.DISCARD && watches(t, d.what(), scope, card);
            default -> false;
        };
    }

    private static boolean watches(EvolveTable t, Trigger.Watch who, Scope scope, int card) {
        return switch (who) {
            case Trigger.Watch.Me me -> card == scope.source() && Facts.isStill(t, me.kind(), card);
            case Trigger.Watch.Any any -> Filters.matches(t, any.filter(), scope, card);
            case Trigger.Watch.YourLeader l -> card == t.leader(scope.you());
            case Trigger.Watch.EnemyLeader l -> card == t.leader(EvolveTable.opponent(scope.you()));
            case Trigger.Watch.It it -> false;
        };
    }

    private static CardDef.Replacing find(EvolveTable t, long option) {
        int place = Option.b(option);
        return place >= GIVEN ? t.values().grants().get(place - GIVEN).ability().replacements()[0]
                : t.face(Option.a(option)).replacements()[place];
    }

    /** Whether its controller may leave it. */
    public static boolean isOptional(EvolveTable t, long option) {
        return Option.b(option) != STACK && find(t, option).ability().may();
    }

    /** 1.3.2: whether what it says instead can be done. */
    public static boolean isPossible(EvolveTable t, long option) {
        int source = Option.a(option);
        return Possible.isAny(t, find(t, option).attempt(), Scope.of(source, t.controller(source)));
    }

    /** For whoever reads the question whether it is applied. */
    public static Cause cause(EvolveTable t, long option) {
        Ability.Replacement ability = find(t, option).ability();
        return new Cause(t.ref(Option.a(option)), List.of(ability), ability.instead(), null);
    }

    /** The text of a replacement, for the words of options. */
    public static Ability text(EvolveTable t, long option) {
        return Option.b(option) == STACK ? new Ability.Keywords(List.of(Keyword.STACK)) : find(t, option).ability();
    }

    /** What is done instead. */
    public static Program program(EvolveTable t, long option) {
        return find(t, option).program();
    }
}
