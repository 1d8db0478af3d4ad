package cardinal.catalog.view;

import cardinal.cards.CardTable;
import cardinal.cards.Compiled;
import cardinal.kernel.Answer;
import cardinal.kernel.Face;
import cardinal.kernel.Match;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The table of a game that has no picture of its own: its zones as the table lists them. */
public final class PlainPicture<T extends Table> extends Picture<T> {
    private final Match<T> match;

    public PlainPicture(Match<T> match, Viewpoint viewpoint, CardHandles handles) {
        super(match.table(), viewpoint, handles);
        this.match = match;
    }

    /** What is printed on a card, as far as every card has it. */
    public static View.Face print(Face face) {
        List<String> text = face instanceof Compiled<?, ?> card ? lines(card.data().text()) : List.of();
        List<String> codes = face instanceof Compiled<?, ?> card ? card.data().codes() : List.of();
        return new View.Face(face.name(), "", View.FaceKind.THING, List.of(), List.of(), List.of(), List.of(),
                List.of(), text, List.of(), codes);
    }

    @Override
    protected View.Timing timing() {
        int turn = t instanceof CardTable<?, ?> table ? table.turn() : 0;
        int active = turn > 0 && t instanceof CardTable<?, ?> table ? table.active() : Table.NONE;
        return new View.Timing(turn, active, "", List.of(), "", t.clause(),
                t.prompt().isOpen() ? t.prompt().seat() : Table.NONE);
    }

    @Override
    protected List<View.Stat> stats(int seat) {
        return List.of();
    }

    @Override
    protected void layOut() {
        for (int zone = 0; zone < t.zones().count(); zone++) {
            ZoneSpec spec = t.spec(zone);
            if (spec.privacy() == Privacy.PUBLIC) {
                zone(spec.name(), spec.seat(), place(zone), label(spec.name()), zone, card -> true);
            } else {
                pile(spec.name(), spec.seat(), place(zone), label(spec.name()), zone);
            }
        }
    }

    /** Which of several zones of one name and owner it is; {@link Table#NONE} for the only one. */
    private int place(int zone) {
        int before = 0;
        int all = 0;
        for (int other = 0; other < t.zones().count(); other++) {
            if (t.spec(other).name().equals(t.spec(zone).name()) && t.spec(other).seat() == t.spec(zone).seat()) {
                before += other < zone ? 1 : 0;
                all++;
            }
        }
        return all == 1 ? Table.NONE : before;
    }

    private static String label(String name) {
        return name.isEmpty() ? "" : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    @Override
    protected View.Face face(int card) {
        return print(t.piece(card).face());
    }

    @Override
    protected List<View.Value> values(int card) {
        return List.of();
    }

    @Override
    protected List<View.Mark> marks(int card) {
        return List.of();
    }

    @Override
    protected List<String> keywords(int card) {
        return List.of();
    }

    @Override
    protected boolean isTurned(Piece piece) {
        return false;
    }

    @Override
    protected List<View.Waiting> stack() {
        return List.of();
    }

    @Override
    protected Optional<View.Fight> fight() {
        return Optional.empty();
    }

    @Override
    protected int cardOf(long option) {
        return match.rules().answer(t, option).arguments().stream()
                .mapToInt(argument -> argument instanceof Answer.OfCard about ? about.card() : Table.NONE)
                .filter(card -> card != Table.NONE).findFirst().orElse(Table.NONE);
    }

    @Override
    protected Optional<String> targetOf(long option) {
        return Optional.empty();
    }
}
