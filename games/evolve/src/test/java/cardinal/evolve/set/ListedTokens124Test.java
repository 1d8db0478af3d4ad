package cardinal.evolve.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.CardPool;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Appendix A of 1.24.1: the listed tokens are in every pool of this edition, with the class, traits and numbers of the list. */
class ListedTokens124Test {
    private static final CardPool POOL = EvolveCards.library(Editions.EVOLVE_1_24).pool().get();

    private static CardDef check(String name, CardType type, CardClass craft, String traits, int cost) {
        CardDef token = POOL.get(name.replace("\"", ""));
        CardData data = token.data();
        assertThat(data.token()).as(name).isTrue();
        assertThat(data.type()).isEqualTo(type);
        assertThat(data.cardClass()).isEqualTo(craft);
        assertThat(data.traits()).isEqualTo(List.of(traits.split("/")));
        assertThat(data.cost()).isEqualTo(cost);
        return token;
    }

    @ParameterizedTest
    @Clauses({
        "token.fairy-wisp", "token.fairy", "token.otohime-s-bodyguard", "token.knight", "token.viking",
        "token.steelclad-knight", "token.strikeform-golem", "token.guardform-golem", "token.dragon", "token.ghost",
        "token.forest-bat", "token.holy-falcon", "token.holy-tiger", "token.crystalia-eve", "token.shield-guardian",
        "token.magical-pawn", "token.megalorca", "token.hellflame-dragon", "token.gargantuan-ghost", "token.serpent",
        "token.goblin-king", "token.puppet", "token.ancient-artifact", "token.mystic-artifact",
        "token.celestial-shikigami", "token.paper-shikigami", "token.one-tailed-fox", "token.assembly-droid",
        "token.lloyd", "token.victoria", "token.otohime-s-vanguard", "token.exterminus-weapon",
        "token.devoted-dragon", "token.armored-tentacle", "token.assault-tentacle", "token.medusiana",
        "token.anne-s-summoning", "token.keenedge-artifact", "token.sootspawn", "token.fox-of-invitation",
        "token.rulenye-echoing-scream", "token.guardian-golem", "token.fire-drake-whelp",
        "token.mimi-right-paw-hellhound", "token.coco-left-paw-hellhound", "token.silent-rider",
        "token.satan-s-servant", "token.demon-of-purgatory", "token.lococo-s-teddy-bear", "token.eschamali-adviser",
        "token.eschamali-constable", "token.adelle-jealous-dragon", "token.bansai-suzuki-clone-technique",
        "token.neneka-mirror-image", "token.skullfather"})
    @CsvSource(delimiter = '|', value = {
        "Fairy Wisp|FORESTCRAFT|Pixie|0|1|1", "Fairy|FORESTCRAFT|Pixie|1|1|1",
        "\"Otohime's Bodyguard\"|SWORDCRAFT|Officer|1|1|2", "Knight|SWORDCRAFT|Officer|1|1|1",
        "Viking|SWORDCRAFT|Thief|3|3|2", "Steelclad Knight|SWORDCRAFT|Officer|2|2|2",
        "Strikeform Golem|RUNECRAFT|Golem|2|3|2", "Guardform Golem|RUNECRAFT|Golem|2|2|3",
        "Dragon|DRAGONCRAFT|Wyrmkin|4|5|5", "Ghost|ABYSSCRAFT|Departed|1|1|1", "Forest Bat|ABYSSCRAFT|Vampire|1|1|1",
        "Holy Falcon|HAVENCRAFT|Avian|3|2|2", "Holy Tiger|HAVENCRAFT|Beast|4|4|4",
        "Crystalia Eve|FORESTCRAFT|Crystalian|4|4|4", "Shield Guardian|SWORDCRAFT|Officer|1|1|1",
        "Magical Pawn|RUNECRAFT|Chess|1|2|1", "Megalorca|DRAGONCRAFT|Marine|2|2|2",
        "Hellflame Dragon|DRAGONCRAFT|Wyrmkin|2|4|3", "Gargantuan Ghost|ABYSSCRAFT|Departed|1|3|3",
        "Serpent|ABYSSCRAFT|Demon|1|0|1", "Goblin King|NEUTRAL|Goblinoid|4|6|6", "Puppet|NEUTRAL|Puppetry|1|1|1",
        "Ancient Artifact|NEUTRAL|Supreme|1|3|1", "Mystic Artifact|NEUTRAL|Supreme|3|2|3",
        "Celestial Shikigami|RUNECRAFT|Shikigami|4|4|5", "Paper Shikigami|RUNECRAFT|Shikigami|2|2|2",
        "One-Tailed Fox|ABYSSCRAFT|Yokai|2|1|3", "Assembly Droid|NEUTRAL|Machina|1|1|1",
        "Lloyd|FORESTCRAFT|Puppetry|0|2|4", "Victoria|FORESTCRAFT|Puppetry/Cutthroat|0|4|1",
        "\"Otohime's Vanguard\"|DRAGONCRAFT|Marine|1|2|1", "Exterminus Weapon|SWORDCRAFT|Machina/Officer|2|6|6",
        "Devoted Dragon|DRAGONCRAFT|Wyrmkin|5|6|6", "Armored Tentacle|RUNECRAFT|Machina/Supreme|3|2|4",
        "Assault Tentacle|RUNECRAFT|Machina/Supreme|3|4|2", "Medusiana|ABYSSCRAFT|Demon/Gorgon|3|1|5",
        "\"Anne's Summoning\"|RUNECRAFT|Golem/Arcanaform/Academic|2|4|4", "Keenedge Artifact|NEUTRAL|Supreme|5|3|4",
        "Sootspawn|SWORDCRAFT|Festive|2|2|2", "Fox of Invitation|HAVENCRAFT|Festive/Zealot/Beast|1|0|1",
        "Rulenye, Echoing Scream|ABYSSCRAFT|Omen/Necromancer|2|2|1", "Guardian Golem|RUNECRAFT|Golem|3|3|5",
        "Fire Drake Whelp|DRAGONCRAFT|Wyrmkin|1|1|1", "Mimi, Right Paw Hellhound|ABYSSCRAFT|Demon|1|2|2",
        "Coco, Left Paw Hellhound|ABYSSCRAFT|Demon|1|2|2", "Silent Rider|NEUTRAL|Archfiend|1|5|5",
        "\"Satan's Servant\"|NEUTRAL|Archfiend|1|8|8", "Demon of Purgatory|NEUTRAL|Archfiend|1|6|4",
        "\"Lococo's Teddy Bear\"|FORESTCRAFT|Puppetry|2|2|2", "Eschamali Adviser|HAVENCRAFT|Faith|2|2|2",
        "Eschamali Constable|HAVENCRAFT|Faith|2|2|2", "Adelle, Jealous Dragon|DRAGONCRAFT|Wyrmkin|4|4|4",
        "Bansai Suzuki, Clone Technique|NEUTRAL|Togh Keyoh/Ward Office|6|5|5",
        "Neneka, Mirror Image|RUNECRAFT|Princess Connect/Seven Crowns|2|0|1",
        "Skullfather|ABYSSCRAFT|Princess Connect/Diabolos|1|2|1"})
    void followers(String name, CardClass craft, String traits, int cost, int attack, int defense) {
        CardDef token = check(name, CardType.FOLLOWER, craft, traits, cost);
        assertThat(token.data().attack()).isEqualTo(attack);
        assertThat(token.data().defense()).isEqualTo(defense);
    }

