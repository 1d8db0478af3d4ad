package cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page's own tests: its types, its linter and format, its parts with Vitest, whole games in a real browser with Playwright. */
class PageTest {
    private static final Path WEB =
            Path.of(System.getProperty("cardinal.home", ".."), "web").toAbsolutePath().normalize();
    private static final int NO_CHROMIUM = 77;
    private static final int MINUTES = 20;

    @Test
    void thePartsOfThePageDoWhatTheySay() throws Exception {
        Path log = Files.createTempFile("vitest", ".log");
        assertThat(run(log, "", "npm", "test")).as(() -> text(log)).isZero();
    }

    /** "npm run format" repairs most of it. */
    @Test
    void thePageIsWellTypedTidyAndFormatted() throws Exception {
        Path types = Files.createTempFile("svelte-check", ".log");
        assertThat(run(types, "", "npm", "run", "check")).as(() -> text(types)).isZero();
        Path lint = Files.createTempFile("eslint", ".log");
        assertThat(run(lint, "", "npm", "run", "lint")).as(() -> text(lint)).isZero();
    }

    /** Skipped, with these words, where there is no Chromium and it cannot be installed. */
    @Test
    void peoplePlayInABrowser(@TempDir Path data) throws Exception {
        Path log = Files.createTempFile("playwright", ".log");
        try (Server server = new Server(Settings.local(data).onPort(0).with(Settings.Limits.WIDE))) {
            int code = run(log, "http://127.0.0.1:" + server.port(), "npm", "run", "e2e");
            assumeTrue(code != NO_CHROMIUM, "no Chromium: apt-get install chromium");
            assertThat(code).as(() -> text(log)).isZero();
        }
    }

    private static int run(Path log, String url, String... command) throws IOException, InterruptedException {
        assumeTrue(Files.exists(WEB.resolve("node_modules")), "the page was not built: there is no web/node_modules");
        ProcessBuilder builder = new ProcessBuilder(List.of(command)).directory(WEB.toFile()).redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("CARDINAL_URL", url);
        Process process = builder.start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.destroy();
            throw new IllegalStateException("it takes longer than " + MINUTES + " minutes: " + text(log));
        }
        return process.exitValue();
    }

    private static String text(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
