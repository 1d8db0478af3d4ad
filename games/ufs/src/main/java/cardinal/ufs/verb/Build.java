package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.AboutCards;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Destination.Facing;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
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
public record Build(Who who, Selector what, Facing facing, boolean committed)
        implements AboutCards, Performable, PayableVerb, ResultVerb {
    public static final Syntax<Build> SYNTAX = phrase(
            "{} {}{}{}", Players.told("build", "builds"), Selectors.OBJECT, Destinations.FACING,
            says(" committed", true).orElse(false))
            .as(Build.class, Build::new, Build::who, Build::what, Build::facing, Build::committed);

    @Override
    public Build about(Selector other) {
        return new Build(who, other, facing, committed);
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }

    @Override
    public Selector handles() {
        return what;
    }

    @Override
    public void askFor(Payable costs) {
        costs.demand(who, Act.BUILD, what);
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return d.acts().contains(Act.BUILD);
    }

    @Override
    public boolean adds(Results asked, Result.Adds a) {
        return asked.isTo(a.to(), who, Zone.STAGE) && asked.couldMean(a.cards(), what, who, Act.BUILD);
    }

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
                : CardMoves.build(t, wanted, effect.seat(t, who), way, effect.cause());
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
