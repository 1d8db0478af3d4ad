package cardinal.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Gives the classes of a library the form of today. A start-up cache takes no class that was made before Java 6, and a library that still runs
 * there is read and verified anew at every start. The launcher calls this after a build, on its own copy; what the classes do stays the same.
 */
final class NewerClasses {
    private static final int FORM = ClassFile.JAVA_8_VERSION;

    private NewerClasses() {
    }

    /** Every argument is a jar, which is replaced. */
    public static void main(String[] jars) throws IOException {
        for (String jar : jars) {
            renew(Path.of(jar));
        }
    }

    static void renew(Path jar) throws IOException {
        Path renewed = jar.resolveSibling(jar.getFileName() + ".new");
        try (JarFile old = new JarFile(jar.toFile());
                OutputStream file = Files.newOutputStream(renewed);
                JarOutputStream out = new JarOutputStream(file)) {
            ClassFile form = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy(old)),
                    ClassFile.StackMapsOption.GENERATE_STACK_MAPS);
            for (Enumeration<JarEntry> entries = old.entries(); entries.hasMoreElements();) {
                JarEntry entry = entries.nextElement();
                byte[] bytes = bytes(old, entry);
                out.putNextEntry(new JarEntry(entry.getName()));
                out.write(entry.getName().endsWith(".class") ? renewed(form, bytes) : bytes);
                out.closeEntry();
            }
        }
        Files.move(renewed, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] renewed(ClassFile form, byte[] bytes) {
        ClassModel old = form.parse(bytes);
        return old.majorVersion() >= FORM ? bytes
                : form.transformClass(old, ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
                        .andThen(ClassTransform.endHandler(built -> built.withVersion(FORM, 0))));
    }

    /** Who extends whom: as the jar says, and the JDK for all else. */
    private static ClassHierarchyResolver hierarchy(JarFile jar) {
        return ClassHierarchyResolver.ofResourceParsing(type -> {
            String name = type.descriptorString();
            return stream(jar, name.substring(1, name.length() - 1) + ".class");
        }).orElse(ClassHierarchyResolver.defaultResolver());
    }

    private static @Nullable InputStream stream(JarFile jar, String name) {
        JarEntry entry = jar.getJarEntry(name);
        try {
            return entry == null ? null : jar.getInputStream(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }
}
