package cardinal.evolve.text;

import cardinal.evolve.ability.Ability;
import java.util.List;
import java.util.ServiceLoader;

/** What else may stand in the way of an ability that was read and makes sense: asked of the room above that knows how texts are carried out. */
public interface AbilityCheck {

    /** What cannot be carried out, in words; empty when everything can. */
    List<String> problems(Ability ability);

    /** The one of this game. */
    static AbilityCheck find() {
        return ServiceLoader.load(AbilityCheck.class, AbilityCheck.class.getClassLoader()).findFirst().orElseThrow();
    }
}
