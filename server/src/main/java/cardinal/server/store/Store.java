package cardinal.server.store;

import cardinal.catalog.view.View;
import cardinal.server.wire.ClockSettings;
import cardinal.server.wire.Room;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tools.jackson.databind.json.JsonMapper;

/** Tables in a database. Everything it takes is on disk when the call returns. */
public final class Store implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int CONNECTIONS = 6;

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
        source = new HikariDataSource(config);
        Flyway.configure().dataSource(source).locations("classpath:db/migration").load().migrate();
        jdbi = Jdbi.create(source);
        writes = new Writes(jdbi, url);
    }

    @Override
    public void close() {
        writes.close();
        source.close();
    }

    // ---- tables --------------------------------------------------------------------------------------

    public void open(StoredTable table, List<StoredChoice> earlier) {
        writes.make(handle -> {
            handle.createUpdate("""
                    insert into sitting (id, created, status, origin, listed, host, clock, invitation, serial, following,
                        result, finished)
                    values (:id, :created, :status, :origin, :listed, :host, :clock, :invitation, :serial, null, null, 0)
                    """)
                    .bind("id", table.id()).bind("created", table.created()).bind("status", table.status().name())
                    .bind("origin", JSON.writeValueAsString(table.origin())).bind("listed", table.listed())
                    .bind("host", table.host()).bind("clock", JSON.writeValueAsString(table.clock()))
                    .bind("invitation", table.invitation()).bind("serial", table.serial()).execute();
            table.seats().forEach(seat -> put(handle, table.id(), seat));
            earlier.forEach(choice -> put(handle, table.id(), choice));
        });
    }

    private static void put(Handle handle, String id, StoredSeat seat) {
        handle.execute("delete from seat where sitting = ? and seat = ?", id, seat.seat());
        handle.execute(
                "insert into seat (sitting, seat, sitter, name, level, token, auto_on, stops) values (?,?,?,?,?,?,?,?)",
                id, seat.seat(), seat.sitter().name(), seat.name(), seat.level(), seat.token(), seat.autoOn(),
                String.join(",", seat.stops()));
    }

    /** Somebody has taken a seat: their deck joins the origin; the match may begin. */
    public void sit(String id, StoredSeat seat, Origin origin, Room.Status status) {
        writes.make(handle -> {
            put(handle, id, seat);
            handle.execute("update sitting set origin = ?, status = ? where id = ?", JSON.writeValueAsString(origin),
                    status.name(), id);
        });
    }

    /** Other settings of a seat. */
    public void put(String id, StoredSeat seat) {
        writes.make(handle -> put(handle, id, seat));
    }

    public void finish(String id, Room.Status status, Optional<View.Result> result, long when) {
        writes.make(handle -> handle.execute("update sitting set status = ?, result = ?, finished = ? where id = ?",
                status.name(), result.map(JSON::writeValueAsString).orElse(null), when, id));
    }

    public void follow(String id, String next) {
        writes.make(handle -> handle.execute("update sitting set following = ? where id = ?", next, id));
    }

    public Optional<StoredTable> table(String id) {
        return jdbi.withHandle(handle -> {
            List<StoredSeat> seats = handle.createQuery("select * from seat where sitting = ? order by seat")
                    .bind(0, id).map((row, context) -> seat(row)).list();
            return handle.createQuery("select * from sitting where id = ?").bind(0, id)
                    .map((row, context) -> table(row, seats)).findOne();
        });
    }

    /** The tables in one of these states, the newest first. */
    public List<String> tables(Room.Status status, int most) {
        return jdbi.withHandle(handle -> handle
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
                Optional.ofNullable(row.getString("result")).map(json -> JSON.readValue(json, View.Result.class)),
                row.getLong("finished"), seats);
    }

    // ---- choices -------------------------------------------------------------------------------------

    public void choose(String id, StoredChoice choice) {
        writes.make(handle -> put(handle, id, choice));
    }

    private static void put(Handle handle, String id, StoredChoice choice) {
        handle.execute("insert into choice (sitting, place, serial, made, maker, spent) values (?,?,?,?,?,?)", id,
                choice.place(), choice.serial(), choice.made(), choice.maker().name(), choice.spent());
    }

    /** Forgets the choices from this place on. */
    public void takeBack(String id, int place, int serial) {
        writes.make(handle -> {
            handle.execute("delete from choice where sitting = ? and place >= ?", id, place);
            handle.execute("update sitting set serial = ? where id = ?", serial, id);
        });
    }

    public List<StoredChoice> choices(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from choice where sitting = ? order by place")
                .bind(0, id).map((row, context) -> new StoredChoice(row.getInt("place"), row.getInt("serial"),
                        row.getInt("made"), StoredChoice.Maker.valueOf(row.getString("maker")), row.getLong("spent")))
                .list());
    }

    // ---- chat ----------------------------------------------------------------------------------------

    public void say(String id, StoredChat chat) {
        writes.make(handle -> handle.execute(
                "insert into chat (sitting, place, seat, name, words) values (?,?,?,?,?)", id, chat.place(),
                chat.seat(), chat.name(), chat.words()));
    }

    public List<StoredChat> chat(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select * from chat where sitting = ? order by place")
                .bind(0, id).map((row, context) -> new StoredChat(row.getInt("place"), row.getInt("seat"),
                        row.getString("name"), row.getString("words")))
                .list());
    }
}
