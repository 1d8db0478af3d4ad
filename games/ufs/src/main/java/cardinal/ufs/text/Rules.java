package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening.As;
import cardinal.ufs.ability.Happening.Cause;
import cardinal.ufs.ability.Happening.Changes.Direction;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Rule.AdditionalCost;
import cardinal.ufs.ability.Rule.AdjustsDamage.Way;
import cardinal.ufs.ability.Rule.CannotBlock;
import cardinal.ufs.ability.Rule.CannotPlay;
import cardinal.ufs.ability.Rule.Deals;
import cardinal.ufs.ability.Rule.Deals.Dealt;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Property;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rules that effects add: what players cannot do, what cards cannot suffer, what counts as what (J.3.5). */
public final class Rules {
    public static final Syntax<Rule> RULE = rule("rule", () -> either(
            playing(), paying(), blocking(), suffering(), changing(), dealing(), counting(), permitting(),
            LimitingRules.all()));

    private Rules() {
    }

    private static Syntax<Who> cannot(String rest) {
        return Players.doing("cannot " + rest, "cannot " + rest);
    }

    // Playing.

    private static Syntax<Rule> playing() {
        return either(
                play(cannot("play"), "{} {}", As.UNSAID), play(cannot("play"), "{} {} as blocks", As.BLOCK),
                play(cannot("play"), "{} {} as reversals", As.REVERSAL),
                phrase("{} cannot be played", Nouns.SEVERAL).as(
                        CannotPlay.class, filter -> new CannotPlay(Who.NOBODY, filter, As.UNSAID),
                        rule -> rule.who() == Who.NOBODY && rule.as() == As.UNSAID ? rule.what() : null),
                phrase("{} {}", cannot("play"), AbilityWords.SEVERAL).as(
                        Rule.CannotPlayAbilities.class, Rule.CannotPlayAbilities::new, Rule.CannotPlayAbilities::who,
                        Rule.CannotPlayAbilities::what),
                phrase("{} cannot be played", AbilityWords.SEVERAL).as(
                        Rule.CannotPlayAbilities.class, filter -> new Rule.CannotPlayAbilities(Who.NOBODY, filter),
                        rule -> rule.who() == Who.NOBODY ? rule.what() : null),
                phrase("{} only {} {}", Players.doing("may play", "may play"), digits(), AbilityWords.SEVERAL).as(
                        Rule.OnlyAbilities.class,
                        (who, n, what) -> n == 1 ? null : new Rule.OnlyAbilities(who, n, what), Rule.OnlyAbilities::who,
                        rule -> rule.n() == 1 ? null : rule.n(), Rule.OnlyAbilities::what),
                phrase("{} only {}", Players.doing("may play", "may play"), AbilityWords.ONE).as(
                        Rule.OnlyAbilities.class,
                        (who, what) -> what.article() ? null : new Rule.OnlyAbilities(who, 1, what),
                        Rule.OnlyAbilities::who,
                        rule -> rule.n() == 1 ? rule.what() : null),
                phrase("{} only {} {}", Players.doing("may play", "may play"), digits(), Nouns.SEVERAL).as(
                        Rule.OnlyCards.class, (who, n, what) -> n == 1 ? null : new Rule.OnlyCards(who, n, what),
                        Rule.OnlyCards::who,
                        rule -> rule.n() == 1 ? null : rule.n(), Rule.OnlyCards::what),
                phrase("{} only 1 {}", Players.doing("may play", "may play"), Nouns.ONE).as(
                        Rule.OnlyCards.class, (who, what) -> new Rule.OnlyCards(who, 1, what), Rule.OnlyCards::who,
                        rule -> rule.n() == 1 ? rule.what() : null),
                phrase("{} cannot be played unless {}", Selectors.SUBJECT, Conditions.CONDITION).as(
                        Rule.PlayableOnlyIf.class, Rule.PlayableOnlyIf::new, Rule.PlayableOnlyIf::card,
                        Rule.PlayableOnlyIf::condition),
                phrase("attacks cannot be played as a reversal to {}", Selectors.ONE).as(Rule.NoReversal.class,
                        Rule.NoReversal::new, Rule.NoReversal::attack));
    }

