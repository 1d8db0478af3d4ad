package cardinal.evolve.compile;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Program;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.program.Validity;
import cardinal.evolve.verb.DrainDefense;
import cardinal.evolve.verb.DriveCheck;
import cardinal.evolve.verb.Select;
import cardinal.evolve.verb.TransferStack;
import java.util.List;

/** Keywords that stand for an automatic or activated ability. */
final class KeywordAbilities {
    /** 12.13.2: whenever this follower deals attack damage, its leader's defense is increased by as much. */
    static final Program DRAIN = Programs.automatic(new DrainDefense(), "Drain",
            List.of(new Ability.Keywords(List.of(Keyword.DRAIN))));
    /** 13.3.2.2: select another amulet with Stack on your field and transfer all Stack counters to it. */
    private static final Ability.Activated TRANSFER = new Ability.Activated(false, Ability.Kind.ACT, List.<Cost>of(),
            new Instruction.Sequence(List.of(
                    new Select(Selector.Count.ONE,
                            new Filter(List.of(new Filter.Noun(Filter.Side.ANY, true,
                                    List.of(new Filter.Trait.With(List.of(Keyword.STACK))), Filter.Kind.AMULET)),
                                    List.of(Filter.Place.YOUR_FIELD))),
                    new TransferStack()), Instruction.Sequence.Joint.AND),
            0, Condition.ALWAYS);
    private static final Program TRANSFER_PROGRAM = Programs.compile(TRANSFER.effect(), "Stack",
            List.of(new Ability.Keywords(List.of(Keyword.STACK))));

    private KeywordAbilities() {
    }

    /** 14.4.6 of version 1.24.1: one drive check on attacking, or one and then another. */
    static CardDef.Automatic driveChecks(Keyword word, int index) {
        Ability.Automatic ability = new Ability.Automatic(List.of(new Trigger.Strike(Trigger.Strike.Target.ANY)),
                Ability.Turns.ANY, 0, new DriveCheck(word == Keyword.TWIN_DRIVE ? 2 : 1));
        return new CardDef.Automatic(ability, ability.when().getFirst(),
                Programs.automatic(ability.effect(), word.word(), List.of(new Ability.Keywords(List.of(word)))), index,
                Validity.zoneOf(ability, Condition.ALWAYS));
    }

    static CardDef.Activated transfer(int index) {
        return CardCompiler.activated(TRANSFER, TRANSFER_PROGRAM, index, null);
    }
}
