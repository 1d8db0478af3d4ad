package cardinal.server.wire;

import java.util.List;

/** Why a command is not offered; without reasons it is offered. */
public record Legality(String command, boolean offered, List<ClauseReason> reasons) {

    /** summary: what the clause says, in our words. */
    public record ClauseReason(String clause, String words, String summary) {
    }
}
