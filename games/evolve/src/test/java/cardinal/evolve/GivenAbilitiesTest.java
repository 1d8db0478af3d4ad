package cardinal.evolve;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardData;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Clauses;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every ability that can be given is played printed and given, to every kind of holder: the same is offered, and the same happens. */
class GivenAbilitiesTest {
    private static final int STEPS = 60;
    private static final int SEEDS = 3;

    /** What a follower, an amulet or a leader can have. */
    private static final List<String> OF_ANY_CARD = List.of(
            "At the start of your end phase, draw a card.",
            "At the start of your main phase, give your leader [defense]+1.",
            "At the start of each player's end phase, deal 1 damage to each leader.",
            "When you play a spell, draw a card.",
            "When an opponent plays a card, deal 1 damage to each enemy leader.",
            "Once per turn, when you play a card, draw a card.",
            "During your turn, when a follower is put onto your field, give it Ward.",
            "When a follower you control is destroyed, draw a card.",
            "When an enemy follower is destroyed, give your leader [defense]+2.",
            "When a follower you control attacks, give it [attack]+1.",
            "When you discard a card, deal 2 damage to each enemy leader.",
            "When you draw a card, give your leader [defense]+1.",
            "When your leader gains [defense], deal 1 damage to each enemy leader.",
            "When your leader takes damage, draw a card.",
            "When there are no cards in your hand, draw 2 cards.",
            "When you recover play points, draw a card.",
            "[act][cost1]: Draw a card.",
            "[act][cost2]: Select an enemy follower on the field and deal it 2 damage. This ability can be activated once per turn.",
            "[act] Discard a card: Draw a card.",
            "[q][act][cost1]: Give your leader [defense]+1.",
            "[act][cost1]: Draw a card. This ability can be activated if there is a follower on your field.",
            "Your followers have [attack]+1.",
            "Each follower on your field has Rush.",
            "Each enemy follower on the field has [attack]-1.",
            "Any spell you play costs 1 less.",
            "Any follower an opponent plays costs 1 more.",
            "The 1st spell you play each turn costs 1 less.",
            "Opponents can't play spells.",
            "You can't play followers.",
            "Your field is limited to 3 cards.",
            "Your leader doesn't take ability damage.",
            "Reduce damage dealt to your leader by 1.",
            "If your leader would take more than 1 damage, it takes 1 instead.",
            "Each enemy follower on the field can't attack enemy leaders.",
            "When a follower you control would be destroyed, banish it instead.",
            "When your leader would take damage, you may discard a card instead.",
            "When you would draw a card, give your leader [defense]+1 instead.");

    /** What speaks of the card that has it. */
    private static final List<String> OF_ITSELF = List.of(
            "This card can't be destroyed.", "When this card leaves the field, draw a card.",
            "When this card would leave the field, banish it instead.",
            "When this card is destroyed, deal 2 damage to each enemy leader.",
            "[lastwords] Draw a card.", "When this card is selected for an ability, draw a card.", "Aura.",
            "[act][engage]: Draw a card.", "This card can't be destroyed by abilities.",
            "This card doesn't refresh during your start phase.");

    /** What only a follower has a use for. */
    private static final List<String> OF_FOLLOWERS = List.of(
            "Ward.", "Storm.", "Rush.", "Assail.", "Intimidate.", "Drain.", "Bane.",
            "Strike: Draw a card.", "Follower Strike: Give this follower [attack]+1.",
            "Leader Strike: Give your leader [defense]+1.", "When this follower attacks, draw a card.",
            "When this follower takes damage, draw a card.", "When this follower deals attack damage, draw a card.",
            "When this follower is attacked, draw a card.", "This follower can't attack enemies.",
            "This follower can't be attacked.", "This follower doesn't take damage.",
            "Reduce damage dealt to this follower by 1.", "This follower deals 1 more damage.",
            "This follower deals double attack damage to leaders.", "This follower can't deal damage.",
            "This follower deals damage equal to its defense.", "This follower has [attack]+2.",
            "During your turn, this follower has [attack]+3.",
            "While there is an amulet on your field, this follower has Storm.",
            "When this follower evolves, draw a card.", "On Evolve: Draw a card.", "This follower can't evolve.",
            "When this follower would be destroyed, return it to its owner's hand instead.",
            "When this follower would take damage, give your leader [defense]+1 instead.",
            "[act][cost1]: Give this follower [attack]+1.");

