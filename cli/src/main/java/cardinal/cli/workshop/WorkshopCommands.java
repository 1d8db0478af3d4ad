package cardinal.cli.workshop;

import cardinal.arena.files.TextFile;
import cardinal.arena.workshop.CardDraft;
import cardinal.arena.workshop.CardJson;
import cardinal.bots.Bots;
import cardinal.catalog.game.Workbench;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import cardinal.kernel.Wording;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a person types in the workshop: a word to the program, or a field of the card. */
final class WorkshopCommands {
    private static final List<String> WORDS =
            List.of("new", "block", "show", "fields", "play", "other", "save", "load", "help", "quit");
    private static final Pattern FIELD = Pattern.compile("([\\p{L}_ -]{1,30}?)(\\+?)\\s*[:=]\\s*(.*)");
    private static final String END_OF_BLOCK = ".";

    private final Workshop<?> shop;

    WorkshopCommands(Workshop<?> shop) {
        this.shop = shop;
    }

    /** Takes a line; whatever is wrong with it is said and nothing happens. */
    void take(String line) {
        if (line.isEmpty()) {
            return;
        }
        try {
            String word = Wording.fold(line.split("\\s+", 2)[0]);
            List<String> meant = WORDS.stream().filter(w -> w.startsWith(word)).toList();
            Matcher field = FIELD.matcher(line);
            if (line.startsWith("{")) {
                object(line);
            } else if (meant.size() == 1 && !(field.matches() && shop.draft.named(field.group(1)).isPresent())) {
                obey(meant.getFirst(), line.substring(word.length()).strip());
            } else if (field.matches()) {
                change(field);
                shop.show();
            } else {
                throw new BadInput("\"" + line + "\" is neither a command nor FIELD: VALUE"
                        + Nearest.hint(word, WORDS));
            }
        } catch (BadInput e) {
            shop.say(shop.colours.red(String.valueOf(e.getMessage()).replaceAll("\\s*\\R\\s*", "; ")));
        } catch (IOException e) {
            shop.say(shop.colours.red("This failed: " + e.getMessage()));
        }
    }

    private void obey(String word, String rest) throws IOException {
        switch (word) {
            case "new" -> ask(rest);
            case "block" -> block();
            case "show" -> shop.show();
            case "fields" -> fields();
            case "play" -> play(rest);
            case "other" -> other(rest);
            case "save" -> save(rest);
            case "load" -> load(rest);
            case "help" -> help();
            default -> shop.leave();
        }
    }

    // ---- writing a card ------------------------------------------------------------------------------------------

    /** Field by field; nothing keeps what stands in brackets. */
    private void ask(String type) {
        List<String> types = shop.game.workbench().types();
        if (!type.isEmpty() && types.stream().noneMatch(Wording.fold(type)::contains)) {
            throw new BadInput("there is no type \"" + type + "\"" + Nearest.hint(type, types));
        }
        CardDraft fresh = new CardDraft(shop.game.workbench(), type.isEmpty() ? types.getFirst() : type);
        if (!asked(fresh, CardDraft.NAME, "")) {
            return;
        }
        if (type.isEmpty()) {
            if (!asked(fresh, CardDraft.TYPE, String.join(" | ", types))) {
                return;
            }
        }
        for (Workbench.Field field : fresh.asked()) {
            if (!asked(fresh, field.name(), "")) {
                return;
            }
        }
        fresh.put(CardDraft.TEXT, text());
        shop.draft = fresh;
        shop.show();
    }

    /** False when the input has ended. */
    private boolean asked(CardDraft card, String field, String choices) {
        String usual = card.get(field);
        String line = shop.ask("  " + field + (choices.isEmpty() ? "" : " (" + choices + ")")
                + (usual.isEmpty() ? "" : " [" + usual + "]") + ": ");
        if (line == null) {
            return false;
        }
        if (!line.isBlank()) {
            set(card, field, line);
        }
        return true;
    }

    /** Paragraphs, until an empty line. */
    private String text() {
        List<String> lines = new ArrayList<>();
        @Nullable String line = shop.ask("  text (an empty line ends it): ");
        while (line != null && !line.isBlank()) {
            lines.add(line.strip());
            line = shop.ask("  ... ");
        }
        return String.join("\n", lines);
    }

    /** Fields as "field: value"; what is no field belongs to the text. */
    private void block() {
        shop.say(shop.colours
                .dim("FIELD: VALUE on a line, the text as it is printed; an empty line or . ends the block."));
        CardDraft fresh = new CardDraft(shop.game.workbench(), shop.game.workbench().types().getFirst());
        @Nullable String line = shop.ask("  | ");
        while (line != null && !line.isBlank() && !line.strip().equals(END_OF_BLOCK)) {
            Matcher field = FIELD.matcher(line.strip());
            Optional<String> name = field.matches() ? fresh.named(field.group(1)) : Optional.empty();
            if (name.isPresent() && !name.get().equals(CardDraft.TEXT)) {
                set(fresh, name.get(), field.group(3));
            } else {
                append(fresh, name.isPresent() ? field.group(3) : line.strip());
            }
            line = shop.ask("  | ");
        }
        shop.draft = fresh;
        shop.show();
    }

    private void object(String json) {
        Map<String, String> fields = CardJson.card(json);
        CardDraft fresh = new CardDraft(shop.game.workbench(),
                fields.getOrDefault(CardDraft.TYPE, shop.game.workbench().types().getFirst()));
        fields.forEach((field, value) -> fresh.put(fresh.named(field).orElse(field), value));
        shop.draft = fresh;
        shop.show();
    }

