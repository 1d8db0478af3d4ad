package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.program.Watching;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What rule effects say (J.3.5). Prohibitions win over everything (K.1.2). Blocks have their own: {@link BlockRulings}. */
public final class Rulings {
    private Rulings() {
    }

    // ---- which effects count -----------------------------------------------------------------------------------------------

    /** J.2.1, UniVersus: Continuous Ability: whether a restriction before a continuous ability lets it work. */
    public static boolean isActive(UfsTable t, int card, AbilityDef ability, Bindings b) {
        if (ability.ability().restrictions().isEmpty()) {
            return true;
        }
        return AbilityPlay.meets(t, b.controller(), ability.ability().restrictions())
                && (!ability.says(Restriction.Word.DESPERATION) || t.fighters().atDesperation(b.controller()))
                && (!ability.says(Restriction.Word.DEADLOCK)
                        || AbilityPlay.isAtDeadlock(t, UfsTable.rival(b.controller())));
    }

    static boolean isActive(UfsTable t, int card, AbilityDef ability) {
        return isActive(t, card, ability,
                Bindings.of(t.piece(card).controller(), t.ref(card), ability, t.mark(), t.place(card)));
    }

    /** I.2.5: whether a card has a continuous ability of this keyword that nothing said before the keyword keeps from applying. */
    public static boolean has(UfsTable t, int card, Keyword keyword) {
        List<HeldAbility> held = t.state(card).abilities();
        for (int i = 0; i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if (a.isGrantedBy(keyword) && isActive(t, card, a)) {
                return true;
            }
        }
        return false;
    }

    /** J.2.3: the one card a new rule effect is assigned to, or {@link Ref#NONE}. */
    public static Ref subject(UfsTable t, Bindings b, Rule rule) {
        Selector what = rule.about();
        return switch (what) {
            case Selector.It i -> single(Cards.of(t, b, what));
            case Selector.That i -> single(Cards.of(t, b, what));
            case Selector.The i -> single(Cards.of(t, b, what));
            case Selector.CurrentAttack c -> isFree(t) ? Ref.NONE : single(Cards.of(t, b, what));
            case Selector.This x when x.noun() != Noun.NOTHING -> b.source();
            default -> Ref.NONE;
        };
    }

    /**
     * 2010, 2.9.2.6, 2.13.1: whether what is laid on the attack in its sequence lasts as long as that, be the card lost: it deals its damage
     * nevertheless (8.3.2.9). Later editions end it with the card (J.2.3.1).
     */
    public static boolean isFree(UfsTable t) {
        return !t.edition().dropsInBlockStep() && t.attack() != null;
    }

    private static Ref single(List<Ref> cards) {
        return cards.size() == 1 ? cards.getFirst() : Ref.NONE;
    }

    // ---- blocks and damage ------------------------------------------------------------------------------------------------------

    public static boolean forbidsBlock(UfsTable t, int attack, CardPlay block, @Nullable AttackZone zone) {
        return BlockRulings.against(t, attack, block, zone) != null;
    }

    public static boolean isUnblockable(UfsTable t, int attack) {
        return BlockRulings.isUnblockable(t, attack);
    }

    /** G.2.1.2: the status effects give the attack, OPEN for none. */
    public static Status countsAs(UfsTable t, int attack) {
        return BlockRulings.countsAs(t, attack);
    }

    /** G.3: what the attack deals, effects included. */
    public static int dealt(UfsTable t, int attack, Status status, int damage) {
        return BlockRulings.dealt(t, attack, status, damage);
    }

    /** Whether an effect says that the attack deals no damage. */
    public static boolean dealsNone(UfsTable t, int attack) {
        return BlockRulings.dealsNone(t, attack);
    }

    /** What is left of the damage a player is about to take from an attack. */
    public static int taken(UfsTable t, int attack, int seat, int damage) {
        return BlockRulings.taken(t, attack, seat, damage);
    }

