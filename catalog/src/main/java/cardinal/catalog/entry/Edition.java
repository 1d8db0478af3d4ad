package cardinal.catalog.entry;

/**
 * A rule document of a family, as it can be chosen.
 *
 * @param id  what a command calls it; also the name of its rules
 * @param title  what people call it
 * @param version  as the document numbers itself; empty where it does not
 * @param date  as the document dates itself: a day, a month or a year; empty where it does not
 * @param ledger  the name of its ledger in {@code ledger/}, without ending; empty for rules that no document lays down
 */
public record Edition(String id, String title, String version, String date, String ledger) {

    /** An edition whose ledger is called like it. */
    public static Edition of(String id, String title, String version, String date) {
        return new Edition(id, title, version, date, id);
    }

    /** Rules without a document. */
    public static Edition unwritten(String id, String title) {
        return new Edition(id, title, "", "", "");
    }

    public boolean hasLedger() {
        return !ledger.isEmpty();
    }
}
