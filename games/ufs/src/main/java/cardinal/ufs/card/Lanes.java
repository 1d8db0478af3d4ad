package cardinal.ufs.card;

import java.util.List;

/**
 * In which lists of listeners the abilities of a card put it; worked out once per state.
 *
 * @param near  the events its responses answer where abilities are played from (H.2.3.3)
 * @param far  those they answer from anywhere
 * @param statics  the lists of its continuous abilities, where these are at work (J.2.1)
 * @param elsewhere  whether one that is no response names zones to be played from (H.3.2.1)
 * @param played  whether one that is no response is played at all
 * @param outlook  what its continuous abilities look at when they change states ({@link Outlook})
 */
public record Lanes(long near, long far, long statics, boolean elsewhere, boolean played, int outlook) {
    private static final Lanes NONE = new Lanes(0, 0, 0, false, false, 0);

    static Lanes of(List<Held> abilities) {
        Lanes lanes = NONE;
        for (int i = 0; i < abilities.size(); i++) {
            lanes = lanes.with(abilities.get(i).ability());
        }
        return lanes;
    }

    private Lanes with(AbilityDef a) {
        if (!a.isPlayed()) {
            return new Lanes(near, far, statics | a.lanes(), elsewhere, played, outlook | a.outlook());
        }
        if (a.responds() == 0) {
            return new Lanes(near, far, statics, elsewhere || a.hasZones(), true, outlook);
        }
        boolean anywhere = a.hasZones() || a.mentionsItself() || a.answersItsAttack();
        return new Lanes(near | a.responds(), anywhere ? far | a.responds() : far, statics, elsewhere, played,
                outlook);
    }
}
