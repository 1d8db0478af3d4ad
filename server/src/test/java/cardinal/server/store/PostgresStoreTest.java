package cardinal.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The same on PostgreSQL. */
final class PostgresStoreTest extends StoreTest {
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static EmbeddedPostgres postgres;
    private String database = "";

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    @BeforeEach
    @Override
    void start() {
        database = "cardinal" + DATABASES.incrementAndGet();
        try (var connection = postgres.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + database);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        super.start();
    }

    @Override
    Store open() {
        return new Store(postgres.getJdbcUrl("postgres", database), "postgres", "");
    }

    /** The database of this test is set up to acknowledge before it has written (synchronous_commit=off). */
    @Test
    void whatIsAcknowledgedWasForcedToTheDatabasesDisk() throws SQLException {
        store.open(table("forced"), List.of(), List.of());
        try (Connection other = postgres.getPostgresDatabase().getConnection();
                Statement statement = other.createStatement()) {
            for (int place = 0; place < 40; place++) {
                String before = answer(statement, "select pg_current_wal_insert_lsn()");
                store.choose("forced", choice(place));
                // what is stored lies behind that place of the log; what the database writes for itself may lie further on
                assertThat(answer(statement, "select pg_current_wal_flush_lsn() > '" + before + "'::pg_lsn"))
                        .as("choice %s is on disk", place).isEqualTo("t");
            }
        }
    }

    private static String answer(Statement statement, String question) throws SQLException {
        try (ResultSet row = statement.executeQuery(question)) {
            row.next();
            return String.valueOf(row.getString(1));
        }
    }
}
