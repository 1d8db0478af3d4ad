package cardinal.evolve.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardDef;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.table.CardPool;
import cardinal.kernel.Clauses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Appendix A: the listed tokens are in every pool, with the numbers of the list. */
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
    @CsvSource({"Fairy Wisp,Pixie,0,1,1,", "Fairy,Pixie,1,1,1,", "Otohime's Bodyguard,Officer,1,1,2,WARD",
        "Knight,Officer,1,1,1,", "Viking,Thief,3,3,2,STORM", "Steelclad Knight,Officer,2,2,2,",
        "Strikeform Golem,Golem,2,3,2,RUSH", "Guardform Golem,Golem,2,2,3,WARD", "Dragon,Wyrmkin,4,5,5,",
        "Ghost,Departed,1,1,1,STORM", "Forest Bat,Vampire,1,1,1,", "Holy Falcon,Avian,3,2,2,STORM",
        "Holy Tiger,Beast,4,4,4,RUSH", "Crystalia Eve,Crystalian,4,4,4,", "Shield Guardian,Officer,1,1,1,WARD",
        "Magical Pawn,Chess,1,2,1,", "Megalorca,Marine,2,2,2,", "Hellflame Dragon,Wyrmkin,2,4,3,RUSH",
        "Gargantuan Ghost,Departed,1,3,3,WARD", "Serpent,Demon,1,0,1,BANE", "Goblin King,Goblinoid,4,6,6,WARD",
        "Puppet,Puppetry,1,1,1,RUSH", "Ancient Artifact,Supreme,1,3,1,RUSH", "Mystic Artifact,Supreme,3,2,3,WARD",
        "Celestial Shikigami,Shikigami,4,4,5,AURA", "Paper Shikigami,Shikigami,2,2,2,", "One-Tailed Fox,Yokai,2,1,3,RUSH",
        "Assembly Droid,Machina,1,1,1,"})
    void followers(String name, String trait, int cost, int attack, int defense, Keyword keyword) {
        CardData token = token(name);
        assertThat(token.type()).isEqualTo(CardType.FOLLOWER);
        assertThat(token.traits()).containsExactly(trait);
        assertThat(token.cost()).isEqualTo(cost);
        assertThat(token.attack()).isEqualTo(attack);
        assertThat(token.defense()).isEqualTo(defense);
        if (keyword == null) {
            assertThat(token.text()).doesNotStartWith("Ward").doesNotStartWith("Rush");
        } else {
            assertThat(token.text()).startsWith(keyword.word() + ".");
        }
    }

    @ParameterizedTest
    @Clauses({"token.magic-sediment", "token.leonidas-s-resolve", "token.draconic-weapon", "token.ephemeral-moon",
        "token.destruction-in-white", "token.destruction-in-black", "token.naterran-great-tree", "token.thorn-burst",
        "token.mimi", "token.coco", "token.magic-item", "token.repair-mode"})
    @CsvSource({"Magic Sediment,AMULET,1", "Leonidas's Resolve,AMULET,8", "Draconic Weapon,AMULET,1",
        "Ephemeral Moon,AMULET,3", "Destruction in White,AMULET,1", "Destruction in Black,AMULET,2",
        "Naterran Great Tree,AMULET,1", "Thorn Burst,SPELL,2", "Mimi,SPELL,0", "Coco,SPELL,0", "Magic Item,SPELL,4",
        "Repair Mode,SPELL,1"})
    void amuletsAndSpells(String name, CardType type, int cost) {
        assertThat(token(name).type()).isEqualTo(type);
        assertThat(token(name).cost()).isEqualTo(cost);
        assertThat(POOL.get(name).abilities()).isNotEmpty();
    }

    @Test
    @Clauses({"2.13.1", "14.3.1.1"})
    void magicItemsHaveAnAlternateName() {
        assertThat(token("Magic Item").alternateName()).isNotEmpty();
    }
}
