package cardinal.evolve.program;

import cardinal.cards.Compiled;
import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.TriggerNoun;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A card whose text was understood, compiled for play. Shared and never changed. Also carries abilities that are given to cards. */
public final class CardDef implements Compiled<CardData, Ability> {

    /**
     * 10.1.1.2: one automatic ability.
     *
     * @param nouns  the cards that the words of its trigger name
     * @param kinds  the events that can meet it
     * @param own  only what happens to the card itself can
     */
    public record Automatic(Ability.Automatic ability, Trigger when, List<TriggerNoun> nouns, Program program,
            int index, long kinds, boolean own, @Nullable Zone zone) {
        public Automatic(Ability.Automatic ability, Trigger when, Program program, int index, @Nullable Zone zone) {
            this(ability, when, TriggerNoun.of(when), program, index, Watching.kinds(when), Watching.isOwn(when), zone);
        }
    }

    /**
     * 10.1.1.1: one activated ability.
     *
     * @param zone  where it is valid if not on the field (10.3.4)
     * @param isFree  15.2.1.2: whether it can be played again and again
     * @param points  what it costs in play points, NONE if that varies
     */
    public record Activated(Ability.Activated ability, Program program, int index, @Nullable Zone zone,
            boolean isFree, int points) {
        /** 10.3.4, 10.3.5. */
        public boolean isValidIn(Zone in) {
            return zone == null ? in == Zone.FIELD || in == Zone.LEADER : in == zone;
        }

        /** Whether nothing but its play points says when it can be played. */
        public boolean isForPointsAlone() {
            boolean points = ability.onlyIf() instanceof Condition.Always;
            for (int i = 0; i < ability.costs().size(); i++) {
                points &= ability.costs().get(i) instanceof Cost.Pay;
            }
            return points;
        }

        /** The same under another number: a card may have been given it several times. */
        public Activated numbered(int other) {
            return new Activated(ability, program, other, zone, isFree, points);
        }

        public boolean isEvolve() {
            return ability.kind() == Ability.Kind.EVOLVE;
        }

        /** 12.2.2: the names of the evolved cards that fit its effect, or none: those of its card. */
        public List<String> into() {
            return program.into();
        }

        /** 8.3.2. */
        public boolean isLikeEvolving() {
            return ability.kind().isLikeEvolving();
        }

        public boolean isServe() {
            return ability.kind() == Ability.Kind.SERVE;
        }
    }

    /** 10.2.1.3: a replacement of an event, with what happens instead. */
    public record Replacing(Ability.Replacement ability, Attempt attempt, Program program, int index) {
        public Replacing(Ability.Replacement ability, Program program, int index) {
            this(ability, Attempt.of(ability.instead()), program, index);
        }
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
    private final long awaited;
    private final long[] listened;
    private final String[] labels;
    private final Set<Filter.Mark> marks;
    private final boolean givesAbilities;
    private final int reach;

    /** What a compiler has found in the abilities of a card, see the methods of {@link CardDef}. */
    public record Parts(List<Automatic> automatic, List<Activated> activated, List<Passive> passives,
            List<Replacing> replacements, List<Ability.WhenPlaying> whenPlaying, int keywords, int forMore,
            Program spell) {
    }

    public CardDef(int number, CardData data, List<Ability> abilities, Parts parts) {
        this.number = number;
        this.data = data;
        this.abilities = List.copyOf(abilities);
        keywords = parts.keywords();
        forMore = parts.forMore();
        automatic = parts.automatic().toArray(Automatic[]::new);
        activated = parts.activated().toArray(Activated[]::new);
        passives = parts.passives().toArray(Passive[]::new);
        stated = parts.passives().stream().mapToLong(Passive::stated).reduce(0, (a, b) -> a | b);
        givesAbilities = parts.passives().stream().anyMatch(Passive::givesAbilities);
        reach = parts.passives().stream().mapToInt(Passive::reach).reduce(0, (a, b) -> a | b);
        replacements = parts.replacements().toArray(Replacing[]::new);
        whenPlaying = parts.whenPlaying().toArray(Ability.WhenPlaying[]::new);
        spell = parts.spell();
        ownKinds = parts.automatic().stream().filter(Automatic::own).mapToLong(Automatic::kinds)
                .reduce(0, (a, b) -> a | b);
        awaited = parts.automatic().stream().mapToLong(Automatic::kinds).reduce(0, (a, b) -> a | b);
        listened = new long[Zone.values().length];
        Arrays.setAll(listened, i -> listening(Zone.values()[i]));
        labels = data.traits().toArray(String[]::new);
        marks = marksOf();
    }

    private static int bit(Keyword k) {
        return 1 << k.ordinal();
    }

    private Set<Filter.Mark> marksOf() {
        Set<Filter.Mark> found = EnumSet.noneOf(Filter.Mark.class);
        if (Stream.concat(Arrays.stream(activated).map(Activated::program),
                Arrays.stream(automatic).map(Automatic::program)).anyMatch(Program::isUnionBurst)) {
            found.add(Filter.Mark.UNION_BURST);
        }
        for (Activated a : activated) {
            found.add(switch (a.ability().kind()) {
                case EVOLVE -> Filter.Mark.EVOLVE;
                case SERVE -> Filter.Mark.SERVE;
                case ADVANCE -> Filter.Mark.ADVANCE;
                case RIDE -> Filter.Mark.RIDE;
                case ACT -> Filter.Mark.ACT;
            });
        }
        for (Automatic a : automatic) {
            Filter.Mark mark = mark(a.when());
            if (mark != null) {
                found.add(mark);
            }
        }
        Records.any(abilities, Gift.Quoted.class::isInstance, part -> {
            switch (part) {
                case Condition.EarthRite e -> found.add(Filter.Mark.EARTH_RITE);
                case Cost.EarthRite e -> found.add(Filter.Mark.EARTH_RITE);
                case Condition.Spellchain s -> found.add(Filter.Mark.SPELLCHAIN);
                case Condition.Necrocharge n -> found.add(Filter.Mark.NECROCHARGE);
                case Condition.Combo c -> found.add(Filter.Mark.COMBO);
                default -> {
                }
            }
            return false;
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

    /** 10.9: the kinds of zones other than the field in which its passive abilities alter cards, a bit each. */
    public int reach() {
        return reach;
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

    /** The kinds of events that its automatic abilities wait for, a bit each. */
    public long awaited() {
        return awaited;
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
