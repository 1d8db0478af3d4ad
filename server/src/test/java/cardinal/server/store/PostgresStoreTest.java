package cardinal.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

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
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(e);
        }
        super.start();
    }

    @Override
    Store open() {
        return new Store(postgres.getJdbcUrl("postgres", database), "postgres", "");
    }
}
