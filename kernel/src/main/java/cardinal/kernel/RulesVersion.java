package cardinal.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The version of a game's rules: a hash of everything that decides play, the sources and resources of the kernel, of the cards module
 * and of the game's own. The build writes it into {@code version.txt} beside the game's classes; nobody raises it by hand.
 */
public final class RulesVersion {
    /** Of a build that has not written one, such as that of an editor. */
    public static final String DEVELOPMENT = "development";
    private static final int DIGITS = 12;

    private RulesVersion() {
    }

    /** The version of the game whose front door this is. */
    public static String of(Class<?> rules) {
        try (InputStream in = rules.getResourceAsStream("version.txt")) {
            return in == null ? DEVELOPMENT : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Used by the build: FILE, then the folders src/main of the modules that decide play. */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        List<Path> folders = Stream.of(args).skip(1).map(Path::of).toList();
        Files.createDirectories(file.toAbsolutePath().getParent());
        String version = hash(folders) + "\n";
        if (!Files.exists(file) || !Files.readString(file).equals(version)) {
            Files.writeString(file, version);
        }
    }

    /** The same for the same files on every machine: in the order of their paths, with line ends of one kind. */
    public static String hash(List<Path> folders) throws IOException {
        MessageDigest digest = sha256();
        for (int i = 0; i < folders.size(); i++) {
            for (String name : names(folders.get(i))) {
                byte[] text = Files.readString(folders.get(i).resolve(name), StandardCharsets.ISO_8859_1)
                        .replace("\r\n", "\n").getBytes(StandardCharsets.ISO_8859_1);
                digest.update((i + "/" + name + "\0" + text.length + "\0").getBytes(StandardCharsets.UTF_8));
                digest.update(text);
            }
        }
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    private static List<String> names(Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> names.add(folder.relativize(file).toString().replace('\\', '/')));
        }
        names.sort(null);
        return names;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
