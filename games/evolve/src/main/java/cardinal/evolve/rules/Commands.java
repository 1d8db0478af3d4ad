package cardinal.evolve.rules;

import cardinal.evolve.card.CardDef;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.flow.MoveCards;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Table;

/** The words of options: what a player types, what the log and scenario files say. */
public final class Commands {
    private Commands() {
    }

    public static String of(EvolveTable t, long option) {
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
            case Choice.PICK -> "choose " + name(t, a, seat);
            case Choice.DONE -> "done";
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.NUMBER -> Integer.toString(a);
            case Choice.MODE -> "option " + (a + 1);
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
            case Choice.PAY -> a == Item.COST ? "pay" : a == Item.EARTH_RITE ? "Earth Rite"
                    : a == Item.FOR_MORE ? "play for more" : "pay" + (b > 0 ? " " + (b + 1) : "");
            case Choice.DECLINE -> "decline";
            case Choice.MOVED -> "put " + (b == Table.NONE ? token(t, a) : name(t, b, seat));
            case Choice.RESERVED -> "keep reserved";
            case Choice.STAYS -> "keep " + name(t, a, seat);
            case Choice.DISCARD -> "discard " + name(t, a, seat);
            case Choice.WORD -> Keyword.values()[a].word();
            case Choice.BASIS -> a == 0 ? "class" : "universe";
            default -> throw new IllegalStateException("an option without words: " + option);
        };
    }

    private static String token(EvolveTable t, int place) {
        MoveCards moving = t.running(MoveCards.class);
        return moving == null ? "a token" : moving.tokenName(place);
    }

    private static String activation(EvolveTable t, int card, int place, int seat) {
        CardDef.Activated a = Legal.ability(t, card, place);
        String verb = a.isEvolve() ? "evolve " : a.isServe() ? "serve " : "activate ";
        int alike = 0;
        int nth = 1;
        for (CardDef.Activated other : t.face(card).activated()) {
            if (other.ability().kind() == a.ability().kind()) {
                alike++;
                nth += other.index() < a.index() && place < Legal.GIVEN ? 1 : 0;
            }
        }
        nth = place >= Legal.GIVEN ? alike + 1 + place - Legal.GIVEN : nth;
        boolean several = alike > 1 || place >= Legal.GIVEN && alike > 0 || nth > 1;
        return verb + name(t, card, seat) + (several ? " " + nth : "");
    }

    private static String pending(EvolveTable t, int id, int seat) {
        for (int i = 0; i < t.pending().count(); i++) {
            Item item = t.pending().item(i);
            if ((short) item.id() == id) {
                int nth = 1;
                boolean several = false;
                for (int j = 0; j < t.pending().count(); j++) {
                    if (j != i && t.pending().item(j).source().card() == item.source().card()) {
                        several = true;
                        nth += j < i ? 1 : 0;
                    }
                }
                return "ability of " + name(t, item.source().card(), seat) + (several ? " (" + nth + ")" : "");
            }
        }
        return "ability " + id;
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
