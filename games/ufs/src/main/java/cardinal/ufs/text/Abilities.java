package cardinal.ufs.text;
import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Ability;
final class Abilities { static final Syntax<Ability> QUOTED = Syntax.rule("quoted", () -> Syntax.either(java.util.List.<Syntax<Ability>>of())); }
