package cardinal.riftbound.flow;

/** A procedure that asks players. Its words are made when somebody reads them. */
public interface Asking {
    /** The open question as players say it, without what the asked seat may not know. */
    String asks(Wording words);
}
