package cardinal.server.wire;

import cardinal.kernel.BadInput;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes what goes over the wire. What is read is exactly what the records say, or refused. */
public final class WireJson {
    private static final int DEEPEST = 12;
    private static final JsonMapper MAPPER = JsonMapper
            .builder(JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNumberLength(20).build()).build())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();

    private WireJson() {
    }

    public static String write(Object message) {
        return MAPPER.writeValueAsString(message);
    }

    public static JsonNode tree(Object message) {
        return MAPPER.valueToTree(message);
    }

    /** Throws {@link BadInput} with what is wrong and where. */
    public static <M> M read(String json, Class<M> type) {
        try {
            M message = MAPPER.readValue(json, type);
            if (message == null) {
                throw new BadInput("the message", "it is null");
            }
            complete(message, "");
            return message;
        } catch (MismatchedInputException e) {
            throw new BadInput("the message", "no " + type.getSimpleName() + ": " + firstLine(e));
        } catch (JacksonException e) {
            throw new BadInput("the message", "this is not JSON: " + firstLine(e));
        }
    }

    private static String firstLine(JacksonException e) {
        String words = String.valueOf(e.getOriginalMessage());
        return words.lines().findFirst().orElse("");
    }

    /** A field that is missing is as bad as one that is wrong. */
    private static void complete(Object value, String where) {
        switch (value) {
            case Record record -> {
                for (RecordComponent field : record.getClass().getRecordComponents()) {
                    complete(component(record, field),
                            where.isEmpty() ? field.getName() : where + "." + field.getName());
                }
            }
            case Collection<?> all -> all.forEach(one -> complete(present(one, where), where));
            case Map<?, ?> all -> all.values().forEach(one -> complete(present(one, where), where));
            case Optional<?> perhaps -> perhaps.ifPresent(one -> complete(one, where));
            default -> {
            }
        }
    }

    private static Object component(Record record, RecordComponent field) {
        try {
            return present(field.getAccessor().invoke(record), field.getName());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object present(@org.jspecify.annotations.Nullable Object value, String where) {
        if (value == null) {
            throw new BadInput("the message", "\"" + where + "\" is missing");
        }
        return value;
    }
}
