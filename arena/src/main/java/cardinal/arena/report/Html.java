package cardinal.arena.report;

import java.util.Locale;

/** Small pieces of a page. */
final class Html {
    private Html() {
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** 0.5234 as 52.3 %. */
    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f\u00a0%%", 100 * share);
    }

    static String whole(double share) {
        return String.format(Locale.ROOT, "%.0f", 100 * share);
    }

    static String count(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    /** A part of the page with a heading and a sentence that says how to read it. */
    static String section(String kind, String heading, String reading, String body) {
        return "<section class=\"" + kind + "\">\n<h2>" + escaped(heading) + "</h2>\n<p class=\"reading\">"
                + escaped(reading) + "</p>\n" + body + "\n</section>\n";
    }

    static String plot(Svg drawing) {
        return "<div class=\"plot\">" + drawing + "</div>";
    }
}
