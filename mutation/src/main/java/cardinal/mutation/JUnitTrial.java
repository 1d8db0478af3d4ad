package cardinal.mutation;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import cardinal.kernel.Clauses;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** A test method of a game, with all its cases. */
record JUnitTrial(String name, Set<String> clauses, LauncherDiscoveryRequest request) implements Trial {
    private static final Launcher LAUNCHER = LauncherFactory.create();
    /**
     * Left out: what runs the scenarios, which are trials of their own; games by the hundred, which take too long for every mutant; and
     * what only reads cards.
     */
    private static final Pattern LEFT_OUT =
            Pattern.compile(".*\\.(ShippedScenarios|QuestionsOfScenarios|HiddenInformation"
                    + "|\\w+Hidden|(Random|Modes|WholeSet|Open8|Ufs2010|Ufs2019|UniVersus)Play|Copying|PublicCards|ShownWords|Corpus"
                    + "|Meaning|Documentation|Synonyms)Test");

    /** The test methods below a package. usual: the document of clauses that are named without one. */
    static List<Trial> below(String folder, String usual) {
        TestPlan plan = LAUNCHER.discover(
                LauncherDiscoveryRequestBuilder.request().selectors(selectPackage(folder)).build());
        List<Trial> trials = new ArrayList<>();
        plan.accept(new TestPlan.Visitor() {
            @Override
            public void visit(TestIdentifier found) {
                if (found.getSource().orElse(null) instanceof MethodSource method
                        && !LEFT_OUT.matcher(method.getClassName()).matches()) {
                    trials.add(new JUnitTrial(found.getUniqueId(), clausesOf(method, usual),
                            LauncherDiscoveryRequestBuilder.request().selectors(selectUniqueId(found.getUniqueId()))
                                    .build()));
                }
            }
        });
        return trials;
    }

    private static Set<String> clausesOf(MethodSource method, String usual) {
        Set<String> clauses = new LinkedHashSet<>();
        add(clauses, method.getJavaClass().getAnnotation(Clauses.class), usual);
        add(clauses, method.getJavaMethod().getAnnotation(Clauses.class), usual);
        return clauses;
    }

    private static void add(Set<String> clauses, @Nullable Clauses named, String usual) {
        if (named != null) {
            for (String clause : named.value()) {
                clauses.add(clause.contains(":") ? clause : usual + ":" + clause);
            }
        }
    }

    @Override
    public String problem() {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LAUNCHER.execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        if (summary.getTotalFailureCount() > 0) {
            return "failed: " + summary.getFailures().getFirst().getException();
        }
        return summary.getTestsFoundCount() == 0 && summary.getContainersSucceededCount() == 0 ? "no such test" : "";
    }
}
