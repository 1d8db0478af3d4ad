package cardinal.server.table;

import cardinal.kernel.BadInput;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChat;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.ArrayList;
import java.util.List;

/** What is said at a table. */
final class Talk {
    private static final int MOST = 2_000;

    private final String id;
    private final Store store;
    private final List<StoredChat> said;

    Talk(String id, Store store) {
        this.id = id;
        this.store = store;
        said = new ArrayList<>(store.chat(id));
    }

    void say(int seat, String name, String text, List<Viewer> hearers) {
        String words = Names.said(text, ToServer.LONGEST_CHAT);
        if (said.size() >= MOST) {
            throw new BadInput("enough was said at this table");
        }
        StoredChat line = new StoredChat(said.size(), seat, name, words);
        store.say(id, line);
        said.add(line);
        hearers.stream().filter(hearer -> hearer.hears(seat)).forEach(hearer -> hearer.link.send(message(line)));
    }

    /** Tells somebody who comes what was said before. */
    void repeat(Link link) {
        said.forEach(line -> link.send(message(line)));
    }

    private ToClient message(StoredChat line) {
        return new ToClient.ChatLine(id, line.seat(), line.name(), line.words());
    }
}
