package cardinal.server.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that only the user who runs the server may read: they hold tokens' hashes, seeds and what people said. */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final FileAttribute<?>[] NOTHING = {};

    private PrivateFiles() {
    }

    private static FileAttribute<?>[] attributes(Path near, Set<PosixFilePermission> permissions) {
        return near.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)} : NOTHING;
    }

    /** A folder; one that was there already keeps its permissions, which are not ours to change. */
    public static void makeFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path parent = folder.toAbsolutePath().getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.createDirectories(folder, attributes(folder, FOLDER));
        }
    }

    /** An empty file that nobody else can open even before something is in it; one that is there is closed to others. */
    public static void make(Path file) throws IOException {
        try {
            Files.createFile(file, attributes(file, FILE));
        } catch (FileAlreadyExistsException e) {
            close(file);
        }
    }

    /** Closes the files of a folder whose names begin so to everybody else. */
    public static void close(Path folder, String prefix) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, prefix + "*")) {
            for (Path file : files) {
                close(file);
            }
        }
    }

    private static void close(Path file) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view != null && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            view.setPermissions(FILE);
        }
    }
}
