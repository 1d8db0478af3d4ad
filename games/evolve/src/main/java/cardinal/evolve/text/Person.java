package cardinal.evolve.text;

/** Whom an instruction speaks to: "draw a card from your deck", "[each player] draws a card from their deck". */
public enum Person {
    YOU("your"), THEY("their"),
    /** After "may": "[each player] may draw a card from their deck". */
    THEY_MAY("their");

    private final String whose;

    Person(String whose) {
        this.whose = whose;
    }

    /** "your" or "their". */
    public String whose() {
        return whose;
    }

    /** The verb as this person has it: "draw", "draws". */
    public String does(String verb) {
        return this != THEY ? verb : verb.endsWith("sh") ? verb + "es" : verb + "s";
    }

    /** "your" in a template becomes this person's word, and the verb at its start agrees: "put {} into your hand". */
    public String says(String template) {
        int blank = template.indexOf(' ');
        String verb = blank < 0 ? template : template.substring(0, blank);
        return does(verb) + template.substring(verb.length()).replace("your ", whose + " ");
    }
}
