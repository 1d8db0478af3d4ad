package cardinal.ufs.edition;

import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Tokens;
import cardinal.ufs.verb.AddToAttackStack;
import cardinal.ufs.verb.Affect;
import cardinal.ufs.verb.Build;
import cardinal.ufs.verb.CreateToken;
import cardinal.ufs.verb.MakeRule;
import cardinal.ufs.verb.Modify;
import cardinal.ufs.verb.ModifyCheck;
import cardinal.ufs.verb.Move;
import cardinal.ufs.verb.MultiplyAttack;
import cardinal.ufs.ability.PlayAsReversal;
import cardinal.ufs.verb.PlayCard;
import cardinal.ufs.verb.Search;
import cardinal.ufs.verb.SetValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What keywords grant (I.3). Here are the abilities as 2019 has them, and those that other editions have in their place;
 * which edition grants which is a matter of its {@link Grants}. A keyword whose rule is part of a procedure grants a
 * continuous ability without instructions, so that it can be sealed, lost and counted like any other.
 */
final class KeywordAbilities {
    /** What one edition's keywords grant; null for one it does not know. */
    @FunctionalInterface
    interface Grants {
        List<Ability> of(KeywordUse keyword);
    }

    private final Grants grants;
    private final Map<KeywordUse, List<AbilityDef>> made = new ConcurrentHashMap<>();

    KeywordAbilities(Grants grants) {
        this.grants = grants;
    }

    /** I.2.2, I.2.3: compiled once per keyword, rating and restriction; linked to the keyword. */
    List<AbilityDef> of(KeywordUse keyword) {
        return made.computeIfAbsent(keyword, k -> grants.of(k).stream().map(a -> AbilityDef.granted(a, k)).toList());
    }

    // ---- the words most of them share ----------------------------------------------------------------------------------

    private static final Selector THIS_ATTACK_CARD = new Selector.This(Noun.ATTACK);
    private static final Filter MOMENTUM = Filter.of(Noun.MOMENTUM);
    private static final Selector RIVALS_ATTACK =
            new Selector.CurrentAttack(Filter.of(Noun.ATTACK).side(Filter.Side.RIVALS));
    private static final Selector RIVALS_BLOCKED_ATTACK = new Selector.CurrentAttack(
            Filter.of(Noun.ATTACK).side(Filter.Side.RIVALS).with(Trait.Is.BLOCKED));

    private static Ability enhance(List<Restriction> r, List<Instruction> cost, Instruction effect) {
        return new Ability.Played("", r, AbilityType.ENHANCE, List.of(), cost, Optional.empty(), effect, List.of());
    }

    private static Ability blitz(List<Restriction> r, Instruction effect) {
        return new Ability.Played("", r, AbilityType.BLITZ, List.of(), List.of(), Optional.empty(), effect, List.of());
    }

    private static Ability response(
            List<Restriction> r, List<Bracket> brackets, List<Instruction> cost, When when, Instruction effect,
            List<PlayRestriction> after) {
        return new Ability.Played("", r, AbilityType.RESPONSE, brackets, cost, Optional.of(when), effect, after);
    }

    private static Ability continuous(List<Restriction> r, Instruction effect) {
        return new Ability.Continuous(r, effect, List.of());
    }

    private static When when(When.Timing timing, Happening what) {
        return new When(timing, what, Period.UNSAID);
    }

    /** J.4.3.4: a rating that effects have brought below 0 is an X of 0. */
    private static Amount x(KeywordUse.Granting k) {
        return k.rating() instanceof Amount.Fixed f && f.n() < 0 ? Amount.of(0) : k.rating();
    }

    private static Instruction discardMomentum(Limit count) {
        return new Affect(Who.YOU, Act.DISCARD, new Selector.Some(count, false, MOMENTUM));
    }

    private static Change bonus(boolean minus, Amount amount, Property property) {
        return new Change.Bonus(minus, amount, property, Change.Bounds.NONE);
    }

    private static Instruction all(Instruction... parts) {
        return new Instruction.Sequence(List.of(parts), Instruction.Sequence.Joint.AND);
    }

