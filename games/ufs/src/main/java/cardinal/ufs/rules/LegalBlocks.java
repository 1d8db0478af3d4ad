package cardinal.ufs.rules;

import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** G.2.1.3: which cards may be played as blocks of an attack, and whether one still blocks it. */
public final class LegalBlocks {
    private LegalBlocks() {
    }

    /** G.2.1.3.1: cards in hand with a fitting block. */
    public static void blocks(UfsTable t, AttackInfo attack, Prompt prompt) {
        int seat = attack.defender();
        HandCards hand = HandCards.of(t, seat, true);
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.card(i);
            for (int half = 0; half < (t.def(card).split() ? 2 : 1); half++) {
                CardPlay play = new CardPlay(seat, card, Happening.As.BLOCK, half == 1);
                if (Requirement.allMet(CardPlay.BLOCK, t, play)) {
                    offerBlock(t, attack, play, prompt);
                }
            }
        }
    }

    /** 2010, 2.6.3.2, 2.14.2.6: by its own block, which both halves of a split card have, or by Ranged of this half. */
    private static void offerBlock(UfsTable t, AttackInfo attack, CardPlay play, Prompt prompt) {
        int card = play.card();
        int half = play.secondHalf() ? 1 : 0;
        if (blocksAt(t, play, attack, blockZone(t, card, attack))) {
            prompt.add(Choice.BLOCK, card, half, 0);
        }
        if (play.mayBlockAsRanged(t, attack)
                && !Rulings.forbidsBlock(t, attack.card().card(), play, AttackZone.MID)) {
            prompt.add(Choice.BLOCK, card, half, 1);
        }
    }

    /** The zone in which a card would block this attack, or null. */
    public static @Nullable AttackZone blockZone(UfsTable t, int card, AttackInfo attack) {
        return t.edition().blockZone(t, card, attack.card().card());
    }

    public static int blockModifier(UfsTable t, int card, AttackInfo attack) {
        return t.edition().blockModifier(t, card, attack.card().card())
                + BlockRulings.modifiers(t, t.piece(card).controller(), attack.card().card());
    }

    /** Whether a card still blocks the attack: its zone reaches and no effect bars it (G.2.1.3.1, G.2.1.1.1). */
    public static boolean blocks(UfsTable t, int seat, int card, AttackInfo attack) {
        return blocksAt(t, new CardPlay(seat, card, Happening.As.BLOCK, false), attack, blockZone(t, card, attack));
    }

    private static boolean blocksAt(UfsTable t, CardPlay block, AttackInfo attack, @Nullable AttackZone zone) {
        return zone != null && CardPlay.reaches(t, zone, attack)
                && !Rulings.forbidsBlock(t, attack.card().card(), block, zone);
    }
}
