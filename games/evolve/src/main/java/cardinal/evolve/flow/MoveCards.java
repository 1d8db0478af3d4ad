package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Limits;
import cardinal.evolve.rules.Replacements;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Movement;
import cardinal.kernel.Ask;
import cardinal.kernel.Batch;
import cardinal.kernel.Cause;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cards change zones together: limits first (4.4.4.2, 4.8.3.2), then what happens instead (10.10), then all of them on one picture. */
public final class MoveCards extends Replaceable {
    private static final Step<MoveCards, EvolveTable> LIMIT = MoveCards::limit;
    private static final Step<MoveCards, EvolveTable> FIND = MoveCards::findReplacement;
    private static final Step<MoveCards, EvolveTable> COMMIT = MoveCards::commit;
    private static final Step<MoveCards, EvolveTable> WARD = MoveCards::askWard;
    private static final Step<MoveCards, EvolveTable> FINISH = MoveCards::finish;
    static final Steps<MoveCards, EvolveTable> STEPS = Steps.<MoveCards, EvolveTable>of(MoveCards.class)
            .then("4.4.4.2", LIMIT)
            .then("4.4.4.2", MoveCards::takeLimited)
            .then("10.10.2", FIND)
            .then("10.10.2", MoveCards::takeReplacement)
            .then("10.10.1", MoveCards::replace)
            .then("10.10.1.1", MoveCards::replaced)
            .then("5.4.1", COMMIT)
            .then("12.8.2", WARD)
            .then("12.8.2", MoveCards::takeWard)
            .then("5.4.1", FINISH);

    /** The player whose card or ability moves them. */
    private final int controller;
    /** The cards that are to move. */
    private List<CardMove> going;
    /** Those of them that were chosen to go into a zone that is too full for all. */
    private List<CardMove> kept;
    /** Whether some zone is too full for all of them. */
    private boolean limited;
    /** The card that replacements are looked for. */
    private int at;
    /** The objects that the cards have become. */
    private List<Ref> arrived;
    /** The place of the card whose controller is asked next whether it enters engaged. */
    private int ward;

    private MoveCards(int controller, List<CardMove> going) {
        super(STEPS);
        this.controller = controller;
        this.going = going;
        kept = List.of();
        arrived = List.of();
    }

    /** Moves these cards for a player; whoever lies on top of the stack hears which ones arrived. At once if no question can arise. */
    static void together(EvolveTable t, int controller, List<CardMove> going, MoveListener mover) {
        List<CardMove> real = possible(t, going);
        if (real.isEmpty()) {
            mover.moved(t, List.of());
            return;
        }
        MoveCards frame = new MoveCards(controller, real);
        if (frame.needsQuestions(t)) {
            t.push(frame);
            return;
        }
        frame.commit(t);
        if (frame.findWard(t) == Table.NONE) {
            frame.finish(t, mover);
        } else {
            frame.goTo(WARD);
            t.push(frame);
        }
    }

    private static List<CardMove> possible(EvolveTable t, List<CardMove> going) {
        for (int i = 0; i < going.size(); i++) {
            if (!isPossible(t, going.get(i))) {
                return going.stream().filter(other -> isPossible(t, other)).toList();
            }
        }
        return going;
    }

    /** 1.3.2: what cannot go there does not; a field is for followers and amulets (4.4.1), what is moved there as a token is eliminated (9.1.4.3). */
    static boolean isPossible(EvolveTable t, CardMove g) {
        if (g.card() == Table.NONE) {
            return true;
        }
        boolean fits = Zone.at(g.zone()) != Zone.FIELD || t.def(g.card()).type().staysOnField() || t.isToken(g.card());
        return fits && (Movement.of(g.reason()) != Movement.DESTROY
                || Facts.canBeDestroyed(t, g.card(), Movement.isByAbility(g.reason())));
    }

    private boolean needsQuestions(EvolveTable t) {
        for (int i = 0; i < going.size(); i++) {
            CardMove g = going.get(i);
            if (going.size() > Limits.room(t, g.zone())
                    || g.card() != Table.NONE && t.onField(g.card()) && Replacements.couldApply(t)
                    || Movement.of(g.reason()) == Movement.DISCARD && t.pool().hasReplacements()) {
                return true;
            }
        }
        return false;
    }

    // ---- 4.4.4.2, 4.8.3.2 --------------------------------------------------------------------------------------

