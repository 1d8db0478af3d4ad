package cardinal.riftbound.deck.code;

import cardinal.kernel.BadInput;

/** The bytes of a deck code, read from the front. Numbers have seven bits in a byte, the lowest first. */
final class CodeBytes {
    private static final int MOST_BYTES = 4;

    private final byte[] bytes;
    private int at;

    CodeBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A byte. what: what it stands for, for a complaint. */
    int one(String what) {
        if (at == bytes.length) {
            throw new BadInput("deck code, byte " + (at + 1),
                    "the code ends where " + what + " should follow; it was cut off");
        }
        return bytes[at++] & 0xFF;
    }

    /** A number in as few bytes as it needs, from least to most. */
    int number(String what, int least, int most) {
        int start = at;
        int value = 0;
        for (int i = 0; i < MOST_BYTES; i++) {
            int next = one(what);
            value |= (next & 0x7F) << 7 * i;
            if (next < 0x80) {
                if (next == 0 && i > 0) {
                    throw wrong(start, what + " takes " + (i + 1) + " bytes, more than it needs");
                }
                if (value < least || value > most) {
                    throw wrong(start, what + " is " + value + "; it lies between " + least + " and " + most);
                }
                return value;
            }
        }
        throw wrong(start, what + " has no end within " + MOST_BYTES + " bytes; it is too large");
    }

    /** The place of the byte that was read last. */
    String place() {
        return "deck code, byte " + at;
    }

    void end() {
        if (at < bytes.length) {
            throw wrong(at, "the deck is complete, but " + (bytes.length - at) + " more "
                    + (bytes.length - at == 1 ? "byte follows" : "bytes follow"));
        }
    }

    private static BadInput wrong(int start, String message) {
        return new BadInput("deck code, byte " + (start + 1), message);
    }
}
