package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.CheckRef.Which;
import cardinal.ufs.ability.Happening.As;
import cardinal.ufs.ability.Happening.Purpose;
import cardinal.ufs.ability.Happening.Purpose.ToBlock;
import cardinal.ufs.ability.Happening.Purpose.ToPlay;
import cardinal.ufs.ability.Happening.Purpose.Unsaid;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;

/** Checks and what they are made for: "your next check to play an attack". */
public final class Checks {
    /** " to play an attack", " to block this attack", or nothing. */
    static final Syntax<Purpose> PURPOSE = rule("purpose", () -> either(
            says("", new Unsaid()), toPlay(Selectors.ONE),
            says(" to block", new ToBlock(Selector.IT, false)),
            phrase(" to block {}", Selectors.ONE).as(
                    ToBlock.class, attack -> new ToBlock(attack, true),
                    block -> block.said() ? block.attack() : null)));

    /** In the plural: " to play attacks", " to play blocks". */
    private static final Syntax<Purpose> PURPOSES = rule("purposes", () -> either(
            says("", new Unsaid()), toPlay(Selectors.SUBJECTS), toPlay(Selectors.ONE),
            says(" to block", new ToBlock(Selector.IT, false)),
            phrase(" to block {}", Selectors.ONE).as(
                    ToBlock.class, attack -> new ToBlock(attack, true),
                    block -> block.said() ? block.attack() : null),
            phrase(" to block {}", Selectors.SUBJECTS).as(
                    ToBlock.class, attacks -> new ToBlock(attacks, true),
                    block -> block.said() ? block.attack() : null)));

    /** A check as a subject in the singular: "your next check to play a card", "that check". */
    public static final Syntax<CheckRef> ONE = rule("check", () -> either(
            phrase("{} next check{}{}", Players.WHOSE, PURPOSE, Periods.COMING).as(
                    CheckRef.class, (whose, purpose, period) -> new CheckRef(Which.NEXT, whose, purpose, period),
                    check -> check.which() == Which.NEXT ? check.whose() : null, CheckRef::purpose, CheckRef::period),
            mine("{} check{}", Which.THE),
            says("that check", new CheckRef(Which.THAT, Who.NOBODY, new Unsaid())),
            says("this check", new CheckRef(Which.THIS, Who.NOBODY, new Unsaid())),
            phrase("the check{}", PURPOSE).as(
                    CheckRef.class, purpose -> new CheckRef(Which.THE, Who.NOBODY, purpose),
                    check -> check.which() == Which.THE && check.whose() == Who.NOBODY ? check.purpose() : null)));

    /** Checks in the plural: "your checks to play attacks". */
    public static final Syntax<CheckRef> SEVERAL = rule("checks", () -> either(
            phrase("{} checks{}{}", Players.WHOSE, PURPOSES, Periods.COMING).as(
                    CheckRef.class, (whose, purpose, period) -> new CheckRef(Which.ALL, whose, purpose, period),
                    check -> check.which() == Which.ALL ? check.whose() : null, CheckRef::purpose, CheckRef::period),

            phrase("all checks{}", PURPOSES).as(
                    CheckRef.class, purpose -> new CheckRef(Which.ALL, Who.NOBODY, purpose),
                    check -> check.which() == Which.ALL && check.whose() == Who.NOBODY ? check.purpose() : null)));

    /** "the check to play this card". */
    static final Syntax<CheckRef> TO_PASS = phrase("the check{}", PURPOSE).as(
            CheckRef.class, purpose -> new CheckRef(Which.THE, Who.YOU, purpose),
            check -> check.which() == Which.THE && check.whose() == Who.YOU ? check.purpose() : null);

    static final CheckRef ANY_OF_YOURS = new CheckRef(Which.ALL, Who.YOU, new Unsaid());

    private Checks() {
    }

    private static Syntax<ToPlay> toPlay(Syntax<Selector> cards) {
        return either(
                phrase(" to play {}", cards).as(
                        ToPlay.class, card -> new ToPlay(card, As.UNSAID),
                        play -> play.as() == As.UNSAID ? play.card() : null),
                phrase(" to play {} as a block", cards).as(
                        ToPlay.class, card -> new ToPlay(card, As.BLOCK),
                        play -> play.as() == As.BLOCK ? play.card() : null));
    }

    private static Syntax<CheckRef> mine(String words, Which which) {
        return phrase(words, Players.WHOSE, PURPOSE).as(
                CheckRef.class, (whose, purpose) -> new CheckRef(which, whose, purpose),
                check -> check.which() == which ? check.whose() : null, CheckRef::purpose);
    }
}
