package cardinal.ufs.rules;

import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.Who;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where cards of a description are looked for: what is said, or else what is implied (K.2.1, K.2.2, K.2.6). */
final class Range {
    private static final int STAGE = 1 << Places.STAGE;
    private static final int POOL = 1 << Places.POOL;
    private static final int HAND = 1 << Places.HAND;

    private Range() {
    }

    /** Kinds of zone, as bits. act null: nothing is done to them, they are counted or spoken of. */
    static int kinds(UfsTable t, Filter f, @Nullable Act act) {
        if (t.edition().attachesOutOfPlay() && f.traits().contains(Trait.Is.ATTACHED)) {
            return 1 << Places.NOWHERE;
        }
        if (f.place().isSaid()) {
            return said(t, f);
        }
        List<Noun> nouns = f.nouns();
        int kinds = 0;
        for (int i = 0; i < nouns.size(); i++) {
            kinds |= implied(nouns.get(i), f, act);
        }
        return nouns.isEmpty() ? implied(Noun.CARD, f, act) : kinds;
    }

    private static int said(UfsTable t, Filter f) {
        int kinds = 0;
        if (f.place().zones().isEmpty()) {
            for (int kind = 0; kind <= Places.TRANSIT; kind++) {
                kinds |= t.edition().isInPlay(kind) ? 1 << kind : 0;
            }
        }
        for (int i = 0; i < f.place().zones().size(); i++) {
            kinds |= 1 << Places.kindOf(f.place().zones().get(i));
        }
        return kinds;
    }

    private static int implied(Noun noun, Filter f, @Nullable Act act) {
        if (noun == Noun.MOMENTUM) {
            return 1 << Places.MOMENTUM;
        }
        if (act != null) {
            switch (act) {
                case DISCARD, REVIEW -> {
                    return HAND;
                }
                case COMMIT, READY, SEAL, UNSEAL, FREEZE, DESTROY, SACRIFICE, TRANSFORM -> {
                    return STAGE;
                }
                case FLIP, UNFLIP -> {
                    return noun == Noun.ATTACK || noun == Noun.BLOCK ? POOL : STAGE;
                }
                case SPEND -> {
                    return 1 << Places.MOMENTUM;
                }
                case CLEAR -> {
                    return POOL;
                }
                case ADD, REMOVE -> {
                    return f.traits().contains(Trait.Is.FACE_DOWN) ? STAGE : moved(noun, f, act);
                }
                case REVEAL, BUILD, PLAY, BLOCK -> {
                    return f.traits().contains(Trait.Is.FACE_DOWN) ? STAGE : HAND;
                }
                default -> {
                }
            }
        }
        return usual(noun, f);
    }

    /** K.2.6: a player's foundations and assets are those of the stage; a player's attacks and blocks lie in card pools. */
    private static int moved(Noun noun, Filter f, Act act) {
        boolean whose = f.side() != Filter.Side.UNSAID;
        if (whose && (noun == Noun.ATTACK || noun == Noun.BLOCK)) {
            return POOL;
        }
        return isOfStage(noun) && (whose || act == Act.REMOVE) ? STAGE : HAND;
    }

    /** K.2.6: foundations and assets are those of the stage; attacks and blocks lie in card pools. */
    private static int usual(Noun noun, Filter f) {
        return switch (noun) {
            case FOUNDATION, FOUNDATION_CARD, ASSET, ASSET_CARD, BACKUP, BACKUP_CARD, CHARACTER, CHARACTER_CARD ->
                    STAGE;
            case TOKEN -> STAGE | 1 << Places.MOMENTUM;
            case ATTACK, ATTACK_CARD, ACTION, ACTION_CARD, BLOCK -> POOL;
            case MOMENTUM -> 1 << Places.MOMENTUM;
            case CARD, NOTHING -> STAGE;
        };
    }

    static boolean isOfStage(Noun noun) {
        return switch (noun) {
            case FOUNDATION, FOUNDATION_CARD, ASSET, ASSET_CARD, BACKUP, BACKUP_CARD, CHARACTER, CHARACTER_CARD,
                    TOKEN -> true;
            default -> false;
        };
    }

    /** Whose zones, as bits: what is said, or else those of the player given; of both when that is {@link Table#NONE}. */
    static int seats(UfsTable t, Bindings b, Filter f, int otherwise) {
        int side = Filters.sideSeat(t, b, f.side());
        if (side != Table.NONE) {
            return 1 << side;
        }
        if (f.place().isSaid() && f.place().whose() != Who.NOBODY) {
            return Players.mask(t, b, f.place().whose());
        }
        return otherwise == Table.NONE ? Players.EVERYBODY : 1 << otherwise;
    }
}
