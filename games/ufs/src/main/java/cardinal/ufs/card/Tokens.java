package cardinal.ufs.card;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The tokens that the rules themselves know (UniVersus: Power Token, Roman Cancel). Every pool has them. */
public final class Tokens {
    public static final String POWER = "Power";
    public static final String ROMAN_CANCEL = "Roman Cancel";

    private static final String ONE_COPY = " Only 1 copy of this ability can be played per turn.";

    private Tokens() {
    }

    public static List<CardData> all() {
        return List.of(
                token(POWER, "Enhance Sacrifice: Increase your attack's damage by 2."),
                token(ROMAN_CANCEL, String.join("\n",
                        "At the start of your turn, remove this card.",
                        "Red \u2014 Enhance Remove: Change your attack's zone." + ONE_COPY,
                        "Purple \u2014 Response Remove, spend 1 momentum: After your blocked attack resolves, clear that attack."
                                + " Draw 1 card." + ONE_COPY,
                        "Yellow \u2014 Response Remove, spend 1 momentum: Before an unblocked attack deals damage to you, change its"
                                + " damage to 3." + ONE_COPY,
                        "Blue \u2014 Form Remove: Choose 1 rival foundation. Freeze it." + ONE_COPY)));
    }

    private static CardData token(String name, String text) {
        Integer[] numbers = new Integer[Property.values().length];
        Arrays.fill(numbers, SideData.NONE);
        SideData front = new SideData(CardType.TOKEN, List.of(numbers), null, null, List.of(), text);
        return new CardData(name, name, "", "", front, null, false, List.of(), false, List.of(), List.of(), Map.of(),
                List.of());
    }
}
