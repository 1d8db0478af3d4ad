package cardinal.catalog.ufs;

import cardinal.catalog.events.GameEvents;
import cardinal.catalog.events.HappeningKind;
import cardinal.catalog.events.Meaning;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.View;
import cardinal.kernel.Event;
import cardinal.kernel.Piece;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.flow.Check;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What happens at a table of UFS. */
final class UfsEvents implements GameEvents<UfsTable> {
    @Override
    public @Nullable Meaning meaning(UfsTable t, Event event) {
        return switch (event) {
            case Remark r -> GameEvents.of(r);
            case UfsEvent e -> meaning(t, e);
            default -> null;
        };
    }

    private static @Nullable Meaning meaning(UfsTable t, UfsEvent event) {
        return switch (event) {
            case UfsEvent.Moved m -> moved(m);
            case UfsEvent.Done d -> done(d);
            case UfsEvent.Turned d -> Meaning.of(d.faceDown() ? HappeningKind.VALUE : HappeningKind.REVEAL, d.seat(),
                    d.image().card()).called("facing");
            case UfsEvent.Announced a ->
                    Meaning.of(HappeningKind.PLAY, a.seat(), a.card().card()).called("ability");
            case UfsEvent.Checked c -> Meaning.of(HappeningKind.CHECK, c.seat(), c.card().card()).of(c.value());
            case UfsEvent.CheckEnded c -> check(t, c);
            case UfsEvent.StatusSet s -> Meaning.of(HappeningKind.BLOCK, s.seat(), s.attack().card())
                    .from(s.block().card()).good(s.status() == Status.COMPLETE)
                    .called(s.status().name().toLowerCase(Locale.ROOT));
            case UfsEvent.DamageDealt d -> Meaning.of(HappeningKind.DAMAGE, d.seat(), hit(t, d.seat(), d.backup()))
                    .from(d.attack().card()).of(d.amount()).called("damage");
            case UfsEvent.Resolved r -> Meaning.of(HappeningKind.RESOLVE, r.attacker(), r.attack().card());
            case UfsEvent.PhaseTurned p -> p.ends() ? null : Meaning.of(
                    p.phase() == Phase.TURN ? HappeningKind.TURN : HappeningKind.PHASE, p.seat(), Table.NONE)
                    .of(p.phase() == Phase.TURN ? t.turn() : 0);
            case UfsEvent.StepTurned s ->
                    s.ends() ? null : Meaning.of(HappeningKind.PHASE, s.attacker(), s.attack().card());
            case UfsEvent.Health h -> Meaning.of(HappeningKind.LIFE, h.seat(), Table.NONE).of(Math.abs(h.change()))
                    .called("vitality");
            case UfsEvent.Changed c -> changed(t, c);
            case UfsEvent.ZoneChanged z -> Meaning.of(HappeningKind.VALUE, Table.NONE, z.card().card()).called("zone");
            case UfsEvent.Counters c -> Meaning.of(HappeningKind.COUNTER, c.seat(), c.card().card())
                    .of(Math.abs(c.change())).called(c.counter());
            case UfsEvent.Cancelled c ->
                    Meaning.of(HappeningKind.RESOLVE, Table.NONE, c.card().card()).good(false);
            case UfsEvent.BlockCancelled c ->
                    Meaning.of(HappeningKind.BLOCK, Table.NONE, c.card().card()).good(false).called("cancelled");
            case UfsEvent.Cycled c -> Meaning.of(HappeningKind.SHUFFLE, c.seat(), Table.NONE);
            case UfsEvent.LevelledUp l ->
                    Meaning.of(HappeningKind.VALUE, l.seat(), Table.NONE).of(l.level()).called("level");
            case UfsEvent.Attacked a -> Meaning.of(HappeningKind.ATTACK, a.attacker(), a.attack().card())
                    .at(hit(t, UfsTable.rival(a.attacker()), a.backup()));
            case UfsEvent.OptionChosen o -> Meaning.of(HappeningKind.CHOICE, o.seat(), o.card().card());
            case UfsEvent.Left _,UfsEvent.Tried _,UfsEvent.Played _,UfsEvent.AbilityPlayed _,UfsEvent.Clearing _,UfsEvent.AbilityResolved _,UfsEvent.BeforeCheck _,UfsEvent.BeforeDamage _,UfsEvent.GameOpens _ ->
                    null;
        };
    }

