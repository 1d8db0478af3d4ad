package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter;
import cardinal.ufs.ability.Possession;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.AbilityWords;
import cardinal.ufs.text.Players;
import org.jspecify.annotations.Nullable;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "you may play 1 enhance ability on that card" (H.5.4): at once, without its timing; free: "without paying its costs" (J.4.5). */
record PlayAbility(Who who, AbilityFilter what, boolean free) implements Performable {
    public static final Syntax<PlayAbility> SYNTAX = either(
            phrase("{} {}", Players.told("play", "plays"), AbilityWords.ONE).as(
                    PlayAbility.class, (who, what) -> new PlayAbility(who, what, false),
                    play -> play.free() ? null : play.who(), PlayAbility::what),
            phrase("{} {} without paying its costs", Players.told("play", "plays"), AbilityWords.ONE).as(
                    PlayAbility.class, (who, what) -> new PlayAbility(who, what, true),
                    play -> play.free() ? play.who() : null, PlayAbility::what));

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    /** H.5.4: an ability must otherwise be playable, and those on cards of the rival are the rival's. */
    @Override
    public @Nullable String problem() {
        return Possession.mayBeOfAnother(who, what.on()) ? "an ability on a card of another player: " + what.on()
                : null;
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return VerbQuestions.askAbility(effect, t, effect.seat(t, who), what, free);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        VerbDeeds.playAnswered(effect, t, effect.seat(t, who), free);
    }
}
