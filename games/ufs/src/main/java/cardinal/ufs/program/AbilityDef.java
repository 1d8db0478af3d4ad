package cardinal.ufs.program;

import cardinal.cards.More;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.CardAct;
import cardinal.ufs.ability.CheckModifier;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.CopyEffect;
import cardinal.ufs.ability.DefinitionEffect;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Restriction;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.ability.When;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.ability.CheckCost;
import cardinal.ufs.ability.PlayAsReversal;
import cardinal.ufs.text.VerbPhrases;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ability, compiled once: what it costs, when it can be played, what it waits for, what it does. Immutable and shared. */
public final class AbilityDef {
    private final Ability ability;
    private final @Nullable KeywordUse keyword;
    private final @Nullable CardType origin;
    private final @Nullable AbilityType type;
    private final List<Instruction> costs;
    private final List<CheckCost> checks;
    private final @Nullable PlayAsReversal reversal;
    private final @Nullable When condition;
    private final Awaited cue;
    private final int zones;
    private final int words;
    private final boolean restricted;
    private final int restrictingWords;
    private final int afterwordWords;
    private final List<PlayRestriction> afterwords;
    private final @Nullable Keyword grantedBy;
    private final Program effect;
    private final boolean xInCosts;
    private final boolean knowsX;
    private final Program payment;
    private final @Nullable Act ownCost;
    private final List<StaticPart> parts;
    private final long fires;
    private final long rules;
    private final long keepsFrom;
    private final long lanes;
    private final int outlook;
    private final boolean cancellable;

    private AbilityDef(Ability ability, @Nullable KeywordUse keyword, @Nullable CardType origin) {
        this.ability = ability;
        this.keyword = keyword;
        this.origin = origin;
        grantedBy = granting(keyword);
        afterwords = switch (ability) {
            case Ability.Played p -> p.afterwords();
            case Ability.Continuous c -> c.afterwords();
        };
        restrictingWords = words(ability.restrictions());
        afterwordWords = words(afterwords);
        if (ability instanceof Ability.Played p) {
            type = p.type();
            costs = costs(p);
            checks = p.cost().stream().filter(CheckCost.class::isInstance).map(CheckCost.class::cast).toList();
            reversal = p.cost().stream().filter(PlayAsReversal.class::isInstance).map(PlayAsReversal.class::cast)
                    .findFirst().orElse(null);
            condition = p.condition().orElse(null);
            cue = condition == null ? Awaited.NONE : Awaited.of(condition);
            restricted = !p.restrictions().isEmpty() || !p.brackets().isEmpty() || !p.afterwords().isEmpty()
                    || reversal != null || grantedBy == Keyword.REVERSAL;
            zones = zones(p.brackets());
            words = words(p.brackets());
            effect = Programs.of(Pronouns.defining(p));
            xInCosts = DefinedX.isIn(p.cost());
            knowsX = effect.x() != null && DefinedX.isKnownBeforehand(effect.x());
            payment = costs.isEmpty() ? Program.EMPTY : Programs.paying(costs);
            ownCost = costs.size() == 1 && costs.getFirst() instanceof CardAct a && a.who() == Who.YOU
                    && a.what() instanceof Selector.This ? a.act() : null;
            parts = List.of();
        } else {
            type = null;
            costs = List.of();
            checks = List.of();
            reversal = null;
            condition = null;
            cue = Awaited.NONE;
            restricted = false;
            zones = 0;
            words = 0;
            effect = Program.EMPTY;
            xInCosts = false;
            knowsX = false;
            payment = Program.EMPTY;
            ownCost = null;
            List<StaticPart> found = new ArrayList<>();
            flatten(ability.effect(), List.of(), found);
            parts = List.copyOf(found);
        }
        long f = 0;
        for (StaticPart part : parts) {
            f |= part.kinds();
        }
        fires = f;
        long r = 0;
        long k = 0;
        for (StaticPart part : parts) {
            if (part.leaf() instanceof RuleEffect m) {
                r |= RuleKind.bitOf(m.rule());
                k |= m.rule().keepsFrom();
            }
        }
        rules = r;
        keepsFrom = k;
        lanes = lanes(parts, fires);
        outlook = outlook(ability, parts);
        cancellable = afterwords().stream().anyMatch(PlayRestriction.MayCancel.class::isInstance);
    }

    /** A paragraph of a text box. */
    static AbilityDef printed(Ability ability, CardType on) {
        return new AbilityDef(ability, null, on);
    }

    /** What an effect puts into words. */
    public static AbilityDef of(Ability ability) {
        return new AbilityDef(ability, null, null);
    }