    /** A kind of card that has the ability. */
    private enum Holder {
        FOLLOWER("Follower"), AMULET("Amulet"), LEADER("Leader");

        private final String type;

        Holder(String type) {
            this.type = type;
        }
    }

    /** How it comes by it. */
    private enum Manner {
        /** By an effect. */
        GIVEN,
        /** By a card that says so. */
        STATED
    }

    private static String quoted(String text) {
        return text.strip().replace("\"", "\\\"").replace("\n", "\\n");
    }

    private static String cards(Holder holder, String printed, String gift, String stand) {
        return """
                [{"name": "Bearer", "type": "%s", "cost": 20, "attack": 2, "defense": 4, "text": "%s"},
                 {"name": "Bearer", "type": "Follower / Evolved", "attack": 3, "defense": 5, "text": "%s"},
                 {"name": "Gift", "type": "Spell", "cost": 0, "text": "%s"},
                 {"name": "Stand", "type": "Amulet", "cost": 1, "text": "%s"},
                 {"name": "Zap", "type": "Spell", "cost": 1, "text": "[quick]\\nSelect an enemy leader or enemy follower on the field and deal it 2 damage."},
                 {"name": "Slay", "type": "Spell", "cost": 2, "text": "Select a card on the field and destroy it."},
                 {"name": "Nap", "type": "Spell", "cost": 1, "text": "Draw a card. Discard a card."},
                 {"name": "Fount", "type": "Spell", "cost": 1, "text": "Recover 1 play point. Give your leader [defense]+1."},
                 {"name": "Rise", "type": "Spell", "cost": 1, "text": "Select a follower on your field and evolve it."},
                 {"name": "Pup", "type": "Follower", "cost": 1, "attack": 2, "defense": 2}]"""
                .formatted(holder.type, quoted(printed), quoted(holder == Holder.FOLLOWER ? printed : ""), quoted(gift),
                        quoted(stand));
    }

    /** The giver is always played, and always stands there: only what it says differs. */
    private static CardPool pool(Holder holder, Manner manner, String ability, boolean given) {
        String gift = "Give your leader [defense]+1.";
        String stand = "";
        String printed = given ? "" : ability;
        if (given && manner == Manner.GIVEN) {
            gift += holder == Holder.LEADER ? " Give your leader \"" + ability + "\""
                    : " Give each card named Bearer on your field \"" + ability + "\"";
        } else if (given) {
            stand = holder == Holder.LEADER ? "Your leader has \"" + ability + "\""
                    : "Each card named Bearer on your field has \"" + ability + "\"";
        }
        return Laid.pool(cards(holder, printed, gift, "This card can't be destroyed.\n" + stand));
    }

    private static Match<EvolveTable> begin(Holder holder, CardPool pool, long seed) {
        Laid laid = new Laid(pool, holder == Holder.LEADER ? "Bearer" : CardData.LEADERLESS);
        for (int seat = 0; seat < 2; seat++) {
            for (String name : List.of("Zap", "Slay", "Nap", "Fount")) {
                laid.put(name, seat, Zone.HAND);
            }
            for (String name : List.of("Nap", "Pup", "Zap", "Rise", "Fount", "Slay", "Pup", "Nap", "Zap")) {
                laid.put(name, seat, Zone.DECK);
            }
            laid.put("Pup", seat, Zone.FIELD);
        }
        laid.put("Gift", 0, Zone.HAND);
        laid.put("Stand", 0, Zone.FIELD);
        laid.put("Bearer (evolved)", 0, Zone.EVOLVE_DECK);
        if (holder != Holder.LEADER) {
            laid.put("Bearer", 0, Zone.FIELD);
        }
        for (int i = 0; i < seed; i++) {
            laid.table.dice().below(2);
        }
        Match<EvolveTable> match = laid.begin();
        Laid.choose(match, "play Gift");
        return match;
    }

