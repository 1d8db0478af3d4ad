package cardinal.ufs.text;

/** In which words an edition's cards speak. */
public interface WordRules {
    /** Whether they speak of opponents, vitality and control checks, and name types of abilities by a letter. */
    boolean hasOlderWords();
}
