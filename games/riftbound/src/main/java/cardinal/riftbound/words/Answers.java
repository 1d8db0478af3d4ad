package cardinal.riftbound.words;

import cardinal.kernel.Answer;
import cardinal.kernel.Answer.Argument;
import cardinal.kernel.Answer.OfAbility;
import cardinal.kernel.Answer.OfCard;
import cardinal.kernel.Answer.OfEffect;
import cardinal.kernel.Answer.OfMode;
import cardinal.kernel.Answer.OfNumber;
import cardinal.kernel.Answer.OfSeat;
import cardinal.kernel.Answer.OfZone;
import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.flow.Wording;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.DelayedReplacement;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** Options with all that is known about them: what they are, what they are about, what they do. */
public final class Answers {
    private Answers() {
    }

    public static Answer of(RiftTable t, long option) {
        return new Answer(kind(Option.kind(option)), arguments(t, option), sentence(t, option), effect(t, option));
    }

    private static Sentence sentence(RiftTable t, long option) {
        String words = Commands.of(t, option);
        int a = Option.a(option);
        return switch (Option.kind(option)) {
            case Choice.SEAT -> Sentence.of("choose ", new Sentence.Player(a, "player "));
            case Choice.MOVE -> going(t, words, Option.b(option));
            case Choice.MOVE_SEVERAL, Choice.LOCATION -> going(t, words, a);
            default -> Sentence.of(words);
        };
    }

    /** A command that ends with a place: whose base it is is told by type. */
    private static Sentence going(RiftTable t, String words, int zone) {
        int seat = t.prompt().seat();
        int owner = t.isBase(zone) ? t.spec(zone).seat() : seat;
        return owner == seat ? Sentence.of(words)
                : Sentence.of(words.substring(0, words.length() - Commands.place(t, zone, seat).length()),
                        new Sentence.Owner(owner), " base");
    }

    /** What programs call a kind of option; it stays the same from build to build. */
    public static String kind(int kind) {
        return switch (kind) {
            case Choice.PASS -> "pass";
            case Choice.END_TURN -> "end-turn";
            case Choice.PLAY -> "play";
            case Choice.ACTIVATE -> "activate";
            case Choice.MOVE -> "move";
            case Choice.MOVE_SEVERAL -> "move-several";
            case Choice.HIDE -> "hide";
            case Choice.PAY -> "pay";
            case Choice.DECLINE -> "decline";
            case Choice.TAKE_BACK -> "take-back";
            case Choice.PICK -> "pick";
            case Choice.DONE -> "done";
            case Choice.LOCATION -> "location";
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.ASSIGN -> "assign";
            case Choice.BATTLEFIELD -> "battlefield";
            case Choice.SEAT -> "player";
            case Choice.ITEM -> "item";
            case Choice.NUMBER -> "number";
            case Choice.MODE -> "mode";
            case Choice.ON_TOP -> "on-top";
            case Choice.NAME -> "name";
            case Choice.KEEP -> "keep";
            case Choice.YIELD -> "yield";
            default -> throw new IllegalStateException("an option without a kind: " + kind);
        };
    }

    private static List<Argument> arguments(RiftTable t, long option) {
        int a = Option.a(option);
        int b = Option.b(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ON_TOP -> List.of(new OfCard(a));
            case Choice.PICK -> picked(t, a, b);
            case Choice.ACTIVATE -> List.of(new OfAbility(a, b, activated(t, a, b)));
            case Choice.MOVE -> List.of(new OfCard(a), new OfZone(b));
            case Choice.HIDE -> List.of(new OfCard(a), new OfZone(t.battlefield(b)));
            case Choice.MOVE_SEVERAL, Choice.LOCATION -> List.of(new OfZone(a));
            case Choice.BATTLEFIELD -> List.of(new OfZone(t.battlefield(a)));
            case Choice.ASSIGN -> List.of(new OfCard(a), new OfNumber(b));
            case Choice.SEAT -> List.of(new OfSeat(a));
            case Choice.NUMBER -> List.of(new OfNumber(a));
            case Choice.ITEM -> item(t, a);
            case Choice.MODE -> List.of(new OfMode(a, Commands.of(t, option)));
            default -> List.of();
        };
    }

    /** A card, or, where replacements are put in order, the effect of one. */
    private static List<Argument> picked(RiftTable t, int card, int number) {
        if (card == Table.NONE) {
            return List.of();
        }
        if (t.prompt().purpose() != Purpose.REPLACE || t.prompt().ask() != Ask.ORDER) {
            return List.of(new OfCard(card));
        }
        CardDef.Replacement[] printed = t.def(card).replacements();
        return number < printed.length
                ? List.of(new OfAbility(card, number, Questions.text(t.def(card).type(), printed[number].ability())))
                : List.of(new OfEffect(card, number, delayed(t, card)));
    }

