package cardinal.ufs.flow;

import cardinal.cards.More;
import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** I.2.4.1: a card that takes in a modifier has the keyword several times: the instance whose rating changes is chosen. */
final class ChooseRating extends Frame<UfsTable> {
    private static final Step<ChooseRating, UfsTable> OFFER = ChooseRating::offer;
    private static final Steps<ChooseRating, UfsTable> STEPS = Steps.<ChooseRating, UfsTable>of(ChooseRating.class)
            .then("I.2.4.1", OFFER)
            .then("I.2.4.1", ChooseRating::take);

    /** The modifier that changes a rating. */
    private final Settling.Due due;
    /** Which instance was chosen. */
    private List<KeywordUse> chosen;

    ChooseRating(UfsTable t, Settling.Due due) {
        super(t.edition().steps(STEPS));
        this.due = due;
        chosen = List.of();
    }

    /** Whether somebody has to say which instance is meant before the card takes the modifier in. */
    static boolean isNeeded(UfsTable t, Settling.Due due) {
        return open(t, due, 0) != null;
    }

    /** The change of a rating that leaves an instance open, so many others before it; null for none. */
    private static Change.@Nullable Rating open(UfsTable t, Settling.Due due, int before) {
        int left = before;
        List<Change> changes = due.changes();
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i) instanceof Change.Rating r && isOpen(t, due.card(), r) && left-- == 0) {
                return r;
            }
        }
        return null;
    }

    /** Whether a card has several instances of the keyword that are not alike. */
    static boolean isOpen(UfsTable t, int card, Change.Rating r) {
        return !r.keyword().isEmpty() && instances(t, card, r).size() > 1;
    }

    /** The instances of the keyword; those that are alike once. */
    private static List<KeywordUse> instances(UfsTable t, int card, Change.Rating r) {
        List<KeywordUse> found = new ArrayList<>();
        for (KeywordUse use : t.state(card).keywords()) {
            if (Changing.isRated(use, r) && !found.contains(use)) {
                found.add(use);
            }
        }
        return found;
    }

    private void offer(UfsTable t) {
        Change.Rating r = open(t, due, chosen.size());
        if (r != null) {
            int seat = t.edition().ownerPicksRating() ? t.piece(due.card()).owner() : due.by().controller();
            Prompt prompt = t.ask(seat, "I.2.4.1", Ask.CHOOSE, Purpose.NAME);
            for (KeywordUse use : instances(t, due.card(), r)) {
                prompt.add(Choice.WORD, t.state(due.card()).keywords().indexOf(use), due.card(), 1);
            }
        }
    }

    private void take(UfsTable t) {
        chosen = More.of(chosen, t.state(due.card()).keywords().get(Option.a(t.answer())));
        if (open(t, due, chosen.size()) != null) {
            goTo(OFFER);
            return;
        }
        Settling.apply(t, due, chosen);
        t.demandAttention();
    }

    @Override
    protected Cause cause(UfsTable t) {
        return new Cause(due.by().source(), due.by().ability(), due.modify(), open(t, due, chosen.size()));
    }
}
