package cardinal.evolve.card;

import cardinal.cards.Compiled;
import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.table.Kind;
import cardinal.evolve.table.Zone;
import cardinal.evolve.verb.RecoverPlayPoints;
import cardinal.evolve.verb.Refresh;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A card whose text was understood, compiled for play. Shared and never changed. Also carries abilities that are given to cards. */
public final class CardDef implements Compiled<CardData, Ability> {

    /** 10.1.1.2: one automatic ability; kinds: the events that can meet it; own: only what happens to the card itself can. */
    public record Automatic(Ability.Automatic ability, Trigger when, Program program, int index, long kinds,
            boolean own,
            @Nullable Zone zone) {
    }

    /** 10.1.1.1; zone: where it is valid if not on the field (10.3.4); points: what it costs in play points, NONE if that varies. */
    public record Activated(Ability.Activated ability, Program program, int index, @Nullable Zone zone,
            boolean isFree, int points) {
        Activated(Ability.Activated ability, Program program, int index, @Nullable Zone zone) {
            this(ability, program, index, zone, isFree(ability), points(ability.costs()));
        }

        private static int points(List<Cost> costs) {
            int sum = 0;
            for (Cost c : costs) {
                if (c instanceof Cost.Pay p) {
                    if (!(p.points() instanceof Amount.Fixed fixed)) {
                        return Table.NONE;
                    }
                    sum += Math.max(0, fixed.n());
                }
            }
            return sum;
        }

        /** 10.3.4, 10.3.5. */
        public boolean isValidIn(Zone in) {
            return zone == null ? in == Zone.FIELD || in == Zone.LEADER : in == zone;
        }

        public boolean isEvolve() {
            return ability.kind() == Ability.Kind.EVOLVE;
        }

        public boolean isServe() {
            return ability.kind() == Ability.Kind.SERVE;
        }

        /** 15.2.1.2: whether it can be played again and again: it is not limited, and costs nothing but what it can give back. */
        private static boolean isFree(Ability.Activated ability) {
            return ability.kind() == Ability.Kind.ACT && ability.timesPerTurn() == 0
                    && ability.costs().stream().allMatch(c -> isGivenBack(c, ability.effect()));
        }

        private static boolean isGivenBack(Cost cost, Instruction effect) {
            return switch (cost) {
                case Cost.Pay p -> p.points().equals(new Amount.Fixed(0))
                        || Records.mentions(effect, RecoverPlayPoints.class);
                case Cost.Engage e -> Records.mentions(effect, Refresh.class);
                default -> false;
            };
        }
    }

    /** 10.2.1.3: a replacement of an event, with what happens instead. */
    public record Replacing(Ability.Replacement ability, Program program, int index) {
    }

    private final int number;
    private final CardData data;
    private final List<Ability> abilities;
    private final int keywords;
    private final Automatic[] automatic;
    private final Activated[] activated;
    private final Passive[] passives;
    private final long stated;
    private final Replacing[] replacements;
    private final Ability.WhenPlaying[] whenPlaying;
    private final int forMore;
    private final Program spell;
    private final long ownKinds;
    private final long[] listened;
    private final String[] labels;
    private final Set<Filter.Mark> marks;
    private final boolean givesAbilities;

