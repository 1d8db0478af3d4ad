package cardinal.kernel.toy;

import cardinal.kernel.Frame;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;

/** A frame whose steps a test writes down. */
final class Script extends Frame<ToyTable> {
    /** A local for the test. */
    int count;

    @SafeVarargs
    static Script of(Step<Script, ToyTable>... steps) {
        Steps<Script, ToyTable> all = Steps.of(Script.class);
        for (int i = 0; i < steps.length; i++) {
            all = all.then("script." + (i + 1), steps[i]);
        }
        return new Script(all);
    }

    Script(Steps<Script, ToyTable> steps) {
        super(steps);
    }

    void jump(Step<Script, ToyTable> next) {
        goTo(next);
    }

    void repeat() {
        again();
    }
}
