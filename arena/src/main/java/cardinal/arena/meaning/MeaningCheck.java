package cardinal.arena.meaning;

import cardinal.arena.ProgressListener;
import cardinal.cards.Printed;
import cardinal.catalog.game.Twins;
import cardinal.catalog.game.Twins.Understood;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Goes from abilities to behaviour: each part of each card is exchanged for another of its kind, and the card and its twin are played on the
 * same tables with the same choices. As soon as the tables stand differently or something else is asked, the part matters.
 */
public final class MeaningCheck {
    /**
     * How it is done.
     *
     * @param game  whose reasons count
     * @param tables  on how many tables an exchange is tried at most
     * @param decisions  how many choices are made on a table
     */
    public record Settings(String game, int tables, int decisions, long seed, int threads) {
    }

    private MeaningCheck() {
    }

    /** Looks at all cards; the answer is the same for any number of threads. */
    public static <T extends Table, D extends Printed> MeaningFindings run(Twins<T, D> twins, MeaningReasons reasons,
            WrittenTables tables, Settings settings, ProgressListener progress) {
        PartVocabulary vocabulary = new PartVocabulary();
        twins.cast().forEach(card -> vocabulary.add(card.abilities()));
        Cast<D> cast = new Cast<>(twins.cast());
        List<CardMeaning> each = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(settings.threads())) {
            List<Future<CardMeaning>> open = new ArrayList<>();
            for (Understood<D> card : twins.cards()) {
                open.add(threads.submit(
                        () -> new CardTwins<>(twins, card, cast, vocabulary, reasons, tables, settings).look()));
            }
            for (Future<CardMeaning> one : open) {
                each.add(one.get());
                progress.at(each.size(), open.size());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        return together(each, reasons, settings.game());
    }

    /** Whether a card plays differently on some table when it says something else. words: what it says then. */
    public static <T extends Table, D extends Printed> boolean isDifferent(Twins<T, D> twins, Understood<D> card,
            List<?> abilities, String words, Settings settings) {
        return new CardTwins<>(twins, card, new Cast<>(twins.cast()), new PartVocabulary(), MeaningReasons.read(""),
                WrittenTables.none(), settings).partsFrom(abilities, words);
    }

    private static MeaningFindings together(List<CardMeaning> each, MeaningReasons reasons, String game) {
        List<MeaningFindings.DeadPart> unexplained = new ArrayList<>();
        List<MeaningFindings.DeadPart> explained = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        Set<MeaningReasons.Line> used = new LinkedHashSet<>();
        Set<String> cards = new LinkedHashSet<>();
        List<MeaningFindings.DeadPart> different = new ArrayList<>();
        int parts = 0;
        int pairs = 0;
        long matches = 0;
        for (CardMeaning card : each) {
            cards.add(card.card());
            parts += card.parts();
            pairs += card.pairs();
            different.addAll(card.different());
            matches += card.matches();
            card.dead().forEach(part -> (part.reason().isEmpty() ? unexplained : explained).add(part));
            failures.addAll(card.failures());
            used.addAll(card.used());
        }
        return new MeaningFindings(each.size(), parts, pairs, matches, List.copyOf(unexplained), List.copyOf(explained),
                List.copyOf(different), reasons.unneeded(game, cards, used), List.copyOf(failures));
    }
}
