package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.between;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.KeywordUse.Combo;
import cardinal.ufs.ability.KeywordUse.Granting;
import cardinal.ufs.ability.KeywordUse.Only;
import cardinal.ufs.ability.KeywordUse.Requirement;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.card.Keyword;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The keyword line, and keywords wherever text names them (I, 2010: 2.14, UniVersus: Appendix A). */
public final class KeywordLine {
    /** Every keyword that grants something, other than those with a shape of their own. */
    private static final List<Keyword> PLAIN =
            Arrays.stream(Keyword.values()).filter(k -> k != Keyword.COMBO && k != Keyword.CHARACTER_ONLY).toList();

    private static final Set<String> GRANTING =
            Arrays.stream(Keyword.values()).map(Keyword::printed).collect(Collectors.toUnmodifiableSet());

    /** "First", "<Mira>", "{fire}", "[IRN]": with the blank after it. */
    static final Syntax<List<Restriction>> RESTRICTIONS = many(phrase("{} ", restriction()).itself());

    /** What one preceding card must be: "Punch", "High Attack", "Kick/Punch". */
    private static final Syntax<Requirement> REQUIREMENT = between('\u2039', '\u203A').as(
            Requirement.class, words -> new Requirement(List.of(words.split("/"))),
            requirement -> String.join("/", requirement.words()));

    private static final Syntax<KeywordUse> GRANTING_USE = either(
            phrase("{}{}: {}", RESTRICTIONS, keyword(true), Numbers.NUMBER).as(
                    Granting.class, Granting::new, Granting::restrictions, Granting::keyword, Granting::rating),
            phrase("{}{}", RESTRICTIONS, keyword(false)).as(
                    Granting.class, (before, keyword) -> new Granting(before, keyword, Amount.of(0)),
                    Granting::restrictions,
                    Granting::keyword),
            phrase("{}Combo ({})", RESTRICTIONS, list(REQUIREMENT, ", "))
                    .as(Combo.class, Combo::new, Combo::restrictions, Combo::requirements),
            phrase("{} Only", between('<', '>')).as(Only.class, Only::new, Only::name));

    /** "Fury": a keyword that grants nothing. */
    static final Syntax<KeywordUse.Trait> TRAIT = Words.KEYWORD.as(
            KeywordUse.Trait.class, word -> GRANTING.contains(word) ? null : new KeywordUse.Trait(word),
            KeywordUse.Trait::word);

    /** "Stun: 1", "Fury", as it may stand in text: "gains Stun: 1". */
    public static final Syntax<KeywordUse> KEYWORD = rule("keyword", () -> either(GRANTING_USE, TRAIT));

    /** The same where its rating does not matter: "loses Stun". */
    static final Syntax<KeywordUse> NAMED = rule("named keyword", () -> either(
            keyword(true).as(
                    Granting.class, word -> new Granting(List.of(), word, Amount.of(0)),
                    use -> use.keyword().isRated() && use.rating().equals(Amount.of(0)) ? use.keyword() : null),
            KEYWORD));

    /** One entry of a keyword line; a trait may be any words there. */
    public static final Syntax<KeywordUse> ENTRY = either(
            GRANTING_USE, between('<', '>').as(KeywordUse.Trait.class, KeywordUse.Trait::new, KeywordUse.Trait::word));

    private KeywordLine() {
    }

    private static Syntax<Restriction> restriction() {
        return either(
                says("First", Restriction.Word.FIRST), says("Combo", Restriction.Word.COMBO),
                says("Deadlock", Restriction.Word.DEADLOCK),
                says("Desperation", Restriction.Word.DESPERATION),
                Words.SYMBOL.as(Restriction.Has.class, Restriction.Has::new, Restriction.Has::symbol),
                between('[', ']').as(Restriction.Mark.class, Restriction.Mark::new, Restriction.Mark::mark),
                between('<', '>').as(
                        Restriction.Name.class, names -> new Restriction.Name(List.of(names.split("/"))),
                        name -> String.join("/", name.names())));
    }

    private static Syntax<Keyword> keyword(boolean rated) {
        return either(PLAIN.stream().filter(k -> k.isRated() == rated).map(k -> says(k.printed(), k)).toList());
    }
}
