package cardinal.mutation;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes the reader of card texts remember what it has read. Reading is where scenarios spend most of their time; it calls neither rules nor
 * flow, so that no mutant there changes it.
 */
public final class Readings implements ClassFileTransformer {
    private static final String READER = "cardinal/cards/text/TextReader";
    private static final ClassDesc SELF = ClassDesc.of("cardinal.mutation.Readings");
    private static final ClassDesc READING = ClassDesc.of("cardinal.cards.text.Reading");
    private static final MethodTypeDesc READ =
            MethodTypeDesc.of(READING, ConstantDescs.CD_Object, ConstantDescs.CD_String);
    private static final MethodTypeDesc REMEMBERED =
            MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object, ConstantDescs.CD_Object,
                    ConstantDescs.CD_String);
    private static final MethodTypeDesc REMEMBER =
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object, ConstantDescs.CD_Object,
                    ConstantDescs.CD_Object, ConstantDescs.CD_String);
    private static final ClassFile FILE = ClassFile.of(ClassFile.ClassHierarchyResolverOption
            .of(ClassHierarchyResolver.ofResourceParsing(ClassLoader.getSystemClassLoader()).cached()));

    private static final Map<Object, Map<Text, Object>> BY_READER = new IdentityHashMap<>();

    private record Text(Object speaker, String words) {
    }

    /** What this reader has read before; called by the reader. */
    public static synchronized @Nullable Object remembered(Object reader, Object speaker, String text) {
        return BY_READER.computeIfAbsent(reader, r -> new HashMap<>()).get(new Text(speaker, text));
    }

    /** Called by the reader with what it has read. */
    public static synchronized void remember(Object reading, Object reader, Object speaker, String text) {
        BY_READER.computeIfAbsent(reader, r -> new HashMap<>()).put(new Text(speaker, text), reading);
    }

    @Override
    public byte @Nullable [] transform(@Nullable ClassLoader loader, @Nullable String name, @Nullable Class<?> again,
            @Nullable ProtectionDomain domain, byte[] bytes) {
        if (!READER.equals(name)) {
            return null;
        }
        return FILE.transformClass(FILE.parse(bytes), ClassTransform.transformingMethodBodies(
                method -> method.methodName().equalsString("read") && method.methodTypeSymbol().equals(READ),
                new Remembering()));
    }

    /** Looks first, and keeps what is returned. */
    private static final class Remembering implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.aload(0).aload(1).aload(2).invokestatic(SELF, "remembered", REMEMBERED).dup()
                    .ifThenElse(java.lang.classfile.Opcode.IFNONNULL, found -> found.checkcast(READING).areturn(),
                            none -> none.pop());
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            if (element instanceof ReturnInstruction) {
                code.dup().aload(0).aload(1).aload(2).invokestatic(SELF, "remember", REMEMBER);
            }
            code.with(element);
        }
    }
}
