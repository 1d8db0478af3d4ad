package cardinal.ufs.program;

import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.card.Keyword;
import java.util.ArrayList;
import java.util.List;

/**
 * What the abilities of a card amount to together: in which lists of listeners they put it, what they could answer, how they
 * are played. Worked out once for the same abilities, however often they were played and whatever else changes.
 */
public final class AbilityIndex {
    private static final int SHARED = 1 << 8;
    private static final int WHILE_COMMITTED = 1 << 9;

    private long near;
    private long far;
    private long statics;
    private boolean elsewhere;
    private boolean played;
    private int outlook;
    private long rules;
    private long keepsFrom;
    private int playable;
    private long ownKinds;
    private long rivalsKinds;
    private int sorts;
    private int modifiesAt;
    private int parts;
    private int replaces;
    private int replacesOfItself;
    private final List<Modifier> modifiers;

    /**
     * A part of a continuous ability that changes states (J.3.3).
     *
     * @param copy  how many abilities of the card are the same one and stand before it
     * @param part  where the part stands in the ability
     */
    public record Modifier(int copy, AbilityDef ability, int part, StaticPart what, ModifierEffect modify) {
    }

    private AbilityIndex(List<HeldAbility> abilities) {
        List<Modifier> changing = new ArrayList<>(0);
        for (int i = 0; i < abilities.size(); i++) {
            AbilityDef a = abilities.get(i).ability();
            rules |= a.rules();
            keepsFrom |= a.keepsFrom();
            play(a);
            list(a);
            parts |= (a.responds() & Kind.PARTS) != 0 ? a.cue().sorts() : 0;
            fire(a.parts());
            replace(a.parts());
            for (int p = 0; a.modifies() && p < a.parts().size(); p++) {
                StaticPart part = a.parts().get(p);
                if (part.leaf() instanceof ModifierEffect m) {
                    changing.add(new Modifier(copy(abilities, i), a, p, part, m));
                    modifiesAt |= Dependencies.places(part);
                }
            }
        }
        modifiers = List.copyOf(changing);
    }

    private static int copy(List<HeldAbility> abilities, int i) {
        int before = 0;
        for (int k = 0; k < i; k++) {
            before += abilities.get(k).ability() == abilities.get(i).ability() ? 1 : 0;
        }
        return before;
    }

    static AbilityIndex of(List<HeldAbility> abilities) {
        return new AbilityIndex(abilities);
    }

    private void fire(List<StaticPart> all) {
        for (int i = 0; i < all.size(); i++) {
            StaticPart part = all.get(i);
            if ((part.kinds() & Kind.PARTS) != 0) {
                parts |= part.leaf() instanceof Instruction.Fired f ? Awaited.of(f.when()).sorts() : Awaited.ANY;
            }
        }
    }

    private void replace(List<StaticPart> all) {
        for (int i = 0; i < all.size(); i++) {
            StaticPart part = all.get(i);
            replacesOfItself |= part.cue().sorts();
            replaces |= part.cue().itself() ? 0 : part.cue().sorts();
        }
    }

    private void play(AbilityDef a) {
        AbilityType type = a.type();
        playable |= type == null ? 0 : 1 << type.ordinal();
        playable |= a.says(PlayRestriction.Word.PLAYABLE_BY_EITHER_PLAYER) ? SHARED : 0;
        playable |= a.says(PlayRestriction.Word.PLAYABLE_WHILE_COMMITTED) || a.says(Bracket.Word.TENACIOUS)
                ? WHILE_COMMITTED
                : 0;
    }

    private void list(AbilityDef a) {
        if (!a.isPlayed()) {
            statics |= a.lanes();
            outlook |= a.outlook();
            return;
        }
        if (a.responds() == 0) {
            elsewhere |= a.hasZones();
            played = true;
            return;
        }
        boolean itself = a.cue().itself() && !a.isGrantedBy(Keyword.REVERSAL);
        long heard = itself ? a.responds() & ~(1L << Kind.MOVED) : a.responds();
        if (heard != a.responds()) {
            heard |= 1L << Kind.ITSELF;
        }
        near |= heard;
        far |= a.hasZones() || a.mentionsItself() || a.answersItsAttack() ? heard : 0;
        boolean anything = a.isGrantedBy(Keyword.REVERSAL); // it may count as having been blocked
        ownKinds |= anything ? a.responds() : a.cue().ownKinds();
        rivalsKinds |= anything ? a.responds() : a.cue().rivalsKinds();
        sorts |= anything ? Awaited.ANY : a.cue().sorts();
    }

    /** The events its responses answer where abilities are played from (H.2.3.3), as bits; its own moves are {@link Kind#ITSELF}. */
    public long near() {
        return near;
    }

    /** Those they answer from anywhere. */
    public long far() {
        return far;
    }

    /** The lists of its continuous abilities, where these are at work (J.2.1). */
    public long statics() {
        return statics;
    }

    /** Whether a part of them that changes states can do so while the card is there ({@link Outlook}). */
    public boolean modifiesAt(int place) {
        return (modifiesAt & place) != 0;
    }

    /** The parts of the turn or of an attack whose beginning or end they wait for ({@link Awaited}). */
    public int parts() {
        return parts;
    }

    /** J.3.5.1: whether they could replace what would be of this sort ({@link Awaited}), done to the very card they are on or another. */
    public boolean mayReplace(int sort, boolean itself) {
        return ((itself ? replacesOfItself : replaces) & sort) != 0;
    }

    /** Whether one that is no response names zones to be played from (H.3.2.1). */
    public boolean elsewhere() {
        return elsewhere;
    }

    /** Whether one that is no response is played at all. */
    public boolean played() {
        return played;
    }

    /** What its continuous abilities look at when they change states ({@link Outlook}). */
    public int outlook() {
        return outlook;
    }

    /** The kinds of rule they add ({@link RuleKind}). */
    public long rules() {
        return rules;
    }

    /** What they keep from being done to cards ({@link cardinal.ufs.ability.Rule#keepsFrom}). */
    public long keepsFrom() {
        return keepsFrom;
    }

    /** The types of its abilities as bits, and what they say about who may play them and when. */
    int playable() {
        return playable;
    }

    static boolean has(int playable, AbilityType type) {
        return (playable >> type.ordinal() & 1) != 0;
    }

    /** H.3.3.3: whether one may be played by either player. */
    static boolean isShared(int playable) {
        return (playable & SHARED) != 0;
    }

    /** H.3.3.2, UniVersus: Tenacious: whether one may be played while the card is committed. */
    static boolean isPlayableWhileCommitted(int playable) {
        return (playable & WHILE_COMMITTED) != 0;
    }

    /** Whether one of its responses could answer events of these kinds and sorts ({@link Awaited}): asked before any single one. */
    public boolean mayAnswer(long own, long rivals, int done) {
        return (ownKinds & own | rivalsKinds & rivals) != 0 && (sorts & done) != 0;
    }

    /** The parts of its continuous abilities that change states, in their order. */
    public List<Modifier> modifiers() {
        return modifiers;
    }
}
