package cardinal.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The line to a database, which can be cut and mended. */
final class CutLine implements AutoCloseable {
    private final ServerSocket listens;
    private final int to;
    private final List<Socket> ends = new CopyOnWriteArrayList<>();
    private volatile boolean cut;

    CutLine(int to) throws IOException {
        this.to = to;
        listens = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listens.getLocalPort();
    }

    void cut() {
        cut = true;
        ends.forEach(CutLine::hangUp);
        ends.clear();
    }

    void mend() {
        cut = false;
    }

    private void accept() {
        try {
            while (true) {
                Socket here = listens.accept();
                if (cut) {
                    hangUp(here);
                    continue;
                }
                Socket there = new Socket(InetAddress.getLoopbackAddress(), to);
                ends.add(here);
                ends.add(there);
                Thread.ofVirtual().start(() -> pass(here, there));
                Thread.ofVirtual().start(() -> pass(there, here));
            }
        } catch (IOException e) {
            // closed
        }
    }

    private static void pass(Socket from, Socket to) {
        try (from; to; InputStream in = from.getInputStream()) {
            in.transferTo(to.getOutputStream());
        } catch (IOException e) {
            // cut
        }
    }

    private static void hangUp(Socket one) {
        try {
            one.close();
        } catch (IOException e) {
            // closed already
        }
    }

    @Override
    public void close() throws IOException {
        listens.close();
        cut();
    }
}
