package cardinal.evolve.table;

import cardinal.cards.Pool;
import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.FactKind;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.TriggerIcon;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Compiler;
import cardinal.evolve.program.Program;
import cardinal.kernel.BadInput;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The cards and tokens a match may use, each compiled once. Built once; safe to share between threads afterwards. */
public final class CardPool extends Pool<CardData, Ability, CardDef> {
    /** The lane of Stack counters; other counters follow in the order in which the cards name them. */
    public static final int STACK = 0;
    private static final int LANES = 8;
    /** Given abilities have numbers of their own. */
    public static final int FIRST_CARRIER = 1_000_000;
    private static final String EVOLVED = " (evolved)";

    private final Map<Ability, CardDef> quoted = new HashMap<>();
    /** What is done to pay a part of a cost, by the very words in the card's text. */
    private final Map<Cost, Program> payments = new IdentityHashMap<>();
    private long facts;
    private long givenState;
    private long givenAwait;
    private final List<String> counters = new ArrayList<>(List.of("stack"));
    /** The counters that listed tokens name. */
    private final Map<String, List<String>> ofTokens = new HashMap<>();
    private boolean listing;
    private final List<CardData> alternates = new ArrayList<>();
    private final Compiler compiler;
    private final Program drain;
    private boolean replacements;
    private int carriers;

    public CardPool(Compiler compiler) {
        this.compiler = compiler;
        drain = compiler.drain();
    }

    /** 9.1.2.3: a token that the document lists. It is in every pool; its counters have lanes where a card can bring it. */
    public void list(CardData token, List<Ability> abilities) {
        listing = true;
        add(token, abilities);
        listing = false;
    }

    @Override
    protected CardDef compile(int number, CardData data, List<Ability> abilities) {
        CardDef def = compiler.card(number, data, abilities);
        if (!data.alternateName().isEmpty()) {
            alternates.add(data);
        }
        if (data.trigger() == TriggerIcon.STAND) {
            facts |= 1L << FactKind.CANT_ATTACK.number();
        }
        List<String> kinds = new ArrayList<>();
        Consumer<String> named = listing ? kinds::add : this::counted;
        Records.visit(abilities, part -> {
            switch (part) {
                case Fact f -> facts |= FactKind.statedBy(f);
                case Cost.Process p -> payments.put(p, compiler.payment(p));
                case Cost.Lesson l -> payments.put(l, compiler.payment(l));
                case Cost.Engage e when !(e.what() instanceof Selector.This) -> payments.put(e, compiler.payment(e));
                case Gift.Quoted q -> carry(data, q.ability());
                case Gift.Drive d -> carry(data, new Ability.Keywords(List.of(Keyword.SINGLE_DRIVE)));
                case Verb v when !v.counter().isEmpty() -> named.accept(v.counter());
                case Filter.Trait.HasCounter h -> named.accept(h.kind());
                case Amount.Counters c -> named.accept(c.kind());
                case Trigger.CounterPut c -> named.accept(c.kind());
                case Ability.Replacement r -> replacements = true;
                default -> {
                }
            }
        });
        if (!kinds.isEmpty()) {
            ofTokens.put(CardDef.fold(data.name()), List.copyOf(kinds));
        }
        if (!listing && !ofTokens.isEmpty()) {
            countOfTokens(def);
        }
        return def;
    }

    /** The counters of listed tokens that a card can bring. */
    private void countOfTokens(CardDef card) {
        Set<String> seen = new HashSet<>();
        Deque<CardDef> open = new ArrayDeque<>(List.of(card));
        while (!open.isEmpty()) {
            for (String name : tokens(open.remove())) {
                CardDef token = findToken(name);
                if (token != null && seen.add(token.name())) {
                    ofTokens.getOrDefault(CardDef.fold(token.name()), List.of()).forEach(this::counted);
                    open.add(token);
                }
            }
        }
    }

    /** A given ability under the number that it has, or had in the pool of the match. */
    private void carry(CardData data, Ability ability) {
        CardDef known = quoted.get(ability);
        int number = part(() -> known == null ? FIRST_CARRIER + carriers : known.number());
        if (known == null || known.number() != number) {
            CardDef given = compiler.card(number, data, List.of(ability));
            quoted.put(ability, given);
            givenState |= given.stated();
            givenAwait |= given.awaited();
        }
        carriers = Math.max(carriers, number - FIRST_CARRIER + 1);
    }

    /** A kind of counter in the lane that it has, or had in the pool of the match. */
    private void counted(String kind) {
        String name = CardDef.fold(kind);
        int at = part(() -> lane(kind));
        while (counters.size() <= at) {
            counters.add("");
        }
        if (!counters.get(at).equals(name)) {
            counters.replaceAll(other -> other.equals(name) ? "" : other);
            counters.set(at, name);
        }
    }

    /** The counter lane of a name (15.1.2). */
    public int lane(String kind) {
        int at = counters.indexOf(CardDef.fold(kind));
        if (at < 0) {
            at = counters.size();
            if (at == LANES) {
                throw new BadInput("more than " + LANES + " kinds of counters in one card pool: " + kind);
            }
            counters.add(CardDef.fold(kind));
        }
        return at;
    }

    public String counter(int lane) {
        return counters.get(lane);
    }

    public int counterKinds() {
        return counters.size();
    }

