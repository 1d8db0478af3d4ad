package cardinal.cli;

import cardinal.kernel.BadInput;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long bots may think, as people write it. */
final class ThinkTime {
    private static final Pattern TIME = Pattern.compile("(\\d{1,6})(ms|s)");

    private ThinkTime() {
    }

    static Duration of(String option, String words) {
        Matcher time = TIME.matcher(words.strip());
        if (!time.matches()) {
            throw new BadInput(option + " \"" + words + "\" is no time; write 2s or 500ms");
        }
        long n = Long.parseLong(time.group(1));
        return time.group(2).equals("s") ? Duration.ofSeconds(n) : Duration.ofMillis(n);
    }
}
