package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.Uses;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import cardinal.riftbound.text.Prices;
import cardinal.riftbound.text.Selectors;
import org.jspecify.annotations.Nullable;

/** 406.3: "play a unit from your trash, ignoring its Energy cost", "play it, reducing its cost by [2]", "play it for [1]", "play me", "its owner plays it to their base". */
public record PlayIt(Who who, Selector what, Free free, Where where, Price less) implements Performable {
    private static final Syntax<Where> WHERE =
            either(says(" to here", Where.HERE), says(" to your base", Where.BASE)).orElse(Where.ANYWHERE);

    private static final Syntax<Where> THEIR_WHERE = says(" to their base", Where.BASE).orElse(Where.ANYWHERE);

    public static final Syntax<PlayIt> SYNTAX = either(
            phrase("play {}{}{}", Selectors.OBJECT, WHERE, terms("my")).as(
                    PlayIt.class, (what, where, terms) -> said(Who.YOU, what, where, terms, true),
                    play -> isYours(play, true) && play.where() != Where.HERE_IF_UNIT ? play.what() : null,
                    PlayIt::where, Terms::of),
            phrase("play {}{}{}", Selectors.OBJECT, WHERE, terms("its")).as(
                    PlayIt.class, (what, where, terms) -> said(Who.YOU, what, where, terms, false),
                    play -> isYours(play, false) && play.where() != Where.HERE_IF_UNIT ? play.what() : null,
                    PlayIt::where, Terms::of),
            phrase("play {}{}{}", Selectors.OBJECT, WHERE, terms("their")).as(
                    PlayIt.class,
                    (what, where, terms) -> what instanceof Selector.All
                            ? new PlayIt(Who.YOU, what, terms.free(), where, terms.less()) : null,
                    play -> play.who() == Who.YOU && play.where() != Where.HERE_IF_UNIT
                            && play.what() instanceof Selector.All all ? all : null,
                    PlayIt::where, Terms::of),
            phrase("play {}{}. If it's a unit, play it here", Selectors.OBJECT, terms("its")).as(
                    PlayIt.class, (what, terms) -> said(Who.YOU, what, Where.HERE_IF_UNIT, terms, false),
                    play -> isYours(play, false) && play.where() == Where.HERE_IF_UNIT ? play.what() : null, Terms::of),
            phrase("{} {}{}{}", Players.others("play", "plays"), Selectors.OBJECT, THEIR_WHERE, terms("its")).as(
                    PlayIt.class, (who, what, where, terms) -> said(who, what, where, terms, false),
                    play -> play.who() == Who.YOU ? null : play.who(), PlayIt::what, PlayIt::where, Terms::of));

    public PlayIt(Selector what, Free free, Where where) {
        this(Who.YOU, what, free, where, Price.NOTHING);
    }

    /** What a card costs that is played this way. */
    private record Terms(Free free, Price less) {
        static Terms of(PlayIt play) {
            return new Terms(play.free(), play.less());
        }
    }

    private static Syntax<Terms> terms(String whose) {
        String ignoring = ", ignoring " + whose;
        String cost = whose.equals("their") ? " costs" : " cost";
        Syntax<Free> free = either(
                says(", ignoring any and all costs", Free.EVERYTHING), says(ignoring + cost, Free.COST),
                says(ignoring + " Energy" + cost, Free.ENERGY), says(ignoring + " Power" + cost, Free.POWER));
        return either(
                says("", new Terms(Free.NOTHING, Price.NOTHING)),
                free.as(Terms.class, f -> new Terms(f, Price.NOTHING),
                        terms -> terms.less().isNothing() ? terms.free() : null),
                phrase(", reducing " + whose + cost + " by {}", Prices.PRICE).as(Terms.class,
                        price -> price.isNothing() ? null : new Terms(Free.NOTHING, price),
                        terms -> terms.free() == Free.NOTHING ? terms.less() : null),
                phrase(" for {}", Prices.PRICE).as(Terms.class, price -> new Terms(Free.INSTEAD, price),
                        terms -> terms.free() == Free.INSTEAD ? terms.less() : null));
    }

    private static @Nullable PlayIt said(Who who, Selector what, Where where, Terms terms, boolean me) {
        return isMe(what) == me && !(what instanceof Selector.All)
                ? new PlayIt(who, what, terms.free(), where, terms.less()) : null;
    }

    private static boolean isYours(PlayIt play, boolean me) {
        return play.who() == Who.YOU && isMe(play.what()) == me && !(play.what() instanceof Selector.All);
    }

    private static boolean isMe(Selector what) {
        return what instanceof Selector.Self || what instanceof Selector.SelfFrom;
    }

    /** Which base costs are ignored (353.1). */
    public enum Free {
        NOTHING, COST, ENERGY, POWER,
        /** 356.1.a of 2026-07: "for [1]": this price is the base cost. */
        INSTEAD,
        /** 356.5.a of 2026-07: "ignoring any and all costs". */
        EVERYTHING;

        int ignored() {
            return switch (this) {
                case NOTHING, INSTEAD -> 0;
                case COST -> Costing.IGNORE_ALL;
                case ENERGY -> Costing.IGNORE_ENERGY;
                case POWER -> Costing.IGNORE_POWER;
                case EVERYTHING -> Costing.IGNORE_EVERYTHING;
            };
        }
    }

    /** Where a unit played this way may go. */
    public enum Where {
        ANYWHERE, HERE, BASE,
        /** A card of any type: "If it's a unit, play it here." */
        HERE_IF_UNIT
    }

    /** 181.6.c: nobody plays it for an uncontrolled battlefield. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, who)) {
            play(effect, t, seat);
        }
    }

    /** 356.3.e.12: a unit is not played to where there is nothing any more. */
    private boolean hasPlace(RiftTable t, int card, int place) {
        boolean here = where == Where.HERE || where == Where.HERE_IF_UNIT;
        return !here || place != Table.NONE && t.isBoard(place) || !t.def(card).isUnit();
    }

    /** What is not paid, or paid in its place; price: with what [C] means on the card. */
    private int ignored(Price price) {
        return free.ignored() | (free == Free.INSTEAD ? Costing.instead(price) : Costing.reduction(price));
    }

    private void play(Effect effect, RiftTable t, int seat) {
        int place = switch (where) {
            case ANYWHERE -> effect.item().is(ChainItem.FROM_HIDDEN) ? effect.item().place() : Table.NONE;
            case HERE, HERE_IF_UNIT -> effect.scope(t).here();
            case BASE -> t.base(seat);
        };
        int[] cards = effect.select(t, what);
        boolean any = false;
        for (int card : cards) {
            int ignored = ignored(t.def(card).own(less));
            if (hasPlace(t, card, place) && Legal.couldPlay(t, seat, card, ignored)) {
                Uses.play(t, seat, card, ignored,
                        ChainItem.DIRECTED | (place == Table.NONE ? 0 : ChainItem.PLACED), place);
                any = true;
            }
        }
        effect.report(any);
        effect.follow(t, what, cards);
    }
}
