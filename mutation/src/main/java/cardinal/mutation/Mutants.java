package cardinal.mutation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.EngineArguments;
import org.pitest.mutationtest.build.MutationInterceptor;
import org.pitest.mutationtest.build.intercept.equivalent.EquivalentReturnMutationFilter;
import org.pitest.mutationtest.build.intercept.javafeatures.AssertionsFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.EnumFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.EnumSwitchFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.ForEachLoopFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.ImplicitNullCheckFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.MethodReferenceNullCheckFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.RecordFilterFactory;
import org.pitest.mutationtest.build.intercept.javafeatures.StringSwitchFilterFactory;
import org.pitest.mutationtest.build.intercept.staticinitializers.StaticInitializerInterceptorFactory;
import org.pitest.mutationtest.engine.Location;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.MutationEngine;
import org.pitest.mutationtest.engine.gregor.config.GregorEngineFactory;

/** The small faults that PIT can put into classes, without those that its own filters know to mean nothing. */
final class Mutants implements ClassByteArraySource {
    private static final String CLASS = ".class";

    private final Path classes;
    private final MutationEngine engine = new GregorEngineFactory().createEngine(EngineArguments.arguments());
    private final Mutater mutater = engine.createMutator(this);
    private final List<MutationInterceptor> filters = Stream.of(new EquivalentReturnMutationFilter(),
            new RecordFilterFactory(), new AssertionsFilterFactory(), new EnumFilterFactory(),
            new EnumSwitchFilterFactory(), new ForEachLoopFilterFactory(), new ImplicitNullCheckFilterFactory(),
            new MethodReferenceNullCheckFilterFactory(), new StringSwitchFilterFactory(),
            new StaticInitializerInterceptorFactory())
            .map(factory -> factory.createInterceptor(null)).toList();

    /** @param classes  the folder of compiled classes */
    Mutants(Path classes) {
        this.classes = classes;
    }

    @Override
    public Optional<byte[]> getBytes(String name) {
        Path file = classes.resolve(name.replace('.', '/') + CLASS);
        try {
            if (Files.exists(file)) {
                return Optional.of(Files.readAllBytes(file));
            }
            try (var in = ClassLoader.getSystemResourceAsStream(name.replace('.', '/') + CLASS)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The class as it is. */
    byte[] original(String name) {
        return getBytes(name).orElseThrow(() -> new IllegalArgumentException("there is no class " + name));
    }

    /**
     * The class with the fault: all is as it was but for one method. (The class as PIT writes it has its constants in another order; a
     * record with annotated parts cannot be exchanged for such a one while it is loaded.)
     */
    byte[] bytes(MutationDetails mutant) {
        Location place = mutant.getId().getLocation();
        ClassModel faulty = ClassFile.of().parse(mutater.getMutation(mutant.getId()).getBytes());
        return ClassFile.of().transformClass(ClassFile.of().parse(original(mutant.getClassName().asJavaName())),
                (type, element) -> {
                    if (element instanceof MethodModel method && isAt(method, place)) {
                        faulty.methods().stream().filter(m -> isAt(m, place)).forEach(type::with);
                    } else {
                        type.with(element);
                    }
                });
    }

    private static boolean isAt(MethodModel method, Location place) {
        return method.methodName().equalsString(place.getMethodName())
                && method.methodType().equalsString(place.getMethodDesc());
    }

    /** A sample of the mutants of some packages, of those whose place matches. The same seed gives the same sample of the same classes. */
    List<MutationDetails> sample(List<String> packages, Pattern match, int count, long seed) throws IOException {
        List<MutationDetails> all = new ArrayList<>();
        for (String folder : packages) {
            try (Stream<Path> files = Files.list(classes.resolve(folder.replace('.', '/')))) {
                for (Path file : files.filter(f -> f.toString().endsWith(CLASS)).sorted().toList()) {
                    String simple = String.valueOf(file.getFileName()).replace(CLASS, "");
                    if (!simple.equals("package-info")) {
                        all.addAll(in(folder + "." + simple));
                    }
                }
            }
        }
        all.removeIf(m -> !match.matcher(place(m)).find());
        all.sort(Comparator.comparing(m -> m.getId().toString()));
        Collections.shuffle(all, new Random(seed));
        return all.subList(0, Math.min(count, all.size()));
    }

    /** Class, method and line. */
    static String place(MutationDetails mutant) {
        return mutant.getClassName().asJavaName() + "." + mutant.getMethod() + ":" + mutant.getLineNumber();
    }

    private Collection<MutationDetails> in(String type) {
        Collection<MutationDetails> found = mutater.findMutations(ClassName.fromString(type));
        ClassTree tree = ClassTree.fromBytes(original(type));
        for (MutationInterceptor filter : filters) {
            filter.begin(tree);
            found = filter.intercept(found, mutater);
            filter.end();
        }
        return found;
    }
}
