package cardinal.ufs.ability;

import cardinal.cards.Records;
import java.util.ArrayList;
import java.util.List;

/** Whether abilities that were read can also be carried out; what cannot is said, never played wrong. */
public final class Executable {
    private final List<String> problems = new ArrayList<>();
    /** Whether a continuous ability has spoken of a card by now, so that "it" can stand for it. */
    private boolean spokenOf;

    private Executable() {
    }

    /** What stands in the way; empty when everything can be carried out. */
    public static List<String> problems(Ability ability) {
        Executable e = new Executable();
        switch (ability) {
            case Ability.Played p -> {
                p.condition().ifPresent(e::moment);
                e.act(p.effect(), p.condition().isPresent() && isStatus(p.effect()));
                e.options(p);
            }
            case Ability.Continuous c -> e.stand(c.effect());
        }
        e.given(ability);
        e.played(ability);
        e.problems.addAll(Antecedents.missing(ability));
        return e.problems;
    }

    /** "After your attack is blocked, it is considered unblocked instead": in place of what the response answers. */
    private static boolean isStatus(Instruction effect) {
        return effect instanceof Instruction.Instead i && i.what() instanceof RuleEffect r
                && r.rule() instanceof Rule.CountsAsBlocked;
    }

    /** UniVersus, Bullets in Abilities: "that ability" is the one for which an option was chosen. */
    private void options(Ability.Played p) {
        boolean answersChoice =
                p.condition().isPresent() && p.condition().get().what() instanceof Happening.ChoosesOption;
        if (!answersChoice
                && Records.any(p.effect(), part -> false, part -> part instanceof Verb v && v.addsOption())) {
            problems.add("an option for an ability of which none was chosen");
        }
    }

    /** Abilities that an effect gives have to be carried out, too. */
    private void given(Ability ability) {
        Records.any(ability, part -> part instanceof Ability && part != ability, part -> {
            if (part instanceof Ability inner && inner != ability) {
                problems.addAll(problems(inner));
            }
            return false;
        });
    }

    /** D.1.4: a card of another player never comes to the zone where a card is played. The next card is waited for once. */
    private void played(Ability ability) {
        Records.any(ability, part -> part instanceof Ability && part != ability, part -> {
            if (part instanceof Rule.AsThoughInHand r && Possession.mayBeOfAnother(r.who(), r.cards())) {
                problems.add("cards of another player, as though they were in hand: " + r.cards());
            }
            if (part instanceof Selector.Next next && (next.whose() == Who.BOTH || next.whose() == Who.EACH)) {
                problems.add("the next card of each of two players: " + next);
            }
            return false;
        });
    }

    // ---- static effects (J.2.1) ---------------------------------------------------------------------------------------

    /** H.6: a continuous ability states what is so, waits for something or replaces it; it tells nobody to act. */
    private void stand(Instruction i) {
        switch (i) {
            case Instruction.Sequence s -> s.parts().forEach(this::stand);
            case Instruction.If f -> {
                spokenOf |= f.condition().about() != null;
                stand(f.then());
                if (!f.otherwise().equals(Instruction.NOTHING)) {
                    problems.add("an \"otherwise\" in a continuous ability");
                }
            }
            case Instruction.While w -> {
                spokenOf |= w.condition().about() != null;
                stand(w.what());
            }
            case Instruction.Fired f -> fired(f);
            case Instruction.Instead r when r.would().isPresent()
                    && r.would().get().timing() != When.Timing.NEXT_TIME ->
                    replaced(r);
            case Instruction.LetX x -> {
            }
            case Verb v when v.mayStand() -> {
                if (!spokenOf && v instanceof AboutCards about && isPronoun(about.what())) {
                    problems.add("an \"it\" in a continuous ability that has spoken of no card: " + v);
                }
                spokenOf = true;
            }
            default -> problems.add("a continuous ability that says " + i);
        }
    }

    /** K.3.1: what stands for a card that was spoken of; how many cards somebody has speaks of none. */
    private static boolean isPronoun(Selector card) {
        return card instanceof Selector.It || card instanceof Selector.Them || card instanceof Selector.That;
    }

    // ---- effects in execution (J.1) -------------------------------------------------------------------------------------

    /** @param follows  whether there is an instruction before it that an "instead" could replace (J.3.5.1.1) */
    private void act(Instruction i, boolean follows) {
        switch (i) {
            case Instruction.Sequence s -> {
                for (int n = 0; n < s.parts().size(); n++) {
                    act(s.parts().get(n), n > 0);
                    if (n > 0 && shows(s.parts().get(n - 1)) && isAnyCard(s.parts().get(n))) {
                        problems.add("a choice that does not say whether it is among the cards just shown: "
                                + s.parts().get(n));
                    }
                    if (n > 0 && s.parts().get(n) instanceof Instruction.If f
                            && f.condition() instanceof Condition.Did d) {
                        answered(s.parts().get(n - 1), d);
                    }
                }
            }
            case Instruction.If f -> {
                act(f.then(), follows);
                act(f.otherwise(), false);
            }
            case Instruction.Either e -> {
                act(e.what(), follows);
                act(e.other(), false);
            }
            case Instruction.May m -> act(m.what(), follows);
            case Instruction.PayTo p -> act(p.what(), follows);
            case Instruction.OneOf o -> {
                onePlayer(o.who(), o);
                if (o.who() == Who.EITHER || o.who() == Who.ANY) {
                    problems.add("a choice of whichever player: " + o);
                }
                o.options().forEach(option -> act(option, false));
            }
            case Instruction.Or o -> o.options().forEach(option -> act(option, false));
            case Instruction.ForEach f -> act(f.what(), false);
            case Instruction.Fired f -> fired(f);
            case Instruction.While w -> held(w);
            case Instruction.Instead r when r.would().isPresent() -> replaced(r);
            case Instruction.Instead r -> {
                if (!follows) {
                    problems.add("an \"instead\" that does not say in place of what: " + r.what());
                }
                act(r.what(), false);
            }
            case Instruction.LetX x -> {
            }
            case Verb v -> verb(v);
        }
    }