    // ---- rules that a procedure carries out ----------------------------------------------------------------------------

    /** I.3.3.2 (Combos), I.3.13.1 and E.2.5, I.3.15.1 and E.2.6 (Pause); UniVersus, Shift (EndPhase); 2010, Ranged (blocks). */
    static Ability carriedOut(List<Restriction> r) {
        return continuous(r, Instruction.NOTHING);
    }

    /** I.3.2.1: not playable for another character. */
    static Ability only(String name) {
        return continuous(List.of(),
                new MakeRule(
                        new Rule.PlayableOnlyIf(Selector.THIS_CARD, new Condition.CharacterIs(Who.YOU, List.of(name))),
                        Period.UNSAID));
    }

    /** I.3.6.1: no Enhance Step. */
    static Ability flash(KeywordUse.Granting k) {
        return continuous(k.restrictions(),
                new MakeRule(new Rule.Skip(Who.SAME, Phase.ENHANCE_STEP, true), Period.UNSAID));
    }

    /** I.3.11.1: no reversal to this attack. */
    static Ability safe(KeywordUse.Granting k) {
        return continuous(k.restrictions(), new MakeRule(new Rule.NoReversal(Selector.THIS_ATTACK), Period.UNSAID));
    }

    /** I.3.14.1: half damage, rounded up, when completely blocked. */
    static Ability throwing(KeywordUse.Granting k) {
        Condition blocked = new Condition.Is(Selector.THIS_ATTACK, false, false,
                Filter.of(Noun.NOTHING).with(Trait.Is.COMPLETELY_BLOCKED), false);
        return continuous(k.restrictions(), new Instruction.If(blocked, new MakeRule(
                new Rule.Deals(Selector.THIS_ATTACK, new Rule.Deals.Dealt.HalfUp(true)),
                Period.UNSAID),
                Instruction.NOTHING, false));
    }

    /** I.3.4.1: another difficulty at desperation, as a definition (J.3.4). */
    static Ability desperation(KeywordUse.Granting k) {
        return continuous(k.restrictions(),
                new Instruction.While(new Condition.At(Who.YOU, Restriction.Word.DESPERATION),
                        new SetValue(Selector.THIS_CARD, Property.DIFFICULTY, SetValue.How.IS, x(k), false)));
    }

    /** UniVersus, Elusive: not attacked by the first attack of a turn. */
    static Ability elusive(KeywordUse.Granting k) {
        return continuous(k.restrictions(),
                new MakeRule(new Rule.CannotBeAttacked(new Selector.This(Noun.BACKUP), true), Period.UNSAID));
    }

    // ---- responses ---------------------------------------------------------------------------------------------------------

    private static final When BLOCKED_WITH_THIS = when(When.Timing.AFTER,
            new Happening.Blocks(Who.YOU, false, Trait.Is.BLOCKED, Happening.NOTHING_SAID, Selector.THIS_CARD));

    /** I.3.1.1, 2010 2.14.2.1: the rival's next card is harder; by wording the next one tried or the next one played. */
    static Ability breaker(KeywordUse.Granting k, Selector.Next.Wording wording) {
        Selector next = new Selector.Next(Who.RIVAL, 1, Filter.of(Noun.CARD), wording);
        return response(k.restrictions(), List.of(), List.of(), BLOCKED_WITH_THIS,
                new Modify(next, List.of(bonus(false, x(k), Property.DIFFICULTY)), Period.THIS_TURN), List.of());
    }

    /** UniVersus, Breaker: a penalty on the rival's next check to play a card, blocks included. */
    static Ability breakerOfCheck(KeywordUse.Granting k) {
        Selector aCard = new Selector.Some(Limit.exactly(1), true, Filter.of(Noun.CARD));
        cardinal.ufs.ability.CheckRef check =
                new cardinal.ufs.ability.CheckRef(cardinal.ufs.ability.CheckRef.Which.NEXT, Who.RIVAL,
                        new Happening.Purpose.ToPlay(aCard, Happening.As.UNSAID));
        return response(k.restrictions(), List.of(), List.of(), BLOCKED_WITH_THIS,
                new ModifyCheck(check, true, false, x(k), Period.UNSAID), List.of());
    }