    private static Syntax<CannotPlay> play(Syntax<Who> who, String words, As as) {
        return phrase(words, who, Nouns.SEVERAL).as(
                CannotPlay.class, (player, what) -> new CannotPlay(player, what, as),
                rule -> rule.as() == as ? rule.who() : null, CannotPlay::what);
    }

    // Paying.

    private static Syntax<Rule> paying() {
        Syntax<AdditionalCost.To> to = either(
                phrase("play {}", Nouns.SEVERAL).as(
                        AdditionalCost.To.Play.class, AdditionalCost.To.Play::new, AdditionalCost.To.Play::cards),
                phrase("play {}", AbilityWords.SEVERAL).as(
                        AdditionalCost.To.Use.class, AdditionalCost.To.Use::new, AdditionalCost.To.Use::abilities),
                block("block {}", false), block("try to block {}", true));
        Syntax<List<Instruction>> costs =
                Syntax.series(either(VerbSyntax.VERB, VerbSyntax.CHECK_COST), "and");
        return either(phrase("{} {} as an additional cost to {}", Players.doing("must", "must"), costs, to).as(
                AdditionalCost.class,
                (who, paid, what) -> paid.stream().allMatch(Subjects::isImperative)
                        ? new AdditionalCost(who, paid, what) : null,
                AdditionalCost::who, AdditionalCost::costs, AdditionalCost::to));
    }

    private static Syntax<AdditionalCost.To.Block> block(String words, boolean tries) {
        return phrase(words, Selectors.ONE).as(
                AdditionalCost.To.Block.class, attack -> new AdditionalCost.To.Block(attack, tries),
                it -> it.tries() == tries ? it.attack() : null);
    }

    // Blocking.

