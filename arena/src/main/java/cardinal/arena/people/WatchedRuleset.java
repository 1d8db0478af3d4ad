package cardinal.arena.people;

import cardinal.kernel.Answer;
import cardinal.kernel.Event;
import cardinal.kernel.KeptCard;
import cardinal.kernel.Observer;
import cardinal.kernel.Question;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import java.util.List;

/** A ruleset whose first match is watched from its very beginning; what is rebuilt later is not. */
public final class WatchedRuleset<T extends Table> implements Ruleset<T> {
    private final Ruleset<T> rules;
    private final Observer<T> observer;
    private boolean begun;

    public WatchedRuleset(Ruleset<T> rules, Observer<T> observer) {
        this.rules = rules;
        this.observer = observer;
    }

    @Override
    public String id() {
        return rules.id();
    }

    @Override
    public String version() {
        return rules.version();
    }

    @Override
    public long poolFingerprint() {
        return rules.poolFingerprint();
    }

    @Override
    public List<KeptCard> cards(Setup setup) {
        return rules.cards(setup);
    }

    @Override
    public Ruleset<T> with(List<KeptCard> cards) {
        return new WatchedRuleset<>(rules.with(cards), observer);
    }

    @Override
    public String poolName() {
        return rules.poolName();
    }

    @Override
    public T start(Setup setup) {
        T table = rules.start(setup);
        if (!begun) {
            table.observe(observer);
            begun = true;
        }
        return table;
    }

    @Override
    public String command(T table, long option) {
        return rules.command(table, option);
    }

    @Override
    public Question question(T table) {
        return rules.question(table);
    }

    @Override
    public Answer answer(T table, long option) {
        return rules.answer(table, option);
    }

    @Override
    public List<Reason> why(T table, int seat, String command) {
        return rules.why(table, seat, command);
    }

    @Override
    public void concede(T table, int seat) {
        rules.concede(table, seat);
    }

    @Override
    public List<String> view(T table, int seat) {
        return rules.view(table, seat);
    }

    @Override
    public Sentence narrate(T table, int seat, Event event) {
        return rules.narrate(table, seat, event);
    }
}
