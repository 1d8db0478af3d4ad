package cardinal.ufs.rules;

import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Trait;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.program.Watching;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether one part of a game event is what a pattern describes. */
final class Patterns {
    private Patterns() {
    }

    /** timing null: asked of the past, where before and after make no difference. */
    static boolean fits(UfsTable t, Bindings b, Happening what, UfsEvent e, When.@Nullable Timing timing) {
        return fits(t, b, what, e, timing, true);
    }

    /** Asked of the past, whatever its number of points: they are added up by {@link Tally}. */
    static boolean fitsUnmeasured(UfsTable t, Bindings b, Happening what, UfsEvent e) {
        return fits(t, b, what, e, null, false);
    }

    private static boolean fits(UfsTable t, Bindings b, Happening what, UfsEvent e, When.@Nullable Timing timing,
            boolean measured) {
        return switch (what) {
            case Happening.Plays p -> plays(t, b, p, e);
            case Happening.PlaysAbility p -> e instanceof UfsEvent.AbilityPlayed a
                    && Players.includes(t, b, p.who(), a.seat())
                    && AbilityFilters.fits(t, b, p.ability(), Subject.of(t, a.image()), a.ability(), a.seat(),
                            a.bullets());
            case Happening.ChoosesOption c -> e instanceof UfsEvent.OptionChosen o
                    && Players.includes(t, b, c.who(), o.seat())
                    && AbilityFilters.fits(t, b, c.ability(), Subject.of(t, o.image()), o.ability(), o.player(),
                            o.bullets());
            case Happening.RepeatsAbility p -> e instanceof UfsEvent.AbilityPlayed a && repeats(t, b, p, a);
            case Happening.Blocks x -> blocks(t, b, x, e);
            case Happening.DoesNotTry x -> e instanceof UfsEvent.StatusSet s && s.status() == Status.UNBLOCKED
                    && isCard(t, b, x.attack(), s.attack()) && History.times(t, b, new Happening.Blocks(x.who(), true,
                            Trait.Is.BLOCKED, Happening.NOTHING_SAID, Happening.NOTHING_SAID), Period.THIS_ATTACK) == 0;
            case Happening.IsBlocked x -> e instanceof UfsEvent.StatusSet s && isCard(t, b, x.attack(), s.attack())
                    && x.not() != (Conditions.isStatus(x.how(), s.status()) && isCard(t, b, x.by(), s.block()));
            case Happening.DealsDamage d -> deals(t, b, d, e, measured);
            case Happening.TakesDamage d -> takes(t, b, d, e, measured);
            case Happening.PlayerDeals d -> e instanceof UfsEvent.DamageDealt x && x.amount() > 0
                    && Players.includes(t, b, d.who(), x.attacker()) && (!measured || isAmount(t, b, d.limit(), x))
                    && isTarget(b, d.to(), x.attacker(), x.backup());
            case Happening.Resolves r -> e instanceof UfsEvent.Resolved x && resolves(t, b, r.attack(), x);
            case Happening.AbilityResolves r -> e instanceof UfsEvent.AbilityResolved a
                    && AbilityFilters.fits(t, b, r.ability(), Subject.now(t, a.card().card()), a.ability(), a.seat(),
                            a.bullets());
            case Happening.IsAttacked a ->
                    e instanceof UfsEvent.Attacked x && !x.backup().isNone() && isCard(t, b, a.backup(), x.backup());
            case Happening.Does d -> does(t, b, d, e);
            case Happening.Goes g -> goes(t, b, g, e, timing);
            case Happening.EitherOf x ->
                    fits(t, b, x.one(), e, timing, measured) || fits(t, b, x.other(), e, timing, measured);
            case Happening.Checks c -> checks(t, b, c, e);
            case Happening.ChecksCard c -> e instanceof UfsEvent.Checked x && Players.includes(t, b, c.who(), x.seat())
                    && !x.card().isNone() && isCard(t, b, c.card(), x.card())
                    && Checks.isFor(t, b, c.purpose(), x.purpose());
            case Happening.ChecksNumber c -> checksNumber(t, b, c, e);
            case Happening.Changes c -> changes(t, b, c, e);
            case Happening.ZoneChanges z ->
                    e instanceof UfsEvent.ZoneChanged x && !x.block() && isCard(t, b, z.attack(), x.card());
            case Happening.Health h -> health(t, b, h, e, measured);
            case Happening.PhaseTurns p -> phase(t, b, p, e, timing);
            case Happening.StepOf s -> e instanceof UfsEvent.StepTurned x && x.step() == s.step()
                    && x.ends() == (timing == When.Timing.AFTER) && isCard(t, b, s.attack(), x.attack());
            case Happening.Cycles c -> e instanceof UfsEvent.Cycled x && Players.includes(t, b, c.who(), x.seat());
            case Happening.LevelsUp l ->
                    e instanceof UfsEvent.LevelledUp x && Players.includes(t, b, l.who(), x.seat());
            case Happening.Transforms x ->
                    e instanceof UfsEvent.Done d && d.act() == Act.TRANSFORM && isCard(t, b, x.card(), d.card())
                            && (x.into().isEmpty() || Traits.isNamed(t.state(d.card().card()), x.into()));
            case Happening.CountersChange c -> e instanceof UfsEvent.Counters x && x.change() < 0 == c.removes()
                    && (c.counter().isEmpty() || c.counter().equalsIgnoreCase(x.counter()))
                    && (!measured || Conditions.allows(t, b, c.count(), Math.abs(x.change())))
                    && Players.includes(t, b, c.who(), x.seat())
                    && isCard(t, b, c.on(), x.card()) && Causes.fits(t, b, c.cause(), x.cause());
            case Happening.GameBegins g -> e instanceof UfsEvent.GameOpens;
        };
    }

