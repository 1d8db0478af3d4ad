package cardinal.proving;

import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Frame;
import cardinal.kernel.Image;
import cardinal.kernel.InForce;
import cardinal.kernel.Savepoint;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What has to be true of every game's classes so that a table can be copied: frames have only immutable locals, and the
 * copy constructor of a table writes every field once. A game's test calls it with its own package.
 */
public final class CopySafety {
    private static final Set<Class<?>> NUMBERS =
            Set.of(Integer.class, Long.class, Short.class, Byte.class, Boolean.class, Character.class);
    private static final Set<Class<?>> CONTAINERS = Set.of(List.class, Set.class, Map.class, java.util.Optional.class);

    private static final int COPIED = 1;
    private static final int INITIALISED = 2;

    private final Set<Class<?>> allowed;

    /** Kernel values count as immutable; a game names further classes that are, though they are not records. */
    public CopySafety(Class<?>... immutable) {
        allowed = new HashSet<>(
                List.of(Face.class, Event.class, Steps.class, Savepoint.class, Image.class, InForce.class));
        allowed.addAll(List.of(immutable));
    }

    /** The faults of all frames in a package and those below it, found in the class directories of the class path. */
    public List<String> faultsOfFrames(String root) {
        return classesIn(root).filter(Frame.class::isAssignableFrom).flatMap(c -> faultsOfFrame(c).stream()).toList();
    }

    /** The faults of all tables in a package and those below it. */
    public List<String> faultsOfTables(String root) {
        return classesIn(root).filter(Table.class::isAssignableFrom).flatMap(c -> faultsOfTable(c).stream()).toList();
    }

    /** The locals of a frame class that a clone would share although they can change. */
    public List<String> faultsOfFrame(Class<?> frame) {
        List<String> faults = new ArrayList<>();
        for (Field field : frame.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                String fault = faultOf(field.getGenericType(), new HashSet<>(), false);
                if (!fault.isEmpty()) {
                    faults.add(frame.getName() + "." + field.getName() + ": " + fault);
                }
            }
        }
        return faults;
    }

    private String faultOf(Type type, Set<Type> asked, boolean within) {
        if (!asked.add(type)) {
            return "";
        }
        return switch (type) {
            case Class<?> c -> faultOf(c, asked, within);
            case ParameterizedType p -> faultOfParameters(p, asked, within);
            case TypeVariable<?> v -> faultOf(v.getBounds()[0], asked, within);
            case WildcardType w -> faultOf(w.getUpperBounds()[0], asked, within);
            case GenericArrayType a -> "an array can change";
            default -> "unknown type " + type;
        };
    }

    private String faultOfParameters(ParameterizedType type, Set<Type> asked, boolean within) {
        Class<?> raw = (Class<?>) type.getRawType();
        if (allowed.contains(raw)) {
            return "";
        }
        String fault = within && CONTAINERS.contains(raw) ? "" : faultOf(raw, asked, within);
        for (Type argument : type.getActualTypeArguments()) {
            fault = fault.isEmpty() ? faultOf(argument, asked, within) : fault;
        }
        return fault;
    }

    private String faultOf(Class<?> type, Set<Type> asked, boolean within) {
        if (type.isPrimitive() || type.isEnum() || type == String.class || NUMBERS.contains(type)
                || allowed.stream().anyMatch(a -> a.isAssignableFrom(type))) {
            return "";
        }
        if (type.isArray()) {
            return "an array can change";
        }
        if (type.isRecord()) {
            for (RecordComponent part : type.getRecordComponents()) {
                String fault = faultOf(part.getGenericType(), asked, true);
                if (!fault.isEmpty()) {
                    return type.getSimpleName() + "." + part.getName() + ": " + fault;
                }
            }
            return "";
        }
        if (type.isSealed()) {
            for (Class<?> kind : type.getPermittedSubclasses()) {
                String fault = faultOf((Type) kind, asked, within);
                if (!fault.isEmpty()) {
                    return fault;
                }
            }
            return "";
        }
        return type.getName() + " is not known to be immutable";
    }

    /**
     * A field that the copy constructor forgets, and one with an initialiser, which runs for every copy as well: it is
     * written from a line above the constructor. The same of the parts that it copies for the new table, by constructors of
     * that table and the part.
     */
    public List<String> faultsOfTable(Class<?> table) {
        MethodModel copy = copyConstructor(table, table.descriptorString());
        if (copy == null) {
            return Modifier.isAbstract(table.getModifiers()) ? List.of()
                    : List.of(table.getName() + " has no copy constructor");
        }
        List<String> faults = new ArrayList<>(faultsOfCopying(table, copy));
        for (Field field : table.getDeclaredFields()) {
            Class<?> part = field.getType();
            MethodModel own = part.getName().startsWith("cardinal.") && !part.isInterface()
                    ? copyConstructor(part, table.descriptorString() + part.descriptorString()) : null;
            if (own != null) {
                faults.addAll(faultsOfCopying(part, own));
            }
        }
        return faults;
    }

    private static @Nullable MethodModel copyConstructor(Class<?> type, String parameters) {
        return modelOf(type).methods().stream().filter(
                m -> m.methodName().equalsString("<init>") && m.methodType().equalsString("(" + parameters + ")V"))
                .findFirst().orElse(null);
    }

    private static List<String> faultsOfCopying(Class<?> table, MethodModel copy) {
        Map<String, Integer> writes = new HashMap<>();
        ClassModel model = modelOf(table);
        int first = -1;
        int line = -1;
        for (CodeElement element : copy.code().orElseThrow()) {
            if (element instanceof LineNumber number) {
                line = number.line();
                first = first < 0 ? line : first;
            } else if (element instanceof FieldInstruction f && f.opcode() == Opcode.PUTFIELD
                    && f.owner().asInternalName().equals(model.thisClass().asInternalName())) {
                        writes.merge(f.name().stringValue(), line < first ? INITIALISED : COPIED, Math::max);
                    }
        }
        List<String> faults = new ArrayList<>();
        for (Field field : table.getDeclaredFields()) {
            int n = writes.getOrDefault(field.getName(), 0);
            if (!Modifier.isStatic(field.getModifiers()) && n != COPIED) {
                faults.add(table.getName() + "." + field.getName() + (n == 0 ? " is forgotten by the copy constructor"
                        : " has an initialiser, which runs for every copy"));
            }
        }
        return faults;
    }

    static ClassModel modelOf(Class<?> type) {
        try (var in = type.getClassLoader().getResourceAsStream(type.getName().replace('.', '/') + ".class")) {
            return ClassFile.of().parse(java.util.Objects.requireNonNull(in).readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<Class<?>> classesIn(String root) {
        List<Class<?>> classes = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            Path top = Path.of(entry);
            Path start = top.resolve(root.replace('.', '/'));
            if (Files.isDirectory(start)) {
                try (Stream<Path> files = Files.walk(start)) {
                    files.map(f -> top.relativize(f).toString())
                            .filter(f -> f.endsWith(".class") && !f.endsWith("-info.class")).sorted()
                            .forEach(f -> classes.add(
                                    classNamed(f.substring(0, f.length() - 6).replace('/', '.').replace('\\', '.'))));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return classes.stream();
    }

    static Class<?> classNamed(String name) {
        try {
            return Class.forName(name, false, CopySafety.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
