package cardinal.evolve.text;

import cardinal.cards.Records;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Antecedent.How;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Gift;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Selector.It.Word;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.TriggerNoun;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.ability.Who;
import cardinal.evolve.ability.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Whether every word that refers back finds a noun that fits it, read in the written order. */
final class Pronouns {
    /** Where a card that is yours can be. */
    private static final long OWN = (1L << Zone.PER_SEAT) - 1;

    private final List<String> problems = new ArrayList<>();
    private List<Antecedent> named = new ArrayList<>();
    private boolean leaders = true;
    /** Whether the card with the text can be one of those it speaks of. */
    private boolean ofThis = true;
    /** Whether the trigger named a player. */
    private boolean ofPlayer;
    /** Whether other players have acted: "they". */
    private boolean others;

    private Pronouns() {
    }

    /** The words that find none; empty when all do. */
    static List<String> loose(Ability ability) {
        Pronouns p = new Pronouns();
        switch (ability) {
            case Ability.Automatic auto -> {
                p.words(auto.when());
                for (Trigger when : auto.when()) {
                    p.named = nouns(when);
                    p.ofPlayer = TriggerNoun.namesPlayer(when);
                    p.others = false;
                    p.read(auto.effect());
                }
            }
            case Ability.Replacement replacement -> {
                p.words(replacement.would());
                p.named = nouns(replacement.would());
                p.read(replacement.instead());
            }
            case Ability.Activated act -> {
                p.words(act.costs());
                p.named = new ArrayList<>();
                p.read(act.effect());
            }
            case Ability.Spell spell -> {
                p.ofThis = false;
                p.read(spell.effect());
            }
            case Ability.Passive passive -> p.others(passive);
            default -> {
            }
        }
        return p.problems.stream().distinct().toList();
    }

    private static List<Antecedent> nouns(Trigger when) {
        return new ArrayList<>(TriggerNoun.of(when).stream().map(TriggerNoun::noun).toList());
    }

    private void read(Instruction instruction) {
        switch (instruction) {
            case Instruction.Sequence s -> s.parts().forEach(this::read);
            case Instruction.May m -> read(m.what());
            case Instruction.PayTo p -> read(p.what());
            case Instruction.If i -> {
                condition(i.condition());
                read(i.then());
                read(i.otherwise());
            }
            case Instruction.Instead i -> {
                condition(i.condition());
                read(i.what());
            }
            case Instruction.OneOf o -> o.options().forEach(this::apart);
            case Instruction.LetX x -> {
                words(x.amount());
                if (x.amount() instanceof Amount.NumberOf n) {
                    named.add(Antecedent.of(How.COUNTED, n.filter()));
                }
            }
            case Instruction.ForEvery f -> {
                others(f.filter());
                read(f.what());
            }
            case Instruction.By b -> {
                player(b.who());
                read(b.what());
            }
            case Instruction.Later l -> later(l);
            case Instruction.Times n -> read(n.what());
            case Instruction.RepeatUntilFull r -> read(r.what());
            case Instruction.RepeatAll r -> {
            }
            case Verb v -> verb(v);
        }
    }

    private void player(Who who) {
        switch (who) {
            case ITS_CONTROLLER, ITS_OWNER -> need(List.of(Word.IT));
            case THAT_PLAYER -> loose(!ofPlayer, "that player");
            case THEY -> loose(!others, "they");
            default -> {
            }
        }
        others = true;
    }

    private void loose(boolean so, String words) {
        if (so) {
            problems.add("\u00AB" + words + "\u00BB refers to nothing");
        }
    }

    /** What is named there is not known behind it. */
    private void apart(Instruction part) {
        List<Antecedent> before = new ArrayList<>(named);
        read(part);
        named = before;
    }

    private void later(Instruction.Later l) {
        List<Antecedent> before = new ArrayList<>(named);
        need(Records.mentions(l.trigger(), Trigger.Watch.It.class) ? List.of(Word.IT) : List.of());
        named.addAll(nouns(l.trigger()));
        read(l.what());
        named = before;
    }

    private void condition(Condition condition) {
        leaders = true;
        words(condition);
        need(Records.mentions(condition, Condition.ItIs.class) ? List.of(Word.IT) : List.of());
        if (condition instanceof Condition.LeaderDefense) {
            named.add(Antecedent.of(new Selector.YourLeader()));
        }
    }

    private void verb(Verb verb) {
        leaders = verb.canBeOfLeaders();
        words(verb);
        Word word = verb.refersTo();
        need(word == null ? List.of() : List.of(word));
        Antecedent noun = verb.noun();
        if (noun != null) {
            named.add(noun);
        }
    }

    /** The words of a part in their order; abilities that are given have their own. */
    private void words(Object part) {
        Records.any(part, Gift.Quoted.class::isInstance, one -> {
            switch (one) {
                case Selector.It it -> need(List.of(it.word()));
                case Selector.LeaderOf leader when leader.of() == Word.THEM ->
                        need(others || ofPlayer ? List.of() : List.of(Word.IT));
                case Selector.LeaderOf leader -> need(List.of(leader.of()));
                case Selector.Pick pick when pick.filter().places().contains(Place.OF_THEM) -> need(List.of(Word.THEM));
                case Filter filter -> others(filter);
                case Selector.Pick pick when hasOther(pick.filter()) -> {
                    others(pick.filter());
                    named.add(Antecedent.of(pick));
                }
                case Selector.Each _,Selector.Pick _,Selector.Random _,Selector.TopOfDeck _,Selector.TopHalf _,Selector.Hand _,Selector.Remaining _,Selector.Wearer _ ->
                        named.add(Antecedent.of((Selector) one));
                case Selector.This _,Selector.ThisFrom _,Selector.YourLeader _ when named.isEmpty() ->
                        named.add(Antecedent.of((Selector) one));
                default -> {
                }
            }
            return false;
        });
    }

    /** "other" needs something that it can mean other than: what was named before it, or the card with the text. */
    private void others(Filter filter) {
        for (Filter.Noun noun : filter.nouns()) {
            boolean found = !noun.other() || ofThis && (Filter.reach(noun, filter.places()) & OWN) != 0;
            for (int i = 0; i < named.size() && !found; i++) {
                Filter among = named.get(i).among();
                found = among != null && among.overlaps(noun, filter.places());
            }
            loose(!found, "other");
        }
    }

    private static boolean hasOther(Filter filter) {
        return filter.nouns().stream().anyMatch(Filter.Noun::other);
    }

    private void others(Ability.Passive passive) {
        Records.any(passive, Gift.Quoted.class::isInstance, part -> {
            if (part instanceof Filter filter) {
                others(filter);
            }
            return false;
        });
    }

    private void need(List<Word> words) {
        for (Word word : words) {
            loose(named.stream().noneMatch(noun -> noun.fits(word, leaders)),
                    word.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        }
    }
}
