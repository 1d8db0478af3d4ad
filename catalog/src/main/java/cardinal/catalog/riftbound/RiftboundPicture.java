package cardinal.catalog.riftbound;

import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.Passives;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.ValueBreakdown;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.InForce;
import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Costing;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A table of Riftbound: battlefields between the bases, runes beside them. */
final class RiftboundPicture extends Picture<RiftTable> {
    private static final List<String> PHASES =
            Arrays.stream(Phase.values()).filter(p -> p != Phase.SETUP).map(Picture::title).toList();

    private final Passives<RiftTable> passives;

    RiftboundPicture(RiftTable t, Viewpoint viewpoint, CardHandles handles) {
        super(t, viewpoint, handles);
        passives = new Passives<>(t, viewpoint.seat(), Kind.STATIC);
    }

    @Override
    protected View.Timing timing() {
        boolean begun = t.turn() > 0;
        String state = !begun ? "Setup" : state();
        int priority = !begun ? Table.NONE
                : t.isClosed() && t.prompt().isOpen() ? t.prompt().seat()
                : t.fight().showdown() != Table.NONE ? t.fight().focus() : t.turnPlayer();
        return new View.Timing(t.turn(), begun ? t.turnPlayer() : Table.NONE, begun ? title(t.phase()) : "", PHASES,
                state, t.clause(), priority);
    }

    /** What is going on within the phase, as players say it. */
    private String state() {
        int combat = t.fight().combat();
        int showdown = t.fight().showdown();
        return combat != Table.NONE ? "Combat at battlefield " + (combat + 1)
                : showdown != Table.NONE ? "Showdown at battlefield " + (showdown + 1)
                : t.isClosed() ? "Chain" : "";
    }

    @Override
    protected List<View.Stat> stats(int seat) {
        return RiftboundEvents.counted(t, seat);
    }

    @Override
    protected void layOut() {
        for (int b = 0; b < t.battlefields().count(); b++) {
            battlefield(b);
        }
        for (int s = 0; s < t.seatCount(); s++) {
            open("legend", s, "Legend", t.legendZone(s));
            open("champion", s, "Champion", t.championZone(s));
            zone("base", s, Table.NONE, "Base", t.base(s), card -> !t.def(card).isRune());
            zone("runes", s, Table.NONE, "Runes", t.base(s), card -> t.def(card).isRune());
            pile("hand", s, "Hand", t.hand(s));
            pile("deck", s, "Main Deck", t.deck(s));
            pile("runeDeck", s, "Rune Deck", t.runeDeck(s));
            open("trash", s, "Trash", t.trash(s));
            open("banishment", s, "Banishment", t.banishment(s));
        }
        open("chain", Table.NONE, "Chain", t.chainZone());
    }

    private void battlefield(int b) {
        int holder = t.battlefields().controller(b);
        List<View.Note> notes = new ArrayList<>();
        notes.add(new View.Note(View.NoteKind.CONTROLLER, holder == Table.NONE ? "uncontrolled" : "controlled by",
                holder));
        if (t.battlefields().contester(b) != Table.NONE) {
            notes.add(new View.Note(View.NoteKind.CONTESTER, "contested by", t.battlefields().contester(b)));
        }
        if (t.fight().showdown() == b) {
            notes.add(new View.Note(View.NoteKind.FIGHT, t.fight().combat() == b ? "combat" : "showdown", Table.NONE));
        }
        int site = t.battlefields().card(b);
        zone("site", Table.NONE, b, "Battlefield " + (b + 1), t.battlefieldZone(), card -> card == site,
                notes.toArray(View.Note[]::new));
        zone("battlefield", Table.NONE, b, "Units at battlefield " + (b + 1), t.battlefield(b), card -> true);
        zone("facedown", Table.NONE, b, "Facedown at battlefield " + (b + 1), t.facedown(b), card -> true);
    }

    @Override
    protected int team(int seat) {
        return Integer.numberOfTrailingZeros(t.mode().team(seat));
    }

    @Override
    protected View.Face face(int card) {
        return RiftboundPrint.face(t.def(card));
    }

    @Override
    protected List<View.Value> values(int card) {
        CardDef def = t.def(card);
        List<View.Value> values = new ArrayList<>();
        if (def.isUnit()) {
            values.add(might(card, def));
        }
        int owner = t.piece(card).owner();
        int zone = t.piece(card).zone();
        if (viewpoint.seat() == owner && (zone == t.hand(owner) || zone == t.championZone(owner))) {
            int energy = Costing.least(t, owner, card, Legal.ignored(t, card)).energy();
            values.add(new ValueBreakdown(def.price().energy()).value("energy", "Energy cost", energy));
        }
        return values;
    }

    private View.Value might(int card, CardDef def) {
        Piece p = t.piece(card);
        ValueBreakdown sum = new ValueBreakdown(t.printed(card).might());
        if (t.onBoard(card)) {
            sum.add(def.might() - t.printed(card).might(), "as a copy");
            sum.add(p.counter(Flag.BUFF), p.counter(Flag.BUFF) == 1 ? "buff" : "buffs");
            sum.add(assault(t, card), Keyword.ASSAULT.title());
            sum.add(shield(t, card), Keyword.SHIELD.title());
            for (int i = 0; i < t.effectCount(); i++) {
                InForce e = t.effect(i);
                if (e.what() instanceof Modifier.MightBy m && e.subject().equals(t.ref(card))) {
                    sum.add(m.n(), Naming.face(t, e.source().card(), viewpoint.seat()));
                }
            }
            passives.explain(sum, t.might(card),
                    table -> table.might(card) - assault(table, card) - shield(table, card));
        }
        return sum.value("might", "Might", t.might(card));
    }

