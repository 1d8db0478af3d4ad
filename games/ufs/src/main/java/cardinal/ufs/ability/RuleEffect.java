package cardinal.ufs.ability;

/** J.3.5: what adds a rule, for as long as it says. */
public interface RuleEffect extends Verb {
    Rule rule();

    Period until();
}