    @ParameterizedTest
    @Clauses({
        "token.magic-sediment", "token.leonidas-s-resolve", "token.draconic-weapon", "token.ephemeral-moon",
        "token.destruction-in-white", "token.destruction-in-black", "token.naterran-great-tree", "token.aftershock",
        "token.val-trusty-getaway-car", "token.magitrain", "token.dutiful-steed", "token.bullet-bike",
        "token.arcane-personnel-carrier", "token.flame-general-s-regalia", "token.luna-s-doll",
        "token.totem-of-madness"})
    @CsvSource(delimiter = '|', value = {
        "Magic Sediment|RUNECRAFT|Earth Sigil|1|-1|-1", "\"Leonidas's Resolve\"|SWORDCRAFT|Commander|8|-1|-1",
        "Draconic Weapon|DRAGONCRAFT|Armed|1|-1|-1", "Ephemeral Moon|HAVENCRAFT|Faith|3|-1|-1",
        "Destruction in White|RUNECRAFT|Omen/Idolatry|1|-1|-1",
        "Destruction in Black|RUNECRAFT|Omen/Idolatry|2|-1|-1", "Naterran Great Tree|NEUTRAL|Natura|1|-1|-1",
        "Aftershock|DRAGONCRAFT|Dragonewt/Draconic Duelist|3|-1|-1",
        "Val, Trusty Getaway Car|SWORDCRAFT|Wasteland/Mount|2|3|3", "Magitrain|ABYSSCRAFT|Wasteland/Mount|5|4|5",
        "Dutiful Steed|NEUTRAL|Wasteland/Mount/Beast|1|-1|-1", "Bullet Bike|NEUTRAL|Wasteland/Mount|1|-1|-1",
        "Arcane Personnel Carrier|NEUTRAL|Wasteland/Mount|1|-1|-1",
        "\"Flame General's Regalia\"|SWORDCRAFT|Commander/Celestial|3|-1|-1",
        "\"Luna's Doll\"|ABYSSCRAFT|Necromancer/Puppetry|1|-1|-1",
        "Totem of Madness|HAVENCRAFT|Zealot/Eidolon|4|-1|-1"})
    void amulets(String name, CardClass craft, String traits, int cost, int attack, int defense) {
        CardDef token = check(name, CardType.AMULET, craft, traits, cost);
        assertThat(token.data().attack()).isEqualTo(attack);
        assertThat(token.data().defense()).isEqualTo(defense);
        assertThat(token.abilities()).isNotEmpty();
    }

