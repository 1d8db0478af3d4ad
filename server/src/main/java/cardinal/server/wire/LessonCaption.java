package cardinal.server.wire;

import cardinal.catalog.view.Segment;
import java.util.List;

/** What a learner is told. point: handles of cards, ids of zones, "plate-0" for a player. */
public record LessonCaption(List<Segment> say, List<String> point) {
}