    private static Syntax<Rule> blocking() {
        return either(
                phrase("{} cannot be blocked", Selectors.SUBJECT).as(
                        CannotBlock.class,
                        attack -> new CannotBlock(attack, Who.NOBODY, Optional.empty(), CannotBlock.Wording.PASSIVE),
                        rule -> rule.with().isEmpty() && rule.wording() == CannotBlock.Wording.PASSIVE ? rule.attack()
                                : null),
                phrase("{} cannot be blocked by {}", Selectors.SUBJECT, Nouns.SEVERAL).as(
                        CannotBlock.class,
                        (attack, with) -> new CannotBlock(attack, Who.NOBODY, Optional.of(with),
                                CannotBlock.Wording.PASSIVE),
                        rule -> rule.wording() == CannotBlock.Wording.PASSIVE ? rule.attack() : null,
                        rule -> rule.with().orElse(null)),
                phrase("{} cannot be blocked", Selectors.SUBJECTS).as(
                        CannotBlock.class,
                        attacks -> new CannotBlock(attacks, Who.NOBODY, Optional.empty(), CannotBlock.Wording.PASSIVE),
                        rule -> rule.with().isEmpty() && rule.wording() == CannotBlock.Wording.PASSIVE ? rule.attack()
                                : null),
                phrase("{} cannot be blocked by {}", Selectors.SUBJECTS, Nouns.SEVERAL).as(
                        CannotBlock.class,
                        (attacks, with) -> new CannotBlock(attacks, Who.NOBODY, Optional.of(with),
                                CannotBlock.Wording.PASSIVE),
                        rule -> rule.wording() == CannotBlock.Wording.PASSIVE ? rule.attack() : null,
                        rule -> rule.with().orElse(null)),
                phrase("{} {}", cannot("block"), Selectors.ONE).as(
                        CannotBlock.class,
                        (who, attack) -> new CannotBlock(attack, who, Optional.empty(), CannotBlock.Wording.ACTIVE),
                        rule -> rule.with().isEmpty() && rule.wording() == CannotBlock.Wording.ACTIVE ? rule.who()
                                : null,
                        CannotBlock::attack),
                phrase("{} {} with {}", cannot("block"), Selectors.ONE, Nouns.SEVERAL).as(
                        CannotBlock.class,
                        (who, attack, with) -> new CannotBlock(attack, who, Optional.of(with),
                                CannotBlock.Wording.ACTIVE),
                        rule -> rule.wording() == CannotBlock.Wording.ACTIVE ? rule.who() : null, CannotBlock::attack,
                        rule -> rule.with().orElse(null)),
                phrase("{} blocks may block {}", Words.ATTACK_ZONE, Selectors.ONE).as(
                        Rule.MayBlockWith.class, (zone, attack) -> new Rule.MayBlockWith(attack, zone),
                        Rule.MayBlockWith::zone, Rule.MayBlockWith::attack),
                phrase("{} can only be blocked by {}", Selectors.SUBJECT, Nouns.SEVERAL).as(
                        Rule.OnlyBlockedBy.class, Rule.OnlyBlockedBy::new, Rule.OnlyBlockedBy::attack,
                        Rule.OnlyBlockedBy::with),
                status("{} cannot be completely blocked", Trait.Is.COMPLETELY_BLOCKED),
                status("{} cannot be partially blocked", Trait.Is.PARTIALLY_BLOCKED),
                phrase("{} is unblockable", Selectors.SUBJECT).as(Rule.Unblockable.class, Rule.Unblockable::new,
                        Rule.Unblockable::attack),
                considered("completely blocked", Trait.Is.COMPLETELY_BLOCKED),
                considered("partially blocked", Trait.Is.PARTIALLY_BLOCKED), considered("blocked", Trait.Is.BLOCKED),
                phrase("{} cannot be attacked", Selectors.SUBJECT).as(
                        Rule.CannotBeAttacked.class, card -> new Rule.CannotBeAttacked(card, false),
                        rule -> rule.firstOnly() || rule.backup() instanceof Selector.All all
                                && all.word() != Selector.All.Word.EACH ? null : rule.backup()),
                phrase("{} cannot be attacked", Selectors.SUBJECTS).as(
                        Rule.CannotBeAttacked.class, cards -> new Rule.CannotBeAttacked(cards, false),
                        rule -> rule.firstOnly() || !(rule.backup() instanceof Selector.All) ? null : rule.backup()),
                phrase("{} cannot be attacked by your rival's first attack", Selectors.SUBJECT).as(
                        Rule.CannotBeAttacked.class, card -> new Rule.CannotBeAttacked(card, true),
                        rule -> rule.firstOnly() ? rule.backup() : null));
    }

    private static Syntax<Rule.CountsAsBlocked> considered(String word, Trait.Is how) {
        return phrase("{} is considered " + word, Selectors.SUBJECT).as(
                Rule.CountsAsBlocked.class, attack -> new Rule.CountsAsBlocked(attack, how),
                rule -> rule.how() == how ? rule.attack() : null);
    }

    private static Syntax<Rule.CannotBeBlocked> status(String words, Trait.Is how) {
        return phrase(words, Selectors.SUBJECT).as(
                Rule.CannotBeBlocked.class, attack -> new Rule.CannotBeBlocked(attack, how),
                rule -> rule.how() == how ? rule.attack() : null);
    }

    // What cards cannot suffer.

