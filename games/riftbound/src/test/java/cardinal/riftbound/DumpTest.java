package cardinal.riftbound;

import cardinal.kernel.*;
import cardinal.proving.RandomGames;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.*;
import java.util.*;
import java.nio.file.*;
import org.junit.jupiter.api.Test;

class DumpTest {
    @Test
    void dump() throws Exception {
        Map<String, String> seen = new TreeMap<>();
        for (Mode mode : List.of(Mode.DUEL, Mode.MATCH, Mode.MAGMA_CHAMBER)) {
            RandomGames.rounds(Starters.RULES, mode.name(), StarterSet.decks(mode), mode.seats()).atEveryQuestion(25, (m, w) -> {
                if (m.isOver()) return;
                Question q = m.question();
                StringBuilder s = new StringBuilder("   [" + q.sentence() + "] <" + (q.from() == q.to() ? "" : q.part()) + ">\n");
                if (q.purpose() != Purpose.TURN && q.purpose() != Purpose.RESPOND)
                for (int i = 0; i < Math.min(4, m.prompt().size()); i++) { Answer a = m.answer(i); s.append("      " + a.words() + " | " + a.meaning() + " | " + a.effect() + "\n"); }
                seen.putIfAbsent(q.purpose() + ": " + q.words(), s.toString());
            });
        }
        StringBuilder all = new StringBuilder();
        seen.forEach((k, v) -> all.append(k).append("\n").append(v));
        Files.writeString(Path.of("/tmp/qrift_dump.txt"), all.toString());
    }
}
