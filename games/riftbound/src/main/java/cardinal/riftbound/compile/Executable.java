package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.verb.Banish;
import cardinal.riftbound.verb.Choose;
import cardinal.riftbound.verb.Counter;
import cardinal.riftbound.verb.DealBy;
import cardinal.riftbound.verb.Establish;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.NewChoices;
import cardinal.riftbound.verb.PlayIt;
import cardinal.riftbound.verb.RecycleObjects;
import cardinal.riftbound.verb.Replace;
import cardinal.riftbound.verb.ReturnToChampionZone;
import cardinal.riftbound.verb.ReturnToHand;
import cardinal.riftbound.verb.RevealUntil;
import cardinal.riftbound.verb.Split;
import cardinal.riftbound.verb.SwapBack;
import cardinal.riftbound.verb.TakeControl;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Whether abilities that were read can also be carried out; what cannot is said, never played wrong. */
final class Executable {
    private final TextRules rules;
    private final CardType speaker;
    private final List<String> problems = new ArrayList<>();
    /** How often a spell or ability that is countered is described by what it chooses. */
    private int countered;

    private Executable(TextRules rules, CardType speaker) {
        this.rules = rules;
        this.speaker = speaker;
    }

    /** What stands in the way; empty when everything can be carried out. */
    public static List<String> problems(TextRules rules, CardType speaker, Ability ability) {
        Executable e = new Executable(rules, speaker);
        e.known(ability);
        e.problems.addAll(Antecedents.missing(speaker, ability));
        switch (ability) {
            case Ability.Passive p -> {
                e.stateCondition(p.condition());
                e.fact(p.fact());
                if (!OnlyAsPlayed.fits(speaker, p.fact())) {
                    e.problems.add("a statement that does nothing on a " + speaker.word() + ": " + p.fact());
                }
            }
            case Ability.Triggered t -> {
                if (!(t.condition() instanceof Condition.PaidAdditionalCost && t.when() instanceof Trigger.PlayMe)) {
                    e.stateCondition(t.condition());
                }
                e.watched(t.when());
            }
            case Ability.Replacement r -> {
                e.chosenAtOnce(r.instead());
                if (r.would() instanceof Would.Enter && speaker != CardType.UNIT && speaker != CardType.GEAR) {
                    e.problems.add("a " + speaker.word() + " does not enter: " + r);
                }
            }
            case Ability.AdditionalCost c -> e.additional(c);
            case Ability.Dependent d -> {
                e.stateCondition(d.on());
                e.problems.addAll(problems(rules, speaker, d.ability()));
                if (d.ability() instanceof Ability.Keywords k) {
                    e.stated(k.keywords(), true);
                }
            }
            case Ability.UseOnly use -> {
                e.stateCondition(use.condition());
                e.problems.addAll(problems(rules, speaker, use.ability()));
            }
            case Ability.EffectText text -> {
                e.problems.addAll(problems(rules, speaker, text.ability()));
                if (Records.mentions(text, Would.Enter.class)) {
                    e.problems.add("what it is attached to has entered before: " + text);
                }
            }
            case Ability.KeywordCost k -> e.keywordCost(speaker, k);
            default -> {
            }
        }
        boolean gone = ability instanceof Ability.Triggered t
                && (t.when() instanceof Trigger.Dies || t.when() instanceof Trigger.Leaves)
                && Records.mentions(t.when(), Trigger.Watch.Me.class);
        if (!gone && Records.mentions(ability, Condition.IWas.class)) {
            e.problems.add("what it was is known as it dies or leaves: " + ability);
        }
        if (Records.mentions(ability, Condition.ItWas.class)
                && Records.any(ability, part -> part instanceof Token token && token.isUnit())) {
            e.problems.add("\u00ABit was\u00BB could mean a token: " + ability);
        }
        if (!(ability instanceof Ability.AdditionalCost) && Records.mentions(ability, Cost.KillAny.class)) {
            e.problems.add("a cost of any number that is no additional cost: " + ability);
        }
        boolean countered = Records.mentions(ability, Counter.class)
                || Records.any(ability, part -> part instanceof NewChoices n && !(n.what() instanceof Selector.It));
        if (!countered && Records.any(ability, Executable::isChosenAbility)) {
            e.problems.add("an ability that is chosen and not countered: " + ability);
        }
        e.walk(ability);
        if (Records.count(ability, Filter.Trait.ChoosesOnlyMe.class)
                + Records.count(ability, Filter.Trait.Chooses.class) > e.countered) {
            e.problems.add("what is chosen is known of what is countered alone: " + ability);
        }
        return e.problems;
    }

    /** What only a later document has words for. */
    private void known(Ability ability) {
        if (!rules.knowsLaterWords() && LaterWords.areIn(ability)) {
            problems.add("words that this rule document does not know: " + ability);
        }
    }