    /** "your rival cannot gain health" (K.1.2). */
    public static boolean forbidsGain(UfsTable t, int seat) {
        if (RulesInForce.none(t, RuleKind.CANNOT_GAIN_HEALTH)) {
            return false;
        }
        RulesInForce<Rule.CannotGainHealth> all = RulesInForce.of(t, RuleKind.CANNOT_GAIN_HEALTH);
        while (all.next()) {
            if (Players.includes(t, all.by(), all.rule().who(), seat)) {
                return true;
            }
        }
        return false;
    }

    /** UniVersus: whether a player may not aim attacks at this backup. */
    public static boolean forbidsAttacking(UfsTable t, int seat, int backup) {
        if (RulesInForce.none(t, RuleKind.CANNOT_BE_ATTACKED)) {
            return false;
        }
        RulesInForce<Rule.CannotBeAttacked> all = RulesInForce.of(t, RuleKind.CANNOT_BE_ATTACKED);
        while (all.next()) {
            if (all.isAbout(all.rule().backup(), backup) && (!all.rule().firstOnly() || !Played.hasAttacked(t, seat))) {
                return true;
            }
        }
        return false;
    }

    // ---- what may be done to cards ------------------------------------------------------------------------------------------------

    public static boolean forbidsAct(UfsTable t, Act act, int card, Bindings b) {
        return ActRulings.any(t, act)
                && ActRulings.against(t, act, card, Cause.effect(b.controller(), b.source())) != null;
    }

    public static boolean forbidsAct(UfsTable t, Act act, int card, Cause cause) {
        return ActRulings.any(t, act) && ActRulings.against(t, act, card, cause) != null;
    }

    /** "you cannot draw cards": whether this player may not do this to this card, on its way to a kind of zone. */
    public static boolean forbidsDoing(UfsTable t, int seat, Act act, int card, int toPlace) {
        return (RulesInForce.any(t, RuleKind.CANNOT_DO) || RulesInForce.any(t, RuleKind.CANNOT_BE_ADDED))
                && ActRulings.againstDoing(t, seat, act, card, toPlace) != null;
    }

    public static boolean doesNotReady(UfsTable t, int card) {
        return !RulesInForce.none(t, RuleKind.DOES_NOT_READY) && ActRulings.doesNotReady(t, card);
    }

    public static boolean forbidsChange(UfsTable t, int card, Property property, int by, boolean bonus, Cause cause) {
        if (RulesInForce.none(t, RuleKind.CANNOT_CHANGE)) {
            return false;
        }
        RulesInForce<Rule.CannotChange> all = RulesInForce.of(t, RuleKind.CANNOT_CHANGE);
        while (all.next()) {
            Rule.CannotChange r = all.rule();
            if ((r.properties().isEmpty() || r.properties().contains(property))
                    && Patterns.isDirection(r.direction(), by, bonus)
                    && Causes.fits(t, all.by(), r.by(), cause) && all.isAbout(r.card(), card)) {
                return true;
            }
        }
        return false;
    }

    /** What a number is reduced to where it cannot be reduced below the printed one. */
    public static int held(UfsTable t, int card, Property property, int value, Cause cause) {
        int now = t.state(card).number(property);
        if (value >= now || RulesInForce.none(t, RuleKind.NOT_BELOW_PRINTED)) {
            return value;
        }
        RulesInForce<Rule.NotBelowPrinted> all = RulesInForce.of(t, RuleKind.NOT_BELOW_PRINTED);
        while (all.next()) {
            Rule.NotBelowPrinted r = all.rule();
            if (r.properties().contains(property) && Causes.fits(t, all.by(), r.by(), cause)
                    && all.isAbout(r.card(), card)) {
                return Math.max(value, Math.min(now, Subject.now(t, card).printed().number(property)));
            }
        }
        return value;
    }

    public static boolean staysInPool(UfsTable t, int card) {
        return ActRulings.staysInPool(t, card, true);
    }

    /** "you may choose not to clear this card". */
    public static boolean mayStayInPool(UfsTable t, int card) {
        return ActRulings.staysInPool(t, card, false);
    }

    public static boolean momentumFaceUp(UfsTable t, int card) {
        return ActRulings.momentumFaceUp(t, card);
    }

