package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The properties a description can ask for. */
final class Traits {
    private Traits() {
    }

    /**
     * @param printed  asked of what is printed on the card (C.3.3.1)
     * @param block  the description is of a block: its zone is the block zone (B.2.2.1.2)
     */
    static boolean has(UfsTable t, Bindings b, Trait trait, Subject s, boolean printed, boolean block) {
        State state = printed ? s.printed() : s.state();
        return switch (trait) {
            case Trait.Is is -> is(t, b, is, s, state);
            case Trait.Word w -> hasWord(state, w.word());
            case Trait.Has h -> (t.edition().symbols(state) >> h.symbol().ordinal() & 1) != 0;
            case Trait.Infinity i -> state.hasInfinity();
            case Trait.In in -> zone(s, state, block) == in.zone();
            case Trait.OfType o -> Filters.is(o.noun(), s);
            case Trait.Not n -> !has(t, b, n.trait(), s, printed, block);
            case Trait.AnyOf any -> anyOf(t, b, any, s, printed, block);
            case Trait.With w -> with(t, b, w, s, printed);
            case Trait.Shares x -> shares(t, b, x, s);
            case Trait.Named n -> isNamed(state, n.name());
            case Trait.NotNamed n -> !isNamed(state, n.name());
            case Trait.NameHas n -> nameHasAny(state.name(), n.words());
            case Trait.Called n -> isNamed(state, n.name());
            case Trait.HasGranted h -> hasGranted(state, h.keyword());
            case Trait.OneOf o -> isOneOf(t, b, o.kinds(), s);
            case Trait.SharesSome x -> Sharing.sharesSome(t, b, x, s);
            case Trait.WithCopies c -> copies(t, b, c.place(), state.name()) == c.n();
            case Trait.OfNamed n -> NamedThings.matches(t, state, n.what(), b.named());
            case Trait.CopyOf c -> isCopyOf(t, b, c, s);
            case Trait.ThisWay w -> wasDone(b, w.act(), s.card()) != w.not();
            case Trait.HasBeen h -> History.wasDone(t, b, h.act(), s.card(), Players.EVERYBODY, h.period()) != h.not();
            case Trait.DoneBy d -> History.wasDone(t, b, d.act(), s.card(), Players.mask(t, b, d.who()), d.period());
            case Trait.PlayedAs p -> wasPlayed(t, b, p, s) != p.not();
            case Trait.WithCounter c -> t.fighters().counters(s.piece(), c.counter()) > 0;
            case Trait.Mark m -> hasMark(state, m.mark());
            case Trait.Attacking a -> attacks(t, a.backup(), s.card());
            case Trait.HasAbilityThat a -> hasAbility(t, b, a.does(), s, state);
            case Trait.Abilities a ->
                    a.count().allows(state.abilities().size(), Amounts.of(t, b, a.count().n()));
            case Trait.HasAbility a -> state.abilities().stream().anyMatch(h -> h.ability().type() == a.type());
        };
    }

    private static boolean is(UfsTable t, Bindings b, Trait.Is is, Subject s, State state) {
        return switch (is) {
            case READY -> hasReadiness(t, s) && !t.isCommitted(s.piece());
            case COMMITTED -> hasReadiness(t, s) && t.isCommitted(s.piece());
            case FACE_UP -> Places.isPublic(Places.kind(s.piece().zone())) ? !s.piece().is(Flag.FACE_DOWN)
                    : t.isValued(s.piece());
            case FACE_DOWN -> s.piece().is(Flag.FACE_DOWN);
            case SEALED -> Effects.isOn(t, s.card(), Effects.Sealed.class);
            case FROZEN -> Effects.isOn(t, s.card(), Effects.Frozen.class);
            case STUNNED -> s.piece().is(Flag.STUNNED);
            case TRANSFORMED -> s.piece().is(Flag.TRANSFORMED);
            case BLOCKED -> status(t, s.card()).isBlocked();
            case UNBLOCKED -> status(t, s.card()) == Status.UNBLOCKED;
            case COMPLETELY_BLOCKED -> status(t, s.card()) == Status.COMPLETE;
            case PARTIALLY_BLOCKED -> status(t, s.card()) == Status.PARTIAL;
            case PRECEDING -> precedes(t, b, s.card());
            case WITH_KEYWORD -> !state.keywords().isEmpty();
            case BLANK -> !s.piece().is(Flag.FACE_DOWN) && s.face().side(s.isOtherSide()).isBlank();
            case WITH_BLOCK -> state.blockZone() != null;
            case OF_THAT_TYPE -> NamedThings.isType(b.named()) ? isNamedType(state, b.named())
                    : !b.it().isEmpty() && sharesType(state, recalled(t, b, b.it().getFirst()));
            case OF_NAMED_TYPE -> isNamedType(state, b.named());
            case ATTACHED -> isAttachedFor(t, b, s);
            case NORMALLY_PLAYABLE -> CardPlay.isNormallyPlayable(t, b.controller(), s.card());
            case THAT_DEALT_DAMAGE -> s.piece().is(Flag.DEALT_DAMAGE);
            case THAT_DEALT_NO_DAMAGE -> !s.piece().is(Flag.DEALT_DAMAGE);
            case CHARACTER_SPECIFIC, RESOURCE_ONLY -> false;
            case OF_THEM -> b.it().stream().anyMatch(ref -> ref.card() == s.card());
            case RANDOM, OF_YOUR_CHOICE, DIFFERENT, DIFFERENTLY_NAMED, ADDITIONAL, PRINTED -> true;
        };
    }

