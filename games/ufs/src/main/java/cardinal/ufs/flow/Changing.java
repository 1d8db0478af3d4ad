package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Change;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** J.3.3: one change of one card's current state, consumed at once (C.3.3.4.3). */
public final class Changing {
    private Changing() {
    }

    /** Applies a change; whether anything could be changed. silent: applied again after a refresh (C.3.3.4.4.2). */
    public static boolean apply(UfsTable t, Bindings b, int card, Change change, Cause cause, boolean silent) {
        State s = t.state(card);
        return switch (change) {
            case Change.Bonus x -> bonus(t, b, card, x, cause, silent);
            case Change.Gains g -> gains(t, card, g.keywords(), b);
            case Change.IsA i -> gains(t, card, List.of(i.trait()), b);
            case Change.GainsAbility g -> {
                if (Effects.isSealed(t, card)) {
                    yield false;
                }
                List<HeldAbility> more = new ArrayList<>(s.abilities());
                more.add(s.revived(new HeldAbility(AbilityDef.of(g.ability()), stamp(b), null), more));
                t.setState(card, s.withAbilities(more));
                yield true;
            }
            case Change.GainsAbilitiesOf g -> gainsAbilities(t, b, card, g);
            case Change.Loses l -> loses(t, card, l);
            case Change.Rating r -> rating(t, b, card, r);
            case Change.IgnoresProgressive i -> {
                t.setState(card, s.ignoringProgressive());
                yield true;
            }
            case Change.DoesNotCount d when d.toPlay().isEmpty() -> {
                t.setState(card, s.uncounted());
                yield true;
            }
            case Change.DoesNotCount d ->
                    leftOut(t, b, card, new Effects.Uncounted(d.toPlay(), Optional.empty(), b));
            case Change.LosesSymbol l -> {
                t.setState(card, s.withoutSymbols(1 << l.symbol().ordinal()));
                yield true;
            }
            case Change.GainsSymbol g -> {
                t.setState(card, s.withSymbols(1 << g.symbol().ordinal()));
                yield true;
            }
            case Change.DoesNotCountFor d ->
                    leftOut(t, b, card, new Effects.Uncounted(Optional.empty(), Optional.of(d.card()), b));
            case Change.GainsChosen c -> false;
            case Change.OneOf o -> false;
        };
    }

    /** E.4.7.2.3: for some cards only: an effect assigned to the card that is left out. */
    private static boolean leftOut(UfsTable t, Bindings b, int card, Effects.Uncounted what) {
        t.enforce(Expiries.of(t, Period.UNSAID, b), b.controller(), b.source(), t.ref(card), what);
        return true;
    }

    private static int stamp(Bindings b) {
        return b.source().card() + 1;
    }

    /** "its" in the amount means what was mentioned last, or else the card that is changed. */
    private static int amount(UfsTable t, Bindings b, int card, Amount amount) {
        boolean ofCard = b.it().isEmpty() || Amounts.isOfItself(amount);
        return Amounts.of(t, ofCard ? b.mentioning(List.of(t.ref(card))) : b, amount);
    }

    private static boolean bonus(UfsTable t, Bindings b, int card, Change.Bonus x, Cause cause, boolean silent) {
        int amount = x.amount() instanceof Amount.Fixed n ? n.n() : amount(t, b, card, x.amount());
        int by = x.minus() ? -amount : amount;
        if (isDeferred(t, card) && x.property().isOfAttacks()) {
            PlayInProgress.defer(t, card, new DeferredChange.Bonus(x.property(), by, x.bounds(), cause, silent));
            return true;
        }
        return add(t, card, x.property(), by, x.bounds(), cause, silent);
    }

    /** K.3.7: a penalty stops at the least, a bonus at the most that is said. */
    static boolean add(UfsTable t, int card, Property property, int by, Change.Bounds bounds, Cause cause,
            boolean silent) {
        int now = t.state(card).number(property);
        int then = by < 0 ? Math.max(now + by, Math.min(now, bounds.least()))
                : Math.min(now + by, Math.max(now, bounds.most()));
        return set(t, card, property, then, by != 0, cause, silent, by);
    }

    /** UniVersus: Current State: while an attack is played its changes wait. */
    private static boolean isDeferred(UfsTable t, int card) {
        return t.edition().defersAttackChanges() && t.place(card) == Places.TRANSIT;
    }

