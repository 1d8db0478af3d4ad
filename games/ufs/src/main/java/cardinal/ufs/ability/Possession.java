package cardinal.ufs.ability;

/** Whose cards a selector speaks of, as far as its words say so. */
public final class Possession {
    private Possession() {
    }

    /** Whether some of them could be cards of another player than the one who acts. */
    public static boolean mayBeOfAnother(Who acting, Selector cards) {
        return switch (cards) {
            case Selector.Top top -> !isOwn(acting, top.whose());
            case Selector.Whole whole -> !isOwn(acting, whole.whose());
            case Selector.Some some -> mayBeOfAnother(acting, some.filter());
            case Selector.All all -> mayBeOfAnother(acting, all.filter());
            default -> false;
        };
    }

    private static boolean mayBeOfAnother(Who acting, Filter filter) {
        boolean side = switch (filter.side()) {
            case RIVAL -> true;
            case RIVALS, THEIRS -> acting.isYou();
            case YOURS, YOU_CONTROL -> !acting.isYou() && acting != Who.SAME;
            case UNSAID -> false;
        };
        return side || filter.place().isSaid() && !isOwn(acting, filter.place().whose());
    }

    private static boolean isOwn(Who acting, Who whose) {
        return switch (whose) {
            case YOU, YOURSELF -> acting.isYou() || acting == Who.SAME;
            case RIVAL -> acting == Who.RIVAL || acting == Who.SAME;
            case THEY, THAT_PLAYER -> !acting.isYou();
            case SAME -> true;
            case BOTH, EACH, EITHER, ANY, OWNER, HOLDER, ACTIVE, NOBODY -> false;
        };
    }
}
