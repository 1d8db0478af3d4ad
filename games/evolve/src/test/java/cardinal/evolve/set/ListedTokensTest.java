package cardinal.evolve.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.CardPool;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Appendix A: the listed tokens are in every pool, with the values of the list; lost icons by reading 24. */
class ListedTokensTest {
    private static final CardPool POOL = EvolveCards.LIBRARY.pool().get();

    private static CardData token(String name) {
        CardDef token = POOL.get(name);
        assertThat(token.data().token()).as(name).isTrue();
        return token.data();
    }

    @ParameterizedTest
    @Clauses({"9.1.2.3", "token.fairy-wisp", "token.fairy", "token.otohime-s-bodyguard", "token.knight", "token.viking",
        "token.steelclad-knight", "token.strikeform-golem", "token.guardform-golem", "token.dragon", "token.ghost",
        "token.forest-bat", "token.holy-falcon", "token.holy-tiger", "token.crystalia-eve", "token.shield-guardian",
        "token.magical-pawn", "token.megalorca", "token.hellflame-dragon", "token.gargantuan-ghost", "token.serpent",
        "token.goblin-king", "token.puppet", "token.ancient-artifact", "token.mystic-artifact",
        "token.celestial-shikigami", "token.paper-shikigami", "token.one-tailed-fox", "token.assembly-droid"})
    @CsvSource(delimiter = '|', value = {"Fairy Wisp|Pixie|0|1|1|''", "Fairy|Pixie|1|1|1|''",
        "\"Otohime's Bodyguard\"|Officer|1|1|2|Ward.", "Knight|Officer|1|1|1|''", "Viking|Thief|3|3|2|Storm.",
        "Steelclad Knight|Officer|2|2|2|''", "Strikeform Golem|Golem|2|3|2|Rush.", "Guardform Golem|Golem|2|2|3|Ward.",
        "Dragon|Wyrmkin|4|5|5|''", "Ghost|Departed|1|1|1|Storm. / At the start of your end phase, banish this card.",
        "Forest Bat|Vampire|1|1|1|''", "Holy Falcon|Avian|3|2|2|Storm.", "Holy Tiger|Beast|4|4|4|Rush.",
        "Crystalia Eve|Crystalian|4|4|4|''", "Shield Guardian|Officer|1|1|1|Ward.", "Magical Pawn|Chess|1|2|1|''",
        "Megalorca|Marine|2|2|2|''", "Hellflame Dragon|Wyrmkin|2|4|3|Rush.",
        "Gargantuan Ghost|Departed|1|3|3|Ward. / At the start of your main phase, banish this card.",
        "Serpent|Demon|1|0|1|Bane.", "Goblin King|Goblinoid|4|6|6|Ward.", "Puppet|Puppetry|1|1|1|Rush.",
        "Ancient Artifact|Supreme|1|3|1|Rush.", "Mystic Artifact|Supreme|3|2|3|Ward. / [fanfare] Draw a card.",
        "Celestial Shikigami|Shikigami|4|4|5|Aura.",
        "Paper Shikigami|Shikigami|2|2|2|[fanfare] Draw a card. Discard a card.",
        "One-Tailed Fox|Yokai|2|1|3|Rush. Ward.",
        "Assembly Droid|Machina|1|1|1|[lastwords] Select an enemy follower on the field and deal it 5 damage."})
    void followers(String name, String trait, int cost, int attack, int defense, String text) {
        CardData token = token(unquoted(name));
        assertThat(token.type()).isEqualTo(CardType.FOLLOWER);
        assertThat(token.traits()).containsExactly(trait);
        assertThat(token.cost()).isEqualTo(cost);
        assertThat(token.attack()).isEqualTo(attack);
        assertThat(token.defense()).isEqualTo(defense);
        assertThat(token.text()).isEqualTo(text.replace(" / ", "\n"));
    }

    @ParameterizedTest
    @Clauses({"token.magic-sediment", "token.leonidas-s-resolve", "token.draconic-weapon", "token.ephemeral-moon",
        "token.destruction-in-white", "token.destruction-in-black", "token.naterran-great-tree", "token.thorn-burst",
        "token.mimi", "token.coco", "token.magic-item", "token.repair-mode"})
    @CsvSource(delimiter = '|',
            value = {"Magic Sediment|AMULET|Earth Sigil|1", "\"Leonidas's Resolve\"|AMULET|Commander|8",
                "Draconic Weapon|AMULET|Armed|1", "Ephemeral Moon|AMULET|Faith|3",
                "Destruction in White|AMULET|Omen/Idolatry|1",
                "Destruction in Black|AMULET|Omen/Idolatry|2", "Naterran Great Tree|AMULET|Natura|1",
                "Thorn Burst|SPELL|Verdant|2",
                "Mimi|SPELL|Demon|0", "Coco|SPELL|Demon|0", "Magic Item|SPELL|iM@S CG|4",
                "Repair Mode|SPELL|Machina|1"})
    void amuletsAndSpells(String name, CardType type, String traits, int cost) {
        CardData token = token(unquoted(name));
        assertThat(token.type()).isEqualTo(type);
        assertThat(token.traits()).isEqualTo(List.of(traits.split("/")));
        assertThat(token.cost()).isEqualTo(cost);
        assertThat(POOL.get(unquoted(name)).abilities()).isNotEmpty();
    }

    private static String unquoted(String name) {
        return name.replace("\"", "");
    }

    @Test
    @Clauses({"2.13.1", "14.3.1.1"})
    void magicItemsHaveAnAlternateName() {
        assertThat(token("Magic Item").alternateName()).isNotEmpty();
    }
}
