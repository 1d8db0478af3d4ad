package cardinal.evolve.table;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** 10.9: the information of cards as far as it has been worked out, at a place for each card of the zones where it is altered. */
public final class CardInformation {
    /** A trait or name a card has been given. */
    record Label(int card, String label) {
    }

    /** The places of cards by their numbers; NONE for those that lie elsewhere. */
    private short[] places;
    private short[] cards;
    private int size;
    private short[] attack;
    private short[] defense;
    private int[] keywords;
    private CardType[] type;
    private boolean[] silenced;
    private List<Label> labels;
    private List<Values.Grant> grants;
    /** What the abilities given state ({@link CardDef#stated}) and the events they wait for ({@link CardDef#awaited}): one look before many. */
    private long grantsState;
    private long grantsAwait;

    CardInformation() {
        places = new short[0];
        cards = new short[0];
        attack = new short[0];
        defense = new short[0];
        keywords = new int[0];
        type = new CardType[0];
        silenced = new boolean[0];
        labels = List.of();
        grants = List.of();
    }

    /**
     * 10.9.1.1: the information written on the card, or on the evolved card over it, is the base. A leader's defense is counted for its player
     * (6.2.1.11): here is only what effects add to it.
     *
     * @param kinds  the kinds of zones in which information is altered, a bit each
     */
    void begin(EvolveTable t, int kinds) {
        clear(t.pieceCount());
        for (int left = kinds; left != 0; left &= left - 1) {
            Zone kind = Zone.kind(Integer.numberOfTrailingZeros(left));
            add(t, kind.of(0));
            if (kind.of(1) != kind.of(0)) {
                add(t, kind.of(1));
            }
        }
    }

    private void clear(int pieces) {
        if (places.length < pieces) {
            places = new short[pieces + 16];
            Arrays.fill(places, (short) Table.NONE);
        }
        for (int i = 0; i < size; i++) {
            places[cards[i]] = Table.NONE;
        }
        size = 0;
        labels = List.of();
        grants = List.of();
        grantsState = 0;
        grantsAwait = 0;
    }

    private void add(EvolveTable t, int zone) {
        widen(size + t.size(zone));
        boolean leaders = Zone.at(zone) == Zone.LEADER;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            CardDef face = t.face(card);
            attack[size] = (short) face.attack();
            defense[size] = (short) (leaders ? 0 : face.defense());
            keywords[size] = face.keywords();
            type[size] = face.type();
            silenced[size] = false;
            cards[size] = (short) card;
            places[card] = (short) size++;
        }
    }

    private void widen(int room) {
        if (room > cards.length) {
            int wider = room + 12;
            cards = Arrays.copyOf(cards, wider);
            attack = Arrays.copyOf(attack, wider);
            defense = Arrays.copyOf(defense, wider);
            keywords = Arrays.copyOf(keywords, wider);
            type = Arrays.copyOf(type, wider);
            silenced = Arrays.copyOf(silenced, wider);
        }
    }

    public int size() {
        return size;
    }

    public int card(int place) {
        return cards[place];
    }

    /** Where the information of a card is, or NONE. */
    public int place(int card) {
        return card < places.length ? places[card] : Table.NONE;
    }

    int attack(int place) {
        return attack[place];
    }

    int defense(int place) {
        return defense[place];
    }

    int keywords(int place) {
        return keywords[place];
    }

    CardType type(int place) {
        return type[place];
    }

    public boolean isSilenced(int place) {
        return silenced[place];
    }

    List<Label> labels() {
        return labels;
    }

    public List<Values.Grant> grants() {
        return grants;
    }

    long grantsState() {
        return grantsState;
    }

    long grantsAwait() {
        return grantsAwait;
    }

    boolean isLabelled(int card, String label) {
        for (int i = 0; i < labels.size(); i++) {
            if (labels.get(i).card() == card && labels.get(i).label().equalsIgnoreCase(label)) {
                return true;
            }
        }
        return false;
    }

    // ---- changes -----------------------------------------------------------------------------------------------

    public void raise(int place, int moreAttack, int moreDefense) {
        attack[place] += (short) moreAttack;
        defense[place] += (short) moreDefense;
    }

    public void setAttack(int place, int n) {
        attack[place] = (short) n;
    }

    public void setDefense(int place, int n) {
        defense[place] = (short) n;
    }

    public void setType(int place, CardType now) {
        type[place] = now;
    }

    public void give(int place, Keyword keyword) {
        keywords[place] |= 1 << keyword.ordinal();
    }

    public void take(int place, Keyword keyword) {
        keywords[place] &= ~(1 << keyword.ordinal());
    }

    /** It loses all abilities. */
    public void silence(int place) {
        int card = cards[place];
        silenced[place] = true;
        keywords[place] = 0;
        grants = new ArrayList<>(grants);
        grants.removeIf(g -> g.card() == card);
        sumUpGrants();
    }

    private void sumUpGrants() {
        grantsState = 0;
        grantsAwait = 0;
        for (Values.Grant g : grants) {
            grantsState |= g.ability().stated();
            grantsAwait |= g.ability().awaited();
        }
    }

    /** What is printed on it counts again, these keywords among it. */
    public void regain(int place, int printed) {
        silenced[place] = false;
        keywords[place] |= printed;
    }

    public void label(int place, String word) {
        labels = labels instanceof ArrayList<Label> ? labels : new ArrayList<>(labels);
        labels.add(new Label(cards[place], word));
    }

    /** valid: whether what is valid on the field is so where the card is (10.3.4, 10.3.5). */
    public void grant(int place, CardDef ability, boolean valid) {
        grants = grants instanceof ArrayList<Values.Grant> ? grants : new ArrayList<>(grants);
        grants.add(new Values.Grant(cards[place], ability, valid));
        keywords[place] |= ability.keywords();
        grantsState |= ability.stated();
        grantsAwait |= ability.awaited();
    }

    /** The same information, to come back to with {@link #restore}. */
    public CardInformation copy() {
        CardInformation copy = new CardInformation();
        copy.places = places;
        copy.cards = cards;
        copy.size = size;
        copy.attack = Arrays.copyOf(attack, size);
        copy.defense = Arrays.copyOf(defense, size);
        copy.keywords = Arrays.copyOf(keywords, size);
        copy.type = Arrays.copyOf(type, size);
        copy.silenced = Arrays.copyOf(silenced, size);
        copy.labels = List.copyOf(labels);
        copy.grants = List.copyOf(grants);
        return copy;
    }

    /** Takes back what was changed since the copy; no card came or went. */
    public void restore(CardInformation before) {
        System.arraycopy(before.attack, 0, attack, 0, size);
        System.arraycopy(before.defense, 0, defense, 0, size);
        System.arraycopy(before.keywords, 0, keywords, 0, size);
        System.arraycopy(before.type, 0, type, 0, size);
        System.arraycopy(before.silenced, 0, silenced, 0, size);
        labels = before.labels;
        grants = before.grants;
        sumUpGrants();
    }

    /** Whether another one of the same cards has the same numbers and keywords. */
    boolean agrees(CardInformation other) {
        return Arrays.equals(attack, 0, size, other.attack, 0, other.size)
                && Arrays.equals(defense, 0, size, other.defense, 0, other.size)
                && Arrays.equals(keywords, 0, size, other.keywords, 0, other.size);
    }
}
