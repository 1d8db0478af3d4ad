package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.cards.effect.CarryingOut;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.table.EffectSoFar;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Mentions;
import cardinal.evolve.table.Resolving;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Image;
import cardinal.kernel.Mark;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a text that is being carried out has named and done so far, and what its words mean by that. */
abstract class EffectMemory extends CarryingOut<EvolveTable>
        implements EffectSoFar, Resolving, MoveListener, DeedListener {
    /** What is carried out; its source is the card where it is now. */
    private Item item;
    /** When it began. */
    private final Mark since;
    /** The nouns of the text so far, with the cards they mean. */
    private Mentions named;
    /** Which of them the verb acts on, or NOWHERE. */
    private int acted;
    /** Whether what is done can be done to a leader. */
    private boolean leaders;
    /** 5.10: the cards looked at that are still there. */
    private List<Ref> looked;
    /** 4.1.2.2: the cards looked at were revealed to all players. */
    private boolean openly;
    /** The tokens that arrived. */
    private List<Ref> created;
    /** What was picked for the verb that is next, one list for each of its picks. */
    private List<List<Ref>> picks;
    /** How many of them the verb has asked for. */
    private int picksUsed;
    /** 5.2.1.2: what X is here. */
    private @Nullable Amount x;
    /** Whether what was to be done last was done, a choice of the player among it. */
    private boolean did;
    /** Whether the verb acts on the card itself. */
    private boolean onSelf;
    /** The result of the die. */
    private int rolled;
    /** 5.33 of version 1.24.1: the card name that was declared, or empty. */
    private String declared;
    /** What the text and its cost have done. */
    private DeedsDone deeds;
    /** What was done to pay for it as it was played. */
    private final DeedsDone paid;
    /** What is being done to cards that move: done to those that arrive (10.10.1.1). */
    private DeedsDone underWay;

    EffectMemory(Steps<?, EvolveTable> steps, Item item, Mark since, DeedsDone deeds, Mentions named) {
        super(steps);
        this.item = item;
        this.since = since;
        this.deeds = deeds;
        paid = deeds;
        underWay = DeedsDone.NONE;
        this.named = named;
        acted = Mentions.NOWHERE;
        leaders = true;
        looked = List.of();
        created = List.of();
        picks = List.of();
        x = item.program().x();
        declared = "";
    }

    @Override
    public final Item item() {
        return item;
    }

    /** When it began. */
    final Mark since() {
        return since;
    }

    /** How words are read here and now. */
    public abstract Scope scope();

    /** The cards a selector means now; those that are gone are left out. */
    public abstract int[] cards(EvolveTable t, Selector selector);

    @Override
    public final @Nullable Amount x() {
        return x;
    }

    /** 5.2.1.2: what X is from here on. */
    final void letX(EvolveTable t, Amount amount) {
        x = amount;
        if (amount instanceof Amount.NumberOf n) {
            name(Antecedent.of(Antecedent.How.COUNTED, n.filter()), refs(t, MeantCards.all(scope(), t, n.filter())));
        }
    }

    /** The text begins again: it has named and done nothing. */
    final void forget(EvolveTable t) {
        deeds = DeedsDone.NONE;
        named = about(t, item);
        looked = List.of();
        created = List.of();
    }

    /** What the trigger named; a card that was played has gone on to where it is put (10.6.2.8.1). */
    static Mentions about(EvolveTable t, Item item) {
        if (item.cause() instanceof EvolveEvent.Played p) {
            return item.named().at(item.named().last(), List.of(t.ref(p.card())));
        }
        return item.named();
    }

    /** The objects that cards are now. */
    public static List<Ref> refs(EvolveTable t, int[] cards) {
        Ref[] refs = new Ref[cards.length];
        for (int i = 0; i < refs.length; i++) {
            refs[i] = t.ref(cards[i]);
        }
        return List.of(refs);
    }

    // ---- what words mean -----------------------------------------------------------------------------------------------

    /** A verb begins; leaders: whether it can be done to one. */
    final void beginVerb(boolean ofLeaders) {
        picksUsed = 0;
        did = true;
        onSelf = false;
        acted = Mentions.NOWHERE;
        leaders = ofLeaders;
    }

    /** A condition can speak of leaders. */
    final void beginCondition() {
        leaders = true;
    }

    /** Words can mean these cards by that noun; the verb at hand does not act on them. */
    final void name(Antecedent noun, List<Ref> cards) {
        named = named.with(noun, cards);
    }

    @Override
    public final Mentions named() {
        return named;
    }

    /** What "it" and "them" mean from now on. */
    public final void remember(Antecedent noun, List<Ref> cards) {
        named = named.with(noun, cards);
        acted = named.last();
    }

    /** The cards a word means, which the verb acts on. */
    final List<Ref> refer(Selector.It.Word word) {
        acted = named.find(word, leaders);
        return meant(word);
    }

    /** The cards a word means, gone or not. */
    final List<Ref> meant(Selector.It.Word word) {
        return named.meant(word, leaders);
    }

    final boolean hasNamedNothing() {
        return named.find(Selector.It.Word.IT, true) == Mentions.NOWHERE;
    }

    /** Whether the verb acts on the card itself. */
    final void actsOnSelf(boolean self) {
        onSelf = self;
    }

    /** Cards were picked for the verb that is next. */
    final void picked(List<Ref> cards) {
        picks = More.of(picks, cards);
    }

    /** What was picked so far. */
    final List<List<Ref>> picks() {
        return picks;
    }

    /** Whether there was something to pick for the verb, and no card was picked. */
    final boolean hasPickedNothing() {
        for (int i = 0; i < picks.size(); i++) {
            if (!picks.get(i).isEmpty()) {
                return false;
            }
        }
        return !picks.isEmpty();
    }

    final void forgetPicks() {
        picks = List.of();
    }

    /** What was picked for the next pick of the verb. */
    final List<Ref> nextPick() {
        return picksUsed < picks.size() ? picks.get(picksUsed++) : List.of();
    }

    final List<Ref> looked() {
        return looked;
    }

    final List<Ref> created() {
        return created;
    }

    @Override
    public final int first(EvolveTable t, Selector.It.Word word) {
        int[] found = MeantCards.live(t, meant(word));
        return found.length == 0 ? Table.NONE : found[0];
    }

    public final void look(List<Ref> cards) {
        looked = cards;
        remember(Antecedent.CARD, cards);
        openly = false;
    }

    /** 5.20: the same for cards that all players see. */
    public final void reveal(List<Ref> cards) {
        looked = cards;
        remember(Antecedent.REVEALED, cards);
        openly = true;
    }

    @Override
    public final boolean isLookingOpenly() {
        return openly;
    }

    @Override
    public final boolean isLookedAt(int card) {
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

    @Override
    public final boolean isNamed(int card) {
        return contains(meant(Selector.It.Word.THEM), card);
    }

    @Override
    public final int statOf(EvolveTable t, Selector of, Amount.Stat stat) {
        return LastKnown.statOf(this, t, of, stat);
    }

    @Override
    public final @Nullable Image lastOf(EvolveTable t, Selector.It.Word word) {
        List<Ref> meant = meant(word);
        return meant.isEmpty() ? null : LastKnown.of(this, t, meant.getFirst());
    }

    // ---- what was done -------------------------------------------------------------------------------------------------

    @Override
    public final boolean did() {
        return did;
    }

    final void report(boolean done) {
        did = done;
    }

    /** 1.3.2, 10.10.1.1: nothing came of what was to be done, so it was not done. */
    final void nothingDone() {
        did = false;
    }

    /** Whether anything came of it. */
    public final void came(boolean anything) {
        did &= anything;
    }

    /** 5.9: so many cards were drawn; what an empty deck or a replacement kept from it was not (5.9.1.1, 10.10.1.1). */
    final void drew(int n) {
        note(Amount.Deed.DRAWN, n);
        came(n > 0);
    }

    @Override
    public final int rolled() {
        return rolled;
    }

    public final void roll(int result) {
        rolled = result;
    }

    @Override
    public final String declared() {
        return declared;
    }

    final void declare(String name) {
        declared = name;
    }

    public final void note(EvolveTable t, Amount.Deed deed, int card) {
        deeds = deeds.with(deed, t.image(card));
    }

    /**
     * Something is done to cards by moving them: it counts as done to those that do move, for what is replaced or forbidden has not happened
     * (10.10.1.1, 1.3.3). A cost counts as paid all the same (10.6.2.5.1).
     */
    public final void moving(EvolveTable t, Amount.Deed deed, int[] cards) {
        for (int card : cards) {
            if (item.sort() == Item.Sort.PART) {
                note(t, deed, card);
            } else {
                underWay = underWay.with(deed, t.image(card));
            }
        }
    }

    public final void note(Amount.Deed deed, int n) {
        deeds = deeds.with(deed, n);
    }

    /** What the text and its cost have done. */
    final DeedsDone deeds() {
        return deeds;
    }

    @Override
    public final void did(DeedsDone more) {
        deeds = deeds.and(more);
    }

    @Override
    public final int done(EvolveTable t, Amount.Deed deed, @Nullable Filter filter) {
        return deeds.count(t, deed, filter, scope());
    }

    @Override
    public final int paid(EvolveTable t, Amount.Deed deed, Filter filter) {
        return paid.count(t, deed, filter, scope());
    }

    // ---- where cards are now -------------------------------------------------------------------------------------------

    @Override
    public final void moved(EvolveTable t, List<Ref> cards) {
        deeds = deeds.and(underWay.of(cards));
        underWay = DeedsDone.NONE;
        if (cards.isEmpty()) {
            nothingDone();
        }
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
        looked = stillThere(t, looked);
    }

    private static List<Ref> stillThere(EvolveTable t, List<Ref> refs) {
        for (int i = 0; i < refs.size(); i++) {
            if (!t.isSame(refs.get(i))) {
                return refs.stream().filter(t::isSame).toList();
            }
        }
        return refs;
    }

    private static boolean areTokens(EvolveTable t, List<Ref> cards) {
        for (int i = 0; i < cards.size(); i++) {
            if (!t.isToken(cards.get(i).card())) {
                return false;
            }
        }
        return !cards.isEmpty();
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
            remember(areTokens(t, cards) ? Antecedent.TOKEN : Antecedent.CARD, cards);
        }
    }

    /** A token that arrived: "the Serpent token" means one of them. */
    private void made(Ref token) {
        created = More.of(created, token);
    }
}
