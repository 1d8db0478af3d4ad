package cardinal.riftbound.table;

import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.rules.Amounts;
import cardinal.riftbound.rules.Conditions;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * 446 to 453: the derived values of objects. Without effects and passives in force a value is read off the object; else
 * all effects are applied layer by layer, each once to each object, repeatedly until none is left to apply (449), and remembered until
 * the table changes.
 */
public final class Layers {
    /** The derived values of one object at one moment, for look-back (356.3.e.13). */
    public record Values(int might, long keywords) {
        public int keyword(Keyword k) {
            return (int) (keywords >>> (k.ordinal() * 4)) & 15;
        }
    }

    private static final Selector FRIENDLY_UNITS = new Selector.All(Filter.of(Filter.Kind.UNIT).side(Filter.Side.FRIENDLY));

    private final RiftTable t;
    private int version;
    private short[] might;
    private int[] board;
    private int boardSize;
    private short[] base;
    private long[] keywords;
    private List<TagGrant> tags;
    /** Which source has been applied to which object in this evaluation. */
    private BitSet reached = new BitSet();

    private record TagGrant(int card, String tag) {
    }

    Layers(RiftTable table) {
        t = table;
        version = -1;
        might = new short[0];
        board = new int[32];
        base = new short[0];
        keywords = new long[0];
        tags = List.of();
    }

    private boolean isPlain() {
        return t.effectCount() == 0 && !t.listeners().anyone(Kind.STATIC.ordinal());
    }

    int might(int card) {
        Piece p = t.piece(card);
        CardDef def = (CardDef) p.face();
        if (!t.isBoard(p.zone())) {
            return def.might();
        }
        if (isPlain()) {
            return def.might() + p.counter(Flag.BUFF) + fighting(p, def.keywords());
        }
        evaluate();
        return might[card];
    }

    int keyword(int card, Keyword k) {
        Piece p = t.piece(card);
        if (!t.isBoard(p.zone()) || isPlain()) {
            return ((CardDef) p.face()).keyword(k);
        }
        evaluate();
        return lane(keywords[card], k);
    }

    boolean hasTag(int card, String tag) {
        if (t.def(card).tags().contains(tag)) {
            return true;
        }
        if (isPlain() || !t.onBoard(card)) {
            return false;
        }
        evaluate();
        for (TagGrant grant : tags) {
            if (grant.card() == card && grant.tag().equals(tag)) {
                return true;
            }
        }
        return false;
    }

    Values snapshot(int card) {
        return new Values(t.might(card), isPlain() ? t.def(card).keywords() : evaluatedKeywords(card));
    }

    private long evaluatedKeywords(int card) {
        evaluate();
        return keywords[card];
    }

    /** 723.1.c, 730.1.c: what Assault and Shield add to an attacker or defender. */
    private static int fighting(Piece p, long words) {
        int sum = 0;
        if (p.is(Flag.ATTACKER)) {
            sum += lane(words, Keyword.ASSAULT);
        }
        if (p.is(Flag.DEFENDER)) {
            sum += lane(words, Keyword.SHIELD);
        }
        return sum;
    }

    private static int lane(long words, Keyword k) {
        return (int) (words >>> (k.ordinal() * 4)) & 15;
    }

    /** Something that alters values: a passive of an object, a fact in force, or a modifier on one object. */
    private record Source(int index, int stamp, Scope scope, Object what, cardinal.riftbound.ability.Condition condition, int subject) {
    }

