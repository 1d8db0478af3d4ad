package cardinal.cli;

import cardinal.cli.io.Io;
import java.lang.reflect.Constructor;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the objects of commands: those that talk are given the streams to talk to. */
final class CommandFactory implements IFactory {
    private final Io io;

    CommandFactory(Io io) {
        this.io = io;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> c : type.getDeclaredConstructors()) {
            if (c.getParameterCount() == 1 && c.getParameterTypes()[0] == Io.class) {
                return type.cast(c.newInstance(io));
            }
        }
        return CommandLine.defaultFactory().create(type);
    }
}
