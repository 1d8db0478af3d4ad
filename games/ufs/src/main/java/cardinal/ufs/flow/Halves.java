package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Program;
import cardinal.ufs.rules.Filters;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 2010, 2.6.0.3: a split card that comes into a card pool or staging area without being played comes as the half its player
 * decides on, or as the one the effect speaks of (2.6.0.3.1). What happened waits until that is known.
 */
final class Halves extends Frame<UfsTable> {
    private static final Steps<Halves, UfsTable> STEPS =
            Steps.<Halves, UfsTable>of(Halves.class).then("2.6.0.3", Halves::offer).then("2.6.0.3", Halves::take);

    private final Ref card;
    /** The halves the card may come as. */
    private final List<CardType> types;

    private Halves(Ref card, List<CardType> types) {
        super(STEPS);
        this.card = card;
        this.types = types;
    }

    /** A card has come from a zone where it was both halves. */
    static void came(UfsTable t, int card, int from) {
        CardDef def = t.def(card);
        int place = t.place(card);
        if (!def.split() || place != Places.POOL && place != Places.STAGE || !Places.areBothHalves(from)
                || t.is(card, Flag.FACE_DOWN)) {
            return;
        }
        t.hold();
        t.push(new Halves(t.ref(card), types(t, def)));
    }

    /** 2.6.0.2: whether a card that an effect lets a player play is played as its second half: the one the effect speaks of. */
    static boolean isSecond(UfsTable t, int card, Happening.As as) {
        CardDef def = t.def(card);
        if (!def.split() || !Places.areBothHalves(t.place(card))) {
            return false;
        }
        CardType second = def.side(true).type();
        return as == Happening.As.REVERSAL || as == Happening.As.ATTACK ? second == CardType.ATTACK
                : types(t, def).equals(List.of(second)) || def.type() == CardType.ACTION;
    }

    /** 2.6.0.2: whether the effect speaks of both halves of a card, so that its player declares one. */
    static boolean areBothSaid(UfsTable t, int card, Happening.As as) {
        CardDef def = t.def(card);
        return def.split() && Places.areBothHalves(t.place(card)) && as != Happening.As.REVERSAL
                && as != Happening.As.ATTACK && types(t, def).size() > 1;
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(t.piece(card.card()).owner(), "2.6.0.3", Ask.CHOOSE, Purpose.FORM);
        types.forEach(type -> prompt.add(Choice.TYPE, type.ordinal()));
    }

    private void take(UfsTable t) {
        boolean second = Option.a(t.answer()) == t.def(card.card()).side(true).type().ordinal();
        if (second && t.isSame(card)) {
            t.states().alter(card.card(), t.piece(card.card()).with(Flag.SECOND_HALF, true));
            t.states().renew(card.card(), true);
        }
        t.release();
    }

    // ---- what the effect speaks of ---------------------------------------------------------------------------------------

    private static List<CardType> types(UfsTable t, CardDef def) {
        List<CardType> halves = List.of(def.side(false).type(), def.side(true).type());
        List<CardType> said = t.frame(t.depth() - 1) instanceof Effect e ? said(e.program(), e.at()) : List.of();
        List<CardType> fitting = halves.stream().filter(said::contains).toList();
        return fitting.isEmpty() ? halves : fitting;
    }

    /** The types named by the instruction being carried out; where that speaks of "it", by the one before that says which card. */
    private static List<CardType> said(Program program, int at) {
        for (int i = Math.min(at, program.size() - 1); i >= 0; i--) {
            if (program.op(i) instanceof Op.Do d && said(d) instanceof Filter f) {
                List<CardType> types = new ArrayList<>();
                for (Noun noun : f.nouns()) {
                    CardType type = noun.type();
                    if (type != null) {
                        types.add(type);
                    }
                }
                return types;
            }
        }
        return List.of();
    }

    private static @Nullable Filter said(Op.Do d) {
        return Filters.of(d.verb().describes());
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.of(card);
    }
}
