package cardinal.ufs.schema;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.CardReader;
import cardinal.ufs.text.UfsText;
import java.util.List;
import java.util.Map;

/** Text boxes, read. */
final class Texts {
    private Texts() {
    }

    static CardText box(List<String> keywords, String text) {
        Reading<CardText> read = UfsText.read(CardReader.read("test",
                Map.of("name", "Some Card", "type", "foundation", "keywords", keywords, "text", text)));
        assertThat(read).as(text).isInstanceOf(Reading.Understood.class);
        return ((Reading.Understood<CardText>) read).abilities().getFirst();
    }

    static List<Ability> abilities(String text) {
        return box(List.of(), text).abilities();
    }

    /** The one paragraph, which must print as it was read. */
    static Ability ability(String text) {
        List<Ability> read = abilities(text);
        assertThat(read).as(text).hasSize(1);
        assertThat(UfsText.print(read.getFirst())).as("printed again").contains(UfsText.normalise(text));
        return read.getFirst();
    }

    static Ability.Played played(String text) {
        Ability read = ability(text);
        assertThat(read).as(text).isInstanceOf(Ability.Played.class);
        return (Ability.Played) read;
    }

    /** The sentences of an effect. */
    static List<Instruction> sentences(Ability ability) {
        return ability.effect() instanceof Instruction.Sequence s && s.joint() == Instruction.Sequence.Joint.SENTENCES
                ? s.parts() : List.of(ability.effect());
    }

    static void unreadable(String text) {
        assertThat(
                UfsText.read(CardReader.read("test", Map.of("name", "Some Card", "type", "foundation", "text", text))))
                .as(text)
                .isInstanceOf(Reading.NotUnderstood.class);
    }

    static KeywordUse keyword(String entry) {
        Outcome<KeywordUse> read = UfsText.readKeyword(entry);
        assertThat(read).as(entry).isInstanceOf(Outcome.Understood.class);
        return ((Outcome.Understood<KeywordUse>) read).value();
    }
}