    private static Syntax<Rule> suffering() {
        Syntax<List<Act>> acts = list(Acts.DONE, " or ");
        return either(
                phrase("{} cannot be {}{}", Selectors.SUBJECT, acts, Happenings.CAUSE).as(
                        Rule.CannotBe.class, Rules::cannotBe,
                        rule -> rule.card() instanceof Selector.All ? null : rule.card(), Rule.CannotBe::acts,
                        Rule.CannotBe::by),
                phrase("{} cannot be {}{}", Selectors.SUBJECTS, acts, Happenings.CAUSE).as(
                        Rule.CannotBe.class, Rules::cannotBe, Rule.CannotBe::card, Rule.CannotBe::acts,
                        Rule.CannotBe::by),
                does(Acts.DRAW), does(Acts.READY), does(Acts.BUILD), does(Acts.DESTROY), does(Acts.FLIP),
                does(Acts.DISCARD), does(Acts.SPEND), does(Acts.CLEAR),
                does(Acts.COMMIT),
                phrase("{} {} to {}", cannot("add"), Nouns.SEVERAL, Places.PLACE).as(
                        Rule.CannotDo.class, (who, cards, to) -> new Rule.CannotDo(who, List.of(Act.ADD), cards, to),
                        rule -> rule.acts().equals(List.of(Act.ADD)) ? rule.who() : null, Rule.CannotDo::cards,
                        Rule.CannotDo::to),
                phrase("{} cannot leave {}{}", Selectors.SUBJECT, Places.PLACE, Happenings.CAUSE).as(
                        Rule.CannotLeave.class, Rule.CannotLeave::new, Rule.CannotLeave::card, Rule.CannotLeave::place,
                        Rule.CannotLeave::by),
                phrase("{} cannot leave {}{}", Selectors.SUBJECTS, Places.PLACE, Happenings.CAUSE).as(
                        Rule.CannotLeave.class, Rule.CannotLeave::new, Rule.CannotLeave::card, Rule.CannotLeave::place,
                        Rule.CannotLeave::by),
                phrase("{} cannot be added to {}", Selectors.SUBJECT, Places.PLACE).as(
                        Rule.CannotBeAdded.class, Rule.CannotBeAdded::new, Rule.CannotBeAdded::card,
                        Rule.CannotBeAdded::to),
                phrase("{} cannot be added to {}", Selectors.SUBJECTS, Places.PLACE).as(
                        Rule.CannotBeAdded.class, Rule.CannotBeAdded::new, Rule.CannotBeAdded::card,
                        Rule.CannotBeAdded::to),
                phrase("{} does not ready", Selectors.SUBJECT).as(Rule.DoesNotReady.class, Rule.DoesNotReady::new,
                        Rule.DoesNotReady::card),
                phrase("{} do not ready", Selectors.SUBJECTS).as(Rule.DoesNotReady.class, Rule.DoesNotReady::new,
                        Rule.DoesNotReady::card));
    }

    private static Rule.@Nullable CannotBe cannotBe(Selector card, List<Act> acts, Cause by) {
        boolean own = acts.contains(Act.BLOCK) || acts.contains(Act.PLAY) || acts.contains(Act.ADD);
        return own ? null : new Rule.CannotBe(card, acts, by);
    }

    private static Syntax<Rule.CannotDo> does(Acts act) {
        return phrase("{} {}", cannot(act.base()), Nouns.SEVERAL).as(
                Rule.CannotDo.class, (who, cards) -> new Rule.CannotDo(who, List.of(act.act()), cards, Place.UNSAID),
                rule -> rule.acts().equals(List.of(act.act())) && !rule.to().isSaid() ? rule.who() : null,
                Rule.CannotDo::cards);
    }

    // Values that cannot change.

    private static final Syntax<Direction> CHANGED = either(
            says("modified", Direction.MODIFIED), says("reduced", Direction.REDUCED),
            says("increased", Direction.INCREASED));

