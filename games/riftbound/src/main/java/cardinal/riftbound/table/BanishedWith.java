package cardinal.riftbound.table;

/** 394.1 of 2026-07: an object was banished by an ability of the effect's source; in force as long as it stays banished. */
public record BanishedWith() {
}
