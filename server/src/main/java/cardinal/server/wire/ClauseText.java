package cardinal.server.wire;

/** GET /api/games/{game}/clauses/{clause}: what a clause says in our words, and how it is kept. */
public record ClauseText(String clause, String summary, String status, String note) {
}
