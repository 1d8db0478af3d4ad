package cardinal.ufs.ability;

import cardinal.cards.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether every word that stands for something else has something to stand for: "it" needs a card that was spoken of before, "they" a
 * player, "the named card" a name, "this way" a deed. A text in which one has none is not understood.
 */
final class Antecedents {
    private final List<String> problems = new ArrayList<>();
    private boolean cards;
    private boolean players;
    private boolean named;
    private boolean checks;
    private boolean health;
    /** Whether something has been done, tried or has happened by now, other than committing and the like of the card itself. */
    private boolean deeds;
    /** Whether the effect, and not only its cost, has told somebody to do something. */
    private boolean told;

    private Antecedents() {
    }

    /** What stands for nothing; empty when all is bound. */
    static List<String> missing(Ability ability) {
        Antecedents a = new Antecedents();
        switch (ability) {
            case Ability.Played p -> {
                a.read(p.cost());
                a.told = false;
                a.read(p.condition());
                a.read(p.effect());
            }
            case Ability.Continuous c -> a.read(c.effect());
        }
        return a.problems;
    }

    private void read(Object part) {
        switch (part) {
            case List<?> list -> list.forEach(this::read);
            case Optional<?> some -> some.ifPresent(this::read);
            case Ability given -> { // its own text is read by itself
            }
            case Instruction.Instead i -> {
                read(i.would());
                read(i.what());
            }
            case Instruction.Fired f when f.late() -> {
                read(f.what());
                read(f.when());
            }
            case Instruction.OneOf o -> {
                read(o.who());
                options(o.options());
            }
            case Instruction.Or o -> options(o.options());
            case Happening.Purpose.ToBlock b when !b.said() -> checks = true;
            case Verb v -> {
                if (v instanceof Record r) {
                    inside(r);
                }
                bind(v);
                deeds |= !isOfItself(v);
                told = true;
            }
            case When w -> {
                inside(w);
                cards |= hasCard(w.what());
                players = true;
                deeds = true;
                health |= w.what() instanceof Happening.Health;
            }
            case Record r -> {
                String word = word(r);
                if (word != null) {
                    problems.add("«" + word + "» stands for nothing");
                }
                inside(r);
                bind(r);
            }
            default -> {
                String word = word(part);
                if (word != null) {
                    problems.add("«" + word + "» stands for nothing");
                }
                bind(part);
            }
        }
    }

    /** H.4.1: "Commit", "Flip": a cost of the card the ability is on, of which nobody speaks as having been done this way. */
    private static boolean isOfItself(Verb v) {
        return v instanceof CardAct c && Selector.IMPLIED.equals(c.handles()) && switch (c.act()) {
            case COMMIT, READY, FLIP, UNFLIP, SEAL, UNSEAL, FREEZE -> true;
            default -> false;
        };
    }

    private void inside(Record r) {
        Records.parts(r).values().forEach(this::read);
    }

    /** Each of them follows what was said before all of them; whatever one of them says may be spoken of behind. */
    private void options(List<Instruction> options) {
        boolean[] before = {cards, players, named, checks, deeds, told};
        boolean[] after = before.clone();
        for (Instruction option : options) {
            cards = before[0];
            players = before[1];
            named = before[2];
            checks = before[3];
            deeds = before[4];
            told = before[5];
            read(option);
            after[0] |= cards;
            after[1] |= players;
            after[2] |= named;
            after[3] |= checks;
            after[4] |= deeds;
            after[5] |= told;
        }
        cards = after[0];
        players = after[1];
        named = after[2];
        checks = after[3];
        deeds = after[4];
        told = after[5];
    }

    /** Whether an event is about a card though it names none: the attack that deals the damage, the card that is checked. */
    private static boolean hasCard(Happening what) {
        return switch (what) {
            case Happening.EitherOf e -> hasCard(e.one()) && hasCard(e.other());
            case Happening.TakesDamage d -> true;
            case Happening.PlayerDeals d -> true;
            case Happening.PlaysAbility p -> true;
            case Happening.RepeatsAbility p -> true;
            case Happening.Blocks b -> true;
            case Happening.Checks c -> true;
            case Happening.ChecksNumber c -> true;
            default -> false;
        };
    }

