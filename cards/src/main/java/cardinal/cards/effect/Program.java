package cardinal.cards.effect;

/** A text, compiled: its steps in order. */
public interface Program {

    int size();

    Op op(int place);
}
