package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** K.5.5: naming a card, type, keyword, trait, symbol or zone. A keyword is an ability or a trait (I). */
public final class Namings {
    private static final int ABILITIES = 2;
    private static final int TRAITS = 3;

    private Namings() {
    }

    /** Puts the question; false, as an answer is needed first. */
    public static boolean ask(UfsTable t, int seat, Naming what, List<Noun> of) {
        Prompt prompt = t.ask(seat, "K.5.5", Ask.CHOOSE, Purpose.NAME);
        switch (what) {
            case CARD -> cards(t, prompt, of);
            case CARD_TYPE -> {
                for (CardType type : CardType.values()) {
                    if (type != CardType.TOKEN && (type != CardType.BACKUP || t.edition().hasBackups())) {
                        prompt.add(Choice.TYPE, type.ordinal());
                    }
                }
            }
            case KEYWORD -> keywords(t, prompt, true, true);
            case TRAIT -> keywords(t, prompt, false, true);
            case SYMBOL -> {
                for (Symbol s : Symbol.values()) {
                    prompt.add(Choice.SYMBOL, s.ordinal());
                }
            }
            case ATTACK_ZONE, BLOCK_ZONE -> {
                for (AttackZone z : AttackZone.values()) {
                    prompt.add(Choice.ZONE, z.ordinal());
                }
            }
        }
        return false;
    }

    private static void cards(UfsTable t, Prompt prompt, List<Noun> of) {
        for (int i = 0; i < t.pool().cards().size(); i++) {
            CardType type = t.pool().cards().get(i).type();
            if (of.isEmpty() || of.stream().anyMatch(noun -> noun.type() == type)) {
                prompt.add(Choice.WORD, i, 0, 0);
            }
        }
    }

    private static void keywords(UfsTable t, Prompt prompt, boolean abilities, boolean traits) {
        if (abilities) {
            list(prompt, t.edition().keywordWords().size(), ABILITIES);
        }
        if (traits) {
            list(prompt, t.edition().traitWords().size(), TRAITS);
        }
    }

    private static String keyword(UfsTable t, long answer) {
        return (Option.c(answer) == TRAITS ? t.edition().traitWords() : t.edition().keywordWords())
                .get(Option.a(answer));
    }

    private static void list(Prompt prompt, int n, int which) {
        for (int i = 0; i < n; i++) {
            prompt.add(Choice.WORD, i, 0, which);
        }
    }

    /** What was named, in words. */
    public static String word(UfsTable t, Naming what, long answer) {
        int i = Option.a(answer);
        return switch (what) {
            case CARD -> t.pool().cards().get(i).name();
            case CARD_TYPE -> CardType.values()[i].name();
            case KEYWORD, TRAIT -> keyword(t, answer);
            case SYMBOL -> Symbol.values()[i].name();
            case ATTACK_ZONE, BLOCK_ZONE -> AttackZone.values()[i].name();
        };
    }

    /** The keywords a card may be given by choice. */
    static void words(UfsTable t, Change.GainsChosen.Kind kind, Prompt prompt) {
        if (kind == Change.GainsChosen.Kind.NAMED_KEYWORD) {
            prompt.add(Choice.DONE);
            return;
        }
        keywords(t, prompt, kind != Change.GainsChosen.Kind.KEYWORD_TRAIT,
                kind != Change.GainsChosen.Kind.KEYWORD_ABILITY);
    }

    static KeywordUse keyword(UfsTable t, Change.GainsChosen.Kind kind, long answer, Bindings b) {
        String word = kind == Change.GainsChosen.Kind.NAMED_KEYWORD ? b.named() : keyword(t, answer);
        for (Keyword k : Keyword.values()) {
            if (k.printed().equalsIgnoreCase(word)) {
                return new KeywordUse.Granting(List.of(), k, Amount.of(k.isRated() ? 1 : 0));
            }
        }
        return new KeywordUse.Trait(word);
    }
}
