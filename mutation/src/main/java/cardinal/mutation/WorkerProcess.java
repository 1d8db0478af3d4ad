package cardinal.mutation;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/** A {@link Worker} in a process of its own, on the JDK that runs this. */
final class WorkerProcess implements AutoCloseable {
    private final Process process;
    private final Writer orders;
    private final BufferedReader answers;
    private int answered;

    private WorkerProcess(Process process) {
        this.process = process;
        orders = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** What every worker of a run shares. classes, tests: the folders with the classes of the game and of its tests. */
    record Place(Path home, Path work, String family, Path classes, Path tests) {

        /** Runs the suite once with its lines counted. */
        Coverage cover() throws IOException, InterruptedException {
            Process process = start("cardinal/" + family + "/", "cover");
            process.getOutputStream().close();
            process.getInputStream().transferTo(System.out);
            if (process.waitFor() != 0) {
                throw new IOException("the tests could not be run; see " + log());
            }
            return covered();
        }

        /** What the last run found. */
        Coverage covered() throws IOException {
            return Coverage.read(coverage());
        }

        private Path coverage() {
            return work.resolve("coverage-" + family + ".bin");
        }

        WorkerProcess worker() throws IOException {
            WorkerProcess worker = new WorkerProcess(start("", "mutate"));
            String first = worker.answers.readLine();
            if (!Worker.READY.equals(first)) {
                throw new IOException("a worker did not start; see " + log());
            }
            return worker;
        }

        private Path log() {
            return work.resolve("workers-" + family + ".log");
        }

        private Process start(String counted, String mode) throws IOException {
            String classpath = String.join(File.pathSeparator, tests.toString(), classes.toString(),
                    System.getProperty("java.class.path"));
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-ea", "-XX:+UseSerialGC",
                    "-Xmx1500m", "-Xshare:auto", "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow", "-javaagent:" + agent() + "=" + counted,
                    "-Dcardinal.home=" + home, "-cp", classpath, Worker.class.getName(), mode, family,
                    coverage().toString(), classes.toString()));
            return new ProcessBuilder(command).directory(home.resolve("games").resolve(family).toFile())
                    .redirectError(ProcessBuilder.Redirect.appendTo(log().toFile())).start();
        }

        /** A jar that says which class is the agent; the class itself is on the class path. */
        private Path agent() throws IOException {
            Path jar = work.resolve("agent.jar");
            if (!Files.exists(jar)) {
                Manifest manifest = new Manifest();
                Attributes says = manifest.getMainAttributes();
                says.put(Attributes.Name.MANIFEST_VERSION, "1.0");
                says.putValue("Premain-Class", Agent.class.getName());
                says.putValue("Can-Redefine-Classes", "true");
                try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
                    out.finish();
                }
            }
            return jar;
        }
    }

    /** Whether it has tried nothing yet. */
    boolean isFresh() {
        return answered == 0;
    }

    /** What the worker answers; null if it died. */
    @Nullable String ask(Order order) throws IOException {
        try {
            orders.write(order.line() + "\n");
            orders.flush();
        } catch (IOException e) {
            return null;
        }
        String answer = answers.readLine();
        answered++;
        return answer;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
