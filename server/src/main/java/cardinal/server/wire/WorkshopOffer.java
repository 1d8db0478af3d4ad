package cardinal.server.wire;

import cardinal.catalog.view.View;
import java.util.List;

/** GET /api/games/{game}/workshop: the types of cards one can write, and what is asked about each. */
public record WorkshopOffer(String game, List<CardKind> types) {

    public record CardKind(String type, View.FaceKind kind, List<Field> fields) {
    }

    /** usual: what it is when nothing is said. */
    public record Field(String name, String usual) {
    }
}
