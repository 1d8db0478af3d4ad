package cardinal.catalog.view;

import cardinal.catalog.game.Game;
import cardinal.catalog.game.UiHints;
import cardinal.kernel.Answer;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Prompt;
import cardinal.kernel.Question;
import cardinal.kernel.Ref;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Draws what some eyes see of a table. A game says in a subclass how its zones lie, and what its cards and options are about. */
public abstract class Picture<T extends Table> {
    protected final T t;
    protected final Viewpoint viewpoint;
    private final CardHandles handles;
    private final Map<String, View.Zone> zones = new LinkedHashMap<>();
    private final Map<Integer, String> zoneIds = new HashMap<>();
    private final Map<String, View.Card> cards = new LinkedHashMap<>();
    private final Map<String, View.Face> faces = new LinkedHashMap<>();
    private final Set<Integer> seen = new HashSet<>();

    protected Picture(T t, Viewpoint viewpoint, CardHandles handles) {
        this.t = t;
        this.viewpoint = viewpoint;
        this.handles = handles;
    }

    // ---- what a game says ----------------------------------------------------------------------------

    protected abstract View.Timing timing();

    /** The lowest seat of those who win together with this one. */
    protected int team(int seat) {
        return seat;
    }

    /** What is counted for a player, the most important first. */
    protected abstract List<View.Stat> stats(int seat);

    /** Lays out all zones with {@link #zone} and {@link #pile}. */
    protected abstract void layOut();

    protected abstract View.Face face(int card);

    protected abstract List<View.Value> values(int card);

    protected abstract List<View.Mark> marks(int card);

    protected abstract List<String> keywords(int card);

    protected abstract boolean isTurned(Piece piece);

    protected abstract List<View.Waiting> stack();

    protected abstract Optional<View.Fight> fight();

    /** The card an option is about, or {@link Table#NONE}. */
    protected abstract int cardOf(long option);

    /** What else it is about: a handle or the id of a zone. */
    protected abstract Optional<String> targetOf(long option);

    /** The check an option leads to, where the game has such. */
    protected Optional<View.Check> check(long option) {
        return Optional.empty();
    }

    /** An option as a player says it, where that is not what one types. */
    protected Sentence said(long option, Answer answer) {
        return answer.sentence();
    }

    /** What an option does, where the game can say more than playing it would show. */
    protected Sentence outcome(long option) {
        return Sentence.NOTHING;
    }

    // ---- the whole -----------------------------------------------------------------------------------

    /** family: the game's; serial: of the open question; consequences: of its answers. */
    public final View draw(String family, Game<T> game, Match<T> match, int serial, Consequences consequences) {
        layOut();
        Prompt prompt = t.prompt();
        boolean mine = prompt.isOpen() && prompt.seat() == viewpoint.seat();
        View.Timing timing = timing();
        List<View.Player> players = IntStream.range(0, t.seatCount())
                .mapToObj(seat -> new View.Player(seat, team(seat), t.isIn(seat), stats(seat))).toList();
        List<View.Waiting> stack = stack();
        Optional<View.Fight> fight = fight();
        Optional<View.Question> question =
                mine ? Optional.of(question(game, match, serial, consequences)) : Optional.empty();
        handles.keepOnly(seen);
        return new View(family, game.rules().id(), match.setup().mode(), viewpoint.seat(), timing, players, zones,
                cards,
                faces,
                stack, fight, prompt.isOpen() ? prompt.seat() : Table.NONE, question, result(t), match.choiceCount());
    }

    private static Optional<View.Result> result(Table t) {
        Outcome outcome = t.outcome();
        return outcome == null ? Optional.empty()
                : Optional.of(new View.Result(IntStream.range(0, t.seatCount()).filter(outcome::won).boxed().toList(),
                        outcome.reason(), outcome.clause()));
    }