    private void evaluate() {
        if (version == t.version()) {
            return;
        }
        version = t.version();
        int n = t.pieceCount();
        if (might.length < n) {
            might = new short[n + 16];
            base = new short[n + 16];
            keywords = new long[n + 16];
        }
        tags = List.of();
        gatherBoard();
        for (int j = 0; j < boardSize; j++) {
            int i = board[j];
            CardDef def = t.def(i);
            base[i] = (short) def.might();
            might[i] = (short) (base[i] + t.piece(i).counter(Flag.BUFF));
            keywords[i] = def.keywords();
        }
        List<Source> sources = sources();
        reached = new BitSet(sources.size() * n);
        short[] fought = new short[boardSize];
        boolean more = true;
        while (more) {
            more = traits(sources, n);
            more |= abilities(sources, n);
            for (int j = 0; j < boardSize; j++) {
                int i = board[j];
                int add = fighting(t.piece(i), keywords[i]) - fought[j];
                if (add != 0) {
                    might[i] += (short) add;
                    fought[j] += (short) add;
                    more = true;
                }
            }
            for (int sign = 1; sign >= -1; sign -= 2) {
                for (Source s : sources) {
                    more |= signOf(s) == sign && holds(s) && reachesMore(s, n, c -> applyMight(s, c));
                }
            }
        }
    }

    /** The objects whose values are derived, in the order of their numbers. */
    private void gatherBoard() {
        boardSize = 0;
        for (int card = t.nextPresent(0); card != Table.NONE; card = t.nextPresent(card + 1)) {
            if (boardSize == board.length) {
                board = Arrays.copyOf(board, boardSize * 2);
            }
            board[boardSize++] = card;
        }
    }

