package cardinal.evolve.rules;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.card.TriggerIcon;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Snapshot;
import cardinal.kernel.Image;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which cards a description means. */
public final class Filters {
    /** Where cards can be that a text has named. */
    private static final long NAMED = Zone.FIELD.bits() | Zone.HAND.bits() | Zone.EX.bits() | Zone.CEMETERY.bits()
            | Zone.DECK.bits() | Zone.EVOLVE_DECK.bits() | Zone.BANISHED.bits();
    private static final long DEFAULT = Zone.FIELD.bits() | Zone.LEADER.bits();

    private static final Filter.Trait DIFFERENT_COSTS = new Filter.Trait.DifferentCosts();
    private static final Filter.Trait DIFFERENT_NAMES = new Filter.Trait.DifferentNames();

    private Filters() {
    }

    /** The zones in which a description looks, as bits; nowhere named: the field, or the leader area (4.3.3, 4.4.3). */
    static long zones(Filter filter, int you) {
        List<Filter.Place> places = filter.places();
        if (places.isEmpty()) {
            return DEFAULT;
        }
        long zones = 0;
        for (int i = 0; i < places.size(); i++) {
            zones |= zone(places.get(i), you);
        }
        List<Filter.Noun> nouns = filter.nouns();
        for (int i = 0; i < nouns.size(); i++) {
            zones |= nouns.get(i).kind() == Filter.Kind.LEADER ? Zone.LEADER.bits() : 0;
        }
        return zones;
    }

    static long zone(Filter.Place place, int you) {
        int other = EvolveTable.opponent(you);
        return switch (place) {
            case FIELD -> Zone.FIELD.bits();
            case YOUR_FIELD -> Zone.FIELD.bit(you);
            case YOUR_HAND -> Zone.HAND.bit(you);
            case YOUR_EX_AREA -> Zone.EX.bit(you);
            case YOUR_CEMETERY -> Zone.CEMETERY.bit(you);
            case YOUR_DECK, AMONG_THEM -> Zone.DECK.bit(you);
            case OF_THEM -> NAMED;
            case YOUR_EVOLVE_DECK -> Zone.EVOLVE_DECK.bit(you);
            case YOUR_BANISHED_ZONE -> Zone.BANISHED.bit(you);
            case OPPONENT_FIELD -> Zone.FIELD.bit(other);
            case OPPONENT_HAND -> Zone.HAND.bit(other);
            case OPPONENT_EX_AREA -> Zone.EX.bit(other);
            case OPPONENT_CEMETERY -> Zone.CEMETERY.bit(other);
        };
    }

    /** The first card with a number of at least from that the description means, or NONE; all of them in the order of their numbers. */
    public static int next(EvolveTable t, Filter filter, Scope scope, int from) {
        long zones = zones(filter, scope.you());
        int best = Table.NONE;
        for (long z = zones; z != 0; z &= z - 1) {
            int zone = Long.numberOfTrailingZeros(z);
            for (int i = t.size(zone) - 1; i >= 0; i--) {
                int card = t.cardAt(zone, i);
                if (card >= from && (best == Table.NONE || card < best) && isOneOf(t, filter, scope, card)
                        && isAmong(filter, scope, card)) {
                    best = card;
                }
            }
        }
        return best;
    }

    private static boolean isAmong(Filter filter, Scope scope, int card) {
        return card != scope.gone() && isLookedAt(filter, scope, card);
    }

    private static boolean isLookedAt(Filter filter, Scope scope, int card) {
        List<Filter.Place> places = filter.places();
        return (!places.contains(Filter.Place.AMONG_THEM)
                || scope.effect() != null && scope.effect().isLookedAt(card))
                && (!places.contains(Filter.Place.OF_THEM) || scope.effect() != null && scope.effect().isNamed(card));
    }

    public static int count(EvolveTable t, Filter filter, Scope scope) {
        if (isOfDifferent(filter)) {
            return countDifferent(t, filter, scope);
        }
        int n = 0;
        for (long z = zones(filter, scope.you()); z != 0; z &= z - 1) {
            int zone = Long.numberOfTrailingZeros(z);
            for (int i = t.size(zone) - 1; i >= 0; i--) {
                int card = t.cardAt(zone, i);
                if (isOneOf(t, filter, scope, card) && isAmong(filter, scope, card)) {
                    n++;
                }
            }
        }
        return n;
    }

