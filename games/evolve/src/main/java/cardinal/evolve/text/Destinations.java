package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Destination;
import cardinal.evolve.ability.Selector;

/** Where cards are put: "onto your field", "into its owner's cemetery", "on the bottom of your deck in any order". */
public final class Destinations {
    private Destinations() {
    }

    /** A destination as it is written for one card or for several. */
    public record Where(Destination to, boolean plural) {
        public boolean fits(Selector what) {
            return equals(of(what, to));
        }

        /** Only words for an owner's zone tell one card from several. */
        public static Where of(Selector what, Destination to) {
            return new Where(to, isOwners(to) && Selectors.isPlural(what));
        }

        private static boolean isOwners(Destination to) {
            return to.name().startsWith("OWNERS");
        }
    }

    public static Syntax<Where> to(Person person) {
        String your = person.whose() + " ";
        return either(
                plain("onto " + your + "field", Destination.FIELD), plain("into " + your + "hand", Destination.HAND),
                plain("into " + your + "EX area", Destination.EX_AREA),
                plain("into " + your + "cemetery", Destination.CEMETERY),
                plain("on top of " + your + "deck", Destination.TOP),
                plain("on the bottom of " + your + "deck", Destination.BOTTOM),
                plain("on the top or bottom of " + your + "deck", Destination.TOP_OR_BOTTOM),
                plain("on top of " + your + "deck in any order", Destination.TOP_IN_ANY_ORDER),
                plain("on the bottom of " + your + "deck in any order", Destination.BOTTOM_IN_ANY_ORDER),
                Dialect.OF_1_24.first(plain("into " + your + "deck 3rd from the top", Destination.THIRD_FROM_TOP)),
                owners("onto {}", "field", Destination.OWNERS_FIELD),
                owners("into {}", "EX area", Destination.OWNERS_EX_AREA),
                owners("into {}", "hand", Destination.OWNERS_HAND),
                owners("into {}", "cemetery", Destination.OWNERS_CEMETERY),
                owners("on top of {}", "deck", Destination.OWNERS_TOP),
                owners("on the bottom of {}", "deck", Destination.OWNERS_BOTTOM),
                owners("on the top or bottom of {}", "deck", Destination.OWNERS_TOP_OR_BOTTOM));
    }

    private static Syntax<Where> plain(String words, Destination to) {
        return says(words, new Where(to, false));
    }

    private static Syntax<Where> owners(String template, String zone, Destination to) {
        return phrase(template, Selectors.owned(zone)).as(Where.class, plural -> new Where(to, plural),
                where -> where.to() == to ? where.plural() : null);
    }
}
