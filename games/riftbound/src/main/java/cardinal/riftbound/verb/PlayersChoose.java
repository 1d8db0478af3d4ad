package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Nouns;
import cardinal.riftbound.text.Players;
import java.util.List;
import java.util.Set;

/** 352.10.e: "starting with the next player, each other player chooses a unit you don't control that hasn't been chosen for this spell". */
record PlayersChoose(boolean fromNext, Who who, Filter what, boolean fresh) implements Performable {
    public static final Syntax<PlayersChoose> SYNTAX = rule("players choose", () -> phrase("{}{} {}{}",
            PlayersPlay.FROM_NEXT, Players.others("choose", "chooses"), Nouns.A, either(
                    spoken(Set.of(CardType.SPELL), says(" that hasn't been chosen for this spell", true)),
                    spoken(Set.of(CardType.UNIT, CardType.GEAR, CardType.LEGEND, CardType.BATTLEFIELD),
                            says(" that hasn't been chosen for this ability", true)))
                    .orElse(false))
            .as(PlayersChoose.class, PlayersChoose::new, PlayersChoose::fromNext, PlayersChoose::who,
                    PlayersChoose::what, PlayersChoose::fresh));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        t.push(PlayersPick.any(fromNext ? PlayersPlay.fromNext(t, seats) : seats, effect.scope(t), this));
    }
}
