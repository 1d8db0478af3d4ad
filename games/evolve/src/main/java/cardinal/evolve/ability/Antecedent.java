package cardinal.evolve.ability;

import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Selector.It.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A noun of card text that later words can refer to. A pronoun means the last noun that fits it.
 *
 * @param kind  what sort of card it is; CARD where the words leave that open
 * @param enemy  whether it is an opponent's by its words
 * @param one  whether its words speak of one card, so that "them" cannot mean it
 * @param among  the words by which "other" can mean other than it, or null if it cannot
 */
public record Antecedent(How how, Kind kind, boolean enemy, boolean one, @Nullable Filter among) {
    public Antecedent(How how, Kind kind, boolean enemy, boolean one) {
        this(how, kind, enemy, one, null);
    }

    /** A card named in passing. */
    public static final Antecedent CARD = of(Kind.CARD);
    public static final Antecedent TOKEN = new Antecedent(How.SUMMONED, Kind.TOKEN, false, false);
    public static final Antecedent REVEALED = new Antecedent(How.REVEALED, Kind.CARD, false, false);

    /** How the text came by it. */
    public enum How {
        NAMED, SELECTED, SUMMONED, REVEALED,
        /** "the number of followers on your field": only "them" means these. */
        COUNTED
    }

    public static Antecedent of(Kind kind) {
        return new Antecedent(How.NAMED, kind, false, false);
    }

    public static Antecedent of(How how, Filter filter) {
        List<Filter.Noun> nouns = filter.nouns();
        Kind kind = nouns.getFirst().kind();
        boolean enemy = true;
        for (int i = 0; i < nouns.size(); i++) {
            kind = nouns.get(i).kind() == kind ? kind : Kind.CARD;
            enemy &= nouns.get(i).side() == Filter.Side.ENEMY;
        }
        return new Antecedent(how, kind, enemy, false, how == How.COUNTED ? null : filter);
    }

    /** The same as the noun of a trigger or of a card for itself. */
    public Antecedent alone() {
        return new Antecedent(how, kind, enemy, true, among);
    }

    /** The same as a noun that later "other" cards are not told from. */
    public Antecedent apart() {
        return new Antecedent(how, kind, enemy, one);
    }

    /** The same as the noun for a card that lies in a place now. */
    public Antecedent in(Filter.Place place) {
        return among == null ? this
                : new Antecedent(how, kind, enemy, one, new Filter(among.nouns(), List.of(place)));
    }

    /** What a selector names: nothing new where it only refers back. */
    public static Antecedent of(Selector selector) {
        return switch (selector) {
            case Selector.Each each -> {
                Antecedent all = of(How.NAMED, each.filter());
                yield each.filter().isOfOthers() ? all.apart() : all;
            }
            case Selector.Pick pick -> of(How.NAMED, pick.filter());
            case Selector.Random random -> of(How.NAMED, random.filter());
            case Selector.This self -> of(self.kind()).alone();
            case Selector.ThisFrom self -> CARD.alone();
            case Selector.Wearer w -> of(Kind.FOLLOWER).alone();
            case Selector.YourLeader l -> of(Kind.LEADER).alone();
            default -> CARD;
        };
    }

    /**
     * Whether the word can mean it.
     *
     * @param leaders  whether what is said of it can be said of a leader
     */
    public boolean fits(Word word, boolean leaders) {
        return switch (word) {
            case IT -> how != How.COUNTED && (kind != Kind.LEADER || leaders);
            case THEM -> !one && (kind != Kind.LEADER || leaders);
            case THAT_CARD -> how != How.COUNTED && kind != Kind.LEADER;
            case THOSE_CARDS -> !one && kind != Kind.LEADER;
            case THAT_FOLLOWER, THE_FOLLOWER -> how != How.COUNTED && mayBe(Kind.FOLLOWER);
            case THOSE_FOLLOWERS -> !one && mayBe(Kind.FOLLOWER);
            case THAT_AMULET, THE_AMULET -> how != How.COUNTED && mayBe(Kind.AMULET);
            case THAT_ENEMY -> how != How.COUNTED && enemy;
            case ENEMY_FOLLOWER -> enemy && mayBe(Kind.FOLLOWER);
            case SELECTED_CARD -> how == How.SELECTED;
            case SELECTED_FOLLOWER, SELECTED_FOLLOWERS -> how == How.SELECTED && mayBe(Kind.FOLLOWER);
            case SELECTED_AMULET -> how == How.SELECTED && mayBe(Kind.AMULET);
            case SELECTED_ENEMY -> how == How.SELECTED && enemy;
            case SUMMONED_TOKEN, SUMMONED_TOKENS -> how == How.SUMMONED;
            case REVEALED_CARD -> how == How.REVEALED;
        };
    }

    private boolean mayBe(Kind type) {
        return kind == type || kind == Kind.CARD || kind == Kind.TOKEN || kind == Kind.NAMED;
    }
}