    private static Meaning moved(UfsEvent.Moved m) {
        HappeningKind kind = switch (m.act()) {
            case DRAW -> HappeningKind.DRAW;
            case DESTROY, SACRIFICE -> HappeningKind.DESTROY;
            default -> HappeningKind.MOVE;
        };
        return Meaning.of(kind, m.seat(), m.image().card()).called(m.act().name().toLowerCase(Locale.ROOT));
    }

    private static Meaning done(UfsEvent.Done d) {
        HappeningKind kind = switch (d.act()) {
            case COMMIT, READY -> HappeningKind.READY_EXHAUST;
            case REVEAL, LOOK, UNFLIP -> HappeningKind.REVEAL;
            default -> HappeningKind.VALUE;
        };
        Meaning meaning = Meaning.of(kind, d.seat(), d.card().card());
        return kind == HappeningKind.VALUE ? meaning.called(d.act().name().toLowerCase(Locale.ROOT)) : meaning;
    }

    /** amount: what it has come to; before: the difficulty. */
    private static Meaning check(UfsTable t, UfsEvent.CheckEnded c) {
        Meaning ended = Meaning.of(HappeningKind.CHECK, c.seat(), Table.NONE).good(c.passed());
        return t.depth() > 0 && t.frame(t.depth() - 1) instanceof Check check
                ? ended.of(check.value()).between(check.difficulty(), check.value()) : ended;
    }

    private static Meaning changed(UfsTable t, UfsEvent.Changed c) {
        int now = t.state(c.card().card()).number(c.property());
        return Meaning.of(HappeningKind.VALUE, c.seat(), c.card().card()).of(Math.abs(c.by()))
                .between(now - c.by(), now)
                .called(c.property().name().toLowerCase(Locale.ROOT));
    }

    /** Who is hit: a backup, or the player's character. */
    private static int hit(UfsTable t, int seat, Ref backup) {
        return backup.isNone() ? t.starter(seat) : backup.card();
    }

    /** What comes of an attack is told apart from what was done before it. */
    @Override
    public boolean opensGroup(UfsTable t, Event event) {
        return event instanceof UfsEvent.StepTurned s && !s.ends() && s.step() == Phase.BLOCK_STEP
                || event instanceof UfsEvent.PhaseTurned p && !p.ends() && p.phase() == Phase.END_PHASE;
    }

    /** UniVersus tells the choice of a bullet itself. */
    @Override
    public boolean tellsDecision(Purpose purpose) {
        return purpose != Purpose.MODE && GameEvents.super.tellsDecision(purpose);
    }

    @Override
    public String zone(UfsTable t, int card, Piece piece) {
        String kind = switch (Places.kind(piece.zone())) {
            case Places.DECK -> "deck";
            case Places.HAND -> "hand";
            case Places.POOL -> "pool";
            case Places.STAGE -> piece.is(Flag.STARTER) ? "character" : "stage";
            case Places.DISCARD -> "discard";
            case Places.REMOVED -> "removed";
            case Places.MOMENTUM -> "momentum";
            case Places.TRANSIT -> "transit";
            case Places.SIDEBOARD -> "sideboard";
            default -> piece.is(Flag.ATTACHED) ? "attached" : "";
        };
        return kind.isEmpty() ? kind : kind + "-" + Places.seat(piece.zone());
    }

    @Override
    public List<View.Stat> stats(UfsTable t, int seat) {
        return counted(t, seat);
    }

    /** What is counted for a player, the most important first. */
    static List<View.Stat> counted(UfsTable t, int seat) {
        List<View.Stat> stats = new ArrayList<>();
        boolean out = t.starter(seat) != Table.NONE && t.place(t.starter(seat)) == Places.STAGE;
        stats.add(new View.Stat("vitality", "Vitality", t.fighters().vitality(seat),
                out ? t.fighters().maximumVitality(seat) : 0));
        if (out) {
            stats.add(Picture.stat("handSize", "Hand size", t.fighters().handSize(seat)));
        }
        if (t.fighters().level(seat) > 0) {
            stats.add(Picture.stat("level", "Level", t.fighters().level(seat)));
        }
        if (t.progress().games().isSeries()) {
            stats.add(new View.Stat("games", "Games won", t.progress().games().won(seat),
                    t.progress().games().most() / 2 + 1));
        }
        return stats;
    }

    @Override
    public boolean isTurned(Piece piece) {
        return piece.is(Flag.COMMITTED);
    }

    @Override
    public boolean marksDamage() {
        return false;
    }
}
