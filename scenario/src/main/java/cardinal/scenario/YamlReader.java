package cardinal.scenario;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Reads YAML into a tree that remembers its lines. Scalars stay as written: the clause 439.10 is no number. */
public final class YamlReader {
    private static final int DEEPEST = 40;
    private static final int MOST_NODES = 200_000;

    private final String file;
    private int nodes;

    private YamlReader(String file) {
        this.file = file;
    }

    public static YamlNode read(String file, String yaml) {
        try {
            YamlReader reader = new YamlReader(file);
            LoadSettings settings = LoadSettings.builder().setLabel(file).build();
            Parser parser =
                    new ShallowParser(new ParserImpl(settings, new StreamReader(settings, yaml)), file, DEEPEST);
            return new Composer(settings, parser).getSingleNode().map(node -> reader.tree(node, 0))
                    .orElseThrow(() -> new SourceLine(file, 1).wrong("the file is empty"));
        } catch (MarkedYamlEngineException e) {
            Mark mark = e.getProblemMark().or(e::getContextMark).orElse(null);
            SourceLine at = new SourceLine(file, mark == null ? 1 : mark.getLine() + 1);
            throw at.wrong("this is not YAML: " + e.getProblem()
                    + (mark == null ? "" : " (column " + (mark.getColumn() + 1) + ")")
                    + "; a text with \": \", \" #\" or a leading > or [ is written in quotes");
        } catch (YamlEngineException e) {
            throw new SourceLine(file, 1).wrong("this is not YAML: " + e.getMessage());
        }
    }

    private YamlNode tree(Node node, int depth) {
        SourceLine at = at(node);
        if (depth > DEEPEST || ++nodes > MOST_NODES) {
            throw at.wrong("this is nested too deeply or repeated too often");
        }
        return switch (node) {
            case ScalarNode s -> new YamlNode.Leaf(at, s.getValue(), s.isPlain() && s.getTag().equals(Tag.NULL));
            case SequenceNode s -> {
                List<YamlNode> items = new ArrayList<>();
                for (Node item : s.getValue()) {
                    items.add(tree(item, depth + 1));
                }
                yield new YamlNode.Items(at, List.copyOf(items));
            }
            case MappingNode m -> fields(m, at, depth);
            default -> throw at.wrong("this kind of YAML is not understood: " + node.getNodeType());
        };
    }

    private YamlNode.Fields fields(MappingNode mapping, SourceLine at, int depth) {
        List<YamlNode.Field> fields = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        for (NodeTuple tuple : mapping.getValue()) {
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                throw at(tuple.getKeyNode()).wrong("a key is a word, not a list or further keys");
            }
            if (!seen.add(key.getValue())) {
                throw at(key).wrong("the key \"" + key.getValue() + "\" is given twice");
            }
            fields.add(new YamlNode.Field(at(key), key.getValue(), tree(tuple.getValueNode(), depth + 1)));
        }
        return new YamlNode.Fields(at, List.copyOf(fields));
    }

    private SourceLine at(Node node) {
        return new SourceLine(file, node.getStartMark().map(Mark::getLine).orElse(0) + 1);
    }
}
