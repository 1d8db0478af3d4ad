package cardinal.evolve.words;

import cardinal.evolve.ability.Instruction;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.flow.MoveCards;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.rules.GivenAbilities;
import cardinal.evolve.rules.Replacements;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.Optional;

/** The words of options: what a player types, what the log and scenario files say. */
public final class Commands {
    private Commands() {
    }

    /** The words of an option; where earlier options of the question have the same, it is numbered among them. */
    public static String of(EvolveTable t, long option) {
        String words = words(t, option);
        int nth = 1;
        for (int i = 0; i < t.prompt().size() && t.prompt().option(i) != option; i++) {
            long other = t.prompt().option(i);
            nth += mayBeAlike(t, option, other) && words(t, other).equals(words) ? 1 : 0;
        }
        return nth == 1 ? words : words + " (" + nth + ")";
    }

    /** Looks only at what can be told without words. */
    private static boolean mayBeAlike(EvolveTable t, long one, long other) {
        if (Option.kind(one) != Option.kind(other)) {
            return false;
        }
        return switch (Option.kind(one)) {
            case Choice.PLAY, Choice.PICK, Choice.ENGAGE, Choice.ON_TOP, Choice.AT_BOTTOM, Choice.DISCARD, Choice.STAYS,
                    Choice.GIVE_RUSH, Choice.REPLACE, Choice.ATTACK -> isCalledAlike(t, Option.a(one), Option.a(other));
            case Choice.PENDING, Choice.MODE, Choice.MOVED, Choice.PAY -> true;
            default -> false;
        };
    }

    private static boolean isCalledAlike(EvolveTable t, int one, int other) {
        int seat = t.prompt().seat();
        return t.piece(one).face() == t.piece(other).face()
                || !Sight.sees(t, seat, one) && !Sight.sees(t, seat, other);
    }

    private static String words(EvolveTable t, long option) {
        int a = Option.a(option);
        int b = Option.b(option);
        int seat = t.prompt().seat();
        return switch (Option.kind(option)) {
            case Choice.PASS -> "pass";
            case Choice.END_TURN -> "end turn";
            case Choice.PLAY -> "play " + name(t, a, seat);
            case Choice.ACTIVATE -> activation(t, a, b, seat);
            case Choice.ATTACK ->
                    "attack " + (t.zone(b) == Zone.LEADER ? "leader" : name(t, b, seat)) + " with " + name(t, a, seat);
            case Choice.PICK -> "choose " + (b == EvolveDeck.OTHER_SIDE ? t.pool().otherSide(t.def(a)).name()
                    : name(t, a, seat));
            case Choice.DONE -> "done";
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.NUMBER -> Integer.toString(a);
            case Choice.MODE -> mode(t, a);
            case Choice.PENDING -> "resolve " + pending(t, a, seat);
            case Choice.SEAT -> Naming.seat(a) + " goes first";
            case Choice.PLAY_POINTS -> "pay " + a;
            case Choice.EVOLUTION_POINT -> a == 0 ? "use an evolution point" : "pay " + a + " and an evolution point";
            case Choice.ENGAGE -> "engage " + name(t, a, seat);
            case Choice.KEEP -> "keep";
            case Choice.REDRAW -> "redraw";
            case Choice.ON_TOP -> "put " + name(t, a, seat) + " on top";
            case Choice.AT_BOTTOM -> "put " + name(t, a, seat) + " at the bottom";
            case Choice.ALLOCATE -> "allocate " + b + " to " + name(t, a, seat);
            case Choice.REPLACE -> "apply " + name(t, a, seat) + (b > 0 && b < Replacements.STACK ? " " + (b + 1) : "");
            case Choice.GIVE_RUSH -> "give Rush to " + name(t, a, seat);
            case Choice.PAY -> a == Item.COST ? "pay" : a == Item.SUPER_EVOLVE ? "super-evolve"
                    : a == Item.EARTH_RITE ? "Earth Rite" : a == Item.FOR_MORE ? "play for more"
                    : alternative(t, option);
            case Choice.DECLINE -> "decline";
            case Choice.MOVED -> "put " + (b == Table.NONE ? token(t, a) : name(t, b, seat));
            case Choice.RESERVED -> "keep reserved";
            case Choice.STAYS -> "keep " + name(t, a, seat);
            case Choice.DISCARD -> "discard " + name(t, a, seat);
            case Choice.WORD -> Keyword.values()[a].word();
            case Choice.NAME -> "declare " + t.pool().byNumber(a).data().name();
            case Choice.TOKEN -> (b == Zone.FIELD.ordinal() ? "summon " : "put into EX area ")
                    + t.pool().byNumber(a).data().name();
            case Choice.BURST -> "activate " + name(t, a, seat) + " " + (b + 1);
            case Choice.BASIS -> a == 0 ? "class" : "universe";
            default -> throw new IllegalStateException("an option without words: " + option);
        };
    }

