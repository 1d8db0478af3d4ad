package cardinal.evolve.ability;

/** A kind of statement with a small number, for lists and bit sets of what is stated. */
public record FactKind<F extends Fact>(Class<F> type, int number) {
    public static final int COUNT = Fact.class.getPermittedSubclasses().length;

    public static final FactKind<Fact.CostToPlay> COST_TO_PLAY = of(Fact.CostToPlay.class);
    public static final FactKind<Fact.PlayedCost> PLAYED_COST = of(Fact.PlayedCost.class);
    public static final FactKind<Fact.CantAttack> CANT_ATTACK = of(Fact.CantAttack.class);
    public static final FactKind<Fact.MustAttack> MUST_ATTACK = of(Fact.MustAttack.class);
    public static final FactKind<Fact.CantBeAttacked> CANT_BE_ATTACKED = of(Fact.CantBeAttacked.class);
    public static final FactKind<Fact.CantDealDamage> CANT_DEAL_DAMAGE = of(Fact.CantDealDamage.class);
    public static final FactKind<Fact.TakesNoDamage> TAKES_NO_DAMAGE = of(Fact.TakesNoDamage.class);
    public static final FactKind<Fact.NextDamagePrevented> NEXT_DAMAGE_PREVENTED = of(Fact.NextDamagePrevented.class);
    public static final FactKind<Fact.DamageTakenBy> DAMAGE_TAKEN_BY = of(Fact.DamageTakenBy.class);
    public static final FactKind<Fact.DamageDealtBy> DAMAGE_DEALT_BY = of(Fact.DamageDealtBy.class);
    public static final FactKind<Fact.DoubleDamage> DOUBLE_DAMAGE = of(Fact.DoubleDamage.class);
    public static final FactKind<Fact.DamageCap> DAMAGE_CAP = of(Fact.DamageCap.class);
    public static final FactKind<Fact.DealsDefenseAsDamage> DEALS_DEFENSE_AS_DAMAGE =
            of(Fact.DealsDefenseAsDamage.class);
    public static final FactKind<Fact.EntersEngaged> ENTERS_ENGAGED = of(Fact.EntersEngaged.class);
    public static final FactKind<Fact.DoesntRefresh> DOESNT_REFRESH = of(Fact.DoesntRefresh.class);
    public static final FactKind<Fact.HasQuick> HAS_QUICK = of(Fact.HasQuick.class);
    public static final FactKind<Fact.PlayOnlyIf> PLAY_ONLY_IF = of(Fact.PlayOnlyIf.class);
    public static final FactKind<Fact.MayPlay> MAY_PLAY = of(Fact.MayPlay.class);
    public static final FactKind<Fact.CantPlay> CANT_PLAY = of(Fact.CantPlay.class);
    public static final FactKind<Fact.StartPhaseWithout> START_PHASE_WITHOUT = of(Fact.StartPhaseWithout.class);
    public static final FactKind<Fact.AbilitiesInvalid> ABILITIES_INVALID = of(Fact.AbilitiesInvalid.class);
    public static final FactKind<Fact.CantActivate> CANT_ACTIVATE = of(Fact.CantActivate.class);
    public static final FactKind<Fact.MustBeSelected> MUST_BE_SELECTED = of(Fact.MustBeSelected.class);
    public static final FactKind<Fact.CantBeDestroyed> CANT_BE_DESTROYED = of(Fact.CantBeDestroyed.class);
    public static final FactKind<Fact.CantEvolve> CANT_EVOLVE = of(Fact.CantEvolve.class);
    public static final FactKind<Fact.SpellchainCounts> SPELLCHAIN_COUNTS = of(Fact.SpellchainCounts.class);
    public static final FactKind<Fact.EvolvesFreely> EVOLVES_FREELY = of(Fact.EvolvesFreely.class);
    public static final FactKind<Fact.Limit> LIMIT = of(Fact.Limit.class);

    private static final ClassValue<Integer> NUMBERS = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            return numberOf(type);
        }
    };

    private static <F extends Fact> FactKind<F> of(Class<F> type) {
        return new FactKind<>(type, numberOf(type));
    }

    private static int numberOf(Class<?> type) {
        Class<?>[] kinds = Fact.class.getPermittedSubclasses();
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i] == type) {
                return i;
            }
        }
        throw new IllegalArgumentException(type + " is no kind of statement");
    }

    /** Whether the kind belongs to a bit set of kinds. */
    public boolean isIn(long kinds) {
        return (kinds >> number & 1) != 0;
    }

    /** The kinds an ability states in whatever condition, as a bit set. */
    public static long statedBy(Ability.Passive passive) {
        long kinds = statedBy(passive.fact());
        for (Ability.Passive.Tier tier : passive.instead()) {
            kinds |= statedBy(tier.fact());
        }
        return kinds;
    }

    /** The kinds a statement is of, as a bit set. */
    public static long statedBy(Fact fact) {
        if (!(fact instanceof Fact.All all)) {
            return 1L << NUMBERS.get(fact.getClass());
        }
        long kinds = 0;
        for (Fact part : all.parts()) {
            kinds |= statedBy(part);
        }
        return kinds;
    }
}