    public static boolean allowsMoreThanOne(UfsTable t, int card) {
        return ActRulings.allowsMoreThanOne(t, card);
    }

    /** Whether some card may have to be treated as of another type, too. */
    public static boolean anyAlsoType(UfsTable t) {
        return RulesInForce.any(t, RuleKind.ALSO_TYPE);
    }

    /** "your abilities treat this card as an asset": whether those of this player take a card for one of this type, too. */
    static boolean treatsAs(UfsTable t, int seat, int card, CardType type) {
        if (RulesInForce.none(t, RuleKind.ALSO_TYPE)) {
            return false;
        }
        RulesInForce<Rule.AlsoType> all = RulesInForce.of(t, RuleKind.ALSO_TYPE);
        while (all.next()) {
            if (all.by().controller() == seat && all.rule().noun().type() == type
                    && all.isAbout(all.rule().card(), card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card may be committed as though it were a foundation, besides those that will be committed for this check. */
    public static boolean commitsAsFoundation(UfsTable t, int seat, int card, Purpose purpose, List<Ref> besides) {
        if (RulesInForce.none(t, RuleKind.COMMITS_AS_FOUNDATION)) {
            return false;
        }
        RulesInForce<Rule.CommitsAsFoundation> all = RulesInForce.of(t, RuleKind.COMMITS_AS_FOUNDATION);
        while (all.next()) {
            Rule.CommitsAsFoundation r = all.rule();
            if (all.by().controller() == seat && Checks.isMeant(t, all.by(), r.check(), seat, purpose)
                    && Patterns.isSubject(t, all.by(), r.cards(), Subject.now(t, card))
                    && (!(r.cards() instanceof Selector.Some some) || fitting(t, all.by(), some, besides)
                            < Amounts.of(t, all.by(), some.count().n()))) {
                return true;
            }
        }
        return false;
    }

    private static int fitting(UfsTable t, Bindings b, Selector.Some some, List<Ref> cards) {
        int n = 0;
        for (Ref ref : cards) {
            n += Patterns.isSubject(t, b, some, Subject.now(t, ref.card())) ? 1 : 0;
        }
        return n;
    }

    /** How many cards a card stands for when it is committed to pass this check. */
    public static int countsAsCards(UfsTable t, int card, Purpose purpose) {
        int n = 1;
        if (!RulesInForce.none(t, RuleKind.COUNTS_AS_CARDS)) {
            RulesInForce<Rule.CountsAsCards> all = RulesInForce.of(t, RuleKind.COUNTS_AS_CARDS);
            while (all.next()) {
                if (all.rule().n() > n && all.isAbout(all.rule().card(), card)
                        && Checks.isFor(t, all.by(), all.rule().purpose(), purpose)) {
                    n = all.rule().n();
                }
            }
        }
        return n;
    }

    /** J.5.3: the effect by which a part of the turn or of the current attack is skipped; one of "the next" is used up by it. */
    public static @Nullable RuleInForce skipping(UfsTable t, int seat, Phase phase) {
        if (RulesInForce.none(t, RuleKind.SKIP)) {
            return null;
        }
        RulesInForce<Rule.Skip> all = RulesInForce.of(t, RuleKind.SKIP);
        while (all.next()) {
            if (all.rule().phase() == phase && (Watching.isStep(phase) ? isOfThisAttack(t, all)
                    : all.rule().who() == Who.NOBODY ? all.by().controller() == seat
                    : Players.includes(t, all.by(), all.rule().who(), seat))) {
                return all.ruled();
            }
        }
        return null;
    }

    /** I.3.6, K.3.4.2: on an attack card only that attack's step; from elsewhere that of the attack it was said of. */
    private static boolean isOfThisAttack(UfsTable t, RulesInForce<Rule.Skip> all) {
        AttackInfo a = t.attack();
        if (a == null) {
            return false;
        }
        Ref said = all.isDetached() ? all.by().attack() : all.by().source();
        boolean onAttack = all.isDetached() || t.place(said.card()) == Places.POOL
                || t.state(said.card()).is(CardType.ATTACK);
        return said.isNone() || !onAttack || said.card() == a.card().card();
    }
}