    // ---- states --------------------------------------------------------------------------------------------------------

    private static boolean hasReadiness(UfsTable t, Subject s) {
        return t.edition().hasReadiness(Places.kind(s.piece().zone()));
    }

    /** 2010, 4.0.3: only the card that attached it may speak of an attached card. */
    private static boolean isAttachedFor(UfsTable t, Bindings b, Subject s) {
        if (!s.piece().is(Flag.ATTACHED) || !t.edition().attachesOutOfPlay()) {
            return s.piece().is(Flag.ATTACHED);
        }
        for (int i = 0; i < t.effectCount(); i++) {
            if (t.effect(i).what() instanceof Effects.Attached && t.effect(i).subject().card() == s.card()
                    && t.isSame(t.effect(i).subject()) && t.effect(i).source().card() == b.source().card()) {
                return true;
            }
        }
        return false;
    }

    /** G.2.2: the block status of an attack of this turn. */
    static Status status(UfsTable t, int card) {
        AttackInfo a = t.attack();
        if (a != null && a.card().card() == card) {
            return a.status();
        }
        AttackInfo last = t.progress().resolved();
        return last != null && last.card().card() == card ? last.status() : History.status(t, card);
    }

    /** D.2.1.3: to the left of the card the text is on, or else of the current attack. */
    private static boolean precedes(UfsTable t, Bindings b, int card) {
        int anchor = Cards.anchor(t, b);
        if (anchor < 0 || anchor == card || t.piece(anchor).zone() != t.piece(card).zone()) {
            return false;
        }
        int zone = t.piece(card).zone();
        return t.zones().indexOf(zone, card) < t.zones().indexOf(zone, anchor);
    }

    private static boolean attacks(UfsTable t, boolean backup, int card) {
        AttackInfo a = t.attack();
        if (a == null || a.target().isNone()) {
            return false;
        }
        return (backup ? a.card() : a.target()).card() == card;
    }

    // ---- words, names, numbers -----------------------------------------------------------------------------------------

    /** I: a keyword or trait of that name; a token is also called by its name. */
    private static boolean hasWord(State state, String word) {
        return state.hasWord(word) || state.is(CardType.TOKEN) && state.name().equalsIgnoreCase(word);
    }

    private static @Nullable AttackZone zone(Subject s, State state, boolean block) {
        return block || s.piece().is(Flag.BLOCK) || !state.is(CardType.ATTACK) ? state.blockZone() : state.attackZone();
    }

    private static boolean anyOf(UfsTable t, Bindings b, Trait.AnyOf any, Subject s, boolean printed, boolean block) {
        boolean all = any.word() == Trait.AnyOf.Word2.AND;
        List<Trait> traits = any.traits();
        for (int i = 0; i < traits.size(); i++) {
            if (has(t, b, traits.get(i), s, printed, block) != all) {
                return !all;
            }
        }
        return all;
    }

    /** J.4.2.1: a number that is not there is 0; only a block modifier needs a block to be compared. */
    private static boolean with(UfsTable t, Bindings b, Trait.With w, Subject s, boolean printed) {
        boolean ofPrinted = printed || w.printed();
        State state = ofPrinted ? s.printed() : s.state();
        if (w.property() == Property.BLOCK_MODIFIER && !s.isFaceDown() && state.blockZone() == null) {
            return false;
        }
        return w.limit().allows(s.number(t, w.property(), ofPrinted), Amounts.of(t, b, w.limit().n()));
    }

    /** K.3.2; a character is also meant by its name without a version. */
    static boolean isNamed(State state, String name) {
        CardDef def = state.def();
        return def != null && (def.name().equalsIgnoreCase(name)
                || state.is(CardType.CHARACTER) && def.identity().equalsIgnoreCase(name));
    }

    private static boolean hasGranted(State state, String keyword) {
        for (int i = 0; i < state.abilities().size(); i++) {
            KeywordUse use = state.abilities().get(i).ability().keyword();
            if (use != null && (keyword.isEmpty() || Sharing.word(use).equalsIgnoreCase(keyword))) {
                return true;
            }
        }
        return false;
    }