    /** The controller of the effect says which cards go where not all fit in. */
    private void limit(EvolveTable t) {
        for (CardMove g : going) {
            int zone = g.zone();
            int room = roomFor(t, zone);
            if (count(going, zone) > room && Zone.at(zone) != Zone.LEADER) {
                offerLimited(t, zone, room);
                return;
            }
        }
        going = limited ? kept(going) : going;
        goTo(FIND);
    }

    private List<CardMove> kept(List<CardMove> rest) {
        List<CardMove> all = new ArrayList<>(kept);
        all.addAll(rest);
        return List.copyOf(all);
    }

    /** What leaves the zone at the same time makes room (5.12.1). */
    private int roomFor(EvolveTable t, int zone) {
        int room = Limits.room(t, zone);
        if (room == Integer.MAX_VALUE) {
            return room;
        }
        for (CardMove g : going) {
            room += g.card() != Table.NONE && t.piece(g.card()).zone() == zone && g.zone() != zone ? 1 : 0;
        }
        return room - count(kept, zone);
    }

    private static int count(List<CardMove> list, int zone) {
        int n = 0;
        for (CardMove g : list) {
            n += g.zone() == zone ? 1 : 0;
        }
        return n;
    }

    private void offerLimited(EvolveTable t, int zone, int room) {
        limited = true;
        if (room <= 0) {
            going = going.stream().filter(g -> g.zone() != zone || g.overflow() != Table.NONE)
                    .map(g -> g.zone() == zone ? g.overflowing() : g).toList();
            goTo(LIMIT);
            return;
        }
        Prompt prompt = t.ask(controller, Zone.at(zone) == Zone.FIELD ? "4.4.4.2" : "4.8.3.2", Ask.CHOOSE,
                Purpose.MOVE);
        List<Object> seen = new ArrayList<>();
        for (int i = 0; i < going.size(); i++) {
            CardMove g = going.get(i);
            Object alike = g.token() != null ? g.token() : g.card();
            if (g.zone() == zone && !seen.contains(alike)) {
                seen.add(alike);
                prompt.add(Choice.MOVED, i, g.card(), g.token() == null ? Table.NONE : 0);
            }
        }
    }

    private void takeLimited(EvolveTable t) {
        int i = Option.a(t.answer());
        kept = More.of(kept, going.get(i));
        List<CardMove> fewer = new ArrayList<>(going);
        fewer.remove(i);
        going = List.copyOf(fewer);
        goTo(LIMIT);
    }

    /** What may be the next card to go, for the words of the question. */
    public String tokenName(int i) {
        CardMove g = going.get(i);
        return g.token() == null ? "" : g.token().name();
    }

    // ---- 10.10 -------------------------------------------------------------------------------------------------

    private void findReplacement(EvolveTable t) {
        while (at < going.size()) {
            CardMove g = going.get(at);
            if (g.card() != Table.NONE && isReplaceable(t, g)) {
                Prompt prompt = t.ask(t.controller(g.card()), "10.10.2", Ask.ORDER, Purpose.ORDER_EFFECTS);
                Replacements.offer(t, prompt, g.card(), g.zone(), g.reason(), appliedTo(t, g.card()));
                if (prompt.size() > 0) {
                    return;
                }
                t.withdraw();
            }
            at++;
        }
        goTo(COMMIT);
    }

    private static boolean isReplaceable(EvolveTable t, CardMove g) {
        return t.onField(g.card()) && Zone.at(g.zone()) != Zone.FIELD || Movement.of(g.reason()) == Movement.DISCARD;
    }

    /** 10.10.2.3. */
    private List<Long> appliedTo(EvolveTable t, int card) {
        return applied(t, MoveCards.class, m -> m.at < m.going.size() && m.going.get(m.at).card() == card);
    }

