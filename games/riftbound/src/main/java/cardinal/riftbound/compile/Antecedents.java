package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Token;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.verb.Create;
import cardinal.riftbound.verb.GiveMight;
import cardinal.riftbound.verb.Move;
import cardinal.riftbound.verb.PlayIt;
import cardinal.riftbound.verb.PlayTokens;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether every word of a text that points at something has something to point at. The text is gone through in the order in which
 * it is carried out; a word that would mean nothing then is named, and the text is refused.
 */
final class Antecedents {
    private static final Set<Referent> COUNTS =
            EnumSet.of(Referent.KILLED, Referent.DISCARDED, Referent.RECYCLED, Referent.BUFF_SPENT);

    private final CardType speaker;
    private final List<String> missing = new ArrayList<>();
    /** What the event is about that triggered the ability. */
    private Set<Referent> event = Set.of();
    /** What has been named so far. */
    private EnumSet<Referent> known = EnumSet.noneOf(Referent.class);

    /** Whether the ability belongs to the player whom its event is about (190.6.c of 2026-07). */
    private boolean theirs;

    private Antecedents(CardType speaker) {
        this.speaker = speaker;
    }

    /** The words that refer to nothing, each in a sentence. */
    static List<String> missing(CardType speaker, Ability ability) {
        Antecedents a = new Antecedents(speaker);
        a.ability(ability);
        return a.missing.stream().distinct().toList();
    }

    private void need(boolean there, String word) {
        if (!there) {
            missing.add("the word \u00AB" + word + "\u00BB refers to nothing");
        }
    }

    private void need(Referent referent, String word) {
        need(known.contains(referent), word);
    }

    private void give(Referent referent) {
        if (COUNTS.contains(referent)) {
            known.removeAll(COUNTS);
        }
        if (referent == Referent.IT && known.contains(Referent.IT)) {
            known.add(Referent.PAIR);
        }
        known.add(referent);
    }

    // ---- abilities -----------------------------------------------------------------------------------------

    private void ability(Ability ability) {
        switch (ability) {
            case Ability.Triggered t -> {
                theirs = t.when() instanceof Trigger.ThatPlayers;
                look(t.when());
                event = namedBy(t.when());
                known.addAll(event);
                look(t.condition());
                instruction(t.effect());
            }
            case Ability.Activated a -> {
                look(a.costs());
                instruction(a.effect());
            }
            case Ability.Replacement r -> {
                look(r.would());
                event = namedBy(r.would());
                known.addAll(event);
                look(r.costs());
                instruction(r.instead());
            }
            case Ability.Spell s -> instruction(s.effect());
            case Ability.Passive p -> {
                look(p.condition());
                look(p.fact());
            }
            case Ability.AdditionalCost c -> look(c.costs());
            case Ability.KeywordCost k -> look(k.costs());
            case Ability.Dependent d -> {
                look(d.on());
                ability(d.ability());
            }
            case Ability.UseOnly u -> {
                look(u.condition());
                ability(u.ability());
            }
            case Ability.EffectText e -> ability(e.ability());
            case Ability.Keywords _ -> {
            }
        }
    }

    /** What an event is about. */
    private static Set<Referent> namedBy(Trigger event) {
        return switch (event) {
            case Trigger.AnyOf any -> common(any.events());
            case Trigger.PlayersNth nth -> with(namedBy(nth.event()), Referent.PLAYER);
            case Trigger.ThatPlayers they -> namedBy(they.event());
            case Trigger.OpponentPlays _,Trigger.AnyonePlays _ -> EnumSet.of(Referent.IT, Referent.PLAYER);
            case Trigger.IsChosen c when !c.byYou() -> with(watched(c), Referent.PLAYER);
            case Trigger.BeginningPhase b -> b.yours() ? Set.of() : EnumSet.of(Referent.PLAYER);
            case Trigger.Conquer _,Trigger.Hold _,Trigger.YouScoreHere _,Trigger.ConquersWith _,Trigger.IConquerUncontrolled _,Trigger.YouOrAllyHold _,Trigger.YouFight _ ->
                    EnumSet.of(Referent.THERE);
            case Trigger.YouAttach _ -> EnumSet.of(Referent.IT);
            case Trigger.YouGainPoint _,Trigger.YouLosePoints _,Trigger.YouGainXp _,Trigger.OpponentScores _,Trigger.OneOrMoreDie _,Trigger.YouBurn _,Trigger.YouFought _,Trigger.Battle _,Trigger.PlayMe _,Trigger.DiscardMe _,Trigger.EndOfTurn _,Trigger.MainPhase _ ->
                    Set.of();
            default -> watched(event);
        };
    }

