package cardinal.cli.ledger;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.kernel.Edition;
import cardinal.scenario.Inheritance;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What scenarios of a base document name is named for the later edition that plays them, too: its clause that stands for it. */
final class InheritedMentions {
    private InheritedMentions() {
    }

    /** Those of one document; only its own family is loaded, and only if it inherits. */
    static List<Mention> of(String document, Path home, List<Mention> all) {
        List<Mention> more = new ArrayList<>();
        if (!Games.names().contains(document)) {
            return more;
        }
        Family<?> family = Games.family(document);
        Path folder = home.resolve("scenarios").resolve(family.id());
        if (Files.exists(Inheritance.list(folder, document))) {
            Inheritance.of(folder, family.editions().getFirst(), Games.edition(document))
                    .ifPresent(inheritance -> add(inheritance, home, all, more));
        }
        return more;
    }

    private static void add(Inheritance inheritance, Path home, List<Mention> all, List<Mention> more) {
        Edition later = inheritance.later();
        Set<String> own = all.stream().filter(m -> m.document().equals(later.id())).map(Mention::place)
                .collect(Collectors.toSet());
        String folder = home.relativize(inheritance.folder()) + "/";
        for (Mention m : all) {
            if (m.kind() == Mention.Kind.TEST && m.document().equals(inheritance.base().id())
                    && m.place().startsWith(folder) && !own.contains(m.place())
                    && inheritance.holds(m.place().substring(folder.length()))) {
                String clause = later.cite(m.clause());
                if (clause.indexOf(':') < 0) { // the document has a counterpart
                    more.add(new Mention(m.kind(), later.id(), clause, m.place()));
                }
            }
        }
    }
}
