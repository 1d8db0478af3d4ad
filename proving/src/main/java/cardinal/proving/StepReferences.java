package cardinal.proving;

import cardinal.kernel.Frame;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What has to be true of every procedure so that an edition may reorder it: a step is addressed by its reference, never by
 * its number or by the clause it cites. Called by {@link CopyingContract} for each game.
 */
public final class StepReferences {
    private static final Set<String> COUNTED = Set.of("size", "clause", "clauses");
    private static final Set<String> EDITED =
            Set.of("guarding", "unguarded", "replacing", "before", "moving", "without");

    private StepReferences() {
    }

    /** The faults of all frames in a package and those below it. */
    public static List<String> faultsIn(String root) {
        return CopySafety.classesIn(root).filter(Frame.class::isAssignableFrom).flatMap(c -> faultsOf(c).stream())
                .toList();
    }

    /** The places where a frame class counts its steps or names one by its clause, and references to no step of it. */
    public static List<String> faultsOf(Class<?> frame) {
        List<String> faults = new ArrayList<>();
        for (MethodModel method : CopySafety.modelOf(frame).methods()) {
            if (method.code().isPresent()) {
                for (CodeElement element : method.code().get()) {
                    String fault = faultOf(element);
                    if (!fault.isEmpty()) {
                        faults.add(frame.getName() + "." + method.methodName().stringValue() + " " + fault);
                    }
                }
            }
        }
        if (!Modifier.isAbstract(frame.getModifiers())) {
            faults.addAll(strayReferences(frame));
        }
        return faults;
    }

    /** The ways to go to a step that take anything but a reference; there must be none. */
    public static List<String> waysByNumberOrClause(Class<?> frame) {
        List<String> ways = new ArrayList<>();
        for (Method method : frame.getDeclaredMethods()) {
            if (method.getName().startsWith("go") && List.of(method.getParameterTypes()).stream()
                    .anyMatch(parameter -> parameter != Step.class)) {
                ways.add(method.getName());
            }
        }
        return ways;
    }

    private static String faultOf(CodeElement element) {
        if (element instanceof FieldInstruction f && f.opcode() == Opcode.PUTFIELD
                && f.name().equalsString("step") && isPlaceOf(f.owner().asInternalName())) {
            return "counts its steps itself";
        }
        if (element instanceof InvokeInstruction call
                && call.owner().asInternalName().equals(Steps.class.getName().replace('.', '/'))) {
            String name = call.name().stringValue();
            if (COUNTED.contains(name)) {
                return "looks at its steps by number";
            }
            if (EDITED.contains(name) && call.type().stringValue().startsWith("(Ljava/lang/String;")) {
                return "names a step by its clause";
            }
        }
        return "";
    }

    /** Whether the field "step" of this class is the one of {@link Frame}. */
    private static boolean isPlaceOf(String owner) {
        Class<?> type = CopySafety.classNamed(owner.replace('/', '.'));
        while (Frame.class.isAssignableFrom(type) && type != Frame.class) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals("step")) {
                    return false;
                }
            }
            type = type.getSuperclass();
        }
        return type == Frame.class;
    }

    /** Constants that name a step which none of the lists of this class has: nobody could go there. */
    /** What is public is offered to editions, which put it into their own lists. */
    private static List<String> strayReferences(Class<?> frame) {
        List<Steps<?, ?>> lists = new ArrayList<>();
        for (Field field : frame.getDeclaredFields()) {
            if (constant(field) instanceof Steps<?, ?> list) {
                lists.add(list);
            }
        }
        List<String> stray = new ArrayList<>();
        for (Field field : frame.getDeclaredFields()) {
            if (!Modifier.isPublic(field.getModifiers()) && constant(field) instanceof Step<?, ?> step
                    && lists.stream().noneMatch(list -> list.has(step))) {
                stray.add(frame.getName() + "." + field.getName() + " is a step of no list");
            }
        }
        return stray;
    }

    private static Object constant(Field field) {
        if (!Modifier.isStatic(field.getModifiers())
                || field.getType() != Step.class && field.getType() != Steps.class) {
            return "";
        }
        try {
            field.setAccessible(true);
            return field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