    /** 10.10.1: the event does not occur; what is said instead is done. */
    private void replace(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.NO) {
            goTo(FIND);
            return;
        }
        CardMove g = going.get(at);
        if (Option.b(chosen) == Replacements.STACK) {
            GameActions.removeCounters(t, g.card(), CardPool.STACK, 1);
            t.note(Remark.Topic.TRIGGER, "13.3.2.2", t.controller(g.card()), g.card(),
                    "removes a Stack counter from {} instead");
        } else {
            t.push(Effect.instead(t, chosen, g.card()));
        }
    }

    /** 10.10.1.1: the original event is as if it had never been. */
    private void replaced(EvolveTable t) {
        List<CardMove> fewer = new ArrayList<>(going);
        fewer.remove(at);
        going = List.copyOf(fewer);
        forgetApplied();
        goTo(FIND);
    }

    // ---- moving ------------------------------------------------------------------------------------------------

    private void commit(EvolveTable t) {
        t.hold();
        arrived = moveAll(t);
        ward = 0;
    }

    /** All on one picture: images are taken before anything moves. */
    private List<Ref> moveAll(EvolveTable t) {
        Ref[] there = new Ref[going.size()];
        if (there.length > 1 && isUniform()) {
            Batch batch = new Batch();
            going.forEach(g -> batch.move(g.card(), g.zone(), g.atTop()));
            batch.commit(t, going.getFirst().reason());
            Arrays.setAll(there, i -> t.ref(going.get(i).card()));
        } else {
            for (int i = 0; i < there.length; i++) {
                there[i] = t.ref(moveOne(t, going.get(i)));
            }
        }
        for (int i = 0; i < there.length; i++) {
            if (Zone.at(going.get(i).zone()) == Zone.FIELD) {
                enter(t, there[i].card(), going.get(i));
            }
        }
        return List.of(there);
    }

    private boolean isUniform() {
        int reason = going.getFirst().reason();
        for (CardMove g : going) {
            if (g.card() == Table.NONE || g.facedown() || g.reason() != reason) {
                return false;
            }
        }
        return true;
    }

    private static int moveOne(EvolveTable t, CardMove g) {
        if (g.token() != null) {
            int card = t.create(g.token(), t.spec(g.zone()).seat(), g.zone());
            t.created(card, g.reason());
            return card;
        }
        t.move(g.card(), g.zone(), g.reason() | (g.facedown() ? Movement.FACEDOWN : 0), g.atTop());
        return g.card();
    }

    /** 10.10.3: what is put onto the field is looked at as it is there. */
    private static void enter(EvolveTable t, int card, CardMove g) {
        if (Movement.of(g.reason()) == Movement.STEAL) {
            return;
        }
        GameActions.startStack(t, card);
        if (g.engaged() || Facts.anyAbout(t, card, FactKind.ENTERS_ENGAGED)) {
            t.set(card, Flag.ENGAGED, true);
        }
    }

    /** 12.8.2: a follower with Ward that would be put onto the field reserved may be engaged at once. */
    private void askWard(EvolveTable t) {
        int card = findWard(t);
        if (card == Table.NONE) {
            goTo(FINISH);
        } else {
            ward++;
            t.ask(t.controller(card), "12.8.2", Ask.YES_NO, Purpose.TURN_CARDS).add(Choice.ENGAGE, card)
                    .add(Choice.RESERVED, card);
        }
    }

    /** The next follower with Ward that has been put onto the field reserved, or NONE. */
    private int findWard(EvolveTable t) {
        for (; ward < going.size(); ward++) {
            int card = arrived.get(ward).card();
            CardMove g = going.get(ward);
            if (Zone.at(g.zone()) == Zone.FIELD && Movement.of(g.reason()) != Movement.STEAL && !t.isEngaged(card)
                    && t.isFollower(card) && t.has(card, Keyword.WARD)) {
                return card;
            }
        }
        return Table.NONE;
    }

    private void takeWard(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.ENGAGE) {
            GameActions.engage(t, Option.a(t.answer()));
        }
        goTo(WARD);
    }

    private void finish(EvolveTable t) {
        finish(t, t.below(this) instanceof MoveListener m ? m : null);
    }

    /** 9.1.4.3: tokens are eliminated at once, so that nobody sees them there. */
    private void finish(EvolveTable t, @Nullable MoveListener mover) {
        for (int i = 0; i < arrived.size(); i++) {
            GameActions.eliminateStray(t, arrived.get(i).card());
        }
        t.release();
        if (mover != null) {
            mover.moved(t, arrived);
        }
    }

    /** 12.8.2: Ward asks for itself. */
    @Override
    protected @Nullable Cause cause(EvolveTable t) {
        if (t.prompt().purpose() == Purpose.TURN_CARDS && t.frame(t.depth() - 1) == this) {
            return new Cause(t.ref(Option.a(t.prompt().option(0))),
                    List.of(new Ability.Keywords(List.of(Keyword.WARD))), null, null);
        }
        return super.cause(t);
    }

    /** The zone that not all cards fit in, for the words of the question. */
    public int fullZone(EvolveTable t) {
        return going.get(Option.a(t.prompt().option(0))).zone();
    }
}
