package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Option;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Destination.Facing;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.flow.GameActions;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Destinations;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

/** "build the top card of your deck face down committed" (UniVersus: Build): into the stage. */
public record Build(Who who, Selector what, Facing facing, boolean committed) implements Verb {
    public static final Syntax<Build> SYNTAX = phrase(
            "{} {}{}{}", Players.told("build", "builds"), Selectors.OBJECT, Destinations.FACING,
            says(" committed", true).orElse(false))
            .as(Build.class, Build::new, Build::who, Build::what, Build::facing, Build::committed);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, what, Act.BUILD) && (facing != Facing.EITHER || VerbQuestions.askFacing(effect, t));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        Moving.Facing way = switch (facing) {
            case FACE_UP -> Moving.Facing.UP;
            case FACE_DOWN -> Moving.Facing.DOWN;
            case TRANSFORMED -> Moving.Facing.TRANSFORMED;
            case EITHER -> Option.kind(effect.answer(0)) == Choice.YES ? Moving.Facing.DOWN : Moving.Facing.UP;
            case UNSAID -> Moving.Facing.USUAL;
        };
        if (!committed && VerbDeeds.takesBeyondDeck(effect, t, what, Places.STAGE, Act.BUILD, way)) {
            return;
        }
        List<Ref> wanted = effect.cards(t, who, what, Act.BUILD);
        List<Ref> built = wanted.stream().anyMatch(c -> isBeingBuilt(effect, c))
                ? wanted.stream().filter(c -> Places.kind(t.piece(c.card()).zone()) == Places.STAGE).toList()
                : GameActions.build(t, wanted, effect.seat(t, who), way, effect.cause());
        if (committed) {
            for (Ref ref : built) {
                t.put(ref.card(), t.piece(ref.card()).with(Flag.COMMITTED, true));
            }
        }
        if (built.size() < wanted.size()) {
            effect.fellShort();
        }
        effect.did(Act.BUILD, built);
    }

    /** "When you build this card, build it committed": it says how the card is built, and builds it no second time. */
    private boolean isBeingBuilt(Effect effect, Ref card) {
        Occurrence event = effect.bindings().event();
        return committed && event != null && event.parts().stream().anyMatch(
                part -> part instanceof UfsEvent.Moved m && m.act() == Act.BUILD && m.image().card() == card.card());
    }
}
