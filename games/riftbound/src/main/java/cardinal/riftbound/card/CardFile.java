package cardinal.riftbound.card;

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

/** Reads a JSON file of cards: a list of cards, or an object whose "cards" is one. The fields of a card: see CardReader. */
public final class CardFile {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    private final String file;
    private final Map<String, Read> byName = new LinkedHashMap<>();

    private record Read(int number, CardData card) {
    }

    private CardFile(String file) {
        this.file = file;
    }

    public static List<CardData> read(Path file) {
        try {
            return read(file.toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file could not be read: " + e.getMessage());
        }
    }

    /** @param file how to call it in a complaint */
    public static List<CardData> read(String file, String json) {
        CardFile reader = new CardFile(file);
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
        CardData card =
                CardReader.readStrictly(named, key -> key.isEmpty() ? where : where + ", field \"" + key + "\"");
        Read before = byName.putIfAbsent(card.name(), new Read(number, card));
        if (before != null && !rules(before.card()).equals(rules(card))) {
            throw new BadInput(where, "card " + before.number()
                    + " has the same name and says something else; cards of one name are the same");
        }
    }

    private String where(int number, @Nullable Object name) {
        return file + ", card " + number
                + (name instanceof String words && !words.isBlank() ? " (" + words.strip() + ")" : "");
    }

    /** Without the code: the same card is printed in several sets. */
    private static CardData rules(CardData card) {
        return new CardData(card.name(), "", card.type(), card.supertypes(), card.domains(), card.energy(),
                card.power(), card.might(),
                card.tags(), card.text());
    }
}