    // ---- cards in patterns -------------------------------------------------------------------------------------------------

    static boolean isSaid(Selector s) {
        return !s.equals(Happening.NOTHING_SAID);
    }

    /** Whether a card of an event is the one a pattern speaks of; a description needs no usual place here. */
    static boolean isSubject(UfsTable t, Bindings b, Selector what, Subject s) {
        return switch (what) {
            case Selector.This x -> x.noun() == Noun.NOTHING || b.source().card() == s.card();
            case Selector.CurrentAttack c -> isThisAttack(t, b, c, s);
            case Selector.Some x -> Filters.fits(t, b, x.filter(), s);
            case Selector.All x -> Filters.fits(t, b, x.filter(), s);
            default -> Cards.isMeant(t, b, what, s.card());
        };
    }

    /** K.3.4: the attack of the event is still or was until now in its sequence; its image answers what it was. */
    private static boolean isThisAttack(UfsTable t, Bindings b, Selector.CurrentAttack c, Subject s) {
        Filter f = c.filter();
        if (f.side() == Filter.Side.UNSAID) {
            Ref own = b.attack().isNone() ? ThisAttack.of(t, b, (Selector.CurrentAttack) Selector.THIS_ATTACK)
                    : b.attack();
            if (own.card() != s.card() && !(b.attack().isNone() && b.source().card() == s.card())) {
                return false;
            }
            return f.traits().isEmpty() || Filters.fits(t, b, f, s);
        }
        return Filters.fits(t, b, f, s);
    }

    private static boolean isCard(UfsTable t, Bindings b, Selector what, Ref ref) {
        if (!isSaid(what)) {
            return true;
        }
        return !ref.isNone() && isSubject(t, b, what, AsItWas.subject(t, ref));
    }

    /** K.3.24: whether a card that was played so was played as what the pattern calls it. */
    private static boolean isUse(Selector what, Happening.As said, Happening.As as) {
        if (said != Happening.As.UNSAID) {
            return Traits.covers(said, as);
        }
        return switch (what) {
            case Selector.Some s -> isUse(s.filter(), as);
            case Selector.All s -> isUse(s.filter(), as);
            case Selector.This x -> as != Happening.As.BLOCK || x.noun().type() == null || x.noun().isAnyUse();
            default -> true;
        };
    }

    private static boolean isUse(Filter f, Happening.As as) {
        boolean blocks = f.nouns().size() == 1 && f.nouns().getFirst() == Noun.BLOCK;
        return blocks ? as == Happening.As.BLOCK : NextCards.isUse(f, as);
    }

    // ---- playing and blocking -------------------------------------------------------------------------------------------------

    private static boolean plays(UfsTable t, Bindings asking, Happening.Plays p, UfsEvent e) {
        Bindings b = acting(t, asking, p.who(), e.seat());
        if (p.tries()) {
            return e instanceof UfsEvent.Tried x && Players.includes(t, b, p.who(), x.seat())
                    && isUse(p.card(), p.as(), x.as())
                    && isFrom(p, x.from()) && isCard(t, b, p.card(), x.card());
        }
        if (!(e instanceof UfsEvent.Played x) || !Players.includes(t, b, p.who(), x.seat())
                || !isUse(p.card(), p.as(), x.as())
                || !isFrom(p, x.from())) {
            return false;
        }
        Subject s = Subject.of(t, x.image());
        return isSubject(t, b, p.card(), s) || p.card() instanceof Selector.Some some
                && some.filter().nouns().contains(Noun.BLOCK) && x.as() == Happening.As.BLOCK;
    }

