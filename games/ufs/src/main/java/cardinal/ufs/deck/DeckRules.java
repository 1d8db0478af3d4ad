package cardinal.ufs.deck;

import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import java.util.List;

/** What the editions ask of a deck, with the clauses that ask it; each edition says which of them it has. */
public enum DeckRules {
    /** 60 cards with the character among them; a sideboard of 8 in constructed events, whose copies no clause counts. */
    UFS_2010(true, 8, false, false, new Clauses("3.1", "3.2", "glossary.sideboard", "3.1", "3.1")),
    /** 60 cards with the starting character among them; the size of a sideboard is not given: 8 (reading 36). */
    UFS_2019(true, 8, true, false, new Clauses("A.2.1", "A.2.2", "A.2.2", "E.1.1", "A.2.1")),
    /** 60 cards and the character; a sideboard of 10; one symbol for all. */
    UNIVERSUS(false, 10, true, true,
            new Clauses("deck-construction.2", "deck-construction.5", "deck-construction.4", "deck-construction.3",
                    "deck-construction.6"));

    /** Of every edition. */
    static final int LEAST = 60;
    static final int COPIES = 4;

    /** The clauses for size, copies, sideboard, starting character and symbols. */
    record Clauses(String size, String copies, String sideboard, String character, String symbols) {
    }

    private final boolean characterCounts;
    private final int sideboard;
    private final boolean countsSideboard;
    private final boolean oneSymbol;
    private final Clauses clauses;

    DeckRules(boolean characterCounts, int sideboard, boolean countsSideboard, boolean oneSymbol,
            Clauses clauses) {
        this.characterCounts = characterCounts;
        this.sideboard = sideboard;
        this.countsSideboard = countsSideboard;
        this.oneSymbol = oneSymbol;
        this.clauses = clauses;
    }

    /** Whether the starting character is one of the 60. */
    public boolean characterCounts() {
        return characterCounts;
    }

    /** How many cards a sideboard has. */
    int sideboard() {
        return sideboard;
    }

    /** The clause about sideboards. */
    public String sideboardClause() {
        return clauses.sideboard();
    }

    /** Whether the copies in the sideboard count against the limit. */
    boolean countsSideboard() {
        return countsSideboard;
    }

    /**
     * Whether a card of the sideboard may take the place of one of the deck. Symbols and, where the sideboard counts, copies
     * stay as legal as they were; choosing: the deck must keep a character to start with.
     */
    public boolean mayExchange(List<CardDef> deck, CardDef in, CardDef out, boolean choosing) {
        boolean last = choosing && out.type() == CardType.CHARACTER && in.type() != CardType.CHARACTER
                && deck.stream().filter(card -> card.type() == CardType.CHARACTER).count() == 1;
        boolean room = countsSideboard || in.equals(out)
                || deck.stream().filter(in::equals).count() < DeckCheck.allowed(in);
        return room && !last;
    }

    /** Whether all cards need one symbol in common (UniVersus); elsewhere symbols are asked for at every play. */
    boolean oneSymbol() {
        return oneSymbol;
    }

    Clauses clauses() {
        return clauses;
    }
}