    /** A quoted ability, compiled. */
    public CardDef compiled(Ability ability) {
        CardDef def = quoted.get(ability);
        if (def == null) {
            throw new IllegalStateException("an ability that no card of the pool gives: " + ability);
        }
        return def;
    }

    /** What is done to pay a part of a cost (10.4.7, 14.3.2). */
    public Program payment(Cost cost) {
        Program known = payments.get(cost);
        return known == null ? compiler.payment(cost) : known;
    }

    /** 12.13.2: what Drain does. */
    public Program drain() {
        return drain;
    }

    /** Whether any card here states such a fact; if not, nobody has to look for it. */
    public boolean states(FactKind<?> kind) {
        return kind.isIn(facts);
    }

    /** 5.13.2. */
    public boolean changesDamage() {
        return states(FactKind.TAKES_NO_DAMAGE) || states(FactKind.NEXT_DAMAGE_PREVENTED)
                || states(FactKind.DAMAGE_TAKEN_BY) || states(FactKind.DAMAGE_DEALT_BY)
                || states(FactKind.DOUBLE_DAMAGE) || states(FactKind.DAMAGE_CAP)
                || states(FactKind.CANT_DEAL_DAMAGE);
    }

    public boolean givesAbilities() {
        return !quoted.isEmpty();
    }

    /** What abilities state that cards here give ({@link CardDef#stated}). */
    long givenState() {
        return givenState;
    }

    /** The kinds of events that abilities wait for that cards here give ({@link CardDef#awaited}). */
    long givenAwait() {
        return givenAwait;
    }

    public boolean hasReplacements() {
        return replacements;
    }

    /** An evolved card has the name of the card that evolves into it (12.2.2.1), so it is found with a word behind it. */
    @Override
    protected String key(CardData card) {
        return card.name() + (card.evolved() ? EVOLVED : "");
    }

    /** 12.2.2.1: an evolved card by its name. */
    public @Nullable CardDef findEvolved(String name) {
        return find(evolved(name));
    }

    /** What an evolved card is found by. */
    public static String evolved(String name) {
        return name + EVOLVED;
    }

    /** 2.15.2 of version 1.24.1: the side of a card that has the collector number; the card itself if it has one side. */
    public CardDef sideOne(CardDef card) {
        return !card.data().isDoubleSided() || !card.data().codes().isEmpty() ? card : otherSide(card);
    }

    /** 2.15 there: what is printed on the other side. */
    public CardDef otherSide(CardDef card) {
        CardDef other = findEvolved(card.data().otherSide());
        if (other == null || !other.data().otherSide().equals(card.data().name())) {
            throw new BadInput("the other side of " + card.data().name() + ", " + card.data().otherSide()
                    + ", must be a card that names it as its own");
        }
        if (card.data().codes().isEmpty() == other.data().codes().isEmpty()) {
            throw new BadInput("one of the sides " + card.data().name() + " and " + other.data().name()
                    + " bears a collector number");
        }
        return other;
    }

    /** 2.1.2, 2.13.2: a text means a card by its name, or by the alternate name of any card that has its name. */
    public boolean isNamed(CardDef card, String name) {
        if (card.isNamed(name)) {
            return true;
        }
        for (int i = 0; i < alternates.size(); i++) {
            CardData other = alternates.get(i);
            if (other.alternateName().equalsIgnoreCase(name) && card.isNamed(other.name())) {
                return true;
            }
        }
        return false;
    }

    /** 9.1.2.3: the token of this name or alternate name (2.13.2). */
    public CardDef token(String name) {
        CardDef def = findToken(name);
        if (def == null) {
            throw new BadInput("there is no token \"" + name + "\" in this card pool");
        }
        return def;
    }

    private @Nullable CardDef findToken(String name) {
        CardDef named = find(name);
        if (named != null) {
            return named;
        }
        for (CardData other : alternates) {
            if (other.alternateName().equalsIgnoreCase(name)) {
                return find(other.name());
            }
        }
        return null;
    }

    /** The tokens that its text creates and that are not here. */
    @Override
    protected List<String> missing(CardDef card) {
        boolean half = card.data().isDoubleSided() && findEvolved(card.data().otherSide()) == null;
        return Stream.concat(tokens(card).stream().filter(token -> findToken(token) == null),
                half ? Stream.of(card.data().otherSide()) : Stream.of()).distinct().toList();
    }

    private static List<String> tokens(CardDef card) {
        List<String> tokens = new ArrayList<>();
        Records.visit(card.abilities(), part -> {
            if (part instanceof Verb verb) {
                tokens.addAll(verb.tokenNames());
            }
        });
        return tokens;
    }

    /** 5.33.1 of version 1.24.1: any card may be named. */
    private static boolean declares(CardDef card) {
        boolean[] found = {false};
        Records.visit(card.abilities(), part -> found[0] |= part instanceof Verb verb && verb.declares());
        return found[0];
    }

    /** Its tokens, and whatever has its name: one alternate name is that of all of them (2.13.2). */
    @Override
    protected Collection<CardDef> related(CardDef card) {
        if (declares(card)) {
            return all();
        }
        return Stream.concat(tokens(card).stream().map(this::findToken),
                Stream.of(find(card.name()), findEvolved(card.name()), findEvolved(card.data().otherSide())))
                .<CardDef>mapMulti((found, take) -> {
                    if (found != null) {
                        take.accept(found);
                    }
                }).toList();
    }
}