    /** "a player ... their card pool": theirs who acts, where that may be anybody. */
    private static Bindings acting(UfsTable t, Bindings b, Who who, int seat) {
        return who != Who.NOBODY && seat != Table.NONE && Players.seat(t, b, who) == Table.NONE ? b.about(seat) : b;
    }

    /** The very same ability of the very same card, so many times by this event. */
    private static boolean repeats(UfsTable t, Bindings b, Happening.RepeatsAbility p, UfsEvent.AbilityPlayed a) {
        Subject card = Subject.of(t, a.image());
        return Players.includes(t, b, p.who(), a.seat()) && Filters.is(p.on(), card)
                && AbilityFilters.fits(t, b, p.ability(), card, a.ability(), a.seat(), a.bullets())
                && Conditions.matches(p.nth(), History.timesPlayed(t, b, a, p.nth().period()));
    }

    private static boolean isFrom(Happening.Plays p, int zone) {
        if (!p.from().isSaid()) {
            return true;
        }
        boolean named = false;
        for (int i = 0; i < p.from().zones().size(); i++) {
            named |= Places.kindOf(p.from().zones().get(i)) == Places.kind(zone);
        }
        return named != p.notFrom();
    }

    private static boolean blocks(UfsTable t, Bindings b, Happening.Blocks x, UfsEvent e) {
        if (x.tries()) {
            return e instanceof UfsEvent.Tried p && p.as() == Happening.As.BLOCK
                    && Players.includes(t, b, x.who(), p.seat())
                    && isCard(t, b, x.with(), p.card());
        }
        return e instanceof UfsEvent.StatusSet s && s.status().isBlocked()
                && Players.includes(t, b, x.who(), 1 - s.attacker())
                && (x.how() == Trait.Is.BLOCKED || !isHow(x.how()) || Conditions.isStatus(x.how(), s.status()))
                && isCard(t, b, x.attack(), s.attack()) && isCard(t, b, x.with(), s.block());
    }

    private static boolean isHow(Trait.@Nullable Is how) {
        return how == Trait.Is.COMPLETELY_BLOCKED || how == Trait.Is.PARTIALLY_BLOCKED;
    }

    // ---- damage ---------------------------------------------------------------------------------------------------------------

    private static boolean deals(UfsTable t, Bindings b, Happening.DealsDamage d, UfsEvent e,
            boolean measured) {
        return switch (e) {
            case UfsEvent.Resolved r when d.no() ->
                    r.dealt() <= 0 && isSubject(t, b, d.attack(), Subject.of(t, r.image()));
            case UfsEvent.DamageDealt x when !d.no() -> x.amount() > 0 && (!measured || isAmount(t, b, d.limit(), x))
                    && isTarget(b, d.to(), x.attacker(), x.backup()) && isCard(t, b, d.attack(), x.attack());
            case UfsEvent.BeforeDamage x ->
                    isTarget(b, d.to(), x.attacker(), x.backup()) && isCard(t, b, d.attack(), x.attack());
            default -> false;
        };
    }

    private static boolean takes(UfsTable t, Bindings b, Happening.TakesDamage d, UfsEvent e,
            boolean measured) {
        return switch (e) {
            case UfsEvent.DamageDealt x -> x.backup().isNone() && x.amount() > 0
                    && (!measured || isAmount(t, b, d.limit(), x))
                    && Players.includes(t, b, d.who(), 1 - x.attacker()) && isCard(t, b, d.from(), x.attack());
            case UfsEvent.BeforeDamage x -> x.backup().isNone() && Players.includes(t, b, d.who(), 1 - x.attacker())
                    && isCard(t, b, d.from(), x.attack());
            default -> false;
        };
    }

    private static boolean isAmount(UfsTable t, Bindings b, Happening.DamageLimit limit, UfsEvent.DamageDealt x) {
        return switch (limit) {
            case Happening.DamageLimit.Any a -> true;
            case Happening.DamageLimit.Some s -> Conditions.allows(t, b, s.limit(), x.amount());
            case Happening.DamageLimit.ThanPrinted p -> p.more() ? x.amount() > x.printed() : x.amount() < x.printed();
        };
    }

    private static boolean isTarget(Bindings b, Happening.Target to, int attacker, Ref backup) {
        return switch (to) {
            case UNSAID -> true;
            case A_BACKUP -> !backup.isNone();
            case THIS_BACKUP -> !backup.isNone() && backup.card() == b.source().card();
            case A_CHARACTER -> backup.isNone();
            case YOUR_CHARACTER, YOU -> backup.isNone() && attacker != b.controller();
            case YOUR_RIVAL -> backup.isNone() && attacker == b.controller();
        };
    }

