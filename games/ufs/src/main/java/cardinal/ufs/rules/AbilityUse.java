package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** An ability somebody would like to play. It lives for one question, so what it works out about the table is kept. */
public final class AbilityUse {
    private final int seat;
    private final int card;
    private final int index;
    private final HeldAbility held;
    private final boolean withCard;
    private final @Nullable Occurrence event;
    private @Nullable Bindings asking;
    private @Nullable Bindings bindings;

    /**
     * @param index  its place among the abilities of the card's state
     * @param withCard  it is on an action card that is played with it
     * @param event  what a response would answer
     */
    public AbilityUse(int seat, int card, int index, HeldAbility held, boolean withCard, @Nullable Occurrence event) {
        this.seat = seat;
        this.card = card;
        this.index = index;
        this.held = held;
        this.withCard = withCard;
        this.event = event;
    }

    int seat() {
        return seat;
    }

    int card() {
        return card;
    }

    int index() {
        return index;
    }

    /** The card that is played with it, as the half it is on (2010, 2.6.0.2). */
    CardPlay asCard(UfsTable t, Happening.As as) {
        return new CardPlay(seat, card, as, SplitCards.isSecond(t, card, index));
    }

    HeldAbility held() {
        return held;
    }

    boolean withCard() {
        return withCard;
    }

    /** Whether its card is played, too: an action card with its ability, or an attack by its Reversal (I.3.10.1). */
    boolean playsCard() {
        return withCard || ability().reversal() != null;
    }

    @Nullable Occurrence event() {
        return event;
    }

    AbilityDef ability() {
        return held.ability();
    }

    /** What it knows before it knows of the event. */
    Bindings asking(UfsTable t) {
        Bindings known = asking;
        if (known == null) {
            AttackInfo a = t.attack();
            known = Bindings.trying(seat, t.ref(card), held.ability(), t.mark(), t.place(card),
                    a == null ? Ref.NONE : a.card(), null);
            asking = known;
        }
        return known;
    }

    Bindings bindings(UfsTable t) {
        Bindings known = bindings;
        if (known == null) {
            known = event == null ? asking(t) : asking(t).answering(event);
            bindings = known;
        }
        return known;
    }
}
