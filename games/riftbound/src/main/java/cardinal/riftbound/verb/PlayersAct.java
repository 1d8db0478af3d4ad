package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.numeral;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Deaths;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Credits;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Nouns;
import cardinal.riftbound.text.Players;
import java.util.List;
import java.util.Locale;

/** 352.10.e: "each player kills one of their gear", "they exhaust two of their units": each picks on resolution, then it is done to all at once. */
record PlayersAct(Who who, Deed deed, int n, Filter what) implements Performable {
    public static final Syntax<PlayersAct> SYNTAX = rule("players act", () -> either(
            acting(Deed.KILL, "kill", "kills"), acting(Deed.EXHAUST, "exhaust", "exhausts"),
            acting(Deed.RECYCLE, "recycle", "recycles"), acting(Deed.BANISH, "banish", "banishes"),
            acting(Deed.READY, "ready", "readies"), acting(Deed.BUFF, "buff", "buffs")));

    /** What is done to what they pick. */
    public enum Deed {
        KILL, EXHAUST, RECYCLE, BANISH, READY, BUFF
    }

    private static Syntax<PlayersAct> acting(Deed deed, String plain, String third) {
        return phrase("{} {} of their {}", Players.others(plain, third), numeral(),
                Nouns.of(Filter.Side.YOU_CONTROL, Nouns.SEVERAL)).as(PlayersAct.class,
                        (who, n, what) -> new PlayersAct(who, deed, n, what),
                        act -> act.deed() == deed ? act.who() : null, PlayersAct::n, PlayersAct::what);
    }

    @Override
    public List<Referent> gives() {
        return switch (deed) {
            case KILL -> List.of(Referent.IT, Referent.KILLED);
            case RECYCLE -> List.of(Referent.IT, Referent.RECYCLED);
            default -> List.of(Referent.IT);
        };
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        t.push(PlayersPick.own(effect.players(t, who), this));
    }

    /** "kill". */
    String word() {
        return deed.name().toLowerCase(Locale.ROOT);
    }

    /** What it means to be picked for it. */
    Purpose purpose() {
        return switch (deed) {
            case KILL, RECYCLE, BANISH -> Purpose.LOSE;
            case EXHAUST, READY -> Purpose.TURN_CARDS;
            case BUFF -> Purpose.TARGET;
        };
    }

    /** What is done once all have picked. */
    void act(Effect effect, RiftTable t, int[] cards) {
        switch (deed) {
            case KILL -> {
                effect.killed(t, cards.length, Deaths.units(t, cards));
                Deaths.of(t, cards, killers(effect, t, cards));
            }
            case RECYCLE -> RecycleObjects.recycle(effect, t, cards);
            default -> {
                boolean any = false;
                t.hold();
                for (int card : cards) {
                    any |= one(effect, t, card);
                }
                t.release();
                effect.report(any);
            }
        }
    }

    /** 415.5.b: all are the controller's; 411.1 of 2026-07: each player is responsible for what they kill. */
    private static Credits killers(Effect effect, RiftTable t, int[] cards) {
        Credits by = Credits.all(Credit.of(effect.item()));
        for (int card : cards) {
            by = t.edition().creditsControllers() ? by
                    : by.with(t.ref(card), Credit.of(t.controller(card), effect.item()));
        }
        return by;
    }

    private boolean one(Effect effect, RiftTable t, int card) {
        return switch (deed) {
            case EXHAUST -> GameActions.exhaust(t, card);
            case BANISH -> GameActions.banish(t, card, t.controller(card));
            case READY -> GameActions.ready(t, card, t.controller(card));
            case BUFF -> GameActions.buff(t, card, t.controller(card));
            default -> throw new IllegalStateException("done together: " + deed);
        };
    }
}
