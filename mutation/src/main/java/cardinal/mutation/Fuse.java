package cardinal.mutation;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.security.ProtectionDomain;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Ends a trial that does not end by itself: when its time is up, every method of the project breaks as it is called, so that the process
 * stays and stays warm. Time is the processor's, so that a busy machine makes no mutant seem endless.
 */
public final class Fuse implements ClassFileTransformer {
    private static final int WATCH_MILLIS = 50;
    /** How long a trial may go on when its fuse has blown. */
    private static final long GRACE_MILLIS = 3_000;
    private static final String PROJECT = "cardinal/";
    private static final String THIS = "cardinal/mutation/";
    private static final ClassDesc SELF = ClassDesc.of("cardinal.mutation.Fuse");
    private static final ClassFile FILE = ClassFile.of(ClassFile.ClassHierarchyResolverOption
            .of(ClassHierarchyResolver.ofResourceParsing(ClassLoader.getSystemClassLoader()).cached()));
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static volatile boolean blown;
    private static volatile long deadline = Long.MAX_VALUE;
    private static volatile int running;

    /** What breaks: no test expects it and nothing in the project catches it. */
    private static final class Burnt extends Error {
        private static final long serialVersionUID = 1L;

        Burnt() {
            super("does not end", null, false, false);
        }
    }

    /** Called by every method of the project. */
    public static void check() {
        if (blown) {
            throw new Burnt();
        }
    }

    /** The processor time of this thread. */
    static long cpuMillis() {
        return THREADS.getCurrentThreadCpuTime() / 1_000_000;
    }

    /** From now on this thread, which runs the trials, is watched. stuck: told of a trial that goes on nevertheless. */
    static void watch(IntConsumer stuck) {
        long trials = Thread.currentThread().threadId();
        Thread watch = new Thread(() -> {
            while (true) {
                long over = THREADS.getThreadCpuTime(trials) / 1_000_000 - deadline;
                if (over > 0) {
                    blown = true;
                }
                if (over > GRACE_MILLIS) {
                    stuck.accept(running);
                }
                try {
                    Thread.sleep(WATCH_MILLIS);
                } catch (InterruptedException e) {
                    return;
                }
            }
        }, "watch");
        watch.setDaemon(true);
        watch.start();
    }

    static void light(int trial, long limitMillis) {
        running = trial;
        deadline = cpuMillis() + limitMillis;
        blown = false;
    }

    /** Whether the time was up before the trial had ended. */
    static boolean putOut() {
        deadline = Long.MAX_VALUE;
        boolean burnt = blown;
        blown = false;
        return burnt;
    }

    @Override
    public byte @Nullable [] transform(@Nullable ClassLoader loader, @Nullable String name, @Nullable Class<?> again,
            @Nullable ProtectionDomain domain, byte[] bytes) {
        if (name == null || !name.startsWith(PROJECT) || name.startsWith(THIS)) {
            return null;
        }
        try {
            return FILE.transformClass(FILE.parse(bytes), ClassTransform.transformingMethodBodies(
                    method -> !method.methodName().stringValue().startsWith("<"), new Wire()));
        } catch (RuntimeException e) {
            System.err.println(name + " has no fuse: " + e);
            return null;
        }
    }

    private static final class Wire implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.invokestatic(SELF, "check", MethodTypeDesc.of(ConstantDescs.CD_void));
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
        }
    }
}
