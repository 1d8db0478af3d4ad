package cardinal.riftbound.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.Copies;
import cardinal.riftbound.table.DerivedValues;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Wakened;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * 446 to 453: the derived values of objects. Without effects and passives in force a value is read off the object; else
 * all effects are applied layer by layer, each once to each object, repeatedly until none is left to apply (449), and remembered until
 * the table changes.
 */
public final class Layers implements DerivedValues {
    private final RiftTable t;
    private int version;
    private final FactsThere facts;
    private short[] might;
    private int[] board;
    private int boardSize;
    private short[] base;
    /** What fighting has added to the objects of the board in this evaluation. */
    private short[] fought;
    private long[] keywords;
    private List<TagGrant> tags;
    /** The faces that copies show so far (450.1.b); null where there are none. */
    private CardDef @Nullable [] faces;
    /** Which source has been applied to which object in this evaluation. */
    private BitSet reached;

    private record TagGrant(int card, String tag) {
    }

    public Layers(RiftTable table) {
        t = table;
        version = -1;
        facts = new FactsThere(t);
        fought = new short[32];
        might = new short[0];
        board = new int[32];
        base = new short[0];
        keywords = new long[0];
        tags = List.of();
        reached = new BitSet();
    }

    @Override
    public long facts() {
        return facts.kinds();
    }

    private boolean isPlain() {
        return t.effectCount() == 0 && !t.listeners().anyone(Kind.STATIC.ordinal());
    }

