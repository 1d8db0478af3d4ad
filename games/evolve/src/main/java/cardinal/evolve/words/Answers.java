package cardinal.evolve.words;

import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.flow.DealDamage;
import cardinal.evolve.flow.MoveCards;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.DamageChanges;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.rules.Replacements;
import cardinal.evolve.rules.UnionBursts;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Progress;
import cardinal.evolve.verb.RemoveCounters;
import cardinal.kernel.Answer;
import cardinal.kernel.Answer.Argument;
import cardinal.kernel.Answer.OfAbility;
import cardinal.kernel.Answer.OfCard;
import cardinal.kernel.Answer.OfEffect;
import cardinal.kernel.Answer.OfMode;
import cardinal.kernel.Answer.OfNumber;
import cardinal.kernel.Answer.OfSeat;
import cardinal.kernel.Answer.OfWord;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.List;
import java.util.Locale;

/** An option with all that is known about it; made when somebody reads it. */
public final class Answers {
    private Answers() {
    }

    public static Answer of(EvolveTable t, long option) {
        return new Answer(Choice.word(Option.kind(option)), arguments(t, option), sentence(t, option),
                effect(t, option));
    }

    private static Sentence sentence(EvolveTable t, long option) {
        int seat = Option.a(option);
        return Option.kind(option) == Choice.SEAT
                ? Sentence.of(new Sentence.Player(seat), " ", new Sentence.Verb(seat, "goes", "go"), " first")
                : Sentence.of(Commands.of(t, option));
    }

    private static List<Argument> arguments(EvolveTable t, long option) {
        int a = Option.a(option);
        int b = Option.b(option);
        return switch (Option.kind(option)) {
            case Choice.PICK -> b == EvolveDeck.OTHER_SIDE
                    ? List.of(new OfCard(a), new OfWord(t.pool().otherSide(t.def(a)).name())) : List.of(new OfCard(a));
            case Choice.PLAY, Choice.ENGAGE, Choice.ON_TOP, Choice.AT_BOTTOM, Choice.GIVE_RUSH,
                    Choice.RESERVED, Choice.STAYS, Choice.DISCARD -> List.of(new OfCard(a));
            case Choice.ACTIVATE ->
                    List.of(new OfAbility(a, b, Sentences.text(AbilityPlay.ability(t, a, b).program().text())));
            case Choice.ATTACK -> List.of(new OfCard(b), new OfCard(a));
            case Choice.NUMBER, Choice.PLAY_POINTS, Choice.EVOLUTION_POINT -> List.of(new OfNumber(a));
            case Choice.MODE -> List.of(new OfMode(a, mode(t, a)));
            case Choice.PENDING -> pending(t, a);
            case Choice.SEAT -> List.of(new OfSeat(a));
            case Choice.ALLOCATE -> List.of(new OfCard(a), new OfNumber(b));
            case Choice.REPLACE -> List.of(new OfEffect(a, b, replacement(t, option)));
            case Choice.PAY -> a < Item.WHEN_PLAYING ? List.of()
                    : List.of(new OfMode(b, OfferWords.paying(t, option)));
            case Choice.MOVED -> List.of(b == Table.NONE ? new OfWord(token(t, a)) : new OfCard(b));
            case Choice.WORD -> List.of(new OfWord(Keyword.values()[a].word()));
            case Choice.NAME -> List.of(new OfWord(t.pool().byNumber(a).data().name()));
            case Choice.TOKEN -> List.of(new OfWord(t.pool().byNumber(a).data().name()),
                    new OfWord(Zone.values()[b].name().toLowerCase(Locale.ROOT)));
            case Choice.BURST -> List.of(new OfAbility(a, b, burst(t, a, b)));
            case Choice.BASIS -> List.of(new OfWord(a == 0 ? "class" : "universe"));
            default -> List.of();
        };
    }

