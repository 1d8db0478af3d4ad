package cardinal.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.catalog.Games;
import cardinal.catalog.events.EventWriter;
import cardinal.catalog.events.Happening;
import cardinal.catalog.events.HappeningKind;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Segment;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Dice;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Setup;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What happens between two questions is told to each viewer by events: all that changes in their view, in order, and nothing that they may
 * not see; and every question says who asks what.
 */
final class HappeningsTest {
    /** How many matches of each edition; each is looked at for so many choices, some from the beginning, some later. */
    private static final int MATCHES = Integer.getInteger("cardinal.events.matches", 25);
    private static final int MOST_CHOICES = Integer.getInteger("cardinal.events.choices", 60);
    private static final int LATER = 5;
    /** Whoever asks for so many choices wants whole matches: -Dcardinal.events.choices=100000. */
    private static final int WHOLE = 1000;
    /** A question begins as a sentence does. */
    private static final Pattern SENTENCE = Pattern.compile("[\\p{Lu}\\d\"].*", Pattern.DOTALL);
    /** What is left where a word is missing. */
    private static final Pattern TORN = Pattern.compile("^\\s|\\S  +\\S|\\s[,.;:?!](?:\\s|$)|\\bnull\\b|\\bnowhere\\b");
    private static final Set<String> GENERIC = Set.of("", "choose", "choose one", "yes or no?", "yes or no", "option",
            "choose a card", "what do you do?");

    @Test
    void everyChangeOfAViewIsToldByEventsAndNothingThatIsHidden() {
        for (String name : Games.names()) {
            Game<?> game = Games.named(name);
            for (int seed = 1; seed <= MATCHES; seed++) {
                played(game, seed);
            }
        }
    }

    private static <T extends Table> void played(Game<T> game, int seed) {
        MatchLog<T> log = new MatchLog<>(game, game.seats());
        Knowing<T> knowing = new Knowing<>(log, game.seats());
        int first = seed % (game.starters().size() - game.seats() + 1);
        Match<T> match = Match.start(new WatchedRuleset<>(game.rules(), knowing), new Setup(game.rules().id(),
                game.mode(), seed, game.starters().subList(first, first + game.seats())));
        List<Viewer> viewers = new ArrayList<>();
        for (int seat = Table.NONE; seat < game.seats(); seat++) {
            viewers.add(new Viewer(seat));
        }
        Dice dice = new Dice(seed);
        int passed = MOST_CHOICES < WHOLE ? seed % LATER * MOST_CHOICES : 0;
        for (int i = 0; i < passed && !match.isOver(); i++) {
            match.choose(dice.below(match.prompt().size()));
        }
        for (int i = 0; i < MOST_CHOICES; i++) {
            knowing.look(match.table());
            int happened = log.happened(match.table());
            for (Viewer viewer : viewers) {
                viewer.look(game, match, log, knowing.names.get(viewer.seat + 1), happened);
            }
            if (match.isOver()) {
                break;
            }
            match.choose(dice.below(match.prompt().size()));
        }
    }

    /** One who is shown a match as the server shows it. */
    private static final class Viewer {
        private final int seat;
        private final CardHandles handles = new CardHandles();
        private @Nullable View before;
        private int heard;
        private int numbered;

        Viewer(int seat) {
            this.seat = seat;
        }

        <T extends Table> void look(Game<T> game, Match<T> match, MatchLog<T> log, Set<String> allowed, int happened) {
            Map<Integer, String> called = handles.all();
            View now = Pictures.of(game, match, Viewpoint.of(seat), handles, 1);
            String where = game.rules().id() + " seat " + seat + " after " + match.choiceCount() + " choices";
            if (before != null) {
                EventWriter writer = Pictures.events(game, match, Viewpoint.of(seat), called, handles);
                List<Happening> events = writer.write(log.events(heard), before, now, numbered);
                for (Happening event : events) {
                    assertThat(event.serial()).as(where).isEqualTo(numbered++);
                    known(event, before, now, writer, allowed, where);
                }
                told(before, now, events, where);
            }
            now.prompt().ifPresent(question -> asked(question, where));
            before = now;
            heard = happened;
        }
    }

    private static void known(Happening event, View before, View now, EventWriter writer, Set<String> allowed,
            String where) {
        List<String> named = new ArrayList<>(event.targets());
        event.card().ifPresent(named::add);
        event.other().ifPresent(named::add);
        for (String card : named) {
            assertThat(before.cards().containsKey(card) || now.cards().containsKey(card))
                    .as(where + ": " + brief(event))
                    .isTrue();
        }
        event.face().ifPresent(face -> assertThat(allowed).as(where + ": " + brief(event))
                .contains(Objects.requireNonNull(writer.faces().get(face)).name()));
        assertThat(event.words().stream().map(Segment::text).collect(Collectors.joining())).as(where)
                .doesNotContainPattern(TORN);
        for (Segment part : event.words()) {
            if (part.kind() == Segment.SegmentKind.CARD) {
                assertThat(allowed).as(where + ": " + brief(event)).contains(part.text());
            }
        }
    }

