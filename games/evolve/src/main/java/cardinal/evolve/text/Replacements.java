package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.sentence;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Ability.PlayForMore;
import cardinal.evolve.ability.Ability.Replacement;
import cardinal.evolve.ability.Ability.Turns;
import cardinal.evolve.ability.Ability.WhenPlaying;
import cardinal.evolve.ability.Trigger;

/** 10.2.1.3: replacements, and what may be done while a card is played (10.4.7.3). */
final class Replacements {
    /** "When this card would leave the field, banish it instead." */
    static final Syntax<Replacement> REPLACEMENT = rule("replacement", () -> {
        Syntax<Would> would =
                phrase("{}when {}", Abilities.DURING, Triggers.WOULD).as(Would.class, Would::new, Would::turns,
                        Would::event);
        return either(
                phrase("{}, {} instead.", sentence(would), Deeds.DEEDS).as(Replacement.class,
                        (event, what) -> new Replacement(event.event(), event.turns(), false, what), Would::of,
                        Replacement::instead),
                phrase("{}, you may {} instead.", sentence(would), Deeds.DEEDS)
                        .as(Replacement.class,
                                (event, what) -> new Replacement(event.event(), event.turns(), true, what),
                                Would::of, Replacement::instead));
    });

    /** "When playing this card, discard 3 cards: This card costs 6 less to play." */
    static final Syntax<WhenPlaying> WHEN_PLAYING = rule("option of playing",
            () -> either(
                    phrase("When playing this card, {}: {}.", Costs.WAYS, sentence(Facts.FACT))
                            .as(WhenPlaying.class, (ways, fact) -> new WhenPlaying(ways, fact, false),
                                    WhenPlaying::ways,
                                    playing -> isBare(playing) || playing.must() ? null : playing.fact()),
                    phrase("As an additional cost to play this card, {}.", Costs.WAYS).as(WhenPlaying.class,
                            ways -> new WhenPlaying(ways, WhenPlaying.NOTHING, true),
                            playing -> isBare(playing) && playing.must() ? playing.ways() : null),
                    phrase("As an additional cost to play this card, you may {}.", Costs.WAYS).as(
                            WhenPlaying.class, ways -> new WhenPlaying(ways, WhenPlaying.NOTHING, false),
                            playing -> isBare(playing) && !playing.must() ? playing.ways() : null)));

    static final Syntax<PlayForMore> PLAY_FOR_MORE =
            phrase("You may play this card for {} more play points.", Numbers.SEVERAL).as(PlayForMore.class,
                    PlayForMore::new, PlayForMore::more);

    /** What would happen, and in whose turns that matters. */
    private record Would(Turns turns, Trigger event) {
        static Would of(Replacement replacement) {
            return new Would(replacement.turns(), replacement.would());
        }
    }

    private static boolean isBare(WhenPlaying playing) {
        return playing.fact().equals(WhenPlaying.NOTHING);
    }

    private Replacements() {
    }
}
