package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.program.State;
import cardinal.ufs.flow.AttackStack;
import cardinal.ufs.flow.Copies;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.Moving;
import cardinal.ufs.table.Pending;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.KeywordLine;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.series;

/**
 * "add the top 2 cards of your deck to your card pool face down as mid attacks with 3 speed, 3 damage, and the Kick and Punch keywords" (UniVersus:
 * Face Down Attacks); without a zone they are mid (C.3.3.2.2.1).
 */
record AddFaceDownAttacks(Selector what, Optional<AttackZone> zone, int speed, int damage,
        List<KeywordUse> keywords) implements Performable {
    public static final Syntax<AddFaceDownAttacks> SYNTAX = either(
            phrase("add {} to your card pool face down as {} attacks with {} speed, {} damage, and the {} keywords",
                    Selectors.OBJECT, Words.ATTACK_ZONE, digits(), digits(), series(KeywordLine.KEYWORD, "and")).as(
                            AddFaceDownAttacks.class,
                            (what, zone, speed, damage, keywords) -> new AddFaceDownAttacks(what, Optional.of(zone),
                                    speed, damage, keywords),
                            AddFaceDownAttacks::what, add -> add.zone().orElse(null), AddFaceDownAttacks::speed,
                            AddFaceDownAttacks::damage, AddFaceDownAttacks::keywords),
            phrase("add {} to your card pool face down as attacks with {} speed, {} damage, and the {} keywords",
                    Selectors.OBJECT, digits(), digits(), series(KeywordLine.KEYWORD, "and")).as(
                            AddFaceDownAttacks.class,
                            (what, speed, damage, keywords) -> new AddFaceDownAttacks(what, Optional.empty(), speed,
                                    damage, keywords),
                            add -> add.zone().isPresent() ? null : add.what(), AddFaceDownAttacks::speed,
                            AddFaceDownAttacks::damage, AddFaceDownAttacks::keywords));

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.ADD);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> moved = CardMoves.move(t, effect.cards(t, what), Places.POOL, Act.ADD, effect.cause(), true,
                Moving.Facing.DOWN);
        List<Pending> attacks = new ArrayList<>();
        for (Ref ref : moved) {
            State plain = State.faceDown(CardType.ATTACK).with(Property.SPEED, speed).with(Property.DAMAGE, damage)
                    .withKeywords(keywords);
            State state = zone.map(plain::withAttackZone).orElse(plain);
            Copies.become(t, ref, state, effect.bindings());
            attacks.add(new Pending(ref, t.piece(ref.card()).controller(), Ref.NONE));
        }
        AttackStack.add(t, attacks);
        effect.did(Act.ADD, moved);
    }
}
