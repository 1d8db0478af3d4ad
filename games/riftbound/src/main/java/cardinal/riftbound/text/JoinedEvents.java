package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Trigger.AnyOf;
import cardinal.riftbound.ability.Trigger.Watch;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Several events with one subject: "I attack or defend", "you conquer or hold", "this is played, discarded, or killed". */
final class JoinedEvents {
    private static final Watch ME = new Watch.Me();

    /** What a subject does, in the words after "I" and after "a unit". */
    private enum Deed {
        ATTACK("attack", "attacks"), DEFEND("defend", "defends"), CONQUER("conquer", "conquers"),
        HOLD("hold", "holds"), MOVE("move", "moves"), DIE("die", "dies"), TAKE_DAMAGE("take damage", "takes damage"),
        BECOME_MIGHTY("become [Mighty]", "becomes [Mighty]"), BECOME_READY("become ready", "becomes ready"),
        LEAVE("leave the board", "leaves the board");

        private final String plain;
        private final String third;

        Deed(String plain, String third) {
            this.plain = plain;
            this.third = third;
        }
    }

    /** Who does it: "you" are no object that is watched. */
    private record Subject(Optional<Watch> watch) {
        static final Subject YOU = new Subject(Optional.empty());

        static Subject of(Watch watch) {
            return new Subject(Optional.of(watch));
        }

        /** The event that this subject does this; null if no text says so. */
        @Nullable Trigger does(Deed deed) {
            if (watch.isEmpty()) {
                return switch (deed) {
                    case ATTACK -> new Trigger.YouFight(true, false);
                    case DEFEND -> new Trigger.YouFight(false, false);
                    case CONQUER -> new Trigger.Conquer(false, false);
                    case HOLD -> new Trigger.Hold(false, false);
                    default -> null;
                };
            }
            Watch who = watch.get();
            return switch (deed) {
                case ATTACK -> new Trigger.Attacks(who);
                case DEFEND -> new Trigger.Defends(who);
                case CONQUER -> who.equals(ME) ? new Trigger.Conquer(true, false) : null;
                case HOLD -> who.equals(ME) ? new Trigger.Hold(true, false) : null;
                case MOVE -> new Trigger.Moves(who, Trigger.Moves.Where.ANYWHERE);
                case DIE -> new Trigger.Dies(who);
                case TAKE_DAMAGE -> new Trigger.TakesDamage(who);
                case BECOME_MIGHTY -> new Trigger.BecomesMighty(who);
                case BECOME_READY -> new Trigger.IsReadied(who);
                case LEAVE -> new Trigger.Leaves(who);
            };
        }
    }

    private record Doing(Subject subject, Deed deed) {
    }

    /** "I attack or defend". */
    static final Syntax<Trigger> SEVERAL = rule("several events", () -> either(
            doing(either(spoken(SelfWords.FIRST_PERSON, says("I ", Subject.of(ME))), says("you ", Subject.YOU)), true),
            doing(either(spoken(SelfWords.THIS, says("this ", Subject.of(ME))), says("it ", Subject.of(new Watch.It())),
                    phrase("{} ", Nouns.A).as(Subject.class, filter -> Subject.of(new Watch.Any(filter)),
                            subject -> subject.watch().orElse(ME) instanceof Watch.Any any ? any.filter() : null)),
                    false)));

    /** "this is played, discarded, or killed". */
    static final Syntax<Trigger> DONE_TO_ME = either(
            phrase("{} {}", SelfWords.self("I'm", "this is", true), series(Syntax.<Trigger>either(
                    says("played", new Trigger.PlayMe()), says("discarded", new Trigger.DiscardMe()),
                    says("killed", new Trigger.Dies(ME))), "or"))
                    .as(AnyOf.class, (_, events) -> anyOf(events), _ -> true, AnyOf::events));

    private JoinedEvents() {
    }

    /** "you play me and when I conquer": events that have no subject in common. */
    static Syntax<AnyOf> and(Syntax<Trigger> event) {
        return phrase("{} and when {}", event, event).as(AnyOf.class, (first, second) -> {
            AnyOf both = anyOf(List.of(first, second));
            return both == null || isSaidTogether(both) ? null : both;
        }, both -> both.events().size() == 2 && !isSaidTogether(both) ? both.events().get(0) : null,
                both -> both.events().size() == 2 ? both.events().get(1) : null);
    }

    /** Whether the shorter words say it. */
    private static boolean isSaidTogether(AnyOf any) {
        return deeds(any) != null || Set.of(new Trigger.PlayMe(), new Trigger.DiscardMe(), new Trigger.Dies(ME))
                .containsAll(any.events());
    }

    private static Syntax<AnyOf> doing(Syntax<Subject> subject, boolean plain) {
        Syntax<Deed> deed =
                either(Stream.of(Deed.values()).map(d -> says(plain ? d.plain : d.third, d)).toList());
        return phrase("{}{}", subject, series(deed, "or")).as(AnyOf.class, JoinedEvents::events, JoinedEvents::subject,
                JoinedEvents::deeds);
    }

    private static @Nullable AnyOf events(Subject subject, List<Deed> deeds) {
        List<Trigger> events = deeds.stream().map(subject::does).toList();
        return events.contains(null) ? null : anyOf(events);
    }

    private static @Nullable AnyOf anyOf(List<? extends Trigger> events) {
        return events.size() < 2 || new HashSet<>(events).size() < events.size() ? null
                : new AnyOf(List.copyOf(events));
    }

    private static @Nullable Subject subject(AnyOf any) {
        return any.events().isEmpty() ? null : done(any.events().getFirst()).map(Doing::subject).orElse(null);
    }

    private static @Nullable List<Deed> deeds(AnyOf any) {
        Subject subject = subject(any);
        List<Deed> deeds = any.events().stream().flatMap(event -> done(event).stream())
                .filter(doing -> doing.subject().equals(subject)).map(Doing::deed).toList();
        return deeds.size() == any.events().size() ? deeds : null;
    }

    /** Who does what in an event, if the words for it are among these. */
    private static Optional<Doing> done(Trigger event) {
        Subject subject = switch (event) {
            case Trigger.YouFight _ -> Subject.YOU;
            case Trigger.Conquer c -> c.me() ? Subject.of(ME) : Subject.YOU;
            case Trigger.Hold h -> h.me() ? Subject.of(ME) : Subject.YOU;
            case Trigger.Attacks a -> Subject.of(a.who());
            case Trigger.Defends d -> Subject.of(d.who());
            case Trigger.Moves m -> Subject.of(m.who());
            case Trigger.Dies d -> Subject.of(d.who());
            case Trigger.TakesDamage d -> Subject.of(d.who());
            case Trigger.BecomesMighty m -> Subject.of(m.who());
            case Trigger.IsReadied r -> Subject.of(r.who());
            case Trigger.Leaves l -> Subject.of(l.who());
            default -> Subject.YOU;
        };
        return Stream.of(Deed.values()).filter(deed -> event.equals(subject.does(deed))).findFirst()
                .map(deed -> new Doing(subject, deed));
    }
}