    /** What a keyword grants (I.2.2); the two are linked (I.2.3). */
    public static AbilityDef granted(Ability ability, KeywordUse keyword) {
        return new AbilityDef(ability, keyword, null);
    }

    /** Whether it can stem from a card of this type, whatever card has gained it. */
    public boolean mayStemFrom(CardType type) {
        return origin == null || origin == type;
    }

    /** E.4.4.1; UniVersus, outwit.2: an Outwit ability turns its card up and commits it, besides what it says. */
    private static List<Instruction> costs(Ability.Played p) {
        List<Instruction> costs = new ArrayList<>();
        if (p.brackets().contains(Bracket.Word.OUTWIT)) {
            costs.add(VerbPhrases.OF_THE_GAME.outwitCost());
        }
        p.cost().stream().filter(c -> !(c instanceof CheckCost) && !(c instanceof PlayAsReversal)).forEach(costs::add);
        return List.copyOf(costs);
    }

    private static int zones(List<Bracket> brackets) {
        int zones = 0;
        for (Bracket b : brackets) {
            if (b instanceof Bracket.In in) {
                zones |= 1 << in.zone().ordinal();
            }
        }
        return zones;
    }

    /** The single words among what an ability says, as bits. */
    private static int words(List<?> said) {
        int words = 0;
        for (Object one : said) {
            if (one instanceof Enum<?> word) {
                words |= 1 << word.ordinal();
            }
        }
        return words;
    }

    private static @Nullable Keyword granting(@Nullable KeywordUse keyword) {
        return switch (keyword) {
            case KeywordUse.Granting g -> g.keyword();
            case KeywordUse.Combo c -> Keyword.COMBO;
            case KeywordUse.Only o -> Keyword.CHARACTER_ONLY;
            case KeywordUse.Trait t -> null;
            case null -> null;
        };
    }

    private static void flatten(Instruction i, List<Condition> around, List<StaticPart> out) {
        switch (i) {
            case Instruction.Sequence s -> s.parts().forEach(part -> flatten(part, around, out));
            case Instruction.If f -> {
                flatten(f.then(), More.of(around, f.condition()), out);
            }
            case Instruction.While w -> flatten(w.what(), More.of(around, w.condition()), out);
            case Instruction.Fired f ->
                    out.add(new StaticPart(around, f, Programs.of(f.what()), Watching.kinds(f.when())));
            case Instruction.Instead r -> out.add(new StaticPart(around, r, Programs.of(r.what()), 0,
                    r.would().map(Awaited::of).orElse(Awaited.NONE)));
            case CheckModifier m ->
                    out.add(new StaticPart(around, m, Programs.of(m), 1L << Kind.CHECKED));
            case Instruction.LetX x -> {
            }
            default -> out.add(new StaticPart(around, Pronouns.standing(i, around, out), Program.EMPTY, 0));
        }
    }

    public Ability ability() {
        return ability;
    }

    /** The keyword that grants it, or null for a paragraph of text. */
    public @Nullable KeywordUse keyword() {
        return keyword;
    }

    /** Whether a keyword of this name grants it. */
    public boolean isGrantedBy(Keyword word) {
        return grantedBy == word;
    }

    /** Null for a continuous ability. */
    public @Nullable AbilityType type() {
        return type;
    }

    public boolean isPlayed() {
        return type != null;
    }

    /** As which it was written; only of played abilities. */
    public Ability.Played played() {
        return (Ability.Played) ability;
    }

    /** Costs but for checks and the card played as a reversal, in printed order (E.4.4.1). */
    public List<Instruction> costs() {
        return costs;
    }

    /** What is done to its own card where that is all it costs, else null: "Commit" (H.4.1). */
    public @Nullable Act ownCost() {
        return ownCost;
    }

    /** The same costs as steps to be carried out. */
    public Program payment() {
        return payment;
    }

    /** H.4.2: check costs, paid last (E.4.9). */
    public List<CheckCost> checks() {
        return checks;
    }

    /** E.4.6: a cost that is itself playing a card, or null. */
    public @Nullable PlayAsReversal reversal() {
        return reversal;
    }

    /** H.1.6; null for anything but a response. */
    public @Nullable When condition() {
        return condition;
    }

    /** The kinds of event a response could answer. */
    public long responds() {
        return cue.kinds();
    }

    /** H.3: whether words before its type, in brackets or after its text, or Reversal, limit when it can be played. */
    public boolean isRestricted() {
        return restricted;
    }

