package cardinal.ufs.rules;

import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.table.Why;
import java.util.Locale;
import java.util.regex.Pattern;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator extends Narration<UfsTable> {
    /** The clause behind a sentence. */
    private static final Pattern CLAUSE = Pattern.compile(" \\([^() ]+\\)$");

    private Narrator(UfsTable t, int seat) {
        super(t, seat);
    }

    public static String tell(UfsTable t, int seat, Event event) {
        return new Narrator(t, seat).of(event);
    }

    /** What happened, without the clause behind it; empty for what is not told. */
    static String bare(UfsTable t, int seat, UfsEvent event) {
        return CLAUSE.matcher(new Narrator(t, seat).of(event)).replaceFirst("");
    }

    @Override
    protected String tell(Event event) {
        return event instanceof UfsEvent e ? of(e) : "";
    }

    private String of(UfsEvent event) {
        return switch (event) {
            case UfsEvent.Moved m -> moved(m);
            case UfsEvent.Left l -> "";
            case UfsEvent.Done d -> cite(name(d.card()) + " " + Acts.is(d.act()), Acts.clause(d.act()));
            case UfsEvent.Turned d ->
                    cite(name(d.image().card()) + (d.faceDown() ? " is flipped" : " is unflipped"), "K.4.2");
            case UfsEvent.Tried d -> "";
            case UfsEvent.Played p -> cite(who(p.seat()) + " has played " + name(p.card()) + as(p), "E.4.11");
            case UfsEvent.AbilityPlayed a ->
                    cite(who(a.seat()) + " has played " + AbilityNames.bare(a.ability()) + " of " + name(a.card()),
                            "E.4.11");
            case UfsEvent.Checked c -> cite(who(c.seat()) + " checks " + c.value(), "E.3.1");
            case UfsEvent.CheckEnded c -> cite(who(c.seat()) + (c.passed() ? " passes the check" : " fails the check"),
                    c.passed() ? "E.3.5.1" : "E.3.5.2");
            case UfsEvent.StatusSet s -> cite(name(s.attack()) + " is " + status(s.status()), "G.2.2");
            case UfsEvent.DamageDealt d -> cite(name(d.attack()) + " deals " + d.amount() + " damage"
                    + (d.backup().isNone() ? "" : " to " + name(d.backup())), "G.3.3");
            case UfsEvent.BeforeDamage b -> "";
            case UfsEvent.BeforeCheck b -> "";
            case UfsEvent.Clearing c -> "";
            case UfsEvent.Resolved r -> cite(name(r.attack()) + " has resolved", "G.4");
            case UfsEvent.PhaseTurned p -> phase(p);
            case UfsEvent.StepTurned s -> s.ends() ? ""
                    : cite(words(s.step()) + (s.attack().isNone() ? "" : " of " + name(s.attack())), clause(s.step()));
            case UfsEvent.Health h -> h.damage() ? ""
                    : cite(who(h.seat()) + (h.change() < 0 ? " loses " + -h.change() : " gains " + h.change())
                            + " vitality, now "
                            + t.vitality(h.seat()), "B.1.2.2");
            case UfsEvent.Changed c ->
                    cite(name(c.card()) + " has " + c.property().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                            + " " + t.state(c.card().card()).number(c.property()), "J.3.3");
            case UfsEvent.ZoneChanged z -> cite(name(z.card()) + " changes its zone", "J.3.3");
            case UfsEvent.Counters c ->
                    cite(name(c.card()) + (c.change() < 0 ? " loses " + -c.change() : " gets " + c.change()) + " "
                            + c.counter() + (Math.abs(c.change()) == 1 ? " counter" : " counters"), "counters.1");
            case UfsEvent.Cancelled c ->
                    cite(AbilityNames.bare(c.ability()) + " of " + name(c.card()) + " is cancelled", "K.5.2");
            case UfsEvent.BlockCancelled c -> cite("the block with " + name(c.card()) + " is cancelled", "G.2.2.1");
            case UfsEvent.Cycled c -> cite(who(c.seat()) + " cycles the deck", "E.2.2");
            case UfsEvent.LevelledUp l -> cite(who(l.seat()) + " levels up to " + l.level(), "level-up.1");
            case UfsEvent.Attacked a -> cite(name(a.attack()) + " attacks "
                    + (a.backup().isNone() ? who(UfsTable.rival(a.attacker())) : name(a.backup())), "attack.1");
            case UfsEvent.GameOpens g -> "";
            case UfsEvent.AbilityResolved r -> "";
            case UfsEvent.OptionChosen o ->
                    cite(who(o.seat()) + " chooses option " + (o.bullets().getLast() + 1) + " of "
                            + AbilityNames.bare(o.ability()) + " of " + name(o.card()), "J.1.4");
        };
    }

    /** D.2.5.1.3: one sentence for the whole way of a card. */
    private String moved(UfsEvent.Moved m) {
        int from = Places.kind(m.from());
        int to = Places.kind(m.to());
        String clause = Acts.clause(m.act());
        String doer = who(m.seat()) + " ";
        String card = name(m.image().card());
        String why = m.cause().why() == Why.PAUSE ? " because it may not stay" : "";
        return cite(doer + Acts.does(m.act()) + " " + card + way(m, from, to) + why, clause);
    }

    private static String way(UfsEvent.Moved m, int from, int to) {
        return switch (m.act()) {
            case DRAW, DISCARD, DESTROY, SACRIFICE, REMOVE, SPEND, REVIEW, MILL, CHECK, BUILD ->
                    from == Places.HAND || to == Places.HAND || from == Places.DECK ? ""
                            : " from the " + Places.name(from);
            case CLEAR -> "";
            default -> " from the " + Places.name(from) + " to the " + Places.name(to);
        };
    }

    private static String as(UfsEvent.Played p) {
        return switch (p.as()) {
            case BLOCK -> " as a block";
            case REVERSAL -> " as a reversal";
            default -> "";
        };
    }

    private String phase(UfsEvent.PhaseTurned p) {
        if (p.ends() || p.phase() == Phase.TURN) {
            return p.ends() ? "" : cite("turn " + t.turn() + " of " + who(p.seat()), "F.3.3");
        }
        return cite(who(p.seat()) + "'s " + words(p.phase()), clause(p.phase()));
    }

    /** Ready Step, Combat Phase. */
    static String words(Phase phase) {
        StringBuilder s = new StringBuilder();
        for (String word : phase.name().split("_")) {
            s.append(s.isEmpty() ? "" : " ").append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return s.toString();
    }

    private static String clause(Phase phase) {
        return switch (phase) {
            case START_PHASE -> "F.1";
            case READY_STEP -> "F.1.1";
            case REVIEW_STEP -> "F.1.2";
            case DRAW_STEP -> "F.1.3";
            case COMBAT_PHASE -> "F.2";
            case ENHANCE_STEP -> "G.1";
            case BLOCK_STEP -> "G.2";
            case DAMAGE_STEP -> "G.3";
            case REVERSAL_STEP -> "G.4";
            case END_PHASE -> "F.3";
            case TURN, GAME -> "F.3.3";
        };
    }

    static String status(Status status) {
        return switch (status) {
            case OPEN -> "not yet blocked";
            case UNBLOCKED -> "unblocked";
            case PARTIAL -> "partially blocked";
            case COMPLETE -> "completely blocked";
        };
    }

    private String cite(String words, String clause) {
        return words + cite(t.cite(clause));
    }

    private String name(Ref card) {
        return card.isNone() ? "nothing" : name(card.card());
    }
}
