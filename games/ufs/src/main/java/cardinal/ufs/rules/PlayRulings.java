package cardinal.ufs.rules;

import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.program.State;
import cardinal.ufs.program.StaticPart;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** E.4.1.3: what rule effects say about playing cards and abilities. */
final class PlayRulings {
    private static final long AGAINST_PLAYS =
            RuleKind.bits(RuleKind.CANNOT_PLAY, RuleKind.ONLY_CARDS, RuleKind.NO_REVERSAL, RuleKind.NEXT_FORM_IS);
    private static final long AGAINST_ABILITIES =
            RuleKind.bits(RuleKind.CANNOT_PLAY_ABILITIES, RuleKind.ONLY_ABILITIES, RuleKind.NEXT_FORM_IS,
                    RuleKind.ONLY_OWN_ABILITIES);

    private PlayRulings() {
    }

    public static boolean forbidsPlay(UfsTable t, CardPlay p) {
        return againstPlay(t, p) != null || p.as() == Happening.As.REVERSAL && Reversals.isBarred(t, p.seat());
    }

    /** What keeps a player from playing a card in this way. */
    public static @Nullable RuleInForce againstPlay(UfsTable t, CardPlay p) {
        if (RulesInForce.none(t, AGAINST_PLAYS)) {
            return null;
        }
        RulesInForce<Rule.CannotPlay> all = RulesInForce.of(t, RuleKind.CANNOT_PLAY);
        while (all.next()) {
            Rule.CannotPlay r = all.rule();
            if (Players.includes(t, all.by(), r.who(), p.seat()) && isUse(r.what(), r.as(), p.as())
                    && Filters.fits(t, all.by(), r.what(), p.card(), p.secondHalf())) {
                return all.ruled();
            }
        }
        RulesInForce<Rule.OnlyCards> few = RulesInForce.of(t, RuleKind.ONLY_CARDS);
        while (few.next()) {
            Rule.OnlyCards r = few.rule();
            if (Players.includes(t, few.by(), r.who(), p.seat()) && NextCards.isUse(r.what(), p.as())
                    && Filters.fits(t, few.by(), r.what(), p.card(), p.secondHalf())
                    && Played.cards(t, few, r, p.seat()) >= r.n()) {
                return few.ruled();
            }
        }
        if (p.as() == Happening.As.FORM || t.attack() == null && p.as() == Happening.As.UNSAID) {
            RuleInForce next = NextForms.against(t, p.seat(), p.card(), p.secondHalf());
            if (next != null) {
                return next;
            }
        }
        return p.as() == Happening.As.REVERSAL ? againstReversal(t, p.seat()) : null;
    }

    /** K.3.24: "cannot play attacks" does not keep attack cards from being blocks. */
    private static boolean isUse(Filter what, Happening.As said, Happening.As as) {
        if (said != Happening.As.UNSAID) {
            return said == Happening.As.FORM ? Traits.covers(said, as)
                    : said == as || said == Happening.As.ATTACK && as != Happening.As.BLOCK;
        }
        boolean blocks = what.nouns().size() == 1 && what.nouns().getFirst() == Noun.BLOCK;
        return blocks ? as == Happening.As.BLOCK : NextCards.isUse(what, as);
    }

    /**
     * I.3.11: no reversal to the attack that is going on or has just resolved. Whether that one was Safe when it resolved is
     * known (I.3.10.2.3); what it is again since it begins anew does not count (K.3.4.2).
     */
    private static @Nullable RuleInForce againstReversal(UfsTable t, int seat) {
        AttackInfo a = Reversals.to(t, seat);
        if (a == null) {
            return null;
        }
        RulesInForce<Rule.NoReversal> all = RulesInForce.of(t, RuleKind.NO_REVERSAL);
        while (all.next()) {
            boolean again = a != t.attack() && isOf(all.by().ability(), Keyword.SAFE);
            if (!again && all.isAbout(all.rule().attack(), a.card().card())) {
                return all.ruled();
            }
        }
        return null;
    }

    private static boolean isOf(@Nullable AbilityDef ability, Keyword keyword) {
        return ability != null && ability.isGrantedBy(keyword);
    }

    /** Whether the card's own text lets it be played (I.3.2.1); asked of the card wherever it is. */
    public static boolean playableOnlyIf(UfsTable t, int seat, int card) {
        State s = t.state(card);
        List<HeldAbility> held = RuleKind.PLAYABLE_ONLY_IF.isAmong(s.lanes().rules()) ? s.abilities() : List.of();
        for (int i = 0; i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if (!RuleKind.PLAYABLE_ONLY_IF.isAmong(a.rules())) {
                continue;
            }
            for (int p = 0; p < a.parts().size(); p++) {
                StaticPart part = a.parts().get(p);
                if (part.leaf() instanceof RuleEffect m && m.rule() instanceof Rule.PlayableOnlyIf r) {
                    Bindings b = Bindings.of(seat, t.ref(card), a, t.mark(), t.place(card));
                    if (Rulings.isActive(t, card, a, b) && Conditions.allHold(t, b, part.conditions())
                            && !Conditions.holds(t, b, r.condition())) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    public static boolean forbidsAbility(UfsTable t, int seat, int card, AbilityDef ability) {
        return againstAbility(t, seat, card, ability) != null;
    }

    /** What keeps a player from playing an ability. */
    public static @Nullable RuleInForce againstAbility(UfsTable t, int seat, int card, AbilityDef ability) {
        if (RulesInForce.none(t, AGAINST_ABILITIES)) {
            return null;
        }
        RulesInForce<Rule.CannotPlayAbilities> all = RulesInForce.of(t, RuleKind.CANNOT_PLAY_ABILITIES);
        while (all.next()) {
            if (Players.includes(t, all.by(), all.rule().who(), seat)
                    && AbilityFilters.fits(t, all.by().about(seat), all.rule().what(), card, ability, seat)) {
                return all.ruled();
            }
        }
        RulesInForce<Rule.OnlyAbilities> few = RulesInForce.of(t, RuleKind.ONLY_ABILITIES);
        while (few.next()) {
            Rule.OnlyAbilities r = few.rule();
            if (Players.includes(t, few.by(), r.who(), seat)
                    && AbilityFilters.fits(t, few.by(), r.what(), card, ability, seat)
                    && Played.abilities(t, few, r, seat) >= r.n()) {
                return few.ruled();
            }
        }
        RulesInForce<Rule.OnlyOwnAbilities> own = RulesInForce.of(t, RuleKind.ONLY_OWN_ABILITIES);
        while (own.next()) {
            if (own.by().source().card() == card && own.by().controller() == seat
                    && Played.ownInStep(t, own.by()) >= own.rule().n()) {
                return own.ruled();
            }
        }
        return ability.type() == AbilityType.FORM && t.place(card) != Places.HAND ? NextForms.against(t, seat) : null;
    }

    /** K.3.17: whether a card may be played, or played as a block, as though it were in the hand. */
    public static boolean mayPlayAsInHand(UfsTable t, CardPlay p) {
        return t.holder(p.card()) == p.seat() && AsInHand.of(t, p.seat(), p.as() == Happening.As.BLOCK).allows(t, p);
    }
}