    /** What may be spoken of from here on. */
    private void bind(Object part) {
        switch (part) {
            case Selector.This x -> cards |= x.noun() != Noun.NOTHING;
            case Selector.It x -> {
            }
            case Selector.Them x -> {
            }
            case Selector.That x -> {
            }
            case Selector s -> cards = true;
            case Filter f -> cards = true;
            case Condition.Attacking a -> cards = true;
            case Who who -> players |= who != Who.YOU && who != Who.YOURSELF && who != Who.NOBODY && !isPronoun(who);
            case Filter.Side side -> players |= side == Filter.Side.RIVAL || side == Filter.Side.RIVALS;
            case CheckRef c -> checks = true;
            case Happening.Checks c -> checks = true;
            case Happening.ChecksCard c -> checks = true;
            case Happening.ChecksNumber c -> checks = true;
            case Verb v -> {
                named |= v.names() != null;
                cards |= v.names() == Naming.CARD || v.shows() || v.takesCards();
                checks |= v.makesCheck();
                players |= v.choosesPlayer();
            }
            default -> {
            }
        }
    }

    private static boolean isPronoun(Who who) {
        return who == Who.THEY || who == Who.THAT_PLAYER || who == Who.SAME || who == Who.OWNER;
    }

    /** The words of a part that needs something before it and has nothing; null where all is well. */
    private @Nullable String word(Object part) {
        return switch (part) {
            case Selector.It x when !cards -> "it";
            case Selector.Them x when !cards -> x.noun() == Noun.NOTHING ? "them" : "those " + noun(x.noun()) + "s";
            case Selector.That x when !cards -> "that " + noun(x.noun());
            case Selector.Rest x when !deeds -> x.remaining() ? "the remaining cards" : "the rest";
            case Selector.The x when x.act() == Act.NAME && !named -> "the named " + noun(x.filter().nouns());
            case Selector.The x when x.act() != Act.NAME && x.act() != Act.BLOCK && !deeds && !cards -> "the … card";
            case Trait.Is is when is == Trait.Is.OF_THEM && !cards -> "of them";
            case Trait.Is is when is == Trait.Is.OF_THAT_TYPE && !cards && !named -> "of that type";
            case Trait.Is is when is == Trait.Is.OF_NAMED_TYPE && !named -> "of the named type";
            case Trait.OfNamed x when !named -> "the named " + naming(x.what());
            case Condition.MatchesNamed x when !named -> "the named " + naming(x.what());
            case Change.GainsChosen.Kind kind when kind == Change.GainsChosen.Kind.NAMED_KEYWORD && !named ->
                    "the named keyword";
            case Trait.ThisWay x when !deeds -> "this way";
            case Amount.ThisWay x when !deeds -> "this way";
            case Amount.ThatMuch x when !health -> "that much";
            case Condition.DoneThisWay x when !deeds -> "this way";
            case Condition.Did x when !told -> "if " + (x.who().isYou() ? "you" : "they") + " do";
            case Who who when (who == Who.THEY || who == Who.THAT_PLAYER) && !players && !cards ->
                    who == Who.THEY ? "they" : "that player";
            case Filter.Side side when side == Filter.Side.THEIRS && !players && !cards -> "their";
            case CheckRef c when c.which() == CheckRef.Which.THAT && !checks -> "that check";
            case Happening.Checks c when c.result().isOfOne() && !checks -> "the check";
            default -> null;
        };
    }

    private static String noun(Noun noun) {
        return noun == Noun.NOTHING ? "card" : noun.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    private static String noun(List<Noun> nouns) {
        return nouns.isEmpty() ? "card" : noun(nouns.getFirst());
    }

    private static String naming(Naming what) {
        return what.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
}
