package cardinal.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/** A disk that keeps only what it was told to force to it when the power goes, and that can be full. Its files are called faulty:PATH. */
public final class FaultyDisk extends FilePathWrapper {
    private static final Map<String, byte[]> FORCED = new ConcurrentHashMap<>();
    private static volatile boolean full;

    /** Makes it known to the database. */
    public static void register() {
        FilePath.register(new FaultyDisk());
        FORCED.clear();
        full = false;
    }

    public static void setFull(boolean now) {
        full = now;
    }

    /** What is found when the power comes back. */
    public static void restore(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : FORCED.entrySet()) {
            Files.write(folder.resolve(Path.of(file.getKey()).getFileName().toString()), file.getValue());
        }
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new Channel(getBase().toString(), getBase().open(mode));
    }

    private static final class Channel extends FileBaseDefault {
        private final String name;
        private final FileChannel below;

        Channel(String name, FileChannel below) {
            this.name = name;
            this.below = below;
        }

        private static void room() throws IOException {
            if (full) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public long size() throws IOException {
            return below.size();
        }

        @Override
        public synchronized int read(ByteBuffer into, long position) throws IOException {
            return below.read(into, position);
        }

        @Override
        public synchronized int write(ByteBuffer from, long position) throws IOException {
            room();
            return below.write(from, position);
        }

        @Override
        protected void implTruncate(long size) throws IOException {
            below.truncate(size);
        }

        @Override
        public synchronized void force(boolean metaData) throws IOException {
            room();
            below.force(metaData);
            ByteBuffer all = ByteBuffer.allocate((int) below.size());
            while (all.hasRemaining() && below.read(all, all.position()) > 0) {
                // until the end
            }
            FORCED.put(name, all.array());
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) throws IOException {
            return below.tryLock(position, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            below.close();
        }
    }
}
