package cardinal.catalog.ufs;

import cardinal.bots.OptionScores;
import cardinal.kernel.Option;
import cardinal.kernel.Table;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Choice;
import org.jspecify.annotations.Nullable;

/**
 * What an option is worth to a simple player: build foundations while they are few, attack when the check is likely to pass, block
 * what hurts, keep good cards. Amounts are in hundredths of a point of vitality.
 */
final class UfsOptionScores implements OptionScores {
    private static final int POINT = 100;
    private static final int ENOUGH_FOUNDATIONS = 5;
    private static final int FOUNDATION = 120;
    private static final int ABILITY = POINT;
    /** A ready card that is committed is missing in the rival's turn. */
    private static final int COMMITTED = 20;
    /** A card that fails ends the Combat Phase (F.2.2.1.1). */
    private static final int FAILED = 200;

    private final UfsSeatView view;
    private @Nullable CheckOdds checks;

    UfsOptionScores(UfsSeatView view) {
        this.view = view;
    }

    @Override
    public int of(int i) {
        long option = view.option(i);
        int card = Option.a(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> playing(card, Option.c(option) > 0);
            case Choice.ABILITY -> ability(card, Option.b(option));
            case Choice.BLOCK -> blocking(card);
            case Choice.CARD -> choosing(card);
            case Choice.YES -> ABILITY;
            case Choice.FAIL -> failing();
            case Choice.KEEP -> POINT;
            case Choice.NUMBER -> card;
            case Choice.SEAT -> card == view.seat() ? POINT : 0;
            default -> 0;
        };
    }

    /** A card is worth what it does times how likely its check is to pass, less the ready cards it may cost. */
    private int playing(int card, boolean atBackup) {
        if (card == Table.NONE) {
            return 0;
        }
        State s = view.state(card);
        int gain;
        if (s.is(CardType.ATTACK)) {
            int damage = s.number(Property.DAMAGE);
            gain = (damage >= view.vitality(view.rival()) ? 10 * POINT : 0) + POINT * damage
                    + 20 * s.number(Property.SPEED)
                    - (atBackup ? 2 * POINT : 0);
        } else if (s.is(CardType.FOUNDATION)) {
            gain = view.foundations(view.seat()) < ENOUGH_FOUNDATIONS ? 2 * FOUNDATION : FOUNDATION;
        } else {
            gain = FOUNDATION - POINT;
        }
        return expected(gain, view.difficulty(card));
    }

    /** What is gained if a check passes, and what is lost if it does not or for the cards that are committed to it. */
    private int expected(int gain, int difficulty) {
        CheckOdds known = checks();
        int ready = view.readyCards(view.seat());
        double passes = known.chance(difficulty - ready);
        return (int) (passes * gain - (1 - passes) * FAILED - COMMITTED * known.missing(difficulty, ready));
    }

    private CheckOdds checks() {
        if (checks == null) {
            checks = view.checks();
        }
        return checks;
    }

    /** Abilities are there to be played; responses and enhances cost little. */
    private int ability(int card, int index) {
        if (card == Table.NONE) {
            return ABILITY;
        }
        State s = view.state(card);
        HeldAbility held = index < s.abilities().size() ? s.abilities().get(index) : null;
        boolean costs = held != null && !held.ability().costs().isEmpty();
        boolean form = held != null && held.ability().type() == AbilityType.FORM;
        return costs ? form ? 20 : ABILITY / 2 : ABILITY;
    }

    private int blocking(int card) {
        if (card == Table.NONE) {
            return 0;
        }
        int damage = view.ofAttack(Property.DAMAGE);
        int saved = view.blocksCompletely(card) ? damage : damage / 2;
        boolean deadly = damage >= view.vitality(view.seat());
        return expected((deadly ? 10 * POINT : 0) + POINT * saved, view.blockDifficulty(card)) - keeping(card) / 2;
    }

    /** To commit: foundations before characters. Else: the rival's best, one's own worst. */
    private int choosing(int card) {
        if (card == Table.NONE) {
            return 0;
        }
        if (view.isCommitting()) {
            return FOUNDATION + (view.state(card).abilities().isEmpty() ? 20 : 0) - (view.isStarter(card) ? 20 : 0);
        }
        return view.isMine(card) ? -keeping(card) : keeping(card);
    }

    /** Failing is worth it only when nothing else is. */
    private int failing() {
        return view.attack() != null && view.ofAttack(Property.DAMAGE) < 2 ? FOUNDATION + POINT : 0;
    }

    /** What a card is worth to whoever has it. */
    private int keeping(int card) {
        State s = view.state(card);
        return s.is(CardType.ATTACK) ? POINT * s.number(Property.DAMAGE) / 2
                : s.is(CardType.FOUNDATION) ? FOUNDATION / 2 : FOUNDATION;
    }
}