    /** What it does, where the command alone does not say. */
    private static String effect(EvolveTable t, long option) {
        int a = Option.a(option);
        int seat = t.prompt().seat();
        return switch (Option.kind(option)) {
            case Choice.YES -> OfferWords.of(t);
            case Choice.NO ->
                    t.prompt().purpose() == Purpose.PAY_EXTRA ? "do not pay" : Phrases.refused(OfferWords.of(t));
            case Choice.PAY -> OfferWords.paying(t, option);
            case Choice.DECLINE -> "do not pay";
            case Choice.MODE -> mode(t, a);
            case Choice.ACTIVATE -> Sentences.text(AbilityPlay.ability(t, a, Option.b(option)).program().text());
            case Choice.PENDING -> Commands.pendingItem(t, a).map(i -> Sentences.text(i.program().text())).orElse("");
            case Choice.REPLACE -> replacement(t, option);
            case Choice.NUMBER -> number(t, a);
            case Choice.DONE ->
                    t.frame(t.depth() - 1) instanceof Progress p && p.done(t) == 0 ? "choose none" : "choose no more";
            case Choice.KEEP -> "keep these cards";
            case Choice.REDRAW -> "put these cards at the bottom of your deck and draw four new ones";
            case Choice.ENGAGE -> Commands.called(t, a, seat) + " is engaged";
            case Choice.RESERVED -> Commands.called(t, a, seat) + " stays reserved";
            case Choice.PLAY_POINTS -> "spend " + CostWords.points(a);
            case Choice.EVOLUTION_POINT -> a == 0 ? "spend an evolution point"
                    : "spend " + CostWords.points(a) + " and an evolution point";
            case Choice.WORD -> "give " + Keyword.values()[a].word();
            case Choice.BURST -> burst(t, a, Option.b(option));
            case Choice.BASIS -> "the deck is built on the " + (a == 0 ? "class" : "universe") + " of the leader";
            default -> "";
        };
    }

    private static String burst(EvolveTable t, int card, int place) {
        return Sentences.text(UnionBursts.playable(t, t.prompt().seat(), card).get(place).program().text());
    }

    private static String number(EvolveTable t, int n) {
        return t.cause().instruction() instanceof RemoveCounters remove
                ? "remove " + n + " " + remove.kind() + (n == 1 ? " counter" : " counters") : "X is " + n;
    }

    /** The words of an option of the text. */
    static String mode(EvolveTable t, int place) {
        return Questions.modes(t.cause()).map(Instruction.OneOf::options)
                .flatMap(options -> Phrases.text(options.get(place))).orElse("option");
    }

    private static List<Argument> pending(EvolveTable t, int id) {
        return Commands.pendingItem(t, id).<List<Argument>>map(item -> List.of(new OfEffect(item.source().card(),
                Commands.nthPending(t, item), Sentences.text(item.program().text())))).orElse(List.of());
    }

    private static String token(EvolveTable t, int place) {
        MoveCards moving = t.running(MoveCards.class);
        return moving == null ? "a token" : moving.tokenName(place);
    }

    /** The text of a replacement; what changes damage may be in force without a text of its own. */
    private static String replacement(EvolveTable t, long option) {
        DealDamage damage = t.frame(t.depth() - 1) instanceof DealDamage d ? d : null;
        return damage == null ? Sentences.text(Replacements.text(t, option))
                : words(t, damage.change(Option.c(option)));
    }

    /** What it does to the damage. */
    private static String words(EvolveTable t, DamageChanges.Change change) {
        return switch (change.fact()) {
            case null -> Sentences.text(Replacements.text(t, change.instead()));
            case Fact.DamageTakenBy d -> d.n() + (d.reduce() ? " less damage" : " more damage");
            case Fact.DamageDealtBy d -> d.n() + (d.more() ? " more damage" : " less damage");
            case Fact.DoubleDamage d -> "twice the damage";
            case Fact.DamageCap c -> "no more than " + c.most() + " damage";
            default -> "no damage";
        };
    }
}
