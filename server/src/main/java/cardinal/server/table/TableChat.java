package cardinal.server.table;

import cardinal.kernel.BadInput;
import cardinal.kernel.Table;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChat;
import cardinal.server.wire.ToClient;
import cardinal.server.wire.ToServer;
import java.util.ArrayList;
import java.util.List;

/** What is said at a table. */
final class TableChat {
    private static final int MOST = 2_000;
    /** Of spectators; the players always have something left. */
    private static final int MOST_FROM_OUTSIDE = 500;
    private static final int REPEATED = 100;

    private final String id;
    private final Store store;
    private final List<StoredChat> said;

    TableChat(String id, Store store) {
        this.id = id;
        this.store = store;
        said = new ArrayList<>(store.chat(id));
    }

    /** now: in milliseconds. */
    void say(Subscriber speaker, String name, String text, long now, List<Subscriber> hearers) {
        String words = TextInput.said(text, ToServer.LONGEST_CHAT);
        int seat = speaker.seat;
        if (said.size() >= MOST || seat == Table.NONE
                && said.stream().filter(line -> line.seat() == Table.NONE).count() >= MOST_FROM_OUTSIDE) {
            throw new BadInput("enough was said at this table");
        }
        if (!speaker.maySpeak(now)) {
            throw new BadInput("you speak too fast; wait a few seconds");
        }
        StoredChat line = new StoredChat(said.size(), seat, name, words);
        store.say(id, line);
        said.add(line);
        hearers.stream().filter(hearer -> hearer.hears(seat)).forEach(hearer -> hearer.link.send(message(line)));
    }

    /** Tells somebody who comes what was said last. */
    void repeat(Subscriber hearer) {
        said.stream().skip(Math.max(0, said.size() - REPEATED)).filter(line -> hearer.hears(line.seat()))
                .forEach(line -> hearer.link.send(message(line)));
    }

    private ToClient message(StoredChat line) {
        return new ToClient.ChatLine(id, line.seat(), line.name(), line.words());
    }
}