    private static boolean isChosenAbility(Object part) {
        return part instanceof Choose c && Records.any(c, kind -> kind == Filter.Kind.ABILITY
                || kind == Filter.Kind.SPELL_OR_ABILITY);
    }

    /** 818.1.a, 820.1.a, 827.1.a, 829.1.a of 2026-07: where these keywords stand. */
    private void keywordCost(CardType speaker, Ability.KeywordCost k) {
        boolean fits = switch (k.keyword()) {
            case EQUIP -> speaker == CardType.GEAR;
            case REPEAT, FLOW -> speaker == CardType.SPELL;
            default -> speaker != CardType.SPELL && speaker != CardType.BATTLEFIELD && speaker != CardType.RUNE;
        };
        if (!fits) {
            problems.add("[" + k.keyword().title() + "] on a " + speaker.word());
        }
    }

    /** Any number as a cost is said alone, and when one may. */
    private void additional(Ability.AdditionalCost c) {
        boolean any = Records.mentions(c.costs(), Cost.KillAny.class);
        if (any && (!c.optional() || c.costs().size() > 1)
                || !any && c.reward() instanceof Ability.AdditionalCost.Reward.CheaperForEach) {
            problems.add("any number, for which the card is cheaper, is an optional cost of its own: " + c);
        }
    }

    /** Conditions of passives and triggers are about the table, not about an effect in progress. */
    private void stateCondition(Condition c) {
        if (c.isOfEffect()) {
            problems.add("a condition that only an effect can answer: " + c);
        }
    }

    private void watched(Trigger trigger) {
        switch (trigger) {
            case Trigger.AnyOf any -> any.events().forEach(this::watched);
            case Trigger.PlayersNth nth -> watched(nth.event());
            case Trigger.ThatPlayers they -> watched(they.event());
            case Trigger.YouPlay p -> played(p.card());
            case Trigger.OpponentPlays p -> played(p.card());
            case Trigger.AnyonePlays p -> played(p.card());
            case Trigger.Moves m when m.who() instanceof Trigger.Watch.Any any -> nowhere(any.filter(), trigger);
            case Trigger.YouUse u -> used(u.of(), trigger);
            case Trigger.YouMove m -> nowhere(m.what(), trigger);
            case Trigger.YouRecycle r when !r.filter().equals(Filter.of(r.filter().kind())) -> problems
                    .add("a recycled card is known by its kind alone: " + trigger);
            default -> {
            }
        }
        if (Records.any(trigger, part -> part instanceof Trigger.Watch.It || part instanceof Selector.It)) {
            problems.add("a trigger about \"it\" outside an effect: " + trigger);
        }
    }

    /** Of the object whose ability was used it is known what it is, also when it was given up for that. */
    private void used(Filter of, Trigger trigger) {
        nowhere(of, trigger);
        boolean yours = of.side() == Filter.Side.ANY || of.side() == Filter.Side.FRIENDLY
                || of.side() == Filter.Side.YOU_CONTROL;
        boolean plain = of.traits().stream()
                .allMatch(t -> t instanceof Filter.Trait.Tagged || t instanceof Filter.Trait.NotTagged);
        if (!yours || !plain || of.or().isPresent()) {
            problems.add("an ability of something that is not looked at: " + trigger);
        }
    }

    /** Where a card was played from is known for facedown cards; where a permanent is played to can be seen. */
    private void played(Filter card) {
        if (isOffBoard(card.place()) && card.place() != Filter.Place.HIDDEN) {
            problems.add("a card played from " + card.place());
        }
    }

    private void nowhere(Filter filter, Object node) {
        if (filter.place() != Filter.Place.ANYWHERE) {
            problems.add("a place where none is looked at: " + node);
        }
    }

    private static boolean isOffBoard(Filter.Place place) {
        return switch (place) {
            case YOUR_TRASH, ANY_TRASH, YOUR_HAND, YOUR_CHAMPION_ZONE, THEIR_HAND, HIDDEN, BANISHED_WITH_ME -> true;
            default -> false;
        };
    }

    /** What is done on the board is not done elsewhere. */
    private void verb(Verb verb) {
        boolean anywhere = switch (verb) {
            case Choose _,Banish _,RecycleObjects _,PlayIt _,ReturnToHand _,ReturnToChampionZone _ -> true;
            default -> false;
        };
        each((Record) verb, value -> {
            Filter filter = switch (value) {
                case Selector.Chosen c -> c.filter();
                case Selector.Group g -> g.filter();
                case Selector.All a -> a.filter();
                case Selector.Must m -> m.filter();
                case Filter f -> f;
                default -> null;
            };
            if (filter != null && (filter.place() == Filter.Place.HIDDEN || !anywhere && isOffBoard(filter.place()))) {
                problems.add("something off the board: " + verb);
            }
            if (filter != null && isMissedOnChain(verb, filter.kind(), anywhere)) {
                problems.add("something that is not done to what is on the chain: " + verb);
            }
        });
    }

