package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Writes the page's types from the records of this package, so that the two cannot drift apart. */
public final class TypeScript {
    private static final String HEAD =
            "// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.\n\n";

    /**
     * What is sent, file by file; all that these types mention is written as well, into the first file that mentions it.
     */
    private enum Topic {
        VIEW(View.class),
        ROOM(Room.class, AutoSettings.class),
        MESSAGES(ToServer.class, ToClient.class),
        REQUESTS(GameOffer.class, NewTable.class, SeatGrant.class, SitDown.class, LobbyTable.class, ClauseText.class,
                ApiError.class),
        DECKS(DeckText.class, DeckReport.class, DeckExport.class, StarterDeck.class),
        REPLAYS(ReplayInfo.class, ReplayStep.class, ReplayHint.class, Fork.class),
        WORKSHOP(WorkshopOffer.class, WorkshopCard.class, WorkshopReading.class),
        LESSONS(LessonOffer.class, LessonSeat.class);

        private final List<Class<?>> roots;

        Topic(Class<?>... roots) {
            this.roots = List.of(roots);
        }

        private String file() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Each type with its text; an entry is made before it is filled, so that types may mention each other. */
    private final Map<Class<?>, String> written = new LinkedHashMap<>();
    private final Map<Class<?>, Topic> topics = new LinkedHashMap<>();
    /** For each file the types of other files that it mentions. */
    private final Map<Topic, SortedSet<Class<?>>> mentioned = new EnumMap<>(Topic.class);
    private Topic topic = Topic.VIEW;

    private TypeScript() {
    }

    /** The files of web/src/lib/wire with their texts; index.ts has all of them. */
    public static SortedMap<String, String> files() {
        TypeScript types = new TypeScript();
        SortedMap<String, String> files = new TreeMap<>();
        for (Topic topic : Topic.values()) {
            types.topic = topic;
            types.mentioned.put(topic, new TreeSet<>(Comparator.comparing(TypeScript::name)));
            topic.roots.forEach(types::write);
        }
        for (Topic topic : Topic.values()) {
            files.put(topic.file() + ".ts", HEAD + types.imports(topic) + types.written.entrySet().stream()
                    .filter(e -> types.topics.get(e.getKey()) == topic).map(Map.Entry::getValue)
                    .collect(Collectors.joining("\n")));
        }
        files.put("index.ts", HEAD + Arrays.stream(Topic.values())
                .map(topic -> "export type * from \"./" + topic.file() + "\";\n").collect(Collectors.joining()));
        return files;
    }

    private String imports(Topic into) {
        StringBuilder text = new StringBuilder();
        for (Topic from : Topic.values()) {
            List<String> names = mentioned.getOrDefault(into, Collections.emptySortedSet()).stream()
                    .filter(type -> topics.get(type) == from).map(TypeScript::name).toList();
            if (from != into && !names.isEmpty()) {
                text.append("import type { ").append(String.join(", ", names)).append(" } from \"./")
                        .append(from.file())
                        .append("\";\n");
            }
        }
        return text.isEmpty() ? "" : text.append("\n").toString();
    }

    private void write(Class<?> type) {
        Objects.requireNonNull(mentioned.get(topic)).add(type);
        if (written.containsKey(type)) {
            return;
        }
        topics.put(type, topic);
        if (written.keySet().stream().anyMatch(other -> name(other).equals(name(type)))) {
            throw new IllegalStateException("two types of the wire are called " + name(type));
        }
        written.put(type, "");
        written.put(type, type.isEnum() ? enumeration(type) : type.isSealed() ? union(type) : object(type));
    }

    private static String name(Class<?> type) {
        return type.getSimpleName();
    }

    private static String enumeration(Class<?> type) {
        return "export type " + name(type) + " = " + Arrays.stream(type.getEnumConstants())
                .map(constant -> '"' + ((Enum<?>) constant).name() + '"').collect(Collectors.joining(" | ")) + ";\n";
    }

    private String union(Class<?> type) {
        List<Class<?>> kinds = Arrays.asList(type.getPermittedSubclasses());
        kinds.forEach(this::write);
        return "export type " + name(type) + " = " + kinds.stream().map(TypeScript::name)
                .collect(Collectors.joining(" | ")) + ";\n";
    }

    private String object(Class<?> type) {
        StringBuilder text = new StringBuilder("export interface " + name(type) + " {\n");
        if (Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)) {
            text.append("  type: \"").append(name(type)).append("\";\n");
        }
        for (RecordComponent field : type.getRecordComponents()) {
            text.append("  ").append(field.getName()).append(": ").append(named(field.getGenericType())).append(";\n");
        }
        return text.append("}\n").toString();
    }

    private String named(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            if (generic.getRawType() == List.class) {
                return grouped(named(arguments[0])) + "[]";
            }
            if (generic.getRawType() == Optional.class) {
                return named(arguments[0]) + " | null";
            }
            if (generic.getRawType() == Map.class && arguments[0] == String.class) {
                return "Record<string, " + named(arguments[1]) + ">";
            }
        }
        if (!(type instanceof Class<?> plain)) {
            throw new IllegalStateException("the page has no type for " + type);
        }
        if (plain == String.class) {
            return "string";
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return "boolean";
        }
        if (plain == JsonNode.class) {
            return "unknown";
        }
        if (plain.isPrimitive() || Number.class.isAssignableFrom(plain)) {
            return "number";
        }
        write(plain);
        return name(plain);
    }

    private static String grouped(String name) {
        return name.contains("|") ? "(" + name + ")" : name;
    }
}
