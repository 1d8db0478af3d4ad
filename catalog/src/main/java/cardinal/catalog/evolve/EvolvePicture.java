package cardinal.catalog.evolve;

import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Passives;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.ValueBreakdown;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Kind;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Modifier;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Targets;
import cardinal.kernel.InForce;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A table of Evolve: leader, field, EX area and evolve deck of each player. */
final class EvolvePicture extends Picture<EvolveTable> {
    private static final List<String> PHASES =
            Arrays.stream(Phase.values()).filter(p -> p != Phase.PREPARATION).map(Picture::title).toList();

    private final Passives<EvolveTable> passives;

    EvolvePicture(EvolveTable t, Viewpoint viewpoint, CardHandles handles) {
        super(t, viewpoint, handles);
        passives = new Passives<>(t, viewpoint.seat(), Kind.STATIC);
    }

    @Override
    protected View.Timing timing() {
        boolean begun = t.phase() != Phase.PREPARATION;
        return new View.Timing(t.turn(), begun ? t.active() : Table.NONE, begun ? title(t.phase()) : "", PHASES,
                !begun ? "Preparation" : t.currentAttack().isCombat(t) ? "Attack" : "", t.clause(),
                begun ? t.active() : Table.NONE);
    }

    @Override
    protected List<View.Stat> stats(int seat) {
        return EvolveEvents.counted(t, seat);
    }

    @Override
    protected void layOut() {
        for (int s = 0; s < t.seatCount(); s++) {
            open("leader", s, "Leader", Zone.LEADER.of(s));
            open("field", s, "Field", Zone.FIELD.of(s));
            open("ex", s, "EX area", Zone.EX.of(s));
            open("evolveZone", s, "Evolve zone", Zone.EVOLVE_ZONE.of(s));
            open("race", s, "Race zone", Zone.RACE.of(s));
            open("drive", s, "Drive zone", Zone.DRIVE.of(s));
            open("trigger", s, "Trigger zone", Zone.TRIGGER.of(s));
            open("equipment", s, "Equipment zone", Zone.EQUIPMENT.of(s));
            pile("evolveDeck", s, "Evolve deck", Zone.EVOLVE_DECK.of(s));
            pile("hand", s, "Hand", Zone.HAND.of(s));
            pile("deck", s, "Deck", Zone.DECK.of(s));
            open("cemetery", s, "Cemetery", Zone.CEMETERY.of(s));
            open("banished", s, "Banished", Zone.BANISHED.of(s));
        }
        open("resolution", Table.NONE, "Resolution zone", Zone.RESOLUTION.of(0));
    }

    @Override
    protected View.Face face(int card) {
        return EvolvePrint.face(t.def(card));
    }

    @Override
    protected List<View.Value> values(int card) {
        List<View.Value> values = new ArrayList<>();
        CardDef face = t.face(card);
        boolean counted = t.onField(card) || t.zone(card) == Zone.EX;
        if (t.isFollower(card)) {
            ValueBreakdown attack = new ValueBreakdown(face.attack());
            ValueBreakdown defense = new ValueBreakdown(face.defense());
            if (counted) {
                modifiers(card, attack, defense);
                defense.add(-t.piece(card).marks(), "damage");
                passives.explain(attack, t.attack(card), table -> table.attack(card));
                passives.explain(defense, t.defense(card), table -> table.defense(card));
            }
            values.add(attack.value("attack", "Attack", t.attack(card)));
            values.add(defense.value("defense", "Defense", t.defense(card)));
        }
        int owner = t.piece(card).owner();
        if (t.def(card).cost() >= 0 && viewpoint.seat() == owner
                && (t.zone(card) == Zone.HAND || t.zone(card) == Zone.EX)) {
            values.add(new ValueBreakdown(t.def(card).cost()).value("cost", "Cost", Costing.card(t, owner, card, 0)));
        }
        return values;
    }

