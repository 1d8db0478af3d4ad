package cardinal.mutation;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.instruction.LineNumber;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/** Makes the lines of classes tell {@link Probes} when they run. */
final class LineProbes implements ClassFileTransformer {
    private static final ClassDesc PROBES = ClassDesc.of("cardinal.mutation.Probes");
    private static final MethodTypeDesc HIT = MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

    /** Reads classes and never loads them: a class must not be loaded while it is. */
    private static final ClassFile FILE = ClassFile.of(ClassFile.ClassHierarchyResolverOption
            .of(ClassHierarchyResolver.ofResourceParsing(ClassLoader.getSystemClassLoader()).cached()));

    private final String prefix;

    LineProbes(String prefix) {
        this.prefix = prefix;
    }

    @Override
    public byte @Nullable [] transform(@Nullable ClassLoader loader, @Nullable String name, @Nullable Class<?> again,
            @Nullable ProtectionDomain domain, byte[] bytes) {
        if (name == null || !name.startsWith(prefix)) {
            return null;
        }
        try {
            return FILE.transformClass(FILE.parse(bytes), ClassTransform.transformingMethodBodies((code, element) -> {
                code.with(element);
                if (element instanceof LineNumber line) {
                    code.loadConstant(Probes.of(name.replace('/', '.'), line.line())).invokestatic(PROBES, "hit", HIT);
                }
            }));
        } catch (RuntimeException e) {
            System.err.println("lines of " + name + " are not counted: " + e);
            return null;
        }
    }
}
