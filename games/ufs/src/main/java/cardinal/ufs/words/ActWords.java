package cardinal.ufs.words;

import cardinal.ufs.ability.Act;

/** The words and clauses of what is done to cards, for the log. */
final class ActWords {
    private ActWords() {
    }

    /** What a player does with a card. */
    static String does(Act act) {
        return switch (act) {
            case COMMIT -> "commits";
            case READY -> "readies";
            case FLIP -> "flips";
            case UNFLIP -> "unflips";
            case SEAL -> "seals";
            case UNSEAL -> "unseals";
            case FREEZE -> "freezes";
            case DESTROY -> "destroys";
            case SACRIFICE -> "sacrifices";
            case DISCARD, REVIEW -> "discards";
            case REMOVE -> "removes";
            case CLEAR -> "clears";
            case SPEND -> "spends";
            case REVEAL -> "reveals";
            case MILL -> "mills";
            case DRAW -> "draws";
            case CHECK -> "checks with";
            case BUILD -> "builds";
            case ADD -> "adds";
            case TRANSFORM -> "transforms";
            case CHOOSE -> "chooses";
            case LOOK -> "looks at";
            case PLAY -> "plays";
            case BLOCK -> "blocks with";
            case NAME -> "names";
        };
    }

    /** What has become of a card. */
    static String is(Act act) {
        return switch (act) {
            case COMMIT -> "is committed";
            case READY -> "is readied";
            case FLIP -> "is flipped";
            case UNFLIP -> "is unflipped";
            case SEAL -> "is sealed";
            case UNSEAL -> "is unsealed";
            case FREEZE -> "is frozen";
            case DESTROY -> "is destroyed";
            case SACRIFICE -> "is sacrificed";
            case DISCARD, REVIEW -> "is discarded";
            case REMOVE -> "is removed";
            case CLEAR -> "is cleared";
            case SPEND -> "is spent";
            case REVEAL -> "is revealed";
            case MILL -> "is milled";
            case DRAW -> "is drawn";
            case CHECK -> "is checked";
            case BUILD -> "is built";
            case ADD -> "is added";
            case TRANSFORM -> "is transformed";
            case CHOOSE -> "is chosen";
            case LOOK -> "is looked at";
            case PLAY -> "is played";
            case BLOCK -> "blocks";
            case NAME -> "is named";
        };
    }

    /** By the 2019 document, where that has a clause. */
    static String clause(Act act) {
        return switch (act) {
            case COMMIT -> "C.1.4";
            case READY -> "C.1.3";
            case FLIP -> "K.4.2";
            case UNFLIP -> "K.4.2.1";
            case SEAL, UNSEAL -> "K.4.3";
            case FREEZE -> "K.4.5";
            case DESTROY, SACRIFICE -> "K.4.1";
            case DISCARD -> "K.2.1";
            case REMOVE -> "K.4.4";
            case CLEAR, BUILD -> "F.3.2";
            case SPEND -> "K.2.1";
            case REVEAL, LOOK -> "K.5.1";
            case REVIEW -> "F.1.2";
            case MILL -> "K.2.1";
            case DRAW -> "F.1.3";
            case CHECK -> "E.3.1";
            case ADD -> "D.1";
            case TRANSFORM -> "transform.1";
            case CHOOSE -> "K.2.3";
            case PLAY -> "E.4";
            case BLOCK -> "G.2.1";
            case NAME -> "K.5.5";
        };
    }
}
