package cardinal.server.table;

import cardinal.arena.files.Ledgers;
import cardinal.kernel.Ledger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The ledgers of the rule documents, each read when it is first needed. */
public final class RuleTexts {
    private final Map<String, Ledger> ledgers = new ConcurrentHashMap<>();

    public Ledger of(String document) {
        return ledgers.computeIfAbsent(document, name -> {
            try {
                return Ledgers.of(name);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