    private void change(Matcher field) {
        String name = shop.draft.named(field.group(1)).orElseThrow(() -> new BadInput("there is no field \""
                + field.group(1) + "\" of such a card" + Nearest.hint(field.group(1), shop.draft.names())
                + " (a text is written text: ...)"));
        if (field.group(2).isEmpty()) {
            set(shop.draft, name, field.group(3));
        } else {
            append(shop.draft, field.group(3));
        }
    }

    private static void set(CardDraft card, String field, String value) {
        if (field.equals(CardDraft.TYPE)) {
            card.become(value.strip());
        } else {
            card.put(field, field.equals(CardDraft.TEXT) ? value.replace("\\n", "\n") : value);
        }
    }

    private static void append(CardDraft card, String paragraph) {
        String before = card.get(CardDraft.TEXT);
        card.put(CardDraft.TEXT, before.isEmpty() ? paragraph : before + "\n" + paragraph);
    }

    private void fields() {
        shop.draft.names().forEach(name -> shop.say("  " + name + ": " + shop.draft.get(name).replace("\n", "\\n")));
    }

    // ---- playing it ----------------------------------------------------------------------------------------------

    /** play, play in play, play hand B. */
    private void play(String rest) {
        Workbench.Where where = Workbench.Where.HAND;
        String seat = "A";
        for (String word : rest.isEmpty() ? new String[0] : rest.toLowerCase(Locale.ROOT).split("[\\s,]+")) {
            switch (word) {
                case "in", "from", "for" -> {
                }
                case "hand" -> where = Workbench.Where.HAND;
                case "play", "board", "field", "stage", "base" -> where = Workbench.Where.PLAY;
                case "a", "b" -> seat = word.toUpperCase(Locale.ROOT);
                default -> throw new BadInput(
                        "play [hand|in play] [A|B] puts the card on a table, not \"" + word + "\"");
            }
        }
        shop.play(where, seat);
    }

    private void other(String rest) {
        List<String> known = new ArrayList<>(List.of("nobody", "me"));
        known.addAll(Bots.levels());
        if (!rest.isEmpty() && !known.contains(Wording.fold(rest))) {
            throw new BadInput("the other player is not \"" + rest + "\"" + Nearest.hint(rest, known));
        }
        shop.other = rest.isEmpty() ? shop.other : Wording.fold(rest);
        shop.say("The other player: " + (shop.other.equals("nobody") ? "passes whenever possible" : shop.other) + ".");
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    private void save(String rest) throws IOException {
        if (rest.isEmpty()) {
            throw new BadInput(
                    "save FILE.json adds the card to a card file; save FILE.yaml writes its table as a scenario");
        }
        Path file = path(rest);
        if (rest.endsWith(".yaml") || rest.endsWith(".yml")) {
            TextFile.write(file, shop.table(Workbench.Where.HAND, "A").lines());
            shop.say("Saved the table to " + rest + "; add a script and what to expect: cardinal scenario explain "
                    + rest);
        } else {
            CardJson.save(file, shop.draft.fields());
            String game = shop.game.rules().id();
            shop.say("Saved to " + rest + "; cardinal cards check " + rest + " --game " + game
                    + ", or use it with --cards " + rest + ".");
        }
    }

    /** load FILE [NAME]: the card of that name, or the last. */
    private void load(String rest) {
        String[] words = rest.split("\\s+", 2);
        List<Map<String, String>> cards = rest.isEmpty() ? List.of() : CardJson.cards(path(words[0]));
        String name = words.length > 1 ? words[1] : "";
        List<Map<String, String>> named = cards.stream()
                .filter(card -> name.isEmpty() || Wording.same(card.getOrDefault(CardDraft.NAME, ""), name)).toList();
        if (named.isEmpty()) {
            throw new BadInput(rest.isEmpty() ? "load FILE [NAME] takes a card of a file to work on"
                    : "there is no such card" + Nearest.hint(name,
                            cards.stream().map(card -> card.getOrDefault(CardDraft.NAME, "")).toList()));
        }
        object(CardJson.line(named.getLast()));
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new BadInput(file, "this is no name of a file");
        }
    }

    // ---- help ----------------------------------------------------------------------------------------------------

    private void help() {
        shop.say("""
                  new [TYPE]           write a card, field by field (Enter keeps what stands in brackets)
                  block                write it in one go: FIELD: VALUE lines and the text
                  {"name": ...}        or as the JSON of a card file
                  FIELD: VALUE         change a field, for example  text: Draw 1.  (\\n begins a paragraph)
                  text+: PARAGRAPH     add a paragraph
                  show, fields         how the card was understood; all its fields
                  play [hand|in play] [A|B]   put it on a table and play; A is you
                  other nobody|me|%s   who decides for the other player
                  save FILE.json       add it to a card file; save FILE.yaml keeps its table as a scenario
                  load FILE [NAME]     go on with a card of a file
                  quit                 leave""".formatted(String.join("|", Bots.levels())));
        shop.say("Types: " + String.join(", ", shop.game.workbench().types()) + ".");
    }

    List<String> completions(String typed) {
        String start = Wording.fold(typed);
        List<String> all = new ArrayList<>(WORDS);
        shop.game.workbench().types().forEach(type -> all.add("new " + type));
        shop.draft.names().forEach(name -> all.add(name + ": " + shop.draft.get(name).replace("\n", "\\n")));
        all.addAll(List.of("play in play", "play hand B", "play in play B", "other nobody", "other me"));
        return all.stream().filter(c -> Wording.fold(c).startsWith(start)).toList();
    }
}