    /** Of what is watched "it" is spoken, but not of oneself. */
    private static Set<Referent> watched(Trigger event) {
        return Records.mentions(event, Trigger.Watch.Me.class) ? Set.of() : EnumSet.of(Referent.IT);
    }

    private static Set<Referent> common(List<Trigger> events) {
        Set<Referent> all = EnumSet.allOf(Referent.class);
        events.forEach(event -> all.retainAll(namedBy(event)));
        return all;
    }

    private static Set<Referent> with(Set<Referent> some, Referent more) {
        Set<Referent> all = EnumSet.of(more);
        all.addAll(some);
        return all;
    }

    private static Set<Referent> namedBy(Would event) {
        return switch (event) {
            case Would.Die die -> die.who() instanceof Trigger.Watch.Me ? Set.of() : EnumSet.of(Referent.IT);
            case Would.GainPoint _ -> EnumSet.of(Referent.PLAYER);
            case Would.GainBattlefield _ -> EnumSet.of(Referent.PLAYER, Referent.THERE);
            case Would.Tie _ -> EnumSet.of(Referent.PLAYER);
            case Would.PlayToken _ -> EnumSet.of(Referent.TOKEN);
            case Would.Enter _ -> Set.of();
            case Would.Move _,Would.Begin _ -> Set.of();
        };
    }

    // ---- instructions --------------------------------------------------------------------------------------

    private void instruction(Instruction instruction) {
        switch (instruction) {
            case Instruction.Sequence s -> s.parts().forEach(this::instruction);
            case Instruction.May m -> {
                instruction(m.what());
                give(Referent.DID);
            }
            case Instruction.PayTo p -> {
                look(p.costs());
                p.costs().forEach(this::paid);
                instruction(p.what());
                give(Referent.DID);
            }
            case Instruction.If i -> {
                look(i.condition());
                branches(List.of(i.then(), i.otherwise()));
            }
            case Instruction.OrInstead o -> {
                instruction(o.usual());
                look(o.condition());
                instruction(o.instead());
            }
            case Instruction.OneOf o -> branches(o.modes());
            case Instruction.ForEach f -> {
                look(f.each());
                give(Referent.IT);
                instruction(f.what());
            }
            case Instruction.ForEachDone f -> {
                done(f.deed());
                instruction(f.what());
            }
            case Instruction.UnlessHas u -> {
                instruction(u.what());
                who(u.who());
                instruction(u.instead());
            }
            case Instruction.UnlessPays u -> {
                instruction(u.what());
                who(u.who());
                look(u.costs());
            }
            case Instruction.PayAnyTo p -> {
                give(Referent.PAID);
                instruction(p.what());
            }
            case Instruction.DoThis d -> {
                look(d.condition());
                later(event, d.what());
            }
            case Instruction.ByDomain b -> {
                need(Referent.IT, "its domain");
                b.cases().forEach(one -> later(event, one.what()));
            }
            case Instruction.When w -> {
                look(w.trigger());
                boolean moment = w.trigger() instanceof Trigger.EndOfTurn || w.trigger() instanceof Trigger.MainPhase;
                later(moment && event.contains(Referent.THERE) ? EnumSet.of(Referent.THERE) : namedBy(w.trigger()),
                        w.what());
            }
            case Instruction.Instead i -> {
                look(i.would());
                look(i.costs());
                later(namedBy(i.would()), i.what());
            }
            case Verb v -> verb(v);
        }
    }

