package cardinal.riftbound.compile;

import cardinal.cards.text.Reading;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.program.Lent;
import cardinal.riftbound.program.Program;
import java.util.List;

/** A pool that compiles what is added to it, and the faces that are made during play. */
public final class CompiledPool extends CardPool {
    /** The list of tokens is that of the newest document. */
    private static final TextRules LISTED = new TextRules() {
        @Override
        public boolean knowsLaterWords() {
            return true;
        }
    };

    private final TextRules rules;

    /** By the base document. */
    public CompiledPool() {
        this(TextRules.BASE);
    }

    /** rules: by which the cards are compiled; what they mean is theirs. */
    public CompiledPool(TextRules rules) {
        this.rules = rules;
    }

    /** Those the cards are compiled by. */
    public TextRules rules() {
        return rules;
    }

    @Override
    protected CardDef compiled(int number, CardData data, List<Ability> abilities) {
        return CardCompiler.compile(number, data, abilities);
    }

    @Override
    public Program ofKeyword(Keyword keyword, int value) {
        return KeywordAbilities.of(keyword, value);
    }

    @Override
    protected CardDef joined(int number, CardDef bare, List<Lent> lent) {
        return CardCompiler.equipped(number, bare, lent);
    }

    @Override
    protected CardDef asleep(int number, CardDef awake) {
        return CardCompiler.resting(number, awake);
    }

    @Override
    protected List<Ability> listed(CardType type, String text) {
        return switch (CardText.read(LISTED, type, text)) {
            case Reading.Understood<Ability> read -> read.abilities();
            case Reading.NotUnderstood<Ability> read -> throw new IllegalStateException(read.why());
        };
    }
}
