package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Who;
import cardinal.evolve.card.CardDef;
import cardinal.evolve.card.Op;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Conditions;
import cardinal.evolve.rules.Facts;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.Costing;
import cardinal.evolve.rules.Scope;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.DamageType;
import cardinal.evolve.table.Delayed;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Expiry;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Kind;
import cardinal.evolve.table.Resolving;
import cardinal.evolve.table.Snapshot;
import cardinal.evolve.table.Targets;
import cardinal.evolve.table.Zone;
import cardinal.evolve.verb.Select;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.Mark;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Recall;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.6.2.8.2: carries out the effects of a text in the written order. */
public final class Effect extends Frame<EvolveTable> implements Resolving, Mover, Doer {
    static final Steps<Effect, EvolveTable> STEPS = Steps.<Effect, EvolveTable>of(Effect.class)
            .then("10.6.2.8.2", Effect::nextOp)
            .then("10.6.2.8.2", Effect::takeAnswer);
    private static final int NEXT = 0;
    private static final int[] NOBODY = {};
    /** No area has room for more. */
    private static final int MOST_ROUNDS = 20;
    private static final Recall<EvolveTable> LAST_IN_ZONE = Recall.last((t, piece) -> true);

    private Item item;
    private final Mark since;
    private int pc;
    /** The player who acts: the controller, or whom the text names. */
    private int acting;
    private int seatsLeft;
    private List<Ref> it;
    private List<Ref> looked;
    /** 4.1.2.2: the cards looked at were revealed to all players. */
    private boolean openly;
    private List<Ref> created;
    private List<List<Ref>> picks;
    private int picksUsed;
    private @Nullable Amount x;
    private int factor;
    private int rounds;
    private int modes;
    private boolean did;
    private boolean onSelf;
    private int rolled;
    private Deeds deeds;

    private Effect(Item item, Mark since, Deeds deeds, List<Ref> it) {
        super(STEPS);
        this.item = item;
        this.since = since;
        this.deeds = deeds;
        this.it = it;
        acting = item.controller();
        looked = List.of();
        created = List.of();
        picks = List.of();
        x = item.program().x();
        factor = 1;
        modes = item.modes();
    }

    /** The effect of what has been played, with what was done to pay for it. */
    static Effect of(EvolveTable t, Item item, Deeds deeds) {
        return new Effect(item, t.mark(), deeds, about(t, item));
    }

    /** What is done instead of something that would happen to a card. */
    static Effect instead(EvolveTable t, Item item, int card) {
        return new Effect(item, t.mark(), Deeds.NONE, card == Table.NONE ? List.of() : List.of(t.ref(card)));
    }

    /** "It" at first: what a delayed trigger is about, or what the trigger was about. */
    private static List<Ref> about(EvolveTable t, Item item) {
        if (item.sort() == Item.Sort.AUTOMATIC && !item.about().isNone()) {
            return List.of(item.about());
        }
        EvolveEvent cause = item.cause();
        return switch (cause) {
            case null -> List.of();
            case EvolveEvent.Moved m -> List.of(m.after());
            case EvolveEvent.Attacked a when a.card() == item.source().card() -> List.of(t.ref(a.target()));
            default -> cause.card() == Table.NONE ? List.of() : List.of(t.ref(cause.card()));
        };
    }

    // ---- running -----------------------------------------------------------------------------------------------------

