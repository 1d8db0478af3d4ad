package cardinal.ufs.table;

import cardinal.cards.Pool;
import cardinal.cards.Records;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.ability.Naming;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.program.CardCompiler;
import cardinal.ufs.card.CardData;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.text.UfsText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The cards a match can be played with, compiled for one edition. */
public final class CardPool extends Pool<CardData, CardText, CardDef> {
    private final Edition edition;
    private final CardCompiler compiler;
    private final List<CardDef> cards = new ArrayList<>();
    private final Map<Integer, State> chosen = new ConcurrentHashMap<>();
    private int greatest;

    /** A pool with the tokens of the rules. */
    public CardPool(Edition edition) {
        this.edition = edition;
        compiler = new CardCompiler(edition::granted);
        UfsText.tokens().forEach(this::add);
    }

    @Override
    protected CardDef compile(int number, CardData card, List<CardText> texts) {
        CardDef def = compiler.compile(number, card, texts);
        if (number < cards.size()) {
            cards.set(number, def);
        } else {
            cards.add(def);
        }
        greatest = Math.max(greatest, greatest(def));
        return def;
    }

    /** Its tokens, all that can be named where it names cards (K.5.5), and the card that bounds an X (see {@link #greatest}). */
    @Override
    protected Collection<CardDef> related(CardDef card) {
        boolean[] names = {false};
        Records.visit(card.abilities(), part -> names[0] |= part == Naming.CARD);
        List<CardDef> related = new ArrayList<>(tokens(card).stream().map(this::card).toList());
        cards.stream().filter(other -> names[0] || greatest(other) == greatest).limit(names[0] ? cards.size() : 1)
                .forEach(related::add);
        return related;
    }

    /** The tokens that its text creates and that are not here. */
    @Override
    protected List<String> missing(CardDef card) {
        return tokens(card).stream().filter(token -> find(token) == null).toList();
    }

    private static List<String> tokens(CardDef card) {
        List<String> tokens = new ArrayList<>();
        Records.visit(card.abilities(), part -> {
            if (part instanceof Verb v && !v.madeToken().isEmpty() && !tokens.contains(v.madeToken())) {
                tokens.add(v.madeToken());
            }
        });
        return tokens;
    }

    private static int greatest(CardDef def) {
        return Math.max(def.printed(false).greatest(), def.printed(true).greatest());
    }

    public Edition edition() {
        return edition;
    }

    /** In the order of their numbers. */
    public List<CardDef> cards() {
        return List.copyOf(cards);
    }

    /** The greatest number that is printed on any of them, whatever its sign. */
    public int greatest() {
        return greatest;
    }

    public CardDef card(String name) {
        return get(name);
    }

    /** 2010, 11.13.1: the same with the infinity symbol chosen; symbol counts from 1. */
    State printed(CardDef def, boolean other, int symbol) {
        return chosen.computeIfAbsent((def.number() * 2 + (other ? 1 : 0)) * 16 + symbol,
                k -> def.printed(other).withInfinityAs(Symbol.values()[symbol - 1]));
    }
}
