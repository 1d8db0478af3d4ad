package cardinal.evolve.edition;

import cardinal.evolve.flow.Opening;
import cardinal.evolve.flow.Play;
import cardinal.evolve.table.Edition;
import cardinal.evolve.table.Format;
import cardinal.evolve.text.Dialect;
import cardinal.kernel.Concordance;
import cardinal.kernel.StepChanges;
import java.util.List;
import java.util.stream.Stream;

/** The Comprehensive Rules 1.24.1, as they differ from 1.8.0. */
final class Evolve124 extends Edition {
    Evolve124() {
        super(1, "evolve-1.24", "Shadowverse: Evolve 1.24", "1.24.1", "2026-01-29",
                Concordance.of(Evolve124.class, "/cardinal/evolve/concordance.tsv", "evolve-1.24"));
    }

    // ---- orders ---------------------------------------------------------------------------------------------------------

    /**
     * 6.2.1.11: super-evolution points. 14.4.3: Starting Amulets are laid down before the deck and turned after the redraws. 10.6.2.2.1, 10.6.2.2.4: the X of the number of options is settled first, that of what comes later
     * after the options. Reading: no additional cost that may be paid has an X that its player picks.
     */
    @Override
    protected void procedures(StepChanges changes) {
        changes.of(Opening.STEPS, steps -> steps.before("6.2.1.11", own("6.2.1.11"), Opening.SUPER_POINTS)
                .before(Opening.SHUFFLE, own("14.4.3.1"), Opening.LAY_AMULETS)
                .before(Opening.BEGIN, own("6.2.1.13"), Opening.TURN_AMULETS));
        changes.of(Play.STEPS, steps -> steps.before(Play.EXTRA, own("10.6.2.2.1"), Play.X_OF_OPTIONS)
                .before(Play.EXTRA, own("10.6.2.2.1"), Play.TAKE_X_OF_OPTIONS)
                .moving(Play.X, Play.TARGET).moving(Play.TAKE_X, Play.TARGET));
    }

    // ---- formats and zones ----------------------------------------------------------------------------------------------

    /** sealed.6.1.1.1: Box Battle beside Open 8. Appendix B2: Crossover. */
    @Override
    public List<Format> formats() {
        return List.of(Format.STANDARD, Format.OPEN_8, Format.BOX_BATTLE, Format.CROSSOVER);
    }

    /** 14.4.2. */
    @Override
    public boolean hasDriveDecks() {
        return true;
    }

    @Override
    public String countedByTheFirstSide() {
        return own("6.1.1.4.1");
    }

    @Override
    public String startingAmulet() {
        return own("14.4.2.1.1");
    }

    @Override
    public String triggersOfTheClass() {
        return own("14.4.2.1.2");
    }

    @Override
    public String oneStartingAmulet() {
        return own("14.4.4.1.1");
    }

    @Override
    public String layingAmulets() {
        return own("14.4.3.1");
    }

    @Override
    public String turningAmulets() {
        return own("14.4.3.2");
    }

    @Override
    public String twoLeaders() {
        return own("crossover.6.1.1.1");
    }

    @Override
    public String basedOnClasses() {
        return own("crossover.6.1.1.5");
    }

    @Override
    public String ofEitherClass() {
        return own("crossover.6.1.1.5.1");
    }

    @Override
    public String ofBothClasses() {
        return own("crossover.6.1.1.5.2");
    }

    /** 4.6.3: only if faceup cards are asked for. */
    @Override
    public boolean countsFaceupInEvolveDeck() {
        return false;
    }

    // ---- playing --------------------------------------------------------------------------------------------------------

    @Override
    public String owing() {
        return own("7.3.3.1");
    }

    @Override
    public String declaring() {
        return own("5.33.1");
    }

    @Override
    public String settlingXOfOptions() {
        return own("10.6.2.2.1");
    }

    /** 10.6.2.4.1: without targets nothing is divided. */
    @Override
    public boolean dividesAmongAtLeastOne() {
        return false;
    }

    // ---- automatic abilities --------------------------------------------------------------------------------------------

    /** 10.7.2.2. */
    @Override
    public boolean choosesWhichEvents() {
        return true;
    }

    /** 10.7.4.2: entering or leaving. */
    @Override
    public boolean seesAllWhileLeaving() {
        return true;
    }

    // ---- preparing and evolving -----------------------------------------------------------------------------------------

    /** 6.2.1.11. */
    @Override
    public int superEvolutionPoints() {
        return 1;
    }

    /** 12.2.4. */
    @Override
    public int superEvolvesFrom(boolean first) {
        return first ? 7 : 6;
    }

    @Override
    public String superEvolving() {
        return own("12.2.4");
    }

    @Override
    public String driveChecking() {
        return own("14.4.5.1.3");
    }

    /** 5.16.2: the evolved card is what is printed now. */
    @Override
    public boolean reprints() {
        return true;
    }

    // ---- cards ----------------------------------------------------------------------------------------------------------

    /** Appendix A. */
    @Override
    public String tokenList() {
        return "tokens-1.24.json";
    }

    @Override
    public List<String> starterCards() {
        return List.of("starter.json", "starter-1.24.json");
    }

    @Override
    public List<String> starterDecks() {
        return Stream.concat(super.starterDecks().stream(), Stream.of("daybreak", "skyfleet")).toList();
    }

    // ---- words ----------------------------------------------------------------------------------------------------------

    /** 10.4.7: newer printings beside the older ones. */
    @Override
    public Dialect dialect() {
        return Dialect.OF_1_24;
    }
}
