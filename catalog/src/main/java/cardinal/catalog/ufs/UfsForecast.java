package cardinal.catalog.ufs;

import cardinal.catalog.view.View;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Sentence;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Check;
import cardinal.ufs.program.State;
import cardinal.ufs.rules.AsItWas;
import cardinal.ufs.rules.LegalBlocks;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a player of UFS can tell of a check before it is made, and of a block before it is played. */
final class UfsForecast {
    private final UfsTable t;
    private final UfsSeatView view;
    private @Nullable CheckOdds odds;

    UfsForecast(Match<UfsTable> match, int seat) {
        t = match.table();
        view = new UfsSeatView(UfsBotKnowledge.OF, match, seat);
    }

    /** The check that an answer leads to; nothing where it leads to none. */
    Optional<View.Check> check(long option) {
        int card = Option.a(option);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> t.place(card) == Places.HAND ? Optional.of(ofPlay(card)) : Optional.empty();
            case Choice.BLOCK -> ofBlock(card);
            case Choice.CARD, Choice.FAIL -> inProgress();
            default -> Optional.empty();
        };
    }

    /** E.4.7. */
    private View.Check ofPlay(int card) {
        State s = t.state(card);
        List<View.Part> parts = new ArrayList<>();
        parts.add(new View.Part(s.number(Property.DIFFICULTY), "difficulty"));
        return made(card, s, parts);
    }

    /** G.2.1.3.2.1. */
    private Optional<View.Check> ofBlock(int card) {
        AttackInfo attack = t.attack();
        if (attack == null) {
            return Optional.empty();
        }
        List<View.Part> parts = new ArrayList<>();
        parts.add(new View.Part(AsItWas.attack(t, attack).number(Property.SPEED), "speed"));
        parts.add(new View.Part(LegalBlocks.blockModifier(t, card, attack), "block modifier"));
        return Optional.of(made(card, t.state(card), parts));
    }

    private View.Check made(int card, State s, List<View.Part> parts) {
        int pool = s.ignoresProgressive() ? 0 : ProgressiveDifficulty.of(t, view.seat(), card);
        if (pool != 0) {
            parts.add(new View.Part(pool, "for the card" + (pool == 1 ? "" : "s") + " already in your pool"));
        }
        int difficulty = parts.stream().mapToInt(View.Part::amount).sum();
        int ready = view.readyCards(view.seat());
        return new View.Check(difficulty, List.copyOf(parts), Optional.empty(), ready,
                odds().chance(difficulty - ready));
    }

    /** E.3.5.2: once it is made only what is committed counts. */
    private Optional<View.Check> inProgress() {
        Check check = view.isCommitting() ? t.running(Check.class) : null;
        return check == null ? Optional.empty() : Optional.of(new View.Check(check.difficulty(),
                List.of(new View.Part(check.difficulty(), "difficulty")), Optional.of(check.value()), check.missing(),
                1));
    }

    private CheckOdds odds() {
        CheckOdds known = odds;
        if (known == null) {
            known = view.checks();
            odds = known;
        }
        return known;
    }

    /** What a block holds off (G.2.2, G.3.2), and what failing a check means. */
    Sentence outcome(long option) {
        AttackInfo attack = t.attack();
        if (Option.kind(option) == Choice.FAIL) {
            return Sentence.of("the check fails");
        }
        if (Option.kind(option) != Choice.BLOCK || attack == null) {
            return Sentence.NOTHING;
        }
        AttackZone zone = LegalBlocks.blockZone(t, Option.a(option), attack);
        State attacking = AsItWas.attack(t, attack);
        int damage = attacking.number(Property.DAMAGE);
        boolean full = Option.c(option) == 0 && zone == attacking.attackZone();
        return Sentence.of(full ? "blocks fully, takes 0" : "blocks half, takes " + Math.ceilDiv(damage, 2));
    }
}
