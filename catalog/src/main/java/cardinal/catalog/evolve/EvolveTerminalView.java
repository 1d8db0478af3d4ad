package cardinal.catalog.evolve;

import cardinal.catalog.terminal.CardTerminalView;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.rules.AbilityPlay;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Face;
import cardinal.kernel.Option;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import java.util.List;

/** A game of Evolve on a terminal. */
final class EvolveTerminalView extends CardTerminalView<EvolveTable> {
    @Override
    public List<String> draw(EvolveTable t, Viewpoint viewpoint, List<String> names, TerminalColours colours,
            int width) {
        return new EvolveDrawing(t, viewpoint, names, colours, width).lines();
    }

    @Override
    public String hint(EvolveTable t, int seat, long option, TerminalColours colours) {
        int card = Option.a(option);
        EvolveFaces faces = new EvolveFaces(colours);
        return switch (Option.kind(option)) {
            case Choice.PLAY -> faces.price(t, seat, card) + " " + faces.body(t.def(card));
            case Choice.ACTIVATE -> activation(t, seat, card, Option.b(option), faces);
            case Choice.ATTACK -> t.attack(card) + "/" + t.defense(card) + (t.onField(Option.b(option))
                    ? " against " + t.attack(Option.b(option)) + "/" + t.defense(Option.b(option)) : "");
            case Choice.PICK, Choice.ON_TOP, Choice.AT_BOTTOM, Choice.DISCARD, Choice.STAYS, Choice.GIVE_RUSH,
                    Choice.ENGAGE ->
                    seen(t, seat, card, faces);
            default -> "";
        };
    }

    /** What it becomes, for an evolve ability. */
    private static String activation(EvolveTable t, int seat, int card, int place, EvolveFaces faces) {
        if (AbilityPlay.ability(t, card, place).isEvolve()) {
            int into = EvolveDeck.evolvesInto(t, card, seat, AbilityPlay.ability(t, card, place).into());
            return into == Table.NONE ? "" : faces.body(t.def(into)) + " " + faces.text(t.def(into));
        }
        return "";
    }

    private static String seen(EvolveTable t, int seat, int card, EvolveFaces faces) {
        if (!Sight.sees(t, seat, card) || t.zone(card) == Zone.LEADER) {
            return "";
        }
        return t.onField(card) ? faces.onTable(t, Viewpoint.of(seat), card) : faces.inHand(t, seat, card);
    }

    @Override
    protected List<String> whole(Face face, TerminalColours colours) {
        return new EvolveFaces(colours).whole((CardDef) face);
    }

    @Override
    public boolean isInGame(EvolveTable t, int card) {
        return t.zone(card) != Zone.NOWHERE;
    }
}
