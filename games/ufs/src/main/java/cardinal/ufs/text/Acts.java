package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import java.util.Arrays;
import java.util.List;

/** The words of acts: "commit", "commits", "committed". */
public enum Acts {
    COMMIT("commit", "commits", "committed", Act.COMMIT),
    READY("ready", "readies", "readied", Act.READY),
    FLIP("flip", "flips", "flipped", Act.FLIP),
    UNFLIP("unflip", "unflips", "unflipped", Act.UNFLIP),
    SEAL("seal", "seals", "sealed", Act.SEAL),
    UNSEAL("unseal", "unseals", "unsealed", Act.UNSEAL),
    FREEZE("freeze", "freezes", "frozen", Act.FREEZE),
    DESTROY("destroy", "destroys", "destroyed", Act.DESTROY),
    SACRIFICE("sacrifice", "sacrifices", "sacrificed", Act.SACRIFICE),
    DISCARD("discard", "discards", "discarded", Act.DISCARD),
    REMOVE("remove", "removes", "removed", Act.REMOVE),
    CLEAR("clear", "clears", "cleared", Act.CLEAR),
    SPEND("spend", "spends", "spent", Act.SPEND),
    REVEAL("reveal", "reveals", "revealed", Act.REVEAL),
    REVIEW("review", "reviews", "reviewed", Act.REVIEW),
    MILL("mill", "mills", "milled", Act.MILL),
    DRAW("draw", "draws", "drawn", Act.DRAW),
    CHECK("check", "checks", "checked", Act.CHECK),
    BUILD("build", "builds", "built", Act.BUILD),
    ADD("add", "adds", "added", Act.ADD),
    TRANSFORM("transform", "transforms", "transformed", Act.TRANSFORM),
    CHOOSE("choose", "chooses", "chosen", Act.CHOOSE),
    PLAY("play", "plays", "played", Act.PLAY),
    BLOCK("block", "blocks", "blocked", Act.BLOCK),
    NAME("name", "names", "named", Act.NAME);

    /** Acts that are done to described cards in one step, without further words. */
    public static final List<Acts> ON_CARDS = List.of(
            COMMIT, READY, FLIP, UNFLIP, SEAL, UNSEAL, FREEZE, DESTROY, SACRIFICE, DISCARD, REMOVE, CLEAR, SPEND,
            REVEAL, REVIEW,
            TRANSFORM);

    /** "committed": what was done. */
    public static final Syntax<Act> DONE =
            either(Arrays.stream(values()).map(act -> says(act.participle, act.act)).toList());

    /** "commit". */
    static final Syntax<Act> BASE = either(Arrays.stream(values()).map(act -> says(act.base, act.act)).toList());

    /** "commits". */
    static final Syntax<Act> THIRD = either(Arrays.stream(values()).map(act -> says(act.third, act.act)).toList());

    private final String base;
    private final String third;
    private final String participle;
    private final Act act;

    Acts(String base, String third, String participle, Act act) {
        this.base = base;
        this.third = third;
        this.participle = participle;
        this.act = act;
    }

    public String base() {
        return base;
    }

    public String third() {
        return third;
    }

    public String participle() {
        return participle;
    }

    /** "committed", "drew": what somebody did. */
    public String past() {
        return switch (this) {
            case DRAW -> "drew";
            case FREEZE -> "froze";
            case CHOOSE -> "chose";
            default -> participle;
        };
    }

    public Act act() {
        return act;
    }
}
