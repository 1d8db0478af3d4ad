package cardinal.evolve.flow;

import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Who;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Image;
import cardinal.kernel.Mark;
import cardinal.kernel.Recall;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.List;

/** The players that the words of a text mean as it is carried out. */
final class MeantPlayers {
    private static final Recall<EvolveTable> LAST_IN_ZONE = Recall.last((t, piece) -> true);

    private MeantPlayers() {
    }

    /** The active player first. */
    static int[] of(Effect e, EvolveTable t, Who who) {
        int you = e.controller();
        return switch (who) {
            case YOU -> new int[] {you};
            case EACH_PLAYER -> new int[] {t.active(), EvolveTable.opponent(t.active())};
            case EACH_OPPONENT, OPPONENT -> new int[] {EvolveTable.opponent(you)};
            case ITS_CONTROLLER -> {
                List<Ref> it = e.meant(Selector.It.Word.IT);
                yield it.isEmpty() ? MeantCards.NOBODY : new int[] {lastController(t, it.getFirst())};
            }
            case ITS_OWNER -> {
                List<Ref> it = e.meant(Selector.It.Word.IT);
                yield it.isEmpty() ? MeantCards.NOBODY : new int[] {t.piece(it.getFirst().card()).owner()};
            }
            case THAT_PLAYER -> seats(t, thatPlayer(e));
            case THEY -> seats(t, e.they());
        };
    }

    /** The player the trigger names. */
    private static int thatPlayer(Effect e) {
        EvolveEvent cause = e.item().cause();
        return cause == null || cause.seat() == Table.NONE ? 0 : 1 << cause.seat();
    }

    private static int[] seats(EvolveTable t, int seats) {
        int first = t.active();
        int second = EvolveTable.opponent(first);
        return switch (seats) {
            case 0 -> MeantCards.NOBODY;
            case 3 -> new int[] {first, second};
            default -> new int[] {seats == 1 ? 0 : 1};
        };
    }

    /** "its leader", "their leader". */
    static int[] leaders(Effect e, EvolveTable t, Selector.It.Word of) {
        boolean players = of == Selector.It.Word.THEM;
        int seats = players ? e.they() : 0;
        for (Ref r : seats != 0 ? List.<Ref>of() : e.meant(players ? Selector.It.Word.IT : of)) {
            seats |= 1 << lastController(t, r);
        }
        return switch (seats == 0 && players ? thatPlayer(e) : seats) {
            case 1 -> new int[] {t.leader(0)};
            case 2 -> new int[] {t.leader(1)};
            case 3 -> new int[] {t.leader(0), t.leader(1)};
            default -> MeantCards.NOBODY;
        };
    }

    private static int lastController(EvolveTable t, Ref r) {
        Image image = LAST_IN_ZONE.of(t, r, Mark.BEGINNING);
        return image == null ? t.piece(r.card()).owner() : image.piece().controller();
    }
}