    /** Sets a number of a current state; bonus tells how it came about (K.3.6). */
    public static boolean set(UfsTable t, int card, Property property, int wanted, boolean bonus, Cause cause,
            boolean silent,
            int by) {
        State s = t.state(card);
        int now = s.number(property);
        int value = Rulings.held(t, card, property, wanted, cause);
        if (!mayChange(t, card, property) || Rulings.forbidsChange(t, card, property, value - now, bonus, cause)) {
            return false;
        }
        if (isDeferred(t, card) && property.isOfAttacks()) {
            PlayInProgress.defer(t, card, new DeferredChange.Value(property, value, cause));
            return true;
        }
        if (value == now) {
            return by == 0;
        }
        if (property == Property.STAMINA) {
            HealthActions.setStamina(t, card, Math.min(t.states().stamina(card), value));
        }
        if (property == Property.VITALITY) {
            t.setState(card, s.with(property, value));
        } else {
            t.states().setNumbers(card, s.with(property, value));
        }
        if (!silent) {
            t.emit(new UfsEvent.Changed(t.ref(card), property, value - now, bonus, cause));
        }
        if (property == Property.VITALITY) {
            capVitality(t, card);
        }
        return true;
    }

    /** J.5.1, UniVersus: Health: a lowered maximum drags the current value down. */
    static void capVitality(UfsTable t, int card) {
        if (t.starter(0) == card || t.starter(1) == card) {
            capVitality(t);
        }
    }

    /** The same whatever has lowered it: another side, a card on top, the end of an effect. */
    static void capVitality(UfsTable t) {
        for (int seat = 0; seat < 2; seat++) {
            if (t.starter(seat) != Table.NONE && t.fighters().vitality(seat) > t.fighters().maximumVitality(seat)) {
                t.fighters().setVitality(seat, t.fighters().maximumVitality(seat));
            }
        }
    }

    /** C.3.4: speed, damage and zone of an attack change only while it is played, pending or in its sequence. */
    static boolean mayChange(UfsTable t, int card, Property property) {
        return !property.isOfAttacks() || isInProgress(t, card);
    }

    /** Whether an attack is being played, pending, or in its attack sequence. */
    static boolean isInProgress(UfsTable t, int card) {
        if (t.place(card) == Places.TRANSIT) {
            return true;
        }
        AttackInfo a = t.attack();
        if (a != null && a.card().card() == card && a.step() != Phase.END_PHASE) {
            return true;
        }
        List<Pending> pending = t.progress().pending();
        for (int i = 0; i < pending.size(); i++) {
            if (pending.get(i).card().card() == card) {
                return true;
            }
        }
        Play play = t.running(Play.class);
        return play != null && play.isPlaying(card);
    }

    /** Whether there may be a card of which that is true. */
    static boolean isAnyInProgress(UfsTable t) {
        return t.attack() != null || !t.progress().pending().isEmpty()
                || t.size(0, Places.TRANSIT) + t.size(1, Places.TRANSIT) > 0
                || t.running(Play.class) != null;
    }

    public static boolean changeZone(UfsTable t, int card, boolean block, AttackZone zone, Cause cause) {
        State s = t.state(card);
        if (block) {
            t.setState(card, s.withBlockZone(zone));
        } else {
            if (!isInProgress(t, card) || !s.is(CardType.ATTACK)) {
                return false;
            }
            if (isDeferred(t, card)) {
                PlayInProgress.defer(t, card, new DeferredChange.Zone(zone, cause));
                return true;
            }
            t.setState(card, s.withAttackZone(zone));
        }
        t.emit(new UfsEvent.ZoneChanged(t.ref(card), block, cause));
        return true;
    }

    /** I.2.3: a keyword brings its linked ability; a sealed card gains none (K.4.3). UniVersus, character-traits.3: not everything can be gained. */
    static boolean gains(UfsTable t, int card, List<KeywordUse> uses, Bindings b) {
        State s = t.state(card);
        List<KeywordUse> keywords = new ArrayList<>(s.keywords());
        List<HeldAbility> abilities = new ArrayList<>(s.abilities());
        boolean sealed = Effects.isSealed(t, card);
        for (KeywordUse use : uses) {
            if (!t.edition().mayGain(use, s.is(CardType.CHARACTER)) || sealed && !(use instanceof KeywordUse.Trait)) {
                continue;
            }
            KeywordUse fixed = use;
            if (use instanceof KeywordUse.Granting g && !(g.rating() instanceof Amount.Fixed)) {
                fixed = new KeywordUse.Granting(g.restrictions(), g.keyword(), Amount.of(Amounts.of(t, b, g.rating())));
            }
            keywords.add(fixed);
            for (AbilityDef a : sealed ? List.<AbilityDef>of() : t.edition().granted(fixed)) {
                abilities.add(s.revived(new HeldAbility(a, stamp(b), null), abilities));
            }
        }
        t.setState(card, s.withKeywords(keywords).withAbilities(abilities));
        t.progress().stageChanged();
        return keywords.size() > s.keywords().size();
    }

