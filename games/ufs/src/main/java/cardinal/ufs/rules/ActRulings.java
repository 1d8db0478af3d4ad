package cardinal.ufs.rules;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What rule effects say about doing something to cards (K.1.2, K.4). */
final class ActRulings {
    /** For each act the words that mean it, as bits. */
    private static final long[] NAMED_BY = new long[Act.values().length];

    static {
        for (Act act : Act.values()) {
            for (Act said : Act.values()) {
                NAMED_BY[act.ordinal()] |= SameAct.isAlso(act, said) ? 1L << said.ordinal() : 0;
            }
        }
    }

    private ActRulings() {
    }

    /** Whether cards could be kept from having this done to them. */
    static boolean any(UfsTable t, Act act) {
        return (t.index().keptFrom() & NAMED_BY[act.ordinal()]) != 0
                || RulesInForce.any(t, RuleKind.CANNOT_LEAVE) && takesAway(act);
    }

    /** What keeps this from being done to the card; whatever takes a card away may be kept from doing so. */
    public static @Nullable RuleInForce against(UfsTable t, Act act, int card, Cause cause) {
        RulesInForce<Rule.CannotBe> all = RulesInForce.of(t, RuleKind.CANNOT_BE, r -> names(r.acts(), act));
        while (all.next()) {
            if (all.isAbout(all.rule().card(), card) && Causes.fits(t, all.by(), all.rule().by(), cause)) {
                return all.ruled();
            }
        }
        if (!takesAway(act)) {
            return null;
        }
        RulesInForce<Rule.CannotLeave> stays = RulesInForce.of(t, RuleKind.CANNOT_LEAVE);
        while (stays.next()) {
            if (Causes.fits(t, stays.by(), stays.rule().by(), cause)
                    && Filters.isAt(t, stays.by(), stays.rule().place(), t.piece(card).zone())
                    && stays.isAbout(stays.rule().card(), card)) {
                return stays.ruled();
            }
        }
        return null;
    }

    private static boolean names(List<Act> acts, Act act) {
        for (int i = 0; i < acts.size(); i++) {
            if (SameAct.isAlso(act, acts.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesAway(Act act) {
        return switch (act) {
            case DESTROY, SACRIFICE, DISCARD, REMOVE, CLEAR, SPEND, MILL, DRAW, CHECK, BUILD, ADD, REVIEW -> true;
            default -> false;
        };
    }

    /** seat: whoever does it (K.2.4: with their own cards), on the way to a zone of theirs (D.1.4). */
    public static @Nullable RuleInForce againstDoing(UfsTable t, int seat, Act act, int card, int toPlace) {
        RulesInForce<Rule.CannotDo> all = RulesInForce.of(t, RuleKind.CANNOT_DO, r -> names(r.acts(), act));
        while (all.next()) {
            Rule.CannotDo r = all.rule();
            if (Players.includes(t, all.by(), r.who(), seat) && isTo(r.to(), toPlace)
                    && (isTheirs(r.to().whose()) || Players.includes(t, all.by(), r.to().whose(), seat))
                    && (card < 0 || Filters.fits(t, all.by(), r.cards(), card))) {
                return all.ruled();
            }
        }
        RulesInForce<Rule.CannotBeAdded> added = RulesInForce.of(t, RuleKind.CANNOT_BE_ADDED);
        while (added.next()) {
            if (card >= 0 && isTo(added.rule().to(), toPlace)
                    && Players.includes(t, added.by(), added.rule().to().whose(), seat)
                    && added.isAbout(added.rule().card(), card)) {
                return added.ruled();
            }
        }
        return null;
    }

    /** "their": of whoever is told not to. */
    private static boolean isTheirs(Who whose) {
        return whose == Who.THEY || whose == Who.THAT_PLAYER || whose == Who.SAME;
    }

    private static boolean isTo(Place said, int toPlace) {
        if (said.zones().isEmpty()) {
            return true;
        }
        for (int i = 0; i < said.zones().size(); i++) {
            if (Places.kindOf(said.zones().get(i)) == toPlace) {
                return true;
            }
        }
        return false;
    }

    static boolean doesNotReady(UfsTable t, int card) {
        RulesInForce<Rule.DoesNotReady> all = RulesInForce.of(t, RuleKind.DOES_NOT_READY);
        while (all.next()) {
            if (all.isAbout(all.rule().card(), card)) {
                return true;
            }
        }
        return false;
    }

    static boolean staysInPool(UfsTable t, int card, boolean must) {
        if (RulesInForce.none(t, RuleKind.STAYS_IN_POOL)) {
            return false;
        }
        RulesInForce<Rule.StaysInPool> all = RulesInForce.of(t, RuleKind.STAYS_IN_POOL);
        while (all.next()) {
            if (all.rule().must() == must && all.isAbout(all.rule().card(), card)) {
                return true;
            }
        }
        return false;
    }

    static boolean momentumFaceUp(UfsTable t, int card) {
        if (RulesInForce.none(t, RuleKind.MOMENTUM_FACE_UP)) {
            return false;
        }
        RulesInForce<Rule.MomentumFaceUp> all = RulesInForce.of(t, RuleKind.MOMENTUM_FACE_UP);
        while (all.next()) {
            if (all.isAbout(all.rule().card(), card)) {
                return true;
            }
        }
        return false;
    }

    /** I.3.15, E.2.5, E.2.6: an effect may let a player have several copies of a Unique card, or several terrains. */
    static boolean allowsMoreThanOne(UfsTable t, int card) {
        if (RulesInForce.none(t, RuleKind.MORE_THAN_ONE)) {
            return false;
        }
        RulesInForce<Rule.MoreThanOne> all = RulesInForce.of(t, RuleKind.MORE_THAN_ONE);
        while (all.next()) {
            if (all.by().controller() == t.holder(card) && Filters.fits(t, all.by(), all.rule().what(), card)) {
                return true;
            }
        }
        return false;
    }
}