    /** What there is to see, apart from who says what. */
    private static String picture(EvolveTable t) {
        StringBuilder s = new StringBuilder();
        for (int seat = 0; seat < 2; seat++) {
            s.append(t.leaderDefense(seat)).append('/').append(t.players().playPoints(seat)).append('/')
                    .append(t.players().maximum(seat)).append(' ');
            for (Zone zone : List.of(Zone.FIELD, Zone.HAND, Zone.DECK, Zone.CEMETERY, Zone.BANISHED, Zone.EX)) {
                s.append(zone).append('[');
                for (int i = 0; i < t.size(zone.of(seat)); i++) {
                    int card = t.cardAt(zone.of(seat), i);
                    s.append(t.face(card).name());
                    if (zone == Zone.FIELD) {
                        s.append(' ').append(t.isFollower(card) ? t.attack(card) + "|" + t.defense(card) : "-")
                                .append(t.isEngaged(card) ? "e" : "r");
                    }
                    s.append(", ");
                }
                s.append("] ");
            }
        }
        return s.toString();
    }

    private static List<String> commands(Match<EvolveTable> match) {
        List<String> all = new ArrayList<>(Laid.commands(match));
        Collections.sort(all);
        return all;
    }

    /** Plays both alike; the first difference, or nothing. */
    private static String difference(Match<EvolveTable> one, Match<EvolveTable> other, long seed) {
        Dice dice = new Dice(seed);
        for (int i = 0; i < STEPS && !one.table().isOver(); i++) {
            if (!picture(one.table()).equals(picture(other.table()))) {
                return "after " + i + ":\n  " + picture(one.table()) + "\n  " + picture(other.table());
            }
            List<String> offered = commands(one);
            if (!offered.equals(commands(other)) || one.prompt().seat() != other.prompt().seat()) {
                return "after " + i + ":\n  " + one.prompt().seat() + offered + "\n  " + other.prompt().seat()
                        + commands(other);
            }
            String command = offered.get(dice.below(offered.size()));
            Laid.choose(one, command);
            Laid.choose(other, command);
        }
        return one.table().isOver() == other.table().isOver() ? "" : "only one of them is over";
    }

    /** What happens before it is given is seen by the printed one alone. */
    private static boolean seesTheGift(String ability) {
        return ability.contains("you play a") || ability.contains("leader gains")
                || ability.contains("start of your main phase");
    }

    private static void check(Holder holder, Manner manner, List<String> abilities, List<String> wrong, int[] cases) {
        for (String ability : abilities) {
            if (manner == Manner.GIVEN && seesTheGift(ability)) {
                continue;
            }
            CardPool printed = pool(holder, manner, ability, false);
            CardPool given = pool(holder, manner, ability, true);
            for (long seed = 1; seed <= SEEDS; seed++) {
                cases[0]++;
                String found = difference(begin(holder, printed, seed), begin(holder, given, seed), seed);
                if (!found.isEmpty()) {
                    wrong.add(holder + " " + manner + " " + seed + " " + ability + " " + found);
                    break;
                }
            }
        }
    }

    @Test
    @Clauses({"10.2.1.2", "10.9.1.2"})
    void givenIsPrinted() {
        List<String> wrong = new ArrayList<>();
        int[] cases = {0};
        for (Manner manner : Manner.values()) {
            for (Holder holder : Holder.values()) {
                check(holder, manner, OF_ANY_CARD, wrong, cases);
            }
            check(Holder.FOLLOWER, manner, OF_ITSELF, wrong, cases);
            check(Holder.AMULET, manner, OF_ITSELF, wrong, cases);
            check(Holder.FOLLOWER, manner, OF_FOLLOWERS, wrong, cases);
        }
        System.out.println("evolve, given and printed: " + cases[0] + " games of " + STEPS + " choices");
        assertThat(wrong).isEmpty();
    }
}