    /** 412: an ability on the chain is countered or chosen anew and no object of anything else; a spell there is not on the board. */
    private static boolean isMissedOnChain(Verb verb, Filter.Kind kind, boolean anywhere) {
        boolean meant = verb instanceof Counter || verb instanceof NewChoices || verb instanceof Choose;
        return switch (kind) {
            case SPELL -> !meant && !anywhere && !(verb instanceof TakeControl);
            case ABILITY, SPELL_OR_ABILITY -> !meant;
            default -> false;
        };
    }

    /** What is chosen is chosen once, not again each time. */
    private void repeated(Instruction what) {
        if (Programs.compile(what, "").slotCount() > 0) {
            problems.add("choices that are made again and again: " + what);
        }
    }

    private void offered(Who who, Instruction what) {
        switch (who) {
            case ITS_CONTROLLER, ITS_OWNER, THAT_PLAYER, THEY -> {
            }
            default -> problems.add("an offer to several players: " + who);
        }
        if (Records.any(what, part -> part == Filter.Kind.ABILITY || part == Filter.Kind.SPELL_OR_ABILITY)) {
            problems.add("an offer to the controller of an ability: " + what);
        }
    }

    /** A fact is about its own object or about all that fit. */
    private void fact(Fact fact) {
        each((Record) fact, value -> {
            if (value instanceof Selector s && !(s instanceof Selector.Self || s instanceof Selector.All)) {
                problems.add("a statement about " + s);
            }
        });
        if (fact instanceof Fact.PlayOnly only) {
            stateCondition(only.condition());
        }
        if (fact instanceof Fact.CantBeChosenBy c && (!c.by().traits().isEmpty() && c.by().kind() != Filter.Kind.SPELL
                || c.by().other() || c.by().place() != Filter.Place.ANYWHERE)) {
            problems.add("a category of abilities that is not looked at: " + fact);
        }
        places(fact);
    }

    /** Facts are about the board; what is played has no place yet. */
    private void places(Fact fact) {
        each((Record) fact, value -> {
            Filter filter = value instanceof Selector.All all ? all.filter() : value instanceof Filter f ? f : null;
            if (filter != null && isOffBoard(filter.place()) && !(fact instanceof Fact.CostsLessForEach)) {
                problems.add("a statement about what is off the board: " + fact);
            }
            boolean plays = fact instanceof Fact.CostChange || fact instanceof Fact.EnterReady
                    || fact instanceof Fact.NextCosts || fact instanceof Fact.NextEntersReady
                    || fact instanceof Fact.OpponentsCantPlay;
            if (filter != null && plays) {
                nowhere(filter, fact);
            }
        });
    }

    /** A fact that an effect puts in force may also be about what the effect chose before. */
    private void established(Fact fact) {
        each((Record) fact, value -> {
            if (value instanceof Selector.Chosen || value instanceof Selector.Group || value instanceof Selector.Must) {
                problems.add("a statement about " + value);
            }
        });
        if (fact instanceof Fact.PlayOnly only) {
            stateCondition(only.condition());
        }
        boolean here = Records.any(fact, Executable::isHereOrThere)
                || fact instanceof Fact.OpponentsCantReveal r && r.here() || fact instanceof Fact.BonusDamageHere
                || fact instanceof Fact.IgnoresWhilePaying || fact instanceof Fact.IgnoresWhileAssigning
                || fact instanceof Fact.CantMove c && c.onlyFromHereToBase();
        if (here || fact instanceof Fact.HasExhaustAbilitiesOf) {
            problems.add("a statement that is not kept for a time: " + fact);
        }
        places(fact);
    }

    /** What is left behind is no longer anywhere, so it has no "here". */
    private void delayed(Trigger trigger) {
        if (Records.any(trigger, Executable::looksAtItsPlace) || trigger instanceof Trigger.PlayersNth) {
            problems.add("a delayed trigger that looks at a place: " + trigger);
        }
    }

    private static boolean looksAtItsPlace(Object part) {
        return isHereOrThere(part) || switch (part) {
            case Trigger.Moves.Where where ->
                    where == Trigger.Moves.Where.FROM_HERE || where == Trigger.Moves.Where.TO_HERE;
            case Trigger.YouFight fight -> fight.here();
            case Trigger.Conquer conquer -> conquer.here();
            case Trigger.Battle battle -> battle.here();
            case Trigger.Hold hold -> hold.here();
            case Trigger.YouScoreHere _ -> true;
            case Trigger.ConquersWith conquer -> conquer.here();
            default -> false;
        };
    }

    private static boolean isHereOrThere(Object part) {
        return part == Filter.Place.HERE || part == Filter.Place.THERE;
    }

