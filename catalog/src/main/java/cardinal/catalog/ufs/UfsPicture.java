package cardinal.catalog.ufs;

import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.ValueBreakdown;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Answer;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.Side;
import cardinal.ufs.program.State;
import cardinal.ufs.flow.Check;
import cardinal.ufs.words.AbilityNames;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Status;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table of UFS: the stage, the card pool from left to right, momentum, and the attack in progress. */
final class UfsPicture extends Picture<UfsTable> {
    private static final List<String> PHASES =
            List.of(title(Phase.START_PHASE), title(Phase.COMBAT_PHASE), title(Phase.END_PHASE));
    private static final List<Property> SHOWN = List.of(Property.DIFFICULTY, Property.SPEED, Property.DAMAGE,
            Property.CONTROL, Property.BLOCK_MODIFIER, Property.STAMINA, Property.HAND_SIZE, Property.VITALITY);

    private final Match<UfsTable> match;
    private @Nullable UfsForecast forecast;

    UfsPicture(Match<UfsTable> match, Viewpoint viewpoint, CardHandles handles) {
        super(match.table(), viewpoint, handles);
        this.match = match;
    }

    /** "use the Enhance of" a card, where one types the card first. */
    @Override
    protected Sentence said(long option, Answer answer) {
        if (Option.kind(option) != Choice.ABILITY) {
            return answer.sentence();
        }
        String words = answer.words();
        String ability = " " + AbilityNames.of(t, Option.a(option), Option.b(option));
        if (!words.endsWith(ability)) {
            return answer.sentence();
        }
        int verb = words.indexOf(' ') + 1;
        return Sentence.of(words.substring(0, verb) + "the " + Character.toUpperCase(ability.charAt(1))
                + ability.substring(2) + " of " + words.substring(verb, words.length() - ability.length()));
    }

    private UfsForecast forecast() {
        UfsForecast made = forecast;
        if (made == null) {
            made = new UfsForecast(match, viewpoint.seat());
            forecast = made;
        }
        return made;
    }

    @Override
    protected Optional<View.Check> check(long option) {
        return forecast().check(option);
    }

    @Override
    protected Sentence outcome(long option) {
        return forecast().outcome(option);
    }

    @Override
    protected View.Timing timing() {
        boolean begun = t.turn() > 0;
        AttackInfo a = t.attack();
        Check check = t.running(Check.class);
        String step = a != null && a.step() != Phase.TURN ? title(a.step()) : "";
        String state = check == null ? step
                : (step.isEmpty() ? "" : step + ", ") + "check of " + Naming.seat(check.seat()) + ": " + check.value();
        return new View.Timing(t.turn(), begun ? t.active() : Table.NONE, begun ? phase() : "", PHASES, state,
                t.clause(), t.prompt().isOpen() ? t.prompt().seat() : Table.NONE);
    }

    private String phase() {
        return switch (t.progress().phase()) {
            case START_PHASE, READY_STEP, REVIEW_STEP, DRAW_STEP -> PHASES.get(0);
            case END_PHASE -> PHASES.get(2);
            default -> PHASES.get(1);
        };
    }

    @Override
    protected List<View.Stat> stats(int seat) {
        return UfsEvents.counted(t, seat);
    }

    @Override
    protected void layOut() {
        for (int s = 0; s < t.seatCount(); s++) {
            int stage = Places.of(s, Places.STAGE);
            zone("character", s, Table.NONE, "Character", stage, card -> t.is(card, Flag.STARTER));
            zone("stage", s, Table.NONE, "Stage", stage, card -> !t.is(card, Flag.STARTER));
            zone("attached", s, Table.NONE, "Attached", Places.of(s, Places.NOWHERE),
                    card -> t.is(card, Flag.ATTACHED));
            open("pool", s, "Card pool", Places.of(s, Places.POOL));
            open("momentum", s, "Momentum", Places.of(s, Places.MOMENTUM));
            pile("hand", s, "Hand", Places.of(s, Places.HAND));
            pile("deck", s, "Deck", Places.of(s, Places.DECK));
            open("discard", s, "Discard pile", Places.of(s, Places.DISCARD));
            open("removed", s, "Removed from the game", Places.of(s, Places.REMOVED));
            open("transit", s, "On the way", Places.of(s, Places.TRANSIT));
            pile("sideboard", s, "Sideboard", Places.of(s, Places.SIDEBOARD));
        }
    }

    @Override
    protected View.Face face(int card) {
        return UfsPrint.face(t.def(card));
    }

    @Override
    protected List<View.Value> values(int card) {
        List<View.Value> values = new ArrayList<>();
        State now = t.state(card);
        Side printed = printed(card);
        for (Property p : SHOWN) {
            if (now.has(p)) {
                ValueBreakdown sum = new ValueBreakdown(printed.has(p) ? printed.number(p) : 0);
                int value = now.number(p);
                int more =
                        p == Property.DIFFICULTY && t.place(card) == Places.HAND && viewpoint.seat() == t.holder(card)
                                ? ProgressiveDifficulty.of(t, viewpoint.seat(), card) : 0;
                changes(card, p, value).forEach(part -> sum.add(part.amount(), part.label()));
                values.add(sum.add(more, "cards in the card pool")
                        .value(p.name().toLowerCase(Locale.ROOT), title(p), value + more));
            }
        }
        return values;
    }