    /** One of these is carried out; afterwards only what each of them named is known to be. */
    private void branches(List<Instruction> parts) {
        EnumSet<Referent> before = EnumSet.copyOf(known);
        EnumSet<Referent> after = EnumSet.noneOf(Referent.class);
        for (Instruction part : parts) {
            known = EnumSet.copyOf(before);
            instruction(part);
            after.addAll(known);
        }
        known = after;
    }

    /** An ability of its own that comes later knows objects, and what its event is about; the rest is behind it. */
    private void later(Set<Referent> about, Instruction what) {
        EnumSet<Referent> before = EnumSet.copyOf(known);
        known.retainAll(EnumSet.of(Referent.IT));
        known.addAll(about);
        instruction(what);
        known = before;
    }

    private void paid(Cost cost) {
        switch (cost) {
            case Cost.Kill _,Cost.Exhaust _,Cost.ReturnToHand _,Cost.SpendBuff _,Cost.Discard _ -> give(Referent.IT);
            default -> {
            }
        }
    }

    private void done(Instruction.ForEachDone.Deed deed) {
        switch (deed) {
            case BUFF_SPENT -> need(Referent.BUFF_SPENT, "buff spent");
            case KILLED -> need(Referent.KILLED, "killed this way");
            case DISCARDED -> need(Referent.DISCARDED, "discarded this way");
            case RECYCLED -> need(Referent.RECYCLED, "recycled this way");
        }
    }

    private void verb(Verb verb) {
        verb.needs().forEach(referent -> need(referent, "it"));
        if (verb instanceof GiveMight give) {
            look(give.amount());
        }
        Records.parts((Record) verb).values().forEach(this::look);
        if (verb instanceof PlayTokens || verb instanceof Create) {
            known.remove(Referent.IT);
        }
        verb.gives().forEach(this::give);
        give(Referent.DONE);
    }

    // ---- words ---------------------------------------------------------------------------------------------

    /** Looks at a part of a text and all that is in it, in the order in which it is written. */
    private void look(Object part) {
        switch (part) {
            case Selector s -> selector(s);
            case Filter f -> filter(f);
            case Who w -> who(w);
            case Condition c -> condition(c);
            case Amount.ThatMuch _ -> need(known.contains(Referent.PAID) || known.stream().anyMatch(COUNTS::contains),
                    "that much");
            case Amount.PerRevealed p -> {
                need(Referent.SHOWN, "revealed this way");
                filter(p.filter());
            }
            case Cost.SpendItsBuff _ -> need(Referent.IT, "its buff");
            case Trigger.Watch.It _,Would.Move _ -> need(Referent.IT, "it");
            case Trigger.YouFight f -> here(f.here());
            case Trigger.Conquer c -> here(c.here());
            case Trigger.Hold h -> here(h.here());
            case Trigger.YouScoreHere _ -> here(true);
            case Trigger.ConquersWith c -> here(c.here());
            case Trigger.Moves.Where w -> here(w == Trigger.Moves.Where.FROM_HERE || w == Trigger.Moves.Where.TO_HERE);
            case Move.Destination d -> destination(d);
            case PlayIt.Where w -> here(w == PlayIt.Where.HERE || w == PlayIt.Where.HERE_IF_UNIT);
            case PlayTokens.Where w -> here(w == PlayTokens.Where.HERE);
            case Create.Where w -> here(w == Create.Where.HERE);
            case Instruction i -> instruction(i);
            case Token _ -> {
            }
            case Record r -> Records.parts(r).values().forEach(this::look);
            case Collection<?> c -> c.forEach(this::look);
            case Optional<?> o -> o.ifPresent(this::look);
            default -> {
            }
        }
    }

