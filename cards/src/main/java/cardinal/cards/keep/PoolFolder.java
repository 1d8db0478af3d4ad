package cardinal.cards.keep;

import cardinal.cards.CardFile;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder with the card pools of one person: {@code pools/GAME/NAME.json}, each the entries of a card file as they were given. A
 * pool is written whole or not at all, so that two commands at a time do not disturb each other.
 */
public record PoolFolder(Path folder) {
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._-]{0,63}");
    private static final String ENDING = ".json";

    /** Where -Dcardinal.data or CARDINAL_DATA says, otherwise in the folder for data of programs. */
    public static PoolFolder usual() {
        String own = System.getProperty("cardinal.data", "");
        return own.isEmpty() ? usual(System::getenv) : new PoolFolder(Path.of(own));
    }

    /** environment: the value of a variable, or null. */
    static PoolFolder usual(UnaryOperator<@Nullable String> environment) {
        String own = environment.apply("CARDINAL_DATA");
        if (own != null && !own.isBlank()) {
            return new PoolFolder(Path.of(own));
        }
        String data = environment.apply("XDG_DATA_HOME");
        Path base = data != null && Path.of(data).isAbsolute() ? Path.of(data)
                : Path.of(System.getProperty("user.home", "."), ".local", "share");
        return new PoolFolder(base.resolve("cardinal"));
    }

    /** A name for a pool from the name of its file: "My Cards.json" is my-cards. */
    public static String nameOf(Path file) {
        String words =
                String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z]{1,5}$", "").toLowerCase(Locale.ROOT);
        return words.replaceAll("[^a-z0-9._]+", "-").replaceAll("^[-._]+|[-._]+$", "");
    }

    /** Where a pool of this name is kept or would be; a complaint if no pool can be called so. */
    public Path file(String game, String name) {
        if (!NAME.matcher(name).matches()) {
            throw new BadInput(
                    "\"" + name + "\" is no name for a card pool; it has small letters, digits, dots and dashes:"
                            + " --name base-set");
        }
        return folder.resolve("pools").resolve(game).resolve(name + ENDING);
    }

    /** The file of a pool that is here; a complaint that says which there are otherwise. */
    public Path existing(String game, String name) {
        Path file = file(game, name);
        if (!Files.exists(file)) {
            List<String> names = list().stream().filter(p -> p.game().equals(game)).map(KeptPool::name).toList();
            throw new BadInput("there is no card pool \"" + name + "\" of " + game
                    + (names.isEmpty() ? "" : Nearest.hint(name, names))
                    + "; cardinal cards import FILE --game " + game + " --name " + name + " makes it from a card file");
        }
        return file;
    }

    /** The names in a list of pools: "base, mine". */
    public static List<String> names(String pools) {
        List<String> names = Stream.of(pools.split(",")).map(String::strip).filter(name -> !name.isEmpty()).toList();
        if (names.isEmpty() || names.stream().distinct().count() < names.size()) {
            throw new BadInput("\"" + pools + "\" names no card pool, or one twice; several are named so: base,mine");
        }
        return names;
    }

    /** The files of pools that are here, in the order they are named in; a complaint about the first that is not. */
    public List<Path> allOf(String game, String pools) {
        return names(pools).stream().map(name -> existing(game, name)).toList();
    }

    /** Whether all of these pools are here. */
    public boolean has(String game, String pools) {
        return names(pools).stream().allMatch(name -> Files.exists(file(game, name)));
    }

    /** Keeps the cards of a file under a name; true if others had the name before. */
    public boolean keep(String game, String name, String source, List<?> entries) throws IOException {
        Path file = file(game, name);
        Path parent = file.toAbsolutePath().getParent();
        Files.createDirectories(parent);
        boolean before = Files.exists(file);
        Map<String, Object> pool = new LinkedHashMap<>();
        pool.put("game", game);
        pool.put("name", name);
        pool.put("source", source);
        pool.put("cards", entries);
        Path fresh = Files.createTempFile(parent, name, ".new");
        try {
            Files.writeString(fresh, CardFile.json(pool));
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
        return before;
    }

    /** Takes a pool away; a complaint if there is none. */
    public void remove(String game, String name) throws IOException {
        Files.delete(existing(game, name));
    }

    /** All pools, by game and name. */
    public List<KeptPool> list() {
        Path pools = folder.resolve("pools");
        List<KeptPool> found = new ArrayList<>();
        for (Path game : children(pools)) {
            for (Path file : children(game)) {
                if (String.valueOf(file.getFileName()).endsWith(ENDING)) {
                    found.add(entry(file));
                }
            }
        }
        found.sort(Comparator.comparing(KeptPool::game).thenComparing(KeptPool::name));
        return List.copyOf(found);
    }

    private static List<Path> children(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.toList();
        } catch (IOException e) {
            throw new BadInput(folder.toString(), "the folder cannot be read: " + e.getMessage());
        }
    }

    private static KeptPool entry(Path file) {
        String name = String.valueOf(file.getFileName());
        String game = String.valueOf(file.resolveSibling(".").normalize().getFileName());
        CardFile.Contents contents = CardFile.contents(file);
        return new KeptPool(game, name.substring(0, name.length() - ENDING.length()), contents.source(),
                contents.entries().size(), file);
    }
}