    /** 352.9.b: a replacement chooses as it applies, one thing for each verb; there is no time for modes, groups and places. */
    private void chosenAtOnce(Object node) {
        switch (node) {
            case Instruction.OneOf _,Split _,Selector.Group _ -> problems.add("a replacement with " + node);
            case Move m when m.to() == Move.Destination.ANY || m.to() == Move.Destination.A_BATTLEFIELD -> problems
                    .add("a replacement with a place to choose: " + m);
            case Selector.All a when a.filter().place() == Filter.Place.AT_CHOSEN_BATTLEFIELD -> problems
                    .add("a replacement with a battlefield to choose: " + a);
            case Amount a when Records.mentions(a, Selector.Chosen.class) -> problems
                    .add("a replacement with an amount to choose: " + a);
            case Verb v when Records.count(v, Selector.Chosen.class) > 1 -> problems
                    .add("a replacement with several things to choose: " + v);
            case Record r -> each(r, this::chosenAtOnce);
            case Collection<?> c -> c.forEach(this::chosenAtOnce);
            default -> {
            }
        }
    }

    /**
     * 362.1, 721.3, 722.1.c, 727.1.b, 729.1.c: a statement that holds on the board is no use for a keyword that acts as a card is played. An
     * effect may still give it to an object, which then has it (721.5). 806.4, 813.4 of 2026-07: there a card may say so of itself, where it is played.
     */
    private void stated(List<KeywordValue> keywords, boolean ofItself) {
        for (KeywordValue k : keywords) {
            if (ofItself && OnlyAsPlayed.isAsPlayed(k.keyword())) {
                continue;
            }
            switch (k.keyword()) {
                case ACCELERATE, ACTION, REACTION, HIDDEN, QUICK_DRAW, AMBUSH, UNIQUE, WEAPONMASTER -> problems
                        .add("\u00AB[" + k.keyword().title()
                                + "]\u00BB does nothing on the board, where this is stated");
                default -> {
                }
            }
        }
    }

    private void walk(Object node) {
        if (node instanceof Establish e) {
            established(e.fact());
        }
        switch (node) {
            case Instruction.Instead i -> chosenAtOnce(i.what());
            case Instruction.When w -> delayed(w.trigger());
            case Instruction.ForEach f -> repeated(f.what());
            case Instruction.ForEachDone f -> repeated(f.what());
            case Instruction.UnlessHas u -> offered(u.who(), u.what());
            case Instruction.UnlessPays u -> offered(u.who(), u.what());
            case Selector.SelfFrom from when from.place() != Filter.Place.YOUR_TRASH ->
                    problems.add("an ability that works from a zone that not everybody sees: " + from);
            case Selector.Among among -> nowhere(among.filter(), among);
            case Fact.Has has -> stated(has.keywords(), rules.knowsLaterWords() && has.who() instanceof Selector.Self);
            case Fact.HasIfLacking has -> stated(has.keywords(), false);
            case RevealUntil until -> nowhere(until.what(), until);
            case DealBy d when DealBy.isTheirs(d.amount()) && !(d.source() instanceof Selector.Them) -> several(d);
            case Amount.MightOf m when m.of() instanceof Selector.Them -> several(m);
            case Amount.EnergyOf e when e.of() instanceof Selector.Them -> several(e);
            case TakeControl t when t.until() == TakeControl.Until.I_LEAVE && Records.any(t,
                    kind -> kind == Filter.Kind.SPELL) -> problems.add("control of a spell for a time: " + t);
            case Replace r when r.what() instanceof Selector.Self && r.with().type() != speaker -> problems
                    .add("a token of another type than what it replaces: " + r);
            case SwapBack s when s.what() instanceof Selector.Self && !s.isSaidBy(speaker) -> problems
                    .add("something that never takes the place of another: " + s);
            case Token token -> token.text()
                    .forEach(ability -> problems.addAll(problems(rules, token.type(), ability)));
            case Verb v -> verb(v);
            default -> {
            }
        }
        if (node instanceof Counter c) {
            countered += Records.count(c, Filter.Trait.ChoosesOnlyMe.class)
                    + Records.count(c, Filter.Trait.Chooses.class);
        }
        if (node instanceof Token) {
            return;
        }
        if (node instanceof DealBy d && DealBy.isTheirs(d.amount())) {
            walk(d.to());
        } else if (node instanceof Record r) {
            each(r, this::walk);
        } else if (node instanceof Collection<?> c) {
            c.forEach(this::walk);
        }
    }

    /** "Their Might": of several objects there is no one number. */
    private void several(Object amount) {
        problems.add("one number of several objects: " + amount);
    }

    private static void each(Record record, Consumer<Object> visitor) {
        Records.parts(record).values().stream().filter(Objects::nonNull).forEach(visitor);
    }
}
