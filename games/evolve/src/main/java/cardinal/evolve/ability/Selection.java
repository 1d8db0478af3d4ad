package cardinal.evolve.ability;

/** 10.6.2.3: the verb that selects cards, which are targets of the text it stands in. */
public interface Selection extends Verb {

    Selector.Count count();

    Filter filter();
}