    private static final When RIVALS_BLOCKED_RESOLVES =
            when(When.Timing.AFTER, new Happening.Resolves(RIVALS_BLOCKED_ATTACK));

    /** I.3.10.1: played as the cost, then onto the attack stack. */
    static Ability reversal(KeywordUse.Granting k) {
        return response(k.restrictions(), List.of(new Bracket.In(Zone.HAND)),
                List.of(new PlayAsReversal()),
                RIVALS_BLOCKED_RESOLVES, new AddToAttackStack(THIS_ATTACK_CARD), List.of());
    }

    /** 2010, 2.14.2.7: shown from the hand as the cost; then it may be tried like any attack. */
    static Ability reversalByShowing(KeywordUse.Granting k) {
        return response(k.restrictions(), List.of(new Bracket.In(Zone.HAND)),
                List.of(new Affect(Who.YOU, Act.REVEAL, Selector.THIS_CARD)), RIVALS_BLOCKED_RESOLVES,
                new Instruction.May(Who.YOU,
                        new PlayCard(Who.YOU, Selector.THIS_CARD, true, Happening.As.REVERSAL, false, false)),
                List.of());
    }

    /** UniVersus, Deflect: into the card pool, the rival's attack loses damage; one Deflect per attack. */
    static Ability deflect(KeywordUse.Granting k) {
        Happening deflected = new Happening.PlaysAbility(Who.NOBODY,
                new AbilityFilter(false, List.of(new Trait.Word("Deflect")), List.of(),
                        Happening.NOTHING_SAID, List.of(), true),
                Happening.Nth.ANY);
        return response(k.restrictions(), List.of(new Bracket.In(Zone.HAND)),
                List.of(new Move(Who.YOU, Selector.THIS_CARD, Destination.to(Who.YOU, Zone.CARD_POOL))),
                when(When.Timing.BEFORE, new Happening.StepOf(Phase.DAMAGE_STEP, RIVALS_ATTACK)),
                new Modify(RIVALS_ATTACK, List.of(bonus(true, x(k), Property.DAMAGE)), Period.UNSAID),
                List.of(new PlayRestriction.OnlyIf(
                        new Condition.Happened(deflected, Period.THIS_ATTACK, true, Optional.empty()))));
    }

    /** UniVersus, Echo: played once more as the next form, and flipped when it has resolved again. */
    static Ability echo(KeywordUse.Granting k) {
        Instruction again = new Instruction.May(Who.YOU,
                new PlayCard(Who.YOU, THIS_ATTACK_CARD, false, Happening.As.UNSAID, true, false));
        Instruction flip = new Instruction.Fired(when(When.Timing.AFTER, new Happening.Resolves(THIS_ATTACK_CARD)),
                new Affect(Who.YOU, Act.FLIP, THIS_ATTACK_CARD), false, Period.UNSAID);
        return response(k.restrictions(), List.of(), List.of(discardMomentum(Limit.exactly(1))),
                when(When.Timing.AFTER, new Happening.Resolves(THIS_ATTACK_CARD)),
                new Instruction.Sequence(
                        List.of(again, new Instruction.If(new Condition.Did(Who.YOU, Condition.Did.Answer.DO), flip,
                                Instruction.NOTHING, false)),
                        Instruction.Sequence.Joint.SENTENCES),
                List.of());
    }

    // ---- enhances and blitzes ------------------------------------------------------------------------------------------------

    private static Ability perMomentum(KeywordUse.Granting k, int least, Property property) {
        Amount amount = new Amount.PerEach(x(k), 1, new Amount.Counted.PaidCards());
        return enhance(k.restrictions(), List.of(discardMomentum(new Limit(Limit.Than.OR_MORE, Amount.of(least)))),
                new Modify(Selector.THIS_ATTACK, List.of(bonus(false, amount, property)), Period.UNSAID));
    }

