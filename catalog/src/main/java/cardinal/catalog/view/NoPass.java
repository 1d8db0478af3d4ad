package cardinal.catalog.view;

import cardinal.kernel.Question;

/** Why a question has to be answered, in words of players. */
final class NoPass {
    private NoPass() {
    }

    static String why(Question asked) {
        return switch (asked.purpose()) {
            case MULLIGAN, FIRST_PLAYER, SIDEBOARD -> "The game begins when this is decided.";
            case TURN, RESPOND, BLOCK -> "You have to do one of these first.";
            case TARGET, PLAYER -> "It has to have a target.";
            case PLACE -> "It has to go somewhere.";
            case MODE, FORM -> "One of these has to happen.";
            case MAY, PAY_EXTRA -> "It needs a yes or a no.";
            case AMOUNT, NAME -> "The card needs this to go on.";
            case DIVIDE -> "All of it has to be dealt.";
            case PAY -> "The price has to be paid.";
            case DISCARD -> "You have to discard.";
            case LOSE -> "You have to give something up.";
            case KEEP -> "Not all of them may stay.";
            case SEARCH, TAKE -> "The card says to take one.";
            case MOVE -> "The card says to move one.";
            case TURN_CARDS -> "The card says to choose one.";
            case ORDER_ABILITIES, ORDER_EFFECTS -> "One of them has to come first.";
            case ORDER_CARDS -> "Each of them has to lie somewhere.";
            case REPLACE -> "One of these takes its place.";
            case CHECK -> "Once you begin to commit, the check has to be passed.";
        };
    }
}
