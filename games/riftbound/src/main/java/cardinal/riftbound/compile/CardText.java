package cardinal.riftbound.compile;

import cardinal.cards.Records;
import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.cards.text.TextReader;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.rules.Flow;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.text.TextGrammar;
import cardinal.riftbound.verb.Banish;
import cardinal.riftbound.verb.NameOne;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The front door of card text: words in, abilities out, and back. A text is understood completely or not at all. */
public final class CardText {
    private static final Map<TextRules, TextReader<CardType, Ability>> READERS = new ConcurrentHashMap<>();
    private static final Map<TextRules, TextReader<CardType, Ability>> EFFECT_READERS = new ConcurrentHashMap<>();
    private static final TextReader<CardType, Ability> READER = reader(TextRules.BASE);
    /** In effect text "this" is the attached object (136.2.d of 2026-07). */
    private static final Pattern THIS = Pattern.compile(
            "\\b([Tt])his\\b(?! (?:turn|combat|way|game|Equipment|kills|unit|battlefield)\\b)(?: is attached)?");

    private CardText() {
    }

    private static TextReader<CardType, Ability> reader(TextRules rules) {
        return READERS.computeIfAbsent(rules,
                by -> TextGrammar.reader(by, (type, ability) -> rulesProblems(by, type, ability)));
    }

    /** 136 of 2026-07: effect text speaks as the object it is attached to. */
    private static TextReader<CardType, Ability> effectReader(TextRules rules) {
        return EFFECT_READERS.computeIfAbsent(rules,
                by -> TextGrammar.reader(by, (type, ability) -> Executable.problems(by, type, ability)));
    }

    private static List<String> rulesProblems(TextRules rules, CardType speaker, Ability ability) {
        List<String> problems = new ArrayList<>(Executable.problems(rules, speaker, ability));
        if (Records.mentions(ability, Selector.Attached.class)) {
            problems.add("the attached card is spoken of outside effect text");
        }
        return problems;
    }

    /** Reads the text of a card of this type by the base document; a card without text has no abilities. */
    public static Reading<Ability> read(CardType type, String text) {
        return READER.read(type, text);
    }

    /** The same as a rule document understands it. */
    public static Reading<Ability> read(TextRules rules, CardType type, String text) {
        return reader(rules).read(type, text);
    }

    /** Reads all that is written on a card. */
    public static Reading<Ability> read(TextRules rules, CardData card) {
        if (!rules.knowsLaterWords() && card.also() != null) {
            return new Reading.NotUnderstood<>(List.of(card.name()), "Several types are of a later document.");
        }
        if (!rules.knowsLaterWords()) {
            return card.effectText().isEmpty() && card.mightBonus() == null ? READER.read(card.type(), card.text())
                    : new Reading.NotUnderstood<>(List.of(card.effectText()),
                            "Effect text and a Might Bonus are of a later document.");
        }
        Reading<Ability> own = reader(rules).read(card.type(), OwnName.inRules(card, card.text()));
        if (card.effectText().isBlank()) {
            return checked(own);
        }
        String effect = THIS.matcher(OwnName.inEffect(card, card.effectText())).replaceAll("$1his Equipment");
        return both(checked(own), effectReader(rules).read(CardType.UNIT, effect));
    }

    private static Reading<Ability> checked(Reading<Ability> own) {
        return own instanceof Reading.Understood<Ability> read ? counted(read) : own;
    }

    /** 820.1.c.2, 829.1.c.3 of 2026-07: what is played keeps apart so many Repeats and Flow costs; more are refused, not passed over. */
    private static Reading<Ability> counted(Reading.Understood<Ability> read) {
        for (Keyword keyword : List.of(Keyword.REPEAT, Keyword.FLOW)) {
            int most = keyword == Keyword.REPEAT ? ChainItem.REPEATS : Flow.MOST;
            int[] found = {0};
            Records.visit(read.abilities(),
                    part -> found[0] += part instanceof Ability.KeywordCost k && k.keyword() == keyword ? 1 : 0);
            if (found[0] > most) {
                return new Reading.NotUnderstood<>(List.of("[" + keyword.title() + "]"),
                        "More than " + most + " [" + keyword.title() + "] on one card cannot be played.");
            }
        }
        return OnlyAsPlayed.repeatsAdding(read.abilities())
                ? new Reading.NotUnderstood<>(List.of("[Repeat]"), "Abilities that add resources are not repeated.")
                : named(read);
    }

    /** 760 of 2026-07: what was named must have been named by the same card, and before anything is chosen by it. */
    private static Reading<Ability> named(Reading.Understood<Ability> read) {
        for (Named what : Named.values()) {
            Filter.Trait named = new Filter.Trait.IsNamed(what);
            boolean asks = Records.any(read.abilities(), named::equals);
            boolean names = Records.any(read.abilities(), part -> part instanceof NameOne one && one.what() == what
                    || part instanceof Fact.NamesAsPlayed as && as.what() == what);
            boolean tooEarly = read.abilities().stream().anyMatch(ability -> Records.any(ability,
                    part -> part instanceof NameOne)
                    && Records.any(ability,
                            part -> part instanceof Selector.Chosen c && c.filter().isTarget()
                                    && Records.any(c, named::equals)));
            if (asks && (!names || tooEarly)) {
                return new Reading.NotUnderstood<>(List.of("named " + what.word()),
                        "The \u00ABnamed " + what.word() + "\u00BB has not been named when it is asked for.");
            }
        }
        return read;
    }

    private static Reading<Ability> both(Reading<Ability> rules, Reading<Ability> effect) {
        if (rules instanceof Reading.Understood<Ability>(List<Ability> own, String text)
                && effect instanceof Reading.Understood<Ability>(List<Ability> lent, String below)) {
            if (OnlyAsPlayed.isIn(lent)) {
                return new Reading.NotUnderstood<>(List.of(below), "This matters only as a card is played.");
            }
            if (Records.any(own, Filter.Place.BANISHED_WITH_ME::equals)
                    && Records.any(lent, Banish.class::isInstance)) {
                return new Reading.NotUnderstood<>(List.of(below),
                        "What a lent ability banishes is not linked with the card that lends it (395).");
            }
            List<Ability> all = new ArrayList<>(own);
            lent.forEach(ability -> all.add(new Ability.EffectText(ability)));
            return new Reading.Understood<>(List.copyOf(all), text + "\n" + below);
        }
        List<String> unread = new ArrayList<>();
        List<String> why = new ArrayList<>();
        for (Reading<Ability> part : List.of(rules, effect)) {
            if (part instanceof Reading.NotUnderstood<Ability> not) {
                unread.addAll(not.unread());
                why.add(not.why());
            }
        }
        return new Reading.NotUnderstood<>(List.copyOf(unread), String.join("\n", why));
    }

    /** The text in the notation and wording that this game prints. */
    public static String normalise(String text) {
        return READER.notation().normalise(text);
    }

    /** Reads one normalised paragraph by the grammar alone. */
    public static Outcome<Ability> readParagraph(CardType type, String paragraph) {
        return READER.readParagraph(type, paragraph);
    }

    /** The words for an ability on a card of this type, if it has any. */
    public static Optional<String> print(CardType type, Ability ability) {
        return ability instanceof Ability.EffectText text ? READER.print(CardType.UNIT, text.ability())
                : READER.print(type, ability);
    }
}
