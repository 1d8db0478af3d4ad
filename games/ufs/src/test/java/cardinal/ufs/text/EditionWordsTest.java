package cardinal.ufs.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.card.CardType;
import cardinal.ufs.edition.Editions;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditionWordsTest {
    private static String said(String text, String document) {
        Ability ability =
                ((Reading.Understood<Ability>) UfsText.read(CardType.FOUNDATION, text)).abilities().getFirst();
        return UfsText.say(ability, Editions.of(document)).orElseThrow();
    }

    @Test
    void theOlderDocumentsHaveTheirOwnWords() {
        assertThat(said("Mira Enhance [Once per turn] Commit, check 4: Your rival loses 2 health.", "ufs-2019"))
                .isEqualTo("Mira E [Once per turn] Commit, (4+): Your opponent loses 2 vitality.");
        assertThat(said("Response Commit: After you make a check, draw 1 card.", "ufs-2010"))
                .isEqualTo("R Commit: After you make a control check, draw 1 card.");
        assertThat(said("Mira Enhance Commit: Your rival loses 2 health.", "universus"))
                .isEqualTo("Mira Enhance Commit: Your rival loses 2 health.");
    }

    /** What an edition's players read is understood as the same again. */
    @Test
    void whatIsSaidIsReadBack() {
        for (String text : List.of(
                "First Form Commit: Your rival reveals their hand.", "Mira Enhance (4+): Gain 2 vitality.",
                "R Flip: After your opponent makes a control check, draw 1 card.",
                "Deadlock E Commit: Destroy 1 opponent foundation in your opponent's staging area.")) {
            Reading<Ability> first = UfsText.read(CardType.FOUNDATION, text);
            for (String document : List.of("ufs-2010", "ufs-2019", "universus")) {
                assertThat(UfsText.read(CardType.FOUNDATION, said(text, document))).as(text + " in " + document)
                        .isEqualTo(first);
            }
        }
    }
}