    private static void told(View before, View now, List<Happening> events, String where) {
        String all = where + ": " + events.stream().map(HappeningsTest::brief).toList();
        now.zones().forEach((id, zone) -> {
            View.Zone old = before.zones().get(id);
            int change = zone.count() - (old == null ? 0 : old.count());
            long came = events.stream().filter(e -> moves(e) && e.to().filter(id::equals).isPresent()).count();
            long went = events.stream().filter(e -> moves(e) && e.from().filter(id::equals).isPresent()).count();
            assertThat(came - went).as(id + ", " + all).isEqualTo(change);
        });
        Map<String, String> zones = zones(before);
        zones(now).forEach((card, zone) -> {
            String old = zones.get(card);
            if (card.startsWith("b-")) {
                return;
            }
            if (old == null) {
                assertThat(events.stream().anyMatch(e -> e.card().filter(card::equals).isPresent())).as(card + all)
                        .isTrue();
                return;
            }
            boolean moved = events.stream().anyMatch(e -> e.card().filter(card::equals).isPresent() && moves(e)
                    && e.to().isPresent());
            assertThat(old.equals(zone) || moved).as(card + " to " + zone + ", " + all).isTrue();
            View.Card was = Objects.requireNonNull(before.cards().get(card));
            View.Card is = Objects.requireNonNull(now.cards().get(card));
            assertThat(was.turned() == is.turned() || moved
                    || has(events, HappeningKind.READY_EXHAUST, card, "", is.turned() ? 1 : 0))
                    .as(card + " is turned, " + all).isTrue();
            values(was, is).forEach((key, value) -> assertThat(has(events, HappeningKind.VALUE, card, key, value))
                    .as(card + " has " + key + " " + value + ", " + all).isTrue());
        });
        for (View.Player player : now.players()) {
            for (View.Stat stat : player.stats()) {
                int old = before.players().get(player.seat()).stats().stream().filter(s -> s.key().equals(stat.key()))
                        .mapToInt(View.Stat::value).findFirst().orElse(0);
                assertThat(old == stat.value() || events.stream().anyMatch(e -> e.seat() == player.seat()
                        && e.key().equals(stat.key()) && e.after() == stat.value())).as(stat + ", " + all).isTrue();
            }
        }
        assertThat(events.stream().anyMatch(e -> e.kind() == HappeningKind.END)).as(all)
                .isEqualTo(now.result().isPresent() && before.result().isEmpty());
    }

    private static String brief(Happening e) {
        return e.kind() + " " + e.seat() + " " + e.card().orElse("-") + " " + e.from().orElse("") + ">"
                + e.to().orElse("") + " " + e.key() + " " + e.before() + ">" + e.after() + " "
                + e.words().stream().map(Segment::text).toList();
    }

    private static boolean moves(Happening event) {
        return event.kind() != HappeningKind.CONTROL && !event.from().equals(event.to())
                && (event.kind() != HappeningKind.REVEAL || event.from().isPresent() || !event.words().isEmpty());
    }

    private static boolean has(List<Happening> events, HappeningKind kind, String card, String key, int after) {
        return events.stream().anyMatch(e -> e.kind() == kind && e.card().filter(card::equals).isPresent()
                && e.key().equals(key) && e.after() == after);
    }

    private static Map<String, Integer> values(View.Card was, View.Card is) {
        Map<String, Integer> changed = new HashMap<>();
        was.values().forEach(old -> is.values().stream()
                .filter(now -> now.key().equals(old.key()) && now.now() != old.now())
                .forEach(now -> changed.put(now.key(), now.now())));
        return changed;
    }

    private static Map<String, String> zones(View view) {
        Map<String, String> zones = new HashMap<>();
        view.zones().forEach((id, zone) -> zone.cards().forEach(card -> zones.put(card, id)));
        return zones;
    }

    /** A question says who asks: a card with its sentence, or the rules with a clause; what it is for, and what, in words of its own. */
    private static void asked(View.Question question, String where) {
        String all = where + ": " + question.words() + " (" + question.clause() + ")";
        assertThat(GENERIC).as(all).doesNotContain(question.words().toLowerCase(Locale.ROOT));
        assertThat(question.purpose()).as(all).isNotNull();
        assertThat(question.clause()).as(all).isNotEmpty();
        assertThat(question.name().isEmpty() || !question.sentence().isEmpty()).as(all + " " + question.name())
                .isTrue();
        assertThat(question.words()).as(all).matches(SENTENCE).doesNotContainPattern(TORN);
        for (View.Choice option : question.options()) {
            String said = option.words().stream().map(Segment::text).collect(Collectors.joining());
            assertThat(said).as(all).isNotBlank().doesNotContainPattern(TORN);
            assertThat(option.effect()).as(all + " " + said).doesNotContainPattern(TORN);
        }
    }

    /** Names that each viewer has been allowed to read so far: the spectator first, then seat by seat. */
    private static final class Knowing<T extends Table> implements Observer<T> {
        private final MatchLog<T> log;
        private final List<Set<String>> names = new ArrayList<>();

        Knowing(MatchLog<T> log, int seats) {
            this.log = log;
            for (int i = 0; i <= seats; i++) {
                names.add(new HashSet<>());
            }
        }

        @Override
        public void saw(T table, Event event) {
            look(table);
            log.saw(table, event);
        }

        @Override
        public void answered(T table, Prompt prompt, long option, boolean forced) {
            log.answered(table, prompt, option, forced);
        }

        void look(T table) {
            for (int card = 0; card < table.pieceCount(); card++) {
                for (int seat = Table.NONE; seat < table.seatCount(); seat++) {
                    if (Sight.sees(table, seat, card)) {
                        names.get(seat + 1).add(table.piece(card).face().name());
                    }
                }
            }
        }
    }
}
