package cardinal.server.http;

import cardinal.arena.lesson.LessonFile;
import cardinal.arena.lesson.LessonFiles;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Setup;
import cardinal.scenario.lesson.Lesson;
import cardinal.server.store.Origin;
import cardinal.server.table.LoadedGames;
import cardinal.server.table.Lobby;
import cardinal.server.wire.LessonOffer;
import cardinal.server.wire.LessonSeat;
import cardinal.server.wire.SeatGrant;
import io.javalin.config.RoutesConfig;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** First games that teach by playing: which there are, and a table for one. */
final class LessonRoutes {
    private static final Logger LOG = LoggerFactory.getLogger(LessonRoutes.class);
    private static final String LEVEL = "greedy";

    private final LoadedGames games;
    private final Lobby lobby;
    private final List<Path> folders;

    /** folders: where further lessons are; they are looked at again at each request, for whoever writes one. */
    LessonRoutes(LoadedGames games, Lobby lobby, List<Path> folders) {
        this.games = games;
        this.lobby = lobby;
        this.folders = folders;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/lessons", request -> Api.answer(request, lobby.heavy(), this::offers));
        routes.post("/api/lessons/{id}/tables", request -> {
            String id = request.pathParam("id");
            LessonSeat seat = Api.read(request, LessonSeat.class);
            Api.answer(request, lobby.heavy(), () -> table(id, seat, Api.client(request)));
        });
    }

    private List<LessonFile> files() {
        List<LessonFile> all = new ArrayList<>(LessonFiles.shipped());
        folders.forEach(folder -> all.addAll(LessonFiles.in(folder)));
        return all;
    }

    private List<LessonOffer> offers() {
        List<LessonOffer> all = new ArrayList<>();
        for (LessonFile file : files()) {
            try {
                file.lessons().forEach(lesson -> all.add(new LessonOffer(file.id(), lesson.scenario().game(),
                        lesson.title(), lesson.about(), lesson.length())));
            } catch (BadInput e) {
                LOG.warn("a lesson is left out: {}", e.getMessage());
            }
        }
        return all;
    }

    private SeatGrant table(String id, LessonSeat seat, String who) {
        List<LessonFile> files = files();
        LessonFile file = files.stream().filter(f -> f.id().equals(id)).findFirst().orElseThrow(() -> new BadInput(
                "id", "there is no such lesson" + Nearest.hint(id, files.stream().map(LessonFile::id).toList())));
        List<Lesson> lessons = file.lessons();
        Lesson lesson = lessons.stream().filter(l -> l.scenario().game().equals(seat.game())).findFirst()
                .orElseThrow(() -> new BadInput("game", "this lesson is for "
                        + String.join(", ", lessons.getFirst().scenario().games())));
        String mode = lesson.scenario().mode();
        Game<?> game = mode.isEmpty() ? games.game(seat.game(), "") : games.game(seat.game(), "", mode);
        Setup.DeckList none = new Setup.DeckList("table", List.of());
        Origin origin = LoadedGames.origin(game, "", lesson.scenario().seed(), List.of(none, none), file.lines());
        return lobby.open(origin, Lesson.LEARNER, seat.name().orElse("You"), seat.level().orElse(LEVEL),
                Lobby.Past.NONE, who);
    }
}