    @ParameterizedTest
    @Clauses({
        "token.thorn-burst", "token.mimi", "token.coco", "token.magic-item", "token.repair-mode",
        "token.instant-poison", "token.eternal-potion", "token.mysterian-missile", "token.carbuncle-s-sparkle",
        "token.twilight-blade", "token.resentful-blaze", "token.blood-arts", "token.darkest-desire",
        "token.glittering-gold", "token.tidal-tyranny", "token.wolfling-s-struggle", "token.mercurial-might",
        "token.annihilating-onslaught", "token.remnant-of-hollowness", "token.gilded-blade", "token.gilded-goblet",
        "token.gilded-boots", "token.ersatz-elimination", "token.melodious-monody",
        "token.fangs-of-ardent-destruction", "token.wings-of-desire", "token.scream-diffusion",
        "token.torrent-of-despair", "token.great-testimony", "token.ravenous-sweetness", "token.looking-smart",
        "token.astaroth-s-reckoning", "token.gale-arrow", "token.storm-arrow", "token.quadra-magic",
        "token.elements-of-creation", "token.curse-of-the-black-dragon", "token.a-horrible-night",
        "token.seeds-of-salvation", "token.all-access-search", "token.adorn-with-jewels", "token.ginger-s-curse",
        "token.youthful-strike", "token.diurnal-slumber", "token.righteous-conviction"})
    @CsvSource(delimiter = '|', value = {
        "Thorn Burst|FORESTCRAFT|Verdant|2", "Mimi, Infernal Right Paw|ABYSSCRAFT|Demon|0",
        "Coco, Infernal Left Paw|ABYSSCRAFT|Demon|0", "Magic Item|NEUTRAL|iM@S CG|4",
        "Repair Mode|NEUTRAL|Machina|1", "Instant Poison|RUNECRAFT|Alchemist/Forbidden|2",
        "Eternal Potion|RUNECRAFT|Alchemist/Forbidden|2", "Mysterian Missile|RUNECRAFT|Mage/Academic|2",
        "\"Carbuncle's Sparkle\"|FORESTCRAFT|Fae-Touched/Beast|2", "Twilight Blade|SWORDCRAFT|Commander/Officer|5",
        "Resentful Blaze|RUNECRAFT|Mage/Academic/Princess/Cutthroat|1", "Blood Arts|ABYSSCRAFT|Wasteland/Vampire|1",
        "Darkest Desire|ABYSSCRAFT|Departed/Cutthroat|1", "Glittering Gold|SWORDCRAFT|Festive/Thief/Loot|0",
        "Tidal Tyranny|DRAGONCRAFT|Festive/Dragonewt|2", "\"Wolfling's Struggle\"|ABYSSCRAFT|Festive/Demon/Beast|0",
        "Mercurial Might|HAVENCRAFT|Faith/Supreme|1", "Annihilating Onslaught|FORESTCRAFT|Omen/Hunter|3",
        "Remnant of Hollowness|SWORDCRAFT|Omen/Thief/Loot|2", "Gilded Blade|SWORDCRAFT|Loot|2",
        "Gilded Goblet|SWORDCRAFT|Loot|2", "Gilded Boots|SWORDCRAFT|Loot|2",
        "Ersatz Elimination|RUNECRAFT|Omen/Mage|1", "Melodious Monody|RUNECRAFT|Omen/Idolatry|0",
        "Fangs of Ardent Destruction|DRAGONCRAFT|Omen/Wyrmkin|1", "Wings of Desire|ABYSSCRAFT|Omen/Demon|1",
        "Scream Diffusion|ABYSSCRAFT|Omen/Necromancer|2", "Torrent of Despair|HAVENCRAFT|Omen/Zealot|0",
        "Great Testimony|NEUTRAL|Omen|0", "Ravenous Sweetness|NEUTRAL|Omen|5",
        "Looking Smart!|RUNECRAFT|Mage/Academic|0", "\"Astaroth's Reckoning\"|NEUTRAL|Archfiend|10",
        "Gale Arrow|FORESTCRAFT|Elf|1", "Storm Arrow|FORESTCRAFT|Elf|1", "Quadra Magic|RUNECRAFT|Mage|2",
        "Elements of Creation|RUNECRAFT|Mage|5",
        "Curse of the Black Dragon|DRAGONCRAFT|Wyrmkin/Draconic Duelist/Cutthroat|0",
        "A Horrible Night|ABYSSCRAFT|Vampire|1", "Seeds of Salvation|FORESTCRAFT|Togh Keyoh/Verdant|1",
        "All-Access Search|SWORDCRAFT|Togh Keyoh/Detective|1",
        "Adorn with Jewels|RUNECRAFT|Togh Keyoh/Alchemist/Merchant|1", "\"Ginger's Curse\"|RUNECRAFT|Mage|1",
        "Youthful Strike|DRAGONCRAFT|Togh Keyoh/Dragonewt/Draconic Duelist|2",
        "Diurnal Slumber|ABYSSCRAFT|Togh Keyoh/Demon|1", "Righteous Conviction|HAVENCRAFT|Togh Keyoh/Faith|1"})
    void spells(String name, CardClass craft, String traits, int cost) {
        assertThat(check(name, CardType.SPELL, craft, traits, cost).abilities()).isNotEmpty();
    }
}
