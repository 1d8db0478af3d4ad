package cardinal.arena.files;

import cardinal.kernel.BadInput;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Files that people give: read whole, or refused with a reason. */
public final class TextFile {
    private static final long LARGEST = 64L << 20;

    private TextFile() {
    }

    public static List<String> lines(Path file) {
        return read(file).lines().toList();
    }

    public static String read(Path file) {
        try {
            if (Files.isDirectory(file)) {
                throw new BadInput(file.toString(), "this is a folder; a file is needed");
            }
            if (Files.size(file) > LARGEST) {
                throw new BadInput(file.toString(), "the file is larger than " + (LARGEST >> 20) + " MB");
            }
            String text = Files.readString(file);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (CharacterCodingException e) {
            throw new BadInput(file.toString(), "this is not a text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file cannot be read: " + e.getMessage());
        }
    }

    /** Writes a file whole, or not at all. */
    public static void write(Path file, List<String> lines) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInput(file.toString(), "there is no folder " + folder + " to write to");
        }
        if (Files.isDirectory(file)) {
            throw new BadInput(file.toString(), "this is a folder; name a file in it");
        }
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    /** Puts a text in the place of a file, whole or not at all: whoever looks sees the old one or the new one. */
    public static void replace(Path file, String text) throws IOException {
        if (Files.isDirectory(file)) {
            throw new BadInput(file.toString(), "this is a folder; name a file in it");
        }
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(beside, text);
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