    /** 723.1.c: what an attacker adds. */
    private static int assault(RiftTable t, int card) {
        return t.is(card, Flag.ATTACKER) ? t.keyword(card, Keyword.ASSAULT) : 0;
    }

    /** 730.1.c: what a defender adds. */
    private static int shield(RiftTable t, int card) {
        return t.is(card, Flag.DEFENDER) ? t.keyword(card, Keyword.SHIELD) : 0;
    }

    @Override
    protected List<View.Mark> marks(int card) {
        Piece p = t.piece(card);
        List<View.Mark> marks = new ArrayList<>();
        mark(p, Flag.ATTACKER, View.MarkKind.FIGHTING, "attacking", marks);
        mark(p, Flag.DEFENDER, View.MarkKind.FIGHTING, "defending", marks);
        if (p.marks() > 0) {
            marks.add(new View.Mark(View.MarkKind.HARM, p.marks() + " damage"));
        }
        if (p.counter(Flag.BUFF) > 0) {
            marks.add(new View.Mark(View.MarkKind.COUNTERS,
                    p.counter(Flag.BUFF) == 1 ? "buffed" : p.counter(Flag.BUFF) + " buffs"));
        }
        if (Attachments.isAttached(t, card)) {
            marks.add(new View.Mark(View.MarkKind.ROLE, "attached to " + name(Attachments.host(t, card))));
        }
        mark(p, Flag.EMPOWERED, View.MarkKind.ROLE, "empowered", marks);
        mark(p, Flag.STUNNED, View.MarkKind.HARM, "stunned", marks);
        mark(p, Flag.TOKEN, View.MarkKind.ROLE, "token", marks);
        mark(p, Flag.EXHAUSTED, View.MarkKind.POSTURE, "exhausted", marks);
        return marks;
    }

    @Override
    protected List<String> keywords(int card) {
        List<String> words = new ArrayList<>();
        for (Keyword k : Keyword.values()) {
            int now = t.keyword(card, k);
            if (now > 0) {
                words.add(k.title() + (k.isNumbered() && now > 1 ? " " + now : ""));
            }
        }
        return words;
    }

    @Override
    protected boolean isTurned(Piece piece) {
        return piece.is(Flag.EXHAUSTED);
    }

    @Override
    protected List<View.Waiting> stack() {
        List<View.Waiting> stack = new ArrayList<>();
        for (int i = t.chain().size() - 1; i >= 0; i--) {
            ChainItem item = t.chain().item(i);
            int source = item.source().card();
            stack.add(new View.Waiting((item.isAbility() ? "Ability of " : "") + name(source), item.controller(),
                    handle(source), targets(item), !item.is(ChainItem.FINALIZED)));
        }
        return stack;
    }

    private List<String> targets(ChainItem item) {
        List<String> chosen = new ArrayList<>();
        for (int slot = 0; slot < item.targets().size(); slot++) {
            for (Ref ref : item.targets().slot(slot)) {
                (ref.incarnation() == Targets.LOCATION ? place(ref.card())
                        : ref.card() < 0 ? ability(ref) : handle(ref)).ifPresent(chosen::add);
            }
        }
        return chosen;
    }

    /** An ability on the chain is pointed at by its source. */
    private Optional<String> ability(Ref ref) {
        for (int i = 0; i < t.chain().size(); i++) {
            if (Targeting.abilityRef(t.chain().item(i).id()).equals(ref)) {
                return handle(t.chain().item(i).source().card());
            }
        }
        return Optional.empty();
    }

    @Override
    protected Optional<View.Fight> fight() {
        int b = t.fight().combat();
        if (b == Table.NONE) {
            return Optional.empty();
        }
        List<String> attackers = new ArrayList<>();
        List<String> defenders = new ArrayList<>();
        for (int i = 0; i < t.size(t.battlefield(b)); i++) {
            int card = t.cardAt(t.battlefield(b), i);
            handle(card).ifPresent(handle -> {
                if (t.is(card, Flag.ATTACKER)) {
                    attackers.add(handle);
                } else if (t.is(card, Flag.DEFENDER)) {
                    defenders.add(handle);
                }
            });
        }
        return Optional.of(new View.Fight("Combat at battlefield " + (b + 1), t.fight().attacker(),
                t.fight().defender(), attackers,
                defenders, List.of()));
    }

    @Override
    protected int cardOf(long option) {
        int card = Option.a(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY, Choice.ACTIVATE, Choice.MOVE, Choice.HIDE, Choice.PICK, Choice.ASSIGN, Choice.ON_TOP ->
                    card;
            case Choice.YES -> card > 0 ? card : Table.NONE;
            case Choice.BATTLEFIELD -> t.battlefields().card(card);
            default -> Table.NONE;
        };
    }

    @Override
    protected Optional<String> targetOf(long option) {
        return switch (Option.kind(option)) {
            case Choice.MOVE -> place(Option.b(option));
            case Choice.MOVE_SEVERAL, Choice.LOCATION -> place(Option.a(option));
            case Choice.HIDE -> Optional.of("facedown-" + Option.b(option));
            default -> Optional.empty();
        };
    }

    /** The id of a location: a base or a battlefield. */
    private Optional<String> place(int zone) {
        int b = t.battlefieldOf(zone);
        if (b != Table.NONE) {
            return Optional.of("battlefield-" + b);
        }
        return t.isBase(zone) ? Optional.of("base-" + t.spec(zone).seat()) : Optional.empty();
    }
}