    private static String delayed(RiftTable t, int card) {
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof DelayedReplacement d && t.effect(i).source().card() == card) {
                return Questions.text(t.def(card).type(), d.replacement().program());
            }
        }
        return t.def(card).name();
    }

    private static String activated(RiftTable t, int card, int index) {
        return Questions.text(t.def(card).type(), ActivatedAbilities.of(t, card, index).ability());
    }

    private static List<Argument> item(RiftTable t, int id) {
        ChainItem item = Commands.itemOf(t, id);
        if (item == null) {
            return List.of(new OfNumber(id));
        }
        int card = item.source().card();
        String text = Questions.text(t.def(card).type(), item.program());
        return List
                .of(new OfEffect(card, Commands.placeAmongItsOwn(t, item), text.isEmpty() ? t.def(card).name() : text));
    }

    /** What an option does where its command alone does not say it. */
    private static String effect(RiftTable t, long option) {
        return switch (Option.kind(option)) {
            case Choice.YES -> yes(new QuestionWords(t));
            case Choice.NO -> no(new QuestionWords(t));
            case Choice.PAY -> t.prompt().purpose() == Purpose.PAY ? "pay it with your runes in the usual way" : "";
            case Choice.DECLINE -> "it is not carried out";
            case Choice.TAKE_BACK -> "it is not played";
            case Choice.KEEP -> t.prompt().purpose() == Purpose.MULLIGAN ? "play with the cards you have"
                    : "leave it on top";
            case Choice.ACTIVATE -> activated(t, Option.a(option), Option.b(option));
            case Choice.ITEM -> item(t, Option.a(option)).getFirst() instanceof OfEffect e ? e.text() : "";
            case Choice.PICK -> pick(t, Option.a(option), Option.b(option));
            case Choice.NUMBER -> number(new QuestionWords(t), Option.a(option));
            default -> "";
        };
    }

    private static String pick(RiftTable t, int card, int number) {
        return switch (t.prompt().purpose()) {
            case MULLIGAN -> "put it back and draw another";
            case REPLACE -> picked(t, card, number).getFirst() instanceof OfAbility a ? a.text()
                    : picked(t, card, number).getFirst() instanceof OfEffect e ? e.text() : "";
            default -> t.prompt().offers(Option.of(Choice.KEEP, 0, 0, 0)) ? "recycle it" : "";
        };
    }

    private static String yes(QuestionWords words) {
        return switch (words.cause().instruction()) {
            case Instruction.May may -> words.say(may.what());
            case Instruction.PayTo pay -> words.say(pay.costs()) + " and " + words.say(pay.what());
            case Instruction.UnlessPays unless -> words.say(unless.costs());
            case Instruction.UnlessHas unless -> words.say(unless.instead());
            case null, default -> extra(words);
        };
    }

    /** Whether a yes pays for what an instruction does, not for a card that is being played. */
    private static boolean isForInstruction(RiftTable t) {
        return t.prompt().purpose() == Purpose.PAY_EXTRA && Option.c(t.prompt().option(0)) == Choice.FOR_INSTRUCTION;
    }

    private static String extra(QuestionWords words) {
        return switch (words.cause().ability()) {
            case Ability.AdditionalCost cost -> words.say(cost.costs()) + switch (cost.reward()) {
                case Ability.AdditionalCost.Reward.Nothing _ -> "";
                case Ability.AdditionalCost.Reward.CheaperBy less ->
                        "; " + words.source() + " costs " + Wording.price(less.price()) + " less";
                case Ability.AdditionalCost.Reward.CheaperForEach less ->
                        "; " + words.source() + " costs " + Wording.price(less.price()) + " less for each";
                case Ability.AdditionalCost.Reward.IgnoreCost _ -> "; " + words.source() + " costs nothing else";
                case Ability.AdditionalCost.Reward.EnterReady _ -> "; " + words.source() + " enters ready";
            };
            case Ability.Keywords _ when words.cause().part() instanceof KeywordValue _ ->
                    "pay " + Wording.price(Costing.accelerate(words.table().def(words.cause().source().card())))
                            + " more, and " + words.source() + " enters ready";
            case Ability.KeywordCost _ -> "its instructions are carried out once more";
            case null, default -> isForInstruction(words.table()) ? "pay for it"
                    : "carry out the effect of " + words.source();
        };
    }

    private static String no(QuestionWords words) {
        return switch (words.cause().instruction()) {
            case Instruction.UnlessPays unless -> words.say(unless.what());
            case Instruction.UnlessHas unless -> words.say(unless.what());
            case Instruction.May may -> refused(words.say(may.what()));
            case Instruction.PayTo pay -> refused(words.say(pay.costs()));
            case null, default -> switch (words.cause().ability()) {
                case Ability.Keywords _ -> words.source() + " enters exhausted";
                case Ability.KeywordCost _ -> "they are not";
                case null, default -> isForInstruction(words.table()) ? "do not pay"
                        : "play " + words.source() + " without it";
            };
        };
    }

    /** What has several parts is not repeated: "not this and that" would say the wrong thing. */
    private static String refused(String deed) {
        return deed.contains(" and ") ? "you do neither" : "do not " + deed;
    }

    /** How much is paid when a price is paid so many times. */
    private static String number(QuestionWords words, int n) {
        if (!(words.cause().instruction() instanceof Instruction.PayAnyTo any)) {
            return "";
        }
        Price all = any.each().times(n);
        return n == 0 ? "pay nothing" : "pay " + Wording.price(all);
    }
}
