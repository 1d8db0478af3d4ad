package cardinal.ufs.words;

import cardinal.kernel.Event;
import cardinal.kernel.Naming;
import cardinal.kernel.Narration;
import cardinal.kernel.Ref;
import cardinal.kernel.Sentence;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Check;
import cardinal.ufs.program.State;
import cardinal.ufs.table.CauseKind;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.Locale;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator extends Narration<UfsTable> {
    private Narrator(UfsTable t, int seat) {
        super(t, seat);
    }

    public static Sentence tell(UfsTable t, int seat, Event event) {
        return new Narrator(t, seat).of(event);
    }

    /** What happened, as a question says it to a player, without the clause behind it; empty for what is not told. */
    static String bare(UfsTable t, int seat, UfsEvent event) {
        return new Narrator(t, seat).of(event).to(seat, other -> Naming.player(t, other, seat));
    }

    @Override
    protected Sentence tell(Event event) {
        return event instanceof UfsEvent e ? of(e) : Sentence.NOTHING;
    }

    private Sentence of(UfsEvent event) {
        return switch (event) {
            case UfsEvent.Moved m -> moved(m);
            case UfsEvent.Left l -> Sentence.NOTHING;
            case UfsEvent.Done d -> told(ActWords.clause(d.act()), name(d.card()), " " + ActWords.is(d.act()));
            case UfsEvent.Turned d ->
                    told("K.4.2", name(d.image().card()), d.faceDown() ? " is flipped" : " is unflipped");
            case UfsEvent.Tried d -> Sentence.NOTHING;
            case UfsEvent.Played p -> told("E.4.11", does(p.seat(), "has"), "played ", name(p.card()), as(p));
            case UfsEvent.Announced a -> told("E.4.1", does(a.seat(), "uses"), "the ",
                    LogWords.ability(a.ability()) + " of ", name(a.card()));
            case UfsEvent.AbilityPlayed a -> told("E.4.11", does(a.seat(), "has"), "used the ",
                    LogWords.ability(a.ability()) + " of ", name(a.card()));
            case UfsEvent.Checked c -> told("E.3.1", does(c.seat(), "checks"), c.value(),
                    c.card().isNone() ? Sentence.NOTHING : say(" with ", name(c.card())));
            case UfsEvent.CheckEnded c -> told(c.passed() ? "E.3.5.1" : "E.3.5.2",
                    does(c.seat(), c.passed() ? "passes" : "fails"), "the check" + sum());
            case UfsEvent.StatusSet s -> told("G.2.2", name(s.attack()), " is " + LogWords.status(s.status()));
            case UfsEvent.DamageDealt d -> told("G.3.3", name(d.attack()), " deals ", d.amount(), " damage", half(d),
                    d.backup().isNone() ? left(UfsTable.rival(d.attacker())) : say(" to ", name(d.backup())));
            case UfsEvent.BeforeDamage b -> Sentence.NOTHING;
            case UfsEvent.BeforeCheck b -> Sentence.NOTHING;
            case UfsEvent.Clearing c -> Sentence.NOTHING;
            case UfsEvent.Resolved r -> told("G.4", name(r.attack()), " is over");
            case UfsEvent.PhaseTurned p -> phase(p);
            case UfsEvent.StepTurned s -> s.ends() ? Sentence.NOTHING : told(LogWords.clause(s.step()),
                    LogWords.words(s.step()),
                    s.attack().isNone() ? Sentence.NOTHING : say(" of ", name(s.attack())));
            case UfsEvent.Health h -> h.damage() ? Sentence.NOTHING
                    : told("B.1.2.2", does(h.seat(), h.change() < 0 ? "loses" : "gains"), Math.abs(h.change()),
                            " vitality, now ", t.fighters().vitality(h.seat()));
            case UfsEvent.Changed c -> told("J.3.3", name(c.card()),
                    " gets " + LogWords.signed(c.by()) + " " + LogWords.word(c.property()) + ", now ",
                    t.state(c.card().card()).number(c.property()));
            case UfsEvent.ZoneChanged z -> told("J.3.3", name(z.card()), " now is a " + zone(z));
            case UfsEvent.Counters c ->
                    told("counters.1", name(c.card()), c.change() < 0 ? " loses " : " gets ",
                            count(Math.abs(c.change()), c.counter() + " counter"));
            case UfsEvent.Cancelled c -> told("K.5.2", "The ", LogWords.ability(c.ability()) + " of ",
                    name(c.card()), " is cancelled");
            case UfsEvent.BlockCancelled c -> told("G.2.2.1", "The block with ", name(c.card()), " is cancelled");
            case UfsEvent.Cycled c -> told("E.2.2", does(c.seat(), "shuffles"), "the discard pile into the deck");
            case UfsEvent.LevelledUp l -> told("level-up.1", does(l.seat(), "levels"), "up to ", l.level());
            case UfsEvent.Attacked a -> told("attack.1", name(a.attack()), " attacks ",
                    a.backup().isNone() ? who(UfsTable.rival(a.attacker())) : name(a.backup()), figures(a.attack()));
            case UfsEvent.GameOpens g -> Sentence.NOTHING;
            case UfsEvent.AbilityResolved r -> Sentence.NOTHING;
            case UfsEvent.OptionChosen o -> told("J.1.4", does(o.seat(), "chooses"),
                    "\"" + CardTextWords.chosen(t, o.option(), o.bullets().getLast()) + "\" for "
                            + "the " + LogWords.ability(o.ability()) + " of ",
                    name(o.card()));
        };
    }

    /** How a check came to its end: it is in progress until it has been told. */
    private String sum() {
        return t.depth() > 0 && t.frame(t.depth() - 1) instanceof Check check ? ": " + check.sum() : "";
    }

    /** G.3.2: what a partially blocked attack would have dealt. */
    private Sentence half(UfsEvent.DamageDealt d) {
        int full = d.attack().isNone() ? 0 : t.state(d.attack().card()).number(Property.DAMAGE);
        return d.status() == Status.PARTIAL && Math.ceilDiv(full, 2) == d.amount()
                ? say(", half of ", full, full % 2 == 1 ? " rounded up" : "") : Sentence.NOTHING;
    }

    private Sentence left(int seat) {
        return say(", ", does(seat, "has"), t.fighters().vitality(seat), " left");
    }

    /** D.2.5.1.3: one sentence for the whole way of a card. */
    private Sentence moved(UfsEvent.Moved m) {
        int from = Places.kind(m.from());
        int to = Places.kind(m.to());
        String why = m.cause().why() == CauseKind.PAUSE ? " because it may not stay" : "";
        boolean attaches = to == Places.NOWHERE && m.act() == Act.ADD;
        return told(ActWords.clause(m.act()), act(m.seat(), attaches ? "attaches" : ActWords.does(m.act())),
                name(m.image().card()),
                way(m, from, to) + why);
    }

    /** Of words such as "checks with" the first is the verb. */
    private static Sentence act(int seat, String does) {
        int space = does.indexOf(' ');
        return space < 0 ? does(seat, does)
                : say(does(seat, does.substring(0, space)), does.substring(space + 1) + " ");
    }

    private static String way(UfsEvent.Moved m, int from, int to) {
        return switch (m.act()) {
            case DRAW, DISCARD, DESTROY, SACRIFICE, REMOVE, SPEND, REVIEW, MILL, CHECK, BUILD ->
                    from == Places.POOL || from == Places.TRANSIT || from == Places.HAND || to == Places.HAND
                            || from == Places.DECK ? ""
                                    : " from the " + LogWords.place(from);
            case CLEAR -> "";
            case PLAY -> " to the " + LogWords.place(to);
            default -> (from == Places.POOL || from == Places.TRANSIT || from == Places.NOWHERE ? ""
                    : " from the " + LogWords.place(from))
                    + (to == Places.NOWHERE ? "" : " to the " + LogWords.place(to));
        };
    }

    /** ": high, speed 4, damage 5". */
    private String figures(Ref attack) {
        State s = t.state(attack.card());
        AttackZone zone = s.attackZone();
        return ": " + (zone == null ? "" : zone.name().toLowerCase(Locale.ROOT) + ", ") + "speed "
                + s.number(Property.SPEED) + ", damage " + s.number(Property.DAMAGE);
    }

    private String zone(UfsEvent.ZoneChanged z) {
        State s = t.state(z.card().card());
        AttackZone zone = z.block() ? s.blockZone() : s.attackZone();
        return (zone == null ? "no zone" : zone.name().toLowerCase(Locale.ROOT)) + (z.block() ? " block" : " attack");
    }

    private static String as(UfsEvent.Played p) {
        return switch (p.as()) {
            case BLOCK -> " as a block";
            case REVERSAL -> " as a reversal";
            default -> "";
        };
    }

    private Sentence phase(UfsEvent.PhaseTurned p) {
        if (p.ends() || p.phase() == Phase.TURN) {
            return p.ends() ? Sentence.NOTHING : told("F.3.3", does(p.seat(), "begins"), "turn ", t.turn());
        }
        return told(LogWords.clause(p.phase()), whose(p.seat()), " " + LogWords.words(p.phase()));
    }

    private Sentence told(String clause, Object... parts) {
        return say(say(parts), cite(t.cite(clause)));
    }

    private Sentence.Part name(Ref card) {
        return card.isNone() ? new Sentence.Words("nothing") : name(card.card());
    }
}
