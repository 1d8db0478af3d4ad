package cardinal.arena.tournament;

import cardinal.arena.CardUse;
import cardinal.arena.FinishedGame;
import cardinal.arena.FinishedGames;
import cardinal.arena.Result;
import cardinal.kernel.BadInput;
import cardinal.kernel.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The finished games of a tournament, one line of JSON for each, written as soon as it is finished. Whatever interrupts
 * the program, only the last line can be incomplete; it is dropped and its game is played again. The first line names
 * the tournament, so that the games of another one are refused.
 */
public final class GameLog implements FinishedGames, AutoCloseable {
    private static final int FORMAT = 1;
    private static final JsonMapper JSON = JsonMapper.shared();

    /** The first line. cards: what the numbers of cards in the other lines mean. */
    private record Head(int arena, String contest, String game, String mode, long seed, int games, List<String> cards) {
    }

    /** A game. held, played: numbers of cards by seat. problem: empty unless the game failed. */
    private record Line(int i, int winners, String clause, String reason, int turns, int decisions, String print,
            List<List<Integer>> held, List<List<Integer>> played, String problem) {
    }

    private final FileChannel file;
    private final Tournament<?> tournament;
    private final List<String> cards;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Integer, FinishedGame> kept = new HashMap<>();

    private GameLog(FileChannel file, Tournament<?> tournament) {
        this.file = file;
        this.tournament = tournament;
        cards = tournament.cardNames();
        for (int i = 0; i < cards.size(); i++) {
            numbers.put(cards.get(i), i);
        }
    }

    /** The log of a tournament in a file; resume: whether games that are there already are taken over. */
    public static GameLog open(Path path, Tournament<?> tournament, boolean resume) {
        try {
            boolean there = Files.exists(path) && Files.size(path) > 0;
            if (there && !resume) {
                throw new BadInput(path.toString(),
                        "there are games of an earlier run; --resume goes on with them, or name another folder");
            }
            FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
            GameLog log = new GameLog(file, tournament);
            log.lock(path);
            log.read(path);
            return log;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void lock(Path path) throws IOException {
        try {
            if (file.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // the same program has it: said below
        }
        file.close();
        throw new BadInput(path.toString(), "another run is writing to this file; wait for it, or name another folder");
    }

    private void read(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        file.truncate(end);
        file.position(end);
        String[] lines = new String(bytes, 0, end, StandardCharsets.UTF_8).split("\n");
        if (end == 0) {
            write(head());
            return;
        }
        try {
            check(path, JSON.readValue(lines[0], Head.class));
            for (int i = 1; i < lines.length; i++) {
                FinishedGame game = game(path, i, JSON.readValue(lines[i], Line.class));
                kept.put(game.index(), game);
            }
        } catch (JacksonException e) {
            file.close();
            throw new BadInput(path.toString(), "this is no log of a contest: " + e.getOriginalMessage());
        }
    }

    private Head head() {
        return new Head(FORMAT, tournament.fingerprint(), tournament.plan().rules().id(), tournament.plan().mode(),
                tournament.plan().seed(), tournament.plan().games(), cards);
    }

    private void check(Path path, Head head) throws IOException {
        if (!head.equals(head())) {
            file.close();
            throw new BadInput(path.toString(), "these are games of another contest (" + head.game() + ", seed "
                    + head.seed() + ", " + head.games() + " games, plan " + head.contest() + "; this one is plan "
                    + tournament.fingerprint() + "); repeat the command as it was, or name another folder");
        }
    }

    private FinishedGame game(Path path, int line, Line l) throws IOException {
        if (l.i() < 0 || l.i() >= tournament.plan().games() || kept.containsKey(l.i())) {
            file.close();
            throw new BadInput(path + ":" + (line + 1), "there is no game " + l.i() + " left to play in this contest");
        }
        List<CardUse> uses = new ArrayList<>();
        for (int seat = 0; seat < l.held().size(); seat++) {
            uses.add(new CardUse(names(l.held().get(seat)), names(l.played().get(seat))));
        }
        boolean failed = !l.problem().isEmpty();
        return new FinishedGame(l.i(),
                failed ? Optional.empty() : Optional.of(new Outcome(l.winners(), l.clause(), l.reason())),
                l.turns(), l.decisions(), Long.parseUnsignedLong(l.print(), 16), uses,
                failed ? Optional.of(new Result.Failure(l.i(), 0, List.of(), l.problem(), List.of()))
                        : Optional.empty());
    }

    private List<String> names(List<Integer> of) {
        return of.stream().map(cards::get).toList();
    }

    private List<Integer> numbers(List<String> of) {
        return of.stream().map(card -> Objects.requireNonNull(numbers.get(card), card)).toList();
    }

    @Override
    public Map<Integer, FinishedGame> kept() {
        return kept;
    }

    @Override
    public void keep(FinishedGame game) {
        Outcome outcome = game.outcome().orElse(new Outcome(0, "", ""));
        try {
            write(new Line(game.index(), outcome.winners(), outcome.clause(), outcome.reason(), game.turns(),
                    game.decisions(), Long.toHexString(game.fingerprint()),
                    game.cards().stream().map(use -> numbers(use.held())).toList(),
                    game.cards().stream().map(use -> numbers(use.played())).toList(),
                    game.failure().map(Result.Failure::problem).orElse("")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One write for a whole line. */
    private void write(Object line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
