package cardinal.cli.ledger;

import cardinal.arena.files.TextFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What every file says about clauses, kept beside the program so that only files that have changed are read again: a file is known by its
 * length and the time of its last change.
 */
final class MentionIndex {
    private static final String HEADER = "# clauses named by files; made by cardinal rules, to be deleted at will";
    private static final String OF_FILE = "=";

    /** How a file is read. */
    private interface Read {
        List<Mention> of(Path file) throws IOException;
    }

    private record Known(String stamp, List<Mention> mentions) {
    }

    private final Path home;
    private final MentionReader reader;
    private final Map<String, Known> before;
    private final Map<String, Known> now = new TreeMap<>();
    private boolean changed;

    private MentionIndex(Path home, Map<String, Known> before) {
        this.home = home;
        this.before = before;
        reader = new MentionReader(home);
    }

    /** All that is said, every file read. */
    static List<Mention> read(Path home) throws IOException {
        return new MentionIndex(home, Map.of()).all();
    }

    /** The same by way of an index; where none can be kept, every file is read. */
    static List<Mention> read(Path home, Path kept) throws IOException {
        MentionIndex index = new MentionIndex(home, parse(kept));
        List<Mention> all = index.all();
        Path folder = kept.getParent();
        if ((index.changed || index.now.size() != index.before.size()) && folder != null
                && Files.isWritable(folder)) {
            TextFile.replace(kept, String.join("\n", index.lines()) + "\n");
        }
        return all;
    }

    private List<Mention> all() throws IOException {
        files(home.resolve("scenarios"), ".yaml", reader::scenario);
        for (Path module : modules()) {
            String name = String.valueOf(module.getFileName());
            files(module.resolve("src/test/java"), ".java", file -> reader.junit(file, name));
        }
        for (Path game : folders(home.resolve("games"))) {
            String name = String.valueOf(game.getFileName());
            files(game.resolve("src/main/java"), ".java", file -> reader.code(file, name));
        }
        List<Mention> all = new ArrayList<>();
        now.values().forEach(file -> all.addAll(file.mentions));
        return all;
    }

    private List<Path> modules() throws IOException {
        List<Path> modules = new ArrayList<>(folders(home));
        modules.addAll(folders(home.resolve("games")));
        return modules;
    }

    private static List<Path> folders(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var all = Files.list(folder)) {
            return all.filter(f -> Files.isDirectory(f.resolve("src"))).sorted().toList();
        }
    }

    private void files(Path folder, String ending, Read read) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes is) throws IOException {
                if (file.toString().endsWith(ending)) {
                    take(file, is.lastModifiedTime().toMillis() + " " + is.size(), read);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private void take(Path file, String stamp, Read read) throws IOException {
        String path = home.relativize(file).toString();
        Known known = before.get(path);
        if (known == null || !known.stamp.equals(stamp)) {
            changed = true;
            known = new Known(stamp, read.of(file).stream().distinct().toList());
        }
        now.put(path, known);
    }

    // ---- the file ----------------------------------------------------------------------------------------------------

    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(HEADER));
        now.forEach((path, file) -> {
            lines.add(String.join("\t", OF_FILE, path, file.stamp));
            file.mentions.forEach(m -> lines.add(String.join("\t", m.kind().name(), m.document(), m.clause(),
                    m.place())));
        });
        return lines;
    }

    /** Whatever is not as it should be is as if it were not there. */
    private static Map<String, Known> parse(Path kept) throws IOException {
        Map<String, Known> files = new HashMap<>();
        if (!Files.isRegularFile(kept)) {
            return files;
        }
        List<Mention> mentions = new ArrayList<>();
        try {
            List<String> lines = Files.readAllLines(kept);
            if (lines.isEmpty() || !lines.getFirst().equals(HEADER)) {
                return Map.of();
            }
            for (String line : lines.subList(1, lines.size())) {
                String[] cells = line.split("\t");
                if (cells[0].equals(OF_FILE)) {
                    mentions = new ArrayList<>();
                    files.put(cells[1], new Known(cells[2], mentions));
                } else {
                    mentions.add(new Mention(Mention.Kind.valueOf(cells[0]), cells[1], cells[2], cells[3]));
                }
            }
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            return Map.of();
        }
        return files;
    }
}
