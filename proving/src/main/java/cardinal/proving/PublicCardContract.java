package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardinal.cards.Library;
import cardinal.cards.Printed;
import cardinal.cards.text.Mutations;
import cardinal.cards.text.Reading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Measures a game's grammar against public cards, where they are at hand; they are no part of the project. They are
 * looked for in the folder that the system property {@value #PROPERTY} names, else beside the checkout, in
 * {@code ../shared/cards}.
 *
 * @param <D> a card as printed
 * @param <A> an ability
 */
public abstract class PublicCardContract<D extends Printed, A> {
    private static final String PROPERTY = "cardinal.public.cards";
    /** In so many cards words are exchanged; "cards check --mutations" does it in all. */
    private static final int EXCHANGED = 200;

    private final Path file;
    private final double share;

    /**
     * @param file  the name of the file with the cards
     * @param share  how many of them are read today, at least; it only goes up
     */
    protected PublicCardContract(String file, double share) {
        this.file = folder().resolve(file);
        this.share = share;
    }

    private static Path folder() {
        String named = System.getProperty(PROPERTY, "");
        return named.isEmpty()
                ? Path.of(System.getProperty("cardinal.home", "."), "..", "shared", "cards").toAbsolutePath()
                        .normalize()
                : Path.of(named);
    }

    /** The cards of a file. */
    protected abstract List<D> cards(Path from);

    protected abstract Reading<A> read(D card);

    /** How cards are read, with the words that are exchanged. */
    protected abstract Library<D, A, ?> library();

    /** What was understood goes back to its words and is understood again. */
    protected abstract void survives(D card, Reading.Understood<A> reading);

    protected final List<D> cards() {
        assumeTrue(Files.exists(file), () -> file + " is not at hand; -D" + PROPERTY + " names the folder");
        return cards(file);
    }

    @Test
    void most_public_cards_are_read() {
        List<D> cards = cards();
        List<String> unread = new ArrayList<>();
        for (D card : cards) {
            if (read(card) instanceof Reading.NotUnderstood<A> reading) {
                unread.add(card.name() + ": " + reading.unread());
            }
        }
        assertThat(unread).as("%d of %d cards are read; not these", cards.size() - unread.size(), cards.size())
                .hasSizeLessThanOrEqualTo((int) (cards.size() * (1 - share)));
    }

    @Test
    void what_is_read_survives_the_way_back() {
        for (D card : cards()) {
            if (read(card) instanceof Reading.Understood<A> reading) {
                survives(card, reading);
            }
        }
    }

    /** No word of a card that can be played goes unread; of many cards some, each time the same. */
    @Test
    void whatever_is_exchanged_for_another_of_its_kind_means_something_else() {
        List<D> cards = cards();
        int every = Math.max(1, cards.size() / EXCHANGED);
        for (int i = 0; i < cards.size(); i += every) {
            assertThat(Mutations.of(library(), cards.get(i)).holes()).as(cards.get(i).name()).isEmpty();
        }
    }

    /** The words printed are the normal text, and that is read as the same. */
    protected final void returns(Reading.Understood<A> reading, Function<String, Reading<A>> read,
            Function<A, Optional<String>> print) {
        assertThat(read.apply(reading.normal())).isEqualTo(reading);
        List<String> printed = reading.abilities().stream().map(a -> print.apply(a).orElseThrow()).toList();
        assertThat(String.join("\n", printed)).isEqualTo(reading.normal());
    }
}
