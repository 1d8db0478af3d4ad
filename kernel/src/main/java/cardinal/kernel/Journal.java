package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * What a match is rebuilt from: ruleset and version, the cards of the match, decks, seed, and the choices with fingerprints that
 * catch drift. Its text form is made of lines, the same for the same match on every machine.
 *
 * @param version  of the rules it was played with
 * @param begunWith  the version it was begun with: another one if it was rebuilt in between and came out the same
 * @param poolName  what the pool is called where it is kept; empty for the cards that a game comes with
 * @param cards  the cards of the match; none in a journal of the first format
 * @param start  how it stood before any choice
 */
public record Journal(String ruleset, String version, String begunWith, String poolName, List<KeptCard> cards,
        Setup setup, RecordedChoice start, List<RecordedChoice> choices) {
    static final String MAGIC = "cardinal-journal 2";
    /** It has numbers and fingerprints of choices only, and a fingerprint of a whole pool. */
    static final String FIRST_MAGIC = "cardinal-journal 1";

    public Journal {
        cards = List.copyOf(cards);
        choices = List.copyOf(choices);
    }

    /** What was played, as it was recorded while it was played. */
    public static Journal of(Match<?> match, RecordedChoice start, List<RecordedChoice> choices) {
        Ruleset<?> rules = match.rules();
        return new Journal(rules.id(), rules.version(), match.begunWith(), rules.poolName(),
                rules.cards(match.setup()), match.setup(), start, choices);
    }

    static <T extends Table> Journal of(Match<T> match, boolean steps) {
        Match<T> again = Match.start(match.rules(), match.setup());
        RecordedChoice start = again.beginning();
        List<RecordedChoice> choices = new ArrayList<>();
        for (int choice : match.choices()) {
            choices.add(steps ? again.recordSteps(choice) : again.record(choice));
        }
        return of(match, start, choices);
    }

    /** Plays the journal from its start, as far as it comes out the same; of another version or pool too. */
    public <T extends Table> Rebuilt<T> rebuild(Ruleset<T> rules) {
        return rebuild(rules, choices.size());
    }

    /** Plays the first choices of the journal. */
    public <T extends Table> Rebuilt<T> rebuild(Ruleset<T> rules, int upTo) {
        return rebuild(begin(rules), upTo);
    }

    /** A match at the beginning of this journal. */
    public <T extends Table> Match<T> begin(Ruleset<T> rules) {
        if (!rules.id().equals(ruleset)) {
            throw new BadInput("journal", "it is for " + ruleset + ", not for " + rules.id());
        }
        return Match.start(rules.with(cards), setup);
    }

    /** Goes on with a match that stands somewhere in this journal. */
    public <T extends Table> Rebuilt<T> rebuild(Match<T> match, int upTo) {
        match.setBegunWith(begunWith);
        if (match.choiceCount() == 0
                && Rebuilding.beginning(match, start, version) instanceof Rebuilding.Parted parted) {
            return new Rebuilt<>(match, 0, Optional.of(parted.difference()));
        }
        while (match.choiceCount() < Math.min(upTo, choices.size())) {
            switch (Rebuilding.find(match, choices.get(match.choiceCount()), version)) {
                case Rebuilding.Same same -> match.make(same.made());
                case Rebuilding.Parted parted -> {
                    return new Rebuilt<>(match, match.choiceCount(), Optional.of(parted.difference()));
                }
            }
        }
        return new Rebuilt<>(match, match.choiceCount(), Optional.empty());
    }

    /** The text form. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(MAGIC);
        lines.add("ruleset " + ruleset + " " + version);
        lines.add("begun " + begunWith);
        lines.add("pool" + (poolName.isEmpty() ? "" : " " + poolName));
        lines.add("cards " + cards.size());
        for (KeptCard card : cards) {
            lines.add(card.number() + card.parts().stream().map(part -> "," + part).collect(Collectors.joining()) + " "
                    + card.definition());
        }
        lines.add("mode " + setup.mode());
        lines.add("seed " + setup.seed());
        for (Setup.DeckList deck : setup.decks()) {
            lines.add("deck " + deck.lines().size() + " " + deck.name());
            lines.addAll(deck.lines());
        }
        lines.add("start " + prints(start));
        lines.add("choices " + choices.size());
        choices.forEach(choice -> lines.add(line(choice)));
        lines.add("end");
        return lines;
    }

    private static String line(RecordedChoice choice) {
        String number = choice.isConcession() ? "c" + (choice.made() - Match.CONCEDES) : "" + choice.made();
        return number + " = " + prints(choice) + "\t" + choice.meaning().replace('\t', ' ').replace('\n', ' ') + "\t"
                + TrailStep.text(choice.trail());
    }

    private static String prints(RecordedChoice choice) {
        return print(choice.fingerprint()) + " " + print(choice.standing());
    }

    private static String print(OptionalLong print) {
        return print.isPresent() ? hex(print.getAsLong()) : "-";
    }

    /** Reads the text form; a mistake is answered with its line. */
    public static Journal parse(String name, List<String> lines) {
        return new JournalReader(name, lines).read();
    }

    static String hex(long n) {
        return String.format(Locale.ROOT, "%016x", n);
    }

    @Override
    public String toString() {
        return "journal of " + choices.size() + " choices";
    }
}
