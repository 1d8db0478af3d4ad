package cardinal.cards;

import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A JSON file of cards: a list of cards, or an object whose "cards" is one. What a card is, is the game's to say. */
public final class CardFile {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    /**
     * What a file holds.
     *
     * @param source  the file the cards were imported from, where it says so
     * @param entries  the cards as they stand there, read or not
     */
    public record Contents(String source, List<?> entries) {
    }

    private CardFile() {
    }

    public static Contents contents(Path file) {
        try {
            return contents(file.toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file could not be read: " + e.getMessage());
        }
    }

    /** @param file how to call it in a complaint */
    static Contents contents(String file, String json) {
        Object root = parse(file, json.startsWith("\uFEFF") ? json.substring(1) : json);
        Object cards = root instanceof Map<?, ?> object ? object.get("cards") : root;
        if (!(cards instanceof List<?> list)) {
            throw new BadInput(file,
                    "a card file is a list of cards: [{\"name\": ..., \"type\": ...}, ...], or an object with such a list as"
                            + " \"cards\"");
        }
        return new Contents(root instanceof Map<?, ?> object && object.get("source") instanceof String s ? s : "",
                list);
    }

    private static @Nullable Object parse(String file, String json) {
        if (json.isBlank()) {
            throw new BadInput(file, "the file is empty; a file without cards is written []");
        }
        try {
            return JSON.readValue(json, Object.class);
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            throw new BadInput(at == null ? file : file + ":" + at.getLineNr() + ":" + at.getColumnNr(),
                    "this is not JSON: " + e.getOriginalMessage());
        }
    }

    /** A value as the text of a file. */
    public static String json(Object value) {
        return JSON.writeValueAsString(value) + "\n";
    }
}
