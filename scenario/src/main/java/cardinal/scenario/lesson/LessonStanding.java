package cardinal.scenario.lesson;

/**
 * How far a learner is.
 *
 * @param step  the one that is to be done
 * @param place  how many of its commands are given
 * @param completed  the step that was done last, -1 for none: what the opponent does belongs to it
 * @param they  how far the opponent is with it
 * @param idle  how often the learner has decided since the lesson went on
 * @param strayed  whether the learner has ever done something else than was asked: from then on the lesson looks for the step that fits
 * @param corrected  whether that was the last thing they did
 */
public record LessonStanding(int step, int place, int completed, int they, int idle, boolean strayed,
        boolean corrected) {
    /** Before the first choice. */
    public static final LessonStanding BEGINNING = new LessonStanding(0, 0, -1, 0, 0, false, false);

    /** At another place, with nothing given of it yet. */
    LessonStanding at(int otherStep, int otherPlace) {
        return otherStep == step && otherPlace == place ? this
                : new LessonStanding(otherStep, otherPlace, completed, they, 0, strayed, false);
    }

    /** The step is done. */
    LessonStanding done() {
        return new LessonStanding(step + 1, 0, step, 0, 0, strayed, false);
    }

    /** The learner has decided something that is not the next command. strays: although that was offered. */
    LessonStanding idle(boolean strays) {
        return new LessonStanding(step, place, completed, they, idle + 1, strayed || strays, strays);
    }

    LessonStanding theyDid(int so) {
        return new LessonStanding(step, place, completed, so, idle, strayed, corrected);
    }
}