    /** What a response waits for, at the least. */
    public Awaited cue() {
        return cue;
    }

    /** H.2.3.3: whether its condition speaks of the card it is on. */
    public boolean mentionsItself() {
        return cue.mentioned();
    }

    /** K.3.4.3: whether it answers that "this attack" resolves, which on an attack speaks of that attack (H.2.3.3). */
    public boolean answersItsAttack() {
        When when = condition();
        return when != null && when.what() instanceof Happening.Resolves r && r.attack().equals(Selector.THIS_ATTACK);
    }

    /** Whether it names zones in brackets (H.3.2.1). */
    public boolean hasZones() {
        return zones != 0;
    }

    public boolean allows(Zone zone) {
        return (zones >> zone.ordinal() & 1) != 0;
    }

    public boolean says(Bracket.Word word) {
        return (words >> word.ordinal() & 1) != 0;
    }

    public boolean says(Restriction.Word word) {
        return (restrictingWords >> word.ordinal() & 1) != 0;
    }

    public boolean says(PlayRestriction.Word word) {
        return (afterwordWords >> word.ordinal() & 1) != 0;
    }

    public List<PlayRestriction> afterwords() {
        return afterwords;
    }

    /** H.3.3.4: whether the other player may do something to cancel it. */
    public boolean mayBeCancelled() {
        return cancellable;
    }

    /** The immediate effect. */
    public Program effect() {
        return effect;
    }

    /** J.4.3.1: whether its text defines X by nothing that the ability itself brings about. */
    public boolean knowsXBeforehand() {
        return knowsX;
    }

    /** H.4.4: whether there is an X in the cost. */
    public boolean hasXInCosts() {
        return xInCosts;
    }

    /** The parts of a static effect. */
    public List<StaticPart> parts() {
        return parts;
    }

    /** The kinds of rule its static parts add ({@link RuleKind}). */
    public long rules() {
        return rules;
    }

    /** What its static parts keep from being done to cards ({@link Rule#keepsFrom}). */
    public long keepsFrom() {
        return keepsFrom;
    }

    /** The kinds of event its static fired parts wait for. */
    public long fires() {
        return fires;
    }

    /** In which lists of listeners a card with this continuous ability stands. */
    public long lanes() {
        return lanes;
    }

    /** What its parts look at when they change states ({@link Dependency}); restrictions may look anywhere. */
    int outlook() {
        return outlook;
    }

    private static int outlook(Ability ability, List<StaticPart> parts) {
        int sees = Dependency.NOTHING;
        for (StaticPart part : parts) {
            boolean changes = part.leaf() instanceof ModifierEffect || part.leaf() instanceof DefinitionEffect
                    || part.leaf() instanceof CopyEffect;
            sees |= changes ? Dependencies.outlook(part) : Dependency.NOTHING;
        }
        return sees == Dependency.NOTHING || ability.restrictions().isEmpty() ? sees : Dependency.ANYTHING;
    }

    /** Whether a part of it changes states (C.3.3). */
    public boolean modifies() {
        return (lanes >> Kind.MODIFIES & 1) != 0;
    }

    private static long lanes(List<StaticPart> parts, long fires) {
        long lanes = fires << Kind.FIRES;
        for (StaticPart part : parts) {
            lanes |= part.conditions().stream().anyMatch(Condition::asksForVital)
                    ? 1L << Kind.VITALS | 1L << Kind.UNSTEADY : 0;
            lanes |= Dependencies.isSteady(part) ? 0 : 1L << Kind.UNSTEADY;
            lanes |= switch (part.leaf()) {
                case Instruction.Fired f -> 0;
                case CheckModifier m -> 0;
                case Instruction.Instead r -> 1L << Kind.REPLACES;
                case RuleEffect r -> 1L << Kind.RULES;
                case DefinitionEffect v -> 1L << Kind.DEFINES;
                case CopyEffect c -> 1L << Kind.COPIES;
                case ModifierEffect m when m.teaches() -> 1L << Kind.MODIFIES | 1L << Kind.TEACHES;
                default -> 1L << Kind.MODIFIES;
            };
        }
        return lanes;
    }

    /** K.3.3: the same cost and effect; the caller compares the cards. */
    public boolean isCopyOf(AbilityDef other) {
        return ability.equals(other.ability);
    }

    /** Whether one keyword grants both: what an instance of it was and is after its rating has changed (I.2.4). */
    public boolean isOfKeywordOf(AbilityDef other) {
        return grantedBy != null && grantedBy == other.grantedBy;
    }

    @Override
    public String toString() {
        return ability.toString();
    }
}
