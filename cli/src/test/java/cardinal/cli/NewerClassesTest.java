package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Picocli in the form of today: a start-up cache takes all of it, and it is still picocli. */
class NewerClassesTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path dir;

    @SuppressWarnings("NullAway.Init")
    private Path old;

    @SuppressWarnings("NullAway.Init")
    private Path renewed;

    @BeforeEach
    void renew() throws IOException, URISyntaxException {
        old = Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        renewed = Files.copy(old, dir.resolve("picocli.jar"));
        NewerClasses.renew(renewed);
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(JarEntry::getName).toList();
        }
    }

    @Test
    void no_class_is_too_old_and_none_is_missing() throws IOException {
        assertThat(names(renewed)).isEqualTo(names(old));
        try (JarFile file = new JarFile(renewed.toFile())) {
            for (JarEntry entry : file.stream().filter(e -> e.getName().endsWith(".class")).toList()) {
                try (InputStream in = file.getInputStream(entry)) {
                    assertThat(ClassFile.of().parse(in.readAllBytes()).majorVersion()).as(entry.getName())
                            .isGreaterThanOrEqualTo(ClassFile.JAVA_6_VERSION);
                }
            }
        }
    }

    /** What a class does is verified when it is first made ready, so that each of them is. */
    @Test
    void every_class_is_sound() throws Exception {
        URL[] jar = {renewed.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader())) {
            for (String name : names(renewed)) {
                if (name.startsWith("picocli/CommandLine") && name.endsWith(".class")) {
                    Class<?> type = Class.forName(name.replace('/', '.').replace(".class", ""), true, loader);
                    assertThat(type.getClassLoader()).isSameAs(loader);
                }
            }
        }
    }
}
