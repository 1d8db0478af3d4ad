package cardinal.evolve.set;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.Library;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardClass;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.CardPool;
import cardinal.kernel.Clauses;
import java.util.List;
import org.junit.jupiter.api.Test;
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
        "evolve-1.24:token.fairy-wisp", "evolve-1.24:token.fairy", "evolve-1.24:token.otohime-s-bodyguard",
        "evolve-1.24:token.knight", "evolve-1.24:token.viking", "evolve-1.24:token.steelclad-knight",
        "evolve-1.24:token.strikeform-golem", "evolve-1.24:token.guardform-golem", "evolve-1.24:token.dragon",
        "evolve-1.24:token.ghost", "evolve-1.24:token.forest-bat", "evolve-1.24:token.holy-falcon",
        "evolve-1.24:token.holy-tiger", "evolve-1.24:token.crystalia-eve", "evolve-1.24:token.shield-guardian",
        "evolve-1.24:token.magical-pawn", "evolve-1.24:token.megalorca", "evolve-1.24:token.hellflame-dragon",
        "evolve-1.24:token.gargantuan-ghost", "evolve-1.24:token.serpent", "evolve-1.24:token.goblin-king",
        "evolve-1.24:token.puppet", "evolve-1.24:token.ancient-artifact", "evolve-1.24:token.mystic-artifact",
        "evolve-1.24:token.celestial-shikigami", "evolve-1.24:token.paper-shikigami",
        "evolve-1.24:token.one-tailed-fox", "evolve-1.24:token.assembly-droid", "evolve-1.24:token.lloyd",
        "evolve-1.24:token.victoria", "evolve-1.24:token.otohime-s-vanguard", "evolve-1.24:token.exterminus-weapon",
        "evolve-1.24:token.devoted-dragon", "evolve-1.24:token.armored-tentacle",
        "evolve-1.24:token.assault-tentacle", "evolve-1.24:token.medusiana", "evolve-1.24:token.anne-s-summoning",
        "evolve-1.24:token.keenedge-artifact", "evolve-1.24:token.sootspawn", "evolve-1.24:token.fox-of-invitation",
        "evolve-1.24:token.rulenye-echoing-scream", "evolve-1.24:token.guardian-golem",
        "evolve-1.24:token.fire-drake-whelp", "evolve-1.24:token.mimi-right-paw-hellhound",
        "evolve-1.24:token.coco-left-paw-hellhound", "evolve-1.24:token.silent-rider",
        "evolve-1.24:token.satan-s-servant", "evolve-1.24:token.demon-of-purgatory",
        "evolve-1.24:token.lococo-s-teddy-bear", "evolve-1.24:token.eschamali-adviser",
        "evolve-1.24:token.eschamali-constable", "evolve-1.24:token.adelle-jealous-dragon",
        "evolve-1.24:token.bansai-suzuki-clone-technique", "evolve-1.24:token.neneka-mirror-image",
        "evolve-1.24:token.skullfather"})
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
        "evolve-1.24:token.magic-sediment", "evolve-1.24:token.leonidas-s-resolve",
        "evolve-1.24:token.draconic-weapon", "evolve-1.24:token.ephemeral-moon",
        "evolve-1.24:token.destruction-in-white", "evolve-1.24:token.destruction-in-black",
        "evolve-1.24:token.naterran-great-tree", "evolve-1.24:token.aftershock",
        "evolve-1.24:token.val-trusty-getaway-car", "evolve-1.24:token.magitrain", "evolve-1.24:token.dutiful-steed",
        "evolve-1.24:token.bullet-bike", "evolve-1.24:token.arcane-personnel-carrier",
        "evolve-1.24:token.flame-general-s-regalia", "evolve-1.24:token.luna-s-doll",
        "evolve-1.24:token.totem-of-madness"})
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
        "evolve-1.24:token.thorn-burst", "evolve-1.24:token.mimi", "evolve-1.24:token.coco",
        "evolve-1.24:token.magic-item", "evolve-1.24:token.repair-mode", "evolve-1.24:token.instant-poison",
        "evolve-1.24:token.eternal-potion", "evolve-1.24:token.mysterian-missile",
        "evolve-1.24:token.carbuncle-s-sparkle", "evolve-1.24:token.twilight-blade",
        "evolve-1.24:token.resentful-blaze", "evolve-1.24:token.blood-arts", "evolve-1.24:token.darkest-desire",
        "evolve-1.24:token.glittering-gold", "evolve-1.24:token.tidal-tyranny",
        "evolve-1.24:token.wolfling-s-struggle", "evolve-1.24:token.mercurial-might",
        "evolve-1.24:token.annihilating-onslaught", "evolve-1.24:token.remnant-of-hollowness",
        "evolve-1.24:token.gilded-blade", "evolve-1.24:token.gilded-goblet", "evolve-1.24:token.gilded-boots",
        "evolve-1.24:token.ersatz-elimination", "evolve-1.24:token.melodious-monody",
        "evolve-1.24:token.fangs-of-ardent-destruction", "evolve-1.24:token.wings-of-desire",
        "evolve-1.24:token.scream-diffusion", "evolve-1.24:token.torrent-of-despair",
        "evolve-1.24:token.great-testimony", "evolve-1.24:token.ravenous-sweetness",
        "evolve-1.24:token.looking-smart", "evolve-1.24:token.astaroth-s-reckoning", "evolve-1.24:token.gale-arrow",
        "evolve-1.24:token.storm-arrow", "evolve-1.24:token.quadra-magic", "evolve-1.24:token.elements-of-creation",
        "evolve-1.24:token.curse-of-the-black-dragon", "evolve-1.24:token.a-horrible-night",
        "evolve-1.24:token.seeds-of-salvation", "evolve-1.24:token.all-access-search",
        "evolve-1.24:token.adorn-with-jewels", "evolve-1.24:token.ginger-s-curse",
        "evolve-1.24:token.youthful-strike", "evolve-1.24:token.diurnal-slumber",
        "evolve-1.24:token.righteous-conviction"})
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

    /** A card has room for so many kinds of counters: tokens that no card of the pool can bring take none of it. */
    @Test
    void countersOfTokensThatCannotComeTakeNoRoom() {
        assertThat(POOL.counterKinds()).isEqualTo(1);
        Library<CardData, Ability, CardPool> library = EvolveCards.library(Editions.EVOLVE_1_24);
        CardPool pool = library.compile(library.read("one.json",
                "[{\"name\": \"Bringer\", \"type\": \"Spell\", \"cost\": 1, \"text\": \"Summon an Aftershock token.\"}]"))
                .pool();
        assertThat(pool.counterKinds()).isEqualTo(2);
        assertThat(pool.counter(pool.lane("lightning"))).isEqualTo("lightning");
    }
}
