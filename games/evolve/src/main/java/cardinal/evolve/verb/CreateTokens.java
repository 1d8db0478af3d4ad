package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Antecedent;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.flow.CardMove;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.text.Labels;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * 5.4.2: "summon 2 Fairy tokens", "put a Fairy token into your EX area". restIntoExArea: "If your field becomes full
 * from this effect, put any remaining tokens into your EX area."
 */
public record CreateTokens(List<Tokens> tokens, Where where, boolean restIntoExArea) implements Performable {
    private static final Amount ONE = Amount.of(1);

    /** 5.4.2: "a Fairy token", "2 Fairy tokens", "a Viking, Squire, and Knight token". */
    private static final Syntax<List<Tokens>> TOKENS = rule("tokens", () -> either(
            article(phrase("{} token", Labels.LABEL).as(List.class, name -> List.of(new Tokens(ONE, name)),
                    (List<Tokens> tokens) -> tokens.size() == 1 && tokens.getFirst().n().equals(ONE)
                            ? tokens.getFirst().name() : null)),
            phrase("{} {} tokens", Numbers.SEVERAL_OR_X, Labels.LABEL).as(List.class,
                    (n, name) -> List.of(new Tokens(n, name)),
                    (List<Tokens> tokens) -> tokens.size() == 1 ? tokens.getFirst().n() : null,
                    (List<Tokens> tokens) -> tokens.size() == 1 ? tokens.getFirst().name() : null),
            article(phrase("{} token", seriesOfSeveral(Labels.LABEL, "and")).as(List.class,
                    names -> names.stream().map(name -> new Tokens(ONE, name)).toList(), CreateTokens::names))));

    static Syntax<CreateTokens> syntax(Person person) {
        return either(
                phrase(person.says("summon {}"), TOKENS).as(CreateTokens.class,
                        tokens -> new CreateTokens(tokens, Where.FIELD, false), CreateTokens::tokens),
                phrase(person.says("summon {} on that follower's field"), TOKENS).as(CreateTokens.class,
                        tokens -> new CreateTokens(tokens, Where.ITS_FIELD, false), CreateTokens::tokens),
                phrase(person.says("put {} into your EX area"), TOKENS).as(CreateTokens.class,
                        tokens -> new CreateTokens(tokens, Where.EX_AREA, false), CreateTokens::tokens),
                phrase("summon {}. If your field becomes full from this effect, put any remaining tokens into your EX area",
                        TOKENS).as(CreateTokens.class, tokens -> new CreateTokens(tokens, Where.FIELD, true),
                                CreateTokens::tokens));
    }

    private static @Nullable List<String> names(List<Tokens> tokens) {
        return tokens.size() > 1 ? tokens.stream().map(Tokens::name).toList() : null;
    }

    /** So many tokens of one name. */
    public record Tokens(Amount n, String name) {
    }

    /** Where they are created. */
    public enum Where {
        /** "summon": onto the acting player's field (5.4.2.1). */
        FIELD, EX_AREA,
        /** "on that follower's field". */
        ITS_FIELD
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int seat = effect.acting();
        if (where == Where.ITS_FIELD) {
            int it = effect.first(t, Selector.It.Word.THAT_FOLLOWER);
            seat = it == Table.NONE ? seat : t.controller(it);
        }
        int zone = (where == Where.EX_AREA ? Zone.EX : Zone.FIELD).of(seat);
        int overflow = restIntoExArea ? Zone.EX.of(seat) : Table.NONE;
        List<CardMove> moves = new ArrayList<>();
        int reason = Movement.PUT.byAbilityOf(effect.controller());
        for (Tokens some : tokens) {
            CardDef def = t.pool().token(some.name());
            int n = effect.value(t, some.n());
            for (int i = 0; i < n; i++) {
                moves.add(CardMove.token(def, zone, reason).orElseTo(overflow));
            }
        }
        EffectMoves.together(effect, t, moves);
    }

    @Override
    public List<String> tokenNames() {
        return tokens.stream().map(Tokens::name).filter(name -> !name.isEmpty()).toList();
    }

    @Override
    public Antecedent noun() {
        return Antecedent.TOKEN;
    }

    @Override
    public Selector.It.@Nullable Word refersTo() {
        return where == Where.ITS_FIELD ? Selector.It.Word.THAT_FOLLOWER : null;
    }

    /** "summon 2 instead": of those that the action replaced would have created. */
    static Syntax<CreateTokens> substitute() {
        return phrase("summon {}", Numbers.SEVERAL_OR_X).as(CreateTokens.class,
                n -> new CreateTokens(List.of(new Tokens(n, "")), Where.FIELD, false),
                create -> create.tokens().isEmpty() ? null : create.tokens().getFirst().n());
    }
}