    @Override
    public int might(int card) {
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

    @Override
    public int keyword(int card, Keyword k) {
        Piece p = t.piece(card);
        if (!t.isBoard(p.zone()) || isPlain()) {
            return ((CardDef) p.face()).keyword(k);
        }
        evaluate();
        return k.in(keywords[card]);
    }

    @Override
    public boolean hasTag(int card, String tag) {
        if (isPlain() || !t.onBoard(card)) {
            return t.def(card).tags().contains(tag);
        }
        evaluate();
        if (faceOf(card).tags().contains(tag)) {
            return true;
        }
        for (int i = 0; i < tags.size(); i++) {
            if (tags.get(i).card() == card && tags.get(i).tag().equals(tag)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Snapshot snapshot(int card) {
        return new Snapshot(t.might(card), isPlain() ? t.def(card).keywords() : evaluatedKeywords(card));
    }

    private long evaluatedKeywords(int card) {
        evaluate();
        return keywords[card];
    }

    /** 723.1.c, 730.1.c: what Assault and Shield add to an attacker or defender. */
    private static int fighting(Piece p, long words) {
        int sum = 0;
        if (p.is(Flag.ATTACKER)) {
            sum += Keyword.ASSAULT.in(words);
        }
        if (p.is(Flag.DEFENDER)) {
            sum += Keyword.SHIELD.in(words);
        }
        return sum;
    }

    /** What an object shows in this evaluation so far. */
    private CardDef faceOf(int card) {
        CardDef[] copies = faces;
        CardDef face = copies == null || card >= copies.length ? null : copies[card];
        return face == null ? t.def(card) : face;
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
        gatherCopies();
        for (int j = 0; j < boardSize; j++) {
            int i = board[j];
            CardDef def = faceOf(i);
            base[i] = (short) def.might();
            might[i] = (short) (base[i] + t.piece(i).counter(Flag.BUFF));
            keywords[i] = def.keywords();
        }
        List<LayerEffect> sources = sources();
        reached.clear();
        Arrays.fill(fought, 0, boardSize, (short) 0);
        boolean more = true;
        while (more) {
            more = settle(sources, LayerEffect.TRAITS, n);
            more |= settle(sources, LayerEffect.ABILITIES, n);
            for (int j = 0; j < boardSize; j++) {
                int i = board[j];
                int add = fighting(t.piece(i), keywords[i]) - fought[j];
                if (add != 0) {
                    might[i] += (short) add;
                    fought[j] += (short) add;
                    more = true;
                }
            }
            more |= apply(sources, LayerEffect.INCREASES, n);
            more |= apply(sources, LayerEffect.REDUCTIONS, n);
        }
    }

    /** The objects whose values are derived, in the order of their numbers. */
    private void gatherBoard() {
        boardSize = 0;
        for (int card = t.nextPresent(0); card != Table.NONE; card = t.nextPresent(card + 1)) {
            if (boardSize == board.length) {
                board = Arrays.copyOf(board, boardSize * 2);
                fought = new short[boardSize * 2];
            }
            board[boardSize++] = card;
        }
    }

    /** Copies begin with their printed face; layer 1 makes them copies. */
    private void gatherCopies() {
        Copies copies = t.copies();
        faces = copies.isEmpty() ? null : new CardDef[t.pieceCount()];
        for (int i = 0; faces != null && i < copies.size(); i++) {
            if (copies.isCopy(t, copies.card(i))) {
                faces[copies.card(i)] = copies.printed(i);
            }
        }
    }

    private List<LayerEffect> sources() {
        List<LayerEffect> list = new ArrayList<>();
        int kind = Kind.STATIC.ordinal();
        for (int card = t.listeners().next(kind, 0); card != Table.NONE; card = t.listeners().next(kind, card + 1)) {
            CardDef def = t.def(card);
            Scope scope = Scope.of(t, card);
            long stamp = stamp(card);
            for (int i = 0; i < def.passives().length; i++) {
                Ability.Passive p = def.passives()[i];
                int layer = LayerEffect.layerOf(p.fact());
                if (layer != LayerEffect.NO_LAYER
                        && (!p.legion() || Conditions.legion(t, scope.controller(), scope.source()))) {
                    long since = LentText.stamp(t, def, i, stamp);
                    since = t.effectCount() == 0 ? since : Wakened.since(t, card, i, since);
                    list.add(new LayerEffect(list.size(), layer, LayerEffect.order(since, p.fact()), scope, p.fact(),
                            p.condition(),
                            Table.NONE));
                }
            }
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            int layer = LayerEffect.layerOf(e.what());
            LentText.add(t, e, list);
            if (layer != LayerEffect.NO_LAYER) {
                Scope scope = new Scope(e.source().card(), e.controller(), Table.NONE, Table.NONE, e.subject().card());
                list.add(
                        new LayerEffect(list.size(), layer, LayerEffect.order(2L * e.stamp(), e.what()), scope,
                                e.what(), CardDef.ALWAYS,
                                e.subject().card()));
            }
        }
        if (list.size() > 1) {
            list.sort((a, b) -> Long.compare(a.stamp(), b.stamp()));
        }
        return list;
    }

    /** 453.1: a passive is as old as its object is on the board; copied text follows right upon its copying (451.1.a). */
    private long stamp(int card) {
        boolean copied = !t.copies().isEmpty() && t.copies().isCopy(t, card);
        return copied ? 2L * Copies.stamp(t, card) + 1 : 2L * t.piece(card).since();
    }

    private boolean holds(LayerEffect s) {
        return Conditions.holds(t, s.condition(), s.scope());
    }

    /** 452.1: what depends on another effect of the layer is applied once that one has been. */
    private boolean settle(List<LayerEffect> sources, int layer, int width) {
        boolean any = false;
        while (apply(sources, layer, width)) {
            any = true;
        }
        return any;
    }

    private boolean apply(List<LayerEffect> sources, int layer, int width) {
        boolean more = false;
        for (int i = 0; i < sources.size(); i++) {
            LayerEffect s = sources.get(i);
            more |= s.layer() == layer && holds(s)
                    && (s.mayDepend() ? inOrder(s, sources, new BitSet(), width) : reachesMore(s, width));
        }
        return more;
    }

    /** 452.1: first what the effect depends on, then at once the effect itself; in a circle the older one goes first (453). */
    private boolean inOrder(LayerEffect s, List<LayerEffect> sources, BitSet begun, int width) {
        boolean more = false;
        if (s.mayDepend()) {
            begun.set(s.index());
            for (LayerEffect r : sources) {
                if (r.layer() == s.layer() && !begun.get(r.index()) && holds(r) && dependsOn(s, r, width)
                        && !dependsOn(r, s, width)) {
                    more |= inOrder(r, sources, begun, width);
                }
            }
        }
        return holds(s) && reachesMore(s, width) || more;
    }

    /** 451.1: whether applying the one alters the existence of the other, what it influences, or its outcome: it is tried out. */
    private boolean dependsOn(LayerEffect s, LayerEffect on, int width) {
        if (!s.mayDepend()) {
            return false;
        }
        List<Integer> before = outcome(s, width);
        Tried tried = new Tried(might.clone(), base.clone(), keywords.clone(), List.copyOf(tags),
                faces == null ? null : faces.clone(), (BitSet) reached.clone());
        boolean depends = reachesMore(on, width) && !outcome(s, width).equals(before);
        might = tried.might();
        base = tried.base();
        keywords = tried.keywords();
        tags = new ArrayList<>(tried.tags());
        faces = tried.faces();
        reached = tried.reached();
        return depends;
    }

    /** Where an evaluation stood before something was tried out. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Tried(short[] might, short[] base, long[] keywords, List<TagGrant> tags,
            CardDef @Nullable [] faces, BitSet reached) {
    }

    /** The objects an effect would be applied to now, and by how much it would change each. */
    private List<Integer> outcome(LayerEffect s, int width) {
        List<Integer> outcome = new ArrayList<>();
        Selector who = s.who();
        for (int j = 0; j < boardSize && holds(s); j++) {
            int card = board[j];
            boolean meant = who == null ? card == s.subject() : covers(who, s.scope(), card);
            if (meant && !reached.get(s.index() * width + card)) {
                outcome.add(card);
                outcome.add(s.layer() >= LayerEffect.INCREASES ? mightBy(s, card) - might[card] : 0);
            }
        }
        return outcome;
    }

    /** 449.1: applies a source to all it covers now and has not been applied to; whether there were any. */
    private boolean reachesMore(LayerEffect s, int width) {
        Selector who = s.who();
        if (who == null || who instanceof Selector.Self) {
            int card = s.subject();
            return !reached.get(s.index() * width + card) && reach(s, card, width);
        }
        boolean more = false;
        for (int j = 0; j < boardSize; j++) {
            int card = board[j];
            more |= !reached.get(s.index() * width + card) && covers(who, s.scope(), card) && reach(s, card, width);
        }
        return more;
    }

    private boolean reach(LayerEffect s, int card, int width) {
        reached.set(s.index() * width + card);
        switch (s.layer()) {
            case LayerEffect.TRAITS -> applyTraits(s, card);
            case LayerEffect.ABILITIES -> applyKeywords(s, card);
            default -> applyMight(s, card);
        }
        return true;
    }

    /** Layer 1: copies, assignments of Might and of tags (450.1). */
    private void applyTraits(LayerEffect s, int card) {
        switch (s.what()) {
            case Modifier.CopyOf c -> copy(card, c);
            case Modifier.MightIs m -> assign(card, m.n());
            case Fact.MightBecomes m -> assign(card, m.might());
            case Fact.Are a -> {
                tags = tags.isEmpty() ? new ArrayList<>() : tags;
                tags.add(new TagGrant(card, a.tag()));
            }
            default -> throw new IllegalStateException("not of the trait layer: " + s.what());
        }
    }

    /** 450.1.b.1: what takes the place of all traits also takes the place of those that older effects gave. */
    private void copy(int card, Modifier.CopyOf copy) {
        CardDef face = Copies.applied(t, faceOf(card), copy);
        if (!copy.added()) {
            assign(card, face.might());
            tags = new ArrayList<>(tags);
            tags.removeIf(grant -> grant.card() == card);
        }
        keywords[card] = face.keywords();
        Objects.requireNonNull(faces)[card] = face;
    }

    /** What arithmetic has added in an earlier pass stays on top. */
    private void assign(int card, int n) {
        might[card] += (short) (n - base[card]);
        base[card] = (short) n;
    }

    /** Layer 2 (450.2). */
    private void applyKeywords(LayerEffect s, int card) {
        switch (s.what()) {
            case Modifier.Wears w -> keywords[card] = LentText.with(keywords[card], w.words());
            case Modifier.Gains g -> gain(card, g.keywords());
            case Modifier.Loses g -> lose(card, g.keywords());
            case Fact.Has h -> gain(card, h.keywords());
            case Fact.HasIfLacking h -> gain(card,
                    h.keywords().stream().filter(v -> v.keyword().in(keywords[card]) == 0).toList());
            case Fact.Loses h -> lose(card, h.keywords());
            default -> throw new IllegalStateException("not of the ability layer: " + s.what());
        }
    }

    private void gain(int card, List<KeywordValue> words) {
        for (KeywordValue v : words) {
            keywords[card] = v.keyword().addedTo(keywords[card], v.value());
        }
    }

    private void lose(int card, List<KeywordValue> words) {
        for (KeywordValue v : words) {
            keywords[card] = v.keyword().without(keywords[card]);
        }
    }

    /** Layer 3 (450.3). */
    private void applyMight(LayerEffect s, int card) {
        might[card] = (short) mightBy(s, card);
    }

    /** The Might of an object with this effect added to it. */
    private int mightBy(LayerEffect s, int card) {
        int now = might[card];
        return switch (s.what()) {
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
