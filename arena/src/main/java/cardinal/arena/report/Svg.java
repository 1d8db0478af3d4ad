package cardinal.arena.report;

import java.util.Locale;

/**
 * A drawing, written piece by piece. Colours are classes, so that the page decides what they are by day and by night.
 */
final class Svg {
    private final StringBuilder text = new StringBuilder();

    /** title: what it shows, for those who hear the page. */
    Svg(double width, double height, String title) {
        text.append(String.format(Locale.ROOT,
                "<svg viewBox=\"0 0 %.0f %.0f\" style=\"min-width:%.0fpx\" role=\"img\" aria-label=\"%s\">", width,
                height, width * 0.7, Html.escaped(title)));
    }

    Svg rect(String kind, double x, double y, double width, double height) {
        return rect(kind, x, y, width, height, 1, "");
    }

    /** opacity: how strong the colour is; hint: what is read when the mouse rests on it. */
    Svg rect(String kind, double x, double y, double width, double height, double opacity, String hint) {
        text.append(String.format(Locale.ROOT,
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"2\"", kind, x, y,
                Math.max(0, width), Math.max(0, height)));
        text.append(opacity == 1 ? "" : String.format(Locale.ROOT, " fill-opacity=\"%.2f\"", opacity));
        text.append(hint.isEmpty() ? "/>" : "><title>" + Html.escaped(hint) + "</title></rect>");
        return this;
    }

    Svg line(String kind, double x1, double y1, double x2, double y2) {
        text.append(String.format(Locale.ROOT, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                kind, x1, y1, x2, y2));
        return this;
    }

    Svg words(String kind, double x, double y, String words) {
        text.append(String.format(Locale.ROOT, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", kind, x, y,
                Html.escaped(words)));
        return this;
    }

    /** Words that climb to the right. */
    Svg slanted(String kind, double x, double y, String words) {
        text.append(String.format(Locale.ROOT,
                "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" transform=\"rotate(-40 %.1f %.1f)\">%s</text>", kind, x, y, x,
                y, Html.escaped(words)));
        return this;
    }

    @Override
    public String toString() {
        return text + "</svg>";
    }
}
