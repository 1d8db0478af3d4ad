package cardinal.server.table;

import cardinal.server.store.Store;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** In PostgreSQL. */
final class PostgresUpgradeTest extends UpgradeTest {
    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    /** Every match has a name of its own: the tests share one. */
    @Override
    Store database() {
        return new Store(postgres.getJdbcUrl("postgres", "postgres"), "postgres", "");
    }
}
