package cardinal.cards.grammar;

/** A text while it is being printed. A production that cannot go on takes back what it wrote. */
final class Printer {
    private final StringBuilder text = new StringBuilder();
    private final Object speaker;
    private boolean opening;

    Printer(Object speaker) {
        this.speaker = speaker;
    }

    /** Who the text speaks for. */
    Object speaker() {
        return speaker;
    }

    /** What to return to when a production turns out not to fit. */
    record Mark(int length, boolean opening) {}

    Mark mark() {
        return new Mark(text.length(), opening);
    }

    void takeBackTo(Mark mark) {
        text.setLength(mark.length());
        opening = mark.opening();
    }

    /** The next word opens a sentence. */
    void open() {
        opening = true;
    }

    void write(String words) {
        if (words.isEmpty()) {
            return;
        }
        if (opening) {
            text.append(Character.toUpperCase(words.charAt(0))).append(words, 1, words.length());
        } else {
            text.append(words);
        }
        opening = false;
    }

    String text() {
        return text.toString();
    }
}
