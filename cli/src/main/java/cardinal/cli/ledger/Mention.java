package cardinal.cli.ledger;

/**
 * A place that names a clause.
 *
 * @param document  the rule document; of code, the family of games, whose editions number the same clauses differently
 * @param place  a scenario file, a test method, or a file of code with a line
 */
record Mention(Kind kind, String document, String clause, String place) {
    enum Kind {
        TEST,
        CODE
    }
}
