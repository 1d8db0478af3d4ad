package cardinal.server.wire;

import java.util.List;

/** Why a command is not offered; without reasons it is offered. */
public record Doubt(String command, boolean offered, List<Because> reasons) {

    /** summary: what the clause says, in our words. */
    public record Because(String clause, String words, String summary) {
    }
}
