package cardinal.ufs.ability;

/** K.4: one act that somebody does to cards: "commit 1 foundation". */
public interface CardAct extends AboutCards {
    Act act();
}
