package cardinal.cards;

import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads a JSON file of cards: a list of cards, or an object whose "cards" is one. The fields of a card are the game's. */
final class CardFile<D extends Printed> {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    private final CardFormat<D> format;
    private final String file;
    private final Map<String, Read<D>> byName = new LinkedHashMap<>();

    private record Read<D>(int number, D card) {
    }

    private CardFile(CardFormat<D> format, String file) {
        this.format = format;
        this.file = file;
    }

    static <D extends Printed> List<D> read(CardFormat<D> format, Path file) {
        try {
            return read(format, file.toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file could not be read: " + e.getMessage());
        }
    }

    /** @param file how to call it in a complaint */
    static <D extends Printed> List<D> read(CardFormat<D> format, String file, String json) {
        CardFile<D> reader = new CardFile<>(format, file);
        int number = 0;
        for (Object entry : reader.entries(json)) {
            reader.card(++number, entry);
        }
        return reader.byName.values().stream().map(Read::card).toList();
    }

    private List<?> entries(String json) {
        Object root = parse(json.startsWith("\uFEFF") ? json.substring(1) : json);
        Object cards = root instanceof Map<?, ?> object ? object.get("cards") : root;
        if (!(cards instanceof List<?> list)) {
            throw new BadInput(file,
                    "a card file is a list of cards: [{\"name\": ..., \"type\": ...}, ...], or an object with such a list as"
                            + " \"cards\"");
        }
        return list;
    }

    private @Nullable Object parse(String json) {
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

    private void card(int number, @Nullable Object entry) {
        if (!(entry instanceof Map<?, ?> fields)) {
            throw new BadInput(file + ", card " + number,
                    "a card is an object with fields: {\"name\": ..., \"type\": ...}, not " + entry);
        }
        String where = where(number, fields.get("name"));
        Map<String, Object> named = new LinkedHashMap<>();
        fields.forEach((key, value) -> {
            if (value != null) {
                named.put(String.valueOf(key), value);
            }
        });
        D card = format.read(named, key -> key.isEmpty() ? where : where + ", field \"" + key + "\"");
        Read<D> before = byName.putIfAbsent(format.key(card), new Read<>(number, card));
        if (before != null && !format.rules(before.card()).equals(format.rules(card))) {
            throw new BadInput(where, "card " + before.number()
                    + " has the same name and says something else; cards of one name are the same");
        }
    }

    private String where(int number, @Nullable Object name) {
        return file + ", card " + number
                + (name instanceof String words && !words.isBlank() ? " (" + words.strip() + ")" : "");
    }
}