    private static Syntax<Rule> changing() {
        Syntax<List<Property>> properties =
                either(Words.properties("and"), Syntax.seriesOfSeveral(Words.PROPERTY, "or"));
        return either(
                phrase("{} {} cannot be {}{}", either(Amounts.POSSESSOR, Selectors.NEXTS), properties, CHANGED,
                        Happenings.CAUSE).as(
                                Rule.CannotChange.class, Rule.CannotChange::new, Rule.CannotChange::card,
                                Rule.CannotChange::properties,
                                Rule.CannotChange::direction, Rule.CannotChange::by),
                phrase("{} {} cannot be reduced below printed{}", Amounts.POSSESSOR, properties, Happenings.CAUSE).as(
                        Rule.NotBelowPrinted.class, Rule.NotBelowPrinted::new, Rule.NotBelowPrinted::card,
                        Rule.NotBelowPrinted::properties, Rule.NotBelowPrinted::by),
                phrase("{} cannot be modified{}", either(Checks.SEVERAL, Checks.ONE), Happenings.CAUSE).as(
                        Rule.ChecksCannotChange.class, Rule.ChecksCannotChange::new, Rule.ChecksCannotChange::check,
                        Rule.ChecksCannotChange::by),
                phrase("failing {} does not end the Combat Phase", Checks.ONE).as(
                        Rule.FailingDoesNotEnd.class, Rule.FailingDoesNotEnd::new, Rule.FailingDoesNotEnd::check));
    }

    // Damage.

    private static Syntax<Rule> dealing() {
        Syntax<Boolean> still = says("still ", true).orElse(false);
        Syntax<Dealt> dealt = either(
                says("deals no damage", new Dealt.None()),
                phrase("{}deals half damage (rounded up)", still).as(Dealt.HalfUp.class, Dealt.HalfUp::new,
                        Dealt.HalfUp::still),
                phrase("{}deals {} damage", still, Numbers.NUMBER).as(
                        Dealt.Exactly.class, (s, n) -> new Dealt.Exactly(n, s), Dealt.Exactly::still,
                        Dealt.Exactly::amount),
                phrase("deals at most {} damage", Numbers.NUMBER).as(Dealt.AtMost.class, Dealt.AtMost::new,
                        Dealt.AtMost::amount));
        Syntax<Rule.CannotGainHealth> gain = cannot("gain health").as(
                Rule.CannotGainHealth.class, Rule.CannotGainHealth::new, Rule.CannotGainHealth::who);
        Syntax<Integer> least = phrase(" (min. {})", digits()).itself().orElse(0);
        Syntax<Who> taker = Players.doing("would take", "would take");
        Syntax<Rule.AdjustsDamage> less = phrase("reduce the damage {} by {}{}", taker, Numbers.NUMBER, least).as(
                Rule.AdjustsDamage.class, (who, by, min) -> new Rule.AdjustsDamage(who, Way.LESS, by, min),
                rule -> rule.way() == Way.LESS ? rule.who() : null, Rule.AdjustsDamage::by, Rule.AdjustsDamage::least);
        return either(
                phrase("{} {}", Selectors.SUBJECT, dealt).as(
                        Deals.class, (attack, what) -> new Deals(attack, what), Deals::attack,
                        Deals::dealt),
                less, adjusts("increase the damage {} by {}", taker, Way.MORE),
                adjusts("reduce the damage {} to {}", taker, Way.TO),
                halves("reduce the damage {} by half (rounded up)", taker, Way.HALF_UP),
                halves("reduce the damage {} by half (rounded down)", taker, Way.HALF_DOWN), gain);
    }

    private static Syntax<Rule.AdjustsDamage> adjusts(String words, Syntax<Who> taker, Way way) {
        return phrase(words, taker, Numbers.NUMBER).as(
                Rule.AdjustsDamage.class, (who, by) -> new Rule.AdjustsDamage(who, way, by, 0),
                rule -> rule.way() == way ? rule.who() : null, Rule.AdjustsDamage::by);
    }

    private static Syntax<Rule.AdjustsDamage> halves(String words, Syntax<Who> taker, Way way) {
        return phrase(words, taker).as(
                Rule.AdjustsDamage.class, who -> new Rule.AdjustsDamage(who, way, Amount.of(2), 0),
                rule -> rule.way() == way ? rule.who() : null);
    }

