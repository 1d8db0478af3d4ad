package cardinal.catalog.events;

import cardinal.catalog.view.Segment;
import cardinal.catalog.view.View;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What differs between two views and was told by no event: numbers that follow from others, cards that come in sight. */
final class ViewChanges {
    private final View before;
    private final View after;
    private final List<Happening> told;
    private final Map<String, String> was;
    private final Map<String, String> is;
    private final List<Happening> untold = new ArrayList<>();

    ViewChanges(View before, View after, List<Happening> told) {
        this.before = before;
        this.after = after;
        this.told = told;
        was = zones(before);
        is = zones(after);
    }

    private static Map<String, String> zones(View view) {
        Map<String, String> zones = new HashMap<>();
        view.zones().forEach((id, zone) -> zone.cards().forEach(card -> zones.put(card, id)));
        return zones;
    }

    List<Happening> untold() {
        Set<String> moved = new HashSet<>();
        told.forEach(event -> event.card().ifPresent(moved::add));
        is.forEach((card, zone) -> {
            String from = was.get(card);
            if (isBack(card)) {
                return;
            }
            if (from == null) {
                if (!moved.contains(card)) {
                    add(HappeningKind.REVEAL, card, "", zone, 0, 0, "");
                }
            } else if (!from.equals(zone)) {
                if (!zone.equals(lastZone(card))) {
                    add(HappeningKind.MOVE, card, from, zone, 0, 0, "");
                }
            }
            if (from != null) {
                state(card, Objects.requireNonNull(before.cards().get(card)),
                        Objects.requireNonNull(after.cards().get(card)), from.equals(zone));
            }
        });
        was.keySet().forEach(card -> {
            if (!is.containsKey(card) && !isBack(card) && !moved.contains(card)) {
                add(HappeningKind.VALUE, card, "", "", 0, 0, "hidden"); // it can no longer be told from others there
            }
        });
        control();
        end();
        return untold;
    }

    /** A back is called by its place: it is no card of which anything is known. */
    private static boolean isBack(String card) {
        return card.startsWith("b-");
    }

    private String lastZone(String card) {
        String last = "";
        for (Happening event : told) {
            if (event.card().isPresent() && event.card().get().equals(card) && event.to().isPresent()) {
                last = event.to().get();
            }
        }
        return last;
    }

    private void state(String card, View.Card old, View.Card now, boolean stays) {
        int turned = now.turned() ? 1 : 0;
        if (stays && old.turned() != now.turned() && last(HappeningKind.READY_EXHAUST, card, "") != turned) {
            add(HappeningKind.READY_EXHAUST, card, "", "", 1 - turned, turned, "");
        }
        for (View.Value value : now.values()) {
            for (View.Value earlier : old.values()) {
                if (earlier.key().equals(value.key()) && earlier.now() != value.now()
                        && last(HappeningKind.VALUE, card, value.key()) != value.now()) {
                    add(HappeningKind.VALUE, card, "", "", earlier.now(), value.now(), value.key());
                }
            }
        }
        if (!old.face().equals(now.face())) {
            add(HappeningKind.VALUE, card, "", "", 0, 0, "face");
        }
    }

    /** What the last event of this kind about a card came to; a number that none is where there was no such event. */
    private int last(HappeningKind kind, String card, String key) {
        int last = Integer.MIN_VALUE;
        for (Happening event : told) {
            if (event.kind() == kind && event.card().isPresent() && event.card().get().equals(card)
                    && (key.isEmpty() || event.key().equals(key))) {
                last = event.after();
            }
        }
        return last;
    }

    /** Places change hands: what is told of them by notes. */
    private void control() {
        after.zones().forEach((id, zone) -> {
            View.Zone old = before.zones().get(id);
            if (old != null && controller(old) != controller(zone)) {
                untold.add(new Happening(0, HappeningKind.CONTROL, controller(zone),
                        zone.cards().stream().findFirst(), Optional.empty(), Optional.empty(), Optional.of(id), 0,
                        controller(old), controller(zone), "place", List.of(), Optional.empty(), List.of(),
                        Optional.empty()));
            }
        });
    }

    private static int controller(View.Zone zone) {
        return zone.notes().stream().filter(note -> note.kind() == View.NoteKind.CONTROLLER).mapToInt(View.Note::seat)
                .findFirst().orElse(Table.NONE);
    }

    private void end() {
        if (before.result().isEmpty() && after.result().isPresent()) {
            View.Result result = after.result().get();
            int winner = result.winners().size() == 1 ? result.winners().getFirst() : Table.NONE;
            untold.add(new Happening(0, HappeningKind.END, winner, Optional.empty(), Optional.empty(),
                    Optional.empty(), Optional.empty(), 0, 0, 0, "", List.of(), Optional.empty(),
                    List.of(Segment.words(result.reason())), Optional.empty()));
        }
    }

    private void add(HappeningKind kind, String card, String from, String to, int old, int now, String key) {
        View.Card shown = after.cards().getOrDefault(card, before.cards().get(card));
        untold.add(new Happening(0, kind, shown == null ? Table.NONE : shown.controller(), Optional.of(card),
                Optional.empty(), from.isEmpty() ? Optional.empty() : Optional.of(from),
                to.isEmpty() ? Optional.empty() : Optional.of(to), Math.abs(now - old), old, now, key, List.of(),
                Optional.empty(), List.of(), Optional.empty()));
    }
}
