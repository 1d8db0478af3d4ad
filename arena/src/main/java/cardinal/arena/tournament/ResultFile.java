package cardinal.arena.tournament;

import cardinal.kernel.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** A result as a file: JSON with fields in the order of the records, the same bytes for the same result. */
public final class ResultFile {
    private static final ObjectWriter WRITER = JsonMapper.shared().writer().with(new DefaultPrettyPrinter()
            .withSeparators(Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter(" ", "\n")).withArrayIndenter(new DefaultIndenter(" ", "\n")));
    private static final ObjectReader READER = JsonMapper.shared().readerFor(TournamentResult.class)
            .with(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .with(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

    private ResultFile() {
    }

    public static String text(TournamentResult result) {
        return WRITER.writeValueAsString(result) + "\n";
    }

    /** where: the name of the file, for complaints. */
    public static TournamentResult read(String where, String text) {
        try {
            return READER.readValue(text);
        } catch (JacksonException e) {
            if (e.getCause() instanceof BadInput bad) {
                throw new BadInput(where, String.valueOf(bad.getMessage()));
            }
            throw new BadInput(where, "this is no result of cardinal arena: " + e.getOriginalMessage());
        }
    }
}