    public CardDef(int number, CardData data, List<Ability> abilities) {
        this.number = number;
        this.data = data;
        this.abilities = List.copyOf(abilities);
        int words = 0;
        int more = 0;
        List<Automatic> autos = new ArrayList<>();
        List<Activated> acts = new ArrayList<>();
        List<Passive> facts = new ArrayList<>();
        List<Replacing> instead = new ArrayList<>();
        List<Ability.WhenPlaying> extras = new ArrayList<>();
        List<Instruction> instructions = new ArrayList<>();
        for (Ability a : abilities) {
            switch (a) {
                case Ability.Keywords k -> {
                    for (Keyword word : k.keywords()) {
                        words |= 1 << word.ordinal();
                    }
                }
                case Ability.Automatic t -> {
                    for (Trigger when : t.when()) {
                        autos.add(new Automatic(t, when, Programs.automatic(t.effect(), data.name(), List.of(t)),
                                autos.size(),
                                Watching.kinds(when), Watching.isOwn(when), zoneOf(t, Condition.ALWAYS)));
                    }
                }
                case Ability.Activated t ->
                        acts.add(new Activated(t, Programs.compile(t.effect(), data.name(), List.of(t)), acts.size(),
                                zoneOf(t, t.onlyIf())));
                case Ability.Passive p -> facts.add(new Passive(p));
                case Ability.Replacement r ->
                        instead.add(new Replacing(r, Programs.replacing(r.instead(), data.name(), List.of(r)),
                                instead.size()));
                case Ability.WhenPlaying w -> extras.add(w);
                case Ability.PlayForMore p -> more = p.more();
                case Ability.Spell s -> instructions.add(s.effect());
                case Ability.DeckCondition d -> {
                }
            }
        }
        if ((words & bit(Keyword.STACK)) != 0) {
            acts.add(KeywordAbilities.transfer(acts.size()));
        }
        keywords = words;
        forMore = more;
        automatic = autos.toArray(Automatic[]::new);
        activated = acts.toArray(Activated[]::new);
        passives = facts.toArray(Passive[]::new);
        stated = facts.stream().mapToLong(Passive::stated).reduce(0, (a, b) -> a | b);
        givesAbilities = facts.stream().anyMatch(Passive::givesAbilities);
        replacements = instead.toArray(Replacing[]::new);
        whenPlaying = extras.toArray(Ability.WhenPlaying[]::new);
        spell = instructions.isEmpty() ? Program.EMPTY
                : Programs.compile(instructions.size() == 1 ? instructions.getFirst()
                        : new Instruction.Sequence(instructions, Instruction.Sequence.Joint.SENTENCES), data.name(),
                        abilities.stream().filter(Ability.Spell.class::isInstance).toList());
        ownKinds = autos.stream().filter(Automatic::own).mapToLong(Automatic::kinds).reduce(0, (a, b) -> a | b);
        listened = new long[Zone.values().length];
        Arrays.setAll(listened, i -> listening(Zone.values()[i]));
        labels = data.traits().toArray(String[]::new);
        marks = marksOf();
    }

    private static int bit(Keyword k) {
        return 1 << k.ordinal();
    }

    /** 10.3.4: an ability that acts on its card in another zone is valid there. */
    private static @Nullable Zone zoneOf(Ability ability, Condition condition) {
        Zone[] found = {zoneOf(condition)};
        Records.visit(ability, part -> {
            if (part instanceof Selector.ThisFrom from && found[0] == null) {
                found[0] = zoneOf(from.place());
            } else if (part instanceof Condition.ThisIsIn in && found[0] == null) {
                found[0] = zoneOf(in.place());
            }
        });
        return found[0];
    }

    /** 10.3.4: the zone a condition says the ability is valid in; null for the field. */
    static @Nullable Zone zoneOf(Condition c) {
        return switch (c) {
            case Condition.ThisIsIn i -> zoneOf(i.place());
            case Condition.All a -> {
                for (Condition part : a.parts()) {
                    Zone z = zoneOf(part);
                    if (z != null) {
                        yield z;
                    }
                }
                yield null;
            }
            default -> null;
        };
    }

    /** The zone a place is in, whoever's. */
    public static Zone zoneOf(Filter.Place place) {
        return switch (place) {
            case FIELD, YOUR_FIELD, OPPONENT_FIELD -> Zone.FIELD;
            case YOUR_HAND, OPPONENT_HAND -> Zone.HAND;
            case YOUR_EX_AREA, OPPONENT_EX_AREA -> Zone.EX;
            case YOUR_CEMETERY, OPPONENT_CEMETERY -> Zone.CEMETERY;
            case YOUR_DECK, AMONG_THEM -> Zone.DECK;
            case OF_THEM -> Zone.FIELD;
            case YOUR_EVOLVE_DECK -> Zone.EVOLVE_DECK;
            case YOUR_BANISHED_ZONE -> Zone.BANISHED;
        };
    }

    private Set<Filter.Mark> marksOf() {
        Set<Filter.Mark> found = EnumSet.noneOf(Filter.Mark.class);
        for (Activated a : activated) {
            found.add(a.isEvolve() ? Filter.Mark.EVOLVE : a.isServe() ? Filter.Mark.SERVE : Filter.Mark.ACT);
        }
        for (Automatic a : automatic) {
            Filter.Mark mark = mark(a.when());
            if (mark != null) {
                found.add(mark);
            }
        }
        Records.visit(abilities, part -> {
            switch (part) {
                case Condition.EarthRite e -> found.add(Filter.Mark.EARTH_RITE);
                case Cost.EarthRite e -> found.add(Filter.Mark.EARTH_RITE);
                case Condition.Spellchain s -> found.add(Filter.Mark.SPELLCHAIN);
                case Condition.Necrocharge n -> found.add(Filter.Mark.NECROCHARGE);
                case Condition.Combo c -> found.add(Filter.Mark.COMBO);
                default -> {
                }
            }
        });
        return found;
    }