    private View.Question question(Game<T> game, Match<T> match, int serial, Consequences consequences) {
        UiHints<T> uiHints = game.uiHints();
        Question asked = match.question();
        List<View.Choice> options = new ArrayList<>();
        boolean declined = false;
        for (int i = 0; i < t.prompt().size(); i++) {
            long option = t.prompt().option(i);
            Answer answer = match.answer(i);
            int card = cardOf(option);
            View.Manner manner = manner(uiHints, option);
            declined |= manner == View.Manner.PASS || manner == View.Manner.DECLINE;
            options.add(new View.Choice(i, answer.kind(), answer.words(), words(option, answer, asked), answer.effect(),
                    manner == View.Manner.RESOURCE || isBefore(asked) ? List.of()
                            : outcome(consequences, option, i, card),
                    check(option), manner,
                    card == Table.NONE || card >= t.pieceCount() ? Optional.empty() : pointed(card),
                    targetOf(option), answer.arguments().stream().map(this::argument).toList()));
        }
        boolean known = !asked.source().isNone() && t.isSame(asked.source()) && viewpoint.see(t, asked.source().card());
        return new View.Question(serial, asked.ask(), asked.purpose(), asked.clause(), asked.words(),
                known ? pointed(asked.source().card()) : Optional.empty(),
                asked.source().isNone() ? "" : Naming.face(t, asked.source().card(), viewpoint.seat()),
                asked.sentence(),
                asked.from(), asked.to(), uiHints.window(t), declined ? "" : NoPass.why(asked), options);
    }

    /** Before a game everything that answers lead to is its beginning. */
    private static boolean isBefore(Question asked) {
        return switch (asked.purpose()) {
            case MULLIGAN, FIRST_PLAYER, SIDEBOARD -> true;
            default -> false;
        };
    }

    private List<Segment> outcome(Consequences consequences, long option, int i, int card) {
        Sentence known = outcome(option);
        return (known.isEmpty() ? consequences.of(i, card) : known).parts().stream()
                .map(part -> Segment.of(part, this::handle)).toList();
    }

    /** A command in parts: who is meant by a letter is told by type, and what is done with a card that is picked is said. */
    private List<Segment> words(long option, Answer answer, Question asked) {
        String choose = Question.Deed.CHOOSE.before();
        boolean picks = answer.arguments().size() == 1 && answer.words().startsWith(choose);
        Sentence said = !picks ? said(option, answer) : switch (answer.arguments().getFirst()) {
            case Answer.OfCard _ -> Sentence.of(asked.deed().before(), answer.words().substring(choose.length()),
                    asked.deed().after());
            case Answer.OfSeat who -> Sentence.of(new Sentence.Player(who.seat()));
            default -> answer.sentence();
        };
        return said.parts().stream().map(Segment::of).toList();
    }

    private View.Argument argument(Answer.Argument argument) {
        return switch (argument) {
            case Answer.OfCard a -> about(View.ArgumentKind.CARD_ARGUMENT, a.card(), Table.NONE, "");
            case Answer.OfAbility a -> about(View.ArgumentKind.ABILITY, a.card(), a.place(), a.text());
            case Answer.OfSeat a -> new View.Argument(View.ArgumentKind.SEAT, Optional.empty(), a.seat(),
                    Optional.empty(), Table.NONE, "");
            case Answer.OfZone a -> new View.Argument(View.ArgumentKind.ZONE, Optional.empty(), Table.NONE,
                    Optional.ofNullable(zoneIds.get(a.zone())), Table.NONE, "");
            case Answer.OfNumber a -> about(View.ArgumentKind.NUMBER_ARGUMENT, Table.NONE, a.number(), "");
            case Answer.OfMode a -> about(View.ArgumentKind.MODE, Table.NONE, a.place(), a.text());
            case Answer.OfEffect a -> about(View.ArgumentKind.EFFECT, a.card(), a.place(), a.text());
            case Answer.OfWord a -> about(View.ArgumentKind.WORD, Table.NONE, Table.NONE, a.word());
        };
    }

    private View.Argument about(View.ArgumentKind kind, int card, int number, String text) {
        return new View.Argument(kind, card == Table.NONE || card >= t.pieceCount() ? Optional.empty() : pointed(card),
                Table.NONE, Optional.empty(), number, text);
    }

    private View.Manner manner(UiHints<T> uiHints, long option) {
        return uiHints.isPass(option) ? View.Manner.PASS
                : uiHints.makesResources(t, option) ? View.Manner.RESOURCE
                : uiHints.comesLast(option) ? View.Manner.DECLINE : View.Manner.ACT;
    }

    // ---- zones and cards -----------------------------------------------------------------------------

