package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.card.CardType;
import cardinal.ufs.flow.AttackStack;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.PlayInProgress;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Selectors;
import java.util.ArrayList;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "add this attack to the attack stack" (F.2.3). */
public record AddToAttackStack(Selector what) implements Performable {
    public static final Syntax<AddToAttackStack> SYNTAX =
            phrase("add {} to the attack stack", Selectors.OBJECT).as(AddToAttackStack.class, AddToAttackStack::new,
                    AddToAttackStack::what);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Pending> attacks = new ArrayList<>();
        for (Ref ref : effect.cards(t, what)) {
            if (t.isSame(ref) && t.place(ref.card()) == Places.POOL && t.state(ref.card()).is(CardType.ATTACK)) {
                attacks.add(new Pending(ref, t.piece(ref.card()).controller(), PlayInProgress.targetOf(t, ref.card())));
            }
        }
        AttackStack.add(t, attacks);
        for (Pending p : attacks) {
            if (t.edition().hasBackups()) { // elusive.2: it attacks like any other
                t.emit(new UfsEvent.Attacked(p.card(), p.attacker(), p.target()));
            }
        }
    }
}
