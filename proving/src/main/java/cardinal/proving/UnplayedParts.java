package cardinal.proving;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Parts of abilities that texts are read into and nobody plays: components of records that only reading and printing look at. A
 * text that says such a part would be understood and have no effect.
 */
public final class UnplayedParts {
    private static final String SYNTAX = "Lcardinal/cards/grammar/Syntax;";

    private final Set<String> used = new LinkedHashSet<>();

    private UnplayedParts() {
    }

    /**
     * The components, as "Record.component".
     *
     * @param home  a class of the game; all classes beside and below its package are looked through, but those of text
     */
    public static List<String> of(Class<?> home, RandomRecords.Shapes shapes) {
        UnplayedParts parts = new UnplayedParts();
        parts.lookThrough(home);
        return RandomRecords.vocabulary(shapes).stream().filter(part -> part instanceof Class<?> c && c.isRecord())
                .map(part -> (Class<?>) part)
                .flatMap(type -> Stream.of(type.getRecordComponents()).filter(c -> !parts.isUsed(type, c.getName()))
                        .map(c -> type.getName().replaceFirst(".*\\.", "") + "." + c.getName()))
                .toList();
    }

    /** Asked of the record, or of a family that it belongs to. */
    private boolean isUsed(Class<?> type, String component) {
        return used.contains(type.getName().replace('.', '/') + "." + component)
                || Stream.of(type.getInterfaces()).anyMatch(family -> isUsed(family, component));
    }

    private void lookThrough(Class<?> home) {
        try {
            Path root = Path.of(home.getProtectionDomain().getCodeSource().getLocation().toURI())
                    .resolve(home.getPackageName().replace('.', '/'));
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                    if (!root.relativize(file).startsWith("text")) {
                        lookThrough(ClassFile.of().parse(file));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void lookThrough(ClassModel type) {
        for (MethodModel method : type.methods()) {
            String name = method.methodName().stringValue();
            boolean grammar = method.methodType().stringValue().endsWith(SYNTAX) || name.startsWith("lambda$syntax$");
            if (!grammar) {
                method.code().ifPresent(
                        code -> code.forEach(element -> use(type.thisClass().asInternalName(), name, element)));
            }
        }
    }

    /** A component is used where it is asked for, or read by a method of its record other than the one that gives it away. */
    private void use(String owner, String method, CodeElement element) {
        switch (element) {
            case InvokeInstruction call -> used.add(call.owner().asInternalName() + "." + call.name().stringValue());
            case InvokeDynamicInstruction lambda -> lambda.bootstrapArgs().forEach(this::use);
            case FieldInstruction field when field.opcode() == Opcode.GETFIELD
                    && field.owner().asInternalName().equals(owner) && !field.name().equalsString(method) ->
                    used.add(owner + "." + field.name().stringValue());
            default -> {
            }
        }
    }

    /** A method that is passed on; how a record is compared and printed does not count. */
    private void use(ConstantDesc argument) {
        if (argument instanceof DirectMethodHandleDesc handle && handle.kind() != DirectMethodHandleDesc.Kind.GETTER) {
            String owner = handle.owner().descriptorString();
            used.add(owner.substring(1, owner.length() - 1) + "." + handle.methodName());
        }
    }
}