    private List<Source> sources() {
        List<Source> list = new ArrayList<>();
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            CardDef def = t.def(card);
            Scope scope = Scope.of(t, card);
            for (Ability.Passive p : def.passives()) {
                if (!p.legion() || Conditions.legion(t, scope.controller())) {
                    list.add(new Source(list.size(), t.piece(card).since(), scope, p.fact(), p.condition(), Table.NONE));
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            Scope scope = new Scope(e.source().card(), e.controller(), Table.NONE, Table.NONE, e.subject().card());
            list.add(new Source(list.size(), e.stamp(), scope, e.what(), CardDef.ALWAYS, e.subject().card()));
        }
        list.sort((a, b) -> Integer.compare(a.stamp(), b.stamp()));
        return list;
    }

    private boolean holds(Source s) {
        return Conditions.holds(t, s.condition(), s.scope());
    }

    /** 452.1: what depends on another effect of the layer is applied once that one has been. */
    private boolean traits(List<Source> sources, int width) {
        boolean any = false;
        boolean more = true;
        while (more) {
            more = false;
            for (Source s : sources) {
                more |= isTraitLayer(s) && holds(s) && reachesMore(s, width, c -> applyTraits(s, c));
            }
            any |= more;
        }
        return any;
    }

    private boolean abilities(List<Source> sources, int width) {
        boolean any = false;
        boolean more = true;
        while (more) {
            more = false;
            for (Source s : sources) {
                more |= isAbilityLayer(s) && holds(s) && reachesMore(s, width, c -> applyKeywords(s, c));
            }
            any |= more;
        }
        return any;
    }

    /** 449.1: applies a source to all it covers now and has not been applied to; whether there were any. */
    private boolean reachesMore(Source s, int width, Each each) {
        boolean[] more = {false};
        eachOf(s, c -> {
            int mark = s.index() * width + c;
            if (!reached.get(mark)) {
                reached.set(mark);
                more[0] = true;
                each.accept(c);
            }
        });
        return more[0];
    }

    /** The objects a source covers as things stand. */
    private void eachOf(Source s, Each each) {
        switch (s.what()) {
            case Modifier m -> each.accept(s.subject());
            case Fact.Might m -> eachCovered(m.who(), s.scope(), each);
            case Fact.MightBecomes m -> eachCovered(m.who(), s.scope(), each);
            case Fact.Are a -> eachCovered(a.who(), s.scope(), each);
            case Fact.Has h -> eachCovered(h.who(), s.scope(), each);
            case Fact.Loses l -> eachCovered(l.who(), s.scope(), each);
            case Fact.BuffsGiveMore b -> eachCovered(FRIENDLY_UNITS, s.scope(), each);
            default -> each.accept(s.scope().source());
        }
    }

    private static boolean isTraitLayer(Source s) {
        return s.what() instanceof Modifier.MightIs || s.what() instanceof Fact.MightBecomes || s.what() instanceof Fact.Are;
    }

    /** Layer 1: assignments of Might and of tags (450.1). */
    private void applyTraits(Source s, int card) {
        switch (s.what()) {
            case Modifier.MightIs m -> assign(card, m.n());
            case Fact.MightBecomes m -> assign(card, m.might());
            case Fact.Are a -> {
                tags = tags.isEmpty() ? new ArrayList<>() : tags;
                tags.add(new TagGrant(card, a.tag()));
            }
            default -> throw new IllegalStateException("not of the trait layer: " + s.what());
        }
    }

    /** What arithmetic has added in an earlier pass stays on top. */
    private void assign(int card, int n) {
        might[card] += (short) (n - base[card]);
        base[card] = (short) n;
    }

    private static boolean isAbilityLayer(Source s) {
        return s.what() instanceof Modifier.Gains || s.what() instanceof Modifier.Loses || s.what() instanceof Fact.Has || s.what() instanceof Fact.Loses;
    }

    /** Layer 2 (450.2). */
    private void applyKeywords(Source s, int card) {
        switch (s.what()) {
            case Modifier.Gains g -> gain(card, g.keywords());
            case Modifier.Loses g -> lose(card, g.keywords());
            case Fact.Has h -> gain(card, h.keywords());
            case Fact.Loses h -> lose(card, h.keywords());
            default -> throw new IllegalStateException("not of the ability layer: " + s.what());
        }
    }

    private void gain(int card, List<KeywordValue> words) {
        for (KeywordValue v : words) {
            int shift = v.keyword().ordinal() * 4;
            int now = lane(keywords[card], v.keyword());
            int sum = v.keyword().isNumbered() ? Math.min(15, now + v.value()) : Math.min(15, now + 1);
            keywords[card] = keywords[card] & ~(15L << shift) | (long) sum << shift;
        }
    }

    private void lose(int card, List<KeywordValue> words) {
        for (KeywordValue v : words) {
            keywords[card] &= ~(15L << (v.keyword().ordinal() * 4));
        }
    }

    private static int signOf(Source s) {
        return switch (s.what()) {
            case Modifier.MightBy m -> m.n() >= 0 ? 1 : -1;
            case Fact.Might m -> m.sign();
            case Fact.MightIncreasedBy m -> 1;
            case Fact.BuffsGiveMore b -> 1;
            default -> 0;
        };
    }

    /** Layer 3 (450.3). */
    private void applyMight(Source s, int card) {
        int now = might[card];
        might[card] = (short) switch (s.what()) {
            case Modifier.MightBy m -> now + m.n();
            case Fact.Might m when m.sign() > 0 -> now + Amounts.value(t, m.amount(), s.scope());
            case Fact.Might m -> limited(now, Amounts.value(t, m.amount(), s.scope()), m.least());
            case Fact.MightIncreasedBy m -> now + Amounts.value(t, m.amount(), s.scope());
            case Fact.BuffsGiveMore b -> now + b.n() * t.piece(card).counter(Flag.BUFF);
            default -> throw new IllegalStateException("not of the arithmetic layer: " + s.what());
        };
    }

    /** A reduction to a minimum never raises a value that is below it already. */
    static int limited(int now, int reduction, int least) {
        return Math.max(now - reduction, Math.min(now, least));
    }

    private interface Each {
        void accept(int card);
    }

    private void eachCovered(Selector who, Scope scope, Each each) {
        if (who instanceof Selector.Self) {
            each.accept(scope.source());
            return;
        }
        for (int j = 0; j < boardSize; j++) {
            if (covers(who, scope, board[j])) {
                each.accept(board[j]);
            }
        }
    }

    private boolean covers(Selector who, Scope scope, int card) {
        return switch (who) {
            case Selector.Self s -> scope.source() == card;
            case Selector.It i -> scope.it() == card;
            case Selector.Them i -> scope.it() == card;
            case Selector.All a -> Filters.matches(t, a.filter(), scope, card);
            default -> false;
        };
    }
}
