package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
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
import cardinal.evolve.table.Mentions;
import cardinal.evolve.table.Progress;
import cardinal.evolve.table.Resolving;
import cardinal.evolve.table.Snapshot;
import cardinal.evolve.table.Targets;
import cardinal.evolve.table.Zone;
import cardinal.evolve.verb.Select;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.Mark;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Recall;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.6.2.8.2: carries out the effects of a text in the written order. */
public final class Effect extends Frame<EvolveTable> implements Resolving, Mover, Doer, Progress {
    private static final Step<Effect, EvolveTable> NEXT = Effect::nextOp;
    private static final Step<Effect, EvolveTable> TAKE_ANSWER = Effect::takeAnswer;
    static final Steps<Effect, EvolveTable> STEPS = Steps.<Effect, EvolveTable>of(Effect.class)
            .then("10.6.2.8.2", NEXT)
            .then("10.6.2.8.2", TAKE_ANSWER);
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
    /** Who acted last, a bit each: "they". */
    private int they;
    private Mentions named;
    /** Which of them the verb acts on, or NOWHERE. */
    private int acted;
    /** Whether what is done can be done to a leader. */
    private boolean leaders;
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

    private Effect(Item item, Mark since, Deeds deeds, Mentions named) {
        super(STEPS);
        this.item = item;
        this.since = since;
        this.deeds = deeds;
        this.named = named;
        acted = Mentions.NOWHERE;
        leaders = true;
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
        return new Effect(item, t.mark(), Deeds.NONE,
                card == Table.NONE ? Mentions.NONE : Mentions.NONE.with(Antecedent.CARD, List.of(t.ref(card))));
    }

    /** What the trigger named; a card that was played has gone on to where it is put (10.6.2.8.1). */
    private static Mentions about(EvolveTable t, Item item) {
        if (item.cause() instanceof EvolveEvent.Played p) {
            return item.named().at(item.named().last(), List.of(t.ref(p.card())));
        }
        return item.named();
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
            case Op.Unless u -> test(t, u);
            case Op.GoTo g -> pc = g.to();
            case Op.May m -> {
                t.ask(acting, "10.6.2.8.2", Ask.YES_NO, Purpose.MAY).add(Choice.YES, item.source().card())
                        .add(Choice.NO);
                goTo(TAKE_ANSWER);
            }
            case Op.Pay p -> offerCost(t, p);
            case Op.Choose c -> offerModes(t, c);
            case Op.Option o -> pc = (modes >> o.mode() & 1) != 0 ? pc + 1 : o.otherwise();
            case Op.LetX l -> {
                x = l.amount();
                if (x instanceof Amount.NumberOf n) {
                    named = named.with(Antecedent.of(Antecedent.How.COUNTED, n.filter()), refs(t, all(t, n.filter())));
                }
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
            case Op.Restart r -> {
                deeds = Deeds.NONE;
                named = about(t, item);
                looked = List.of();
                created = List.of();
                pc = 0;
            }
            case Op.UntilFull u -> {
                int zone = CardDef.zoneOf(u.place()).of(acting);
                rounds++;
                int room = Zone.at(zone) == Zone.HAND ? t.handLimit(acting) - t.size(zone) : t.room(zone);
                boolean more = room > 0 && rounds < MOST_ROUNDS;
                pc = more ? u.start() : pc + 1;
                rounds = more ? rounds : 0;
            }
            case Op.Later l -> {
                t.enforce(Expiry.of(t, l.within(), item.controller(), acting), item.controller(), item.source(),
                        Ref.NONE,
                        new Delayed(l, named, item));
                pc++;
            }
        }
    }

    /** "If your leader's defense is 5 or less, give it ...": a condition names whom it speaks of. */
    private void test(EvolveTable t, Op.Unless u) {
        leaders = true;
        pc = Conditions.holds(t, u.condition(), scope()) ? pc + 1 : u.otherwise();
        if (u.condition() instanceof Condition.LeaderDefense d) {
            named = named.with(Antecedent.of(new Selector.YourLeader()),
                    List.of(t.ref(t.leader(d.enemy() ? EvolveTable.opponent(acting) : acting))));
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
        they = seatsLeft;
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
        acted = Mentions.NOWHERE;
        leaders = d.verb().canBeOfLeaders();
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
            selected(t, s, List.copyOf(found));
        } else if (picks.isEmpty()) {
            t.push(PickCards.selecting(t, acting, s, scope()));
        } else {
            selected(t, s, picks.getFirst());
            picks = List.of();
        }
    }

