package cardinal.server.view;

import cardinal.server.wire.Change;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/** What has to be changed in one view to make another of it. Objects are compared field by field, all else as a whole. */
public final class ViewDiff {
    private final List<Change> changes = new ArrayList<>();

    private ViewDiff() {
    }

    public static List<Change> between(JsonNode before, JsonNode after) {
        ViewDiff differences = new ViewDiff();
        differences.compare(List.of(), before, after);
        return differences.changes;
    }

    private void compare(List<String> path, JsonNode before, JsonNode after) {
        if (before.equals(after)) {
            return;
        }
        if (!before.isObject() || !after.isObject()) {
            changes.add(new Change(path, false, after));
            return;
        }
        for (String field : before.propertyNames()) {
            if (!after.has(field)) {
                changes.add(new Change(to(path, field), true, NullNode.getInstance()));
            }
        }
        after.properties().forEach(entry -> {
            JsonNode old = before.get(entry.getKey());
            if (old == null) {
                changes.add(new Change(to(path, entry.getKey()), false, entry.getValue()));
            } else {
                compare(to(path, entry.getKey()), old, entry.getValue());
            }
        });
    }

    private static List<String> to(List<String> path, String field) {
        List<String> longer = new ArrayList<>(path);
        longer.add(field);
        return List.copyOf(longer);
    }
}
