package cardinal.kernel.toy;

import cardinal.kernel.Departure;
import cardinal.kernel.Event;
import cardinal.kernel.Image;

/** What happens in the toy. */
sealed interface ToyEvent extends Event {
    /** How a story tells it. */
    String words();

    record Said(String what) implements ToyEvent {
        @Override
        public int kind() {
            return 0;
        }

        @Override
        public String words() {
            return what;
        }
    }

    record Changed(String what, int amount) implements ToyEvent {
        @Override
        public int kind() {
            return 1;
        }

        @Override
        public String words() {
            return what + " " + (amount < 0 ? "" : "+") + amount;
        }
    }

    record Harmed(int seat, int amount) implements ToyEvent {
        @Override
        public int kind() {
            return 2;
        }

        @Override
        public String words() {
            return "seat " + seat + " takes " + amount;
        }
    }

    record Left(Image image, int to) implements ToyEvent, Departure {
        @Override
        public int kind() {
            return 3;
        }

        @Override
        public String words() {
            return image.piece().face().name() + " (" + image.values() + ") leaves";
        }
    }

    record Arrived(Image image, int to) implements ToyEvent {
        @Override
        public int kind() {
            return 4;
        }

        @Override
        public String words() {
            return image.piece().face().name() + " arrives";
        }
    }

    record Turned(Image image) implements ToyEvent, Departure {
        @Override
        public int kind() {
            return 5;
        }

        @Override
        public String words() {
            return "a card is turned over";
        }
    }
}