    /** Whether it speaks of a group in which each card is to differ from the others. */
    static boolean isOfDifferent(Filter filter) {
        for (int i = 0; i < filter.nouns().size(); i++) {
            if (differs(filter.nouns().get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean differs(Filter.Noun noun) {
        List<Filter.Trait> traits = noun.traits();
        for (int i = 0; i < traits.size(); i++) { // asked for every selection there could be: no records are compared
            if (traits.get(i) instanceof Filter.Trait.DifferentCosts
                    || traits.get(i) instanceof Filter.Trait.DifferentNames) {
                return true;
            }
        }
        return false;
    }

    /** "that cost a total of 5 or more": what is said of the sum of a group, or null. */
    static Filter.Trait.@Nullable TotalCost total(Filter filter) {
        for (int i = 0; i < filter.nouns().size(); i++) {
            List<Filter.Trait> traits = filter.nouns().get(i).traits();
            for (int j = 0; j < traits.size(); j++) {
                if (traits.get(j) instanceof Filter.Trait.TotalCost total) {
                    return total;
                }
            }
        }
        return null;
    }

    /** "with different costs", "with different names": whether two cards may both be of the group. */
    static boolean areDifferent(EvolveTable t, Filter filter, int one, int other) {
        for (int i = 0; i < filter.nouns().size(); i++) {
            List<Filter.Trait> traits = filter.nouns().get(i).traits();
            if (traits.contains(DIFFERENT_COSTS) && t.def(one).cost() == t.def(other).cost()
                    || traits.contains(DIFFERENT_NAMES) && t.face(one).isNamed(t.face(other).data().name())) {
                return false;
            }
        }
        return true;
    }

    /** "cards with different costs": as many as can be taken together, one of each cost, or of each name. */
    private static int countDifferent(EvolveTable t, Filter filter, Scope scope) {
        int n = 0;
        for (int card = next(t, filter, scope, 0); card != Table.NONE; card = next(t, filter, scope, card + 1)) {
            boolean isNew = true;
            for (int c = next(t, filter, scope, 0); c < card && isNew; c = next(t, filter, scope, c + 1)) {
                isNew = areDifferent(t, filter, c, card);
            }
            n += isNew ? 1 : 0;
        }
        return n;
    }

    /** Whether there are at least so many. */
    static boolean atLeast(EvolveTable t, Filter filter, Scope scope, int least) {
        return least <= 0 || count(t, filter, scope) >= least;
    }

    public static boolean matches(EvolveTable t, Filter filter, Scope scope, int card) {
        return (zones(filter, scope.you()) >> t.piece(card).zone() & 1) != 0 && isOneOf(t, filter, scope, card)
                && isAmong(filter, scope, card);
    }

    /** Whether one of the nouns describes the card, wherever it is. */
    public static boolean isOneOf(EvolveTable t, Filter filter, Scope scope, int card) {
        List<Filter.Noun> nouns = filter.nouns();
        for (int i = 0; i < nouns.size(); i++) {
            Filter.Noun noun = nouns.get(i);
            if (is(t, noun, filter.places(), scope, card, t.piece(card), null)
                    && isExtreme(t, filter, noun, scope, card)) {
                return true;
            }
        }
        return false;
    }

    /** 10.7.4.1: the same of a card as it was before it moved. */
    public static boolean wasOneOf(EvolveTable t, Filter filter, Scope scope, Image image) {
        for (int i = 0; i < filter.nouns().size(); i++) {
            if (is(t, filter.nouns().get(i), filter.places(), scope, image.card(), image.piece(),
                    image.values() instanceof Snapshot s ? s : null)) {
                return true;
            }
        }
        return false;
    }

    /** 10.11.1: the same for one noun. */
    static boolean was(EvolveTable t, Filter.Noun noun, Scope scope, Image image) {
        return is(t, noun, List.of(), scope, image.card(), image.piece(),
                image.values() instanceof Snapshot s ? s : null);
    }

    /** 10.11.1: whether a card had a property when its image was taken. */
    static boolean had(EvolveTable t, Filter.Trait trait, Scope scope, Image image) {
        return has(t, trait, scope, image.card(), image.piece(), image.values() instanceof Snapshot s ? s : null);
    }

    static boolean wasIn(Filter filter, Scope scope, int zone) {
        return filter.places().isEmpty() || (zones(filter, scope.you()) >> zone & 1) != 0;
    }

    public static boolean is(EvolveTable t, Filter.Noun noun, Scope scope, int card) {
        return is(t, noun, List.of(), scope, card, t.piece(card), null);
    }

    private static boolean is(EvolveTable t, Filter.Noun noun, List<Filter.Place> places, Scope scope, int card,
            Piece piece, @Nullable Snapshot was) {
        if (noun.other() && Others.leaveOut(t, noun, places, scope, card) || !isSide(noun.side(), scope, piece)
                || !isKind(t, noun, card, was)) {
            return false;
        }
        List<Filter.Trait> traits = noun.traits();
        if (piece.is(Flag.FACE_UP) && Zone.at(piece.zone()) == Zone.EVOLVE_DECK
                && !traits.contains(Filter.Trait.Is.FACEUP) && !t.edition().countsFaceupInEvolveDeck()) {
            return false;
        }
        for (int i = 0; i < traits.size(); i++) {
            if (!has(t, traits.get(i), scope, card, piece, was)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSide(Filter.Side side, Scope scope, Piece piece) {
        return switch (side) {
            case ANY -> true;
            case ENEMY -> piece.controller() != scope.you();
            case YOURS -> piece.controller() == scope.you();
        };
    }

    private static boolean isKind(EvolveTable t, Filter.Noun noun, int card, @Nullable Snapshot was) {
        CardType type = was != null ? was.type() : t.values().type(card);
        return switch (noun.kind()) {
            case CARD, NAMED -> type != CardType.LEADER;
            case LEADER -> type == CardType.LEADER;
            case FOLLOWER -> type == CardType.FOLLOWER;
            case AMULET -> type == CardType.AMULET;
            case SPELL -> type == CardType.SPELL;
            case TOKEN -> t.isToken(card);
        };
    }

    /** Whether a card has a property now; the group properties are looked at elsewhere. */
    public static boolean has(EvolveTable t, Filter.Trait trait, Scope scope, int card) {
        return has(t, trait, scope, card, t.piece(card), null);
    }

    static boolean has(EvolveTable t, Filter.Trait trait, Scope scope, int card, Piece piece, @Nullable Snapshot was) {
        return switch (trait) {
            case Filter.Trait.Is is -> is(t, is, card, piece, was);
            case Filter.Trait.Labelled l -> isLabelled(t, card, was, l.label());
            case Filter.Trait.NotLabelled l -> !isLabelled(t, card, was, l.label());
            case Filter.Trait.LabelledEither l ->
                    l.labels().stream().anyMatch(label -> isLabelled(t, card, was, label));
            case Filter.Trait.Craft c -> face(t, card, was).data().cardClass() == c.craft();
            case Filter.Trait.NotCraft c -> face(t, card, was).data().cardClass() != c.craft();
            case Filter.Trait.LabelledAll l ->
                    l.labels().stream().allMatch(label -> isLabelled(t, card, was, label));
            case Filter.Trait.Named n -> isNamedAny(t, card, was, n.names());
            case Filter.Trait.NotNamed n -> !isNamedAny(t, card, was, n.names());
            case Filter.Trait.NameHas n -> n.parts().stream().anyMatch(
                    part -> CardDef.fold(face(t, card, was).data().name()).contains(CardDef.fold(part)));
            case Filter.Trait.OtherNameThanThis o ->
                    scope.source() == Table.NONE || !face(t, card, was).isNamed(t.face(scope.source()).data().name());
            case Filter.Trait.With w -> hasAny(was != null ? was.keywords() : t.values().keywords(card), w.keywords());
            case Filter.Trait.WithDeclaredName _ -> scope.effect() != null && !scope.effect().declared().isEmpty()
                    && isNamedAny(t, card, was, List.of(scope.effect().declared()));
            case Filter.Trait.WithTrigger w -> face(t, card, was).data().trigger() != TriggerIcon.NONE;
            case Filter.Trait.WithAbility w -> face(t, card, was).has(w.mark())
                    && !(was != null ? was.silenced() : t.values().isSilenced(card));
            case Filter.Trait.Stat s -> s.compare().holds(stat(t, card, was, s.stat()),
                    Amounts.value(t, s.amount(), scope));
            case Filter.Trait.Original o -> o.compare().holds(original(t, card, was, o.stat()), o.n());
            case Filter.Trait.CostParity c -> t.def(card).cost() % 2 != 0 == c.odd();
            case Filter.Trait.HasCounter c -> piece.counter(t.pool().lane(c.kind())) > 0;
            case Filter.Trait.Extreme e -> true;
            case Filter.Trait.DifferentCosts d -> true;
            case Filter.Trait.DifferentNames d -> true;
            case Filter.Trait.TotalCost c -> true;
        };
    }

    private static CardDef face(EvolveTable t, int card, @Nullable Snapshot was) {
        return was != null ? was.face() : t.face(card);
    }

    /** Whether a card has this trait or this name now, its own or given. */
    public static boolean isLabelled(EvolveTable t, int card, String label) {
        return isLabelled(t, card, null, label);
    }

    private static boolean isLabelled(EvolveTable t, int card, @Nullable Snapshot was, String label) {
        CardDef face = face(t, card, was);
        return face.hasTrait(label) || t.pool().isNamed(face, label) || isGiven(t, card, was, label);
    }

    /** Whether it has been given this trait or name. */
    private static boolean isGiven(EvolveTable t, int card, @Nullable Snapshot was, String label) {
        return was == null ? t.values().isGiven(card, label)
                : !was.labels().isEmpty() && was.labels().stream().anyMatch(label::equalsIgnoreCase);
    }

    /** 2.1.2: whether this is a name of the card now, its own or given. */
    static boolean isNamed(EvolveTable t, int card, String name) {
        return isNamed(t, card, null, name);
    }

    private static boolean isNamedAny(EvolveTable t, int card, @Nullable Snapshot was, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            if (isNamed(t, card, was, names.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamed(EvolveTable t, int card, @Nullable Snapshot was, String name) {
        CardDef face = face(t, card, was);
        return t.pool().isNamed(face, name) || isGiven(t, card, was, name) && !face.hasTrait(name);
    }

    private static boolean hasAny(int keywords, List<Keyword> wanted) {
        for (int i = 0; i < wanted.size(); i++) {
            if ((keywords >> wanted.get(i).ordinal() & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** 5.23.1, 10.9.1.1: as printed; on an evolved card that of the card it is linked to, but for the cost. */
    private static int original(EvolveTable t, int card, @Nullable Snapshot was, Amount.Stat stat) {
        return switch (stat) {
            case COST -> t.def(card).cost();
            case ATTACK -> isAmulet(t, card, was) ? 0 : face(t, card, was).attack();
            case DEFENSE -> isAmulet(t, card, was) ? 0 : face(t, card, was).defense();
        };
    }

    /** 5.24.2.1: attack and defense that are printed on an amulet are nothing to refer to (5.32.1 of version 1.24.1). */
    private static boolean isAmulet(EvolveTable t, int card, @Nullable Snapshot was) {
        return (was != null ? was.type() : t.values().type(card)) == CardType.AMULET;
    }

    private static int stat(EvolveTable t, int card, @Nullable Snapshot was, Amount.Stat stat) {
        if (was == null) {
            return Amounts.stat(t, card, stat);
        }
        return switch (stat) {
            case COST -> t.def(card).cost();
            case ATTACK -> isAmulet(t, card, was) ? 0 : was.attack();
            case DEFENSE -> isAmulet(t, card, was) ? 0 : was.defense();
        };
    }

    private static boolean is(EvolveTable t, Filter.Trait.Is is, int card, Piece piece, @Nullable Snapshot was) {
        return switch (is) {
            case RESERVED -> !piece.is(Flag.ENGAGED);
            case ENGAGED -> piece.is(Flag.ENGAGED);
            case EVOLVED -> face(t, card, was).data().evolved();
            case UNEVOLVED -> !face(t, card, was).data().evolved();
            case FACEUP -> Zone.at(piece.zone()) == Zone.EVOLVE_DECK ? piece.is(Flag.FACE_UP)
                    : !piece.is(Flag.FACE_DOWN);
            case FACEDOWN -> Zone.at(piece.zone()) == Zone.EVOLVE_DECK ? !piece.is(Flag.FACE_UP)
                    : piece.is(Flag.FACE_DOWN);
            case TOKEN -> t.isToken(card);
            case DAMAGED -> piece.marks() > 0;
            case UNDAMAGED -> piece.marks() == 0;
            case RACING -> piece.is(Flag.SERVED);
            case BOXED -> piece.is(Flag.BOXED);
            case ATTACKING -> t.currentAttack().attacker().card() == card;
        };
    }

    /** "the lowest-cost enemy followers": nothing else that fits has less. */
    private static boolean isExtreme(EvolveTable t, Filter filter, Filter.Noun noun, Scope scope, int card) {
        for (int i = 0; i < noun.traits().size(); i++) {
            if (noun.traits().get(i) instanceof Filter.Trait.Extreme e
                    && !isExtreme(t, filter, noun, e, scope, card)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isExtreme(EvolveTable t, Filter filter, Filter.Noun noun, Filter.Trait.Extreme e,
            Scope scope, int card) {
        int mine = Amounts.stat(t, card, e.stat());
        for (long z = zones(filter, scope.you()); z != 0; z &= z - 1) {
            int zone = Long.numberOfTrailingZeros(z);
            for (int i = 0; i < t.size(zone); i++) {
                int other = t.cardAt(zone, i);
                int theirs = Amounts.stat(t, other, e.stat());
                if ((e.highest() ? theirs > mine : theirs < mine)
                        && is(t, noun, filter.places(), scope, other, t.piece(other), null)) {
                    return false;
                }
            }
        }
        return true;
    }
}