    /** UniVersus: Gaining Abilities: those printed on the other card when the effect executes. */
    private static boolean gainsAbilities(UfsTable t, Bindings b, int card, Change.GainsAbilitiesOf g) {
        if (Effects.isSealed(t, card)) {
            return false;
        }
        State s = t.state(card);
        List<HeldAbility> more = new ArrayList<>(s.abilities());
        for (Ref other : Cards.of(t, b, g.card())) {
            for (HeldAbility h : t.initial(t.piece(other.card())).abilities()) {
                more.add(s.revived(new HeldAbility(h.ability(), stamp(b), null), more));
            }
        }
        t.setState(card, s.withAbilities(more));
        return more.size() > s.abilities().size();
    }

    private static boolean loses(UfsTable t, int card, Change.Loses l) {
        State s = t.state(card);
        if (l.what() == Change.Loses.What.ALL_ABILITIES) {
            t.setState(card, s.withoutAbilities());
            return true;
        }
        List<KeywordUse> gone = l.what() == Change.Loses.What.ALL_KEYWORDS ? s.keywords()
                : s.keywords().stream().filter(k -> l.keywords().stream().anyMatch(x -> isSameKeyword(x, k))).toList();
        return lose(t, card, gone);
    }

    /** I.2.3.1: with the keyword goes its ability. */
    static boolean lose(UfsTable t, int card, List<KeywordUse> gone) {
        State s = t.state(card);
        if (gone.isEmpty()) {
            return false;
        }
        List<KeywordUse> keywords = new ArrayList<>(s.keywords());
        List<HeldAbility> abilities = new ArrayList<>(s.abilities());
        for (KeywordUse k : gone) {
            keywords.remove(k);
            for (int i = 0; i < abilities.size(); i++) {
                if (k.equals(abilities.get(i).ability().keyword())) {
                    abilities.remove(i);
                    break;
                }
            }
        }
        t.setState(card, s.withKeywords(keywords).withAbilities(abilities));
        t.progress().stageChanged();
        return true;
    }

    private static boolean isSameKeyword(KeywordUse wanted, KeywordUse had) {
        return switch (wanted) {
            case KeywordUse.Granting g -> had instanceof KeywordUse.Granting h && h.keyword() == g.keyword();
            case KeywordUse.Trait x -> had instanceof KeywordUse.Trait y && y.word().equalsIgnoreCase(x.word());
            case KeywordUse.Combo c -> had instanceof KeywordUse.Combo;
            case KeywordUse.Only o -> had instanceof KeywordUse.Only;
        };
    }

    /** I.2.4.1: one instance of the keyword, where all of them are alike; or each rating. */
    private static boolean rating(UfsTable t, Bindings b, int card, Change.Rating r) {
        List<KeywordUse> has = t.state(card).keywords();
        boolean any = false;
        for (int i = 0; i < has.size() && (!any || r.keyword().isEmpty()); i++) {
            any |= isRated(has.get(i), r) && rate(t, b, card, r, i);
        }
        return any;
    }

    /** Whether a keyword is one whose rating this changes. */
    static boolean isRated(KeywordUse k, Change.Rating r) {
        return k instanceof KeywordUse.Granting g && g.keyword().isRated()
                && r.isOf(g.keyword().printed());
    }

    /** I.2.4.1: the instance that was chosen. */
    static boolean rate(UfsTable t, Bindings b, int card, Change.Rating r, int instance) {
        if (!(t.state(card).keywords().get(instance) instanceof KeywordUse.Granting g)
                || !(g.rating() instanceof Amount.Fixed now)) {
            return false;
        }
        int by = Amounts.of(t, b, r.amount()) * (r.minus() ? -1 : 1);
        replaceRating(t, card, g, now.n() + by);
        return true;
    }

    private static void replaceRating(UfsTable t, int card, KeywordUse.Granting old, int rating) {
        KeywordUse now = new KeywordUse.Granting(old.restrictions(), old.keyword(), Amount.of(rating));
        State s = t.state(card);
        List<KeywordUse> keywords = new ArrayList<>(s.keywords());
        keywords.set(keywords.indexOf(old), now);
        List<HeldAbility> abilities = new ArrayList<>(s.abilities());
        for (int i = 0; i < abilities.size(); i++) {
            if (old.equals(abilities.get(i).ability().keyword())) {
                HeldAbility h = abilities.get(i);
                List<AbilityDef> granted = t.edition().granted(now);
                if (!granted.isEmpty()) {
                    abilities.set(i, new HeldAbility(granted.getFirst(), h.stamp(), h.uses()));
                }
                break;
            }
        }
        t.setState(card, s.withKeywords(keywords).withAbilities(abilities));
    }

    static Happening.Changes.Direction direction(int by) {
        return by < 0 ? Happening.Changes.Direction.REDUCED : Happening.Changes.Direction.INCREASED;
    }
}
