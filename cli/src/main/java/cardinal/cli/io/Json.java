package cardinal.cli.io;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Answers for tools: fields in the order written here, nothing else on the stream. */
public final class Json {
    private static final ObjectWriter WRITER = JsonMapper.shared().writer().with(new DefaultPrettyPrinter()
            .withSeparators(Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter("  ", "\n")).withArrayIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {
    }

    public static void print(Io io, Object value) {
        io.out().print(WRITER.writeValueAsString(value) + "\n");
        io.out().flush();
    }
}
