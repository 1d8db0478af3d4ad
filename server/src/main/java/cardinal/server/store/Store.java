package cardinal.server.store;

import cardinal.catalog.view.View;
import cardinal.kernel.KeptCard;
import cardinal.kernel.RecordedChoice;
import cardinal.kernel.TrailStep;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.Room;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Tables in a database. Everything it takes is on disk when the call returns. */
public final class Store implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int CONNECTIONS = 6;
    /** For a connection, in milliseconds: longer nobody is kept waiting while the database is away. */
    private static final long LONGEST_WAIT = 3_000;
    /** A database that is set up to acknowledge what is not on its disk yet does not do so for us; a stricter setting stays. */
    private static final String WAITS_FOR_THE_DISK = "select set_config('synchronous_commit', 'on', false)"
            + " where current_setting('synchronous_commit') = 'off'";

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final Writes writes;

    /** url: of an H2 or PostgreSQL database; what it has not yet is made. */
    public Store(String url, String user, String password) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setUsername(user);
        config.setPassword(password);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(LONGEST_WAIT);
        if (url.startsWith("jdbc:postgresql:")) {
            config.setConnectionInitSql(WAITS_FOR_THE_DISK);
            config.addDataSourceProperty("connectTimeout", "3");
            config.addDataSourceProperty("socketTimeout", "30");
            config.addDataSourceProperty("tcpKeepAlive", "true");
        }
        source = new HikariDataSource(config);
        Flyway.configure().dataSource(source).locations("classpath:db/migration").load().migrate();
        jdbi = Jdbi.create(source);
        writes = new Writes(jdbi, url, () -> source.getHikariPoolMXBean().softEvictConnections());
    }

    @Override
    public void close() {
        writes.close();
        source.close();
    }

    private <R> R read(HandleCallback<R, RuntimeException> question) {
        try {
            return jdbi.withHandle(question);
        } catch (JdbiException e) {
            throw new StoreFault(e);
        }
    }

    /** Whether it takes changes: not after it has failed, until it works again. */
    public boolean isWell() {
        return writes.isWell();
    }

    /** How many changes wait to be written. */
    public int waiting() {
        return writes.size();
    }

    /** How long it took to bring changes to disk. */
    public Timings times() {
        return writes.times();
    }

    // ---- tables --------------------------------------------------------------------------------------

    /** cards: of the match, if it begins at once. */
    public void open(StoredTable table, List<StoredChoice> earlier, List<KeptCard> cards) {
        writes.make(handle -> {
            handle.createUpdate("""
                    insert into sitting (id, created, status, origin, listed, host, clock, invitation, serial, following,
                        result, finished, fingerprint, standing, goes_on)
                    values (:id, :created, :status, :origin, :listed, :host, :clock, :invitation, :serial, null, null, 0,
                        :fingerprint, :standing, :goes_on)
                    """)
                    .bind("id", table.id()).bind("created", table.created()).bind("status", table.status().name())
                    .bind("origin", JSON.writeValueAsString(table.origin())).bind("listed", table.listed())
                    .bind("host", table.host()).bind("clock", JSON.writeValueAsString(table.clock()))
                    .bind("invitation", table.invitation()).bind("serial", table.serial())
                    .bind("fingerprint", boxed(table.start().fingerprint()))
                    .bind("standing", boxed(table.start().standing()))
                    .bind("goes_on", table.goesOn().orElse(null)).execute();
            table.seats().forEach(seat -> put(handle, table.id(), seat));
            earlier.forEach(choice -> put(handle, table.id(), choice));
            keep(handle, table.id(), cards);
        });
    }

    private static @Nullable Long boxed(OptionalLong number) {
        return number.isPresent() ? number.getAsLong() : null;
    }

    private static OptionalLong unboxed(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(number);
    }

    private static void put(Handle handle, String id, StoredSeat seat) {
        handle.execute("delete from seat where sitting = ? and seat = ?", id, seat.seat());
        handle.execute(
                "insert into seat (sitting, seat, sitter, name, level, token, auto_on, stops) values (?,?,?,?,?,?,?,?)",
                id, seat.seat(), seat.sitter().name(), seat.name(), seat.level(), seat.token(), seat.autoOn(),
                String.join(",", seat.stops()));
    }

    /** Somebody has taken a seat: their deck joins the origin; the match may begin, with these cards. */
    public void sit(StoredTable now, StoredSeat seat, List<KeptCard> cards) {
        writes.make(handle -> {
            put(handle, now.id(), seat);
            handle.execute("update sitting set origin = ?, status = ?, fingerprint = ?, standing = ? where id = ?",
                    JSON.writeValueAsString(now.origin()), now.status().name(), boxed(now.start().fingerprint()),
                    boxed(now.start().standing()), now.id());
            keep(handle, now.id(), cards);
        });
    }

    /** The match goes on with another version of the rules: choices from this place on are void, what was before is as it is now. */
    public void goOn(String id, String version, RecordedChoice start, List<StoredChoice> choices, int serial) {
        writes.make(handle -> {
            handle.execute("update sitting set goes_on = ?, serial = ?, fingerprint = ?, standing = ? where id = ?",
                    version, serial, boxed(start.fingerprint()), boxed(start.standing()), id);
            handle.execute("delete from choice where sitting = ?", id);
            choices.forEach(choice -> put(handle, id, choice));
        });
    }

    // ---- cards ---------------------------------------------------------------------------------------

    /** A definition that many matches share is stored once. */
    private static void keep(Handle handle, String id, List<KeptCard> cards) {
        handle.execute("delete from match_card where sitting = ?", id);
        for (KeptCard card : cards) {
            String hash = hash(card.definition());
            if (handle.select("select 1 from card_definition where hash = ?", hash).mapTo(Integer.class).findOne()
                    .isEmpty()) {
                handle.execute("insert into card_definition (hash, definition) values (?,?)", hash, card.definition());
            }
            handle.execute("insert into match_card (sitting, number, parts, hash) values (?,?,?,?)", id, card.number(),
                    card.parts().stream().map(String::valueOf).collect(Collectors.joining(",")), hash);
        }
    }

    private static String hash(String definition) {
        try {
            return HexFormat.of().formatHex(
                    MessageDigest.getInstance("SHA-256").digest(definition.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The cards that a match has kept; none of a match from before they were. */
    public List<KeptCard> cards(String id) {
        return read(handle -> handle.createQuery("""
                select m.number, m.parts, d.definition from match_card m join card_definition d on d.hash = m.hash
                where m.sitting = ? order by m.number
                """).bind(0, id).map((row, context) -> new KeptCard(row.getInt("number"), parts(row.getString("parts")),
                row.getString("definition"))).list());
    }

    private static List<Integer> parts(String parts) {
        return parts.isEmpty() ? List.of() : Stream.of(parts.split(",")).map(Integer::valueOf).toList();
    }

    /** Other settings of a seat. */
    public void put(String id, StoredSeat seat) {
        writes.make(handle -> put(handle, id, seat));
    }

    /** A result without how it came about, which the choices tell. */
    private record StoredResult(List<Integer> winners, String reason, String clause) {
        static StoredResult of(View.Result result) {
            return new StoredResult(result.winners(), result.reason(), result.clause());
        }

        View.Result result() {
            return new View.Result(winners, reason, clause);
        }
    }

    public void finish(String id, Room.Status status, Optional<View.Result> result, long when) {
        writes.make(handle -> handle.execute("update sitting set status = ?, result = ?, finished = ? where id = ?",
                status.name(), result.map(StoredResult::of).map(JSON::writeValueAsString).orElse(null), when, id));
    }

    public void follow(String id, String next) {
        writes.make(handle -> handle.execute("update sitting set following = ? where id = ?", next, id));
    }

    public Optional<StoredTable> table(String id) {
        return read(handle -> {
            List<StoredSeat> seats = handle.createQuery("select * from seat where sitting = ? order by seat")
                    .bind(0, id).map((row, context) -> seat(row)).list();
            return handle.createQuery("select * from sitting where id = ?").bind(0, id)
                    .map((row, context) -> table(row, seats)).findOne();
        });
    }

    /** The tables in one of these states, the newest first. */
    public List<String> tables(Room.Status status, int most) {
        return read(handle -> handle
                .createQuery("select id from sitting where status = ? order by created desc limit ?")
                .bind(0, status.name()).bind(1, most).mapTo(String.class).list());
    }

    private static StoredSeat seat(ResultSet row) throws SQLException {
        String stops = row.getString("stops");
        return new StoredSeat(row.getInt("seat"), Room.Sitter.valueOf(row.getString("sitter")), row.getString("name"),
                row.getString("level"), row.getString("token"), row.getBoolean("auto_on"),
                stops.isEmpty() ? List.of() : List.of(stops.split(",")));
    }

    private static StoredTable table(ResultSet row, List<StoredSeat> seats) throws SQLException {
        return new StoredTable(row.getString("id"), row.getLong("created"),
                Room.Status.valueOf(row.getString("status")), JSON.readValue(row.getString("origin"), Origin.class),
                row.getBoolean("listed"), row.getInt("host"),
                JSON.readValue(row.getString("clock"), ClockSettings.class), row.getString("invitation"),
                row.getInt("serial"), Optional.ofNullable(row.getString("following")),
                Optional.ofNullable(row.getString("result"))
                        .map(json -> JSON.readValue(json, StoredResult.class).result()),
                row.getLong("finished"),
                new RecordedChoice(0, "", unboxed(row, "fingerprint"), unboxed(row, "standing"),
                        List.of()),
                Optional.ofNullable(row.getString("goes_on")), seats);
    }

    // ---- choices -------------------------------------------------------------------------------------

    public void choose(String id, StoredChoice choice) {
        writes.make(handle -> put(handle, id, choice));
    }

    private static void put(Handle handle, String id, StoredChoice choice) {
        RecordedChoice kept = choice.choice();
        handle.execute(
                "insert into choice (sitting, place, serial, made, maker, spent, meaning, fingerprint, standing, trail)"
                        + " values (?,?,?,?,?,?,?,?,?,?)",
                id, choice.place(), choice.serial(), kept.made(),
                choice.maker().name(), choice.spent(), kept.meaning().isEmpty() ? null : kept.meaning(),
                boxed(kept.fingerprint()), boxed(kept.standing()), TrailStep.text(kept.trail()));
    }

    /** Forgets the choices from this place on. */
    public void takeBack(String id, int place, int serial) {
        writes.make(handle -> {
            handle.execute("delete from choice where sitting = ? and place >= ?", id, place);
            handle.execute("update sitting set serial = ? where id = ?", serial, id);
        });
    }

    public List<StoredChoice> choices(String id) {
        return read(handle -> handle.createQuery("select * from choice where sitting = ? order by place")
                .bind(0, id).map((row, context) -> new StoredChoice(row.getInt("place"), row.getInt("serial"),
                        recorded(row), StoredChoice.Maker.valueOf(row.getString("maker")), row.getLong("spent")))
                .list());
    }

    private static RecordedChoice recorded(ResultSet row) throws SQLException {
        return new RecordedChoice(row.getInt("made"), Objects.requireNonNullElse(row.getString("meaning"), ""),
                unboxed(row, "fingerprint"), unboxed(row, "standing"),
                TrailStep.parse(Objects.requireNonNullElse(row.getString("trail"), "")));
    }

    // ---- chat ----------------------------------------------------------------------------------------

    public void say(String id, StoredChat chat) {
        writes.make(handle -> {
            handle.execute("delete from chat where sitting = ? and place >= ?", id, chat.place());
            handle.execute("insert into chat (sitting, place, seat, name, words) values (?,?,?,?,?)", id,
                    chat.place(), chat.seat(), chat.name(), chat.words());
        });
    }

    public List<StoredChat> chat(String id) {
        return read(handle -> handle.createQuery("select * from chat where sitting = ? order by place")
                .bind(0, id).map((row, context) -> new StoredChat(row.getInt("place"), row.getInt("seat"),
                        row.getString("name"), row.getString("words")))
                .list());
    }
}