    private void nextOp(EvolveTable t) {
        if (pc >= item.program().size()) {
            if (t.below(this) instanceof Doer d) {
                d.did(deeds);
            }
            leave();
            return;
        }
        goTo(NEXT);
        switch (item.program().op(pc)) {
            case Op.Do d -> perform(t, d);
            case Op.Unless u -> pc = Conditions.holds(t, u.condition(), scope()) ? pc + 1 : u.otherwise();
            case Op.GoTo g -> pc = g.to();
            case Op.May m -> {
                t.ask(acting, "10.6.2.8.2", Ask.YES_NO).add(Choice.YES, item.source().card()).add(Choice.NO);
                goTo(NEXT + 1);
            }
            case Op.Pay p -> offerCost(t, p);
            case Op.Choose c -> offerModes(t, c);
            case Op.Option o -> pc = (modes >> o.mode() & 1) != 0 ? pc + 1 : o.otherwise();
            case Op.LetX l -> {
                x = l.amount();
                pc++;
            }
            case Op.ForEvery f -> {
                factor = Amounts.forEvery(t, f.unit(), f.filter(), scope());
                pc = factor > 0 ? pc + 1 : f.end();
            }
            case Op.EndEvery e -> {
                factor = 1;
                pc++;
            }
            case Op.By b -> by(t, b);
            case Op.EndBy e -> {
                if (seatsLeft != 0) {
                    nextActor(t);
                    pc = e.start() + 1;
                } else {
                    acting = item.controller();
                    pc++;
                }
            }
            case Op.Again a -> {
                rounds++;
                pc = rounds < a.n() ? a.start() : pc + 1;
                rounds = rounds < a.n() ? rounds : 0;
            }
            case Op.UntilFull u -> {
                int zone = CardDef.zoneOf(u.place()).of(acting);
                rounds++;
                boolean more = t.room(zone) > 0 && rounds < MOST_ROUNDS;
                pc = more ? u.start() : pc + 1;
                rounds = more ? rounds : 0;
            }
            case Op.Later l -> {
                t.enforce(Expiry.of(l.within(), item.controller()), item.controller(), item.source(), Ref.NONE,
                        new Delayed(l, it.isEmpty() ? Ref.NONE : it.getFirst(), item));
                pc++;
            }
        }
    }

    /** 1.3.4.1: starting with the active player. */
    private void by(EvolveTable t, Op.By b) {
        seatsLeft = 0;
        for (int seat : players(t, b.who())) {
            seatsLeft |= 1 << seat;
        }
        if (seatsLeft == 0) {
            pc = b.end();
            return;
        }
        nextActor(t);
        pc++;
    }

    private void nextActor(EvolveTable t) {
        acting = (seatsLeft >> t.active() & 1) != 0 ? t.active() : EvolveTable.opponent(t.active());
        seatsLeft &= ~(1 << acting);
    }

    private void perform(EvolveTable t, Op.Do d) {
        if (d.verb() instanceof Select s) {
            select(t, s, d.slot());
            return;
        }
        if (picks.size() < d.picks().size() && d.picks().get(picks.size()) instanceof Selector.Pick p) {
            t.push(PickCards.of(t, acting, p, scope(), item.sort() == Item.Sort.PART));
            return;
        }
        pc++;
        picksUsed = 0;
        onSelf = false;
        d.verb().perform(this, t);
        picks = List.of();
    }

    /** 10.6.2.3: targets were selected on play; anything else is selected now. */
    private void select(EvolveTable t, Select s, int slot) {
        if (slot != Op.LATE) {
            List<Ref> found = new ArrayList<>();
            for (Targets.Pick p : item.targets().slot(slot)) {
                if (t.isSame(p.ref())) {
                    found.add(p.ref());
                }
            }
            selected(t, List.copyOf(found));
        } else if (picks.isEmpty()) {
            t.push(PickCards.selecting(t, acting, s, scope()));
        } else {
            selected(t, picks.getFirst());
            picks = List.of();
        }
    }

    private void selected(EvolveTable t, List<Ref> cards) {
        it = cards;
        for (Ref r : cards) {
            note(t, Amount.Deed.SELECTED, r.card());
        }
        pc++;
    }

    void picked(List<Ref> cards) {
        List<List<Ref>> more = new ArrayList<>(picks);
        more.add(cards);
        picks = List.copyOf(more);
    }

