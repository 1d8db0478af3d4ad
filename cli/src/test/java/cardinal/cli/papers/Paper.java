package cardinal.cli.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of documentation, as far as tests look at it: what it writes as code, line by line.
 *
 * @param path  from the root of the repository
 */
record Paper(Path path, List<String> lines) {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", "..")).toAbsolutePath().normalize();
    private static final Pattern SPAN = Pattern.compile("`([^`]+)`");

    /** Something written as code: a span in backticks, or a line of a block. section: the last heading of the second level before it. */
    record Code(String where, String section, String text, boolean block) {
    }

    static Path home() {
        return HOME;
    }

    /** All of them: those at the root and those in docs. */
    static List<Paper> all() throws IOException {
        List<Paper> papers = new ArrayList<>();
        for (String folder : List.of(".", "docs", "docs/decisions")) {
            try (Stream<Path> files = Files.list(HOME.resolve(folder))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
                    papers.add(new Paper(HOME.relativize(file.normalize()), Files.readAllLines(file)));
                }
            }
        }
        return papers;
    }

    /** With the code of blocks left out, as their text is no prose. */
    List<String> prose() {
        List<String> prose = new ArrayList<>();
        boolean fenced = false;
        for (String line : lines) {
            if (line.startsWith("```")) {
                fenced = !fenced;
            } else if (!fenced && !line.startsWith("    ")) {
                prose.add(line);
            }
        }
        return prose;
    }

    List<Code> code() {
        List<Code> code = new ArrayList<>();
        boolean fenced = false;
        String section = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String where = path + ":" + (i + 1);
            if (line.startsWith("```")) {
                fenced = !fenced;
            } else if (fenced || line.startsWith("    ")) {
                code.add(new Code(where, section, line.strip(), true));
            } else {
                section = line.startsWith("## ") ? line.substring(3) : section;
                String under = section;
                SPAN.matcher(line).results().forEach(m -> code.add(new Code(where, under, m.group(1), false)));
            }
        }
        return code;
    }

    /** The names by which headings are linked to. */
    List<String> anchors() {
        return prose().stream().filter(l -> l.startsWith("#"))
                .map(l -> l.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .toList();
    }
}