    // What counts as what.

    private static Syntax<Rule> counting() {
        return either(
                phrase("skip {} {}", Moments.OWNER, Moments.phase()).as(
                        Rule.Skip.class, (whose, phase) -> new Rule.Skip(whose, phase, false),
                        rule -> rule.next() ? null : rule.who(), Rule.Skip::phase),
                phrase("skip {} next {}", Moments.OWNER, Moments.phase()).as(
                        Rule.Skip.class, (whose, phase) -> new Rule.Skip(whose, phase, true),
                        rule -> rule.next() ? rule.who() : null, Rule.Skip::phase),
                says("skip this attack's Enhance Step", new Rule.Skip(Who.SAME, Phase.ENHANCE_STEP, true)),
                phrase("when committing cards to pass a check{}, {} counts as {} foundations", Checks.PURPOSE,
                        Selectors.SUBJECT, Numbers.SEVERAL).as(
                                Rule.CountsAsCards.class,
                                (purpose, card, n) -> new Rule.CountsAsCards(card, n, purpose),
                                Rule.CountsAsCards::purpose,
                                Rule.CountsAsCards::card, Rule.CountsAsCards::n),
                phrase("you may commit {} as though they were foundations to pass {}", Selectors.SUBJECTS,
                        Checks.TO_PASS)
                        .as(Rule.CommitsAsFoundation.class, Rule.CommitsAsFoundation::new,
                                Rule.CommitsAsFoundation::cards, Rule.CommitsAsFoundation::check),
                phrase("when committing cards to pass a check, you may commit {} as though it were a foundation",
                        Selectors.someOne()).as(
                                Rule.CommitsAsFoundation.class,
                                card -> new Rule.CommitsAsFoundation(card, Checks.ANY_OF_YOURS),
                                rule -> rule.cards() instanceof Selector.Some some
                                        && rule.check().equals(Checks.ANY_OF_YOURS) ? some : null),
                faceUp("if", When.Timing.IF), faceUp("when", When.Timing.WHEN),
                phrase("{} count as being reviewed", Selectors.SUBJECTS).as(
                        Rule.CountsAsReviewed.class, Rule.CountsAsReviewed::new,
                        rule -> rule.cards() instanceof Selector.All || rule.cards() instanceof Selector.Them
                                ? rule.cards() : null),
                phrase("{} counts as being reviewed", Selectors.SUBJECT).as(
                        Rule.CountsAsReviewed.class, Rule.CountsAsReviewed::new, Rule.CountsAsReviewed::cards),
                phrase("your abilities treat {} as {} in addition to its other types", Selectors.ONE,
                        Syntax.article(Nouns.noun(false))).as(
                                Rule.AlsoType.class, Rule.AlsoType::new, Rule.AlsoType::card, Rule.AlsoType::noun),
                phrase("you can include up to {} copies of this card in your deck", digits()).as(
                        Rule.DeckCopies.class, n -> new Rule.DeckCopies(n, false),
                        rule -> rule.only() ? null : rule.most()),
                phrase("you can only have {} copy of this card in your deck", digits()).as(
                        Rule.DeckCopies.class, n -> new Rule.DeckCopies(n, true),
                        rule -> rule.only() ? rule.most() : null),
                phrase("you may have more than 1 {} in your stage", Nouns.ONE).as(Rule.MoreThanOne.class,
                        Rule.MoreThanOne::new, Rule.MoreThanOne::what));
    }

    private static Syntax<Rule.MomentumFaceUp> faceUp(String word, When.Timing timing) {
        return phrase(word + " {} is added to your momentum, add it face up", Selectors.SUBJECT).as(
                Rule.MomentumFaceUp.class, card -> new Rule.MomentumFaceUp(card, timing),
                rule -> rule.word() == timing ? rule.card() : null);
    }

