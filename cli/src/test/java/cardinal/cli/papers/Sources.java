package cardinal.cli.papers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What is in the repository: its files, and the types its sources declare. */
final class Sources {
    /** What the build, npm and editors leave behind. */
    private static final Set<String> MADE =
            Set.of("target", "node_modules", ".git", ".fast", "dist", ".idea", ".vscode",
                    "test-results", "playwright-report");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");
    private static final Pattern EXPORTED = Pattern.compile("export (?:class|interface|type) ([A-Z]\\w*)");

    private final TreeSet<String> files = new TreeSet<>();
    private final Set<String> types = new HashSet<>();

    private Sources() {
    }

    static Sources read() throws IOException {
        Sources sources = new Sources();
        Files.walkFileTree(Paper.home(), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return MADE.contains(String.valueOf(folder.getFileName())) ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                String name = Paper.home().relativize(file).toString();
                sources.files.add(name);
                if (name.endsWith(".java")) {
                    DECLARED.matcher(Files.readString(file)).results().forEach(m -> sources.types.add(m.group(1)));
                } else if (name.endsWith(".ts")) {
                    EXPORTED.matcher(Files.readString(file)).results().forEach(m -> sources.types.add(m.group(1)));
                } else if (name.endsWith(".svelte")) {
                    sources.types.add(name.replaceFirst(".*/", "").replace(".svelte", ""));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return sources;
    }

    List<String> files() {
        return List.copyOf(files);
    }

    boolean declares(String type) {
        return types.contains(type);
    }

    /** Whether there is a file or folder at this path from the root; stars as in a shell. */
    boolean has(String path) {
        String plain = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        if (!plain.contains("*")) {
            String next = files.ceiling(plain);
            return next != null && next.equals(plain) || folder(plain);
        }
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:{" + plain + "," + plain + "/**}");
        return files.stream().anyMatch(f -> matcher.matches(Path.of(f)));
    }

    private boolean folder(String path) {
        String next = files.ceiling(path + "/");
        return next != null && next.startsWith(path + "/");
    }

    /** All text of sources that decide what a property of the program is called. */
    String javaText() {
        List<String> text = new ArrayList<>();
        files.stream().filter(f -> f.endsWith(".java") || f.endsWith("pom.xml")).forEach(f -> {
            try {
                text.add(Files.readString(Paper.home().resolve(f)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return String.join("\n", text);
    }
}
