package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Counts the symbols, keywords and the like among cards, all of them or only different ones; a card type is one type on however many cards. */
final class Kinds {
    private Kinds() {
    }

    static int count(UfsTable t, Bindings b, Trait.Shares.What what, boolean different, Selector among) {
        List<Object> all = new ArrayList<>();
        for (Ref ref : Cards.of(t, b, among)) {
            Subject s = Subject.recalled(t, b, ref);
            if (s != null) {
                add(t, what, isPrinted(what) ? s.printed() : s.state(), all);
            }
        }
        return different || what == Trait.Shares.What.TYPE ? (int) all.stream().distinct().count() : all.size();
    }

    private static void add(UfsTable t, Trait.Shares.What what, State s, List<Object> all) {
        CardDef def = s.def();
        switch (what) {
            case NAME -> {
                if (!s.name().isEmpty()) {
                    all.add(s.name());
                }
            }
            case KEYWORD, PRINTED_KEYWORD -> {
                for (KeywordUse use : s.keywords()) {
                    all.add(Sharing.word(use).toLowerCase(Locale.ROOT));
                }
            }
            case KEYWORD_ABILITY -> {
                for (KeywordUse use : s.keywords()) {
                    if (!(use instanceof KeywordUse.Trait)) {
                        all.add(Sharing.word(use).toLowerCase(Locale.ROOT));
                    }
                }
            }
            case SYMBOL -> {
                for (Symbol symbol : Symbol.values()) {
                    if ((t.edition().symbols(s) >> symbol.ordinal() & 1) != 0) {
                        all.add(symbol);
                    }
                }
            }
            case TYPE -> {
                for (CardType type : Sharing.TYPES) {
                    if (s.is(type)) {
                        all.add(type);
                    }
                }
            }
            case DIFFICULTY -> all.add(s.number(Property.DIFFICULTY));
            case CONTROL -> all.add(s.number(Property.CONTROL));
            case SPEED -> all.add(s.number(Property.SPEED));
            case DAMAGE -> all.add(s.number(Property.DAMAGE));
            case BLOCK_MODIFIER -> all.add(s.number(Property.BLOCK_MODIFIER));
            case ZONE, PRINTED_ZONE -> addIf(s.attackZone(), all);
            case BLOCK_ZONE -> addIf(s.blockZone(), all);
            case UNIVERSE -> {
                if (def != null) {
                    all.addAll(def.marks());
                }
            }
        }
    }

    private static boolean isPrinted(Trait.Shares.What what) {
        return what == Trait.Shares.What.PRINTED_ZONE || what == Trait.Shares.What.PRINTED_KEYWORD;
    }

    private static void addIf(@Nullable AttackZone zone, List<Object> all) {
        if (zone != null) {
            all.add(zone);
        }
    }
}
