package cardinal.ufs.words;

import cardinal.kernel.InForce;
import cardinal.kernel.Naming;
import cardinal.kernel.Piece;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.kernel.ViewLines;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.flow.Check;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** All that one seat may see, as lines in a fixed order. What is hidden appears as a number of cards. */
public final class View {
    private final UfsTable t;
    private final int seat;
    private final ViewLines lines;

    private View(UfsTable t, int seat) {
        this.t = t;
        this.seat = seat;
        lines = new ViewLines(t, seat);
    }

    public static List<String> of(UfsTable t, int seat) {
        View view = new View(t, seat);
        view.write();
        return view.lines.all();
    }

    private void write() {
        lines.add(t.turn() == 0 ? "before the first turn"
                : "turn " + t.turn() + " of " + Naming.seat(t.active()) + ", " + LogWords.words(t.progress().phase()));
        if (t.progress().games().isSeries()) {
            lines.add("games won: A " + t.progress().games().won(0) + ", B " + t.progress().games().won(1)
                    + " of at most "
                    + t.progress().games().most());
        }
        for (int s = 0; s < 2; s++) {
            player(s);
        }
        attack("attack", t.attack());
        AttackInfo resolved = t.progress().resolved();
        if (t.attack() == null && resolved != null) {
            attack("last attack", resolved);
        }
        for (int i = t.progress().pending().size() - 1; i >= 0; i--) {
            Pending p = t.progress().pending().get(i);
            lines.add("pending attack: " + card(p.card().card()) + " of " + Naming.seat(p.attacker())
                    + (p.target().isNone() ? "" : " at " + card(p.target().card())));
        }
        Check check = t.running(Check.class);
        if (check != null) {
            lines.add("check of " + Naming.seat(check.seat()) + ": " + check.value());
        }
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            lines.add("in force: " + EffectWords.of(e.what()) + " of "
                    + (e.source().isNone() ? "the rules" : card(e.source().card()))
                    + (e.subject().isNone() ? "" : " on " + card(e.subject().card())));
        }
        if (t.isOver()) {
            lines.add("over: " + t.outcome());
        }
    }

    private void player(int s) {
        lines.add(Naming.seat(s) + ": vitality " + t.fighters().vitality(s)
                + (t.starter(s) == Table.NONE || t.place(t.starter(s)) != Places.STAGE ? ""
                        : " of " + t.fighters().maximumVitality(s) + ", hand size " + t.fighters().handSize(s))
                + ", hand " + t.size(s, Places.HAND) + ", deck " + t.size(s, Places.DECK)
                + (t.fighters().level(s) > 0 ? ", level " + t.fighters().level(s) : ""));
        ordered("  stage", s, Places.STAGE);
        ordered("  card pool", s, Places.POOL);
        ordered("  momentum", s, Places.MOMENTUM);
        lines.cards("  hand", Places.of(s, Places.HAND), this::card);
        if (t.size(s, Places.SIDEBOARD) > 0) {
            lines.cards("  sideboard", Places.of(s, Places.SIDEBOARD), this::card);
        }
        ordered("  discard pile", s, Places.DISCARD);
        ordered("  removed", s, Places.REMOVED);
        ordered("  on the way", s, Places.TRANSIT);
        attached(s);
        lines.known("  known in deck", Places.of(s, Places.DECK));
    }

    /** Cards of a zone from left to right, which everybody can tell even of those that lie face down. */
    private void ordered(String title, int s, int place) {
        int zone = Places.of(s, place);
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            shown.add(describe(t.cardAt(zone, i), place));
        }
        if (!shown.isEmpty()) {
            lines.add(title + ": " + String.join("; ", shown));
        }
    }

    /** 2010, 4.0.3: attached cards are in no zone, but in everybody's sight (4.3.1). */
    private void attached(int s) {
        int nowhere = Places.of(s, Places.NOWHERE);
        for (int i = 0; i < t.size(nowhere); i++) {
            if (t.is(t.cardAt(nowhere, i), Flag.ATTACHED)) {
                lines.add("  " + describe(t.cardAt(nowhere, i), Places.NOWHERE));
            }
        }
    }

    private String describe(int card, int place) {
        Piece p = t.piece(card);
        StringBuilder s = new StringBuilder(Sight.sees(t, seat, card) ? card(card) : "a card");
        if (place == Places.STAGE || place == Places.POOL) {
            s.append(numbers(t, card));
        }
        flags(p, s);
        if (p.is(Flag.ATTACHED) || p.is(Flag.UNDER)) {
            s.append(p.is(Flag.UNDER) ? ", under " : ", attached to ").append(card(p.host()));
        }
        for (String name : t.fighters().counterNames()) {
            int n = t.fighters().counters(card, name);
            s.append(n > 0 ? ", " + n + " " + name + (n == 1 ? " counter" : " counters") : "");
        }
        return s.toString();
    }

    /** What a card in stage or card pool is worth now: difficulty, the attack, the block, stamina, words it has gained or lost. */
    /** Where an attack strikes, how fast, and what it would do: "mid, speed 7, damage 8". */
    static String strike(UfsTable t, int card) {
        State s = t.state(card);
        return zone(s.attackZone()) + ", speed " + s.number(Property.SPEED) + ", damage " + s.number(Property.DAMAGE);
    }

    public static String numbers(UfsTable t, int card) {
        State s = t.state(card);
        StringBuilder b = new StringBuilder();
        if (t.place(card) == Places.POOL && s.has(Property.DIFFICULTY)) {
            b.append(" difficulty ").append(s.number(Property.DIFFICULTY));
        }
        if (s.is(CardType.ATTACK)) {
            b.append(' ').append(zone(s.attackZone())).append(' ').append(s.number(Property.SPEED)).append("/")
                    .append(s.number(Property.DAMAGE));
        }
        if (s.has(Property.STAMINA)) {
            b.append(" stamina ").append(t.states().stamina(card));
        }
        List<KeywordUse> printed = t.initial(t.piece(card)).keywords();
        for (KeywordUse k : s.keywords()) {
            b.append(printed.contains(k) ? "" : " {" + AbilityNames.keyword(k) + "}");
        }
        for (KeywordUse k : printed) {
            b.append(s.keywords().contains(k) ? "" : " {" + AbilityNames.keyword(k) + " lost}");
        }
        return b.toString();
    }

    static String zone(@Nullable AttackZone zone) {
        return zone == null ? "without zone" : zone.name().toLowerCase(Locale.ROOT);
    }

    private static void flags(Piece p, StringBuilder s) {
        flag(p, Flag.FACE_DOWN, ", face down", s);
        flag(p, Flag.FACE_UP, ", face up", s);
        flag(p, Flag.COMMITTED, ", committed", s);
        flag(p, Flag.STARTER, ", starting character", s);
        flag(p, Flag.TRANSFORMED, ", transformed", s);
        flag(p, Flag.BLOCK, ", as a block", s);
        flag(p, Flag.REVERSAL, ", as a reversal", s);
        flag(p, Flag.SECOND_HALF, ", second half", s);
        flag(p, Flag.MULTIPLE, ", multiple copy", s);
        flag(p, Flag.DEALT_DAMAGE, ", dealt damage", s);
        flag(p, Flag.STUNNED, ", stunned", s);
    }

    private static void flag(Piece p, int flag, String words, StringBuilder s) {
        s.append(p.is(flag) ? words : "");
    }

    private void attack(String title, @Nullable AttackInfo a) {
        if (a == null) {
            return;
        }
        lines.add(title + ": " + card(a.card().card()) + numbers(t, a.card().card()) + " of "
                + Naming.seat(a.attacker())
                + (a.target().isNone() ? "" : " at " + card(a.target().card())) + ", " + LogWords.words(a.step()) + ", "
                + LogWords.status(a.status()) + (a.block().isNone() ? "" : " by " + card(a.block().card()))
                + (a.dropped() ? ", dropped" : ""));
    }

    private String card(int card) {
        return Commands.card(t, card, seat);
    }
}