    /** A zone whose cards everybody can point at, even at those that lie face down. */
    protected final void zone(String kind, int seat, int place, String label, int zone, IntPredicate which,
            View.Note... notes) {
        lay(kind, seat, place, label, zone, true, which, notes);
    }

    /** All cards of a player's zone; everybody can point at them. */
    protected final void open(String kind, int seat, String label, int zone) {
        zone(kind, seat, Table.NONE, label, zone, card -> true);
    }

    /** A zone whose hidden cards are only counted. */
    protected final void pile(String kind, int seat, String label, int zone) {
        pile(kind, seat, Table.NONE, label, zone);
    }

    /** One of several zones of this kind whose hidden cards are only counted. */
    protected final void pile(String kind, int seat, int place, String label, int zone) {
        lay(kind, seat, place, label, zone, false, card -> true);
    }

    private void lay(String kind, int seat, int place, String label, int zone, boolean pointable, IntPredicate which,
            View.Note... notes) {
        String id = kind + (seat == Table.NONE ? "" : "-" + seat) + (place == Table.NONE ? "" : "-" + place);
        List<String> lying = new ArrayList<>();
        int count = 0;
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (which.test(card)) {
                count++;
                if (viewpoint.see(t, card)) {
                    lying.add(shown(card));
                } else if (pointable) {
                    lying.add(back(id + "-" + i, card));
                }
            }
        }
        zoneIds.putIfAbsent(zone, id);
        zones.put(id, new View.Zone(kind, seat, place, label, count, lying, List.of(notes)));
    }

    private String back(String place, int card) {
        Piece p = t.piece(card);
        String handle = "b-" + place;
        cards.put(handle, new View.Card("", "", 0, p.owner(), p.controller(), List.of(), backMarks(card), List.of(),
                Optional.empty(), isTurned(p)));
        return handle;
    }

    /** What everybody sees of a card whose face is hidden. */
    protected List<View.Mark> backMarks(int card) {
        return List.of();
    }

    private String shown(int card) {
        seen.add(card);
        String handle = handles.of(card);
        Piece p = t.piece(card);
        String face = "f" + p.face().number();
        if (!faces.containsKey(face)) {
            faces.put(face, face(card));
        }
        int host = p.host();
        cards.put(handle,
                new View.Card(face, name(card), viewpoint.open() ? 0 : Naming.copy(t, card, viewpoint.seat()),
                        p.owner(),
                        p.controller(), values(card), marks(card),
                        keywords(card), host == Table.NONE || !viewpoint.see(t, host) ? Optional.empty()
                                : Optional.of(handles.of(host)),
                        isTurned(p)));
        return handle;
    }

    /** What these eyes call a card. */
    protected final String name(int card) {
        return viewpoint.open() && card != Table.NONE ? t.piece(card).face().name()
                : Naming.card(t, card, viewpoint.seat());
    }

    /** The handle of a card that is in the picture. */
    protected final Optional<String> handle(int card) {
        return card != Table.NONE && seen.contains(card) ? Optional.of(handles.of(card)) : Optional.empty();
    }

    protected final Optional<String> handle(Ref ref) {
        return ref.isNone() || !t.isSame(ref) ? Optional.empty() : handle(ref.card());
    }

    /** The handle of a card an option is about: a card that is seen nowhere in the picture joins it, as when a deck is searched. */
    private Optional<String> pointed(int card) {
        if (!viewpoint.see(t, card)) {
            return Optional.empty();
        }
        return Optional.of(seen.contains(card) ? handles.of(card) : shown(card));
    }

    // ---- small things --------------------------------------------------------------------------------

    /** "FIRST_THING" as "First Thing". */
    public static String title(@Nullable Enum<?> value) {
        if (value == null) {
            return "";
        }
        StringBuilder s = new StringBuilder();
        for (String word : value.name().split("_")) {
            s.append(s.isEmpty() ? "" : " ").append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return s.toString();
    }

    public static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    public static void mark(Piece p, int flag, View.MarkKind kind, String word, List<View.Mark> marks) {
        if (p.is(flag)) {
            marks.add(new View.Mark(kind, word));
        }
    }

    public static View.Stat stat(String key, String label, int value) {
        return new View.Stat(key, label, value, 0);
    }
}
