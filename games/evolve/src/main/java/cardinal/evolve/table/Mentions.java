package cardinal.evolve.table;

import cardinal.cards.More;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector.It.Word;
import cardinal.evolve.ability.TriggerNoun;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** What a text has named so far, the last at the end: what "it", "that follower" and "the selected card" can mean. Immutable. */
public record Mentions(List<Mention> all) {
    public static final Mentions NONE = new Mentions(List.of());
    /** No such mention. */
    public static final int NOWHERE = -1;

    /** A noun, and the cards it stands for. */
    public record Mention(Antecedent noun, List<Ref> cards) {
    }

    /** The cards of an event that the words of a trigger name, as they are now. */
    public static Mentions of(EvolveTable t, List<TriggerNoun> nouns, EvolveEvent event) {
        Mentions named = NONE;
        for (int i = 0; i < nouns.size(); i++) {
            Ref card = card(t, nouns.get(i).part(), event);
            named = named.with(nouns.get(i).noun(), card.isNone() ? List.of() : List.of(card));
        }
        return named;
    }

    private static Ref card(EvolveTable t, TriggerNoun.Part part, EvolveEvent event) {
        return switch (part) {
            case CARD -> event instanceof EvolveEvent.Moved m ? m.after()
                    : event.card() == Table.NONE ? Ref.NONE : t.ref(event.card());
            case TARGET -> event instanceof EvolveEvent.Attacked a ? t.ref(a.target()) : Ref.NONE;
            case SOURCE -> event instanceof EvolveEvent.Damaged d ? d.source() : Ref.NONE;
            case WEARER -> event instanceof EvolveEvent.Equipped e ? t.ref(e.follower()) : Ref.NONE;
        };
    }

    /** What another text goes on to name. */
    public Mentions and(Mentions more) {
        Mentions both = this;
        for (Mention m : more.all) {
            both = both.with(m.noun(), m.cards());
        }
        return both;
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public int last() {
        return all.size() - 1;
    }

    public Mentions with(Antecedent noun, List<Ref> cards) {
        return new Mentions(More.of(all, new Mention(noun, cards)));
    }

    /** The same noun for other cards: where they are after they have moved (4.1.4.1). */
    public Mentions at(int place, List<Ref> cards) {
        List<Mention> changed = new ArrayList<>(all);
        changed.set(place, new Mention(all.get(place).noun(), cards));
        return new Mentions(List.copyOf(changed));
    }

    /** The same with a card that has moved in place of what it was. */
    public Mentions following(Ref before, Ref after) {
        return new Mentions(all.stream()
                .map(m -> new Mention(m.noun(), m.cards().stream().map(r -> r.equals(before) ? after : r).toList()))
                .toList());
    }

    /** The place of the last noun that fits a word, or NOWHERE. */
    public int find(Word word, boolean leaders) {
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).noun().fits(word, leaders)) {
                return i;
            }
        }
        return NOWHERE;
    }

    /** The cards a word means. */
    public List<Ref> meant(Word word, boolean leaders) {
        int place = find(word, leaders);
        return place == NOWHERE ? List.of() : all.get(place).cards();
    }

    /** The first card that "it" means, as it was named. */
    public Ref it() {
        List<Ref> cards = meant(Word.IT, true);
        return cards.isEmpty() ? Ref.NONE : cards.getFirst();
    }
}
