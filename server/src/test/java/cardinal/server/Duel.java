package cardinal.server;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Ann and Ben at one table, both connected. */
record Duel(String match, Client ann, Client ben) {

    static Duel of(String game, long seed, Client ann, Client ben) {
        JsonNode grant = ann.post("/api/tables", Tables.friend(game, false, seed));
        String match = grant.get("match").asString();
        JsonNode seat = ben.post("/api/tables/" + match + "/seats", Tables.sit(grant));
        Tables.play(ann, grant).next("Snapshot");
        Tables.play(ben, seat).next("Snapshot");
        return new Duel(match, ann, ben);
    }

    /** Somebody who watches. */
    Client watchedBy(Client eve) {
        eve.connect().join(match, Optional.empty()).next("Snapshot");
        return eve;
    }

    Client other(Client one) {
        return one == ann ? ben : ann;
    }

    /** Takes in what came until one of the two is asked; nobody when the match is over. */
    Optional<Client> asked() {
        while (true) {
            for (Client one : new Client[] {ann, ben}) {
                while (one.isWaiting()) {
                    one.next();
                }
                if (one.hasView() && !one.view().get("result").isNull()) {
                    return Optional.empty();
                }
                if (one.hasView() && !one.view().get("prompt").isNull()) {
                    return Optional.of(one);
                }
            }
            Thread.onSpinWait();
        }
    }

    /** Takes in what is still on its way, until these have all been shown what was last decided. */
    static void catchUp(java.util.List<Client> clients) {
        int last = clients.stream().mapToInt(Duel::step).max().orElseThrow();
        for (Client one : clients) {
            while (step(one) < last) {
                one.next();
            }
        }
    }

    private static int step(Client client) {
        return client.hasView() ? client.view().get("step").asInt() : -1;
    }

    /** Both choose by chance, so many times together or until the match is over. */
    void play(int choices, java.util.Random random) {
        Optional<Client> turn = asked();
        for (int i = 0; i < choices && turn.isPresent(); i++) {
            turn.get().choose(random.nextInt(turn.get().options().size()));
            turn = asked();
        }
    }
}
