package cardinal.ufs.deck;

import cardinal.ufs.program.CardDef;
import java.util.List;

/** The parts of a deck list, with the headings players write over them. */
enum Section implements cardinal.cards.deck.Section {
    CHARACTER("character", "starting character", "characters"),
    MAIN("main deck", "maindeck", "main", "deck", "attacks", "foundations", "actions", "assets", "backups"),
    SIDEBOARD("sideboard", "side board", "side deck", "side", "sb");

    private final List<String> headings;

    Section(String... headings) {
        this.headings = List.of(headings);
    }

    @Override
    public List<String> headings() {
        return headings;
    }

    /** Without headings everything belongs to the deck; the first character in it is then the starting one. */
    static Section of(CardDef card) {
        return MAIN;
    }
}