    private static boolean shows(Instruction i) {
        return i instanceof Verb v && v.shows();
    }

    /** "Choose 1 card": by K.2.2 one of one's own, which nobody means who has just had others shown (K.5.1). */
    private static boolean isAnyCard(Instruction i) {
        return i instanceof Verb v && v.choosesAnyCard();
    }

    /** "If you do" is asked of the player who was told to act just before. */
    private void answered(Instruction before, Condition.Did did) {
        Who who = actor(before);
        boolean one = switch (did.who()) {
            case YOU, YOURSELF -> who != Who.RIVAL;
            case RIVAL -> !who.isYou();
            case THEY, THAT_PLAYER -> !who.isYou();
            default -> did.who() == who;
        };
        if (!one || who == Who.BOTH || who == Who.EACH) {
            problems.add("what " + did.who() + " did, after " + before);
        }
    }

    private static Who actor(Instruction i) {
        return switch (i) {
            case Instruction.May m -> m.who();
            case Instruction.PayTo p -> p.who();
            case Verb v -> v.who();
            default -> Who.ANY;
        };
    }

    private void verb(Verb v) {
        String problem = v.problem();
        if (problem != null) {
            problems.add(problem);
        }
        if (v instanceof AboutCards deed && !(v instanceof ModifierEffect) && deed.what() instanceof Selector.Next next
                && !next.isOneThatIsPlayed()) {
            problems.add("a deed that waits for its card: " + v);
        }
        if (v.isForOnePlayer()) {
            onePlayer(v.who(), v);
        }
    }

    /** K.1.3: these are done by one player after the other only where the text says so in two sentences. */
    private void onePlayer(Who who, Instruction v) {
        if (who == Who.BOTH || who == Who.EACH) {
            problems.add("both players at once: " + v);
        }
    }

    private void held(Instruction.While w) {
        if (!(w.what() instanceof ModifierEffect) && !(w.what() instanceof RuleEffect)) {
            problems.add("a \"while\" about " + w.what());
        }
        act(w.what(), false);
    }

    // ---- what is waited for ---------------------------------------------------------------------------------------------

    private void fired(Instruction.Fired f) {
        moment(f.when());
        act(f.what(), false);
    }

    /** What happens is answered afterwards; only damage, parts of the turn and the game itself announce themselves. */
    private void moment(When when) {
        boolean can = switch (when.timing()) {
            case BEFORE -> switch (when.what()) {
                case Happening.TakesDamage d -> true;
                case Happening.DealsDamage d -> true;
                case Happening.PhaseTurns p -> true;
                case Happening.StepOf s -> true;
                case Happening.Goes g -> true;
                case Happening.GameBegins g -> true;
                case Happening.Checks c -> c.result() == Happening.Checks.Result.MADE;
                default -> false;
            };
            default -> true;
        };
        if (!can) {
            problems.add("something before " + when.what());
        }
    }

    /** What would have to go on with other damage: J.3.5.1 lets none be dealt. */
    private static boolean isOfAttacks(Instruction what) {
        return what instanceof ModifierEffect
                || what instanceof RuleEffect effect && switch (effect.rule()) {
                    case Rule.Deals deals -> !(deals.dealt() instanceof Rule.Deals.Dealt.None);
                    case Rule.AdjustsDamage adjusts -> true;
                    default -> false;
                };
    }

    /** J.3.5.1: what can be replaced: damage, and a card going to another zone. */
    private void replaced(Instruction.Instead r) {
        Happening would = r.would().orElseThrow().what();
        boolean can = switch (would) {
            case Happening.TakesDamage d -> true;
            case Happening.DealsDamage d -> true;
            case Happening.Goes g -> true;
            case Happening.Does d -> d.acts().stream().allMatch(Executable::moves);
            default -> false;
        };
        if (!can) {
            problems.add("a replacement of " + would);
        }
        if ((would instanceof Happening.TakesDamage || would instanceof Happening.DealsDamage)
                && isOfAttacks(r.what())) {
            problems.add("a change of the attack in the place of its damage: " + r.what());
        }
        act(r.what(), false);
    }

    private static boolean moves(Act act) {
        return switch (act) {
            case DESTROY, SACRIFICE, DISCARD, REMOVE, CLEAR, SPEND, ADD, BUILD, DRAW, MILL, REVIEW -> true;
            default -> false;
        };
    }
}
