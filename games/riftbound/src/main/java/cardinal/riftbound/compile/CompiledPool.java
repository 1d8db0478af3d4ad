package cardinal.riftbound.compile;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.program.Program;
import java.util.List;

/** A pool that compiles what is added to it, and the faces that are made during play. */
public final class CompiledPool extends CardPool {
    @Override
    protected CardDef compiled(int number, CardData data, List<Ability> abilities) {
        return CardCompiler.compile(number, data, abilities);
    }

    @Override
    public Program ofKeyword(Keyword keyword) {
        return KeywordAbilities.of(keyword);
    }
}
