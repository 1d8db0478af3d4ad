package cardinal.cli.ledger;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.kernel.Edition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Where clauses are named: scenarios in their list of rules, JUnit tests in {@code @Clauses}, and code that cites them. */
public final class ClauseMentions {
    /** Beside the program, so that a new build begins a new one. */
    private static final String KEPT = "target/app/mentions.tsv";

    /** Nothing is named anywhere. */
    public static final ClauseMentions NONE = new ClauseMentions(Path.of(""), List.of());

    private record Key(Mention.Kind kind, String document, String clause) {
    }

    private final Map<Key, Set<String>> places = new HashMap<>();

    private final Path home;
    private final List<Mention> all;
    /** Later editions whose inherited scenarios are among the places: looked up when somebody asks for the edition. */
    private final Set<String> inherited = new LinkedHashSet<>();

    private ClauseMentions(Path home, List<Mention> all) {
        this.home = home;
        this.all = all;
        all.forEach(this::add);
    }

    private void add(Mention m) {
        places.computeIfAbsent(new Key(m.kind(), m.document(), m.clause()), k -> new LinkedHashSet<>()).add(m.place());
    }

    private void inherit(String document) {
        if (!all.isEmpty() && inherited.add(document)) {
            InheritedMentions.of(document, home, all).forEach(this::add);
        }
    }

    /** Of the repository at this place, by the index that is kept there if there is one. */
    public static ClauseMentions in(Path home) throws IOException {
        return new ClauseMentions(home, MentionIndex.read(home, home.resolve(KEPT)));
    }

    /** The same with every file read. */
    public static ClauseMentions readIn(Path home) throws IOException {
        return new ClauseMentions(home, MentionIndex.read(home));
    }

    /** The tests that name this clause. */
    public List<String> tests(String document, String clause) {
        inherit(document);
        return List.copyOf(places.getOrDefault(new Key(Mention.Kind.TEST, document, clause), Set.of()));
    }

    /** All clauses of a document that tests name. */
    public Set<String> tested(String document) {
        inherit(document);
        Set<String> tested = new TreeSet<>();
        places.keySet().stream().filter(k -> k.kind == Mention.Kind.TEST && k.document.equals(document))
                .forEach(k -> tested.add(k.clause));
        return tested;
    }

    /**
     * Where code cites this clause, by file and line. Code is written after the base document of a family: the clause of an edition is cited
     * wherever the one is that it stands for.
     */
    public List<String> code(String document, String clause) {
        Family<?> family = Games.family(document);
        Edition edition = Games.edition(document);
        Set<String> cited = new TreeSet<>();
        places.forEach((key, where) -> {
            if (key.kind == Mention.Kind.CODE && key.document.equals(family.id())
                    && (key.clause.equals(clause) || edition.cite(key.clause).equals(clause))) {
                cited.addAll(where);
            }
        });
        return List.copyOf(cited);
    }
}