    private void modifiers(int card, ValueBreakdown attack, ValueBreakdown defense) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Modifier.Stats m && e.subject().equals(t.ref(card))) {
                String source = Naming.face(t, e.source().card(), viewpoint.seat());
                attack.add(m.attack(), source);
                defense.add(m.defense(), source);
            }
        }
    }

    @Override
    protected List<View.Mark> marks(int card) {
        Piece p = t.piece(card);
        List<View.Mark> marks = new ArrayList<>();
        if (t.zone(card) == Zone.FIELD) {
            mark(p, Flag.EVOLVED, View.MarkKind.ROLE, "evolved", marks);
            mark(p, Flag.SERVED, View.MarkKind.ROLE, "served", marks);
            mark(p, Flag.BOXED, View.MarkKind.ROLE, "Boxed", marks);
        }
        mark(p, Flag.REVEALED, View.MarkKind.FACING, "revealed", marks);
        mark(p, Flag.FACE_UP, View.MarkKind.FACING, "faceup", marks);
        mark(p, Flag.FACE_DOWN, View.MarkKind.FACING, "facedown", marks);
        for (int lane = 0; lane < t.pool().counterKinds(); lane++) {
            if (p.counter(lane) > 0) {
                marks.add(new View.Mark(View.MarkKind.COUNTERS, p.counter(lane) + " " + t.pool().counter(lane)));
            }
        }
        mark(p, Flag.ENGAGED, View.MarkKind.POSTURE, "engaged", marks);
        return marks;
    }

    @Override
    protected List<String> keywords(int card) {
        List<String> words = new ArrayList<>();
        for (Keyword k : Keyword.values()) {
            if (t.has(card, k)) {
                words.add(k.word());
            }
        }
        return words;
    }

    @Override
    protected boolean isTurned(Piece piece) {
        return piece.is(Flag.ENGAGED);
    }

    @Override
    protected List<View.Waiting> stack() {
        List<View.Waiting> stack = new ArrayList<>();
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            int source = item.source().card();
            stack.add(new View.Waiting("Ability of " + Naming.face(t, source, viewpoint.seat()), item.controller(),
                    handle(source), targets(item), true));
        }
        return stack;
    }

    private List<String> targets(Item item) {
        List<String> chosen = new ArrayList<>();
        for (int slot = 0; slot < item.targets().size(); slot++) {
            for (Targets.Pick pick : item.targets().slot(slot)) {
                handle(pick.ref()).ifPresent(chosen::add);
            }
        }
        return chosen;
    }

    @Override
    protected Optional<View.Fight> fight() {
        if (t.currentAttack().attacker().isNone() || !t.isSame(t.currentAttack().attacker())) {
            return Optional.empty();
        }
        int attacker = t.piece(t.currentAttack().attacker().card()).controller();
        return Optional.of(new View.Fight("Attack", attacker, EvolveTable.opponent(attacker),
                handle(t.currentAttack().attacker()).stream().toList(),
                handle(t.currentAttack().target()).stream().toList(), List.of()));
    }

    @Override
    protected int cardOf(long option) {
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ACTIVATE, Choice.ATTACK, Choice.PICK, Choice.ENGAGE, Choice.ON_TOP,
                    Choice.AT_BOTTOM, Choice.ALLOCATE, Choice.REPLACE, Choice.GIVE_RUSH, Choice.STAYS, Choice.DISCARD,
                    Choice.RESERVED ->
                    Option.a(option);
            case Choice.MOVED -> Option.b(option);
            case Choice.PENDING -> pending(Option.a(option));
            default -> Table.NONE;
        };
    }

    /** The source of a pending ability. */
    private int pending(int id) {
        for (int i = 0; i < t.pending().count(); i++) {
            if ((short) t.pending().item(i).id() == id) {
                return t.pending().item(i).source().card();
            }
        }
        return Table.NONE;
    }

    @Override
    protected Optional<String> targetOf(long option) {
        return Option.kind(option) == Choice.ATTACK ? handle(Option.b(option)) : Optional.empty();
    }
}
