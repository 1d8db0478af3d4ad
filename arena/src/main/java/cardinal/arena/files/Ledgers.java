package cardinal.arena.files;

import cardinal.kernel.BadInput;
import cardinal.kernel.Ledger;
import cardinal.kernel.Nearest;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The ledgers of the rule documents: one file each. */
public final class Ledgers {
    /** Every rule document there is, whether its game can be played yet or not. */
    public static final List<String> DOCUMENTS = List.of("riftbound", "evolve", "ufs-2010", "ufs-2019", "universus");

    private Ledgers() {
    }

    public static Ledger of(String document) throws IOException {
        if (!DOCUMENTS.contains(document)) {
            throw new BadInput("there is no rule document \"" + document + "\"" + Nearest.hint(document, DOCUMENTS));
        }
        Path file = Home.folder().resolve("ledger").resolve(document + ".tsv");
        if (!Files.exists(file)) {
            throw new FileNotFoundException(file + " is missing");
        }
        return Ledger.parse(document, TextFile.lines(file));
    }

    /** One entry; an unknown clause is answered with the nearest ones. */
    public static Ledger.Entry entry(Ledger ledger, String clause) {
        if (!ledger.has(clause)) {
            List<String> all = ledger.entries().stream().map(Ledger.Entry::clause).toList();
            throw new BadInput(
                    "there is no clause \"" + clause + "\" of " + ledger.document() + Nearest.hint(clause, all));
        }
        return ledger.entry(clause);
    }
}