    /** G.5.2.1: an attack that was turned over after its Damage Step began resolves as an attack nevertheless. */
    private static boolean resolves(UfsTable t, Bindings b, Selector attack, UfsEvent.Resolved x) {
        Subject s = Subject.of(t, x.image());
        if (s.state().is(CardType.ATTACK) || !s.isFaceDown()) {
            return isSubject(t, b, attack, s);
        }
        return isSubject(t, b, attack, new Subject(s.card(), s.piece(), State.faceDown(CardType.ATTACK)));
    }

    // ---- what is done to cards ------------------------------------------------------------------------------------------------

    private static boolean does(UfsTable t, Bindings asking, Happening.Does d, UfsEvent e) {
        Bindings b = acting(t, asking, d.who(), e.seat());
        return switch (e) {
            case UfsEvent.Moved m -> Players.includes(t, b, d.who(), m.seat()) && isAct(t, b, d, m)
                    && Filters.isAt(t, b, d.to(), m.to()) && Causes.fits(t, b, d.cause(), m.cause())
                    && isSubject(t, b, d.cards(), Subject.of(t, m.image()));
            case UfsEvent.Done x -> d.acts().contains(x.act()) && Players.includes(t, b, d.who(), x.seat())
                    && Causes.fits(t, b, d.cause(), x.cause()) && isCard(t, b, d.cards(), x.card());
            case UfsEvent.Turned x -> d.acts().contains(x.faceDown() ? Act.FLIP : Act.UNFLIP)
                    && Players.includes(t, b, d.who(), x.seat()) && Causes.fits(t, b, d.cause(), x.cause())
                    && isSubject(t, b, d.cards(), Subject.of(t, x.image()));
            case UfsEvent.Played x -> d.acts().contains(Act.PLAY) && Players.includes(t, b, d.who(), x.seat())
                    && isSubject(t, b, d.cards(), Subject.of(t, x.image()));
            case UfsEvent.Checked x -> d.acts().contains(Act.CHECK) && Players.includes(t, b, d.who(), x.seat())
                    && !x.card().isNone() && isCard(t, b, d.cards(), x.card());
            default -> false;
        };
    }

    /** K.2.1: to discard is to discard from the hand where nothing else is said. */
    private static boolean isAct(UfsTable t, Bindings b, Happening.Does d, UfsEvent.Moved m) {
        int from = Places.kind(m.from());
        List<Act> acts = d.acts();
        for (int i = 0; i < acts.size(); i++) {
            Act act = acts.get(i);
            if (act == Act.ADD && isArrival(d, m)) {
                return true;
            }
            if (act == Act.DISCARD && !d.from().isSaid() && !namesPlace(d.cards())) {
                if (from == Places.HAND && Places.kind(m.to()) == Places.DISCARD && SameAct.isAlso(m.act(), act)) {
                    return true;
                }
            } else
                if (SameAct.isAlso(m.act(), act, from, Places.kind(m.to())) && Filters.isAt(t, b, d.from(), m.from())) {
                    return true;
                }
        }
        return false;
    }

    /** D.2.3.3, K.4.1: whatever brings a card to a zone, the card is added to it. */
    private static boolean isArrival(Happening.Does d, UfsEvent.Moved m) {
        return d.passive() && d.to().isSaid() && !d.from().isSaid() && m.from() != m.to();
    }

    /** Whether the cards are said to be somewhere, or are the attack in progress; K.2.1, discard.3: others are in a hand. */
    private static boolean namesPlace(Selector cards) {
        return switch (cards) {
            case Selector.Some s -> s.filter().place().isSaid() || s.filter().nouns().contains(Noun.MOMENTUM);
            case Selector.All s -> s.filter().place().isSaid() || s.filter().nouns().contains(Noun.MOMENTUM);
            case Selector.Whole w -> true;
            case Selector.Top x -> true;
            case Selector.CurrentAttack x -> true;
            default -> false;
        };
    }

    /** D.2.5.1.3: a card leaves as its way begins, when it has not entered yet; of the past the whole way is asked. */
    private static boolean goes(UfsTable t, Bindings b, Happening.Goes g, UfsEvent e, When.@Nullable Timing timing) {
        boolean starts = timing != null && (g.leaves() || timing == When.Timing.BEFORE);
        return switch (e) {
            case UfsEvent.Left l when starts -> goes(t, b, g, l.image(), l.from(), l.to(), l.cause());
            case UfsEvent.Moved m when !starts -> goes(t, b, g, m.image(), m.from(), m.to(), m.cause());
            default -> false;
        };
    }

