package cardinal.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A page in one file that needs nothing else, readable by day and by night, on a phone too. */
final class Page {
    private Page() {
    }

    /** All but the sections are words, not marks. */
    static String of(String title, String headline, String sections, String footer) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <header>
                <h1>%s</h1>
                <p>%s</p>
                </header>
                <main>
                %s</main>
                <footer>%s</footer>
                <script>
                %s</script>
                </body>
                </html>
                """.formatted(Html.escaped(title), resource("report.css"), Html.escaped(title),
                Html.escaped(headline), sections, Html.escaped(footer), resource("report.js"));
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Page.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
