package cardinal.kernel;

/** Something for the log that no ability watches, see {@link Table#note}. seat and card are {@link Table#NONE} where there is none. */
public record Remark(String clause, int seat, int card, String words) implements Event {
    /** Of no kind that anybody could listen for. */
    @Override
    public int kind() {
        return Table.NONE;
    }
}
