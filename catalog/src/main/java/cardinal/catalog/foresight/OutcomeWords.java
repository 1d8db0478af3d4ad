package cardinal.catalog.foresight;

import cardinal.catalog.events.HappeningKind;
import cardinal.catalog.events.Occurrence;
import cardinal.kernel.Naming;
import cardinal.kernel.Outcome;
import cardinal.kernel.Sentence;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an answer does, in a few words: who dies, who loses what, who wins. */
final class OutcomeWords {
    private static final int MOST = 3;

    private final Table t;
    private final int seat;
    private final boolean dies;

    /** dies: whether what is destroyed was alive. */
    OutcomeWords(Table t, int seat, boolean dies) {
        this.t = t;
        this.seat = seat;
        this.dies = dies;
    }

    /** What a number of a player was and is. */
    private record Span(int seat, String key, int before, int after) {
    }

    Sentence of(List<Occurrence> events, int card, @Nullable Outcome end) {
        List<Sentence> said = new ArrayList<>();
        if (end != null) {
            said.add(Sentence.of(end.isDraw() ? "the game is drawn" : end.won(seat) ? "you win" : "you lose"));
        }
        numbers(events, said);
        Set<Integer> gone = new HashSet<>();
        for (Occurrence event : events) {
            if (event.kind() == HappeningKind.DESTROY && gone.add(event.subject())) {
                said.add(Sentence.of(name(event.subject()), dies ? " dies" : " is destroyed"));
            }
        }
        Map<Integer, Sentence> hands = new LinkedHashMap<>();
        for (Occurrence event : events) {
            if (event.kind() == HappeningKind.CONTROL && !event.words().isEmpty()) {
                hands.put(event.subject(), told(event));
            }
        }
        said.addAll(hands.values());
        for (Occurrence event : events) {
            switch (event.kind()) {
                case DAMAGE -> damage(event, gone, said);
                case MOVE -> move(event, card, gone, said);
                case TURN -> turn(event, said);
                default -> {
                }
            }
        }
        return joined(said);
    }

    private static Sentence joined(List<Sentence> said) {
        List<Object> parts = new ArrayList<>();
        for (Sentence one : said.stream().filter(s -> !s.isEmpty()).distinct().limit(MOST).toList()) {
            if (!parts.isEmpty()) {
                parts.add("; ");
            }
            parts.add(one);
        }
        return Sentence.of(parts.toArray());
    }

    private void numbers(List<Occurrence> events, List<Sentence> said) {
        Map<String, Span> spans = new LinkedHashMap<>();
        for (Occurrence event : events) {
            if (event.before() != event.after()
                    && (event.kind() == HappeningKind.LIFE || event.kind() == HappeningKind.POINTS)) {
                spans.merge(event.seat() + event.key(),
                        new Span(event.seat(), event.key(), event.before(), event.after()),
                        (old, now) -> new Span(old.seat, old.key, old.before, now.after));
            }
        }
        for (Span span : spans.values()) {
            int change = span.after - span.before;
            String range = span.before + " to " + span.after;
            said.add(change == 0 ? Sentence.NOTHING
                    : span.key.equals("points") ? Sentence.of(player(span.seat), ": " + range + " points")
                    : span.seat != seat ? Sentence.of(player(span.seat), ": " + range)
                    : Sentence.of((change < 0 ? "take " : "gain ") + Math.abs(change) + ", " + range));
        }
    }

    private void damage(Occurrence event, Set<Integer> gone, List<Sentence> said) {
        if (event.subject() != Table.NONE && event.before() != event.after() && !gone.contains(event.subject())) {
            said.add(Sentence.of(name(event.subject()), " takes " + (event.after() - event.before())));
        }
    }

    /** What changes hands, as the log tells it. */
    private static Sentence told(Occurrence event) {
        return new Sentence(event.words().getFirst().parts().stream()
                .filter(part -> !(part instanceof Sentence.Clause)).toList());
    }

    /** Where the card goes that the answer is about. */
    private void move(Occurrence event, int card, Set<Integer> gone, List<Sentence> said) {
        String place = place(event.to());
        if (event.subject() == card && card != Table.NONE && !gone.contains(card) && !place.isEmpty()) {
            said.add(Sentence.of("goes to ", whose(event.to()), place));
        }
    }

    private static String place(String zone) {
        String kind = zone.indexOf('-') < 0 ? zone : zone.substring(0, zone.indexOf('-'));
        return switch (kind) {
            case "hand", "deck", "trash", "cemetery", "field", "momentum", "stage", "base", "banishment" -> kind;
            case "ex" -> "EX area";
            case "discard" -> "discard pile";
            case "evolveDeck" -> "evolve deck";
            default -> "";
        };
    }

    private Sentence whose(String zone) {
        int owner = zone.charAt(zone.length() - 1) - '0';
        return owner == seat ? Sentence.of("your ") : Sentence.of(new Sentence.Owner(owner), " ");
    }

    private void turn(Occurrence event, List<Sentence> said) {
        said.add(event.seat() == seat ? Sentence.of("your turn begins")
                : Sentence.of(new Sentence.Owner(event.seat()), " turn begins"));
    }

    private Sentence.Part player(int who) {
        return new Sentence.Player(who);
    }

    private Sentence.Part name(int card) {
        return Sight.sees(t, seat, card) ? new Sentence.Card(card, Naming.face(t, card, seat))
                : new Sentence.Words("a card");
    }
}