    /** The words of an option of the text (5.17). */
    private static String mode(EvolveTable t, int place) {
        return Questions.modes(t.cause()).map(Instruction.OneOf::options)
                .flatMap(options -> Phrases.deed(options.get(place))).orElse("what follows");
    }

    /** One process is paid; several that can be chosen from are called by what they are. */
    private static String alternative(EvolveTable t, long option) {
        int alternatives = 0;
        for (int i = 0; i < t.prompt().size(); i++) {
            alternatives += Option.kind(t.prompt().option(i)) == Choice.PAY ? 1 : 0;
        }
        return alternatives < 2 ? "pay" : OfferWords.process(t, option);
    }

    private static String token(EvolveTable t, int place) {
        MoveCards moving = t.running(MoveCards.class);
        return moving == null ? "a token" : moving.tokenName(place);
    }

    private static String activation(EvolveTable t, int card, int place, int seat) {
        CardDef.Activated a = AbilityPlay.ability(t, card, place);
        String verb = switch (a.ability().kind()) {
            case EVOLVE -> "evolve ";
            case SERVE -> "serve ";
            case ADVANCE -> "advance ";
            case RIDE -> "ride ";
            case ACT -> "activate ";
        };
        int alike = 0;
        int nth = 1;
        for (CardDef.Activated other : t.face(card).activated()) {
            if (other.ability().kind() == a.ability().kind()) {
                alike++;
                nth += other.index() < a.index() && place < GivenAbilities.FIRST ? 1 : 0;
            }
        }
        nth = place >= GivenAbilities.FIRST ? alike + 1 + place - GivenAbilities.FIRST : nth;
        boolean several = alike > 1 || place >= GivenAbilities.FIRST && alike > 0 || nth > 1;
        return verb + name(t, card, seat) + (several ? " " + nth : "");
    }

    private static String pending(EvolveTable t, int id, int seat) {
        return pendingItem(t, id).map(item -> "ability of " + name(t, item.source().card(), seat)
                + (pendingOf(t, item.source().card()) > 1 ? " (" + nthPending(t, item) + ")" : ""))
                .orElse("ability " + id);
    }

    /** A pending ability by its number. */
    static Optional<Item> pendingItem(EvolveTable t, int id) {
        for (int i = 0; i < t.pending().count(); i++) {
            if ((short) t.pending().item(i).id() == id) {
                return Optional.of(t.pending().item(i));
            }
        }
        return Optional.empty();
    }

    private static int pendingOf(EvolveTable t, int card) {
        int n = 0;
        for (int i = 0; i < t.pending().count(); i++) {
            n += t.pending().item(i).source().card() == card ? 1 : 0;
        }
        return n;
    }

    /** Its place among the pending abilities of its card, counted from 1. */
    static int nthPending(EvolveTable t, Item item) {
        int nth = 0;
        for (int i = 0; i < t.pending().count(); i++) {
            Item other = t.pending().item(i);
            nth += other.source().card() == item.source().card() ? 1 : 0;
            if (other.id() == item.id()) {
                break;
            }
        }
        return nth;
    }

    /** The same in a sentence that speaks to the seat. */
    static String called(EvolveTable t, int card, int seat) {
        boolean leader = card != Table.NONE && t.zone(card) == Zone.LEADER;
        return !leader ? name(t, card, seat) : t.controller(card) == seat ? "your leader" : "the enemy leader";
    }

    /** What a seat calls a card; leaders are called by whose they are. */
    public static String name(EvolveTable t, int card, int seat) {
        if (card != Table.NONE && t.zone(card) == Zone.LEADER) {
            int owner = t.controller(card);
            return seat == Table.NONE ? Naming.seat(owner) + "'s leader" : owner == seat ? "my leader" : "enemy leader";
        }
        return Naming.card(t, card, seat);
    }
}
