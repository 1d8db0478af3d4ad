package cardinal.ufs.words;

import cardinal.kernel.Naming;
import cardinal.kernel.Purpose;
import cardinal.kernel.Reason;
import cardinal.kernel.Requirement;
import cardinal.kernel.WhyNot;
import cardinal.kernel.Wording;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.flow.Window;
import cardinal.ufs.rules.AbilityReasons;
import cardinal.ufs.rules.CardPlay;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.rules.SplitCards;
import cardinal.ufs.rules.AbilityUse;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the commands of UFS require; clauses are those of the edition. */
public final class UfsWhyNot extends WhyNot<UfsTable> {
    private static final String TYPES = "form|enhance|response|blitz";
    private static final Pattern ABILITY =
            Pattern.compile("(use|play) (.+?) ((?:" + TYPES + ")(?: .+)?)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLAY =
            Pattern.compile("play (.+?)( second half)?(?: at (.+))?", Pattern.CASE_INSENSITIVE);

    private static final Pattern BLOCK =
            Pattern.compile("block with (.+?)( second half)?(?: as ranged)?", Pattern.CASE_INSENSITIVE);

    private UfsWhyNot(UfsTable t, int seat, String command) {
        super(t, seat, command, Commands::of, "K.3.2");
    }

    public static List<Reason> not(UfsTable t, int seat, String command) {
        return new UfsWhyNot(t, seat, command).answer().stream().map(r -> new Reason(t.cite(r.clause()), r.says()))
                .distinct().toList();
    }

    @Override
    protected boolean counts(int card) {
        return t.place(card) != Places.NOWHERE;
    }

    @Override
    protected List<Reason> reasons() {
        if (t.isOver()) {
            return List.of(new Reason("A.1", "the game is over"));
        }
        Matcher ability = ABILITY.matcher(command);
        if (ability.matches()) {
            return ofCard(ability.group(2), card -> ability(card, ability.group(3)));
        }
        Matcher play = PLAY.matcher(command);
        if (play.matches()) {
            return ofCard(play.group(1), card -> playing(card, play.group(2) != null, play.group(3)));
        }
        Matcher block = BLOCK.matcher(command);
        if (block.matches()) {
            return ofCard(block.group(1), card -> blocking(card, block.group(2) != null));
        }
        if (lower.startsWith("commit ")) {
            return ofCard(command.substring(7), this::committing);
        }
        if (lower.startsWith("use ")) {
            return ofCard(command.substring(4), card -> ability(card, ""));
        }
        if (lower.startsWith("choose ") || lower.startsWith("discard ")) {
            return ofCard(command.substring(command.indexOf(' ') + 1),
                    card -> List.of(isAsked() ? new Reason("K.2.3", "it is not among what can be chosen now")
                            : new Reason("E.1", "nothing is asked of you now")));
        }
        return List.of(bare());
    }

    private Reason bare() {
        return switch (lower) {
            case "pass" -> t.progress().isInCombatForms() && t.active() == seat
                    ? new Reason("F.2.2.3~2", "an attempt to play a card is owed")
                    : new Reason("F.2.2", "there is nothing for you to pass on now");
            case "fail" ->
                    new Reason("E.3.5.2", "there is no failed check of yours, or cards have been committed for it");
            case "keep", "mulligan" -> new Reason("E.1.8", "hands are exchanged before the game only");
            case "high", "mid", "low" -> new Reason("K.2.5", "no zone is asked of you now");
            default -> new Reason("K.2.5",
                    isAsked() ? "this is not among what can be answered" : "nothing is asked of you now");
        };
    }

    /** Everything is fulfilled, but it is another's turn to speak, or something else is asked first. */
    @Override
    protected Reason later() {
        return t.attack() != null ? new Reason("G.1.2", "another question is answered first")
                : new Reason("F.2.2", "another question is answered first");
    }

    // ---- cards -------------------------------------------------------------------------------------------------------------

    private List<Reason> playing(int card, boolean half, @Nullable String backup) {
        if (t.def(card).type() == CardType.ACTION) {
            return ability(card, "");
        }
        List<Reason> reasons =
                new ArrayList<>(
                        Requirement.failed(CardPlay.FORM, t, new CardPlay(seat, card, Happening.As.FORM, half)));
        if (backup != null) {
            List<Integer> targets = Naming.called(t, seat, backup, c -> t.place(c) == Places.STAGE);
            boolean backupThere = targets.stream()
                    .anyMatch(c -> t.state(c).is(CardType.BACKUP) && t.holder(c) != seat
                            && !Rulings.forbidsAttacking(t, seat, c));
            if (!backupThere) {
                reasons.add(new Reason("backup.5", "it is no backup of the rival that can be attacked"));
            }
        }
        return reasons;
    }

    private List<Reason> blocking(int card, boolean half) {
        AttackInfo a = t.attack();
        List<Reason> reasons =
                new ArrayList<>(
                        Requirement.failed(CardPlay.BLOCK, t, new CardPlay(seat, card, Happening.As.BLOCK, half)));
        if (a != null && Rulings.isUnblockable(t, a.card().card())) {
            reasons.add(new Reason("G.2.1.1.2", "the attack cannot be blocked"));
        }
        return reasons;
    }

    private List<Reason> committing(int card) {
        if (!isAsked() || t.prompt().purpose() != Purpose.CHECK) {
            return List.of(new Reason("E.3.5.2.1", "no card is committed for a check of yours now"));
        }
        return List.of(t.is(card, Flag.COMMITTED) ? new Reason("E.3.5.2.3.2", "it is committed already")
                : new Reason("E.3.5.2.3.2",
                        "characters and foundations of one's own stage are committed, no more than needed"));
    }

    // ---- abilities -----------------------------------------------------------------------------------------------------------

    /** The abilities that are called so, or all of them; the one that comes closest counts. */
    private List<Reason> ability(int card, String words) {
        List<HeldAbility> held = Legal.heldBy(t, card);
        return closest(IntStream.range(0, held.size())
                .filter(i -> held.get(i).ability().isPlayed() && isCalled(held, i, words))
                .mapToObj(i -> AbilityReasons.of(t, use(card, i, held.get(i)))))
                .orElse(List.of(new Reason("H.1", "it has no such ability")));
    }

    private static boolean isCalled(List<HeldAbility> held, int i, String words) {
        return words.isEmpty() || Wording.same(AbilityNames.of(held, i), words)
                || Wording.same(AbilityNames.bare(held.get(i).ability()), words);
    }

    private AbilityUse use(int card, int index, HeldAbility held) {
        boolean action =
                SplitCards.isOnAction(t, card, index) && !held.ability().hasZones() && t.place(card) != Places.STAGE;
        return new AbilityUse(seat, card, index, held, action,
                held.ability().type() == AbilityType.RESPONSE ? event() : null);
    }

    /** What a response could answer: the event of the open window (H.2.3.2.4). */
    private @Nullable Occurrence event() {
        return t.frame(t.depth() - 1) instanceof Window window ? window.event() : null;
    }
}