    /** The sign an automatic ability is referred to by, or null. */
    public static Filter.@Nullable Mark mark(Trigger when) {
        return switch (when) {
            case Trigger.Fanfare f -> Filter.Mark.FANFARE;
            case Trigger.LastWords l -> Filter.Mark.LAST_WORDS;
            case Trigger.OnEvolve o -> Filter.Mark.ON_EVOLVE;
            case Trigger.Strike s -> Filter.Mark.STRIKE;
            default -> null;
        };
    }

    @Override
    public int number() {
        return number;
    }

    /** How the card is called where its evolved form must be told apart; the name the rules know is in its data. */
    @Override
    public String name() {
        return data.evolved() ? data.name() + " (evolved)" : data.name();
    }

    @Override
    public CardData data() {
        return data;
    }

    public CardType type() {
        return data.type();
    }

    public boolean isFollower() {
        return data.type() == CardType.FOLLOWER;
    }

    public boolean isAmulet() {
        return data.type() == CardType.AMULET;
    }

    public boolean isSpell() {
        return data.type() == CardType.SPELL;
    }

    public boolean isToken() {
        return data.token();
    }

    public int cost() {
        return Math.max(0, data.cost());
    }

    public int attack() {
        return Math.max(0, data.attack());
    }

    public int defense() {
        return Math.max(0, data.defense());
    }

    @Override
    public List<Ability> abilities() {
        return abilities;
    }

    /** Printed keywords, a bit each. */
    public int keywords() {
        return keywords;
    }

    public boolean has(Keyword k) {
        return (keywords & bit(k)) != 0;
    }

    public boolean has(Filter.Mark mark) {
        return marks.contains(mark);
    }

    public boolean hasTrait(String trait) {
        for (String own : labels) {
            if (own.equalsIgnoreCase(trait)) {
                return true;
            }
        }
        return false;
    }

    /** 2.1.1: by its card name; alternate names are the pool's business (2.13.2). */
    public boolean isNamed(String name) {
        return data.name().equalsIgnoreCase(name);
    }

    public static String fold(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    public Automatic[] automatic() {
        return automatic;
    }

    public Activated[] activated() {
        return activated;
    }

    public Passive[] passives() {
        return passives;
    }

    /** The kinds of statement its passives make, see {@link cardinal.evolve.ability.FactKind}. */
    public long stated() {
        return stated;
    }

    /** Whether its passive abilities give abilities that are not keywords. */
    public boolean givesAbilities() {
        return givesAbilities;
    }

    public Replacing[] replacements() {
        return replacements;
    }

    public Ability.WhenPlaying[] whenPlaying() {
        return whenPlaying;
    }

    /** How much more it may be played for; 0 if not. */
    public int forMore() {
        return forMore;
    }

    public Program spell() {
        return spell;
    }

    /** Kinds of event about the card itself that its abilities watch. */
    public long ownKinds() {
        return ownKinds;
    }

    private long listening(Zone zone) {
        boolean there = zone == Zone.FIELD || zone == Zone.LEADER;
        boolean elsewhere = Arrays.stream(automatic).anyMatch(a -> a.zone() == zone);
        long kinds = there && (replacements.length > 0 || has(Keyword.STACK)) ? Kind.REPLACING.bit() : 0;
        for (Automatic a : automatic) {
            kinds |= (there || elsewhere) && !a.own() ? a.kinds() : 0;
        }
        for (Passive p : passives) {
            kinds |= there || p.zone() == zone ? p.kinds() : 0;
        }
        for (Activated a : activated) {
            kinds |= a.isValidIn(zone) ? Kind.ACTIVATED.bit() : 0;
        }
        return kinds;
    }

    /** 10.3.5: what its abilities look out for in a zone: on the field and in the leader area, elsewhere only where their text says so. */
    public long listens(Zone zone) {
        return listened[zone.ordinal()];
    }

    @Override
    public String toString() {
        return name();
    }
}
