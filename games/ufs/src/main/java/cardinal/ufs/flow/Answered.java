package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.When;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Kind;
import cardinal.ufs.rules.History;
import cardinal.ufs.rules.Matching;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ability or block whose play a response or fired effect answers: what "cancel it" means. */
public final class Answered {
    private Answered() {
    }

    /** The card whose play as a block it answers. */
    public static UfsEvent.@Nullable Played block(Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (UfsEvent e : event.parts()) {
                if (e instanceof UfsEvent.Played p && p.as() == Happening.As.BLOCK) {
                    return p;
                }
            }
        }
        return null;
    }

    /** The choice of an option it answers. */
    public static UfsEvent.@Nullable OptionChosen option(Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (UfsEvent e : event.parts()) {
                if (e instanceof UfsEvent.OptionChosen o) {
                    return o;
                }
            }
        }
        return null;
    }

    public static UfsEvent.@Nullable AbilityPlayed ability(Bindings b) {
        Occurrence event = b.event();
        if (event != null) {
            for (UfsEvent e : event.parts()) {
                if (e instanceof UfsEvent.AbilityPlayed p) {
                    return p;
                }
            }
        }
        return null;
    }

    /** UniVersus, response-ability.15: an attack that was turned over after it resolved can only be read by what answers that. */
    static Ref turnedSinceResolved(UfsTable t, Bindings b) {
        Occurrence event = b.event();
        if (event == null || !event.has(Kind.RESOLVED) || !t.edition().turningHides()) {
            return Ref.NONE;
        }
        for (UfsEvent e : event.parts()) {
            if (e instanceof UfsEvent.Resolved r && History.turnedDownSince(t, r.attack(), r)) {
                return r.attack();
            }
        }
        return Ref.NONE;
    }

    /** What an ability knows when its effect begins; a response to nothing speaks of nothing (H.5.4). */
    static Bindings bindings(UfsTable t, AbilityDef a, @Nullable Occurrence answering, Bindings b) {
        When condition = a.condition();
        if (condition == null) {
            return b;
        }
        if (answering == null) {
            return b.mentioning(a.mentionsItself() ? List.of(b.source()) : List.of());
        }
        Bindings matched = Matching.answers(t, condition, answering, b);
        return matched == null ? b : matched;
    }
}
