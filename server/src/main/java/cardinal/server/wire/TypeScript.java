package cardinal.server.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Writes the page's types from the records of this package, so that the two cannot drift apart. */
public final class TypeScript {
    /** What is sent; all that these mention is written as well. */
    private static final List<Class<?>> ROOTS = List.of(ToServer.class, ToClient.class, GameOffer.class, NewTable.class,
            SeatGrant.class, SitDown.class, LobbyTable.class, DeckText.class, DeckReport.class, DeckExport.class,
            StarterDeck.class, ClauseText.class, ApiError.class, ReplayInfo.class, ReplayStep.class, Fork.class,
            WorkshopOffer.class, WorkshopCard.class, WorkshopReading.class);

    /** Each type with its text; an entry is made before it is filled, so that types may mention each other. */
    private final Map<Class<?>, String> written = new LinkedHashMap<>();

    private TypeScript() {
    }

    /** The text of web/src/lib/wire.ts. */
    public static String text() {
        TypeScript types = new TypeScript();
        ROOTS.forEach(types::write);
        return "// Written by cardinal.server.wire.TypeScript from the server's records. Do not edit.\n\n"
                + String.join("\n", types.written.values());
    }

    private void write(Class<?> type) {
        if (written.containsKey(type)) {
            return;
        }
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
