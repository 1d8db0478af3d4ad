package cardinal.cli;

import cardinal.arena.lesson.LessonCheck;
import cardinal.arena.lesson.LessonFile;
import cardinal.arena.lesson.LessonFiles;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.kernel.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays lessons the way they say. */
@Command(name = "check",
        header = "Play lessons the way they say and tell where they do not fit; exit code 1 if one does not.")
final class LessonCheckCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE|DIR", arity = "0..*",
            description = "Lessons, or folders with some; without any, those that come with Cardinal.")
    List<Path> places = List.of();

    @Option(names = "--json", description = "Print a JSON array of results.")
    boolean json;

    LessonCheckCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() {
        List<LessonFile> files = new ArrayList<>(places.isEmpty() ? LessonFiles.shipped() : List.of());
        places.forEach(place -> files.addAll(LessonFiles.in(place)));
        if (files.isEmpty()) {
            throw new BadInput(places.getFirst().toString(), "there is no lesson here; a lesson is a file named *.yaml"
                    + " with the key \"lesson\"");
        }
        List<LessonCheck.Report> reports = files.stream().flatMap(file -> LessonCheck.of(file).stream()).toList();
        if (json) {
            Json.print(io, reports);
        } else {
            reports.forEach(this::print);
        }
        return reports.stream().allMatch(LessonCheck.Report::passed) ? Main.OK : Main.FAILED;
    }

    private void print(LessonCheck.Report report) {
        TerminalColours colours = TerminalColours.on(io.terminal());
        String head = report.file() + (report.game().isEmpty() ? "" : " (" + report.game() + "): " + report.title());
        if (report.passed()) {
            io.out().println(colours.green("fits") + " " + head + ", " + report.steps() + " steps, "
                    + report.captions() + " captions\n  at its end: " + report.ending());
            return;
        }
        io.out().println(colours.red("DOES NOT FIT") + " " + head);
        report.problems().forEach(p -> p.lines().forEach(line -> io.out().println("  " + line)));
    }
}
