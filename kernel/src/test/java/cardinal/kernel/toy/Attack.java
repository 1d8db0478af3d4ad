package cardinal.kernel.toy;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;

/** An attack in five steps. An attack whose card is gone is dropped, but only at the points where the edition says so. */
final class Attack extends Frame<ToyTable> {
    static final Steps<Attack, ToyTable> MODERN = Steps.<Attack, ToyTable>of(Attack.class)
            .then("G.1", Attack::declare)
            .then("G.2", Attack::block).unless("G.5.1", Attack::isDropped)
            .then("G.3", Attack::answer)
            .then("G.4", Attack::damage).unless("G.5.2", Attack::isDropped)
            .then("G.6", Attack::end);
    /** The older edition: two blocks, the drop is looked for before the answer, and nothing is dropped before damage. */
    static final Steps<Attack, ToyTable> OLD = MODERN.replacing("G.2", Attack::blockTwice)
            .before("G.4", "8.3.3", Attack::stare)
            .unguarded("G.4")
            .guarding("G.3", "8.3.1.7", Attack::isDropped);

    private final Ref attacker;
    private final int defender;

    Attack(Steps<Attack, ToyTable> edition, Ref attacker, int defender) {
        super(edition);
        this.attacker = attacker;
        this.defender = defender;
    }

    private boolean isDropped(ToyTable table) {
        return !table.isSame(attacker) || !table.isField(table.piece(attacker.card()));
    }

    private void declare(ToyTable table) {
        table.say("declared");
    }

    /** The defender may throw the attacker into the pit, which drops the attack. */
    private void block(ToyTable table) {
        table.say("block");
        if (table.isIn(defender)) {
            table.ask(defender, "G.2", Ask.ACT, Purpose.TURN).add(ToyRules.PASS).add(ToyRules.PLAY, attacker.card());
        } else {
            table.answer(Option.of(ToyRules.PASS, 0, 0, 0));
        }
    }

    private void blockTwice(ToyTable table) {
        table.say("block");
        block(table);
    }

    private void answer(ToyTable table) {
        if (Option.kind(table.answer()) == ToyRules.PLAY) {
            table.move(attacker.card(), ToyTable.PIT, 0);
        }
        table.say("answered");
    }

    private void stare(ToyTable table) {
        table.say("stare");
    }

    private void damage(ToyTable table) {
        table.push(new Harm(new ToyEvent.Harmed(defender, 3)));
    }

    private void end(ToyTable table) {
        table.say("attack ends");
    }
}