    private static boolean goes(UfsTable t, Bindings b, Happening.Goes g, Image image, int from, int to, Cause cause) {
        return Filters.isAt(t, b, g.place(), g.leaves() ? from : to)
                && (!g.from().isSaid() || Filters.isAt(t, b, g.from(), from)) && Causes.fits(t, b, g.cause(), cause)
                && isSubject(t, b, withoutPlace(g.card()), Subject.of(t, image));
    }

    private static Selector withoutPlace(Selector s) {
        return s instanceof Selector.Some x && x.filter().place().isSaid()
                ? new Selector.Some(x.count(), x.article(), x.filter().at(Place.UNSAID)) : s;
    }

    // ---- checks, numbers, phases --------------------------------------------------------------------------------------------------

    private static boolean checks(UfsTable t, Bindings b, Happening.Checks c, UfsEvent e) {
        return switch (e) {
            case UfsEvent.BeforeCheck x ->
                    Players.includes(t, b, c.who(), x.seat()) && Checks.isFor(t, b, c.purpose(), x.purpose());
            case UfsEvent.Checked x ->
                    c.result() == Happening.Checks.Result.MADE && Players.includes(t, b, c.who(), x.seat())
                            && Checks.isFor(t, b, c.purpose(), x.purpose());
            case UfsEvent.CheckEnded x -> c.result() != Happening.Checks.Result.MADE
                    && x.passed() == c.result().isPass() && (!c.result().isOfOne() || Played.isFirstCheck(t, b, x))
                    && Players.includes(t, b, c.who(), x.seat())
                    && Checks.isFor(t, b, c.purpose(), x.purpose());
            default -> false;
        };
    }

    private static boolean checksNumber(UfsTable t, Bindings b, Happening.ChecksNumber c, UfsEvent e) {
        if (!(e instanceof UfsEvent.Checked x) || !Players.includes(t, b, c.who(), x.seat())
                || !Checks.isFor(t, b, c.purpose(), x.purpose())) {
            return false;
        }
        int n = c.printed() && !x.card().isNone()
                ? Subject.printed(t, x.card().card()).state().number(Property.CONTROL) : x.value();
        return Conditions.allows(t, b, c.number(), n);
    }

    private static boolean changes(UfsTable t, Bindings b, Happening.Changes c, UfsEvent e) {
        if (!(e instanceof UfsEvent.Changed x) || !c.properties().isEmpty() && !c.properties().contains(x.property())
                || !isDirection(c.direction(), x.by(), x.bonus()) || !Causes.fits(t, b, c.cause(), x.cause())) {
            return false;
        }
        return (c.size().isEmpty() || Conditions.allows(t, b, c.size().get(), Math.abs(x.by())))
                && (c.by() == Who.NOBODY || Players.includes(t, b, c.by(), x.cause().seat()))
                && isCard(t, b, c.card(), x.card());
    }

    /** K.3.6: only +n is a bonus, only -n a penalty. */
    static boolean isDirection(Happening.Changes.Direction direction, int by, boolean bonus) {
        return switch (direction) {
            case BONUS -> bonus && by > 0;
            case PENALTY -> bonus && by < 0;
            case REDUCED -> by < 0;
            case INCREASED -> by > 0;
            case MODIFIED -> true;
        };
    }

    private static boolean health(UfsTable t, Bindings b, Happening.Health h, UfsEvent e, boolean measured) {
        return e instanceof UfsEvent.Health x && x.change() < 0 == h.loses()
                && Players.includes(t, b, h.who(), x.seat())
                && (!measured || h.size().isEmpty()
                        || Conditions.allows(t, b, h.size().get(), Math.abs(x.change())))
                && Causes.fits(t, b, h.cause(), x.cause());
    }

    private static boolean phase(UfsTable t, Bindings b, Happening.PhaseTurns p, UfsEvent e,
            When.@Nullable Timing timing) {
        boolean ends = p.wording() == Happening.PhaseTurns.Wording.BARE ? timing == When.Timing.AFTER : p.ends();
        if (Watching.isStep(p.phase())) {
            return e instanceof UfsEvent.StepTurned s && s.step() == p.phase() && s.ends() == ends
                    && Players.includes(t, b, p.whose(), s.attacker());
        }
        return e instanceof UfsEvent.PhaseTurned x && x.phase() == p.phase() && x.ends() == ends
                && Players.includes(t, b, p.whose(), x.seat());
    }
}
