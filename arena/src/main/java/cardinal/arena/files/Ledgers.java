package cardinal.arena.files;

import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.kernel.Edition;
import cardinal.kernel.Ledger;
import cardinal.kernel.Nearest;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The ledgers of the rule documents: one file each. */
public final class Ledgers {
    private Ledgers() {
    }

    /** Every rule document there is, by the name of its edition. */
    public static List<String> documents() {
        return Games.names().stream().filter(name -> Games.edition(name).hasLedger()).toList();
    }

    /** The ledger of an edition; one without clauses for rules that no document lays down. */
    public static Ledger of(String document) throws IOException {
        if (!Games.names().contains(document)) {
            throw new BadInput("there is no rule document \"" + document + "\"" + Nearest.hint(document, documents()));
        }
        Edition edition = Games.edition(document);
        if (!edition.hasLedger()) {
            return Ledger.parse(document, List.of());
        }
        Path file = Home.folder().resolve("ledger").resolve(edition.id() + ".tsv");
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
