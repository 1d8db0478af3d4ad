package cardinal.cards.grammar;

/** One way to read a text from some place: what it says, and where the reading ended. */
record Reading<T>(T value, int end) {}