    private void selected(EvolveTable t, Select s, List<Ref> cards) {
        named = named.with(Antecedent.of(Antecedent.How.SELECTED, s.filter()), cards);
        for (Ref r : cards) {
            note(t, Amount.Deed.SELECTED, r.card());
        }
        pc++;
    }

    void picked(List<Ref> cards) {
        picks = More.of(picks, cards);
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
        Prompt prompt = t.ask(acting, "5.17.1", Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < c.from().options().size(); i++) {
            if ((modes >> i & 1) == 0) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (c.from().count().upTo() && rounds > 0) {
            prompt.add(Choice.DONE);
        }
        goTo(TAKE_ANSWER);
    }

    /** 10.4.7.5: the cost may be paid or not. */
    private void offerCost(EvolveTable t, Op.Pay p) {
        if (Payable.all(t, p.costs(), scope())) {
            t.ask(acting, "10.4.7.5", Ask.YES_NO, Purpose.PAY_EXTRA).add(Choice.YES, item.source().card(), 0, 1)
                    .add(Choice.NO);
            goTo(TAKE_ANSWER);
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
            case Selector.It i -> live(t, refer(i.word()));
            case Selector.Same s -> live(t, refer(Selector.It.Word.IT));
            case Selector.TheToken k -> named(t, created, k.name());
            case Selector.YourLeader l -> new int[] {t.leader(acting)};
            case Selector.LeaderOf l -> leaders(t, l.of());
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
        boolean names = switch (selector) {
            case Selector.This s -> isUnnamed();
            case Selector.ThisFrom s -> isUnnamed();
            case Selector.YourLeader s -> isUnnamed();
            case Selector.LeaderOf s -> false;
            case Selector.It s -> false;
            case Selector.Same s -> false;
            case Selector.Several s -> false;
            default -> true;
        };
        if (names) {
            remember(Antecedent.of(selector), refs(t, found));
        }
        return found;
    }

    /** This card and your leader have words of their own: other words mean them where nothing else was named. */
    private boolean isUnnamed() {
        return named.find(Selector.It.Word.IT, true) == Mentions.NOWHERE;
    }

    /** What "it" and "them" mean from now on. */
    public void remember(Antecedent noun, List<Ref> cards) {
        named = named.with(noun, cards);
        acted = named.last();
    }

    private List<Ref> refer(Selector.It.Word word) {
        acted = named.find(word, leaders);
        return meant(word);
    }

    /** The cards a word means, gone or not. */
    private List<Ref> meant(Selector.It.Word word) {
        return named.meant(word, leaders);
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

    private int[] leaders(EvolveTable t, Selector.It.Word of) {
        int seats = of == Selector.It.Word.THEM && they != 0 ? they : 0;
        for (Ref r : seats != 0 ? List.<Ref>of() : meant(of == Selector.It.Word.THEM ? Selector.It.Word.IT : of)) {
            seats |= 1 << lastController(t, r);
        }
        seats = seats == 0 && of == Selector.It.Word.THEM ? thatPlayer() : seats;
        return switch (seats) {
            case 1 -> new int[] {t.leader(0)};
            case 2 -> new int[] {t.leader(1)};
            case 3 -> new int[] {t.leader(0), t.leader(1)};
            default -> NOBODY;
        };
    }

    private int lastController(EvolveTable t, Ref r) {
        Image image = LAST_IN_ZONE.of(t, r, Mark.BEGINNING);
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

    /** The first card that a word means, or NONE. */
    public int first(EvolveTable t, Selector.It.Word word) {
        int[] found = live(t, meant(word));
        return found.length == 0 ? Table.NONE : found[0];
    }

    public void look(List<Ref> cards) {
        looked = cards;
        remember(Antecedent.CARD, cards);
        openly = false;
    }

    /** 5.20: the same for cards that all players see. */
    public void reveal(List<Ref> cards) {
        looked = cards;
        remember(Antecedent.REVEALED, cards);
        openly = true;
    }

    public boolean isLookingOpenly() {
        return openly;
    }

    public boolean isLookedAt(int card) {
        return contains(looked, card);
    }

    private static boolean contains(List<Ref> refs, int card) {
        for (Ref r : refs) {
            if (r.card() == card) {
                return true;
            }
        }
        return false;
    }

    /** Whether "them" means this card among others. */
    public boolean isNamed(int card) {
        return contains(meant(Selector.It.Word.THEM), card);
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
                : of instanceof Selector.It it ? meant(it.word()) : refs(t, cards(t, of));
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

    /** 10.11.1: what the card that a word means last was in the zone it has left, or null while it is there. */
    public @Nullable Image lastOf(EvolveTable t, Selector.It.Word word) {
        List<Ref> meant = meant(word);
        return meant.isEmpty() ? null : lastOf(t, meant.getFirst());
    }

    /** The card as it left the zone in which this text or its trigger knew it. */
    private @Nullable Image lastOf(EvolveTable t, Ref r) {
        if (!t.isSame(r)) {
            return LAST_IN_ZONE.of(t, r, Mark.BEGINNING);
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
            case ITS_CONTROLLER -> meant(Selector.It.Word.IT).isEmpty() ? NOBODY
                    : new int[] {lastController(t, meant(Selector.It.Word.IT).getFirst())};
            case ITS_OWNER -> meant(Selector.It.Word.IT).isEmpty() ? NOBODY
                    : new int[] {t.piece(meant(Selector.It.Word.IT).getFirst().card()).owner()};
            case THAT_PLAYER -> seats(t, thatPlayer());
            case THEY -> seats(t, they);
        };
    }

    /** The player the trigger names. */
    private int thatPlayer() {
        return item.cause() == null || item.cause().seat() == Table.NONE ? 0 : 1 << item.cause().seat();
    }

    private static int[] seats(EvolveTable t, int seats) {
        int first = t.active();
        int second = EvolveTable.opponent(first);
        return switch (seats) {
            case 0 -> NOBODY;
            case 3 -> new int[] {first, second};
            default -> new int[] {seats == 1 ? 0 : 1};
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
        follow(t, cards);
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

    /** 4.1.4.1: the words go on to mean the cards where they are now. */
    private void follow(EvolveTable t, List<Ref> cards) {
        if (onSelf) {
            for (Ref r : cards) {
                named = r.card() == item.source().card() ? named.following(item.source(), r) : named;
            }
        } else if (acted != Mentions.NOWHERE) {
            named = named.at(acted, cards);
        } else {
            boolean tokens = !cards.isEmpty() && cards.stream().allMatch(r -> t.isToken(r.card()));
            remember(tokens ? Antecedent.TOKEN : Antecedent.CARD, cards);
        }
    }

    /** A token that arrived: "the Serpent token" means one of them. */
    private void made(Ref token) {
        created = More.of(created, token);
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

    // ---- what is asked, for whoever reads it ----------------------------------------------------------------------------

    /** A part of a cost stands in the text of what is paid for: the procedure below knows. */
    @Override
    protected @Nullable Cause cause(EvolveTable t) {
        return item.program().text().isEmpty() ? null : caused(t);
    }

    /** The same, asked by a procedure that this effect has begun. */
    Cause caused(EvolveTable t) {
        Cause below = item.program().text().isEmpty() && t.below(this) instanceof PayCosts pay ? pay.cause(t) : null;
        int now = t.frame(t.depth() - 1) == this || isPicking(t) ? pc : pc - 1;
        Instruction what = now >= 0 && now < item.program().size() ? item.program().spoken(now) : null;
        return new Cause(item.source(), below == null ? item.program().text() : below.ability(), what, null);
    }

    private boolean isPicking(EvolveTable t) {
        return t.frame(t.depth() - 1) instanceof PickCards picks && t.below(picks) == this;
    }

    /** The verb that cards are picked for. */
    Verb verb() {
        return ((Op.Do) item.program().op(pc)).verb();
    }

    /** The words for the cards that are picked. */
    Object picking() {
        Op.Do now = (Op.Do) item.program().op(pc);
        return now.verb() instanceof Select select ? select : now.picks().get(picks.size());
    }

    @Override
    public int done(EvolveTable t) {
        return rounds;
    }

    @Override
    public int most(EvolveTable t) {
        return item.program().op(pc) instanceof Op.Choose c
                ? Math.min(c.from().count().n(), c.from().options().size()) : 1;
    }
}