    private void selector(Selector selector) {
        switch (selector) {
            case Selector.It _ -> need(Referent.IT, "it");
            case Selector.Them _ -> need(Referent.IT, "them");
            case Selector.ThatUnit _ -> need(Referent.IT, "that unit");
            case Selector.Among a -> {
                need(Referent.SHOWN, "among them");
                filter(a.filter());
                give(Referent.IT);
            }
            case Selector.TheRest _ -> need(Referent.SHOWN, "the rest");
            case Selector.Chosen c -> named(c.filter());
            case Selector.Group g -> named(g.filter());
            case Selector.All a -> named(a.filter());
            case Selector.Must m -> named(m.filter());
            case Selector.Self _,Selector.SelfFrom _,Selector.Attached _ -> {
            }
        }
    }

    private void named(Filter filter) {
        filter(filter);
        give(Referent.IT);
        if (filter.kind() == Filter.Kind.BATTLEFIELD || filter.place() == Filter.Place.AT_CHOSEN_BATTLEFIELD) {
            give(Referent.THERE);
        }
    }

    private void filter(Filter filter) {
        need(!filter.other() || isOfKind(filter.kind()) || known.contains(Referent.IT), "other");
        switch (filter.place()) {
            case HERE -> here(true);
            case ELSEWHERE -> need(isSomewhere(), "at another location");
            case THERE -> need(Referent.THERE, "there");
            case ITS_LOCATION -> need(Referent.IT, "its destination");
            case WITH_IT -> need(Referent.IT, "its location");
            case THEIR_HAND -> need(Referent.PLAYER, "their hand");
            default -> {
            }
        }
        need(filter.side() != Filter.Side.THEY_CONTROL || theirs, "they control");
        look(filter.traits());
        filter.or().ifPresent(this::filter);
    }

    /** Whether "other" could mean other than the card that says so. */
    private boolean isOfKind(Filter.Kind kind) {
        return switch (kind) {
            case UNIT -> speaker == CardType.UNIT;
            case GEAR -> speaker == CardType.GEAR;
            case UNIT_OR_GEAR, PERMANENT -> speaker == CardType.UNIT || speaker == CardType.GEAR;
            case LEGEND -> speaker == CardType.LEGEND;
            case BATTLEFIELD -> speaker == CardType.BATTLEFIELD;
            case RUNE -> speaker == CardType.RUNE;
            case SPELL, SPELL_OR_ABILITY, ABILITY, CARD, FACEDOWN_CARD, ANYTHING -> true;
        };
    }

    /** 106.4.e, 106.5.b: a spell and a legend are at no location. */
    private boolean isSomewhere() {
        return speaker != CardType.SPELL && speaker != CardType.LEGEND;
    }

    private void here(boolean said) {
        need(!said || isSomewhere(), "here");
    }

    private void destination(Move.Destination to) {
        switch (to) {
            case HERE -> here(true);
            case THERE -> need(Referent.THERE, "there");
            case ITS_LOCATION -> need(Referent.IT, "its location");
            case ANY, A_BATTLEFIELD -> give(Referent.THERE);
            case ITS_BASE -> {
            }
        }
    }

    private void who(Who who) {
        switch (who) {
            case ITS_CONTROLLER -> need(Referent.IT, "its controller");
            case ITS_OWNER -> need(Referent.IT, "its owner");
            case THAT_PLAYER -> need(Referent.PLAYER, "that player");
            case THEY -> need(Referent.PLAYER, "they");
            case YOU, EACH_PLAYER, EACH_OPPONENT, EACH_OTHER_PLAYER -> {
            }
        }
    }

    private void condition(Condition condition) {
        switch (condition) {
            case Condition.YouDid _ -> need(Referent.DID, "if you do");
            case Condition.DoneThisWay _ -> need(Referent.DONE, "this way");
            case Condition.ThisKillsIt _ -> need(Referent.IT, "this kills it");
            case Condition.ItIs _,Condition.ItIsSo _ -> need(Referent.IT, "it's");
            case Condition.IAmAt at ->
                    need(at.place() != Filter.Place.THERE || known.contains(Referent.THERE), "there");
            default -> Records.parts((Record) condition).values().forEach(this::look);
        }
    }
}