    /** What changed a number since it was printed, as far as the history knows; nothing if that does not explain it. */
    private List<View.Part> changes(int card, Property property, int now) {
        List<View.Part> parts = new ArrayList<>();
        int sum = printed(card).number(property);
        for (int i = 0; i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.Changed c && c.property() == property && c.card().equals(t.ref(card))) {
                int source = c.cause().source().card();
                parts.add(new View.Part(c.by(),
                        source == Table.NONE ? "rules" : Naming.face(t, source, viewpoint.seat())));
                sum += c.by();
            }
        }
        return sum == now ? parts : List.of();
    }

    private Side printed(int card) {
        return t.def(card).side(t.is(card, Flag.TRANSFORMED) || t.is(card, Flag.SECOND_HALF));
    }

    @Override
    protected List<View.Mark> marks(int card) {
        List<View.Mark> marks = new ArrayList<>(backMarks(card));
        Piece p = t.piece(card);
        mark(p, Flag.STARTER, View.MarkKind.ROLE, "starting character", marks);
        mark(p, Flag.TRANSFORMED, View.MarkKind.FACING, "transformed", marks);
        mark(p, Flag.REVERSAL, View.MarkKind.FIGHTING, "reversal", marks);
        mark(p, Flag.SECOND_HALF, View.MarkKind.ROLE, "second half", marks);
        mark(p, Flag.MULTIPLE, View.MarkKind.ROLE, "multiple copy", marks);
        mark(p, Flag.DEALT_DAMAGE, View.MarkKind.OTHER, "dealt damage", marks);
        mark(p, Flag.STUNNED, View.MarkKind.HARM, "stunned", marks);
        State s = t.state(card);
        zone(s.attackZone(), View.MarkKind.ATTACK_ZONE, " attack", marks);
        zone(s.blockZone(), View.MarkKind.BLOCK_ZONE, " block", marks);
        for (String counter : t.fighters().counterNames()) {
            int n = t.fighters().counters(card, counter);
            if (n > 0) {
                marks.add(new View.Mark(View.MarkKind.COUNTERS, n + " " + counter));
            }
        }
        return marks;
    }

    private static void zone(@Nullable AttackZone zone, View.MarkKind kind, String what, List<View.Mark> marks) {
        if (zone != null) {
            marks.add(new View.Mark(kind, zone.name().toLowerCase(Locale.ROOT) + what));
        }
    }

    @Override
    protected List<View.Mark> backMarks(int card) {
        Piece p = t.piece(card);
        List<View.Mark> marks = new ArrayList<>();
        mark(p, Flag.FACE_DOWN, View.MarkKind.FACING, "face down", marks);
        mark(p, Flag.FACE_UP, View.MarkKind.FACING, "face up", marks);
        mark(p, Flag.COMMITTED, View.MarkKind.POSTURE, "committed", marks);
        mark(p, Flag.BLOCK, View.MarkKind.FIGHTING, "played as a block", marks);
        mark(p, Flag.ATTACHED, View.MarkKind.OTHER, "attached", marks);
        mark(p, Flag.UNDER, View.MarkKind.OTHER, "under another card", marks);
        return marks;
    }

    @Override
    protected List<String> keywords(int card) {
        List<String> words = new ArrayList<>();
        for (KeywordUse k : t.state(card).keywords()) {
            words.add(AbilityNames.keyword(k));
        }
        return words;
    }

    @Override
    protected boolean isTurned(Piece piece) {
        return piece.is(Flag.COMMITTED);
    }

    @Override
    protected List<View.Waiting> stack() {
        List<View.Waiting> stack = new ArrayList<>();
        for (Pending p : t.progress().pending().reversed()) {
            stack.add(new View.Waiting(name(p.card().card()), p.attacker(), handle(p.card()),
                    handle(p.target()).stream().toList(), true));
        }
        return stack;
    }

    @Override
    protected Optional<View.Fight> fight() {
        AttackInfo a = t.attack();
        if (a == null) {
            return Optional.empty();
        }
        State s = t.state(a.card().card());
        AttackZone zone = s.attackZone();
        List<View.Fact> facts = new ArrayList<>();
        facts.add(new View.Fact("zone", "Zone", zone == null ? "none" : title(zone),
                zone == null ? Table.NONE : zone.ordinal(), Optional.empty()));
        facts.add(number("speed", "Speed", s, Property.SPEED));
        facts.add(number("damage", "Damage", s, Property.DAMAGE));
        facts.add(new View.Fact("step", "Step", a.step() == Phase.TURN ? "" : title(a.step())));
        facts.add(new View.Fact("block", "Block", status(a.status())));
        handle(a.block()).ifPresent(block -> facts.add(new View.Fact("blocker", "Blocked with",
                name(a.block().card()), Table.NONE, Optional.of(block))));
        if (a.dropped()) {
            facts.add(new View.Fact("dropped", "Dropped", "yes"));
        }
        return Optional.of(new View.Fight("Attack", a.attacker(), a.defender(), handle(a.card()).stream().toList(),
                handle(a.target()).stream().toList(), facts));
    }

    private static View.Fact number(String key, String label, State s, Property p) {
        return new View.Fact(key, label, s.has(p) ? Integer.toString(s.number(p)) : "none");
    }

    private static String status(Status status) {
        return switch (status) {
            case OPEN -> "not yet blocked";
            case UNBLOCKED -> "unblocked";
            case PARTIAL -> "partially blocked";
            case COMPLETE -> "completely blocked";
        };
    }

    @Override
    protected int cardOf(long option) {
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ABILITY, Choice.BLOCK, Choice.CARD -> Option.a(option);
            case Choice.YES -> Option.a(option) > 0 ? Option.a(option) : Table.NONE;
            case Choice.OPTION, Choice.EFFECT -> Option.b(option);
            default -> Table.NONE;
        };
    }

    @Override
    protected Optional<String> targetOf(long option) {
        return Optional.empty();
    }
}
