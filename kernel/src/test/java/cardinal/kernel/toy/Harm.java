package cardinal.kernel.toy;

import cardinal.kernel.Option;
import cardinal.kernel.Planned;
import cardinal.kernel.Prompt;
import cardinal.kernel.Steps;

/** Damage to a seat; cards on its field change it first, in the order that seat names. */
final class Harm extends Planned<ToyTable, ToyEvent.Harmed> {
    static final Steps<Harm, ToyTable> STEPS = Planned.<Harm, ToyTable, ToyEvent.Harmed>steps(Harm.class, "10.10.2");

    Harm(ToyEvent.Harmed intended) {
        super(STEPS, intended);
    }

    @Override
    protected int chooser(ToyEvent.Harmed planned, ToyTable table) {
        return table.isIn(planned.seat()) ? planned.seat() : table.nextSeat(planned.seat());
    }

    @Override
    protected void applicable(ToyEvent.Harmed planned, Prompt replacements, ToyTable table) {
        int field = ToyTable.field(planned.seat());
        for (int i = 0; i < table.size(field) && table.isIn(planned.seat()); i++) {
            int card = table.cardAt(field, i);
            switch (table.card(card).trait()) {
                case SHIELD, DOUBLER, WARD -> replacements.add(ToyRules.PLAY, card);
                default -> {
                }
            }
        }
    }

    @Override
    protected void replace(ToyEvent.Harmed planned, long replacement, ToyTable table) {
        ToyCard card = table.card(Option.a(replacement));
        table.say(card.name() + " replaces " + planned.amount());
        switch (card.trait()) {
            case SHIELD -> become(new ToyEvent.Harmed(planned.seat(), planned.amount() - 1));
            case DOUBLER -> become(new ToyEvent.Harmed(planned.seat(), planned.amount() * 2));
            default -> prevent();
        }
    }

    @Override
    protected void happen(ToyEvent.Harmed planned, ToyTable table) {
        table.lose(planned.seat(), planned.amount());
        table.emit(planned);
        table.say("intended " + intended().amount());
    }
}