    private void takeAnswer(EvolveTable t) {
        boolean yes = Option.kind(t.answer()) == Choice.YES;
        did = yes;
        switch (item.program().op(pc)) {
            case Op.May m -> pc = yes ? pc + 1 : m.otherwise();
            case Op.Pay p -> {
                if (yes) {
                    t.push(new PayCosts(item.part(item.program()), Costing.points(t, p.costs(), scope()), false, false,
                            p.costs()));
                    pc++;
                } else {
                    pc = p.otherwise();
                }
            }
            case Op.Choose c -> {
                if (Option.kind(t.answer()) == Choice.MODE) {
                    modes |= 1 << Option.a(t.answer());
                    rounds++;
                } else {
                    rounds = 0;
                    pc++;
                }
            }
            default -> throw new IllegalStateException("nothing was asked at " + pc);
        }
        goTo(NEXT);
    }

    /** 5.17.1, 5.17.2: one option after the other. */
    private void offerModes(EvolveTable t, Op.Choose c) {
        int most = Math.min(c.from().count().n(), c.from().options().size());
        if (rounds == 0) {
            modes = 0;
        }
        if (rounds == most) {
            rounds = 0;
            pc++;
            return;
        }
        Prompt prompt = t.ask(acting, "5.17.1", Ask.CHOOSE);
        for (int i = 0; i < c.from().options().size(); i++) {
            if ((modes >> i & 1) == 0) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (c.from().count().upTo() && rounds > 0) {
            prompt.add(Choice.DONE);
        }
        goTo(NEXT + 1);
    }

    /** 10.4.7.5: the cost may be paid or not. */
    private void offerCost(EvolveTable t, Op.Pay p) {
        if (Payable.all(t, p.costs(), scope())) {
            t.ask(acting, "10.4.7.5", Ask.YES_NO).add(Choice.YES, item.source().card(), 0, 1).add(Choice.NO);
            goTo(NEXT + 1);
        } else {
            did = false;
            pc = p.otherwise();
        }
    }

    @Override
    public void did(Deeds more) {
        deeds = deeds.and(more);
    }

    // ---- what verbs ask ------------------------------------------------------------------------------------------------

    @Override
    public Item item() {
        return item;
    }

    /** The player who acts here. */
    public int acting() {
        return acting;
    }

    /** 1.3.4.1: all who do this at the same time, a bit each: who acts here, and who is still to act. */
    public int actors() {
        return 1 << acting | seatsLeft;
    }

    public int controller() {
        return item.controller();
    }

    /** How words are read here and now. */
    public Scope scope() {
        return new Scope(item.source().card(), acting, item, this);
    }

    public @Nullable Amount x() {
        return x;
    }

    /** 5.28.1: a number of the text, multiplied in a "for every" part; below zero it is zero (1.3.2.2.1). */
    public int value(EvolveTable t, Amount amount) {
        return Math.max(0, Amounts.value(t, amount, scope()) * factor);
    }

    /** The cards a selector means now; those that are gone are left out. */
    public int[] cards(EvolveTable t, Selector selector) {
        int[] found = switch (selector) {
            case Selector.This s -> self(t, s);
            case Selector.ThisFrom from -> selfFrom(t, from);
            case Selector.It i -> live(t, it);
            case Selector.Same s -> live(t, it);
            case Selector.TheToken k -> named(t, created, k.name());
            case Selector.YourLeader l -> new int[] {t.leader(acting)};
            case Selector.LeaderOf l -> leaders(t);
            case Selector.Each each -> all(t, each.filter());
            case Selector.Pick p -> picksUsed < picks.size() ? live(t, picks.get(picksUsed++)) : NOBODY;
            case Selector.Random r -> random(t, r);
            case Selector.TopOfDeck d -> top(t, value(t, d.n()));
            case Selector.TopHalf h -> top(t, (t.size(Zone.DECK.of(acting)) + 1) / 2);
            case Selector.Hand h -> inZone(t, Zone.HAND.of(acting));
            case Selector.Remaining r -> remaining(t);
            case Selector.Several s -> several(t, s);
        };
        onSelf = selector instanceof Selector.This || selector instanceof Selector.ThisFrom;
        if (!(onSelf || selector instanceof Selector.YourLeader
                || selector instanceof Selector.LeaderOf || selector instanceof Selector.Several
                || selector instanceof Selector.It || selector instanceof Selector.Same)) {
            remember(t, found);
        }
        return found;
    }

    /** What "it" and "them" mean from now on. */
    public void remember(EvolveTable t, int[] cards) {
        it = refs(t, cards);
    }

    /** 4.1.4.1: "this card" goes on meaning the card after it has moved; 5.24.3.1: "this follower" only while it is one. */
    private int[] self(EvolveTable t, Selector.This s) {
        int card = t.find(item.source());
        if (card == Table.NONE || t.zone(card) == Zone.NOWHERE
                || t.onField(card) && !Facts.isStill(t, s.kind(), card)) {
            return NOBODY;
        }
        return new int[] {card};
    }

    /** 10.3.4: this card, if it is still where its text says. */
    private int[] selfFrom(EvolveTable t, Selector.ThisFrom from) {
        int card = t.find(item.source());
        return card != Table.NONE && t.zone(card) == CardDef.zoneOf(from.place()) ? new int[] {card} : NOBODY;
    }

    private static int[] live(EvolveTable t, List<Ref> refs) {
        int[] found = new int[refs.size()];
        int n = 0;
        for (int i = 0; i < found.length; i++) {
            Ref r = refs.get(i);
            if (t.isSame(r) && t.zone(r.card()) != Zone.NOWHERE) {
                found[n++] = r.card();
            }
        }
        return n == found.length ? found : Arrays.copyOf(found, n);
    }

    private static int[] named(EvolveTable t, List<Ref> refs, String name) {
        return Arrays.stream(live(t, refs)).filter(c -> t.pool().isNamed(t.face(c), name)).toArray();
    }

    private int[] leaders(EvolveTable t) {
        int seats = 0;
        for (Ref r : it) {
            seats |= 1 << (t.isSame(r) ? t.controller(r.card()) : lastController(t, r));
        }
        return switch (seats) {
            case 1 -> new int[] {t.leader(0)};
            case 2 -> new int[] {t.leader(1)};
            case 3 -> new int[] {t.leader(0), t.leader(1)};
            default -> NOBODY;
        };
    }

    private int lastController(EvolveTable t, Ref r) {
        Image image = LAST_IN_ZONE.of(t, r, since);
        return image == null ? t.piece(r.card()).owner() : image.piece().controller();
    }

    private int[] all(EvolveTable t, Filter filter) {
        int[] found = new int[8];
        int n = 0;
        Scope scope = scope();
        for (int c = Filters.next(t, filter, scope, 0); c != Table.NONE; c = Filters.next(t, filter, scope, c + 1)) {
            found = n == found.length ? Arrays.copyOf(found, n * 2) : found;
            found[n++] = c;
        }
        return Arrays.copyOf(found, n);
    }

    /** 5.18.1. */
    private int[] random(EvolveTable t, Selector.Random r) {
        int[] among = all(t, r.filter());
        int n = Math.min(among.length, Targeting.most(t, r.count(), scope()));
        for (int i = 0; i < n; i++) {
            int j = i + t.dice().below(among.length - i);
            int card = among[j];
            among[j] = among[i];
            among[i] = card;
        }
        if (n > 0) {
            t.secretShown();
        }
        return Arrays.copyOf(among, n);
    }

    private int[] top(EvolveTable t, int n) {
        int deck = Zone.DECK.of(acting);
        int most = Math.min(n, t.size(deck));
        int[] found = new int[most];
        for (int i = 0; i < most; i++) {
            found[i] = t.cardAt(deck, t.size(deck) - 1 - i);
        }
        return found;
    }

    private static int[] inZone(EvolveTable t, int zone) {
        int[] found = new int[t.size(zone)];
        for (int i = 0; i < found.length; i++) {
            found[i] = t.cardAt(zone, i);
        }
        return found;
    }

    /** 5.10: what is left of the cards looked at, where they were. */
    private int[] remaining(EvolveTable t) {
        return live(t, looked);
    }

    private int[] several(EvolveTable t, Selector.Several s) {
        int[] all = NOBODY;
        for (Selector part : s.parts()) {
            int[] more = cards(t, part);
            int[] joined = Arrays.copyOf(all, all.length + more.length);
            System.arraycopy(more, 0, joined, all.length, more.length);
            all = joined;
        }
        return all;
    }

    /** The first card that "it" means, or NONE. */
    public int first(EvolveTable t) {
        int[] found = live(t, it);
        return found.length == 0 ? Table.NONE : found[0];
    }

    /** Whether any card is meant by "it", gone or not. */
    public List<Ref> its() {
        return it;
    }

    public void look(List<Ref> cards) {
        looked = cards;
        it = cards;
        openly = false;
    }

    /** 5.20: the same for cards that all players see. */
    public void reveal(List<Ref> cards) {
        look(cards);
        openly = true;
    }

    public boolean isLookingOpenly() {
        return openly;
    }

    public boolean isLookedAt(int card) {
        for (Ref r : looked) {
            if (r.card() == card) {
                return true;
            }
        }
        return false;
    }

    public boolean did() {
        return did;
    }

    public void report(boolean done) {
        did = done;
    }

    public int rolled() {
        return rolled;
    }

    public void roll(int result) {
        rolled = result;
    }

    /** 10.6.2.4: what was allocated to a target on play. */
    public int share(int card) {
        for (int slot = 0; slot < item.targets().size(); slot++) {
            for (Targets.Pick p : item.targets().slot(slot)) {
                if (p.ref().card() == card && p.share() > 0) {
                    return p.share();
                }
            }
        }
        return 0;
    }

    // ---- what was done, and what is remembered of cards that are gone ----------------------------------------------------

    public void note(EvolveTable t, Amount.Deed deed, int card) {
        deeds = deeds.with(deed, t.image(card));
    }

    public void note(Amount.Deed deed, int n) {
        deeds = deeds.with(deed, n);
    }

    /** How many cards this text has done something to, of those that meet a description. */
    public int done(EvolveTable t, Amount.Deed deed, @Nullable Filter filter) {
        int n = 0;
        for (Deeds.One one : deeds.all()) {
            if (one.deed() == deed
                    && (filter == null || one.card().isEmpty()
                            || Filters.wasOneOf(t, filter, scope(), one.card().getFirst()))) {
                n += one.n();
            }
        }
        return n;
    }

    /** 10.11.1: of a card that has changed zones the information it last had there. */
    public int statOf(EvolveTable t, Selector of, Amount.Stat stat) {
        if (of instanceof Selector.This && item.image() != null && item.image().values() instanceof Snapshot s) {
            return stat(t, item.image(), s, stat);
        }
        List<Ref> refs = of instanceof Selector.This ? List.of(item.source())
                : of instanceof Selector.It || of instanceof Selector.Same ? it : refs(t, cards(t, of));
        int sum = 0;
        for (Ref r : refs) {
            Image image = lastOf(t, r);
            if (image != null && image.values() instanceof Snapshot s) {
                sum += stat(t, image, s, stat);
            } else {
                sum += t.isSame(r) ? Amounts.stat(t, r.card(), stat)
                        : stat == Amount.Stat.COST ? t.def(r.card()).cost() : 0;
            }
        }
        return sum;
    }

    /** 10.11.1: what "it" last was in the zone it has left, or null while it is there. */
    public @Nullable Image lastOfIt(EvolveTable t) {
        return it.isEmpty() ? null : lastOf(t, it.getFirst());
    }

    /** The card as it left the zone in which this text or its trigger knew it. */
    private @Nullable Image lastOf(EvolveTable t, Ref r) {
        if (!t.isSame(r)) {
            return LAST_IN_ZONE.of(t, r, since);
        }
        if (t.onField(r.card())) {
            return null;
        }
        if (item.cause() instanceof EvolveEvent.Moved m && m.after().equals(r)
                && m.image().values() instanceof Snapshot) {
            return m.image();
        }
        for (int i = t.historySize() - 1; i >= t.indexOf(since); i--) {
            if (t.past(i) instanceof EvolveEvent.Moved m && m.after().equals(r) && m.what() == Kind.LEFT) {
                return m.image();
            }
        }
        return null;
    }

    private static int stat(EvolveTable t, Image image, Snapshot s, Amount.Stat stat) {
        return switch (stat) {
            case COST -> t.def(image.card()).cost();
            case ATTACK -> s.attack();
            case DEFENSE -> s.defense();
        };
    }

    /** The objects that cards are now. */
    public static List<Ref> refs(EvolveTable t, int[] cards) {
        Ref[] refs = new Ref[cards.length];
        for (int i = 0; i < refs.length; i++) {
            refs[i] = t.ref(cards[i]);
        }
        return List.of(refs);
    }

    // ---- players -----------------------------------------------------------------------------------------------------

    /** The players meant, the active player first. */
    public int[] players(EvolveTable t, Who who) {
        int you = item.controller();
        return switch (who) {
            case YOU -> new int[] {you};
            case EACH_PLAYER -> new int[] {t.active(), EvolveTable.opponent(t.active())};
            case EACH_OPPONENT, OPPONENT -> new int[] {EvolveTable.opponent(you)};
            case ITS_CONTROLLER -> it.isEmpty() ? NOBODY
                    : new int[] {t.isSame(it.getFirst()) ? t.controller(it.getFirst().card())
                            : lastController(t, it.getFirst())};
            case ITS_OWNER -> it.isEmpty() ? NOBODY : new int[] {t.piece(it.getFirst().card()).owner()};
            case THAT_PLAYER -> item.cause() == null || item.cause().seat() == Table.NONE ? NOBODY
                    : new int[] {item.cause().seat()};
            case THEY -> new int[] {acting};
        };
    }

    // ---- moving and damage for verbs -----------------------------------------------------------------------------------

    /** Moves cards together; "it" follows them (4.1.4.1). */
    public void move(EvolveTable t, int[] cards, Zone kind, int reason) {
        List<Going> going = new ArrayList<>(cards.length);
        for (int card : cards) {
            going.add(Going.of(card, t.ownersZone(card, kind), reason));
        }
        move(t, going);
    }

    void move(EvolveTable t, List<Going> going) {
        MoveCards.together(t, item.controller(), going, this);
    }

    @Override
    public void moved(EvolveTable t, List<Ref> cards) {
        it = onSelf ? following(cards) : cards;
        for (int i = 0; i < cards.size(); i++) {
            Ref r = cards.get(i);
            if (r.card() == item.source().card()) {
                item = item.at(r);
            }
            if (t.isToken(r.card())) {
                made(r);
            }
        }
        looked = looked.isEmpty() ? looked : looked.stream().filter(t::isSame).toList();
    }

    /** 4.1.4.1: "it" goes on to mean this card where it meant it before, or nothing yet. */
    private List<Ref> following(List<Ref> cards) {
        if (it.isEmpty()) {
            return cards;
        }
        List<Ref> now = new ArrayList<>(it);
        for (Ref r : cards) {
            now.replaceAll(before -> before.equals(item.source()) && r.card() == before.card() ? r : before);
        }
        return List.copyOf(now);
    }

    /** A token that arrived: "the Serpent token" means one of them. */
    private void made(Ref token) {
        List<Ref> more = new ArrayList<>(created);
        more.add(token);
        created = List.copyOf(more);
    }

    /** Begins a dealing of damage by this text; its source is the card (5.13.3.3). */
    public Damage damage() {
        return new Damage(this, DealDamage.start());
    }

    /** A dealing of damage being put together. */
    public record Damage(Effect by, DealDamage hits) {
        public Damage to(EvolveTable t, int card, int amount) {
            hits.add(t, new DealDamage.Hit(by.item.source(), by.item.controller(), card, amount, DamageType.ABILITY));
            return this;
        }

        public void deal(EvolveTable t) {
            hits.run(t);
        }
    }
}