    /** K.2.8: asked of the abilities as the player uses them whose card it is. */
    private static boolean hasAbility(UfsTable t, Bindings b, AbilityFilter.Result does, Subject s, State state) {
        AbilityFilter wanted =
                new AbilityFilter(false, List.of(), List.of(), Happening.NOTHING_SAID, List.of(does), true);
        for (HeldAbility held : state.abilities()) {
            if (AbilityFilters.fits(t, b, wanted, s, held.ability(), s.piece().controller(), List.of())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOneOf(UfsTable t, Bindings b, List<Filter> kinds, Subject s) {
        for (int i = 0; i < kinds.size(); i++) {
            if (Filters.fits(t, b, kinds.get(i), s)) {
                return true;
            }
        }
        return false;
    }

    /** K.3.2.1: a card without a name has no copies. */
    private static int copies(UfsTable t, Bindings b, Place place, String name) {
        int n = 0;
        for (Ref ref : Cards.all(t, b, Filter.of(Noun.CARD).at(place), b.controller())) {
            n += !name.isEmpty() && t.state(ref.card()).name().equals(name) ? 1 : 0;
        }
        return n;
    }

    private static boolean nameHasAny(String name, List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            if (nameHas(name, words.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** UniVersus: In Its Name: the whole word. */
    private static boolean nameHas(String name, String word) {
        String in = name.toLowerCase(Locale.ROOT);
        String what = word.toLowerCase(Locale.ROOT);
        for (int at = in.indexOf(what); at >= 0; at = in.indexOf(what, at + 1)) {
            int end = at + what.length();
            if ((at == 0 || !Character.isLetterOrDigit(in.charAt(at - 1)))
                    && (end == in.length() || !Character.isLetterOrDigit(in.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasMark(State state, String mark) {
        CardDef def = state.def();
        if (def != null) {
            for (String one : def.marks()) {
                if (one.equalsIgnoreCase(mark)) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean isNamedType(State state, String named) {
        for (CardType type : Sharing.TYPES) {
            if (state.is(type) && type.name().equalsIgnoreCase(named)) {
                return true;
            }
        }
        return false;
    }

    // ---- other cards ---------------------------------------------------------------------------------------------------

    private static State recalled(UfsTable t, Bindings b, Ref ref) {
        Subject s = Subject.recalled(t, b, ref);
        return s == null ? State.faceDown(null) : s.state();
    }

    private static boolean sharesType(State one, State other) {
        return Sharing.shares(Trait.Shares.What.TYPE, one, other, 0, 0);
    }

    private static boolean shares(UfsTable t, Bindings b, Trait.Shares x, Subject s) {
        State own = x.printed() ? s.printed() : s.state();
        if (x.what() == Trait.Shares.What.NAME && NamedThings.isMeant(b, x.with())) {
            return isNamed(own, b.named()) != x.not();
        }
        for (Ref ref : Cards.of(t, b, x.with())) {
            Subject other = Sharing.isItself(x.with(), s, ref) ? null : Subject.recalled(t, b, ref);
            if (other != null && Sharing.shares(x.what(), own, x.printed() ? other.printed() : other.state(),
                    t.edition().symbols(own), t.edition().symbols(other.state()))) {
                return !x.not();
            }
        }
        return x.not();
    }

    private static boolean isCopyOf(UfsTable t, Bindings b, Trait.CopyOf c, Subject s) {
        String name = s.state().name();
        if (name.isEmpty()) {
            return false;
        }
        if (NamedThings.isMeant(b, c.card())) {
            return isNamed(s.state(), b.named());
        }
        for (Ref ref : Cards.of(t, b, c.card())) {
            if (!Sharing.isItself(c.card(), s, ref) && recalled(t, b, ref).name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** "revealed this way": this effect or its cost did it to the card. */
    private static boolean wasDone(Bindings b, Act act, int card) {
        for (int i = 0; i < b.deeds().size(); i++) {
            if (SameAct.isAlso(b.deeds().get(i).act(), act)) {
                for (Ref ref : b.deeds().get(i).cards()) {
                    if (ref.card() == card) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean wasPlayed(UfsTable t, Bindings b, Trait.PlayedAs p, Subject s) {
        if (s.piece().is(Flag.PLAYED) && Places.kind(s.piece().zone()) == Places.POOL) {
            return switch (p.as()) {
                case UNSAID -> true;
                case BLOCK -> s.piece().is(Flag.BLOCK);
                case REVERSAL -> s.piece().is(Flag.REVERSAL);
                case ATTACK -> !s.piece().is(Flag.BLOCK) && Filters.is(Noun.ATTACK, s);
                case FORM -> !s.piece().is(Flag.BLOCK) && !s.piece().is(Flag.REVERSAL);
            };
        }
        return History.wasPlayed(t, b, s.card(), p.as(), p.period());
    }

    /** Whether what was played as one thing was also played as another. */
    static boolean covers(Happening.As wanted, Happening.As as) {
        return switch (wanted) {
            case UNSAID -> true;
            case BLOCK, REVERSAL -> as == wanted;
            case ATTACK -> as != Happening.As.BLOCK;
            case FORM -> as != Happening.As.BLOCK && as != Happening.As.REVERSAL;
        };
    }
}
