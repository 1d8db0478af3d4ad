package cardinal.riftbound.words;

import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.kernel.Sentence;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator extends Narration<RiftTable> {
    private Narrator(RiftTable t, int seat) {
        super(t, seat);
    }

    public static Sentence tell(RiftTable t, int seat, Event event) {
        return new Narrator(t, seat).of(event);
    }

    @Override
    protected Sentence tell(Event event) {
        return event instanceof RiftEvent e ? of(e) : Sentence.NOTHING;
    }

    /** What is marked on a unit against its Might. */
    private String marked(int card) {
        if (!t.onBoard(card)) {
            return "";
        }
        int marks = t.piece(card).marks();
        return ", " + marks + (marks < t.might(card) ? " of " : " against Might ") + t.might(card);
    }

    private Sentence of(RiftEvent event) {
        return switch (event) {
            case RiftEvent.Played p -> say(does(p.seat(), "has"), "played ", name(p.card()), cite("347.1"));
            case RiftEvent.Attacked a -> say(name(a.card()), " attacks", cite("376.4.d"));
            case RiftEvent.Defended d -> say(name(d.card()), " defends", cite("376.4.e"));
            case RiftEvent.Conquered c -> Sentence.NOTHING;
            case RiftEvent.Held h -> Sentence.NOTHING;
            case RiftEvent.Moved m -> Sentence.NOTHING;
            case RiftEvent.Died d -> say(whose(d.seat()), " ", name(d.card()), " is killed", cite("415.2"));
            case RiftEvent.Left l -> Sentence.NOTHING;
            case RiftEvent.Dying d -> Sentence.NOTHING;
            case RiftEvent.Controlled c -> Sentence.NOTHING;
            case RiftEvent.PlayerFought f -> Sentence.NOTHING;
            case RiftEvent.Tied t -> Sentence.NOTHING;
            case RiftEvent.CombatWon _,RiftEvent.Battle _,RiftEvent.Used _,RiftEvent.MainPhase _,RiftEvent.TokenPlanned _,RiftEvent.Begins _,RiftEvent.Banished _ ->
                    Sentence.NOTHING;
            case RiftEvent.CombatDecided d ->
                    say(does(d.seat(), d.won() ? "wins" : "loses"), "the combat at ", name(d.card()),
                            cite(Newer.clause(d.won() ? "466.3.a" : "466.3.b")));
            case RiftEvent.Burned b ->
                    say(does(b.seat(), "burns"), count(b.cards(), "card"), cite(Newer.clause("440.1")));
            case RiftEvent.Damaged d ->
                    say(name(d.card()), " takes ", d.amount(), " damage" + marked(d.card()),
                            cite(d.combat() ? "439.1.e" : "404.1.b"));
            case RiftEvent.BecameMighty m -> say(name(m.card()), " becomes Mighty", cite("709"));
            case RiftEvent.Buffed b -> say(name(b.card()), " gets a buff", cite("413.1.b"));
            case RiftEvent.Equipped _,RiftEvent.Detached _,RiftEvent.XpGained _ -> Sentence.NOTHING;
            case RiftEvent.Empowered e -> say(name(e.card()), " is empowered", cite(Newer.clause("441.1")));
            case RiftEvent.Stunned s -> say(name(s.card()), " is stunned", cite("410.1"));
            case RiftEvent.Readied r -> say(name(r.card()), " is readied", cite("402.1"));
            case RiftEvent.Discarded d -> say(does(d.seat(), "discards"), name(d.card()), cite("409.1"));
            case RiftEvent.Chosen c -> say(does(c.seat(), "chooses"), name(c.card()), cite("352.6"));
            case RiftEvent.Beginning b -> say(whose(b.seat()), " Beginning Phase", cite("315.2"));
            case RiftEvent.Ending n -> say(whose(n.seat()), " Ending Step", cite("317.1"));
            case RiftEvent.Channeled c -> say(does(c.seat(), "channels"), name(c.card()), cite("417.1"));
            case RiftEvent.Hid h -> say(does(h.seat(), "hides"), name(h.card()),
                    " at " + t.placeName(t.battlefield(h.battlefield())), cite("408.1"));
            case RiftEvent.Revealed r -> Sentence.NOTHING;
            case RiftEvent.Recycled r -> say(does(r.seat(), "recycles"), name(r.card()), cite("403.1"));
            case RiftEvent.BuffSpent b ->
                    say(does(b.seat(), "spends"), "the buff of ", name(b.card()), cite("702.2.b"));
            case RiftEvent.Point p -> say(does(p.seat(), "has"), count(p.points(), "point"), cite("444.1"));
            case RiftEvent.PointsLost p ->
                    say(does(p.seat(), "loses"), count(p.points(), "point"), cite(Newer.clause("194.4")));
            case RiftEvent.Drawn d -> say(does(d.seat(), "draws"), name(d.card()), cite("400.1"));
        };
    }
}