    // What players may do.

    private static Syntax<Rule> permitting() {
        return either(
                phrase("you may play {} as though it were in your hand", Selectors.ONE).as(
                        Rule.AsThoughInHand.class, card -> new Rule.AsThoughInHand(Who.YOU, card, false),
                        rule -> rule.block() ? null : rule.cards()),
                phrase("you may play {} as though they were in your hand", Selectors.SUBJECTS).as(
                        Rule.AsThoughInHand.class, card -> new Rule.AsThoughInHand(Who.YOU, card, false),
                        rule -> rule.block() ? null : rule.cards()),
                phrase("you may block with {} as though it were in your hand", Selectors.ONE).as(
                        Rule.AsThoughInHand.class, card -> new Rule.AsThoughInHand(Who.YOU, card, true),
                        rule -> rule.block() ? rule.cards() : null),
                phrase("you may block with {} as though they were in your hand", Selectors.SUBJECTS).as(
                        Rule.AsThoughInHand.class, card -> new Rule.AsThoughInHand(Who.YOU, card, true),
                        rule -> rule.block() ? rule.cards() : null),
                phrase("you may try to block {} with {}", Selectors.CURRENT_ATTACK,
                        either(Selectors.THIS_OR_THAT, Selectors.someOne(), Selectors.TOP)).as(
                                Rule.MayBlockFrom.class, Rule.MayBlockFrom::new, Rule.MayBlockFrom::attack,
                                Rule.MayBlockFrom::cards),
                phrase("you may play a reversal as if you blocked {}", Selectors.ONE).as(
                        Rule.MayReverse.class, attack -> new Rule.MayReverse(attack), rule -> rule.attack()),
                asThoughSpending(),
                phrase("you may choose not to clear {}", Selectors.ONE).as(
                        Rule.StaysInPool.class, card -> new Rule.StaysInPool(card, false),
                        rule -> rule.must() ? null : rule.card()),
                phrase("{} does not clear from your card pool", Selectors.SUBJECT).as(
                        Rule.StaysInPool.class, card -> new Rule.StaysInPool(card, true),
                        rule -> rule.must() ? rule.card() : null));
    }

    private static Syntax<Rule> asThoughSpending() {
        Syntax<AbilityFilter> several = either(AbilityWords.SEVERAL, AbilityWords.OWN);
        return either(
                asThoughSpending("you may {} {} as though you were spending momentum to pay for {}",
                        either(Selectors.SUBJECTS, Selectors.THIS_OR_THAT), several, false),
                asThoughSpending("you may {} {} as though you were spending momentum to pay for {}",
                        either(Selectors.someOne()), ECHO, false),
                asThoughSpending("you may {} {} as though you were spending 1 momentum to pay for {}",
                        Selectors.THIS_OR_THAT, AbilityWords.AN, true));
    }

    /** Its cost is 1 momentum (I.3.6), so that 1 card pays all of it. */
    private static final Syntax<AbilityFilter> ECHO = AbilityWords.OWN.as(
            AbilityFilter.class, ability -> isEcho(ability) ? ability : null,
            ability -> isEcho(ability) ? ability : null);

    private static boolean isEcho(AbilityFilter ability) {
        return ability.traits().equals(List.of(new Trait.Word("Echo")));
    }

    private static Syntax<Rule.AsThoughSpending> asThoughSpending(
            String words, Syntax<Selector> cards, Syntax<AbilityFilter> abilities, boolean one) {
        return phrase(words, either(Acts.ON_CARDS.stream().map(act -> says(act.base(), act.act())).toList()), cards,
                abilities).as(
                        Rule.AsThoughSpending.class,
                        (act, what, pay) -> new Rule.AsThoughSpending(act, what, pay, one),
                        rule -> rule.one() == one ? rule.act() : null, Rule.AsThoughSpending::cards,
                        Rule.AsThoughSpending::abilities);
    }
}