    /** I.3.5.1: speed for momentum. */
    static Ability ex(KeywordUse.Granting k) {
        return perMomentum(k, 1, Property.SPEED);
    }

    /** I.3.9.1: damage for momentum, one or more; 2010 2.14.2.5: any number, none included. */
    static Ability powerful(KeywordUse.Granting k, int least) {
        return perMomentum(k, least, Property.DAMAGE);
    }

    /** I.3.12.1: the rival commits foundations. */
    static Ability stun(KeywordUse.Granting k) {
        return enhance(k.restrictions(), List.of(), new Affect(Who.RIVAL, Act.COMMIT,
                new Selector.Some(new Limit(Limit.Than.EXACTLY, x(k)), false, Filter.of(Noun.FOUNDATION))));
    }

    /** I.3.7.1: a further character out of deck or discard pile, if enough damage is dealt. */
    static Ability gauge(KeywordUse.Granting k, boolean may) {
        Place where = new Place(Who.YOU, List.of(Zone.DECK, Zone.DISCARD_PILE), Place.Join.AND, Place.Preposition.IN);
        Filter same = Filter.of(Noun.CHARACTER_CARD)
                .with(new Trait.Shares(Trait.Shares.What.NAME, false, new Selector.Character(Who.YOU), false));
        Instruction search = new Search(Who.YOU, where, new Selector.Some(Limit.exactly(1), true, same));
        Instruction found = all(search, may ? new Build(Who.YOU, Selector.IT, Destination.Facing.FACE_UP, false)
                : new Move(Who.YOU, Selector.IT, Destination.to(Who.YOU, Zone.STAGE)));
        Happening enough = new Happening.DealsDamage(Selector.THIS_ATTACK, false,
                new Happening.DamageLimit.Some(new Limit(Limit.Than.OR_MORE, x(k))), Happening.Target.UNSAID);
        return enhance(k.restrictions(), List.of(), new Instruction.Fired(when(When.Timing.IF, enough),
                may ? new Instruction.May(Who.YOU, found) : found, false, Period.UNSAID));
    }

    /** I.3.8.1: as many copies as momentum, at least one, at most the rating; from the discard pile, in UniVersus the deck. */
    static Ability multiple(KeywordUse.Granting k, Zone from) {
        OptionalInt most = x(k) instanceof Amount.Fixed f ? OptionalInt.of(f.n()) : OptionalInt.empty();
        Amount x = new Amount.Bounded(new Amount.X(), OptionalInt.of(1), most);
        return enhance(k.restrictions(), List.of(discardMomentum(new Limit(Limit.Than.EXACTLY, x))),
                new MultiplyAttack(new Amount.X(), from));
    }

    /** 2010, 2.14.2.4: the discarded momentum itself becomes the copies; none is allowed. */
    static Ability multipleOfMomentum(KeywordUse.Granting k) {
        return enhance(k.restrictions(), List.of(discardMomentum(new Limit(Limit.Than.UP_TO, x(k)))),
                new MultiplyAttack(new Amount.NumberOf(new Amount.Counted.PaidCards()), Zone.MOMENTUM));
    }

    /** UniVersus, Frenzy: stronger for each attack blocked this turn. */
    static Ability frenzy(KeywordUse.Granting k) {
        Selector anAttack = new Selector.Some(Limit.exactly(1), true, Filter.of(Noun.ATTACK));
        Amount each = new Amount.PerEach(Amount.of(1), 1, new Amount.Counted.Times(
                new Happening.IsBlocked(anAttack, Trait.Is.BLOCKED, false), Period.THIS_TURN));
        return blitz(k.restrictions(), new Modify(Selector.THIS_ATTACK,
                List.of(bonus(false, each, Property.SPEED), bonus(false, each, Property.DAMAGE)), Period.UNSAID));
    }

    /** UniVersus, Tension: a Roman Cancel token. */
    static Ability tension(KeywordUse.Granting k) {
        return blitz(k.restrictions(),
                new CreateToken(Who.YOU, Amount.of(1), Tokens.ROMAN_CANCEL, Who.YOU, Zone.MOMENTUM));
    }
}
