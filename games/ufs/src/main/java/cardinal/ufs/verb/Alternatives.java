package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.list;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Destination;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Instruction.Or;
import cardinal.ufs.ability.Place;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Acts;
import cardinal.ufs.text.Destinations;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.VerbSyntax;
import cardinal.ufs.text.Words;
import java.util.List;
import java.util.Optional;

/** One deed or another (K.2.5); what both have in common is said once: "commit or flip 1 foundation". */
final class Alternatives {
    private Alternatives() {
    }

    /** Both said in full first. */
    static Syntax<Or> either() {
        return Syntax.either(
                list(VerbSyntax.VERB, " or ").as(
                    Or.class, parts -> parts.size() < 2 || isShared(parts) ? null : new Or(parts),
                    or -> isShared(or.options()) ? null : or.options()),
            acts(), zones(), places());
    }

    private static boolean isShared(List<Instruction> parts) {
        return acts(parts) || zones(parts) || places(parts);
    }

    private static boolean acts(List<Instruction> parts) {
        return parts.size() == 2 && parts.getFirst() instanceof Affect(Who who, Act act, Selector what, Place from)
                && what instanceof Selector.Some && !from.isSaid()
                && parts.getLast() instanceof Affect other && other.equals(new Affect(who, other.act(), what));
    }

    /** "commit or flip 1 foundation". */
    private static Syntax<Or> acts() {
        Syntax<Act> act = Syntax.either(Acts.ON_CARDS.stream().map(a -> says(a.base(), a.act())).toList());
        return phrase("{} or {} {}", act, act, Selectors.SOME).as(
                Or.class, (one, other, what) -> one == other ? null
                        : new Or(List.of(new Affect(Who.YOU, one, what), new Affect(Who.YOU, other, what))),
                or -> acts(or.options()) && or.options().getFirst() instanceof Affect one && one.who() == Who.YOU
                        ? one.act() : null,
                or -> acts(or.options()) && or.options().getLast() instanceof Affect other ? other.act() : null,
                or -> acts(or.options()) && or.options().getFirst() instanceof Affect one
                        && one.what() instanceof Selector.Some some ? some : null);
    }

    private static boolean zones(List<Instruction> parts) {
        return parts.size() == 2 && parts.getFirst() instanceof ChangeZone one && one.to().isPresent()
                && parts.getLast() instanceof ChangeZone other && other.to().isPresent()
                && other.equals(new ChangeZone(one.what(), one.block(), other.to(), one.possessive()));
    }

    /** "change its zone to high or low". */
    private static Syntax<Or> zones() {
        return phrase("{} or {}", VerbSyntax.VERB, Words.ATTACK_ZONE).as(
                Or.class, (first, zone) -> first instanceof ChangeZone one && one.to().isPresent()
                        ? new Or(List.of(one,
                                new ChangeZone(one.what(), one.block(), Optional.of(zone), one.possessive())))
                        : null,
                or -> zones(or.options()) ? or.options().getFirst() : null,
                or -> zones(or.options()) && or.options().getLast() instanceof ChangeZone other
                        ? other.to().orElse(null) : null);
    }

    private static boolean places(List<Instruction> parts) {
        return parts.size() == 2 && parts.getFirst() instanceof Move one && parts.getLast() instanceof Move other
                && other.equals(new Move(one.who(), one.what(), other.to())) && isPlain(one.to())
                && isPlain(other.to());
    }

    private static boolean isPlain(Destination to) {
        return to.spot() != Destination.Spot.BACK && to.spot() != Destination.Spot.SHUFFLED;
    }

    /** "add it to your hand or to your momentum", "add it to your hand or your momentum". */
    private static Syntax<Or> places() {
        return phrase("{} or {}", VerbSyntax.VERB, Destinations.TO_ALSO).as(
                Or.class, (first, to) -> first instanceof Move one && isPlain(one.to()) && one.who() == Who.YOU
                        ? new Or(List.of(one, new Move(one.who(), one.what(), to))) : null,
                or -> places(or.options()) ? or.options().getFirst() : null,
                or -> places(or.options()) && or.options().getLast() instanceof Move other ? other.to() : null);
    }
}
