package cardinal.arena.lesson;

import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.kernel.Table;
import cardinal.scenario.CardNames;
import cardinal.scenario.Seats;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a caption points at, as a viewer calls it: a card by its handle, A.hand or battlefield 1 by the zone's id, a player by "plate-0".
 *
 * @param zones  the ids of the zones the viewer sees
 */
public record LessonPoints(Table table, CardHandles handles, Set<String> zones) {
    private static final Pattern OF_A_PLAYER = Pattern.compile("([A-D])\\.(\\w+)");
    private static final Pattern NUMBERED = Pattern.compile("(\\w+) (\\d)");

    public static LessonPoints of(Table table, CardHandles handles, View view) {
        return new LessonPoints(table, handles, view.zones().keySet());
    }

    /** Nothing for a card that is out of sight. */
    public List<String> at(String written) {
        int seat = Seats.of(written);
        if (seat != Table.NONE && seat < table.seatCount()) {
            return List.of("plate-" + seat);
        }
        return zone(written).map(List::of).orElseGet(() -> CardNames.all(table, written).stream()
                .flatMap(card -> handles.known(card).stream()).toList());
    }

    /** Whether these words mean anything at this table, in sight or not. */
    public boolean knows(String written) {
        return !at(written).isEmpty() || !CardNames.all(table, written).isEmpty();
    }

    private Optional<String> zone(String written) {
        Matcher own = OF_A_PLAYER.matcher(written);
        Matcher numbered = NUMBERED.matcher(written);
        String id = own.matches() ? own.group(2) + "-" + Seats.of(own.group(1))
                : numbered.matches() ? numbered.group(1) + "-" + (Integer.parseInt(numbered.group(2)) - 1) : written;
        return zones.contains(id) ? Optional.of(id) : Optional.empty();
    }
}
